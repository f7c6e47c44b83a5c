import LocaleData

/// What a project says of its texts: words that are to be used or kept, and the room that there is.
package struct ProjectSettings: Sendable {
  package var glossary: Glossary
  /// Names that stay as they are in all languages.
  package var keptNames: [String]
  package var limits: [TextLimit]
  /// The texts of an earlier revision; nil where none was named.
  package var earlier: (any EarlierTexts)?

  package init(
    glossary: [GlossaryEntry] = [], keptNames: [String] = [], limits: [TextLimit] = [],
    earlier: (any EarlierTexts)? = nil
  ) {
    self.glossary = Glossary(glossary)
    self.keptNames = keptNames
    self.limits = limits
    self.earlier = earlier
  }
}

extension ProjectSettings {
  /// What there is, a line each, as the pages of rules show it.
  package var shown: [String] {
    let terms = glossary.entries.flatMap { entry in
      lines("glossary", entry, entry.translations) + lines("forbidden", entry, entry.forbidden)
    }
    let names = keptNames.isEmpty ? [] : ["doNotTranslate: " + keptNames.joined(separator: ", ")]
    let limits = limits.map { limit in
      let characters = limit.characters.map { "\($0) characters" }
      let width = limit.width.map { "\($0) points at size \(limit.fontSize)" }
      return "limit: " + [characters, width].compactMap(\.self).joined(separator: ", ")
    }
    return terms + names + limits
  }

  private func lines(
    _ name: String, _ entry: GlossaryEntry, _ words: [LanguageTag: [String]]
  ) -> [String] {
    words.sorted { $0.key.description < $1.key.description }.map { tag, words in
      "\(name): \(entry.term) (\(tag)): \(words.joined(separator: ", "))"
    }
  }
}

/// What texts were at an earlier revision.
package protocol EarlierTexts: Sendable {
  /// The revision as a person named it.
  var revision: String { get }

  /// A key's texts as they were, in the table that a file of now belongs to.
  func localization(
    forKey key: String, table: String, language: String, near file: String
  ) -> LintLocalization?
}
