import Catalogs

/// The state of a text in a String Catalog, ordered by how far it is.
enum TranslationState: String, Comparable, CaseIterable {
  case new
  case stale
  case needsReview = "needs_review"
  case translated

  /// The state of a unit; one that nobody knows needs review, and none is that of a text to come.
  init(_ unit: RawJSON?) {
    guard let text = unit?["state"]?.string else {
      self = .new
      return
    }
    self = TranslationState(rawValue: text) ?? .needsReview
  }

  static func < (left: TranslationState, right: TranslationState) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
