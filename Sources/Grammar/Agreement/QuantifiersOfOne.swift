import Foundation
import Vocabulary

/// Set phrases with a word for several things before a noun in the singular: vielen Dank, vielen lieben Dank.
extension Agreement {
  /// Whether a determiner that has nothing but a plural stands before a noun that is written in the singular, which no
  /// number changes; but viele before the value of an argument.
  func isOfOneThing(determiner word: Int, _ text: Phrase) -> Bool {
    guard text.language.order.capitalizesNouns, !target.asksNumber, let head = phrase.head,
      word < head.word, !text.isArgument(head.word), text.number(of: head.analysis) == .singular,
      let determiner = text.first(text[word].determiners)
    else { return false }
    return determiner.lexeme.traits.contains(.pluralOnly)
  }
}
