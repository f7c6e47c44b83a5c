package import Foundation

package typealias GrammaticalNumber = Morphology.GrammaticalNumber
package typealias GrammaticalGender = Morphology.GrammaticalGender
package typealias PartOfSpeech = Morphology.PartOfSpeech
package typealias Definiteness = Morphology.Definiteness
package typealias Determination = Morphology.Determination
package typealias GrammaticalPerson = Morphology.GrammaticalPerson
package typealias PronounType = Morphology.PronounType

// Usable from inline, for else a comparison in another module would go through a witness table.

/// The sets of endings of German adjectives; Foundation has no such feature.
@usableFromInline package enum Declension: Hashable, Sendable { case strong, weak, mixed }

/// Whether words are about people, other living beings or things; Foundation has no such feature.
@usableFromInline package enum Animacy: Hashable, Sendable { case human, animate, inanimate }

/// How adjectives compare; Foundation has no such feature.
@usableFromInline
package enum Degree: Hashable, Sendable { case positive, comparative, superlative }

/// A value of a grammatical feature, with the names that it goes by.
///
/// The values are Foundation's own where it has them all, so that nothing is translated between its
/// types and ours.
package protocol FeatureValue: Hashable, Sendable {
  /// All values, in the order in which messages list them.
  static var spellings: [FeatureSpelling<Self>] { get }
}

/// How a value of a feature is spelled.
package struct FeatureSpelling<Value: FeatureValue>: Sendable {
  package let value: Value
  /// The name of Foundation's case, which the command line, JSON and configurations use.
  package let name: String
  /// The word in a catalog's `morphology`; empty for what only we know, which catalogs can't say.
  package let word: String

  /// - Parameter word: Nil where catalogs use the name.
  init(_ value: Value, _ name: String, word: String? = nil) {
    self.value = value
    self.name = name
    self.word = word ?? name
  }

  /// A value that Foundation has no word for.
  init(nameAlone value: Value, _ name: String) {
    (self.value, self.name, word) = (value, name, "")
  }
}

extension FeatureValue {
  package typealias Spelling = FeatureSpelling<Self>

  package init?(name: String) {
    guard let spelling = Self.spellings.first(where: { $0.name == name }) else { return nil }
    self = spelling.value
  }

  package init?(word: String) {
    guard !word.isEmpty, let spelling = Self.spellings.first(where: { $0.word == word }) else {
      return nil
    }
    self = spelling.value
  }

  package static var all: [Self] { spellings.map(\.value) }
  package static var names: [String] { spellings.map(\.name) }
  package static var words: [String] { spellings.map(\.word).filter { !$0.isEmpty } }

  package var name: String { spelling?.name ?? "" }
  package var word: String { spelling?.word ?? "" }

  /// Nil for a value that a later Foundation brings and that has no row here.
  private var spelling: Spelling? { Self.spellings.first { $0.value == self } }
}

// MARK: The spellings

extension Morphology.GrammaticalNumber: FeatureValue {
  /// In catalogs, numbers are named as CLDR's plural categories are.
  package static let spellings: [Spelling] = [
    Spelling(.singular, "singular", word: "one"), Spelling(.zero, "zero"),
    Spelling(.plural, "plural", word: "other"), Spelling(.pluralTwo, "pluralTwo", word: "two"),
    Spelling(.pluralFew, "pluralFew", word: "few"),
    Spelling(.pluralMany, "pluralMany", word: "many"),
  ]
}

extension Morphology.GrammaticalGender: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.feminine, "feminine"), Spelling(.masculine, "masculine"),
    Spelling(.neuter, "neuter"),
  ]
}

extension Morphology.PartOfSpeech: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.determiner, "determiner"), Spelling(.pronoun, "pronoun"),
    Spelling(.letter, "letter"), Spelling(.adverb, "adverb"), Spelling(.particle, "particle"),
    Spelling(.adjective, "adjective"), Spelling(.adposition, "adposition"),
    Spelling(.verb, "verb"), Spelling(.noun, "noun"), Spelling(.conjunction, "conjunction"),
    Spelling(.numeral, "numeral"), Spelling(.interjection, "interjection"),
    Spelling(.preposition, "preposition"), Spelling(.abbreviation, "abbreviation"),
  ]
}

extension Morphology.Definiteness: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.indefinite, "indefinite"), Spelling(.definite, "definite"),
  ]
}

extension Morphology.Determination: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.independent, "independent"), Spelling(.dependent, "dependent"),
  ]
}

extension Morphology.GrammaticalPerson: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.first, "first"), Spelling(.second, "second"), Spelling(.third, "third"),
  ]
}

extension Morphology.PronounType: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.personal, "personal"), Spelling(.reflexive, "reflexive"),
    Spelling(.possessive, "possessive"),
  ]
}

extension Declension: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.strong, "strong"), Spelling(.weak, "weak"), Spelling(.mixed, "mixed"),
  ]
}

extension Animacy: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.human, "human"), Spelling(.animate, "animate"), Spelling(.inanimate, "inanimate"),
  ]
}

extension Degree: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.positive, "positive"), Spelling(.comparative, "comparative"),
    Spelling(.superlative, "superlative"),
  ]
}
