import ArgumentParser
import Diagnostics
import Workflows

/// `l10n rename`.
struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a key in code and in all catalogs.",
    discussion: """
      What people read stays: where the key itself was the text, the text is written out in the \
      source language's catalog. All places change, or none does; what can't be changed is named. \
      Keys are given as catalogs have them: "%lld items".

      Examples:
        l10n rename --dry-run "Added to your order" "order.added"
      """)

  @Argument(help: "The key as catalogs have it.")
  var old: String

  @Argument(help: "What it is to be called.")
  var new: String

  @OptionGroup var project: ProjectOptions

  @Option(help: "The key's table (default: the only one that has it).")
  var table: String?

  @Flag(help: "Write nothing; print the difference.")
  var dryRun = false

  @Flag(
    name: .customLong("continue"),
    help: "Go on with a renaming that was cut off: what has the new key already stays.")
  var continues = false

  @Flag(help: "Rename the catalogs though nothing in code can be renamed that spells the key out.")
  var force = false

  func run() throws {
    var options = RenameOptions(
      old: old, new: new, table: table, scope: project.scope, isDryRun: dryRun,
      continues: continues)
    options.isForced = force
    let loaded = project.loaded()
    let tree = project.tree(loaded)
    let outcome = RenameWorkflow(options).run(on: tree, project: loaded)
    let console = Console(project, tree)
    console.report(outcome.diagnostics, isJSON: project.json)
    try console.report(outcome, isDryRun: dryRun)
    throw ExitCode(outcome.status.rawValue)
  }
}

extension Console {
  fileprivate func report(_ outcome: RenameOutcome, isDryRun: Bool) throws {
    guard !isJSON else {
      return try Self.write(ExactText(outcome.json(diagnostics: json(outcome.diagnostics))))
    }
    guard !isQuiet, outcome.status == .clean else { return }
    if isDryRun {
      for part in outcome.difference { try Self.write(part) }
    } else {
      try Self.write(outcome.text)
    }
    if let summary = outcome.summary { Self.remark("\(summary)\n") }
  }
}
