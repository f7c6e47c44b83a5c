#if !canImport(Darwin)
import Foundation
import Grammar
import Testing

@testable import Localization
import Vocabulary

@Suite struct TermOfAddressTests {
  typealias Term = Localization.TermOfAddress

  @Test func theReadersTermsAreThoseOfTheTaskThenOfTheProcess() async {
    #expect(Term.currentUser.grammarTerms.isEmpty)
    Term.withCurrentUser([.feminine, .neutral]) {
      #expect(Term.currentUser.grammarTerms == [.feminine, .neutral])
    }
    await Term.withCurrentUser([.masculine]) {
      await Task.yield()
      #expect(Term.currentUser.grammarTerms == [.masculine])
      Term.withCurrentUser([]) { #expect(Term.currentUser.grammarTerms.isEmpty) }
    }
    // No other test in this process asks outside of a task's own terms.
    Term.setCurrentUser([.feminine, .currentUser])
    #expect(Term.currentUser.grammarTerms == [.feminine])
    Term.setCurrentUser([])
  }

  /// What the grammar makes of a possessive pronoun.
  private static var possessive: Features {
    var features = Features()
    features.number = .plural
    features.gender = .neuter
    features.partOfSpeech = .pronoun
    features.pronounType = .possessive
    features.determination = .independent
    return features
  }

  @Test func pronounsReachTheGrammarWithTheirFeatures() throws {
    var details = MorphologyDetails()
    details.pronounType = .possessive
    details.determination = .independent
    var morphology = Morphology()
    morphology.number = .plural
    morphology.grammaticalGender = .neuter
    morphology.partOfSpeech = .pronoun
    let term = Term.localized(
      language: Locale.Language(identifier: "en"),
      pronouns: [
        Morphology.Pronoun(pronoun: "xey", morphology: Morphology()),
        Morphology.Pronoun(pronoun: "xeirs", morphology: morphology, details: details),
      ])
    let features = Self.possessive
    #expect(
      term.grammarTerms == [
        .localized(
          language: "en", pronouns: [.init(text: "xey"), .init(text: "xeirs", features: features)])
      ])
    #expect(term.language?.languageCode == "en" && term.pronouns?.count == 2)
    #expect(Term.neutral.language == nil && Term.neutral.pronouns == nil)
    let data = try JSONEncoder().encode(InflectionConcept.termsOfAddress([term, .feminine]))
    #expect(
      try JSONDecoder().decode(InflectionConcept.self, from: data)
        == .termsOfAddress([term, .feminine]))
  }
}
#endif
