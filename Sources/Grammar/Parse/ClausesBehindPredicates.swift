import Foundation
import Vocabulary

/// Clauses of others behind what a verb says that the reader is, which an adverb joins: verrai avvisata appena il tuo ordine
/// sarà spedito, verrai avvisata appena sarà pronto; but sei stata sempre la prima.
extension Phrase {
  /// Whether such a clause starts at a word behind the adverb: its verb, or a determiner with a verb behind that.
  func opensClauseOfOther(behindPredicate word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, isFollowedDirectly(word - 1),
      self[word - 1].isAdverb, !self[word - 1].isAdjective
    else { return false }
    let isDetermined = self[word].isArticle || self[word].isDeterminer
    guard isVerbOfOther(word) || isDetermined else { return false }
    let predicate = beforeAdverbs(from: word - 1)
    guard predicate > 0, isFollowedDirectly(predicate), self[predicate].isAdjective,
      !self[predicate].isSpecifier, verbOfReader(before: predicate) != nil
    else { return false }
    // `sei stata sempre la prima che ha risposto`
    let clause = wordsOfClause(behind: word).prefix { self[$0].roles.isDisjoint(with: .relative) }
    return !isDetermined || clause.contains { isVerbOfOther($0) }
  }

  private func isVerbOfOther(_ word: Int) -> Bool {
    isAuxiliaryOfThird(word) && !self[word].isCopula
  }
}
