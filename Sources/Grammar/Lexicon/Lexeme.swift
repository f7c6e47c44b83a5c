import Vocabulary

/// A word of a lexicon with what is known of it.
///
/// A class, for readings hand it on again and again: one reference instead of several arrays.
final class Lexeme: Sendable {
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
    /// Only the lexicon that was made from Wikidata has it.
    static let uncurated = Traits(rawValue: 1 << 2)
    /// Not in a lexicon: made up by a rule.
    static let guessed = Traits(rawValue: 1 << 3)
    /// The likeliest of the words that are spelled so.
    static let likeliest = Traits(rawValue: 1 << 4)
    /// A Spanish feminine with stressed initial a that keeps la.
    static let keepsArticle = Traits(rawValue: 1 << 5)
  }

  let lemma: [UInt8]
  let part: PartOfSpeech
  let gender: Gender?
  let traits: Traits
  /// The word for a person of the other gender, such as `usuaria`.
  let pair: [UInt8]?
  let forms: Forms

  init(
    lemma: [UInt8], part: PartOfSpeech, gender: Gender? = nil, traits: Traits = [],
    pair: [UInt8]? = nil, forms: Forms
  ) {
    self.lemma = lemma
    self.part = part
    self.gender = gender
    self.traits = traits
    self.pair = pair
    self.forms = forms
  }

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

extension Lexeme: Equatable {
  static func == (one: Lexeme, other: Lexeme) -> Bool {
    one === other
      || one.lemma == other.lemma && one.part == other.part && one.gender == other.gender
        && one.traits == other.traits && one.pair == other.pair && one.forms == other.forms
  }
}

/// A reading of a word as it stands in a text.
struct Analysis: Equatable, Sendable {
  var lexeme: Lexeme
  /// The slots whose form it is.
  var slots: SlotSet
  /// Whether it is the form that is preferred there.
  var isPreferred = true
}

extension Analysis {
  /// Whether the word can be the singular of a noun.
  var isSingular: Bool { slots.contains(0) }
}

/// Slots of a paradigm, in order.
struct SlotSet: Hashable, Sendable, Collection, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  init() {}
  init(arrayLiteral slots: Int...) { for slot in slots { insert(slot) } }
  init(_ slots: some Sequence<Int>) { for slot in slots { insert(slot) } }

  /// A paradigm has at most eight slots; more would be lost.
  private mutating func insert(_ slot: Int) { bits |= 1 << UInt8(clamping: slot) }

  var startIndex: Int { bits.trailingZeroBitCount }
  var endIndex: Int { 8 }
  var count: Int { bits.nonzeroBitCount }
  var last: Int? { bits == 0 ? nil : 7 - bits.leadingZeroBitCount }

  func index(after index: Int) -> Int {
    var next = index + 1
    while next < 8, bits & 1 << UInt8(next) == 0 { next += 1 }
    return next
  }

  subscript(index: Int) -> Int { index }

  func contains(_ slot: Int) -> Bool { slot < 8 && bits & 1 << UInt8(clamping: slot) != 0 }
}
