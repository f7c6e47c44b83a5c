import ArgumentParser
import Diagnostics
import Workflows

/// `l10n init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write an l10n.json for the project in a folder.",
    discussion: """
      Looks at the project as it is, writes down its languages, says what it found and what to run \
      next. A configuration that is there stays as it is. Beside it goes a JSON Schema, with which \
      editors complete keys and rules and mark mistakes, offline too.

      Examples:
        l10n init --dry-run App
        l10n init
      """)

  @Argument(help: "The project's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Write nothing; print what would be written.")
  var dryRun = false

  @Flag(help: "Write no l10n.schema.json, and name none.")
  var noSchema = false

  @Flag(help: "Write l10n.schema.json only, for a configuration that is there.")
  var schemaOnly = false

  @Option(
    help: "The configuration to write (default: l10n.json in the folder).",
    completion: ConfigurationOptions.completion)
  var config: String?

  @Flag(help: "Print errors only.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  func validate() throws {
    try PathArgument.check([path] + [config].compactMap(\.self))
    guard noSchema, schemaOnly else { return }
    throw ValidationError("--schema-only and --no-schema exclude each other.")
  }

  func run() throws {
    let files = config.map { InitWorkflow.files(writing: $0) } ?? []
    let tree = DiskFileTree(inputs: [path], outputs: files)
    // Who names another one has use for it beside the one that is there.
    let project =
      config == nil
      ? ProjectConfiguration(explicit: nil, paths: [path], in: tree) : ProjectConfiguration()
    let workflow = InitWorkflow(
      in: tree.shown(path), isDryRun: dryRun, writing: choice, to: config.map(tree.shown))
    let outcome = workflow.run(on: tree, project: project)
    if json {
      let diagnostics = Console.json(outcome.diagnostics, in: tree)
      try Console.write(ExactText(outcome.json(diagnostics: diagnostics)))
    } else {
      try report(outcome, in: tree)
    }
    throw ExitCode(outcome.status.rawValue)
  }

  private func report(_ outcome: InitOutcome, in tree: any FileTree) throws {
    let shown = outcome.diagnostics.filter { !quiet || $0.severity == .error }
    Console.show(shown, color: color, in: tree)
    guard outcome.status == .clean else { return }
    if dryRun, !schemaOnly {
      try Console.write(ExactText(outcome.configuration.text(indented: true) + "\n"))
    }
    if !quiet { dryRun ? Console.remark(outcome.text) : try Console.write(outcome.text) }
  }

  private var choice: InitWorkflow.Choice {
    schemaOnly ? .schema : noSchema ? .configuration : .both
  }
}
