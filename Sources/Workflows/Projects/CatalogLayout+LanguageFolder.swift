import LocaleData

extension CatalogLayout {
  /// The name under which a table has a language, if not its own: English, en-us or en-US for en,
  /// zh_CN for zh-Hans; nil where it has none.
  ///
  /// The region has to be the one where most people write the language so: that of en-GB is a
  /// choice, and its texts may be only those that differ.
  static func otherName(of language: String, in files: [String: Files]) -> String? {
    guard let wanted = LanguageTag(language) else { return nil }
    let tags = files.keys.sorted().compactMap { name in LanguageTag(name).map { (name, $0) } }
    let found = tags.first { $0.1 == wanted } ?? tags.first { $0.1.isLikely(wanted) }
    return found?.0
  }
}

extension LanguageTag {
  /// Whether two tags mean one language once what they leave out is filled in.
  fileprivate func isLikely(_ other: LanguageTag) -> Bool {
    language == other.language && variants == other.variants && extensions == other.extensions
      && likelyScript == other.likelyScript && likelyRegion == other.likelyRegion
  }
}
