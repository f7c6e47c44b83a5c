/// The localizations that an app has, filed by what they can stand for: a person's choice among
/// thousands is found without looking at each.
package struct AvailableLocalizations: Sendable {
  private typealias Relative = (tag: LanguageTag, chain: [LanguageTag])
  private let tags: Set<LanguageTag>
  /// The localizations below each locale, in the order in which they are given.
  private let relatives: [LanguageTag: [Relative]]

  package init(_ tags: [LanguageTag]) {
    self.tags = Set(tags)
    var relatives: [LanguageTag: [Relative]] = [:]
    for tag in tags {
      let chain = tag.fallbackChain
      for ancestor in chain { relatives[ancestor, default: []].append((tag, chain)) }
    }
    self.relatives = relatives
  }

  /// Chooses the best of the localizations for a person who wants these, best first.
  ///
  /// The first wanted locale that any available one serves decides. It is served by, in this order,
  /// the members of its fallback chain, and after each of them by another locale below it, in the
  /// same language and script: en-AU takes en-GB (both are below en-001) before en, and pt-PT takes
  /// pt-BR when there is nothing nearer.
  ///
  /// Differences from `Bundle.preferredLocalizations(from:forPreferences:)`: without a match the
  /// result is nil, not the development region's or the first localization; no language stands in
  /// for a related one (CLDR's languageMatching: gsw for de, da for nb) except where CLDR makes it
  /// the parent (nn for nb, hi-Latn for en-IN).
  package func preferred(for wanted: [LanguageTag]) -> LanguageTag? {
    for tag in wanted {
      for ancestor in tag.fallbackChain {
        if tags.contains(ancestor) { return ancestor }
        let readable = relatives[ancestor]?.filter { $0.tag.reads(like: ancestor) } ?? []
        if let nearest = Self.nearest(of: readable, below: ancestor) { return nearest }
      }
    }
    return nil
  }

  private static func nearest(
    of relatives: [Relative], below ancestor: LanguageTag
  ) -> LanguageTag? {
    let region = ancestor.likelyRegion
    func rank(_ tag: LanguageTag) -> Int {
      if tag.region == nil || tag.region == region { return 0 }
      return paradigms.contains("\(tag.language)-\(tag.region ?? "")") ? 1 : 2
    }
    var best: (tag: LanguageTag, order: (Int, Int))?
    for (tag, chain) in relatives {
      let order = (rank(tag), chain.firstIndex(of: ancestor) ?? chain.count)
      // Strictly less, so that of equals the first available one wins.
      if best.map({ order < $0.order }) ?? true { best = (tag, order) }
    }
    return best?.tag
  }

  /// The locales that stand for others of their language (CLDR's languageMatching,
  /// `paradigmLocales`).
  private static let paradigms: Set = ["en-GB", "es-419", "pt-BR", "pt-PT"]
}

extension LanguageTag {
  fileprivate func reads(like other: LanguageTag) -> Bool {
    language == other.language && likelyScript == other.likelyScript
  }
}
