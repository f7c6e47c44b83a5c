import LocaleData

/// The words of a language that count time right behind a number: "minutes", 分.
struct TimeUnits: Sendable {
  /// Units by the words, which are in small letters.
  private let units: [String: String]

  /// Those of a language; nil where none are known.
  static func of(_ language: String) -> TimeUnits? { known[language] }

  /// The unit that a text starts with, and the word for it as it is written there.
  func unit(startingWith text: Substring.UnicodeScalarView) -> (name: String, word: String)? {
    guard let first = text.first, first.isLetter else { return nil }
    guard ScriptSet(ofAny: first).isDisjoint(with: .joined) else {
      return (1...Self.longestAmongLetters).reversed().lazy
        .compactMap { unit(named: String(text.prefix($0))) }.first
    }
    let word = text.prefix(Self.longest + 1).prefix(while: \.isWordPart)
    return word.count > Self.longest ? nil : unit(named: String(word))
  }

  private func unit(named word: String) -> (name: String, word: String)? {
    units[word.lowercased()].map { (name: $0, word: word) }
  }

  /// The words of a language for the units of which so many make the next larger one: 60 minutes are an
  /// hour.
  static func words(of language: String, making factor: Int) -> [String] {
    (unitsByFactor[factor] ?? []).flatMap { LanguageFact.timeUnits.list(of: "\(language).\($0)") }
  }

  private static let unitsByFactor = [
    7: ["days"], 12: ["months"], 24: ["hours"], 60: ["minutes", "seconds"],
  ]

  /// In letters; no word of the data is longer.
  private static let longest = 13
  /// The same for words that others follow without a space.
  private static let longestAmongLetters = 7

  private static let known: [String: TimeUnits] = {
    var units: [String: [String: String]] = [:]
    for key in LanguageFact.timeUnits.keys {
      let parts = key.split(separator: ".").map(String.init)
      guard parts.count == 2 else { continue }
      for word in LanguageFact.timeUnits.list(of: key) {
        units[parts[0], default: [:]][word] = parts[1]
      }
    }
    return units.mapValues { TimeUnits(units: $0) }
  }()
}
