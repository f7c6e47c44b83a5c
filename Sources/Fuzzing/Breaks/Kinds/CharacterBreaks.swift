import Foundation
import LocaleData
import Messages
import Reading

/// Mistakes with characters: wrong encodings, characters that nobody sees, letters that only look
/// right.
enum CharacterBreaks {
  static let all: [TextBreak] = [
    TextBreak("mojibake") { subject, _ in mojibake(subject.text) },
    TextBreak("question-marks") { subject, _ in questionMarks(subject) },
    TextBreak("replacement-character") { inWord($0, &$1, replacing: true, "\u{FFFD}") },
    TextBreak("zero-width-space") { subject, random in
      breaksWords.contains(subject.language.language)
        ? nil : inWord(subject, &random, replacing: false, "\u{200B}")
    },
    TextBreak("byte-order-mark") { inWord($0, &$1, replacing: false, "\u{FEFF}") },
    TextBreak("unclosed-direction") { inWord($0, &$1, replacing: false, "\u{202E}") },
    TextBreak("control-character") { inWord($0, &$1, replacing: false, "\u{7}") },
    TextBreak("null-character") { inWord($0, &$1, replacing: false, "\u{0}") },
    TextBreak("private-character") { inWord($0, &$1, replacing: true, "\u{E000}") },
    TextBreak("look-alike", lookAlike),
  ]

  /// Languages that may mark with a space of no width where a line may end.
  private static let breaksWords = ["th", "km", "lo", "my", "ja", "zh", "yue", "bo"]

  /// UTF-8 read as Windows-1252, where all of it can be read so.
  private static func mojibake(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: { $0.value > 0xBF && $0.properties.isAlphabetic }),
      let broken = String(data: Data(text.utf8), encoding: .windowsCP1252), broken != text
    else { return nil }
    return broken
  }

  /// An encoding that lacks the letters.
  private static func questionMarks(_ subject: BreakSubject) -> String? {
    let lost = subject.text.unicodeScalars.count { $0.value > 0x7F && $0.properties.isAlphabetic }
    guard lost > 1, !subject.text.contains("?"), !subject.source.contains("?") else { return nil }
    return String(
      String.UnicodeScalarView(
        subject.text.precomposedStringWithCanonicalMapping.unicodeScalars.map {
          $0.value > 0x7F && $0.properties.isAlphabetic ? "?" : $0
        }))
  }

  private static func inWord(
    _ subject: BreakSubject, _ random: inout Random, replacing: Bool, _ scalar: Unicode.Scalar
  ) -> String? {
    let words = Words(subject.text)
    let long = words.ranges.filter { String(subject.text[utf8: $0]).count > 3 }
    guard !long.isEmpty else { return nil }
    let range = random.pick(long)
    var word = String(subject.text[utf8: range])
    let middle = word.index(word.startIndex, offsetBy: 2)
    word.replaceSubrange(
      middle..<(replacing ? word.index(after: middle) : middle), with: String(scalar))
    return subject.replacing(range, word)
  }

  /// Cyrillic letters that look like Latin ones, each behind its Latin one.
  private static let pairs = ["aа", "eе", "oо", "cс", "pр", "xх"]

  private static func lookAlike(_ subject: BreakSubject, _ random: inout Random) -> String? {
    var others: [Character: Character] = [:]
    for pair in pairs {
      guard let latin = pair.first, let cyrillic = pair.last else { continue }
      others[latin] = cyrillic
      others[cyrillic] = latin
    }
    let words = Words(subject.text)
    let fitting = words.ranges.filter { range in
      let word = subject.text[utf8: range]
      return word.count > 3 && word.dropFirst().contains { others[$0] != nil }
    }
    guard !fitting.isEmpty else { return nil }
    let range = random.pick(fitting)
    var word = Array(subject.text[utf8: range])
    guard let index = word.indices.dropFirst().first(where: { others[word[$0]] != nil }),
      let other = others[word[index]]
    else { return nil }
    word[index] = other
    return subject.replacing(range, String(word))
  }
}
