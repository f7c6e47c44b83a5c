import LocaleData

/// The languages that a project is translated to, as it spells them.
struct ImportLanguages {
  private var spellings: [LanguageTag: String] = [:]

  /// - Parameter locales: Languages that the project names besides those of its catalogs.
  init(_ catalogs: ExchangeCatalogs, locales: [String]) {
    for language in locales + catalogs.languages { _ = spelling(of: language) }
  }

  /// The language as the project spells it; a new one is spelled as it comes first.
  mutating func spelling(of language: String) -> String {
    guard let tag = LanguageTag(language) else { return language }
    if let known = spellings[tag] { return known }
    spellings[tag] = language
    return language
  }

  /// Of a language that the project doesn't have, one that it has and that means the same: a tool
  /// may say `es-ES` or `zh-CN` for what the project calls `es` or `zh-Hans`.
  func equivalent(of language: String) -> String? {
    guard let tag = LanguageTag(language), spellings[tag] == nil else { return nil }
    return spellings.filter { $0.key.means(tag) }.values.min()
  }
}

extension LanguageTag {
  /// Whether both name one language, written alike, of one region, said or not.
  fileprivate func means(_ other: LanguageTag) -> Bool {
    language == other.language && likelyScript == other.likelyScript
      && likelyRegion == other.likelyRegion && variants == other.variants
      && extensions == other.extensions
  }
}
