import LocaleData

/// Words that many languages share with English, and names that none translates.
enum SharedWords {
  /// - Parameter isLatin: Whether the other language is written in Latin letters.
  static func contains(_ word: String, isLatin: Bool) -> Bool {
    names.contains(word) || isLatin && words.contains(word)
  }

  /// Whether a language has a word of English, too, as Norwegian has "for", and Chinese "App" among its
  /// own letters.
  static func isOwn(_ word: String, of language: String) -> Bool {
    own[language]?.contains(word) ?? false
  }

  /// The words of a text but for those that make a name together, such as App Store.
  static func withoutNames(_ prose: Prose) -> [Range<Int>] {
    let words = prose.words
    let small = words.map { prose.text($0).lowercased() }
    var kept = words.indices.map { _ in true }
    for name in phrases {
      for start in small.indices where small[start...].starts(with: name) {
        for index in start..<(start + name.count) { kept[index] = false }
      }
    }
    return zip(words, kept).filter(\.1).map(\.0)
  }

  private static let phrases = LanguageFact.sharedWords.list(of: "phrases").map { phrase in
    phrase.split(separator: "_").map(String.init)
  }
  private static let own = LanguageFact.sharedWords.sets(ofList: "own")
  private static let names = Set(LanguageFact.sharedWords.list(of: "names"))
  private static let words = Set(LanguageFact.sharedWords.list(of: "latin"))
}
