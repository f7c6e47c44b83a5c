import Foundation
import Vocabulary

/// Texts that say of several numbers in turn, and of nothing else, how what they count is: 3 nuevos, 2 leídos.
extension Phrase {
  /// The adjective that each number counts; nil where a number has something else behind it, or a noun before it (nivel 3
  /// completado).
  func countedAlone(_ counts: [Request.Count]) -> [Counted]? {
    guard language.hasRomanceSyntax, counts.count > 1, countsAll(counts[0].offset) else {
      return nil
    }
    var found: [Counted] = []
    for count in counts {
      guard let word = word(behindNumberAt: count.offset), isBehindNumber(word),
        found.last?.start != word,
        isAdjectiveAlone(word)
      else { return nil }
      found.append(Counted(start: word, number: number(ofCounted: word, asked: count.number)))
    }
    return found
  }

  /// Whether a word is an adjective with nothing behind it but another number, or an and and that.
  private func isAdjectiveAlone(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isAdjective, !reading.isSpecifier, !reading.isAdverb, !isArgument(word),
      reading.roles.isDisjoint(with: .limits)
    else { return false }
    if word + 1 == count || isBehindNumber(word + 1) { return true }
    return self[word + 1].isCoordination && word + 2 < count && isBehindNumber(word + 2)
  }
}
