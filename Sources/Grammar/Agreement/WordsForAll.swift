import Foundation
import Vocabulary

/// Words for all that say how something is, which take the feminine of the adjective behind them: toute seule,
/// tutta sola.
extension Agreement {
  mutating func inflectWordsForAll(_ text: inout Phrase) {
    guard target.gender == .feminine else { return }
    let agreeing = text.agreeing(phrase)
    for adjective in agreeing where text.isBehindWordForAll(adjective) {
      // `tout juste terminée`: an adjective before another is an adverb there.
      if text.isFollowedDirectly(adjective), agreeing.contains(adjective + 1) { continue }
      if text.language.hooks.keepsWordForAll(before: adjective, in: text) { continue }
      let word = adjective - 1
      guard !agreeing.contains(word), let all = text.first(text[word].determiners) else {
        continue
      }
      text.replace(word, with: text.language.form(all.lexeme, target.features))
    }
  }
}

extension Phrase {
  /// Whether a word for all, and not for how much, stands right before an adjective.
  fileprivate func isBehindWordForAll(_ adjective: Int) -> Bool {
    guard adjective > 0, isFollowedDirectly(adjective - 1), self[adjective].isAdjective,
      !self[adjective].isSpecifier
    else { return false }
    let before = self[adjective - 1]
    return before.marks.contains(.quantifier) && before.roles.contains(.someone)
  }
}
