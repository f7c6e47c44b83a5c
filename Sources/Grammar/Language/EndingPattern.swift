/// The shape of a word as `guess.txt` writes it: an ending, with a dot in front for each letter that has
/// to stand before it, `^` for the start of the word, `-` for any word.
package struct EndingPattern: Hashable, Sendable {
  package var ending: [UInt8]
  /// Letters that have to stand before the ending.
  package var letters: Int
  package var isWholeWord: Bool

  package init(_ text: some StringProtocol) {
    letters = text.prefix { $0 == "." }.count
    isWholeWord = text.hasPrefix("^")
    ending = text == "-" ? [] : Array(text.dropFirst(isWholeWord ? 1 : letters).utf8)
  }

  /// Whether every word of the other shape, whose ending is the same, has this one too.
  package func covers(_ other: EndingPattern) -> Bool {
    guard ending == other.ending else { return false }
    if isWholeWord { return other.isWholeWord }
    return other.isWholeWord ? letters == 0 : letters <= other.letters
  }
}
