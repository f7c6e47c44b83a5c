import Catalogs
import Linting

/// Looks up the texts of keys in the tables that are linted.
struct LocalizedKeys: Sendable {
  private let tables: [any LintTable]

  init(_ tables: [any LintTable]) { self.tables = tables }

  /// The text of a key in a language: of the table that is asked for, else of any.
  func text(of key: String, table: String, in language: String) -> String? {
    for language in Self.chain(language) {
      let own = tables.filter { $0.name == table }
      for table in own + tables.filter({ $0.name != table }) {
        if let text = Self.text(key, table, language) { return text }
      }
    }
    return nil
  }

  /// The language and those that it falls back to.
  private static func chain(_ language: String) -> [String] {
    var chain = [language]
    while let end = chain.last?.lastIndex(where: { $0 == "-" || $0 == "_" }) {
      chain.append(String(chain[chain.count - 1][..<end]))
    }
    return chain
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
