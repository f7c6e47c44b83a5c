import Reading

/// Texts of one key that aren't saved.
struct Draft: Codable, Hashable, Sendable {
  var table: String
  var key: String
  var language: String
  /// By path.
  var texts: [String: String]
  /// What the catalog had when somebody began to type.
  var base: [String: String]

  var id: KeyID { KeyID(table: table, key: key, language: language) }

  func isAbout(_ id: KeyID) -> Bool {
    table == id.table && key.isExactly(id.key) && language == id.language
  }
}
