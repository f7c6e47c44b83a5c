import Reading

/// What names a key in a language.
struct KeyID: Codable, Hashable, Sendable {
  var table: String
  var key: String
  var language: String

  /// Two keys may differ only in how a letter and its mark are written, which is one text to Swift.
  static func == (one: KeyID, other: KeyID) -> Bool {
    one.key.isExactly(other.key) && one.table == other.table && one.language == other.language
  }
}

/// What is said of a key in a language.
protocol SaidOfKey {
  var table: String { get }
  var key: String { get }
  var language: String { get }
}

extension SaidOfKey {
  var id: KeyID { KeyID(table: table, key: key, language: language) }
}
