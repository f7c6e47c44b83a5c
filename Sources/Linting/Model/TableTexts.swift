import Catalogs
import Diagnostics
import Messages

/// The texts of a table in one language, for rules that compare keys.
enum TableTexts {
  /// A key's only text in a language, with its source.
  struct Pair {
    var index: Int
    var source: String
    var target: String
    /// What a person says of the key to translators.
    var comment: String?
    /// The file that holds the target.
    var file: String?
  }

  /// The keys that have one text in the source language and one in another, by that language.
  static func pairs(of table: any LintTable) -> [(language: String, pairs: [Pair])] {
    let languages = table.languages.filter { $0 != table.sourceLanguage }
    var pairs = [[Pair]](repeating: [], count: languages.count)
    for index in 0..<table.count {
      let key = table.key(at: index, languages: languages)
      guard let source = key.source.texts.first, key.source.texts.count == 1, !source.isEmpty,
        !key.isMergeConflict
      else { continue }
      for (number, translation) in key.translations.enumerated() {
        guard translation.isTranslated, translation.texts.count == 1,
          let target = translation.texts.first
        else { continue }
        pairs[number].append(
          Pair(
            index: index, source: source.value, target: target.value,
            comment: key.isInterfaceBuilders ? nil : key.comment, file: translation.file))
      }
    }
    return zip(languages, pairs).map { ($0, $1) }
  }

  /// The keys that have something alike with one before them, and another text.
  ///
  /// - Parameters:
  ///   - alike: What is the same of two keys.
  ///   - text: What differs, beyond capitals and marks at the ends.
  ///   - message: What a finding says, given the text of the key before.
  static func contradictions<Alike: Hashable>(
    in table: any LintTable, alike: (Pair) -> Alike, text: (Pair) -> String,
    message: (_ earlier: String) -> String
  ) -> [TableFinding] {
    pairs(of: table).flatMap { language, pairs in
      var first: [Alike: Pair] = [:]
      return pairs.compactMap { pair -> TableFinding? in
        guard let earlier = first[alike(pair)] else {
          first[alike(pair)] = pair
          return nil
        }
        guard folded(text(earlier)) != folded(text(pair)) else { return nil }
        let finding = Finding(message(text(earlier).shortened(to: 60)))
        return TableFinding(index: pair.index, language: language, EntryFinding(finding))
      }
    }
  }

  /// Texts without regard to capitals and to marks and spaces at the ends.
  static func folded(_ text: String) -> String {
    let scalars = text.lowercased().unicodeScalars
    guard let first = scalars.firstIndex(where: \.isWordPart),
      let last = scalars.lastIndex(where: \.isWordPart)
    else { return "" }
    return String(scalars[first...last])
  }
}
