import Foundation
import Vocabulary

/// Relative pronouns with an article, or with forms of their own, behind the value of an argument and a preposition: abre la
/// %@ en la que estabas, la salle dans laquelle vous étiez.
extension Agreement {
  /// Whether such pronouns stand for the value, for no other noun before it may be what they stand for: el nombre de la %@ con
  /// el que entraste.
  func hasRelativesOfValue(_ text: Phrase) -> Bool {
    guard text.language.hasRomanceSyntax, let head = phrase.head, text.isArgument(head.word),
      !text.isInName(head.word), !head.analysis.lexeme.isGuessed,
      text.hasRelative(behindPrepositionAt: phrase.words.upperBound)
    else { return false }
    let first = phrase.words.lowerBound
    return !(text.startOfSentence(with: first)..<first).contains {
      text.isOtherRomanceReferent($0, of: .masculine, isPlural: false)
    }
  }
}

extension Phrase {
  /// Whether a preposition stands at a word right behind the one before, and behind it a relative pronoun that stands for what
  /// was named: en el que, no qual; but o que, ao que.
  fileprivate func hasRelative(behindPrepositionAt word: Int) -> Bool {
    guard word > 0, word + 1 < count, isFollowedDirectly(word - 1), isFollowedDirectly(word),
      self[word].roles.contains(.preposition)
    else { return false }
    let relative = self[word + 1].roles.contains(.definite) ? word + 2 : word + 1
    guard relative < count, isFollowedDirectly(relative - 1),
      self[relative].roles.contains(.relative)
    else { return false }
    // Where things that have no name have a pronoun of their own, they have an article as well: lo que.
    return declinedRelative(relative) != nil
      || relative > word + 1 && language.pronouns.rows.contains { $0.features.contains(.neuter) }
  }
}
