import Foundation

/// One or each of what is counted, as the subject of a clause behind it, of Germanic languages: 5 Artikel im Warenkorb, einer
/// davon ist reduziert; 5 items in your cart, one of them is on sale.
extension Phrase {
  /// Whether a clause behind a comma and a phrase starts with a determiner of one thing without a noun, and nothing but
  /// adverbs, or of what that is one, stands between that and a verb.
  func isOfPart(verb word: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond || language.order.isHeadLast,
      let end = phrase.head?.words.upperBound
    else { return false }
    let start = startOfClause(with: word)
    guard start >= end, start < word, hasComma(behind: start - 1), self[start].isSpecifier,
      self[start].roles.isDisjoint(with: [.definite, .showsPlural]),
      self[word].hasVerbNumber, !isFormOfSeveral(word), !isBehindNumber(start)
    else { return false }
    return (start + 1..<word).allSatisfy {
      self[$0].isAdverb && !self[$0].isAdjective
        || language.order.isHeadLast && (isOf($0) || isPersonalPronoun($0))
    }
  }
}
