import Foundation

/// A language's nouns of Wikidata's lexemes, sorted by their bytes.
struct NounData: Sendable {
  private(set) var rows: [NounRow]
  /// The plurals of all rows, to tell a plural with a singular from a plural-only noun.
  private let plurals: Set<String>
  private let words: Set<String>

  init(rows: [NounRow]) {
    self.rows = rows.sorted { bytesPrecede($0.word, $1.word) }
    words = Set(rows.map(\.word))
    plurals = Set(
      rows.compactMap { row in
        if case .given(let plural) = row.plural { plural } else { nil }
      })
  }

  /// Reads scribe-data's `nouns.json`, all of whose texts become NFC.
  init(json: Data) throws {
    let entries = try JSONDecoder().decode([String: Entry].self, from: json)
    self.init(
      rows: entries.map { word, entry in
        NounRow(
          word: word.precomposedStringWithCanonicalMapping,
          plural: entry.plural.precomposedStringWithCanonicalMapping, form: entry.form)
      })
  }

  /// Whether some row has `word` as its plural.
  func isPlural(_ word: String) -> Bool { plurals.contains(word) }

  /// Whether the data has the word.
  func contains(_ word: String) -> Bool { words.contains(word) }

  private struct Entry: Decodable {
    var plural: String
    var form: String
  }
}

/// The order of the data files: that of the bytes of their words.
func bytesPrecede(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
