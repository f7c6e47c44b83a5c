package import Diagnostics
import Projects

/// `l10n init`: writes an `l10n.json` that says of a project what every run would otherwise guess.
package struct InitWorkflow: Sendable {
  /// Whether nothing is written.
  private let isDry: Bool

  package init(isDry: Bool = false) { self.isDry = isDry }

  /// Looks at the project around the current folder and writes its configuration there.
  ///
  /// A configuration that is there, here or around, is never touched.
  package func run(on tree: any FileTree, project: ProjectConfiguration) -> InitOutcome {
    var outcome = InitOutcome()
    if let file = project.file {
      outcome.refuse(
        Diagnostic(
          id: "configuration-exists", severity: .error,
          message: "this project has a configuration; edit it, or remove it and run l10n init "
            + "again",
          location: Location(file: file, range: 0..<0)))
      return outcome
    }
    guard !project.isBroken else {
      project.diagnostics.forEach { outcome.refuse($0) }
      return outcome
    }
    let survey = ProjectSurvey(ProjectWalk(around: ["."], excluding: [], project, in: tree))
    outcome.diagnostics = survey.leftOut + survey.model.diagnostics
    outcome.found = ProjectFacts(survey, SurveyedCatalogs(of: survey).all)
    guard !isDry else { return outcome }
    do throws(FileError) {
      let bytes = Array((outcome.configuration.text(indented: true) + "\n").utf8)
      outcome.diagnostics += try tree.write(bytes, to: InitOutcome.file, replacing: []).notices
      outcome.isWritten = true
    } catch {
      outcome.refuse(error.diagnostic)
    }
    return outcome
  }
}

/// What `l10n init` found and wrote.
package struct InitOutcome: Sendable {
  static let file = ConfigurationSearch.name

  var found = ProjectFacts()
  package fileprivate(set) var isWritten = false
  package fileprivate(set) var diagnostics: [Diagnostic] = []
  package private(set) var status = ExitStatus.clean

  fileprivate mutating func refuse(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    status = .couldNotRun
  }

  /// What `l10n.json` says.
  package var configuration: JSONText {
    var members: [(String, JSONText)] = [("sourceLanguage", .string(found.sourceLanguage))]
    if !found.locales.isEmpty {
      members.append(("locales", .array(found.locales.map { .string($0) })))
    }
    return .object(members)
  }

  /// What was found, and what to run next.
  package var text: ConsoleText {
    guard status == .clean else { return "" }
    let isEmpty = found.catalogCount == 0
    let written: ConsoleText = isWritten ? "\(Self.file) is written" : "nothing is written"
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
