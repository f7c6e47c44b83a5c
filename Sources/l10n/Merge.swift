import ArgumentParser
import Diagnostics
import Exchange
import Workflows

/// `l10n merge`.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge catalogs in git, by key and field.",
    discussion: """
      git config merge.l10n.driver "l10n merge --path %P --marker-size %L %O %A %B", git config \
      merge.l10n.recursive binary, and in .gitattributes: *.xcstrings merge=l10n (the same for \
      *.strings and *.stringsdict). The \
      result is written over <ours>. Exit code 1: conflicts are marked in the file; 2: a side \
      can't be read, and nothing was written.
      """)

  @Argument(help: "What both sides started from (%O).", completion: .file())
  var base: String

  @Argument(help: "Our side, which the result is written over (%A).", completion: .file())
  var ours: String

  @Argument(help: "Their side (%B).", completion: .file())
  var theirs: String

  @Option(help: "The path of the file in the repository (%P).")
  var path: String?

  @Option(help: "How many signs a conflict marker has (%L).")
  var markerSize = 7

  @Flag(help: "Print no conflicts.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  func validate() throws {
    guard (1...1000).contains(markerSize) else {
      throw ValidationError("--marker-size takes a number from 1 to 1000.")
    }
  }

  func run() throws {
    let options = MergeOptions(
      base: base, ours: ours, theirs: theirs, path: path, markerSize: markerSize)
    let tree = DiskFileTree(inputs: [base, ours, theirs])
    let outcome = MergeWorkflow(options).run(on: tree)
    if json {
      let diagnostics = Console.json(outcome.diagnostics, in: tree)
      try Console.write(ExactText(outcome.json(diagnostics: diagnostics)))
    } else if !quiet || outcome.status == .couldNotRun {
      Console.show(outcome.diagnostics, color: color, in: tree)
    }
    throw ExitCode(outcome.status.rawValue)
  }
}
