import Foundation
import Vocabulary

/// What is said of a head behind an and or an or: by a verb of its own (3 etichette non esistono più o sono state
/// rinominate), or by the verb before, behind a complement (2 listes ont été créées par Anna et partagées avec toi).
extension Phrase {
  /// The adjectives of such verbs, and those that go on with what a verb says.
  func predicatesOfJoinedVerbs(_ phrase: NounPhrase) -> [Int] {
    guard language.hasRomanceSyntax, let head = phrase.head else { return [] }
    let first = head.words.upperBound
    // Nobody says more of one thing.
    let clause = (first..<max(first, min(count, first + 16))).prefix { !isCut(after: $0 - 1) }
    return clause.filter { self[$0].isCoordination && $0 > first && $0 + 1 < count }.flatMap {
      predicates(ofVerbJoinedBy: $0, phrase, head) + predicate(joinedBy: $0, phrase, head)
    }
  }

  private func predicates(
    ofVerbJoinedBy joint: Int, _ phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> [Int] {
    let verb = behindClitics(from: joint + 1, atMost: 4)
    guard (joint..<verb).allSatisfy({ isFollowedDirectly($0) }), isVerb(verb, of: phrase, head),
      (head.words.upperBound..<joint).contains(where: {
        isFinite($0) && !isApart(verb: $0, from: phrase)
      })
    else { return [] }
    let found = predicates(behindVerb: verb)
    // `e verrà inviato un codice`: the subject stands behind.
    guard let last = found.last, !opensObject(last + 1) else { return [] }
    return found.filter { isArgument(head.word) || fits(adjective: $0, head) }
  }

  /// The adjective behind an and and adverbs that goes on with one that a verb says of the head, behind the complement of
  /// that: créée par Anna et partagée, but disponibles en français et anglais.
  private func predicate(
    joinedBy joint: Int, _ phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> [Int] {
    var word = joint + 1
    while word + 1 < count, self[word].isAdverb, isFollowedDirectly(word) { word += 1 }
    let reading = self[word]
    guard (joint..<word).allSatisfy({ isFollowedDirectly($0) }), reading.isAdjective,
      !reading.isSpecifier, !reading.isNoun || reading.likeliest == .adjective,
      !isBystander(word), !startsNoun(word), !opensObject(word + 1), !self[joint - 1].isAdjective
    else { return [] }
    // Nobody says more between.
    let earlier = (max(head.words.upperBound, joint - 8)..<joint).last {
      self[$0].isAdjective && !self[$0].isSpecifier && !isBystander($0)
    }
    guard let earlier, self[earlier + 1].roles.contains(.preposition), mayAgree(earlier, word),
      !(earlier..<joint).contains(where: { isFinite($0) || self[$0].roles.contains(.relative) }),
      let verb = (head.words.upperBound..<earlier).last(where: { self[$0].hasVerbNumber }),
      isVerb(verb, of: phrase, head), predicates(behindVerb: verb).contains(earlier)
    else { return [] }
    return [word]
  }

  /// Whether a word is a form of to be or to have in the third person that a head is the subject of.
  private func isVerb(_ word: Int, of phrase: NounPhrase, _ head: NounPhrase.Head) -> Bool {
    isAuxiliaryOfThird(word)
      && (isArgument(head.word) || fitsNumber(verb: word, of: head.word))
      && !isApart(verb: word, from: phrase)
  }
}
