import Foundation
import Vocabulary

/// What a number counts behind an and or a comma, which is an object like what is counted before that, where numbers ask for cases: masz
/// 1 notatkę i 1 książkę, nie masz 1 notatki i 1 książki.
extension Phrase {
  /// Whether the noun at a word or behind adjectives there may be in the case that is asked of what it is joined to, and is no
  /// subject of a verb behind it: zdobądź 1 monetę, i 1 nagroda będzie Twoja.
  ///
  /// - Parameter asked: The case of what is counted before, which no preposition asks for.
  mutating func isJoinedObject(
    _ start: Int, _ asked: [FeatureSet], _ known: Features
  ) -> Bool {
    guard language.countsByCase, let asked = asked.first,
      asked.contains(.accusative) || asked.contains(.genitive),
      let head = parse(known, from: start, asksGender: false).head, !hasVerbRightBehind(head)
    else { return false }
    return language.mayBe(head.analysis, asked) || language.mayBeOfMany(head.analysis)
  }

  /// Whether a comma stands between the last phrase that was made to agree and what starts at a word.
  func continuesList(_ start: Int) -> Bool {
    language.countsByCase && start > 0 && isComma(behind: start - 1)
      && parsed.last?.upperBound == start
  }
}
