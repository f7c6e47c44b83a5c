import Foundation
import Vocabulary

/// What is known of one word, whichever phrase it stands in.
///
/// Plain data: its analyses stand in the store that it is from, nouns first, then adjectives,
/// determiners, numerals and pronouns.
struct Reading {
  /// The word as it was looked up, in bytes that live as long as the store.
  var word: Bytes
  var hash: UInt64
  /// The part of speech that the caller says the word is.
  var given: LexicalPart?
  var roles: Roles = []
  var marks: Marks = []
  /// Where its analyses are in the store.
  var nouns: Range<Int32> = 0..<0
  var adjectives: Range<Int32> = 0..<0
  var determiners: Range<Int32> = 0..<0
  var numerals: Range<Int32> = 0..<0
  var pronouns: Range<Int32> = 0..<0
  /// The analysis as a verb in the third person; negative if there is none.
  var verb: Int32 = -1
  /// The number of the rule for the two words that it melts together; negative if there is none.
  var contraction: Int32 = -1
  /// What the word is besides: a preposition, an interjection and so on.
  var otherPart: LexicalPart?
  /// The likeliest part of speech of a word that is often several.
  var likeliest: LexicalPart?

  struct Marks: OptionSet, Hashable {
    let rawValue: UInt32

    static let adverb = Marks(rawValue: 1)
    static let participle = Marks(rawValue: 1 << 1)
    static let abbreviation = Marks(rawValue: 1 << 2)
    /// Any lexicon has the word.
    static let known = Marks(rawValue: 1 << 3)
    /// The lexicon has nouns of several words that start with this one.
    static let startsCompound = Marks(rawValue: 1 << 4)
    /// The word was looked up with its capitals.
    static let capitals = Marks(rawValue: 1 << 5)
    /// A quantifier that is an adverb before an adjective: bastante caro.
    static let quantifier = Marks(rawValue: 1 << 6)
    /// Gives way to an article: este, ese.
    static let demonstrative = Marks(rawValue: 1 << 7)
    static let color = Marks(rawValue: 1 << 8)
    static let size = Marks(rawValue: 1 << 9)
    /// Listed as a noun and an adjective.
    static let nounOrAdjective = Marks(rawValue: 1 << 10)
    static let personalPronoun = Marks(rawValue: 1 << 11)
    /// The noun holds or measures what stands behind it.
    static let container = Marks(rawValue: 1 << 12)
    /// The verb has one form for all numbers.
    static let oneVerbForm = Marks(rawValue: 1 << 13)
    /// The word is the plural form of the verb.
    static let pluralVerb = Marks(rawValue: 1 << 14)
    static let singularVerb = Marks(rawValue: 1 << 15)
    /// The form of an adjective that stands only before a noun: buen.
    static let shortForm = Marks(rawValue: 1 << 16)
    /// A determiner that may stand behind an article: Portuguese o meu gato.
    static let articled = Marks(rawValue: 1 << 17)
    /// The word is a preposition besides, which its place tells: Portuguese a.
    static let articleOrPreposition = Marks(rawValue: 1 << 18)
    /// The symbol of a unit.
    static let unit = Marks(rawValue: 1 << 25)
    /// Ends a phrase, and yet may be the form that a determiner has before a part of speech: de bons amis.
    static let mayDetermine = Marks(rawValue: 1 << 24)
  }
}

extension Reading {
  var isNoun: Bool { !nouns.isEmpty }
  var isAdjective: Bool { !adjectives.isEmpty }
  var isPronoun: Bool { !pronouns.isEmpty }
  var isNumeral: Bool { !numerals.isEmpty }
  var isVerb: Bool { verb >= 0 }
  /// Determiners and numerals stand together in the store.
  var specifiers: Range<Int32> {
    determiners.isEmpty
      ? numerals : numerals.isEmpty ? determiners : determiners.lowerBound..<numerals.upperBound
  }
  var isSpecifier: Bool { !determiners.isEmpty || !numerals.isEmpty }
  var isAdverb: Bool { marks.contains(.adverb) }
  var isParticiple: Bool { marks.contains(.participle) }
  var isKnown: Bool { marks.contains(.known) }
  var isPersonalPronoun: Bool { marks.contains(.personalPronoun) }
  var isOnlyNoun: Bool { isNoun && !isAdjective && !isSpecifier && !isPronoun }
  var endsPhrase: Bool { roles.contains(.endsPhrase) }
  var isAuxiliary: Bool { roles.contains(.auxiliary) }
  var isCoordination: Bool { roles.contains(.coordination) }
  /// A form of ser, estar or quedar that addresses the reader.
  var isCopula: Bool { roles.contains(.copula) }
  var isArticle: Bool { !roles.isDisjoint(with: .article) }
  /// An article, a demonstrative, a possessive; not a number.
  var isDeterminer: Bool {
    !isAdjective && !isAdverb && !marks.contains(.quantifier) && (isArticle || !determiners.isEmpty)
  }
  private var canBeNominal: Bool { isNoun || isAdjective || isSpecifier || isPronoun }
  var isNominal: Bool { isNoun || isAdjective || !isKnown }
  /// Whether the word stands beside the words that agree without taking part.
  var isBystander: Bool { isAdverb || isCopula || isVerb && !canBeNominal }
  var describes: Bool { isAdjective || isParticiple }
  /// Whether the word is a noun and describes nothing.
  var isNounAlone: Bool { isNoun && !describes && determiners.isEmpty }
  /// Whether the word can only describe a noun that stands before it: selected, available.
  var onlyDescribes: Bool { !isNoun && (describes || otherPart == .adverb) }
  /// Whether the lexicon has the word with capitals of its own: German, URLs, I.
  var isExact: Bool {
    marks.contains(.capitals)
      && (isNoun || isPersonalPronoun || marks.contains(.abbreviation))
  }
  /// Whether the verb's singular and plural differ.
  var hasVerbNumber: Bool { isVerb && !marks.contains(.oneVerbForm) }
}
