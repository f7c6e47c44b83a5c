package import Diagnostics
import Projects
import Reading

/// `l10n init`: writes an `l10n.json` that says of a project what every run would otherwise guess.
package struct InitWorkflow: Sendable {
  /// Which files are made.
  package enum Choice: Sendable {
    /// The configuration, and beside it the schema that it names: editors then know what it may
    /// say, without a network and as this version of the tool reads it.
    case both
    case configuration
    /// For a configuration that is there.
    case schema
  }

  /// The project's folder.
  private let folder: String
  /// The configuration that was named to be written; nil for the one in the folder.
  private let named: String?
  /// Whether nothing is written.
  private let isDryRun: Bool
  private let choice: Choice

  /// - Parameter named: The configuration to be written; nil for `l10n.json` in the folder.
  package init(
    in folder: String = ".", isDryRun: Bool = false, writing choice: Choice = .both,
    to named: String? = nil
  ) {
    self.folder = folder == "." ? "" : folder
    self.named = named
    self.isDryRun = isDryRun
    self.choice = choice
  }

  /// The files that may be written where a configuration is named.
  package static func files(writing named: String) -> [String] {
    [named, InitOutcome.schema(beside: named)]
  }

  /// Looks at the project in the folder and writes its configuration there.
  ///
  /// A configuration that is there, in the folder or around, is never touched.
  package func run(on tree: any FileTree, project: ProjectConfiguration) -> InitOutcome {
    var outcome = InitOutcome(folder: folder, named: named, choice: choice)
    obstacles(in: tree).forEach { outcome.fail($0) }
    guard outcome.status == .clean else { return outcome }
    guard choice != .schema else {
      write([schema], of: &outcome, to: tree)
      return outcome
    }
    if let file = project.file ?? named.flatMap({ tree.exists($0) ? $0 : nil }) {
      outcome.fail(Self.existing(file))
      return outcome
    }
    guard !project.isBroken else { return outcome.ended(by: project) }
    let walk = ProjectWalk(
      around: [folder.isEmpty ? "." : folder], excluding: [], project, in: tree)
    guard !walk.all.files.isEmpty || !walk.all.hasErrors else {
      walk.all.diagnostics.forEach { outcome.fail($0) }
      return outcome
    }
    let survey = ProjectSurvey(walk)
    outcome.diagnostics = survey.leftOut + survey.model.diagnostics
    outcome.found = ProjectFacts(survey, SurveyedCatalogs(of: survey).all, of: folder)
    outcome.diagnostics += outcome.found.leftOut + emptiness(of: survey)
    let configuration = FileEdit(
      path: outcome.file, old: [], new: Self.bytes(outcome.configuration))
    write((choice == .both ? [schema] : []) + [configuration], of: &outcome, to: tree)
    return outcome
  }

  /// A warning where nothing is there that could be localized: the folder is likely the wrong one.
  private func emptiness(of survey: ProjectSurvey) -> [Diagnostic] {
    guard survey.model.projects.isEmpty, !survey.leftOut.hasErrors else { return [] }
    return [ExtractWorkflow.noSource(.warning, at: FileScope(paths: [folder]).place)]
  }

  /// What is there, or isn't, so that nothing can be written.
  private func obstacles(in tree: any FileTree) -> [Diagnostic] {
    guard tree.isFolder(folder), !Diagnostic.isRoot(folder, in: tree) else {
      return [.noFolder(folder, in: tree)]
    }
    return choice == .configuration
      ? [] : OwnFile.schema.refusals(toReplace: [schema.path], in: tree)
  }

  private static func existing(_ file: String) -> Diagnostic {
    Diagnostic(
      id: "configuration-exists", severity: .error,
      message: "this project has a configuration; edit it, or remove it and run l10n init again",
      location: Location(file: file))
  }

  private var schema: FileEdit {
    FileEdit(
      path: InitOutcome(folder: folder, named: named, choice: choice).schemaFile,
      new: Self.bytes(ConfigurationSchema.json))
  }

  private static func bytes(_ json: JSONText) -> [UInt8] {
    Array((json.text(indented: true) + "\n").utf8)
  }

  private func write(_ files: [FileEdit], of outcome: inout InitOutcome, to tree: any FileTree) {
    guard !isDryRun else { return }
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(files)
      outcome.isWritten = true
    } catch {
      outcome.fail(error.diagnostic)
    }
  }
}

