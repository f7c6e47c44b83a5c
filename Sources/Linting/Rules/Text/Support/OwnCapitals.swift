import LocaleData

/// The letters at the start of a word whose capitals are a language's own, by the entries of
/// ``LanguageFact/capitals``.
struct OwnCapitals {
  let small: String
  let capital: String

  /// - Returns: nil where the first letter's capital is that of Unicode.
  init?(startOf word: String, _ language: String) {
    for entry in LanguageFact.capitals.list(of: language) {
      let forms = entry.split(separator: "=").map(String.init)
      guard forms.count == 2, forms.contains(where: { word.hasPrefix($0) }) else { continue }
      (small, capital) = (forms[0], forms[1])
      return
    }
    return nil
  }
}
