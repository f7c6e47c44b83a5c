import Foundation
import Vocabulary

/// What a number counts behind a preposition of several cases, the usual one of which is the accusative, in languages whose
/// numbers ask for cases: plan na 2 urządzenia, przepis na 5 porcji; but zalogowano na 2 urządzeniach.
extension Phrase {
  /// The accusative, if the words are in it for sure: in the plural that several have, unless a word before tells another
  /// case, or in the form of many where one tells the accusative.
  ///
  /// A noun as a dictionary has it shows nothing (na 1 urządzenie), and neither does one that may be in another case.
  ///
  /// - Parameters:
  ///   - governing: The preposition.
  ///   - cases: Those that it may ask for, the usual one first.
  func accusativeOfCounted(
    _ phrase: NounPhrase, behind governing: Int, among cases: [FeatureSet]
  ) -> FeatureSet? {
    guard language.countsByCase, startsOfCounted.contains(phrase.words.lowerBound),
      let usual = cases.first, usual.contains(.accusative), let head = phrase.head?.analysis
    else { return nil }
    let told = wordTelling(caseOf: governing, behind: phrase.head?.words.upperBound).flatMap {
      language.government.cases(of: lower(governing), beside: lower($0), isCounted: true).first
    }
    if let told, !told.contains(.accusative) { return nil }
    let isOfSeveral =
      language.mayBe(head, FeatureSet.accusative.union(.plural))
      && !language.mayBe(head, usualCase.union(.singular))
      && !cases.dropFirst().contains { language.mayBe(head, $0) }
    return isOfSeveral || told != nil && language.mayBeOfMany(head) ? usual : nil
  }
}
