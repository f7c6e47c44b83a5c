import Grammar

/// What the engine did with a word, or was unsure of.
package struct RenderingReason: Hashable, Sendable {
  /// The word as it stands in the text; empty if the reason is about all of it.
  package var word: String
  /// A name for programs: one of ``Kind`` or of the grammar's reasons.
  package var reason: String
  /// One sentence in English.
  package var detail: String
  /// The arguments that the text does not show, where that is the reason.
  package var unshown: ClosedRange<Int>?
  /// Whether people read what was meant for all that: the text is likely mistyped, and works.
  package var isShownRight = false

  /// Reasons that have to do with the text and not with its words.
  package enum Kind: String, Sendable, CaseIterable {
    case argumentMissing, argumentUnused, argumentType
    case conceptMissing
    case termOfAddressUnknown, alternativeUsed
    case countOutsideRegion
    case beyondApple
    case textTooLong
    case malformedMessage
    /// Why a word has its form, which is said only where ``RenderingContext/explains``.
    case agreement
  }

  /// Whether it says what was done, and neither a doubt nor a mistake.
  package var isRemark: Bool {
    switch Kind(rawValue: reason) {
    case .alternativeUsed, .agreement: true
    default: false
    }
  }

  package init(
    _ kind: Kind, about word: String, detail: String, unshown: ClosedRange<Int>? = nil,
    isShownRight: Bool = false
  ) {
    self.word = word
    self.unshown = unshown
    self.isShownRight = isShownRight
    reason = kind.rawValue
    self.detail = detail
  }

  init(_ reason: Reason) {
    word = reason.word
    self.reason = reason.kind.rawValue
    detail = reason.text
  }
}

/// Reasons in the order they were found, each once; bounded, for a hostile text has one per byte.
struct ReasonList {
  private(set) var all: [RenderingReason] = []

  private static let limit = 100

  mutating func note(_ reason: RenderingReason) {
    if all.count < Self.limit, !all.contains(reason) { all.append(reason) }
  }

  mutating func note(_ reasons: [RenderingReason]) {
    for reason in reasons { note(reason) }
  }
}
