import Foundation
import Fuzzing
import Linting
import TestSupport
import Testing
import Workflows

/// Mistakes that are made on purpose in real translations, nearly all of which lint has to find: what
/// makes a rule more precise must not make it blind.
@Suite struct BreakTests {
  /// Kinds of which less than nine tenths are asked for, with the reason.
  static let leastShares = [
    // Where the forms that are left say the same, words may not change after numbers.
    "lost-category": 0.75
  ]

  private static func results(
    in paths: [String], limit: Int, entries: Int
  ) -> [BreakResult] {
    var options = LintOptions(paths: paths)
    options.sources = paths.filter { $0.hasSuffix("Fixtures/Caffe") }
    let material = LintWorkflow(options).material(on: DiskFileTree(inputs: paths))
    var run = BreakRun(material.tables, material.selections, material.context, limit: limit)
    run.entryLimit = entries
    return run.results()
      + FileBreak.results(in: material.files, material.selections, limit: limit, size: 60_000)
  }

  private static func missed(_ results: [BreakResult]) -> String {
    results.filter { !$0.isFound }.map { "\($0.name) in \($0.place): \($0.after)" }
      .joined(separator: "\n")
  }

  private func check(_ results: [BreakResult], kinds: Int) {
    let all = BreakTally("in all", results)
    #expect(all.share >= 0.98, "\(Self.missed(results))")
    let tallies = BreakTally.all(results)
    #expect(tallies.count >= kinds)
    for tally in tallies {
      let least = Self.leastShares[tally.name] ?? 0.9
      // One that is missed among a few says little.
      let isFew = tally.count < 10 && tally.count - Int(Double(tally.count) * tally.share) < 2
      #expect(tally.share >= least || isFew, "\(tally.name): \(tally.share)")
    }
  }

  @Test func mistakesInCaffeAreFound() {
    let folder = Repository.fixtures.appending(path: "Caffe").path
    check(Self.results(in: [folder], limit: 12, entries: .max), kinds: 55)
  }

  @Test(.enabled(if: SharedData.folder("catalogs") != nil, "real catalogs are absent"))
  func mistakesInRealCatalogsAreFound() throws {
    let folder = try #require(SharedData.folder("catalogs"))
    let paths = ["IceCubesApp", "LoopKit", "Meshtastic-Apple"].map {
      folder.appending(path: $0).path
    }
    check(Self.results(in: paths, limit: 10, entries: 1_500), kinds: 65)
  }

  @Test func aLintWithoutRulesFindsNone() {
    let folder = Repository.fixtures.appending(path: "Caffe").path
    let material = LintWorkflow(LintOptions(paths: [folder])).material(
      on: DiskFileTree(inputs: [folder]))
    let results = BreakRun(material.tables, [], material.context, limit: 2).results()
    #expect(results.count > 60)
    #expect(results.allSatisfy { !$0.isFound })
  }

  @Test func aRunCanBeRepeated() {
    let folder = Repository.fixtures.appending(path: "Caffe").path
    let material = LintWorkflow(LintOptions(paths: [folder])).material(
      on: DiskFileTree(inputs: [folder]))
    let tables = Array(material.tables.prefix(3))
    let seeds: [UInt64] = [1, 1, 2]
    let runs = seeds.map { seed -> [[String]] in
      var run = BreakRun(
        tables, material.selections, material.context, seed: seed, limit: 2)
      // A few rounds show it.
      run.entryLimit = 192
      return run.results().map { [$0.name, $0.place, $0.after] + $0.messages }
    }
    #expect(runs[0] == runs[1] && runs[0].count > 20)
    #expect(runs[2].map { $0[2] } != runs[0].map { $0[2] })
  }
}
