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
    guard file.format == .strings, let name = file.language,
      let language = LanguageTag(name)?.language, let own = ShortWords.bit(of: language)
    else { return nil }
    let letters = LanguageFact.shortWords.list(of: language + ".letters")
    guard !letters.isEmpty, isASCII(file.text.utf8) else { return nil }
    let document = StringsDocument(reading: file.text, file: file.path)
    var (letterCount, textCount) = (0, 0)
    for entry in document.entries {
      let text = document.value(of: entry)
      // Escapes stand for letters, too.
      guard isASCII(text.utf8) else { return nil }
      guard isOf(own, text) else { continue }
      letterCount += text.count(where: \.isLetter)
      textCount += 1
    }
    guard letterCount >= fewestLetters, textCount >= fewestTexts else { return nil }
    let list = letters.joined(separator: " ")
    return "no text has one of the letters of \(name) (\(list)): they were lost when the file was "
      + "saved, or left out; write them"
  }

  private static func isASCII(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 }
  }

  /// Whether a text is none of an address, and has a short word of a language, and none that English
  /// has and the language has not.
  private static func isOf(_ own: UInt32, _ text: String) -> Bool {
    guard !text.contains("://"), let english = ShortWords.bit(of: "en") else { return false }
    let words = text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 }
    let masks = words.map { ShortWords.languages(with: String($0)) }
    return masks.contains { $0 & own != 0 && $0 & english == 0 }
      && !masks.contains { $0 & own == 0 && $0 & english != 0 }
  }
}
