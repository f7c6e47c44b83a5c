import Foundation
import Vocabulary

/// Nouns that say what the reader is, or as what they do something, in texts that count something else, of languages with
/// cases whose nouns have capitals: du bist Inhaberin von 2 Konten, als neue Kundin erhältst du 3 Punkte.
extension Phrase {
  /// Where they stand; none in a text without a number.
  var rolesBesideCount: [Int] {
    guard language.agreesInGender, language.order.capitalizesNouns,
      words.indices.contains(where: { isBehindNumber($0) })
    else { return [] }
    let start = startOfReadersRole
    // What stands behind zum is no nominative.
    let role = start.flatMap { words[$0].half == .second ? nil : noun(ofRoleAt: $0) }
    return words.indices.filter { word in
      guard words[word].half == .whole, mayNameReader(word), let noun = first(self[word].nouns),
        language.mayBeNominative(noun), !wordsOfRole(word).contains(where: { isBehindNumber($0) })
      else { return false }
      let head = NounPhrase.Head(word: word, analysis: noun)
      return word == role || isReaderFor(times: word) || isSaidOfReader(head)
    }
  }

  /// `Du bist seit 3 Jahren Kunde`: whether a time that is counted, and a preposition before it, stand between a verb that
  /// says what the reader is and a noun.
  private func isReaderFor(times noun: Int) -> Bool {
    guard noun > 2, isFollowedDirectly(noun - 1), hasNoun(noun - 1, .time),
      isBehindNumber(noun - 1), isPreposition(noun - 2)
    else { return false }
    return verbOfReader(before: noun - 2) != nil
  }

  /// A noun, with the adjectives and the determiner before it.
  func wordsOfRole(_ noun: Int) -> ClosedRange<Int> {
    var start = noun
    // Nobody says more before it.
    while start > 0, noun - start < 4, isFollowedDirectly(start - 1), !isArgument(start - 1),
      !self[start].isDeterminer, self[start - 1].isDeterminer || mayDescribeRole(start - 1)
    {
      start -= 1
    }
    return start...noun
  }

  private func mayDescribeRole(_ word: Int) -> Bool {
    self[word].isAdjective && !self[word].isSpecifier && !isPredicateForm(word)
  }

  /// Gives such nouns, and what stands before them, the gender of the reader.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectRolesBesideCount(_ gender: GrammaticalGender) -> Bool {
    if language.countsByCase { return inflectRolesByCase(besideCount: gender) }
    let found = wordsOfReader.rolesBesideCount ?? rolesBesideCount
    wordsOfReader.rolesBesideCount = found
    for word in found where gender != .neuter {
      guard let noun = first(self[word].nouns) else { continue }
      if noun.lexeme.gender != .common, noun.lexeme.gender?.settled != gender {
        let head = NounPhrase.Head(word: word, analysis: noun)
        guard let other = self.noun(for: gender, insteadOf: head) else { continue }
        replace(word, with: language.form(other, .singular))
      }
      for other in wordsOfRole(word) where other < word {
        guard let analysis = first(self[other].determiners) ?? first(self[other].adjectives) else {
          continue
        }
        setGender(ofPredicate: other, analysis, to: gender)
      }
    }
    return !found.isEmpty
  }
}
