import Foundation
import Vocabulary

/// Words that stress that the reader does something, of languages whose verbs tell whom they speak to, so that no pronoun
/// stands before them: sam wybierz, sama to zrób, możesz to zrobić sam; but ten sam motyw, sam folder.
extension Phrase {
  /// Whether such a word stands before or behind a verb whose subject the reader is.
  func stressesReader(_ word: Int) -> Bool {
    guard language.countsByCase, !isArgument(word), let stress = first(self[word].adjectives),
      // Most adjectives have no verb beside them, and need no look into the lexicon.
      (max(0, word - 7)..<min(count, word + 5)).contains(where: { self[$0].isVerb }),
      language.roles(of: stress.lexeme).contains(.intensifier), number(of: stress) == .singular,
      language.mayBeNominative(stress), language.features(of: stress).settledGender != .neuter,
      !belongsToOther(before: word)
    else { return false }
    return standsBeforeReadersVerb(word) || standsBehindReadersVerb(word)
  }

  /// Whether a verb speaks to one reader or asks them to do something: decydujesz, wybierz.
  func speaksToReader(verb word: Int) -> Bool {
    guard self[word].isVerb, !self[word].endsPhrase, !isArgument(word) else { return false }
    return isFirstOrSecondPerson(verb: word) || mayAskReader(verb: word)
  }

  /// Whether a verb without a number is no infinitive, and no noun but a rare one or in a form that no subject has: zrób.
  func mayAskReader(verb word: Int) -> Bool {
    let reading = self[word]
    return reading.isVerb && reading.marks.contains(.oneVerbForm) && !reading.isAuxiliary
      && !reading.isAdjective && !reading.isSpecifier && !reading.endsPhrase
      && language.guesses.rule(.infinitive, for: lower(word)) == nil
      && all(reading.nouns).allSatisfy {
        $0.lexeme.traits.contains(.rare) || !language.mayBeNominative($0)
      }
  }

  /// `Ten sam`, `taki sam`: whether what stands right before a word is said of the same thing.
  private func belongsToOther(before word: Int) -> Bool {
    let before = word - 1
    guard before >= 0, isFollowedDirectly(before) else { return false }
    return (self[before].isSpecifier || self[before].isAdjective) && !isPronounOfVerb(before)
  }

  /// `Nie rób tego sam`, `zrób wszystko sam`, `nie musisz tego robić sam`: whether a determiner has no noun, for what
  /// follows is an infinitive, or stresses somebody and has none of its forms; but ten sam plik.
  func standsAlone(_ determiner: Analysis, at word: Int) -> Bool {
    guard language.countsByCase, word + 1 < count, isFollowedDirectly(word), !isArgument(word + 1)
    else { return false }
    let next = self[word + 1]
    if isInfinitive(word + 1), !next.isNominal { return !isArgument(word) }
    guard hasAdjective(word + 1, .intensifier) else { return false }
    return !all(next.adjectives).contains { fits(determiner, $0) }
  }

  private func standsBeforeReadersVerb(_ word: Int) -> Bool {
    var verb = word + 1
    // Nobody says more between.
    while verb < min(count, word + 5), isFollowedDirectly(verb - 1) {
      if speaksToReader(verb: verb) { return true }
      guard standsBesideVerb(verb) else { return false }
      verb += 1
    }
    return false
  }

  private func standsBehindReadersVerb(_ word: Int) -> Bool {
    if isFollowedDirectly(word), mayBeStressed(word + 1) { return false }
    var verb = word - 1
    // Nobody says more between.
    while verb >= 0, word - verb < 8, isFollowedDirectly(verb) {
      if speaksToReader(verb: verb) { return true }
      let isObject = self[verb].isOnlyNoun && !isPerson(verb) && !fits(adjective: word, verb)
      // `Nie zostałeś z tym sam`
      let isGoverning = isPreposition(verb) && isPronounOfVerb(verb + 1)
      guard isObject || isGoverning || isInfinitive(verb) || standsBesideVerb(verb) else {
        return false
      }
      verb -= 1
    }
    return false
  }

  /// `Usuń sam folder`: whether a word starts what another one before it may be said of.
  private func mayBeStressed(_ word: Int) -> Bool {
    if isInfinitive(word) || isPronounOfVerb(word) { return false }
    return self[word].isNominal || self[word].isSpecifier
  }

  private func standsBesideVerb(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isAdverb || !reading.roles.isDisjoint(with: [.adverb, .reflexive, .negates])
      || isPronounOfVerb(word) || isObjectPronoun(word)
  }
}
