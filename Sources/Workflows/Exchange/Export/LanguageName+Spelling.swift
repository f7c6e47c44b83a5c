import LocaleData

extension LanguageName {
  /// How a language is called in files for translators: as it was given where that is the way to
  /// write tags, or the catalogs' own; else as the catalogs write it (`es` for `ES`), or as tags are
  /// written (`es-MX` for `es_MX`), for other tools know no other way.
  ///
  /// - Parameter known: The names that the catalogs have.
  static func spelling(of language: String, among known: [String]) -> String {
    guard !known.contains(language), let tag = Self.tag(language), tag.description != language
    else { return language }
    if let same = known.first(where: { LanguageTag.areSame($0, language) }) { return same }
    // An old name, such as `iw`, is somebody's choice.
    let written = language.replacing("_", with: "-")
    return written.lowercased() == tag.description.lowercased() ? tag.description : language
  }
}
