extension LanguageTag {
  /// Whether there is such a language, as far as CLDR and the length of its code say.
  package var namesLanguage: Bool {
    !isRoot && (isOpaque || language.utf8.count == 3 || LanguageTag(language)?.likelyScript != nil)
  }

  /// Whether systems may look for texts under a name, or it is one that stands beside languages, as
  /// `Base` does.
  package static func mayNameLanguage(_ name: String) -> Bool {
    name == "Base" || name == "mul" || LanguageTag(name)?.namesLanguage ?? false
  }

  /// The tag that somebody meant who wrote the code of a country, as `da` by `dk`; nil for any other
  /// name.
  package static func meant(by name: String) -> String? {
    LanguageFact.countryCodes[LanguageTag(name)?.language ?? name.lowercased()]
  }
}
