/// Texts of one key that aren't saved.
struct Draft: Codable, Hashable, Sendable, SaidOfKey {
  var table: String
  var key: String
  var language: String
  /// By path.
  var texts: [String: String]
  /// What the catalog had when somebody began to type.
  var base: [String: String]
}