extension Diagnostic {
  /// Whether a folder is that of all others, through which no command could look.
  fileprivate static func isRoot(_ path: String, in tree: any FileTree) -> Bool {
    tree.realPath(of: path.isEmpty ? "." : path) == "/"
  }

  /// Says that what was named for a project's folder is none.
  package static func noFolder(_ path: String, in tree: any FileTree) -> Diagnostic {
    let found =
      isRoot(path, in: tree)
      ? "this is the root of all folders"
      : tree.exists(path) ? "this is a file" : "there is no folder here"
    return Diagnostic(
      id: "no-folder", severity: .error, message: "\(found); name the folder of the project",
      location: Location(file: path))
  }
}

/// What `l10n init` found and wrote.
package struct InitOutcome: WorkflowOutcome {
  /// The project's folder; empty for the current one.
  let folder: String
  /// The configuration that was named to be written; nil for the one in the folder.
  let named: String?
  let choice: InitWorkflow.Choice
  var found = ProjectFacts()
  package fileprivate(set) var isWritten = false
  package internal(set) var diagnostics: [Diagnostic] = []
  package internal(set) var status = ExitStatus.clean

  /// The configuration, as one would write its path.
  var file: String { named ?? PathParts.join(folder, ConfigurationSearch.name) }

  /// The schema, which lies beside it.
  var schemaFile: String { Self.schema(beside: file) }

  static func schema(beside configuration: String) -> String {
    PathParts.join(PathParts.folder(of: configuration), ConfigurationSchema.fileName)
  }

  /// What `l10n.json` says.
  package var configuration: JSONText {
    var members: [(String, JSONText)] = [("sourceLanguage", .string(found.sourceLanguage))]
    if choice == .both {
      members.insert(("$schema", .string("./" + ConfigurationSchema.fileName)), at: 0)
    }
    if !found.locales.isEmpty {
      members.append(("locales", .array(found.locales.map { .string($0) })))
    }
    return .object(members)
  }

  /// What was found, and what to run next.
  package var text: ConsoleText {
    guard status == .clean else { return "" }
    guard choice != .schema else {
      return "\(schemaFile) is \(isWritten ? "written" : "not written"); name it "
        + "in \(file): \"$schema\": \"./\(ConfigurationSchema.fileName)\"\n"
    }
    let files: ConsoleText =
      choice == .both
      ? "\(file) is written, with \(ConfigurationSchema.fileName) for editors"
      : "\(file) is written"
    let written = isWritten ? files : "nothing is written"
    return written + ": the source language is \(found.sourceLanguage), "
      + (found.locales.isEmpty
        ? "and nothing is translated yet\n"
        : "translated to \(found.locales.joined(separator: ", "))\n")
      + found.lines + next
  }

  /// What to run next.
  private var next: ConsoleText {
    let isEmpty = found.catalogCount == 0
    let commands: [(String, ConsoleText)] = [
      isEmpty
        ? ("extract --create", "write the catalogs that are missing")
        : ("extract --check", "say what the catalogs lack"),
      ("lint", "say what is wrong with translations"),
      ("preview", "show what people will read"),
      ("doctor", "say what keeps the set-up from working"),
    ]
    let option = named.map { " --config " + ShellWord.quoted($0) } ?? ""
    let place = option + (folder.isEmpty ? "" : " " + ShellWord.quoted(folder))
    let width = "extract --create".count
    return "next:\n"
      + commands.map { name, purpose in
        let space = String(repeating: " ", count: width - name.count + 3)
        return "  l10n \(name + place + space)" + purpose + "\n"
      }.joined()
  }
}
