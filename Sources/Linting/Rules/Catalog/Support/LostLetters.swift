import Catalogs
import LocaleData
import Reading

/// A file none of whose texts has one of the letters that only its language has: they were lost with
/// an encoding that doesn't have them, or typed without.
enum LostLetters {
  /// Fewer may have none of them by chance.
  private static let fewestLetters = 250
  /// Fewer may be names, or what stands in the place of texts.
  private static let fewestTexts = 5

  /// What is said of a file; nil where nothing is known to be lost.
  static func message(for file: LintFile) -> String? {
    guard let document = file.strings, let name = file.language,
      let language = LanguageTag(name)?.language, let own = ShortWords.bit(of: language)
    else { return nil }
    let letters = LanguageFact.shortWords.list(of: language + ".letters")
    guard !letters.isEmpty, isASCII(document.text.utf8) else { return nil }
    var (letterCount, textCount) = (0, 0)
    var hits = [Int](repeating: 0, count: UInt32.bitWidth)
    for entry in document.entries {
      let text = document.value(of: entry)
      // Escapes stand for letters, too.
      guard isASCII(text.utf8) else { return nil }
      let languages = languagesOfWords(in: text)
      guard isOf(own, languages), !text.contains("://") else { continue }
      for bit in hits.indices { hits[bit] += languages.count { $0 >> UInt32(bit) & 1 == 1 } }
      letterCount += text.count(where: \.isLetter)
      textCount += 1
    }
    let ownHits = hits.remove(at: own.trailingZeroBitCount)
    // Texts of another language that has some of the same words have lost nothing.
    guard letterCount >= fewestLetters, textCount >= fewestTexts,
      hits.allSatisfy({ $0 < ownHits })
    else { return nil }
    let list = letters.joined(separator: " ")
    return "no text has one of the letters of \(name) (\(list)): they were lost when the file was "
      + "saved, or left out; write them"
  }

  private static func isASCII(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 }
  }

  /// The bits of the languages that each word of a text is a short word of, without single letters.
  private static func languagesOfWords(in text: String) -> [UInt32] {
    text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 }
      .map { ShortWords.languages(with: String($0)) }
  }

  /// Whether there is a short word of a language, and none that English has and the language has not.
  private static func isOf(_ own: UInt32, _ languages: [UInt32]) -> Bool {
    guard let english = ShortWords.bit(of: "en") else { return false }
    return languages.contains { $0 & own != 0 && $0 & english == 0 }
      && !languages.contains { $0 & own == 0 && $0 & english != 0 }
  }
}
