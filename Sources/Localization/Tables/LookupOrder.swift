import LocaleData

/// Where a key of a table is looked up for a locale, one after the other.
struct LookupOrder: Sendable {
  /// One localization of one file.
  struct Place: Sendable {
    var file: TableFile
    /// As the file or its folder spells it.
    var localization: String
    /// Whether only the source language is left.
    var isFallback: Bool
    var rules: PluralRules
  }

  let places: [Place]

  /// The locale and its parents, else another locale that reads alike (pt-BR for pt-PT), then the
  /// source language with its parents, then `Base`.
  init(_ files: [TableFile], locale: LanguageTag, sourceLanguage: String) {
    let available = files.sorted { $0.rank < $1.rank }.flatMap { file in
      file.localizations.map { (file: file, name: $0, tag: LanguageTag($0)) }
    }
    let tags = available.compactMap(\.tag)
    var own = locale.fallbackChain
    if let relative = LanguageTag.preferred(of: tags, wanted: [locale]), !own.contains(relative) {
      own.append(relative)
    }
    let source = LanguageTag(sourceLanguage)?.fallbackChain ?? []
    var chain: [LanguageTag?] = own
    chain += source.filter { !own.contains($0) } as [LanguageTag?]
    // `Base`, which is no language tag.
    chain.append(nil)
    let isSource = !own.filter(source.contains).isEmpty
    places = chain.enumerated().flatMap { index, tag in
      available.filter { $0.tag == tag }.map { found in
        Place(
          file: found.file, localization: found.name,
          isFallback: index >= own.count && !(tag == nil && isSource),
          rules: PluralRules(for: tag ?? source.first ?? locale, type: .cardinal))
      }
    }
  }
}

extension TableFile {
  /// Within a localization a `.stringsdict` wins over a `.strings`, and these over a String Catalog.
  fileprivate var rank: Int {
    switch source.format {
    case .stringsdict: 0
    case .strings: 1
    case .stringCatalog: 2
    }
  }
}
