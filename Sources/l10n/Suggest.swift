import ArgumentParser
import Diagnostics
import Workflows

/// `l10n suggest`.
struct Suggest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Find plural forms, and choices in code, that one text with agreement can replace.",
    discussion: """
      "%lld file" and "%lld files" become ^[%lld file](inflect: true), in each language whose words \
      the engine knows. A text is suggested only where it gives, for 0, 1, 2, 5, 11, 21, 100 and a \
      number of every other plural category, letter for letter what the forms give, and lint warns \
      of nothing in its markup and grammar. Languages of which that isn't true keep their forms beside it.

      Two keys that code chooses between by a number, count == 1 ? "\\(count) file" : "\\(count) files", \
      are tried in the same way; so are texts that differ in an adjective for the cases of an enum. The keys may be \
      named by constants, count == 1 ? L10n.file : L10n.files(count), as SwiftGen and Xcode make them; \
      of these it is told what to change.

      A key that is its own text gets a new one, and the change of code is shown; of a key that has \
      plural forms, l10n rename makes it. Nothing is written. deploymentTargets in l10n.json says which languages the systems \
      inflect that the app runs on.

      Examples:
        l10n suggest
        l10n suggest --all
        l10n suggest --json
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "The language that the catalogs are written in (default: the project's, else en).")
  var sourceLanguage: String?

  @Flag(help: "List what is left alone, too, each with its reason.")
  var all = false

  func validate() throws {
    try LocaleArgument.check(source: sourceLanguage)
  }

  func run() throws {
    var options = SuggestOptions(project.scope)
    options.sourceLanguage = sourceLanguage
    let loaded = project.loaded()
    let tree = project.tree(loaded)
    let outcome = SuggestWorkflow(options).run(on: tree, project: loaded)
    try Console(project, tree).report(outcome, isAll: all)
    throw ExitCode(outcome.status.rawValue)
  }
}

extension Console {
  fileprivate func report(_ outcome: SuggestOutcome, isAll: Bool) throws {
    report(outcome.diagnostics, isJSON: isJSON)
    let report = SuggestReport(outcome, isAll: isAll)
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    for suggestion in report.text { try Self.write(suggestion) }
    for line in report.leftAlone { try Self.write(line) }
    guard !isQuiet, outcome.status == .clean else { return }
    Self.remark("\(report.summary)\n")
  }
}
