import LocaleData

/// What a word for a number says: a number from thirteen up or a dozen, or a half beside a whole number.
enum AmountInWords: Hashable, Sendable {
  case whole(Int)
  case half

  /// The words of a language for such numbers, in small letters.
  static func words(of language: String) -> [(word: String, amount: AmountInWords)] {
    known[language] ?? []
  }

  /// Whether a number may be written with the word, alone or as its first part: 2500 with "thousand".
  ///
  /// - Parameter factors: How many of the unit behind the number make the next larger one, of which it
  ///   may be said: 36 hours are one and a half days.
  func maySay(_ number: Double, in factors: [Int]) -> Bool {
    switch self {
    case .half:
      return ([1, 100, 1000, 1_000_000] + factors).contains {
        (number / Double($0)).truncatingRemainder(dividingBy: 1) == 0.5
      }
    case .whole(let amount):
      guard let whole = Int(exactly: number) else { return false }
      return amount == 12 ? whole % 12 == 0 : Self.starts(of: whole).contains(amount)
    }
  }

  /// What the first word for a number may say, and that of a few hundred also for one of thousands:
  /// fifteen hundred are 1500.
  private static func starts(of number: Int) -> [Int] {
    switch number {
    case 1_000_000...: [number, 1_000_000]
    case 1000...: number % 100 == 0 ? [number, 1000, 100] : [number, 1000]
    case 100...: [number / 100 * 100, 100]
    default: [number, number / 10 * 10]
    }
  }

  private static let known: [String: [(word: String, amount: AmountInWords)]] = {
    var words: [String: [(word: String, amount: AmountInWords)]] = [:]
    for key in LanguageFact.numberWords.keys {
      let parts = key.split(separator: ".").map(String.init)
      guard parts.count == 3, parts[1] == "written" else { continue }
      let amount = Int(parts[2]).map(AmountInWords.whole) ?? .half
      words[parts[0], default: []] += LanguageFact.numberWords.list(of: key).map {
        (word: $0, amount: amount)
      }
    }
    return words
  }()
}
