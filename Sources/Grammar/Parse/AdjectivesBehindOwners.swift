import Foundation
import Vocabulary

/// Adjectives without a noun behind a determiner that starts a sentence, which stand for a thing of somebody's, or name one:
/// seu escolhido, ton clair; but mon cher, tu es mon préféré.
extension Phrase {
  /// Whether such an adjective has nothing behind it but words with a preposition.
  func isOwned(from determiner: Int) -> Bool {
    let adjective = determiner + 1
    guard self[determiner].isDeterminer, !self[determiner].isArticle,
      self[determiner].roles.isDisjoint(with: [.question, .someone, .limits]),
      startOfSentence(with: determiner) == determiner, isFollowedDirectly(determiner),
      self[adjective].isAdjective, !self[adjective].isSpecifier, !salutes(adjective)
    else { return false }
    return isCut(after: adjective) || isPreposition(adjective + 1)
  }
}
