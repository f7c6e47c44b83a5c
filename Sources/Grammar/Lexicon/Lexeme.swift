/// A word of a lexicon with what is known of it.
struct Lexeme: Hashable, Sendable {
  /// The gender of a noun.
  enum Gender: Hashable, Sendable {
    case masculine, feminine, neuter
    /// That of the person who is meant.
    case common
    /// Both are in use; the first is preferred.
    case masculineOrFeminine, feminineOrMasculine
  }

  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Without a plural in ordinary use.
    static let mass = Traits(rawValue: 1)
    /// Only the plural is in use.
    static let pluralOnly = Traits(rawValue: 1 << 1)
    /// Not in a lexicon: made up by a rule.
    static let guessed = Traits(rawValue: 1 << 3)
    /// The likeliest of the words that are spelled so.
    static let likeliest = Traits(rawValue: 1 << 4)
    /// A Spanish feminine with stressed initial a that keeps la.
    static let keepsArticle = Traits(rawValue: 1 << 5)
  }

  var lemma: [UInt8]
  var part: PartOfSpeech
  var gender: Gender?
  var traits: Traits = []
  /// The word for a person of the other gender, such as `usuaria`.
  var pair: [UInt8]?
  var forms: Forms

  enum Forms: Hashable, Sendable {
    case invariable
    /// The stem's length in bytes, and the endings.
    case paradigm(stem: Int, [[UInt8]])
    /// The preferred form of each slot, and other accepted ones.
    case irregular([[UInt8]], others: [[[UInt8]]] = [])
  }

  /// The form in a slot; the last one stands in for slots that are missing.
  func form(_ slot: Int) -> [UInt8] {
    switch forms {
    case .invariable: return lemma
    case .paradigm(let stem, let endings):
      guard let ending = endings.indices.contains(slot) ? endings[slot] : endings.last else {
        return lemma
      }
      return Array(lemma.prefix(stem)) + ending
    case .irregular(let forms, _):
      return (forms.indices.contains(slot) ? forms[slot] : forms.last) ?? lemma
    }
  }

  /// Whether the word is written with capitals wherever it stands.
  var hasCapitals: Bool { lemma.contains { (0x41...0x5A).contains($0) } }

  var isGuessed: Bool { traits.contains(.guessed) }
}

/// A reading of a word as it stands in a text.
struct Analysis: Hashable, Sendable {
  var lexeme: Lexeme
  /// The slots whose form it is.
  var slots: [Int]
}
