import Exchange
import Reading

/// The translations that catalogs have of stale keys: an export has none of these, and an import takes
/// them.
struct StaleTexts: Sendable {
  private var translations: [ExactKey: Set<String>] = [:]

  mutating func add(_ units: [ExchangeUnit]) {
    for unit in units {
      translations[ExactKey(unit.id), default: []]
        .insert((unit.target ?? "").withCollapsedWhitespace)
    }
  }

  /// Whether a translation is of a stale key, and no catalog has it.
  func lack(_ translation: String, of unit: ExchangeUnit) -> Bool {
    translations[ExactKey(unit.id)].map {
      !$0.contains(translation.withCollapsedWhitespace)
    } ?? false
  }
}
