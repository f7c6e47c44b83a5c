import Foundation
import Vocabulary

/// Words that are articles elsewhere, and stand for one of several things: mostra uno di questi album.
extension Phrase {
  /// Whether a word that is an indefinite article elsewhere stands right before an of behind the head, of which it then
  /// says nothing.
  func isPronounForOne(_ word: Int, behind head: NounPhrase.Head?) -> Bool {
    guard language.hasRomanceSyntax, let head, head.word < word,
      self[word].roles.contains(.indefinite), words[word].half == .whole,
      isFollowedDirectly(word)
    else { return false }
    return isUsualOf(word + 1)
  }
}
