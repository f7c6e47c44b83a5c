import Foundation
import Vocabulary

/// Nouns for a person that an or joins to the one for the other sex, so that both stay whoever is meant: mamma o papà, un
/// attore o un’attrice.
extension Phrase {
  /// Whether a noun is such.
  func isBesideCounterpart(_ noun: Int) -> Bool {
    let pairs = all(self[noun].nouns).map(\.lexeme.pair).filter { $0.count > 0 }
    guard !pairs.isEmpty else { return false }
    // Nobody says more between.
    return (max(0, noun - 4)..<min(count, noun + 5)).contains { other in
      joinsDirectly(min(noun, other), max(noun, other))
        && all(self[other].nouns).contains { analysis in
          pairs.contains { $0.elementsEqual(analysis.lexeme.lemma) }
        }
    }
  }

  /// Whether an and or an or stands between two words, and nothing else but an article.
  private func joinsDirectly(_ first: Int, _ last: Int) -> Bool {
    let between = first + 1..<max(first + 1, last)
    return between.contains { self[$0].isCoordination }
      && between.allSatisfy { self[$0].isCoordination || self[$0].isArticle }
      && (first..<last).allSatisfy { !isCut(after: $0) }
  }
}
