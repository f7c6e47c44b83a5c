/// A piece of a text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word, number, space, punctuation, other
    /// Letters of a script that the languages here aren't written in.
    case foreign
    /// What people don't read as words: a placeholder, an address, a tag.
    case code
  }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// A word in small letters; empty for other pieces.
  var lower: [UInt8] = []
}
