import Foundation
import Vocabulary

/// Relative pronouns that stand for the noun right before them, and not for the one that a number counts: 2 photos ont été
/// ajoutées à un album qui est partagé, but 2 photos de l’album qui sont partagées.
extension Phrase {
  /// Whether a preposition with a determined noun stands before a relative pronoun, and what is said behind that fits this
  /// noun and not the head; where it fits both, the nearest counts if the head has a verb of its own before.
  func isOfNounBefore(relative: Int, than head: NounPhrase.Head) -> Bool {
    guard language.hasRomanceSyntax, !isArgument(head.word), relative + 1 < count,
      let noun = determinedNoun(before: relative, behind: head),
      let other = first(self[noun].nouns), number(of: other) != .plural
    else { return false }
    let verb = behindClitics(from: relative + 1, atMost: 4)
    guard self[verb].hasVerbNumber, self[verb].marks.contains(.singularVerb),
      mayBeOfThird(verb: verb)
    else { return false }
    let said = predicates(behindVerb: verb)
    if !said.isEmpty {
      let fitsNoun = said.allSatisfy { fits(adjective: $0, noun) }
      if fitsNoun != said.allSatisfy({ fits(adjective: $0, head) }) { return fitsNoun }
    }
    return (head.words.upperBound..<noun).contains { isFinite($0) }
  }

  /// The noun right before a word, with its determiner and a preposition before that.
  private func determinedNoun(before word: Int, behind head: NounPhrase.Head) -> Int? {
    var noun = word - 1
    // Nobody says more between.
    while noun > head.word, word - noun < 4, isFollowedDirectly(noun), self[noun].isAdjective,
      !self[noun].isNoun
    {
      noun -= 1
    }
    guard noun > head.words.upperBound + 1, isFollowedDirectly(noun), self[noun].isNoun,
      !self[noun].isSpecifier, !isArgument(noun)
    else { return nil }
    let determiner = startOfAdjectives(before: noun) - 1
    guard determiner > head.words.upperBound, isFollowedDirectly(determiner),
      self[determiner].isDeterminer || self[determiner].isArticle,
      // `album` is a plural, too.
      first(self[determiner].determiners).flatMap({ number(of: $0) }) != .plural,
      isFollowedDirectly(determiner - 1), self[determiner - 1].roles.contains(.preposition)
    else { return nil }
    return noun
  }
}
