import Foundation
import Vocabulary

/// Adjectives beside what a number counts that don't belong to the noun before them.
extension Polish {
  /// `O wartości 5 złotych`: where an adjective behind a noun and a number starts that is in no nominative, and so rather is
  /// what that number counts.
  func startOfAmount(in range: Range<Int>, of phrase: Phrase) -> Int? {
    guard let noun = range.first(where: { phrase[$0].isNoun }) else { return nil }
    return (noun + 1..<max(noun + 1, range.upperBound)).first { word in
      phrase.isBehindNumber(word) && phrase[word].isAdjective && !phrase[word].isSpecifier
        && phrase.all(phrase[word].adjectives).allSatisfy {
          !phrase.language.mayBeNominative($0)
        }
    }
  }

  /// `Jesteś 2 minuty szybszy`, `trasa jest 2 minuty dłuższa`: where an adjective of one thing in the nominative stands right
  /// behind what a number counts, with which it has no case in common as the text has them, so that it is said of something
  /// else.
  func startOfOther(in range: Range<Int>, of phrase: Phrase) -> Int? {
    guard phrase.isBehindNumber(range.lowerBound),
      let noun = range.first(where: { phrase[$0].isNoun }), range.contains(noun + 1),
      phrase.isFollowedDirectly(noun)
    else { return nil }
    let next = phrase[noun + 1]
    guard next.isAdjective, !next.isNoun, !next.isSpecifier,
      phrase.all(next.adjectives).allSatisfy({
        phrase.number(of: $0) == .singular && phrase.language.mayBeNominative($0)
      }), !phrase.mayShareCase(adjective: noun + 1, noun)
    else { return nil }
    return noun + 1
  }
}
