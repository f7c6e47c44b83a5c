import Foundation
import Vocabulary

/// Words beside an of that joins them to another noun, so that they aren’t said of the reader, though they may be adjectives or
/// nouns for a person: Total du panier, Frais de port, Serveur de fichiers, vous n’avez pas de favoris.
extension Phrase {
  /// `Total du panier`, `Frais de port`, but Fier de toi, Mort de rire: whether a text that is no question starts with what may
  /// be a masculine noun for a thing, and names behind of what that belongs to.
  func namesThing(ofOther word: Int) -> Bool {
    guard word == 0, isBeforeOther(joinedToFirst: 0), !endsInQuestion(from: 0),
      // `Eliminado del grupo`
      !looksLikeAdjective(0)
    else { return false }
    return !isOfPersonsOrAsked(adjective: 0)
      && all(self[0].nouns).contains { $0.lexeme.gender?.settled == .masculine }
  }

  /// Whether of stands right behind a word, and before what is a noun rather than a verb or a pronoun.
  private func isBeforeOther(joinedToFirst word: Int) -> Bool {
    guard word + 2 < count, isFollowedDirectly(word), isUsualOf(word + 1),
      isFollowedDirectly(word + 1)
    else { return false }
    let next = self[word + 2].isDeterminer || self[word + 2].isArticle ? word + 3 : word + 2
    return next < count && isFollowedDirectly(next - 1) && self[next].isNoun
      && !self[next].isVerb && !self[next].isPronoun
  }

  /// `Vous n’avez pas de favoris`, `aucun de vos abonnés`: whether a word shows a plural right behind of, so that it names several
  /// others.
  func isOfSeveral(behindOf word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), isUsualOf(word - 1), self[word].isNoun else {
      return false
    }
    return showsPlural(nounOrAdjective: word)
  }

  /// `Per aggiungere adesivi`, `non ci sono ancora preferiti`: whether a noun that shows a plural stands right behind a verb that
  /// acts upon it, or that says that there are such.
  func isOfSeveral(behindVerb word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, self[word].isNoun, showsPlural(nounOrAdjective: word)
    else { return false }
    let before = beforeAdverbs(from: word - 1)
    guard before >= 0, isFollowedDirectly(before) else { return false }
    let verb = self[before]
    if verb.isAuxiliary {
      return before > 0 && isFollowedDirectly(before - 1) && verb.marks.contains(.pluralVerb)
        && self[before - 1].isPersonalPronoun && !isSubjectPronoun(before - 1)
    }
    return verb.isVerb && verb.isBystander && !verb.isCopula
      && verb.roles.isDisjoint(with: .saysOfSubject) && !isReflexive(verb: before)
      && !actsUponReader(before)
  }

  private func showsPlural(nounOrAdjective word: Int) -> Bool {
    !self[word].isSpecifier
      && [self[word].nouns, self[word].adjectives].flatMap { all($0) }
        .allSatisfy { number(of: $0) == .plural }
  }
}
