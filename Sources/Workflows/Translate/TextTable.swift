import Catalogs
import Exchange
import Reading

/// A table as those see it who translate: a String Catalog, or the `.strings` and `.stringsdict`
/// files of one name.
package struct TextTable: Sendable {
  /// Of a String Catalog the path, of other tables the folder that has the languages' folders, with
  /// the table's name; seen from the project's folder.
  package let name: String
  /// What is looked up first stands first.
  let parts: [ExchangeTable]

  init(name: String, parts: [ExchangeTable]) {
    self.name = name
    self.parts = parts.sorted { Self.isDictionary($0) && !Self.isDictionary($1) }
  }

  private static func isDictionary(_ part: ExchangeTable) -> Bool {
    CatalogFormat(path: part.path) == .stringsdict
  }

  /// The name that code asks for.
  package var codeName: String { PathParts.stem(of: name) }

  package var sourceLanguage: String { parts.first?.sourceLanguage ?? "en" }

  /// The languages that it is translated to, sorted.
  package var languages: [String] { Set(parts.flatMap(\.languages)).sorted() }

  /// Whether it has a place for how far a translation is.
  package var keepsState: Bool { parts.allSatisfy(\.keepsState) }

  /// A language as the table spells it.
  package func spelling(ofLanguage language: String) -> String {
    let spelled = parts.map { $0.spelling(ofLanguage: language) }
    return spelled.first { languages.contains($0) } ?? language
  }

  /// The folder that has the String Catalog, or the languages' folders.
  var folder: String { PathParts.folder(of: name) }

  /// The table with another state of one of its parts.
  func replacing(_ part: ExchangeTable, with new: ExchangeTable) -> TextTable {
    TextTable(name: name, parts: parts.map { $0.original == part.original ? new : $0 })
  }

  /// The file that is, or would be, the table's in a language.
  package func path(ofLanguage language: String) -> String {
    parts.first { !$0.bytes(ofLanguage: language).isEmpty }?.path(ofLanguage: language)
      ?? parts.first?.path ?? name
  }

  /// All keys with their translations into a language, stale ones too, in code-point order.
  package func keys(in language: String) -> [KeyTranslation] {
    var known: Set<ExactKey> = []
    // Where a key has two texts, the one for numbers is shown.
    return parts.flatMap {
      KeyTranslation.all(of: $0.units(in: [language], includesStale: true)[0])
    }
    .filter { known.insert(ExactKey($0.key)).inserted }
    .sorted { $0.key.precedesInBytes($1.key) }
  }

  /// One key with its translation into a language.
  package func key(_ name: String, in language: String) -> KeyTranslation? {
    found(name, in: language)?.key
  }

  /// The same with the files that have it.
  func found(_ name: String, in language: String) -> (part: ExchangeTable, key: KeyTranslation)? {
    for part in parts {
      let units = part.units(ofKey: name, in: language)
      if let key = KeyTranslation.all(of: units).first { return (part, key) }
    }
    return nil
  }

  /// Why texts in a language can't be read, so that nobody knows which keys there are; nil where all
  /// of them can.
  package func mistake(in language: String) -> CatalogMistake? {
    parts.lazy.compactMap { $0.mistake(in: language) }.first
  }

  /// Whether a language has a text of a key, though it may be none that is to be translated.
  func hasInAnyLanguage(_ name: String) -> Bool {
    parts.contains { part in
      part.languages.contains { language in
        !part.leaves(ofKey: name, in: language).isEmpty
      }
    }
  }
}
