extension LanguageTag {
  /// The tag with the language, script and region that stand for its legacy ones today.
  ///
  /// Fields that a replacement brings along (`sh` is `sr-Latn`) don't override the tag's own
  /// (UTS #35, Part 1, Annex C, section LocaleId Canonicalization).
  func replacingLegacySubtags() -> LanguageTag {
    guard !isOpaque else { return self }
    var tag = self
    if let variant = variants.first, variants.count == 1,
      let replacement = SortedText.aliases["\(language)-\(variant)"]
    {
      tag.variants = []
      tag.replaceLanguage(with: replacement)
    } else if language == "no" {
      // Apple looks Bokmål up for Norwegian, which CLDR leaves a language of its own.
      tag.language = "nb"
    } else if let replacement = SortedText.aliases[language] {
      tag.replaceLanguage(with: replacement == "no" ? "nb" : replacement)
    }
    tag.script = tag.script.map { SortedText.aliases[$0] ?? $0 }
    tag.region = tag.region.map { SortedText.aliases[$0] ?? $0 }
    return tag
  }

  /// The tag that a grandfathered one stands for; the tag itself for any other, and for those
  /// that nothing has replaced.
  var modern: LanguageTag {
    guard isOpaque, let replacement = SortedText.aliases[language] else { return self }
    return LanguageTag(replacement) ?? self
  }

  private mutating func replaceLanguage(with replacement: String) {
    guard let new = LanguageTagParser.tag(in: replacement) else { return }
    language = new.language
    script = script ?? new.script
    region = region ?? new.region
  }
}
