import Foundation
import Vocabulary

/// What a number counts behind a verb of the first or the second person, which has another subject, in languages whose numbers
/// ask for cases: jeśli usuniesz 1 notatkę, wczoraj dodaliśmy ci 1 zdjęcie, codziennie uczysz się 1 godzinę.
extension Phrase {
  /// Whether such a verb stands before what is counted, which then is its object, or says how long it is done.
  ///
  /// What somebody is isn't: jesteś 1 osobą; but how long, jesteś tu 1 minutę, and bądź aktywny 1 minutę.
  func isObjectOfOtherPerson(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase else { return false }
    let (start, saysHowLong) = (phrase.words.lowerBound, isOfTime(phrase))
    let ofReader = saysHowLong ? adjectivesOfReader(beforeCounted: start) : []
    if !ofReader.isEmpty { return true }
    // Nobody says more between.
    let verb = (max(0, start - 8)..<start).last { word in
      !self[word].isAdverb && !isWhom(word)
        && !(saysHowLong && self[word].roles.contains(.reflexive))
    }
    guard let verb, self[verb].isVerb, !mayBeThirdPerson(verb),
      self[verb].roles.isDisjoint(with: .presents),
      !(verb..<start).contains(where: { isCut(after: $0) })
    else { return false }
    return saysHowLong || !self[verb].isAuxiliary
  }
}
