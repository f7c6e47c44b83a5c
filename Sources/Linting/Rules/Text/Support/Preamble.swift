import LocaleData
import Messages
import PlainBytes
import Reading

/// What an assistant writes in front of the translation that it was asked for.
enum Preamble {
  /// Where it stands at the start of a text, in the language of the text, of its source or in English.
  ///
  /// None is where the source speaks of translating, or where it isn't known how it would.
  static func range(in unit: LintUnit) -> Range<Int>? {
    let text = unit.target.value
    guard unit.target.profile.traits.contains(.colons), let end = end(in: text),
      end < text.utf8.count, !isAddress(text, colonEndingAt: end)
    else { return nil }
    let head = withPlainApostrophes(text[utf8: 0..<end].dropLast().lowercased())
    let languages = [unit.language, unit.sourceLanguage, "en"]
    // A label of the source is a label here: "Interpreter: %@".
    let mayBeLabel = unit.source.profile.traits.contains(.colons)
    let rest = behindInterjection(head)
    guard
      languages.contains(where: { language in
        starts(head, in: language, isSentence: mayBeLabel)
          || rest.map { starts($0, in: language, isSentence: true) } ?? false
      }), !speaksOfIt(unit)
    else { return nil }
    return 0..<end
  }

  /// Whether the colon is that of a URL.
  private static func isAddress(_ text: String, colonEndingAt end: Int) -> Bool {
    text.utf8.dropFirst(end).starts(with: "//".utf8)
  }

  private static func withPlainApostrophes(_ head: String) -> String {
    // The first byte of the other apostrophe, which few texts have.
    head.utf8.contains(0xE2) ? head.replacing("’", with: "'") : head
  }

  /// What stands behind a few words such as "Of course!"; nil where there are none.
  private static func behindInterjection(_ head: String) -> String? {
    // A look at the bytes first, since characters take long to find.
    guard head.utf8.contains(where: interjectionEnds.contains),
      let end = head.prefix(longestInterjection).firstIndex(where: { ",!.".contains($0) })
    else { return nil }
    return String(head[end...].dropFirst().drop(while: \.isWhitespace))
  }

  private static let interjectionEnds = ByteSet(",!.")

  /// In characters, with the mark behind it.
  private static let longestInterjection = 20

  /// Where the first colon ends, if it stands near the start.
  private static func end(in text: String) -> Int? {
    var offset = 0
    for scalar in text.unicodeScalars {
      guard offset < longest else { break }
      offset += UTF8.width(scalar)
      if scalar == ":" || scalar == "：" { return offset }
    }
    return nil
  }

  /// In bytes.
  private static let longest = 96

  /// - Parameter isSentence: Whether a word alone is none.
  private static func starts(_ head: String, in language: String, isSentence: Bool) -> Bool {
    (phrases[language] ?? []).contains { phrase in
      guard head.hasStart(phrase), !isSentence || phrase.contains(" ") else { return false }
      let rest = head.dropFirst(phrase.count)
      if rest.allSatisfy(\.isWhitespace) { return true }
      // "Here is the translation into German:", but not "Translation memory:".
      return phrase.contains(" ") && rest.first == " "
        && rest.allSatisfy { $0.isLetter || $0.isWhitespace }
    }
  }

  private static let phrases = Dictionary(
    uniqueKeysWithValues: LanguageFact.preambles.keys.map {
      ($0, LanguageFact.preambles.list(of: $0, separator: "; "))
    })

  private static func speaksOfIt(_ unit: LintUnit) -> Bool {
    let topics = LanguageFact.preambles.list(of: unit.sourceLanguage + ".topics")
    let source = unit.source.value.lowercased()
    return topics.isEmpty || topics.contains { source.contains($0) }
  }
}
