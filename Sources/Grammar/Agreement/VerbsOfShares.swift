import Foundation
import Vocabulary

/// Verbs of a number that says how many of several are meant, where numbers ask for cases: 1 z 5 plików został pobrany, 2 z 5
/// osób potwierdziły, 5 z 10 uczestników potwierdziło.
extension Agreement {
  /// Gives the verb right behind such several, and what that says of them, the form that the number of those who are meant
  /// asks for.
  func inflectVerbOfShare(_ text: inout Phrase) {
    guard request.isCounted, target.askedCase.contains(.genitive),
      let share = text.share(of: phrase)
    else { return }
    inflect(verb: share.verb, countedBy: share.number, &text)
  }
}

extension Phrase {
  /// The number that says how many of those that a phrase names are meant, where that number starts a clause, and the verb
  /// right behind the phrase.
  func share(of phrase: NounPhrase) -> (number: GrammaticalNumber, verb: Int)? {
    guard let verb = verb(behindWhole: phrase), let token = countBefore(phrase),
      let number = counts.first(where: { $0.offset == Int(token.start) })?.number
    else { return nil }
    let preposition = phrase.words.lowerBound - 1
    let before = startOfClause(with: preposition)..<preposition
    // `Tylko 5 z 10 osób potwierdziło`
    let mayStandBefore = before.allSatisfy {
      self[$0].isAdverb || !self[$0, lower: true].roles.isDisjoint(with: [.adverb, .limits])
    }
    guard mayStandBefore else { return nil }
    return (number, verb)
  }

  /// The verb right behind those of whom a number before says how many are meant: it is said of these, or of what has that
  /// number (krok 2 z 5 kroków jest gotowy).
  func verb(behindWhole phrase: NounPhrase) -> Int? {
    let preposition = phrase.words.lowerBound - 1
    guard language.countsByCase, !counts.isEmpty, preposition >= 0, mayNameWhole(preposition),
      let head = phrase.head, countBefore(phrase) != nil
    else { return nil }
    let verb = behindAdverbs(head.words.upperBound)
    guard verb < count, isFollowedDirectly(verb - 1), isFinite(verb), self[verb].hasVerbNumber,
      mayBeThirdPerson(verb)
    else { return nil }
    return verb
  }

  /// Whether a preposition asks for the genitive of those some of which are meant, and for another case elsewhere: z, but
  /// not od 2 do 5.
  private func mayNameWhole(_ preposition: Int) -> Bool {
    let cases = language.government.cases(of: lower(preposition))
    return cases.count > 1 && cases.contains { $0.contains(.genitive) }
  }
}
