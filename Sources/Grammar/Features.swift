/// What is known of words, or asked of them; nil where nothing is.
///
/// Names and values are those of Foundation's `Morphology` (Apple Developer Documentation,
/// "Morphology"); `declension` is ours.
package struct Features: Hashable, Sendable {
  package var number: GrammaticalNumber?
  package var gender: GrammaticalGender?
  package var partOfSpeech: PartOfSpeech?
  package var grammaticalCase: GrammaticalCase?
  package var definiteness: Definiteness?
  package var determination: Determination?
  package var declension: Declension?
  package var person: GrammaticalPerson?
  package var pronounType: PronounType?

  package init() {}

  /// These features, and the others' where these say nothing.
  package func filled(from other: Features) -> Features {
    var result = self
    result.number = number ?? other.number
    result.gender = gender ?? other.gender
    result.partOfSpeech = partOfSpeech ?? other.partOfSpeech
    result.grammaticalCase = grammaticalCase ?? other.grammaticalCase
    result.definiteness = definiteness ?? other.definiteness
    result.determination = determination ?? other.determination
    result.declension = declension ?? other.declension
    result.person = person ?? other.person
    result.pronounType = pronounType ?? other.pronounType
    return result
  }
}

package enum GrammaticalNumber: String, CaseIterable, Sendable {
  case singular, zero, plural, pluralTwo, pluralFew, pluralMany

  /// Languages with one plural form use it for all numbers but the singular.
  var isPlural: Bool { self != .singular }
}

package enum GrammaticalGender: String, CaseIterable, Sendable {
  case feminine, masculine, neuter
}

package enum PartOfSpeech: String, CaseIterable, Sendable {
  case determiner, pronoun, letter, adverb, particle, adjective, adposition, verb, noun
  case conjunction, numeral, interjection, preposition, abbreviation
}

package enum GrammaticalCase: String, CaseIterable, Sendable {
  case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative
  case elative, illative, essive, inessive, locative, translative
}

package enum Definiteness: String, CaseIterable, Sendable { case indefinite, definite }

package enum Determination: String, CaseIterable, Sendable { case independent, dependent }

/// The sets of endings of German adjectives.
package enum Declension: String, CaseIterable, Sendable { case strong, weak, mixed }

package enum GrammaticalPerson: String, CaseIterable, Sendable { case first, second, third }

package enum PronounType: String, CaseIterable, Sendable { case personal, reflexive, possessive }
