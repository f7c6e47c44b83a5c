extension LanguageTag {
  /// The locales that text is looked up in, nearest first: the tag itself, then its parents.
  ///
  /// `es-MX` gives es-MX, es-419, es. The root locale is left out, and so is a language whose
  /// usual script isn't the tag's: `zh-TW` gives zh-TW, zh-Hant-TW, zh-Hant, but not zh.
  /// Source: CLDR's parentLocales; UTS #35, Part 1, section Parent Locales.
  package var fallbackChain: [LanguageTag] {
    var chain: [LanguageTag] = []
    var next: LanguageTag? = self
    while let tag = next, !tag.isRoot, !chain.contains(tag) {
      chain.append(tag)
      next = tag.parent
    }
    return chain
  }

  /// The next locale to look into; nil for the root locale.
  private var parent: LanguageTag? {
    if isOpaque { return modern == self ? nil : modern }
    var tag = self
    if tag.extensions.popLast() != nil || tag.variants.popLast() != nil { return tag }
    if let parent = SortedText.parents[description] { return LanguageTag(parent) }
    if region != nil {
      // CLDR's data for zh-TW is that for zh-Hant-TW: the script is part of what one reads there.
      if script == nil, hasUnlikelyScript {
        tag.script = likelyScript
      } else {
        tag.region = nil
      }
      return tag
    }
    guard script != nil, !hasUnlikelyScript else { return nil }
    tag.script = nil
    return tag
  }

  /// The locales whose plural rules the tag takes, nearest first.
  ///
  /// Plural rules are inherited by truncation alone: Serbian counts alike in either script, and
  /// pt-AO counts as pt does, not as pt-PT (CLDR's parentLocales of component `plurals`).
  var pluralChain: [String] {
    let tag = modern
    return [tag.region.map { "\(tag.language)-\($0)" }, tag.language, "root"].compactMap(\.self)
  }
}
