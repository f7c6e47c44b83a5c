import ArgumentParser
import Workflows

/// `l10n convert`.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert between .lproj folders and String Catalogs.",
    discussion: """
      The old catalogs stay where they are. What the new format has no place for is named.

      Examples:
        l10n convert --to xcstrings --output Converted App
      """)

  @OptionGroup var project: ProjectOptions

  @Option(name: .customLong("to"), help: "strings or xcstrings (default: what isn't there yet).")
  var format: NewCatalogFormat?

  @Option(
    name: .shortAndLong, help: "Where the new catalogs go (default: beside the old ones).",
    completion: .directory)
  var output: String?

  @Option(help: "The language that the keys are written in (default: the project's, else en).")
  var sourceLanguage: String?

  @Flag(help: "Replace catalogs that are there already.")
  var force = false

  func validate() throws {
    try PathArgument.check([output].compactMap(\.self))
    try LocaleArgument.check(source: sourceLanguage)
  }

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded, outputs: [output])
    let outcome = ConvertWorkflow(options).run(on: tree, project: loaded)
    try Console(project, tree).report(outcome)
    throw ExitCode(outcome.status.rawValue)
  }

  private var options: ConvertOptions {
    var options = ConvertOptions()
    options.scope = project.scope
    options.format = format
    options.output = output
    options.sourceLanguage = sourceLanguage
    options.replacesFiles = force
    return options
  }
}
