import Foundation
import Vocabulary

/// Questions that ask with to be what, where or how the value of an argument is.
extension Phrase {
  /// `¿Cuál es tu %@?`, `Où est la %@ ?`: whether a form of to be stands right behind the word that a question starts
  /// with, and right before what was written for any value, so that it agrees with the one that came.
  func asks(verb: Int, about head: NounPhrase.Head) -> Bool {
    guard language.hasRomanceSyntax, verb > 0, verb + 1 < head.word, isArgument(head.word),
      !isArgument(verb), isAuxiliaryOfThird(verb),
      self[verb].roles.isDisjoint(with: [.perfect, .modal, .takesObject]),
      self[verb - 1].roles.contains(.question), isFollowedDirectly(verb - 1),
      startOfSentence(with: verb) == verb - 1, text.contains(UInt8(ascii: "?"))
    else { return false }
    return (verb..<head.word).allSatisfy { isFollowedDirectly($0) }
      && (verb + 1..<head.word).allSatisfy {
        self[$0].isArticle || self[$0].isSpecifier || self[$0].isAdjective
      }
  }
}
