extension LanguageTag {
  /// Whether a text is what a language calls itself, whatever stands in brackets behind it:
  /// `Português (Brasil)`.
  ///
  /// Such a name is the same in every language; in any case of letters, with or without spaces
  /// (CLDR's localeDisplayNames).
  package static func isAutonym(_ text: String) -> Bool {
    guard text.utf8.count <= longestAutonym else { return false }
    let name = text.prefix { $0 != "(" && $0 != "（" }.filter { !$0.isWhitespace }
    return !name.isEmpty && LanguageFact.autonyms[name.lowercased()] != nil
  }

  /// In bytes, brackets included; more than any name has.
  private static let longestAutonym = 120
}
