import Foundation

/// What those do something with whom a number counts without a noun: 3 mögen das, 3 andere haben das gesehen.
extension Phrase {
  /// Whether a determiner without a noun stands behind the verb of those who are counted, so that it isn't said of them.
  func isObject(determiner word: Int, behindVerbOf phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.order.isVerbSecond, phrase.head == nil, start < word, isBehindNumber(start),
      self[word].isDeterminer,
      !isFollowedDirectly(word) || !self[word + 1].isNoun && !self[word + 1].isAdjective
        || self[word + 1].isAdverb || isPredicateForm(word + 1)
    else { return false }
    return (max(start, word - Self.reach)..<word).contains { isFinite($0) }
  }
}
