import Foundation
import Vocabulary

/// Nouns without a determiner, and names, that are the subject of a later main clause, of languages whose verb is the second
/// part of one: 3 Spieler sind da, Anna ist weg.
extension Phrase {
  /// Whether nothing but such a noun for one thing stands between a mark or an and and a verb that fits it, behind the
  /// verb of the main clause of a phrase.
  func hasBareSubject(verb: Int, behind phrase: NounPhrase) -> Bool {
    let subject = verb - 1
    guard language.order.isVerbSecond, let head = phrase.head?.words, subject > head.upperBound,
      isFollowedDirectly(subject), self[verb].marks.contains(.singularVerb),
      !isSubjectPronoun(verb + 1),
      isCut(after: subject - 1) || self[subject - 1].isCoordination, mayBeOneSubject(subject)
    else { return false }
    let start = startOfClause(with: phrase.words.lowerBound)
    // `Wenn 3 Nutzer da sind und Musik hören`: there the verb is the last word.
    return !(start..<max(start, phrase.words.lowerBound)).contains {
      !self[$0].roles.isDisjoint(with: [.conjunction, .relative])
    }
      && (start..<subject).contains {
        !head.contains($0) && isFinite($0) && self[$0].hasVerbNumber
      }
  }

  /// `Eine ist weg`: the article alone stands for one thing, too.
  private func mayBeOneSubject(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.roles.contains(.indefinite) { return true }
    guard token(word).shape != .small, !reading.isSpecifier, !reading.isPronoun, !reading.isAdverb
    else { return false }
    guard let noun = first(reading.nouns) else { return !reading.isKnown }
    return number(of: noun) != .plural
  }
}
