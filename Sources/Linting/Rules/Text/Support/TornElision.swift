import LocaleData
import Messages
import PlainBytes
import Reading

/// A space behind the apostrophe of a word that joins the next one: Italian "l' ultimo", French "l' eau".
///
/// The words are the `elided` of ``LanguageFact/marks``.
enum TornElision {
  /// The first in a text: the word with its apostrophe, and the place of the space in UTF-8 offsets.
  static func first(in text: LintText, _ language: String) -> (word: String, space: Range<Int>)? {
    guard text.bytes.intersects(apostrophes), let words = elided[language],
      mayStand(in: text.value)
    else { return nil }
    let prose = text.prose
    let scalars = prose.scalars
    for word in prose.words where word.upperBound + 2 < scalars.count {
      let next = word.upperBound + 1
      guard scalars[next - 1].isApostrophe, scalars[next].isSpace, scalars[next] != "\n",
        isVowel(scalars[next + 1]), words.contains(prose.text(word).lowercased()),
        isFree(word, scalars)
      else { continue }
      return (prose.text(word.lowerBound..<next), prose.range(next..<(next + 1)))
    }
    return nil
  }

  /// What apostrophes start with in UTF-8.
  private static let apostrophes = ByteSet([UInt8(ascii: "'"), 0xE2])

  /// Whether an apostrophe stands before a space.
  private static func mayStand(in text: String) -> Bool {
    ["' ", "\u{2019} ", "'\u{A0}", "\u{2019}\u{A0}"].contains {
      text.utf8.containsSequence($0.utf8)
    }
  }

  /// Whether no quotation mark stands before a word, so that the one behind it ends no quotation.
  private static func isFree(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    guard word.lowerBound > 0 else { return true }
    let before = scalars[word.lowerBound - 1]
    return before.isSpace || before == "("
  }

  /// Whether words that start so are joined; a `h` is mute in most.
  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.lowercaseMapping.unicodeScalars.first.map(vowels.contains) ?? false
  }

  private static let vowels = Set("aeiouyhàáâäèéêëìíîïòóôöùúûü".unicodeScalars)

  private static let elided = LanguageFact.marks.sets(ofList: "elided")
}
