import Foundation
import Vocabulary

/// Values of arguments with a determiner before them that are the subject of a sentence or a clause of their own behind
/// another one: Good news! Your %@ is ready; call us if your %@ is lost.
extension Phrase {
  /// The verb right behind such a value, with nothing but adverbs, the negation and pronouns between.
  ///
  /// Behind a comma and the like one in the plural may be that of a list.
  func verbOfSentence(startingWithInserted phrase: NounPhrase) -> Int? {
    guard !language.countsByCase, let head = phrase.head,
      let value = argument(around: head.word)
    else { return nil }
    let (start, end) = (startOfNoun(phrase), firstWord(from: value.upperBound))
    guard start > 0, start < head.word, end < count, isFollowedDirectly(end - 1) else { return nil }
    let isSentence = endsSentence(behind: start - 1)
    guard isSentence || isCut(after: start - 1) || opensClauseOfSubject(start - 1),
      !mayBeRelative(start)
    else { return nil }
    let verb = language.hasRomanceSyntax ? behindClitics(from: end) : behindAdverbs(end)
    guard verb < count, isFollowedDirectly(verb - 1), self[verb].isVerb,
      self[verb].isAuxiliary || self[verb].isBystander, self[verb].hasVerbNumber,
      !self[verb].endsPhrase, mayBeOfThird(verb: verb),
      isSentence || self[verb].marks.contains(.singularVerb)
    else { return nil }
    return verb
  }

  /// `Here is your %@`: the form of to be right before what was written for any value, and behind the word that presents
  /// that at the start of a clause.
  func verbOfPresented(inserted phrase: NounPhrase) -> Int? {
    guard language.order.isHeadLast, let head = phrase.head, isArgument(head.word) else {
      return nil
    }
    let verb = startOfNoun(phrase) - 1
    guard verb > 0, verb + 1 < head.word, isFollowedDirectly(verb), isFollowedDirectly(verb - 1),
      self[verb].isAuxiliary, self[verb].hasVerbNumber, self[verb - 1].roles.contains(.presents),
      startOfClause(with: verb) == verb - 1
    else { return nil }
    return verb
  }

  /// `Der Ordner, der %@ enthält`: whether a comma stands before what is an article or a relative pronoun.
  private func mayBeRelative(_ word: Int) -> Bool {
    language.order.isVerbSecond && self[word].roles.contains(.definite)
      && hasComma(behind: word - 1)
  }

  /// Whether a word opens a clause whose subject stands right behind it: if, cuando, and make sure; but not before, which
  /// may be a preposition, nor who.
  private func opensClauseOfSubject(_ word: Int) -> Bool {
    let roles = self[word].roles
    if opensReport(word) || language.order.isHeadLast && isAdjective(beforeDeterminer: word) {
      return true
    }
    guard isFollowedDirectly(word), !self[word].isVerb, !self[word].isCoordination,
      roles.isDisjoint(with: [
        .preposition, .relative, .compares, .owner, .negates, .takesObject, .result,
      ])
    else { return false }
    if language.order.isVerbSecond { return false }
    if roles.contains(.conjunction) { return true }
    guard language.order.isHeadLast, !lower(word).contains(UInt8(ascii: "'")) else { return false }
    return self[word].endsPhrase || roles.contains(.opensPhrase)
  }

  /// `We think your photos are great`: whether a verb says that somebody says or thinks what follows, and not which things
  /// another verb speaks of: the app that knows your photos is running.
  private func opensReport(_ word: Int) -> Bool {
    language.order.isHeadLast && isFollowedDirectly(word) && self[word].roles.contains(.reports)
      && !(startOfClause(with: word)..<word).contains { self[$0].roles.contains(.relative) }
  }
}
