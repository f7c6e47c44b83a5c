import LocaleData

/// Words that many languages share with English, and names that none translates.
enum SharedWords {
  /// - Parameter isLatin: Whether the other language is written in Latin letters.
  static func contains(_ word: String, isLatin: Bool) -> Bool {
    names.contains(word) || isLatin && words.contains(word)
  }

  private static let names = Set(LanguageFact.sharedWords.list(of: "names"))
  private static let words = Set(LanguageFact.sharedWords.list(of: "latin"))
}
