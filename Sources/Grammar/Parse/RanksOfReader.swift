import Foundation
import Vocabulary

/// Adjectives behind als that stand for the reader, of languages with cases whose nouns have capitals: du bist als Erste
/// im Ziel, entdecke es als Erste.
extension Phrase {
  private static let ofOneMan = FeatureSet.singular.union(.masculine).union(.strong)

  /// Where they stand, as long as they have the form of one man, which no woman’s or several people’s is.
  var ranksOfReader: [Int] {
    guard language.agreesInGender, language.order.capitalizesNouns else { return [] }
    return words.indices.dropFirst().filter { isRankOfReader($0) }
  }

  /// The case is that of subjects, so that whoever does it is meant: du siehst es als Erster, but Max lädt dich als Erster ein.
  private func isRankOfReader(_ word: Int) -> Bool {
    let role = word - 1
    guard isFollowedDirectly(role), self[role].roles.isSuperset(of: [.result, .preposition]),
      token(word).shape == .title, !isArgument(word), !self[word].isNoun,
      let adjective = first(self[word].adjectives),
      language.mayBe(adjective, Self.ofOneMan.union(usualCase))
    else { return false }
    return hasReaderForSubject(before: role)
  }

  /// Whether the clause before a word names the reader as its subject, or asks them to do or be something.
  private func hasReaderForSubject(before word: Int) -> Bool {
    let start = startOfClause(with: word)
    guard start < word else { return false }
    if language.hooks.isImperative(start, in: self) || self[start].roles.contains(.becomes) {
      return true
    }
    return (start..<word).contains {
      isOneReader($0, of: $0 + 1) || $0 > start && isOneReader($0, of: $0 - 1)
    }
  }
}
