import Foundation
import Vocabulary

/// Values of arguments that things are called by, behind a noun of the text for their kind: folder Ulubione, do albumu
/// Dane.
extension Phrase {
  /// Whether a word is of such a value, so that it doesn't agree with the noun: with a capital, and behind no person’s noun
  /// (pani Kowalska).
  func isCalled(by word: Int, _ kind: NounPhrase.Head) -> Bool {
    guard language.countsByCase, word > kind.word, !isArgument(kind.word), !isSomebody(kind),
      !self[kind.word].roles.contains(.title), let value = argument(around: word)
    else { return false }
    return token(firstWord(from: value.lowerBound)).shape == .title
  }
}
