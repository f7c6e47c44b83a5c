import ArgumentParser
import Diagnostics
import Workflows

/// `l10n status`.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say how far each locale is, table by table.",
    discussion: """
      Counts the keys that are translated, translated by a machine, to be reviewed, new, and no longer \
      in the source. The \
      source language and keys that are not to be translated don't count.

      Examples:
        l10n status
        l10n status --locale es --json
        l10n status --project
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var cache: CacheOptions

  @Option(help: "A locale, such as es (repeatable; default: all).", completion: .locales)
  var locale: [String] = []

  @Option(help: "A table, such as Localizable.")
  var table: String?

  @Option(help: "The language of the source's .strings files (default: the project's, else en).")
  var sourceLanguage: String?

  @Option(
    help: """
      Exit with 1 where there is text that a machine translated and nobody reviewed (machine), or \
      where keys are missing, needs-review or stale (repeatable).
      """)
  var failOn: [StatusFailure] = []

  @Option(help: "text, json or markdown.")
  var format = StatusFormat.text

  @Flag(
    name: .customLong("project"),
    help: "Show what is built instead: projects, targets, and the catalogs that each has.")
  var showsProject = false

  func validate() throws {
    try LocaleArgument.check(locale, source: sourceLanguage)
    try project.checkJSON(beside: format, allowing: [.text, .json])
    guard showsProject else { return }
    if !failOn.isEmpty { throw ValidationError("--fail-on doesn't go with --project.") }
    if format == .markdown {
      throw ValidationError("--format markdown doesn't go with --project.")
    }
  }

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded)
    guard !showsProject else { return try show(loaded, in: tree) }
    let outcome = StatusWorkflow(options).run(on: tree, project: loaded)
    let renderer = StatusRenderer(outcome.report)
    let console = Console(project, tree)
    let isJSON = project.json || format == .json
    console.report(outcome.diagnostics, isJSON: isJSON)
    if isJSON {
      let diagnostics = console.json(outcome.diagnostics)
      try Console.write(ExactText(renderer.json(diagnostics: diagnostics)))
    } else if format == .markdown {
      try Console.write(ExactText(renderer.markdown))
    } else {
      try Console.write(renderer.text)
    }
    throw ExitCode(outcome.status.rawValue)
  }

  private func show(_ loaded: ProjectConfiguration, in tree: DiskFileTree) throws {
    let report = ProjectReport(
      around: project.roots, excluding: project.exclude, in: tree, project: loaded)
    let console = Console(project, tree)
    let isJSON = project.json || format == .json
    console.report(report.diagnostics, isJSON: isJSON)
    if isJSON {
      let diagnostics = console.json(report.diagnostics)
      try Console.write(ExactText(report.json(diagnostics: diagnostics)))
    } else {
      try Console.write(report.text)
    }
    throw ExitCode(report.status.rawValue)
  }

  private var options: StatusOptions {
    var options = StatusOptions(project.scope)
    options.locales = locale
    options.table = table
    options.sourceLanguage = sourceLanguage
    options.failures = failOn
    options.cache = cache.projectCache
    return options
  }
}

extension StatusFailure: ExpressibleByArgument {}

enum StatusFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case markdown
}
