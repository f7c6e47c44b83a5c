import Exchange
import Reading

/// The translations that catalogs have of stale keys: an export has none of these, and an import takes
/// them.
struct StaleTexts: Sendable {
  /// By language, for one language's translation is no other's.
  private var translations: [String: [ExactKey: Set<String>]] = [:]

  mutating func add(_ units: [ExchangeUnit], in language: String) {
    for unit in units {
      translations[language, default: [:]][ExactKey(unit.id), default: []]
        .insert((unit.target ?? "").withCollapsedWhitespace)
    }
  }

  /// Whether a catalog has a translation of a stale key; nil where the key is not stale.
  func has(_ translation: String, of unit: ExchangeUnit, in language: String) -> Bool? {
    translations[language]?[ExactKey(unit.id)]?.contains(translation.withCollapsedWhitespace)
  }
}
