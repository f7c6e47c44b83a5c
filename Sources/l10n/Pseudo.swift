import ArgumentParser
import Diagnostics
import Messages
import Workflows

/// `l10n pseudo`.
struct Pseudo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Write a pseudo-locale, to see an app in it before anybody translates.",
    discussion: """
      accented: letters with accents, so that texts that nobody localizes are seen (en-XA)
      long: accented, and as much longer as translations may be (en-XL)
      rtl: words from right to left (ar-XB)
      bounded: the source's texts in brackets, so that what is cut off is seen (en-XD)
      longest: the longest text of all languages, with plural forms, variations and agreement (en-XM)

      All texts stand in brackets. Arguments, Markdown, links and attributes stay as they are; \
      tables of property lists and of App Shortcuts and keys that are not to be translated are \
      left out. A second run brings the texts up to date. lint, status and export pass \
      pseudo-locales over. A text that a person wrote is never replaced without --force.

      Examples:
        l10n pseudo --kind accented --dry-run
        l10n pseudo --kind long
        l10n pseudo --remove
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "accented, long, rtl, bounded or longest.")
  var kind: PseudoKind?

  @Option(help: "The pseudo-locale: a region from XA to XZ, or a language from qaa to qtz.")
  var locale: String?

  @Option(help: "The language that the catalogs are written in (default: the project's, else en).")
  var sourceLanguage: String?

  @Flag(help: "Take pseudo-locales out again: that of --kind or --locale, or all.")
  var remove = false

  @Flag(help: "Replace or remove texts that people wrote, too.")
  var force = false

  @Flag(help: "Write nothing; exit with 1 if a catalog would change.")
  var check = false

  @Flag(help: "Write nothing; print the difference.")
  var dryRun = false

  func validate() throws {
    try LocaleArgument.check([locale].compactMap(\.self), source: sourceLanguage)
    guard kind != nil || remove else {
      throw ValidationError("Say which kind: --kind accented, long, rtl, bounded or longest.")
    }
  }

  func run() throws {
    var options = PseudoOptions(
      action, catalogs: project.catalogs(project.roots, sourceLanguage: sourceLanguage))
    options.locale = locale
    options.isForced = force
    options.isDryRun = check || dryRun
    let loaded = project.loaded()
    let tree = project.tree(loaded)
    let outcome = PseudoWorkflow(options).run(on: tree, project: loaded)
    try Console(project, tree).report(outcome, showsDifference: dryRun)
    let hasFindings = check && outcome.status == .clean && !outcome.changes.isEmpty
    throw ExitCode((hasFindings ? .findings : outcome.status).rawValue)
  }

  private var action: PseudoOptions.Action {
    guard !remove, let kind else { return .remove(kind) }
    return .write(kind)
  }
}

extension Console {
  fileprivate func report(_ outcome: PseudoOutcome, showsDifference: Bool) throws {
    report(outcome.diagnostics, isJSON: isJSON)
    let report = PseudoReport(outcome)
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    guard !isQuiet, let summary = report.summary else { return }
    if showsDifference {
      for part in report.difference { try Self.write(part) }
    } else {
      try Self.write(report.text)
    }
    Self.remark("\(summary)\n")
  }
}

extension PseudoKind: ExpressibleByArgument {}
