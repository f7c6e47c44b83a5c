import Foundation
import Vocabulary

/// Verbs that have their subject behind them and start a clause behind a comma, so that nothing before that is their
/// subject: ottimo lavoro, mancano 3 giorni; lista jest pusta, zostały 2 pliki.
extension Phrase {
  /// Whether such a verb before a phrase starts the second and last clause of its sentence so far.
  ///
  /// Two commas may have something between that is said of the subject before them, and what a conjunction starts may
  /// have named the subject: se il piano è sospeso, scade 3 giorni dopo. Of a clause with a verb before, a time rather
  /// says how long something is.
  func startsClause(presenting verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax || language.countsByCase else { return false }
    let last = beforeClitics(from: verb - 1)
    let start = startOfSentence(with: verb)
    guard last >= start, isCut(after: last), !saysWhen(phrase),
      !(start..<last).contains(where: { isCut(after: $0) }),
      !(start...last).contains(where: { self[$0].roles.contains(.conjunction) })
    else { return false }
    return !saysHowLongOrOften(phrase) || !(start...last).contains { isFinite($0) }
  }

  /// `Kawa jest gorąca, a zostały 2 minuty`, but Anna wróciła i została 2 minuty: whether a conjunction stands right before a
  /// verb that rather has its subject behind it, and agrees with what is counted there as it is written.
  func startsClause(behindConjunction verb: Int, presenting phrase: NounPhrase) -> Bool {
    guard language.countsByCase, verb > 1, isFollowedDirectly(verb - 1),
      self[verb - 1].isCoordination || self[verb - 1].roles.contains(.conjunction),
      self[verb - 1].roles.isDisjoint(with: .relative),
      mayPresent(auxiliary: verb)
        || self[verb].roles.contains(.presents) && self[verb].roles.isDisjoint(with: .happens),
      isBehindNumber(phrase.words.lowerBound), let head = phrase.head?.analysis,
      (verb + 1..<max(verb + 1, phrase.words.lowerBound)).allSatisfy({
        self[$0].isAdverb || self[$0].roles.contains(.limits)
      }), let shown = self.verb(of: verb).map({ language.features(of: $0) })
    else { return false }
    if shown.settledNumber == .plural || shown[.gender] == .neuter { return true }
    return number(of: head) == .singular && language.mayBeNominative(head)
      && shown.settledGender == head.lexeme.gender?.settled
  }
}
