extension LanguageTag {
  /// Whether the language is one that ISO 639-2 leaves for private use: `qaa` to `qtz`.
  ///
  /// Translators' tools keep what they say of a text under one of them, `qqq`.
  package var isPrivateUse: Bool {
    let letters = Array(language.utf8)
    return letters.count == 3 && letters[0] == UInt8(ascii: "q")
      && (UInt8(ascii: "a")...UInt8(ascii: "t")).contains(letters[1])
  }

  /// Whether the tag names a pseudo-locale, which no person translates to: one with a region from
  /// `XA` to `XZ`, or a language from `qaa` to `qtz`.
  ///
  /// ISO 3166 and ISO 639 keep these for private use. CLDR has `en-XA` and `ar-XB`, Windows
  /// `qps-ploc`; Kosovo's `XK` is a place where people live. What translators are told, `qqq`, counts
  /// as one: no reader of the app sees it either.
  package var isPseudoLocale: Bool {
    let isPrivateRegion = region.map { $0.utf8.count == 2 && $0.hasPrefix("X") } ?? false
    return isPrivateUse || isPrivateRegion && region != "XK"
  }

  /// Whether a text is the tag of a pseudo-locale.
  package static func isPseudoLocale(_ text: String) -> Bool {
    LanguageTag(text)?.isPseudoLocale ?? false
  }
}
