import Foundation
import Vocabulary

/// Phrases of texts with values of arguments that have nothing to do with these: esta opção só está disponível se %@ for
/// selecionado, os dados são inválidos: %@.
extension Phrase {
  /// Whether nothing is asked of a phrase that no value belongs to or stands beside, so that its words stay as somebody wrote
  /// them.
  func isUnasked(_ phrase: NounPhrase, _ request: Request) -> Bool {
    let values = request.argumentsBesidePerson
    guard language.hasRomanceSyntax, !(arguments.isEmpty && values.isEmpty), !request.isCounted,
      !request.isOfReferent, request.features == Features(), request.known == Features(),
      request.pronouns.isEmpty, let head = phrase.head
    else { return false }
    return !(Array(head.words) + Array(agreeing(phrase))).contains { word in
      [word - 1, word, word + 1].contains { isBeside(word, value: $0, among: values) }
    }
  }

  /// Whether a word is in a value, and is another one or stands beside it with no mark but one of quotation between.
  private func isBeside(_ word: Int, value: Int, among values: [Range<Int>]) -> Bool {
    guard words.indices.contains(value), value == word || !isCut(after: min(word, value)) else {
      return false
    }
    if isArgument(value) { return true }
    let start = Int(token(value).start)
    return values.contains { $0.contains(start) }
  }
}
