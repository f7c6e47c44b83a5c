import Grammar
import LocaleData
import Messages
import PlainBytes
import Reading

/// A whole sentence of English in a translation: its first word has a capital and is no name for that.
enum LeftSentence {
  /// Whether a part is one, of words that are none of the translation's language.
  static func stands(in range: Range<Int>, of unit: LintUnit) -> Bool {
    let text = unit.target.value
    let part = text[utf8: range]
    guard unit.sourceLanguage == "en",
      let end = part.utf8.lastIndex(where: \.mayBeLetterOrDigit)
    else { return false }
    let before = text[..<part.startIndex].unicodeScalars.last { !$0.isSpace }
    let behind = text[text.utf8.index(after: end)...].unicodeScalars.first { !$0.isSpace }
    let marks = [before, behind].compactMap(\.self).map { FinalMark($0, unit.language) }
    let words = part.utf8.split { !$0.mayBeLetterOrDigit }.map { $0.map(\.lowercasedASCII) }
    return marks.allSatisfy { $0 == .stop || $0 == .question || $0 == .exclamation }
      && areEnglish(words, unit)
  }

  /// Whether the words are of no language but English, as far as that is known.
  private static func areEnglish(_ bytes: [[UInt8]], _ unit: LintUnit) -> Bool {
    guard let english = TranslatableWords.english else { return false }
    let words = bytes.map { String(decoding: $0, as: UTF8.self) }
    let own = ShortWords.bit(of: unit.language) ?? 0
    let grammar = unit.entry.localization.tag.flatMap { Inflector($0) }
    return words.contains { english.describe($0).isKnown }
      && !words.contains { ShortWords.languages(with: $0) & own != 0 }
      && !words.prefix(1).contains { grammar?.describe($0).isKnown ?? false }
  }
}
