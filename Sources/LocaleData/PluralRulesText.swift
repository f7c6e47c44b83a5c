import LanguageData
import PlainBytes

/// CLDR's plural rules as text: groups of locales, each with a line for each category.
enum PluralRulesText {
  /// The lines of the group that a locale belongs to; nil when CLDR has no rules for it.
  static func rules(of locale: String, type: PluralType) -> String? {
    let text =
      switch type {
      case .cardinal: language_data_cldr_plurals()
      case .ordinal: language_data_cldr_ordinals()
      }
    // Part of the binary, so the pointer stays good.
    let bytes = UnsafeBufferPointer(start: text.bytes, count: text.count)
    var locale = locale
    return locale.withUTF8 { rules(of: $0, in: bytes) }
  }

  private static func rules(
    of locale: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    var line = 0
    var start: Int?
    while line < text.count {
      var end = line
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      if text[line].isASCIISmallLetter, start == nil {
        if contains(locale, in: UnsafeBufferPointer(rebasing: text[line..<end])) { start = end + 1 }
      } else if let start, end == line {
        return String(decoding: text[start..<line], as: UTF8.self)
      }
      line = end + 1
    }
    return start.map { String(decoding: text[min($0, text.count)...], as: UTF8.self) }
  }

  /// Whether a word is one of those in a line.
  private static func contains(
    _ word: UnsafeBufferPointer<UInt8>, in line: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    var matches = true
    for index in 0...line.count {
      if index == line.count || line[index] == UInt8(ascii: " ") {
        if matches, index - start == word.count { return true }
        start = index + 1
        matches = true
      } else if matches {
        let offset = index - start
        matches = offset < word.count && line[index] == word[offset]
      }
    }
    return false
  }
}
