/// A key in which code chooses words by a number: `"\(count) item\(count == 1 ? "" : "s")"`.
package struct WordChoice: Hashable, Sendable {
  /// An interpolation that is one of two words.
  package struct Word: Hashable, Sendable {
    /// The argument that it is, from 1.
    package var argument: Int
    /// What it is where the test holds.
    package var one: String
    package var other: String
  }

  /// What is compared, as it is written.
  package var subject: String
  package var test: NumberTest
  package var literal: KeyLiteral
  /// One or more, in their order.
  package var words: [Word]

  /// The literal as if the words' interpolations were text.
  package var joined: WrittenLiteral {
    var written = literal.written
    for word in words.reversed() where written.parts.indices.contains(word.argument) {
      let next = written.parts.remove(at: word.argument)
      written.parts[word.argument - 1].text += next.text
      written.parts[word.argument - 1].range =
        written.parts[word.argument - 1].range.lowerBound..<next.range.upperBound
    }
    return written
  }
}
