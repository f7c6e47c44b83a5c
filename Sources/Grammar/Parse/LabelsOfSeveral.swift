import Foundation
import Vocabulary

/// Adjectives in the plural without a noun that are labels of several things or persons, and say nothing of the one reader:
/// Bloqueados, No leídos, Los más vistos, Mostrar solo conectados; but estáis listos, ¿cansados?, bienvenidos.
extension Phrase {
  /// Whether a phrase without a head has such an adjective.
  func namesSeveral(_ phrase: NounPhrase) -> Bool {
    agreeing(phrase).contains { isLabelOfSeveral($0) }
  }

  private func isLabelOfSeveral(_ word: Int) -> Bool {
    guard !self[word].isSpecifier, let adjective = first(self[word].adjectives),
      number(of: adjective) == .plural
    else { return false }
    return mayBeLabel(word) || isObjectOfFirst(word)
  }

  /// `Esporta selezionati`, but restate connessi: whether an adjective in the plural stands behind a verb in the singular that
  /// starts a sentence, asks nothing and says nothing of its subject.
  private func isObjectOfFirst(_ word: Int) -> Bool {
    let verb = beforeAdverbs(from: word - 1)
    guard language.hasRomanceSyntax, verb >= 0, isFollowedDirectly(verb),
      startOfSentence(with: verb) == verb, !endsInQuestion(from: word)
    else { return false }
    let reading = self[verb]
    return reading.isVerb && reading.isBystander && !reading.isAuxiliary && !reading.isCopula
      && reading.marks.contains(.singularVerb) && !isReflexive(verb: verb)
      && reading.roles.isDisjoint(with: Roles.saysOfSubject.union([.linking, .reflexive]))
  }

  /// Whether nothing before a word in its sentence, which asks nothing, says anything of anybody.
  func mayBeLabel(_ word: Int) -> Bool {
    let start = startOfSentence(with: word)
    // Nobody says more before.
    return word - start < 8 && !endsInQuestion(from: word)
      && (start..<word).allSatisfy { mayStandBeforeLabel($0) }
  }

  /// Whether a word says nothing of anybody, nor that somebody is or becomes something: an adverb, an article, another label,
  /// an infinitive.
  private func mayStandBeforeLabel(_ word: Int) -> Bool {
    let reading = self[word]
    guard !isPersonalPronoun(word) || reading.isArticle, !reading.isAuxiliary, !reading.isCopula,
      reading.roles.isDisjoint(with: [.speaker, .being, .linking, .reflexive, .salutes])
    else { return false }
    if reading.isAdverb || reading.isArticle || reading.isSpecifier || reading.isCoordination {
      return true
    }
    return reading.isAdjective || isInfinitive(word)
  }
}
