package import Vocabulary

/// What is asked of a text.
package struct Request: Hashable, Sendable {
  /// What the words should become; nil leaves it as it is.
  package var features: Features
  /// What the caller knows of the text as it stands.
  package var known: Features
  /// A person's own pronouns, which stand in for those of the language.
  package var pronouns: [TermOfAddress.Pronoun] = []

  package init(features: Features = Features(), known: Features = Features()) {
    self.features = features
    self.known = known
  }
}

/// The grammar of a language: what tables can't say.
protocol LanguageGrammar: Sendable {
  /// Whether words change with the gender of what they describe; where they don't, they fit everyone
  /// as they are.
  var agreesInGender: Bool { get }

  var lexicon: Lexicon { get }

  /// The same grammar with another lexicon.
  func with(_ lexicon: Lexicon) -> any LanguageGrammar

  /// Makes the words of a phrase agree with what is asked.
  ///
  /// - Returns: What is known of the phrase now, and whether no form was guessed.
  func inflect(_ phrase: Phrase, _ request: Request) -> (features: Features, isKnown: Bool)

  /// Whether a phrase has no noun that its words agree with, so that they are about the reader.
  func addressesReader(_ phrase: Phrase, known: Features) -> Bool

  /// What is known of a phrase as it stands.
  func describe(_ phrase: Phrase, known: Features) -> Description
}
