import Dispatch
package import Linting
import LocaleData
import Locking

/// Makes mistakes in the translations of tables, a few in each text, and lets lint look at them.
///
/// The same tables, seed and limits give the same mistakes, whatever the number of cores.
package struct BreakRun {
  package let seed: UInt64
  /// How many mistakes of a kind are made.
  package let limit: Int
  /// How many mistakes are made in the texts of a key in a language, each by itself.
  package var breaksPerEntry = 4
  /// How many keys in a language are looked at; few have the rarest kinds.
  package var entryLimit = Int.max
  /// How many entries are looked at before kinds that are done are left out.
  private static let round = 64

  private let linter: Linter
  private let tables: [any LintTable]
  private let breaks: [TextBreak]

  /// - Parameters:
  ///   - selections: The rules, with their severities.
  ///   - breaks: The kinds of mistakes.
  package init(
    _ tables: [any LintTable], _ selections: [Linter.Selection], _ context: LintContext,
    breaks: [TextBreak] = TextBreak.all, seed: UInt64 = 1, limit: Int
  ) {
    self.tables = tables
    self.breaks = breaks
    self.seed = seed
    self.limit = limit
    linter = Linter(selections, context)
  }

  /// A key of a table in a language.
  private struct Entry {
    var table: Int
    var index: Int
    var language: String
  }

  package func results() -> [BreakResult] {
    let entries = shuffledEntries().prefix(entryLimit)
    var counts = [Int](repeating: 0, count: breaks.count)
    var results: [BreakResult] = []
    for start in stride(from: 0, to: entries.count, by: Self.round) {
      let open = breaks.indices.filter { counts[$0] < limit }
      guard !open.isEmpty else { break }
      // The rarest first, for few texts have them.
      let order = open.sorted { (counts[$0], $0) < (counts[$1], $1) }
      let numbers = start..<min(start + Self.round, entries.count)
      for (kind, result) in tried(numbers, of: entries, order) where counts[kind] < limit {
        counts[kind] += 1
        results.append(result)
      }
    }
    return results
  }

  private func tried(
    _ numbers: Range<Int>, of entries: ArraySlice<Entry>, _ order: [Int]
  ) -> [(kind: Int, result: BreakResult)] {
    let found = Locked([Int: [(kind: Int, result: BreakResult)]]())
    DispatchQueue.concurrentPerform(iterations: numbers.count) { offset in
      let number = numbers.lowerBound + offset
      let results = self.tried(entries[number], number, order)
      guard !results.isEmpty else { return }
      found.withLock { $0[number] = results }
    }
    let all = found.withLock { $0 }
    return numbers.flatMap { all[$0] ?? [] }
  }

  /// The first few kinds that can be made in an entry.
  private func tried(
    _ entry: Entry, _ number: Int, _ order: [Int]
  ) -> [(kind: Int, result: BreakResult)] {
    var random = Random(seed: seed, number: number)
    guard let trial = BreakTrial(tables[entry.table], entry.index, entry.language, &random) else {
      return []
    }
    var before: DiagnosticCounts?
    var results: [(kind: Int, result: BreakResult)] = []
    for kind in order where results.count < breaksPerEntry {
      guard let broken = trial.broken(by: breaks[kind], &random) else { continue }
      let known = before ?? trial.findings(linter)
      before = known
      // What is broken already shows nothing.
      guard !known.hasErrors else { return [] }
      results.append((kind, trial.result(breaks[kind], broken, known, linter)))
    }
    return results
  }

  private func shuffledEntries() -> [Entry] {
    var entries: [Entry] = []
    for (number, table) in tables.enumerated() {
      let languages = table.languages.filter {
        $0 != table.sourceLanguage && LanguageTag($0) != nil
      }
      for index in 0..<table.count {
        entries += languages.map { Entry(table: number, index: index, language: $0) }
      }
    }
    var random = Random(seed: ~seed, number: entries.count)
    for index in entries.indices.reversed() { entries.swapAt(index, random.below(index + 1)) }
    return entries
  }
}
