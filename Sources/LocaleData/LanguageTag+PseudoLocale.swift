extension LanguageTag {
  /// Whether the tag names a pseudo-locale, which no person translates to: one with a region from
  /// `XA` to `XZ`, or a language from `qaa` to `qtz`.
  ///
  /// ISO 3166 and ISO 639 keep these for private use. CLDR has `en-XA` and `ar-XB`, Windows
  /// `qps-ploc`; Kosovo's `XK` is a place where people live.
  package var isPseudoLocale: Bool {
    let subtags = Array(language.utf8)
    let isPrivateLanguage =
      subtags.count == 3 && subtags[0] == UInt8(ascii: "q") && subtags[1] <= UInt8(ascii: "t")
    let isPrivateRegion = region.map { $0.utf8.count == 2 && $0.hasPrefix("X") } ?? false
    return isPrivateLanguage || isPrivateRegion && region != "XK"
  }

  /// Whether a text is the tag of a pseudo-locale.
  package static func isPseudoLocale(_ text: String) -> Bool {
    LanguageTag(text)?.isPseudoLocale ?? false
  }
}
