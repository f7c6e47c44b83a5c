import Foundation
import Vocabulary

/// Bytes that outlive whoever looks at them: of the binary, of a project's words, or of a phrase's own
/// words.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// A word with what is known of it.
///
/// Plain data that points into the text it was read from: handing one on costs no reference.
struct Lexeme {
  /// How its forms are told.
  enum Inflection: Equatable {
    case invariable
    /// The stem with each of the endings of a paradigm, by its number in the table.
    case paradigm(Int16)
    /// The forms stand in the line itself.
    case listed
  }

  var part: LexicalPart
  var gender: LexemeGender?
  var traits: LexemeTraits = []
  var inflection: Inflection
  /// The number of the schema in the language's table.
  var schema: UInt8
  /// In small letters, or with the capitals that the word always has.
  var lemma: Bytes
  /// What the endings stand behind; the whole lemma of an invariable word.
  var stem: Bytes
  /// Listed forms, `one|two/other`.
  var listed = Bytes.none
  /// What stands in front of the inflected part of a compound, and behind it.
  var prefix = Bytes.none
  var suffix = Bytes.none
  /// The word for a person of the other gender, such as `usuaria`.
  var pair = Bytes.none
  /// What the tags say besides: number, animacy, declension.
  var features = FeatureSet()

  /// Whether a noun is one for a person of either gender, as amigo and cliente are.
  var isOfPerson: Bool { pair.count > 0 || gender == .common }

  /// Whether a noun is one for a person, of either gender or where the lexicon tells persons from things.
  var isOfSomebody: Bool { isOfPerson || features.contains(.human) }

  /// Whether a noun, or a name, is one for a man where the lexicon tells persons from things.
  var isMan: Bool { gender?.settled == .masculine && features.contains(.human) }

  var isGuessed: Bool { traits.contains(.guessed) }

  /// Whether the word is all capitals: PDF, ÖPNV.
  var isAbbreviation: Bool {
    guard lemma.count > 1, TextScalar(at: 0, in: lemma).length < lemma.count else { return false }
    return !lemma.containsScalar { !$0.isCapital && $0.value >= 0x41 }
  }

  /// Whether the word is written with capitals wherever it stands.
  var hasCapitals: Bool { lemma.hasCapitals }
}

/// The gender of a noun.
enum LexemeGender: UInt8, Hashable, Sendable {
  case masculine, feminine, neuter
  /// That of the person who is meant.
  case common
  /// Both are in use; the first is preferred.
  case masculineOrFeminine, feminineOrMasculine
  /// Masculine in the singular and feminine in the plural: Italian il dito, le dita.
  case masculineThenFeminine

  /// The gender, where it is one.
  var settled: GrammaticalGender? {
    switch self {
    case .masculine: .masculine
    case .feminine: .feminine
    case .neuter: .neuter
    case .common, .masculineOrFeminine, .feminineOrMasculine, .masculineThenFeminine: nil
    }
  }

  /// The same of one number.
  func settled(isPlural: Bool) -> GrammaticalGender? {
    guard self == .masculineThenFeminine else { return settled }
    return isPlural ? .feminine : .masculine
  }

  /// The one that counts where nothing shows another.
  var preferred: GrammaticalGender? {
    switch self {
    case .masculineOrFeminine: .masculine
    case .feminineOrMasculine: .feminine
    default: settled
    }
  }

  init(_ gender: GrammaticalGender) {
    switch gender {
    case .masculine: self = .masculine
    case .feminine: self = .feminine
    case .neuter: self = .neuter
    // Foundation's gender that isn't known here yet.
    @unknown default: self = .common
    }
  }
}

