import Catalogs
import Exchange

/// How far a key's translation into one language is, as a whole.
package enum TranslationProgress: String, CaseIterable, Sendable {
  /// There is no text, or one that nobody has translated yet.
  case missing
  /// A machine translated it, and nobody has read that.
  case machineTranslated = "machine_translated"
  case needsReview = "needs_review"
  case translated
  /// Code no longer asks for the key.
  case stale
  /// The catalog says that nobody translates it.
  case notTranslatable = "do_not_translate"
}

extension KeyTranslation {
  package var progress: TranslationProgress {
    if units.contains(where: { !$0.isTranslatable }) { return .notTranslatable }
    if isStale { return .stale }
    let given = units.filter { !($0.target ?? "").isEmpty && $0.state != .new }
    // An empty text needs no translation.
    if given.isEmpty, units.allSatisfy(\.source.isEmpty) { return .translated }
    let hasMain = given.contains { $0.path.category == .other || $0.path.category == nil }
    guard hasMain else { return .missing }
    let states = Set(given.map { $0.state ?? .translated })
    if states == [.translated] { return .translated }
    return states.subtracting([.translated, .machineTranslated]).isEmpty
      ? .machineTranslated : .needsReview
  }
}
