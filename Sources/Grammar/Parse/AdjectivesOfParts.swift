import Foundation
import Vocabulary

/// What is said of a part behind the whole that it is of, in languages whose numbers ask for cases: 2 z 5 zadań ukończone; but 2
/// z 5 ukończonych zadań.
extension Phrase {
  /// Whether an adjective right behind what a number is some of is said of these, for it has a form of several subjects and
  /// none of what they are of.
  func isOfPart(adjective word: Int, behindWhole phrase: NounPhrase) -> Bool {
    guard language.countsByCase, let head = phrase.head, word == head.words.upperBound,
      isFollowedDirectly(word - 1), !self[word].isSpecifier, countBefore(phrase) != nil
    else { return false }
    let adjectives = all(self[word].adjectives)
    return adjectives.contains { language.mayBe($0, usualCase.union(.plural)) }
      && adjectives.allSatisfy { !language.mayBe($0, .genitive) }
  }
}
