import ArgumentParser
import Diagnostics
import Extraction
import Workflows

/// `l10n extract`.
struct Extract: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Find localizable strings in Swift sources and keep the catalogs up to date.",
    discussion: """
      New keys are added to the source language's catalogs with their comments, keys no longer \
      in the sources are marked stale, and everything else stays byte for byte. A key belongs to \
      the catalogs of the targets that compile its source (`l10n status --project` shows them), \
      where nothing says what is built to the nearest catalogs around it, or to --output.

      Examples:
        l10n extract
        l10n extract --check --quiet
        l10n extract --explain "Welcome to Caffé!" --check
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var cache: CacheOptions

  @Option(
    help: "The folder where catalogs live: <dir>/en.lproj/Table.strings or <dir>/Table.xcstrings.")
  var output: String?

  @Option(
    help: """
      The format of catalogs that don't exist yet: strings or xcstrings (default: that of their \
      neighbours); or stringsdata, what the sources say as Apple's compiler writes it to --output.
      """)
  var format: ExtractedFormat?

  @Flag(help: "Write nothing; exit with 1 and print the difference if catalogs are out of date.")
  var check = false

  @Flag(
    help: """
      Delete keys that are no longer in the sources instead of marking them; where code looks up \
      keys that only show when it runs, those that were marked before.
      """)
  var removeStale = false

  @Flag(help: "Make the catalogs that targets lack; without a project, the first one.")
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
    help: """
      A function of yours that localizes a String: name, name(label:), Type.member or #macro \
      (repeatable).
      """
  )
  var functions: [LocalizingFunction] = []

  func validate() throws {
    try PathArgument.check([output].compactMap(\.self))
    try LocaleArgument.check(source: sourceLanguage)
    guard format != .stringsdata || output != nil else {
      throw ValidationError("--format stringsdata needs a folder: name it with --output")
    }
    guard format == .stringsdata else { return }
    try project.checkJSON(beside: ExtractedFormat.stringsdata, allowing: [])
    if check { throw ValidationError("--check doesn't go with --format stringsdata.") }
  }

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded, outputs: [output])
    if format == .stringsdata, let output { try writeStringsData(to: output, on: tree, loaded) }
    let outcome = Progress.saying("reading sources", unless: project.quiet) {
      ExtractWorkflow(options).run(on: tree, project: loaded)
    }
    let console = Console(project, OverlaidFiles(tree, outcome.replaced))
    console.report(outcome.diagnostics, isJSON: project.json)
    try console.report(ExtractReport(outcome), of: outcome, isCheck: check)
    throw ExitCode(outcome.status.rawValue)
  }

  private func writeStringsData(
    to output: String, on tree: any FileTree, _ loaded: ProjectConfiguration
  ) throws {
    let outcome = StringsDataWorkflow(options, output: output).run(on: tree, project: loaded)
    let console = Console(project, tree)
    console.report(outcome.diagnostics, isJSON: false)
    if !project.quiet {
      for file in outcome.files { try Console.write("\(file.path)\n" as ConsoleText) }
    }
    throw ExitCode(outcome.status.rawValue)
  }

  private var options: ExtractOptions {
    var options = ExtractOptions(
      project.scope, output: output, format: format?.catalogFormat,
      sourceLanguage: sourceLanguage,
      removesStale: removeStale, isCheck: check, needsCatalog: !project.json,
      functions: functions)
    options.createsCatalogs = create
    options.cache = cache.projectCache
    options.explainedKey = explain
    options.explainsFiles = explainFiles
    options.includesDebug = includeDebug
    return options
  }
}

extension LocalizingFunction: ExpressibleByArgument {
  /// `tr`, `tr(_:)`, `tr(key:)`, `Type.member`, `Type.member(label:)` or `#tr`.
  public init?(argument: String) { self.init(reading: argument) }
}

/// What extraction writes.
enum ExtractedFormat: String, CaseIterable, ExpressibleByArgument {
  case strings
  case xcstrings
  case stringsdata

  /// Nil for what is no catalog.
  var catalogFormat: NewCatalogFormat? { NewCatalogFormat(rawValue: rawValue) }
}

extension NewCatalogFormat: ExpressibleByArgument {}
