/// A table in one of its languages, as an import tells them apart.
struct TableLanguage: Hashable {
  /// The source language's path.
  var original: String
  var language: String
}
