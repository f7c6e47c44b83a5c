import LocaleData

/// What the words of a text say of the numbers beside them.
struct NumberWords {
  private let prose: Prose
  let language: String

  /// What those of the source say.
  init(_ unit: LintUnit) {
    self.init(unit.source.proseWithAddresses, language: unit.sourceLanguage)
  }

  init(_ prose: Prose, language: String) {
    self.prose = prose
    self.language = language
  }

  /// Whether the text says that something is an example.
  var nameExample: Bool { hasAny(of: "example") }

  /// The numbers from thirteen up, and halves beside whole numbers, that they say.
  var amounts: Set<AmountInWords> {
    let words = AmountInWords.words(of: language).filter {
      holds($0.word, mayJoin: $0.word.count >= Self.shortestJoined)
    }
    return Set(words.map { $0.amount })
  }

  /// In letters: a shorter word for a number is found by itself alone, for others have it in them, too.
  private static let shortestJoined = 6

  /// Whether they make numbers thousands or millions: "50 mil" is 50,000 in Portuguese.
  var scaleNumbers: Bool { hasAny(of: "scale") }

  /// Whether they are a unit of time of which so many make the next larger one: 7 days are a week.
  func haveUnit(of factor: Int) -> Bool {
    hasAny(of: "\(factor)")
      || TimeUnits.words(of: language, making: factor).contains { holds($0) }
  }

  private func hasAny(of kind: String) -> Bool {
    holdAny(of: LanguageFact.numberWords.list(of: "\(language).\(kind)"))
  }

  /// Whether one of some words stands in the text.
  func holdAny(of words: [String]) -> Bool { words.contains { holds($0) } }

  /// Whether a word stands in the text between others, in any case of letters.
  ///
  /// - Parameter mayJoin: Whether other words may be joined to it: "zweitausend".
  func holds(_ word: String, mayJoin: Bool = false) -> Bool {
    let word = Array(word.replacing("_", with: " ").unicodeScalars)
    let scalars = prose.scalars
    guard let first = word.first, let last = word.last else { return false }
    return scalars.indices.contains { start in
      let end = start + word.count
      guard end <= scalars.count, Self.small(scalars[start]) == first,
        mayJoin || start == 0 || !scalars[start - 1].isLetter,
        mayJoin || end == scalars.count || !last.isLetter || !scalars[end].isLetter
      else { return false }
      return zip(scalars[start..<end], word).allSatisfy {
        Self.small($0) == $1 || $1 == " " && $0.isSpace
      }
    }
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      return (0x41...0x5A).contains(scalar.value)
        ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }
}
