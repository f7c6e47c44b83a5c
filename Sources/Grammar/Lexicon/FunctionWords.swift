import Foundation
import Vocabulary

/// The words that hold a sentence together, and what each does to the phrases around it.
///
/// A lexicon says what part of speech a word is; this text says what a grammar does with it.
struct FunctionWords: Sendable {
  /// What a word does; each language uses those that it needs, and its text explains them.
  struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let endsPhrase = Roles(rawValue: 1)
    static let preposition = Roles(rawValue: 1 << 1)
    static let coordination = Roles(rawValue: 1 << 2)
    static let conjunction = Roles(rawValue: 1 << 3)
    static let relative = Roles(rawValue: 1 << 4)
    static let adverb = Roles(rawValue: 1 << 5)
    static let copula = Roles(rawValue: 1 << 6)
    static let auxiliary = Roles(rawValue: 1 << 7)
    static let definite = Roles(rawValue: 1 << 8)
    static let indefinite = Roles(rawValue: 1 << 9)
    static let unstressed = Roles(rawValue: 1 << 10)
    static let degree = Roles(rawValue: 1 << 11)
    static let shade = Roles(rawValue: 1 << 12)
    /// Describes the noun before it.
    static let describesBefore = Roles(rawValue: 1 << 13)
    /// Describes the noun before it even where it could be a noun.
    static let postposed = Roles(rawValue: 1 << 14)
    static let showsSingular = Roles(rawValue: 1 << 15)
    static let showsPlural = Roles(rawValue: 1 << 16)
    static let singularOnly = Roles(rawValue: 1 << 17)
    static let opensPhrase = Roles(rawValue: 1 << 18)
    static let neuter = Roles(rawValue: 1 << 19)
    static let color = Roles(rawValue: 1 << 20)
    static let container = Roles(rawValue: 1 << 21)
    static let size = Roles(rawValue: 1 << 22)
    static let modal = Roles(rawValue: 1 << 23)
    static let demonstrative = Roles(rawValue: 1 << 24)
    static let perfect = Roles(rawValue: 1 << 25)
    static let speaker = Roles(rawValue: 1 << 26)
    static let presents = Roles(rawValue: 1 << 27)
    static let reflexive = Roles(rawValue: 1 << 28)
    static let takesObject = Roles(rawValue: 1 << 29)

    static let article: Roles = [.definite, .indefinite]

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The part of speech that a role shows.
    var partOfSpeech: PartOfSpeech? {
      if contains(.preposition) { return .preposition }
      if contains(.conjunction) || contains(.coordination) { return .conjunction }
      if contains(.auxiliary) || contains(.modal) || contains(.copula) { return .verb }
      return contains(.adverb) ? .adverb : nil
    }

    private static let byTag: [String: Roles] = [
      "end": .endsPhrase,
      "prep": [.preposition, .endsPhrase],
      "conj": [.conjunction, .endsPhrase],
      "coord": .coordination,
      "joins": .coordination,
      "relative": .relative,
      "adv": .adverb,
      "copula": .copula,
      "aux": .auxiliary,
      "def": .definite,
      "indef": .indefinite,
      "unstressed": .unstressed,
      "degree": .degree,
      "shade": .shade,
      "after": .describesBefore,
      "post": .postposed,
      "one": .showsSingular,
      "many": .showsPlural,
      "alone": .singularOnly,
      "opens": .opensPhrase,
      "neuter": .neuter,
      "color": .color,
      "container": .container,
      "size": .size,
      "modal": .modal,
      "demonstrative": .demonstrative,
      "perfect": .perfect,
      "speaker": .speaker,
      "presents": .presents,
      "there": .presents,
      "reflexive": .reflexive,
      "takes": .takesObject,
    ]

    /// The role of a tag; none for a tag that is for people.
    init(tag: some Collection<UInt8>) {
      self = Self.byTag[String(decoding: tag, as: UTF8.self)] ?? []
    }
  }

  private let text: LexiconText

  /// - Parameter text: Sorted lines of `word<TAB>roles[<TAB>singular|plural]`.
  init(_ text: LexiconText) { self.text = text }

  /// What a word does, and the two forms of a verb.
  subscript(word: [UInt8]) -> (roles: Roles, verb: VerbPairs.Pair?) {
    guard let line = text.lines(for: word).first else { return ([], nil) }
    let fields = line.split(separator: UInt8(ascii: "\t"))
    guard fields.count > 1 else { return ([], nil) }
    let roles = fields[1].split(separator: UInt8(ascii: " "))
      .reduce(into: Roles()) { $0.formUnion(Roles(tag: $1)) }
    let forms = fields.count > 2 ? fields[2].split(separator: UInt8(ascii: "|")) : []
    return (roles, forms.count == 2 ? (Array(forms[0]), Array(forms[1])) : nil)
  }
}
