import Foundation
import Vocabulary

/// Pronouns for nobody, something and the like, and words for how much, that are the subject of a verb before them: non è
/// andato perso nulla, si è rotto qualcosa, è rimasto poco; but è molto stanca, sei arrivata tutta sola. Nouns with a
/// determiner, too, of which a participle alone is said, or to which somebody did it: invitato un amico.
extension Phrase {
  /// Whether such a word stands behind an adjective or a participle, and a verb in the third person before that, which has
  /// no other subject.
  func isSaidOfSomeone(behindVerbOf word: Int) -> Bool {
    guard language.hasRomanceSyntax, hasVerbWithoutSubject(before: word) else { return false }
    var next = word + 1
    // Nobody says more between.
    while next < min(count, word + 4), isFollowedDirectly(next - 1) {
      let reading = self[next]
      if reading.isPronoun, !reading.isPersonalPronoun,
        reading.roles.contains(.someone) || reading.marks.contains(.quantifier)
      {
        return mayBeSubject(pronoun: next)
      }
      guard reading.isAdverb || reading.isAdjective && !reading.isSpecifier else { return false }
      next += 1
    }
    return false
  }

  /// Whether nothing stands behind a pronoun that it may belong to: è arrivata tutta sola, está cansada todo el día.
  private func mayBeSubject(pronoun word: Int) -> Bool {
    !isFollowedDirectly(word) || self[word + 1].endsPhrase
  }

  /// `Invitato un amico`, `Invité un ami`, but nato il 5 maggio, inscrit ce mois: whether an adjective starts a sentence, and a
  /// noun with its determiner stands right behind it, of which it is said, or to which somebody has done it.
  func hasObject(behindParticiple word: Int) -> Bool {
    guard first(self[word].adjectives)?.cells.contains(0) == true, !self[word].isSpecifier,
      !salutes(word), words[word].half == .whole, !isArgument(word), word + 2 < count,
      startOfSentence(with: word) == word
    else { return false }
    if opensSomePersons(word + 1) { return !endsInQuestion(from: word) }
    guard opensObject(word + 1), words[word + 1].half == .whole,
      !self[word + 1].roles.contains(.preposition), isFollowedDirectly(word + 1)
    else { return false }
    let noun = nounBehindAdjectives(word + 2)
    return self[noun].isNoun && !self[noun].isArticle && !isArgument(noun)
      && self[noun].roles.isDisjoint(with: .date) && !hasNoun(noun, [.time, .times])
  }

  /// `Invité des amis`, but satisfait des résultats: whether an of that is one word with its article starts at a word, and a noun
  /// for several persons stands behind that.
  private func opensSomePersons(_ word: Int) -> Bool {
    guard word + 2 < count, words[word].half == .first, isUsualOf(word),
      isFollowedDirectly(word - 1), isFollowedDirectly(word + 1), !isArgument(word + 2),
      let noun = first(self[word + 2].nouns)
    else { return false }
    return number(of: noun) == .plural && noun.lexeme.isOfPerson
  }
}
