import LocaleData

/// What the words of a text say of the numbers beside them.
struct NumberWords {
  /// The characters of the text, in small letters.
  private let scalars: [Unicode.Scalar]
  let language: String

  /// What those of the source say.
  init(_ unit: LintUnit) {
    self.init(unit.source.proseWithAddresses, language: unit.sourceLanguage)
  }

  init(_ prose: Prose, language: String) {
    scalars = prose.scalars.map(Self.small)
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
    let word = word.unicodeScalars
    guard let first = word.first else { return false }
    return scalars.indices.contains { start in
      guard scalars[start] == first, mayJoin || start == 0 || !scalars[start - 1].isLetter,
        let end = end(of: word, at: start)
      else { return false }
      return mayJoin || end == scalars.count || !scalars[end - 1].isLetter || !scalars[end].isLetter
    }
  }

  /// Where a word ends that stands at a place, any space for each `_`; nil where another stands there.
  private func end(of word: String.UnicodeScalarView, at start: Int) -> Int? {
    var end = start
    for scalar in word {
      let isSpace = scalar == "_" || scalar == " "
      guard end < scalars.count, scalars[end] == scalar || isSpace && scalars[end].isSpace else {
        return nil
      }
      end += 1
    }
    return end
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      return (0x41...0x5A).contains(scalar.value)
        ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }
}
