import Foundation
import Vocabulary

/// Salutations before a name, of languages whose nouns have capitals: Sehr geehrter Thomas, Liebe Sophie. Nothing in a name
/// that no lexicon has tells whose it is.
extension Phrase {
  /// Whether an adjective that begins a salutation stands right before such a name, with which its clause ends: Lieber
  /// Thomas, but Liebes Team, Lieber Kunde.
  func isGreetedByName(behind word: Int) -> Bool {
    guard language.order.capitalizesNouns, word + 1 < count, isFollowedDirectly(word),
      isPartOfName(word + 1), salutes(word), !language.index.mayHave(self[word + 1].hash),
      !all(self[word + 1].nouns).contains(where: { $0.lexeme.isOfPerson })
    else { return false }
    var last = word + 1
    // Nobody has more names.
    while last + 1 < min(count, word + 8), isFollowedDirectly(last), isPartOfName(last + 1) {
      last += 1
    }
    return last + 1 == count || isCut(after: last)
  }

  private func isPartOfName(_ word: Int) -> Bool {
    isArgument(word) || token(word).shape != .small
  }

  /// Gives such adjectives before the values of arguments the reader's gender.
  ///
  /// - Returns: Whether there are any.
  mutating func salute(byName gender: GrammaticalGender) -> Bool {
    guard gender != .neuter else { return false }
    let ofOne = FeatureSet.strong.union(.dependent).union(.nominative).union(.singular)
    var isGreeted = false
    for word in words.indices
    where isGreetedByName(behind: word) && isArgument(word + 1) && !isArgument(word) {
      // `Mein lieber %@`
      if word > 0, self[word - 1].isDeterminer { continue }
      // `Liebes Team`: what is neuter is no reader.
      guard let adjective = first(self[word].adjectives),
        [FeatureSet.masculine, .feminine].contains(where: {
          language.mayBe(adjective, ofOne.union($0))
        })
      else { continue }
      setForm(of: word, adjective, to: ofOne.union(FeatureSet(gender)))
      isGreeted = true
    }
    return isGreeted
  }

  /// Makes a text that is nothing but such a salutation and the value of an argument agree with the reader whom it greets.
  ///
  /// - Returns: Nil for other texts.
  mutating func salute(
    byNameAmong arguments: [Range<Int>], _ gender: GrammaticalGender
  ) -> Inflection? {
    self.arguments = arguments
    defer { self.arguments = [] }
    // `Sehr geehrter %@`
    let isSalutation = words.indices.allSatisfy {
      isArgument($0) || isGreetedByName(behind: $0)
        || self[$0].isAdverb && isGreetedByName(behind: $0 + 1)
    }
    guard isSalutation, salute(byName: gender) else { return nil }
    return inflection()
  }
}

extension Agreement {
  /// Whether a phrase greets somebody by a name, and so stays as it was written for whoever has that.
  func greetsByName(_ text: Phrase) -> Bool {
    // Hostile phrases have thousands of words, each of which asks.
    phrase.words.prefix(Phrase.reach).contains { text.isGreetedByName(behind: $0) }
  }
}
