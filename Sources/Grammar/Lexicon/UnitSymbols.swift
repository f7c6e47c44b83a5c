import LocaleData

/// The symbols of units and the codes of currencies, which never change: 5 km, 2 GB, 10 EUR.
enum UnitSymbols {
  private static let symbols = LanguageFact.units.sets
  /// In bytes.
  private static let longest = 5

  /// - Parameters:
  ///   - word: A word as it is spelled; case tells Mb from MB.
  ///   - isBehindNumber: Whether it stands right behind a number, where words may be symbols, too.
  ///   - language: The code of the language, which may have abbreviations of its own.
  static func contains(_ word: Bytes, isBehindNumber: Bool, in language: String) -> Bool {
    guard word.count <= longest else { return false }
    let text = word.text
    if symbols["anywhere"]?.contains(text) ?? false { return true }
    return isBehindNumber
      && ["counted", language + ".counted"].contains { symbols[$0]?.contains(text) ?? false }
  }

  /// The gender of the noun that a symbol stands for: kcal is a caloría.
  static func gender(of word: Bytes, in language: String) -> LexemeGender {
    symbols[language + ".feminine"]?.contains(word.text) ?? false ? .feminine : .masculine
  }

  /// Whether a letter behind a degree sign makes a unit of it.
  static func isTemperature(_ word: Bytes) -> Bool {
    word.equals("C") || word.equals("F")
  }
}
