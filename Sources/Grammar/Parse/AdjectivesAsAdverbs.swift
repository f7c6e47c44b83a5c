import Foundation
import Vocabulary

/// Adjectives that say how behind a full verb, and then agree with nothing: 2 articles coûtent plus cher, pèsent lourd, but
/// 2 articles sont chers. Some do so behind a few verbs alone: 2 punti valgono doppio.
extension Phrase {
  /// Reads such words as adverbs and nothing else, and the verbs that are named for them as verbs.
  mutating func settleAdjectivesAsAdverbs() {
    guard language.guesses.has(.saysHow), count > 1 else { return }
    for word in words.indices.dropFirst() where mayYetSayHow(word) {
      guard let answer = language.guesses.rule(.saysHow, for: lower(word))?.answer else { continue }
      if answer != "yes" {
        guard let named = formOfVerb(namedIn: answer, before: word) else { continue }
        // A participle behind to have stays one.
        if !isBystander(named), !isBehindParticiple(named + 1) { settle(named, as: .verb) }
        settle(word, as: .adverb)
        continue
      }
      let verb = beforeAdverbs(from: word - 1)
      if verb >= 0, isFollowedDirectly(verb), isSaidHow(verb) { settle(word, as: .adverb) }
    }
  }

  private func mayYetSayHow(_ word: Int) -> Bool {
    self[word].isAdjective && words[word].half == .whole && !isArgument(word)
      // `vendent cher ami`: what starts a noun is said of that.
      && !startsNoun(word)
  }

  /// The form of one of some verbs right before a word, with nothing but adverbs and words for how much between: fa molto
  /// freddo, respondes demasiado rápido.
  ///
  /// What may be an adverb elsewhere may be that verb, too: 5 giorni fa.
  private func formOfVerb(namedIn verbs: String, before word: Int) -> Int? {
    var verb = word - 1
    // Nobody says more between.
    while verb >= 0, word - verb < 4, isFollowedDirectly(verb) {
      if isVerb(verb, namedIn: verbs, before: word) || isParticiple(verb, namedIn: verbs) {
        return verb
      }
      guard self[verb].isAdverb || saysHowMuch(verb) else { return nil }
      verb -= 1
    }
    return nil
  }

  /// `has jugado limpio`: whether a word is a participle behind to have that is named as it stands.
  private func isParticiple(_ word: Int, namedIn verbs: String) -> Bool {
    isBehindParticiple(word + 1)
      && verbs.split(separator: "|").contains { $0.utf8.elementsEqual(lower(word)) }
  }

  private func isSaidHow(_ verb: Int) -> Bool {
    let reading = self[verb]
    guard isBystander(verb), reading.isVerb, !reading.isAdverb, !reading.isAuxiliary,
      !reading.isCopula, reading.roles.isDisjoint(with: [.being, .presents, .linking])
    else { return false }
    // `Você pagou caro`: a pronoun that starts a sentence is the subject.
    if verb > 0, startOfSentence(with: verb) == verb - 1, isSubjectPronoun(verb - 1) { return true }
    // `Ce sac vous rend plus lourd`
    return verb == 0 || !isFollowedDirectly(verb - 1)
      || !isPersonalPronoun(verb - 1) && self[verb - 1].roles.isDisjoint(with: .reflexive)
  }

  /// `2 joueurs tirent fort`, but 2 portes fortes: whether a word is a form of one of some verbs, which are named by the
  /// third person of one, and stands behind a noun or an adjective where it may be a noun, too, or starts a sentence as an
  /// imperative (habla alto, but habla alta).
  private func isVerb(_ word: Int, namedIn verbs: String, before adjective: Int) -> Bool {
    guard let verb = verb(of: word), words[word].half == .whole, !isArgument(word),
      self[word].hasVerbNumber || isInfinitive(word)
    else { return false }
    let name = language.form(verb.lexeme, .singular)
    guard verbs.split(separator: "|").contains(where: { $0.utf8.elementsEqual(name) }) else {
      return false
    }
    if isBystander(word) { return true }
    // `Continua dritto`: an adjective of the other gender, too.
    if self[word].isNoun || self[word].isAdjective, startOfSentence(with: word) == word {
      return !fits(adjective: adjective, word)
    }
    guard maySettleAsVerb(word), word > 0, isFollowedDirectly(word - 1) else { return false }
    // `il fait froid`
    if isBehindSubjectPronoun(verb: word) { return true }
    return self[word - 1].isNominal && !self[word - 1].endsPhrase
      && fitsNumber(verb: word, of: word - 1)
  }
}
