import Grammar

/// What the engine did with a word, or was unsure of.
package struct RenderingReason: Hashable, Sendable {
  /// The word as it stands in the text; empty if the reason is about all of it.
  package var word: String
  /// A name for programs: one of ``Kind`` or of the grammar's reasons.
  package var reason: String
  /// One sentence in English.
  package var detail: String

  /// Reasons that have to do with the text and not with its words.
  package enum Kind: String, Sendable, CaseIterable {
    case argumentMissing, argumentUnused, argumentType
    case conceptMissing
    case termOfAddressUnknown, alternativeUsed
    case countOutsideRegion
    case beyondApple
    case textTooLong
    case malformedMessage
  }

  package init(_ kind: Kind, _ word: String, _ detail: String) {
    self.word = word
    reason = kind.rawValue
    self.detail = detail
  }

  init(_ reason: Reason) {
    word = reason.word
    self.reason = reason.kind.rawValue
    detail = reason.text
  }
}
