import ArgumentParser
import Workflows

/// `l10n compile`.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Turn String Catalogs into the .lproj folders that apps and servers load.",
    discussion: """
      Only translated texts are written; what has none falls back to the source language. \
      --expand-agreement writes inflected texts out for places where no engine runs: a text \
      argument's value goes into the key in the place of its specifier.

      Examples:
        l10n compile --output Compiled Converted
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    name: .shortAndLong, help: "The folder that gets the .lproj folders.",
    completion: .directory)
  var output: String

  @Flag(help: "Write binary property lists instead of text.")
  var binary = false

  @Flag(help: "Write inflected texts out as plain plural and device variations.")
  var expandAgreement = false

  @Option(parsing: .unconditional, help: "How many texts one key may become in one language.")
  var expansionLimit = CompileOptions().expansionLimit

  @Flag(help: "Replace files that no compilation wrote, too.")
  var force = false

  @Option(
    name: .customLong("arg"), parsing: .unconditionalSingleValue,
    help: "What an argument can be: 2=VALUE, or VALUE in order (repeatable).")
  var arguments: [String] = []

  @Option(help: "Swift sources that say what arguments can be (repeatable).")
  var sources: [String] = []

  func validate() throws {
    try PathArgument.check([output] + sources)
    guard expansionLimit >= 0 else {
      throw ValidationError("'--expansion-limit \(expansionLimit)' is no number of texts.")
    }
  }

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded, inputs: sources, outputs: [output])
    let outcome = CompileWorkflow(options).run(on: tree, project: loaded)
    try Console(project, tree).report(outcome)
    throw ExitCode(outcome.status.rawValue)
  }

  private var options: CompileOptions {
    var options = CompileOptions()
    options.scope = project.scope
    options.output = output
    options.replacesFiles = force
    options.isBinary = binary
    options.expandsAgreement = expandAgreement
    options.expansionLimit = expansionLimit
    options.arguments = arguments
    options.sources = sources
    return options
  }
}
