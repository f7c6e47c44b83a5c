import Foundation
import Vocabulary

/// Verbs of numbers that have no noun of their own, for it stands behind another number: 2 Tests sind fehlgeschlagen, 3
/// wurden übersprungen.
extension Phrase {
  /// Gives such verbs the number that theirs asks for.
  ///
  /// - Parameter counted: The words that numbers count.
  mutating func inflectVerbsOfNumbersAlone(behind counted: [Counted]) {
    // Elsewhere more than the verb agrees, and takes more than singular and plural from what is counted.
    guard language.order.isHeadLast || language.order.keepsPredicate, counts.count > 1,
      let first = counted.first, first.number != nil
    else { return }
    for count in counts.dropFirst() {
      guard let word = word(behindNumberAt: count.offset), mayBeVerbOfNumberAlone(word),
        word > first.start, !counted.contains(where: { $0.start == word }),
        let verb = verb(of: word),
        (max(first.start, word - Self.reach)..<word).contains(where: { isFinite($0) })
      else { continue }
      let isOne = count.number == .singular
      replace(word, with: language.form(verb.lexeme, isOne ? .singular : .plural))
    }
  }

  /// Whether a word is a verb and nothing else, behind a number that no noun has: one behind a comma or an and, but not
  /// in Kapitel 3 und 4 sind.
  private func mayBeVerbOfNumberAlone(_ word: Int) -> Bool {
    guard self[word].hasVerbNumber, self[word].isAuxiliary || self[word].isBystander, word > 0
    else { return false }
    let before = tokens.tokens[..<Int(words[word].token)].reversed().lazy
      .filter { $0.kind != .space }.prefix(3)
    let (joint, last) = (before.dropFirst().first, before.dropFirst(2).first)
    guard let joint, let last else { return false }
    if joint.kind == .punctuation {
      let mark = text[Int(joint.start)]
      return mark == UInt8(ascii: ",") || mark == UInt8(ascii: ";")
    }
    return joint.start == token(word - 1).start && self[word - 1].isCoordination
      && last.kind != .number
  }
}
