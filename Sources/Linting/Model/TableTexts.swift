import Catalogs
import Messages

/// The texts of a table in one language, for rules that compare keys.
enum TableTexts {
  /// A key's only text in a language, with its source.
  struct Pair {
    var index: Int
    var source: String
    var target: String
    /// The file that holds the target.
    var file: String?
  }

  /// The keys that have one text in the source language and one in another, by that language.
  static func pairs(of table: any LintTable) -> [(language: String, pairs: [Pair])] {
    let languages = table.languages.filter { $0 != table.sourceLanguage }
    var pairs = [[Pair]](repeating: [], count: languages.count)
    for index in 0..<table.count {
      let key = table.key(at: index, languages: languages)
      guard let source = key.source.texts.first, key.source.texts.count == 1, !source.isEmpty else {
        continue
      }
      for (number, translation) in key.translations.enumerated() {
        guard translation.isTranslated, translation.texts.count == 1,
          let target = translation.texts.first
        else { continue }
        pairs[number].append(
          Pair(
            index: index, source: source.value, target: target.value,
            file: translation.file))
      }
    }
    return zip(languages, pairs).map { ($0, $1) }
  }

  /// Texts without regard to capitals and to marks and spaces at the ends.
  static func folded(_ text: String) -> String {
    let scalars = text.lowercased().unicodeScalars.drop { !$0.isWordPart }
    return String(String.UnicodeScalarView(scalars.reversed().drop { !$0.isWordPart }.reversed()))
  }
}
