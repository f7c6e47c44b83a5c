import Catalogs
import Linting
import LocaleData

/// Looks up the texts of keys in the tables that are linted.
struct LocalizedKeys: Sendable {
  private let tables: [any LintTable]
  /// How each of the tables spells its languages.
  private let spellings: [[LanguageTag: [String]]]

  init(_ tables: [any LintTable]) {
    self.tables = tables
    spellings = tables.map { table in
      Dictionary(
        ([table.sourceLanguage] + table.languages).compactMap { language in
          LanguageTag(language).map { ($0, [language]) }
        }, uniquingKeysWith: +)
    }
  }

  /// The text of a key in a language: of the table that is asked for, else of any.
  func text(of key: String, table: String, in language: String) -> String? {
    let own = tables.indices.filter { tables[$0].name == table }
    let positions = own + tables.indices.filter { tables[$0].name != table }
    // A name that is no tag has its own texts only.
    for position in positions {
      if let text = Self.text(key, tables[position], language) { return text }
    }
    for tag in LanguageTag(language)?.fallbackChain ?? [] {
      for position in positions {
        for spelled in spellings[position][tag] ?? [] {
          if let text = Self.text(key, tables[position], spelled) { return text }
        }
      }
    }
    return nil
  }

  private static func text(
    _ key: String, _ table: any LintTable, _ language: String
  ) -> String? {
    let localization = table.localization(forKey: key, in: language)
    guard let text = localization?.text(at: []), !text.isEmpty, text.state != .new else {
      return nil
    }
    return text.value
  }
}
