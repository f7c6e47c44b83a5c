import Foundation
package import Vocabulary

/// What is asked of a text.
package struct Request: Hashable, Sendable {
  /// What the words should become; nil leaves it as it is.
  package var features: Features
  /// What the caller knows of the text as it stands.
  package var known: Features
  /// Whether the number that is asked for is that of a quantity, after which many languages take
  /// something else than the plural.
  package var isCounted = false
  /// Whether that number stands before the text and is no part of it; one that the text starts with gives way
  /// to it.
  var isCountApart = false
  /// Whether the words are said of something that stands elsewhere, or of the reader.
  package var isSaidOfOther = false
  /// Whether the words are said of a person, and don't stand for one who is spoken of.
  var isSaidOfPerson = false
  /// Whether words that aren't said of the reader stay as somebody wrote them, for no value of an argument
  /// stands among them that they have to fit.
  var leavesOthers = false
  /// Whether somebody wrote an alternative for readers of whom nothing is known, so that a word alone is the reader's: Listo.
  var hasAlternative = false
  /// Where in the text the number stands that counts the words, as a UTF-8 offset; nil where it doesn't.
  package var countOffset: Int?
  /// The numbers that stand in the text behind that one, by place.
  package var otherCounts: [Count] = []
  /// Where in the text the values of arguments stand, as UTF-8 offsets, in their order, and none in another: what is
  /// around them was written for any value, and has to fit.
  package var arguments: [Range<Int>] = []
  /// The same in a text that is said of a person, whose words take nothing from the values but their sound; not of
  /// languages whose numbers ask for cases, where the values have one.
  var argumentsBesidePerson: [Range<Int>] = []
  /// The number that counts the words in the text itself, of which nothing else is asked.
  var numberInText: GrammaticalNumber?
  /// A person's own pronouns, which stand in for those of the language.
  package var pronouns: [TermOfAddress.Pronoun] = []
  /// Whether the words refer to a person who is neither he nor she, of a language with a pronoun for such: they.
  var isOfNeutral = false
  /// Whether the words refer to a person, who is what is asked: mit ihr.
  var isOfReferent = false
  /// What stands around the text.
  package var surroundings = Surroundings()
  /// Whether to tell of each word why it has its form, which takes longer.
  package var explains = false

  /// A number in the text.
  package struct Count: Hashable, Sendable {
    /// A UTF-8 offset in the text.
    package var offset: Int
    /// What it asks of the words that it counts.
    package var number: GrammaticalNumber

    package init(at offset: Int, asking number: GrammaticalNumber) {
      self.offset = offset
      self.number = number
    }
  }

  /// All numbers in the text that count, by place.
  var counts: [Count] {
    guard let countOffset, let number = features.number else { return [] }
    return [Count(at: countOffset, asking: number)] + otherCounts
  }

  /// Whether pronouns are to be those of one person.
  var asksPerson: Bool { features.gender != nil || !pronouns.isEmpty || isOfNeutral }

  /// The same of a text that stands behind a quantity with this number.
  func counted(_ number: GrammaticalNumber) -> Request {
    var request = self
    request.features.number = number
    (request.isCounted, request.isCountApart) = (true, true)
    return request
  }

  package init(features: Features = Features(), known: Features = Features()) {
    self.features = features
    self.known = known
  }
}
