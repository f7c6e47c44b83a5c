import Exchange
import Reading

/// The translations that catalogs have of stale keys: an export has none of these, and an import takes
/// them.
struct StaleTexts: Sendable {
  /// By catalog and language: ids such as `OK` stand in many, and each has translations of its own.
  private var translations: [ExchangeFile.Place: [ExactKey: Set<String>]] = [:]

  mutating func add(_ units: [ExchangeUnit], at place: ExchangeFile.Place) {
    for unit in units {
      translations[place, default: [:]][ExactKey(unit.id), default: []]
        .insert((unit.target ?? "").withCollapsedWhitespace)
    }
  }

  /// Whether a catalog has a translation of a stale key; nil where the key is not stale.
  func has(
    _ translation: String, of unit: ExchangeUnit, at place: ExchangeFile.Place
  ) -> Bool? {
    translations[place]?[ExactKey(unit.id)]?.contains(translation.withCollapsedWhitespace)
  }
}