struct LexemeTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// Without a plural in ordinary use.
  static let mass = LexemeTraits(rawValue: 1)
  /// Only the plural is in use.
  static let pluralOnly = LexemeTraits(rawValue: 1 << 1)
  /// Only the lexicon that was made from Wikidata has it.
  static let uncurated = LexemeTraits(rawValue: 1 << 2)
  /// Not in a lexicon: made up by a rule.
  static let guessed = LexemeTraits(rawValue: 1 << 3)
  /// The likeliest of the words that are spelled so.
  static let likeliest = LexemeTraits(rawValue: 1 << 4)
  /// A word whose sound changes no article: Spanish la hache.
  static let keepsArticle = LexemeTraits(rawValue: 1 << 5)
  /// A word of the project.
  static let own = LexemeTraits(rawValue: 1 << 6)
  /// A personal pronoun.
  static let personal = LexemeTraits(rawValue: 1 << 7)
  /// A number word, by CLDR's plural category of its number.
  static let countsTwo = LexemeTraits(rawValue: 1 << 8)
  static let countsFew = LexemeTraits(rawValue: 1 << 9)
  static let countsMany = LexemeTraits(rawValue: 1 << 10)
  static let countsOther = LexemeTraits(rawValue: 1 << 11)
  /// Hardly ever meant where another word has the same form.
  static let rare = LexemeTraits(rawValue: 1 << 12)
  /// A word that ends no compound: what ends so has rather an ending.
  static let standsAlone = LexemeTraits(rawValue: 1 << 13)
  /// A mass noun whose plural is in use as well.
  static let alsoCounted = LexemeTraits(rawValue: 1 << 14)
}

/// What kind of word a line of a lexicon holds.
enum LexicalPart: UInt8, Sendable {
  case noun, adjective, determiner, numeral, pronoun, verb, adverb, preposition, conjunction
  case interjection, abbreviation

  init?(_ part: PartOfSpeech) {
    switch part {
    case .noun: self = .noun
    case .adjective: self = .adjective
    case .determiner: self = .determiner
    case .numeral: self = .numeral
    case .pronoun: self = .pronoun
    case .verb: self = .verb
    case .adverb: self = .adverb
    case .preposition: self = .preposition
    case .conjunction: self = .conjunction
    case .interjection: self = .interjection
    case .abbreviation: self = .abbreviation
    default: return nil
    }
  }

  var partOfSpeech: PartOfSpeech {
    switch self {
    case .noun: .noun
    case .adjective: .adjective
    case .determiner: .determiner
    case .numeral: .numeral
    case .pronoun: .pronoun
    case .verb: .verb
    case .adverb: .adverb
    case .preposition: .preposition
    case .conjunction: .conjunction
    case .interjection: .interjection
    case .abbreviation: .abbreviation
    }
  }
}

/// A reading of a word as it stands in a text.
struct Analysis {
  var lexeme: Lexeme
  /// The cells whose form it is.
  var cells: Cells
  /// Whether it is the form that is preferred there.
  var isPreferred = true
}

extension Bytes {
  static var none: Bytes { Bytes(start: nil, count: 0) }

  /// The same bytes from an offset on, and up to one.
  func slice(_ range: Range<Int>) -> Bytes {
    range.isEmpty ? .none : Bytes(rebasing: self[range])
  }

  func equals(_ other: Bytes) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { equals($0) }
  }

  func hasPrefix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && slice(0..<length).equals(text)
  }

  func hasSuffix(_ other: Bytes) -> Bool {
    count >= other.count && slice((count - other.count)..<count).equals(other)
  }

  /// The parts between a byte, empty ones among them.
  func parts(_ separator: UInt8, _ body: (Int, Bytes) -> Bool) {
    var (start, number) = (0, 0)
    while start <= count {
      var end = start
      while end < count, self[end] != separator { end += 1 }
      guard body(number, slice(start..<end)) else { return }
      number += 1
      start = end + 1
    }
  }

  /// Whether any letter is a capital: Anna, Łukasz, iPhone.
  var hasCapitals: Bool { containsScalar(where: \.isCapital) }

  func containsScalar(where isFound: (TextScalar) -> Bool) -> Bool {
    var index = 0
    while index < count {
      let scalar = TextScalar(at: index, in: self)
      if isFound(scalar) { return true }
      index += scalar.length
    }
    return false
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
  var hasCapitals: Bool { withUnsafeBufferPointer { $0.hasCapitals } }

  var text: String { String(decoding: self, as: UTF8.self) }
}
