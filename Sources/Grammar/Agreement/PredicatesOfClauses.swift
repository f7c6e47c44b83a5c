import Vocabulary

/// What forms of to be say of a phrase behind another verb of it or behind a clause, in languages whose adjectives take their
/// case from what counts: 2 pliki nie istnieją lub zostały usunięte; drukarka nie działa, bo jest wyłączona.
extension Agreement {
  /// Gives the adjective behind such a verb the form that the phrase asks for, unless it belongs to the phrase anyway.
  ///
  /// - Parameters:
  ///   - verb: A verb that the phrase is the subject of.
  ///   - target: What verbs take of the phrase.
  func inflectPredicate(behindOtherVerb verb: Int, _ target: Target, _ text: inout Phrase) {
    guard text.language.countsByCase, let head = phrase.head, verb >= head.words.upperBound else {
      return
    }
    let own = text.agreeing(phrase)
    let features = target.features(for: .adjective, in: text.language)
    for word in text.predicates(behindVerb: verb) where !own.contains(word) {
      guard let adjective = text.first(text[word].adjectives),
        text.language.mayBeNominative(adjective) || text.language.mayBeOfMany(adjective)
      else { continue }
      text.replace(word, with: text.language.form(adjective.lexeme, features))
    }
  }
}
