import Foundation

/// One or each of what is counted, as the subject of a clause behind it, of languages whose verb is the second part: 5 Artikel
/// im Warenkorb, einer davon ist reduziert.
extension Phrase {
  /// Whether a clause behind a comma and a phrase starts with a determiner of one thing without a noun, and nothing but
  /// adverbs stands between that and a verb.
  func isOfPart(verb word: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, let end = phrase.head?.words.upperBound else { return false }
    let start = startOfClause(with: word)
    guard start >= end, start < word, hasComma(behind: start - 1), self[start].isSpecifier,
      !self[start].isNoun, self[start].roles.isDisjoint(with: [.definite, .showsPlural]),
      self[word].hasVerbNumber, !isFormOfSeveral(word), !isBehindNumber(start)
    else { return false }
    return (start + 1..<word).allSatisfy { self[$0].isAdverb && !self[$0].isAdjective }
  }
}
