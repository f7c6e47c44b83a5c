import LocaleData

/// What languages say of words beside numbers, by the keys of ``LanguageFact/counting``.
enum CountingWords {
  static let all = LanguageFact.counting.sets
}
