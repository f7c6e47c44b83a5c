/// The names and words that Foundation reads in caret attributes about agreement.
///
/// Checked against Foundation's decoder; the keys that came in 2023 have no published words, so
/// theirs are the names of Apple's cases (Apple Developer Documentation, "Morphology").
package enum AgreementVocabulary {
  /// What an attribute takes.
  package enum ValueKind: Hashable, Sendable {
    /// `true`, or an object of morphology keys.
    case inflectionRule
    case morphology
    case text
    /// A whole number from 1.
    case position
    /// `true` alone.
    case flag
  }

  package static let attributeNames = [
    "inflect", "morphology", "inflectionAlternative", "agreeWithArgument", "agreeWithConcept",
    "referentConcept", "formatNumber", "languageIdentifier",
  ]

  package static let morphologyKeys = [
    "grammaticalGender", "number", "partOfSpeech", "grammaticalCase", "determination",
    "grammaticalPerson", "pronounType", "definiteness",
  ]

  /// What one of Foundation's attributes takes; nil for other names.
  package static func valueKind(of name: String) -> ValueKind? {
    switch name {
    case "inflect": .inflectionRule
    case "morphology": .morphology
    case "inflectionAlternative", "languageIdentifier": .text
    case "agreeWithArgument", "agreeWithConcept", "referentConcept": .position
    case "formatNumber": .flag
    default: nil
    }
  }

  /// The words that a morphology key takes; nil for a name that is none.
  package static func words(of morphologyKey: String) -> [String]? {
    let words: String? =
      switch morphologyKey {
      case "grammaticalGender": "feminine masculine neuter"
      case "number": "one other zero two few many"
      case "partOfSpeech":
        "determiner pronoun letter adverb particle adjective adposition verb noun conjunction "
          + "numeral interjection preposition abbreviation"
      case "grammaticalCase":
        "nominative accusative dative genitive prepositional ablative adessive allative elative "
          + "illative essive inessive locative translative"
      case "determination": "independent dependent"
      case "grammaticalPerson": "first second third"
      case "pronounType": "personal reflexive possessive"
      case "definiteness": "indefinite definite"
      default: nil
      }
    return words?.split(separator: " ").map(String.init)
  }
}
