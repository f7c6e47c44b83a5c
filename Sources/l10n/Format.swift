import ArgumentParser
import Workflows

/// `l10n format`.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write catalogs as Xcode would.",
    discussion: """
      String Catalogs get Xcode's layout and order of keys, .stringsdict files its layout; .strings \
      files stay as they are. A file that Xcode wrote stays byte for byte, and so does every text.

      Examples:
        l10n format --check
        l10n format App
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Write nothing; exit with 1 and name the catalogs that would change.")
  var check = false

  func run() throws {
    let options = FormatOptions(project.scope, isCheck: check)
    let loaded = project.loaded()
    let tree = project.tree(loaded)
    let outcome = FormatWorkflow(options).run(on: tree, project: loaded)
    let console = Console(project, tree)
    console.report(outcome.diagnostics, isJSON: project.json)
    try console.report(FormatReport(outcome), of: outcome, isCheck: check)
    throw ExitCode(outcome.status.rawValue)
  }
}
