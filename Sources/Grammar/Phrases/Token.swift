/// A piece of a text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case word, number, space, punctuation, other }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// A word in small letters; empty for other pieces.
  var lower: [UInt8] = []
}
