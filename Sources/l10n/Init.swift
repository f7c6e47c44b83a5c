import ArgumentParser
import Diagnostics
import Workflows

/// `l10n init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write an l10n.json for the project in this folder.",
    discussion: """
      Looks at the project as it is, writes down its languages, says what it found and what to run \
      next. A configuration that is there stays as it is. Beside it goes a JSON Schema, with which \
      editors complete keys and rules and mark mistakes, offline too.

      Examples:
        l10n init --dry-run App
        l10n init
      """)

  @Argument(help: "The project's folder (default: the current one).", completion: .directory)
  var path: String?

  @Flag(help: "Write nothing; print what would be written.")
  var dryRun = false

  @Flag(help: "Write no l10n.schema.json, and name none.")
  var noSchema = false

  @Flag(help: "Write l10n.schema.json only, for a configuration that is there.")
  var schemaOnly = false

  @Flag(help: "Print errors only.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    guard noSchema, schemaOnly else { return }
    throw ValidationError("--schema-only and --no-schema exclude each other.")
  }

  func run() throws {
    if let path, !DiskFileTree.enter(path) {
      throw ValidationError("'\(path)' is no folder.")
    }
    let tree = DiskFileTree(inputs: ["."])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let outcome = InitWorkflow(isDry: dryRun, writing: choice).run(on: tree, project: project)
    let shown = outcome.diagnostics.filter { !quiet || $0.severity == .error }
    Console.show(shown, color: color, in: tree)
    if outcome.status == .clean {
      if dryRun, !schemaOnly {
        try Console.write(ExactText(outcome.configuration.text(indented: true) + "\n"))
      }
      if !quiet {
        let text = path.map { "in \($0):\n" + outcome.text } ?? outcome.text
        dryRun ? Console.remark(text) : try Console.write(text)
      }
    }
    throw ExitCode(outcome.status.rawValue)
  }

  private var choice: InitWorkflow.Choice {
    schemaOnly ? .schema : noSchema ? .configuration : .both
  }
}
