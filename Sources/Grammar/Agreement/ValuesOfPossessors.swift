import Foundation
import Vocabulary

/// Values of arguments that have what the noun right before them means, where numbers ask for cases: urodziny Anny,
/// pobieranie mapy, 2 łyżki cukru, administrator grupy.
extension Phrase {
  /// Whether a value that starts at a word, and has a noun, stands right behind a noun that is somebody's or something's.
  func mayPossess(insertedAt start: Int) -> Bool {
    let noun = start - 1
    guard language.countsByCase, noun >= 0, isFollowedDirectly(noun),
      let value = argument(around: start), firstWord(from: value.lowerBound) == start,
      !isArgument(noun), isPossessed(noun)
    else { return false }
    return (start..<firstWord(from: value.upperBound)).contains { self[$0].isOnlyNoun }
  }

  /// The same of a value whose noun is known: behind a noun for a person it is nobody, who is rather called so:
  /// administrator grupy, but administrator Jan.
  func possesses(_ head: NounPhrase.Head, _ phrase: NounPhrase) -> Bool {
    let start = startOfNoun(phrase)
    guard mayPossess(insertedAt: start) else { return false }
    let isOfPerson = all(self[start - 1].nouns).contains { $0.lexeme.isOfSomebody }
    return !isOfPerson || token(head.word).shape == .small && !isSomebody(head)
  }

  /// Whether a word is such a noun, or one that no lexicon has and that says what is done.
  private func isPossessed(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isVerb, reading.isBystander { return false }
    if !reading.isKnown { return language.guesses.rule(.activity, for: lower(word)) != nil }
    return hasNoun(word, .possessed)
  }
}
