import Exchange
import Reading

/// A table's texts for one locale.
struct ExportedTable {
  var file: ExchangeFile
  /// What is left out, for code no longer asks for it.
  var stale: [ExchangeUnit] = []

  /// How many keys are left out that are to be translated; what the source language lacks is told
  /// as that.
  var staleKeys: Int {
    let counted = stale.filter { $0.isSourceKnown && $0.isTranslatable }
    return Set(counted.map { ExactKey($0.key) }).count
  }

  var hasOnlyStaleKeys: Bool { file.units.isEmpty && staleKeys > 0 }

  mutating func add(_ units: [ExchangeUnit]) {
    file.units = units.filter { !$0.isStale }
    stale = units.filter(\.isStale)
  }
}
