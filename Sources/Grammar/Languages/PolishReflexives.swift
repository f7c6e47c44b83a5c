import Foundation

/// Verbs with a reflexive pronoun that ask what follows for a case, behind what denies them or brings them in: nie przejmuj
/// się pomyłką, nie zapomnij podzielić się opinią.
extension Polish {
  /// The first word of a value behind such a pronoun, where nothing but verbs, adverbs and a negation stands before that
  /// from a word on.
  func startBehindReflexive(from first: Int, in phrase: Phrase) -> Int? {
    var word = first
    // Nobody says more before it.
    while word + 1 < phrase.count, word - first < 8, phrase.isFollowedDirectly(word) {
      let reading = phrase[word]
      if reading.roles.contains(.reflexive) {
        let isAsking = word > first && !phrase.casesAsked(by: word).isEmpty
        return isAsking && startsValue(word + 1, in: phrase) ? word + 1 : nil
      }
      guard reading.isVerb || reading.isAdverb || reading.roles.contains(.negates) else {
        return nil
      }
      word += 1
    }
    return nil
  }

  /// Whether the value of an argument starts at a word, or right behind one that describes it.
  private func startsValue(_ word: Int, in phrase: Phrase) -> Bool {
    if phrase.isArgument(word) { return true }
    return word + 1 < phrase.count && phrase.isFollowedDirectly(word)
      && phrase.isArgument(word + 1)
      && (phrase[word].isSpecifier || phrase[word].isAdjective)
  }
}
