/// How far a text is; a later version of Xcode may have other states, which are kept.
@usableFromInline package struct TextState: RawRepresentable, Hashable, Sendable {
  /// As a String Catalog spells it.
  @usableFromInline package var rawValue: String

  @inlinable package init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated; a text that stands there is not one to show.
  @inlinable package static var new: TextState { TextState(rawValue: "new") }
  package static let translated = TextState(rawValue: "translated")
  package static let needsReview = TextState(rawValue: "needs_review")
  package static let stale = TextState(rawValue: "stale")
  /// Translated by a machine, and read by nobody since (Xcode 27).
  package static let machineTranslated = TextState(rawValue: "machine_translated")

  /// The states that Xcode knows.
  package static let known: [TextState] = [
    .new, .translated, .needsReview, .machineTranslated, .stale,
  ]
}

extension TextState: Comparable {
  /// By how far a text is; a state that nobody knows is one to look at.
  @usableFromInline package static func < (left: TextState, right: TextState) -> Bool {
    (left.progress, left.rawValue) < (right.progress, right.rawValue)
  }

  private var progress: Int {
    switch self {
    case .new: 0
    case .stale: 1
    case .translated: 3
    default: 2
    }
  }

  /// The states that files for translators tell apart.
  package static let exchanged: [TextState] = [
    .new, .needsReview, .machineTranslated, .translated,
  ]

  /// The state as files for translators have it: what they have no name for is to be looked at.
  package var exchanged: TextState { Self.exchanged.contains(self) ? self : .needsReview }
}
