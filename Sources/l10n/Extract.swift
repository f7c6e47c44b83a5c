import ArgumentParser
import Extraction
import Workflows

/// `l10n extract`.
struct Extract: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find localizable strings in Swift sources and keep the catalogs up to date.",
    discussion: """
      New keys are added to the source language's catalogs with their comments, keys no longer \
      in the sources are marked stale, and everything else stays byte for byte. A key belongs to \
      the catalogs of the targets that compile its source (`l10n status --project` shows them), \
      where nothing says what is built to the nearest catalogs around it, or to --output.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var cache: CacheOptions

  @Option(
    help: "The folder where catalogs live: <dir>/en.lproj/Table.strings or <dir>/Table.xcstrings.")
  var output: String?

  @Option(
    help: "The format of catalogs that don't exist yet (default: that of their neighbours).")
  var format: NewCatalogFormat?

  @Flag(help: "Write nothing; exit with 1 and print the difference if catalogs are out of date.")
  var check = false

  @Flag(help: "Delete keys that are no longer in the sources instead of marking them.")
  var removeStale = false

  @Flag(help: "Make the catalogs that targets lack.")
  var create = false

  @Option(help: "Tell where a key comes from and goes to, and why it is stale or not.")
  var explain: String?

  @Flag(help: "Tell why each Swift file was parsed.")
  var explainFiles = false

  @Flag(help: "Count the strings that only debug builds have, too.")
  var includeDebug = false

  @Option(
    help: "The language that the keys are written in (default: that of the project, else en).")
  var sourceLanguage: String?

  @Option(
    name: .customLong("function"),
    help:
      "A function of yours that localizes a String: name, name(label:) or Type.member (repeatable)."
  )
  var functions: [LocalizingFunction] = []

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded, outputs: [output])
    let outcome = ExtractWorkflow(options).run(on: tree, project: loaded)
    let console = Console(project, tree)
    console.report(outcome.diagnostics, isJSON: project.json)
    try console.report(ExtractReport(outcome), of: outcome, isCheck: check)
    throw ExitCode(outcome.status.rawValue)
  }

  private var options: ExtractOptions {
    var options = ExtractOptions(
      paths: project.roots, output: output, format: format, sourceLanguage: sourceLanguage,
      removesStale: removeStale, isCheck: check, needsCatalog: !project.json,
      functions: functions, include: project.include, exclude: project.exclude)
    options.createsCatalogs = create
    options.cache = cache.projectCache
    options.explainedKey = explain
    options.explainsFiles = explainFiles
    options.includesDebug = includeDebug
    return options
  }
}

extension LocalizingFunction: ExpressibleByArgument {
  /// `tr`, `tr(_:)`, `tr(key:)`, `Type.member` or `Type.member(label:)`.
  public init?(argument: String) { self.init(reading: argument) }
}

extension NewCatalogFormat: ExpressibleByArgument {}
