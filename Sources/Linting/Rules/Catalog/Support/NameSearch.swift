import Catalogs
import LocaleData

/// Looks for names, which no lexicon has.
package enum NameSearch {
  /// Those of some names that stand in a text, as lint finds them; none in one that is too long for
  /// lint.
  package static func names(_ names: [String], in text: String) -> [String] {
    names.isEmpty ? [] : self.names(names, in: LintText(TextLeaf(text: text)))
  }

  /// The same in a text that was read.
  static func names(_ names: [String], in text: LintText) -> [String] {
    guard !names.isEmpty, text.isShort else { return [] }
    let prose = text.prose
    let words = prose.text(0..<prose.scalars.count)
    return names.filter { hasWord($0, in: words) }
  }

  /// Whether a text has a name as words of its own, as it is spelled.
  private static func hasWord(_ name: String, in text: String) -> Bool {
    // No copy of the text is made, for this is asked for each of many names.
    let (scalars, wanted) = (text.unicodeScalars, name.unicodeScalars)
    guard let first = wanted.first else { return false }
    var previous: Unicode.Scalar?
    for start in scalars.indices {
      let scalar = scalars[start]
      defer { previous = scalar }
      guard scalar == first, previous?.isWordPart != true else { continue }
      var rest = scalars[start...].makeIterator()
      guard wanted.allSatisfy({ rest.next() == $0 }) else { continue }
      if rest.next()?.isWordPart != true { return true }
    }
    return false
  }

  /// Whether a text has a name in any form: with an ending, in a compound, in capitals.
  static func isKept(_ name: String, in text: String) -> Bool {
    if text.contains(name) { return name.count > 3 || startsWord(name, in: text) }
    if text.contains(name.uppercased()), text.uppercased() == text { return true }
    if let first = name.first, first.isLowercase,
      text.contains(first.uppercased() + name.dropFirst())
    {
      return true
    }
    // Alaska, Alasky: an ending takes the place of the vowel.
    guard name.count > 4, let last = name.last, "aeiouyäöå".contains(last) else { return false }
    return startsWord(String(name.dropLast()), in: text)
  }

  /// Whether a word starts with some letters; behind letters of another script it may stand in the
  /// middle of one, as behind a Hebrew preposition.
  private static func startsWord(_ name: String, in text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let wanted = Array(name.unicodeScalars)
    guard let first = wanted.first else { return false }
    let script = ScriptSet(ofAny: first)
    return places(of: wanted, in: scalars, ==).contains { start in
      start == 0 || ScriptSet(ofAny: scalars[start - 1]).isDisjoint(with: script)
    }
  }

  /// Where a text has a name in other capitals than its own.
  static func place(ofAnyCase name: String, in prose: Prose) -> Range<Int>? {
    let wanted = Array(name.unicodeScalars)
    return places(of: wanted, in: prose.scalars, isSameLetter).first.map { start in
      start..<(start + wanted.count)
    }
  }

  private static func isSameLetter(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || one.properties.lowercaseMapping == other.properties.lowercaseMapping
  }

  private static func places(
    of wanted: [Unicode.Scalar], in scalars: [Unicode.Scalar],
    _ areEqual: (Unicode.Scalar, Unicode.Scalar) -> Bool
  ) -> [Int] {
    guard !wanted.isEmpty, scalars.count >= wanted.count else { return [] }
    return (0...(scalars.count - wanted.count)).filter { start in
      wanted.indices.allSatisfy { areEqual(wanted[$0], scalars[start + $0]) }
    }
  }
}
