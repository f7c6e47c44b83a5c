import ArgumentParser
import Exchange
import Workflows

/// `l10n export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what translators get: texts, translations so far, comments and hints.",
    discussion: """
      One file (or bundle) per locale goes to -o: LOCALE.xliff, LOCALE.xcloc, LOCALE.csv, or a \
      folder of .strings files. `l10n import` brings it back.

      Examples:
        l10n export --locale es --output Exchange
        l10n export --locale es --format xcloc --output Exchange
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var exchange: ExchangeOutput

  @Option(
    help: "A locale, such as es (repeatable; default: l10n.json's, else all there are).",
    completion: .locales)
  var locale: [String] = []

  @Option(help: "Swift sources that say what arguments can be (repeatable).")
  var sources: [String] = []

  @Option(help: "The language that the catalogs are written in (default: the project's, else en).")
  var sourceLanguage: String?

  func validate() throws {
    try PathArgument.check([exchange.output] + sources)
    try LocaleArgument.check(locale, source: sourceLanguage)
    if let problem = exchange.problem { throw ValidationError(problem) }
  }

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded, inputs: sources, outputs: [exchange.output])
    let outcome = ExportWorkflow(options).run(on: tree, project: loaded)
    try Console(project, tree).report(outcome)
    throw ExitCode(outcome.status.rawValue)
  }

  private var options: ExportOptions {
    var options = ExportOptions(
      catalogs: project.catalogs(project.roots, sourceLanguage: sourceLanguage),
      format: exchange.format, output: exchange.output)
    options.locales = locale
    options.sources = sources
    options.replacesFiles = exchange.force
    options.version = exchange.xliffVersion ?? .v1_2
    options.hasByteOrderMark = exchange.bom
    return options
  }
}

/// How and where an export is written.
struct ExchangeOutput: ParsableArguments {
  @Option(help: "xliff, xcloc, strings or csv.")
  var format = ExchangeFormat.xliff

  @Option(name: .shortAndLong, help: "The folder, or the file for a single locale.")
  var output: String

  @Option(help: "1.2, as Xcode reads and writes it, or 2.1 (default: 1.2).")
  var xliffVersion: XLIFFVersion?

  @Flag(help: "Replace files that no export wrote, too.")
  var force = false

  @Flag(help: "Start CSV files with a byte-order mark, for Excel.")
  var bom = false

  /// What can't be had together; nil if all can.
  var problem: String? {
    if xliffVersion != nil, format != .xliff, format != .xcloc {
      return "--xliff-version doesn't go with --format \(format.rawValue)."
    }
    if bom, format != .csv { return "--bom doesn't go with --format \(format.rawValue)." }
    return nil
  }
}
