package import Diagnostics
import Projects

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

  /// Whether nothing is written.
  private let isDry: Bool
  private let choice: Choice

  package init(isDry: Bool = false, writing choice: Choice = .both) {
    self.isDry = isDry
    self.choice = choice
  }

  /// Looks at the project around the current folder and writes its configuration there.
  ///
  /// A configuration that is there, here or around, is never touched.
  package func run(on tree: any FileTree, project: ProjectConfiguration) -> InitOutcome {
    var outcome = InitOutcome(choice: choice)
    if choice != .configuration {
      OwnFile.schema.refusals(toReplace: [ConfigurationSchema.fileName], in: tree)
        .forEach { outcome.fail($0) }
    }
    guard outcome.status == .clean else { return outcome }
    guard choice != .schema else {
      write([Self.schema], of: &outcome, to: tree)
      return outcome
    }
    if let file = project.file {
      outcome.fail(Self.existing(file))
      return outcome
    }
    guard !project.isBroken else { return outcome.ended(by: project) }
    let survey = ProjectSurvey(ProjectWalk(around: ["."], excluding: [], project, in: tree))
    outcome.diagnostics = survey.leftOut + survey.model.diagnostics
    outcome.found = ProjectFacts(survey, SurveyedCatalogs(of: survey).all)
    let configuration = FileToWrite(
      path: InitOutcome.file, bytes: Self.bytes(outcome.configuration), replaced: [])
    write((choice == .both ? [Self.schema] : []) + [configuration], of: &outcome, to: tree)
    return outcome
  }

  private static func existing(_ file: String) -> Diagnostic {
    Diagnostic(
      id: "configuration-exists", severity: .error,
      message: "this project has a configuration; edit it, or remove it and run l10n init again",
      location: Location(file: file, range: 0..<0))
  }

  private static var schema: FileToWrite {
    FileToWrite(path: ConfigurationSchema.fileName, bytes: bytes(ConfigurationSchema.json))
  }

  private static func bytes(_ json: JSONText) -> [UInt8] {
    Array((json.text(indented: true) + "\n").utf8)
  }

  private func write(_ files: [FileToWrite], of outcome: inout InitOutcome, to tree: any FileTree) {
    guard !isDry else { return }
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(files)
      outcome.isWritten = true
    } catch {
      outcome.fail(error.diagnostic)
    }
  }
}

/// What `l10n init` found and wrote.
package struct InitOutcome: WorkflowOutcome {
  static let file = ConfigurationSearch.name

  let choice: InitWorkflow.Choice
  var found = ProjectFacts()
  package fileprivate(set) var isWritten = false
  package internal(set) var diagnostics: [Diagnostic] = []
  package internal(set) var status = ExitStatus.clean

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
      return "\(ConfigurationSchema.fileName) is \(isWritten ? "written" : "not written"); name it "
        + "in \(Self.file): \"$schema\": \"./\(ConfigurationSchema.fileName)\"\n"
    }
    let isEmpty = found.catalogCount == 0
    let files: ConsoleText =
      choice == .both
      ? "\(Self.file) is written, with \(ConfigurationSchema.fileName) for editors"
      : "\(Self.file) is written"
    let written = isWritten ? files : "nothing is written"
    return written + ": the source language is \(found.sourceLanguage), "
      + (found.locales.isEmpty
        ? "and nothing is translated yet\n"
        : "translated to \(found.locales.joined(separator: ", "))\n")
      + found.lines + "next:\n"
      + (isEmpty
        ? "  l10n extract --create   write the catalogs that are missing\n"
        : "  l10n extract --check    say what the catalogs lack\n")
      + "  l10n lint               say what is wrong with translations\n"
      + "  l10n preview            show what people will read\n"
      + "  l10n doctor             say what keeps the set-up from working\n"
  }
}
