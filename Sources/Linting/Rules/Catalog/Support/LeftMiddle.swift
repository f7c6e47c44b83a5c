import PlainBytes
import Reading

/// English that a translation has between words of its own as the source has it: a whole sentence, or
/// four words and more, of which two are short ones that only English has.
enum LeftMiddle {
  /// Where it stands, without the mark behind it; nil where there is none.
  static func range(in unit: LintUnit) -> Range<Int>? {
    guard unit.sourceLanguage == "en", unit.language != "en", unit.target.isShort,
      unit.source.isShort, shortWords(in: unit.target.value, unit) > 0
    else { return nil }
    let source = tokens(of: unit.source.value)
    let target = tokens(of: unit.target.value)
    guard source.count >= least, target.count > least else { return nil }
    // Read as a whole, so that it is asked once at most.
    lazy var quotes = mayQuote(unit.target)
    return runs(source, target).first { run in
      let words = target[run]
      guard run.lowerBound > 0, run.upperBound < target.count else { return false }
      return isSentence(words, behind: target[run.lowerBound - 1])
        || isPhrase(words, between: target[run.lowerBound - 1], target[run.upperBound], unit)
          && !quotes
    }.map { run in
      let (first, last) = (target[run.lowerBound], target[run.upperBound - 1])
      return first.start..<(last.start + last.text.utf8.count - last.marks.count)
    }
  }

  /// A word with the marks beside it.
  private struct Token {
    var text: Substring
    var start: Int

    /// The marks behind the word.
    var marks: Substring.UTF8View {
      let end = text.utf8.lastIndex(where: \.mayBeLetterOrDigit)
      return text.utf8[(end.map { text.utf8.index(after: $0) } ?? text.startIndex)...]
    }

    var startsWithLetter: Bool { text.utf8.first?.mayBeLetterOrDigit ?? false }
    var endsSentence: Bool { marks.last.map { ".!?".utf8.contains($0) } ?? false }
    /// Whether nothing but a letter, a comma or a colon ends it.
    var endsPlainly: Bool { marks.allSatisfy { ",;:".utf8.contains($0) } }
  }

  /// So many words are the same.
  private static let least = 4

  private static func shortWords(in text: String, _ unit: LintUnit) -> Int {
    guard let english = ShortWords.bit(of: "en") else { return 0 }
    return ShortWords.kinds(of: english, besides: ShortWords.bit(of: unit.language) ?? 0, in: text)
  }

  private static func tokens(of text: String) -> [Token] {
    var start = 0
    return text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x20 || $0 == 0x0A }
      .compactMap { part in
        defer { start += part.count + 1 }
        return part.isEmpty ? nil : Token(text: Substring(part), start: start)
      }
  }

  /// The words that both texts have one behind the other, longest ones from each place.
  private static func runs(_ source: [Token], _ target: [Token]) -> [Range<Int>] {
    let places = Dictionary(grouping: source.indices) { source[$0].text }
    var runs: [Range<Int>] = []
    var index = 0
    while index < target.count {
      let counts = (places[target[index].text] ?? []).prefix(ScanLimit.parts).map { place in
        zip(source[place...], target[index...]).prefix { $0.text == $1.text }.count
      }
      let count = counts.max() ?? 0
      if count >= least { runs.append(index..<(index + count)) }
      index += max(count, 1)
    }
    return runs
  }

  /// Whether words are a sentence, or several.
  private static func isSentence(_ words: ArraySlice<Token>, behind before: Token) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return before.endsSentence && last.endsSentence
      && first.text.utf8.first?.isASCIICapitalLetter == true
  }

  /// Whether words are a part of a sentence in another language, and no label of an app.
  private static func isPhrase(
    _ words: ArraySlice<Token>, between before: Token, _ behind: Token, _ unit: LintUnit
  ) -> Bool {
    guard before.endsPlainly, behind.startsWithLetter,
      words.allSatisfy({ $0.startsWithLetter && $0.endsPlainly }), !isTitle(words)
    else { return false }
    return shortWords(in: words.map { String($0.text) }.joined(separator: " "), unit) > 1
  }

  /// Whether words have capitals as titles and labels have them in English: all but short ones.
  private static func isTitle(_ words: ArraySlice<Token>) -> Bool {
    let english = ShortWords.bit(of: "en") ?? 0
    let small = words.filter { $0.text.utf8.first?.isASCIICapitalLetter != true }
    return small.count + 1 < words.count
      && small.allSatisfy { word in
        let text = String(word.text.dropLast(word.marks.count))
        return text.utf8.count < 4 || ShortWords.languages(with: text) & english != 0
      }
  }

  /// Whether a text has marks of a quotation, inside of which English may stand.
  private static func mayQuote(_ text: LintText) -> Bool {
    text.profile.traits.contains(.quotes)
      || text.value.unicodeScalars.contains { "‘‚‹「『《".unicodeScalars.contains($0) }
      || text.value.utf8.containsSequence(" '".utf8)
  }
}
