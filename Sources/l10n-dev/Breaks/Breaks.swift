import ArgumentParser
import Diagnostics
import Foundation
import Fuzzing
import Workflows

/// Makes mistakes in real translations, and says how many of them lint finds.
struct Breaks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make mistakes in real translations, and count those that lint finds.",
    discussion: """
      Each mistake is made by itself in one text, and counts as found if a rule has an error or a \
      warning more than before. The same files and seed give the same mistakes.
      """)

  @Argument(help: "Catalogs, and folders to look for catalogs in.")
  var paths = ["Fixtures/Caffe", "../shared/data/catalogs"]

  @Option(help: "How many mistakes of each kind are made at most.")
  var limit = 400

  @Option(help: "How many keys in a language are looked at, at most.")
  var entries = 50_000

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "Files larger than so many bytes are not broken as files.")
  var size = 400_000

  @Option(name: .customLong("show"), help: "A kind whose mistakes that aren't found are listed.")
  var shown: [String] = []

  @Flag(help: "List the found ones too, with what lint says.")
  var all = false

  func run() throws {
    var options = LintOptions(paths: paths)
    options.sources = paths.filter { $0.hasPrefix("Fixtures/") }
    let material = LintWorkflow(options).material(on: DiskFileTree(inputs: paths))
    var run = BreakRun(
      material.tables, material.selections, material.context, seed: seed, limit: limit)
    run.entryLimit = entries
    let results =
      run.results()
      + FileBreak.results(
        in: material.files, material.selections, seed: seed, limit: limit, size: size)
    print(Self.row("kind", ["made", "error", "warning", "note", "missed", "found"]))
    for tally in BreakTally.all(results) { print(Self.row(tally)) }
    print(Self.row(BreakTally("in all", results)))
    for result in results where shown.contains(result.name) && (all || !result.isFound) {
      print(Self.description(of: result))
    }
  }

  private static func row(_ tally: BreakTally) -> String {
    let numbers = [tally.count, tally.errors, tally.warnings, tally.notes, tally.missed]
    let share = (tally.share * 1000).rounded(.down) / 10
    return row(tally.name, numbers.map(String.init) + ["\(share) %"])
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
  }

  private static func description(of result: BreakResult) -> String {
    """

    \(result.name) in \(result.place)
      source: \(result.source.debugDescription)
      before: \(result.before.debugDescription)
      after:  \(result.after.debugDescription)
      \(result.messages.isEmpty ? "nothing was found" : result.messages.joined(separator: "\n  "))
    """
  }
}
