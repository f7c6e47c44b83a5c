import Foundation
import Vocabulary

/// What a verb says of two nouns that an and joins, the second of which is the value of an argument: la montre et la table sont
/// prêtes.
extension Agreement {
  /// Gives it the gender that both have together.
  func inflectPredicateOfJoinedValue(_ text: inout Phrase) {
    guard let head = phrase.head, let own = target.gender, !head.analysis.lexeme.isGuessed,
      let other = text.genderOfOther(joinedTo: phrase, head)
    else { return }
    let isFeminine = own == .feminine && other == .feminine
    let features = FeatureSet.plural.union(isFeminine ? .feminine : .masculine)
    for word in text.predicateOfJoinedValue(behind: head) {
      guard let adjective = text.first(text[word].adjectives) else { continue }
      text.replace(word, with: text.language.form(adjective.lexeme, features))
    }
  }
}

extension Phrase {
  /// The gender of the noun that the value of an argument is joined to, if that starts its clause and both are no names.
  fileprivate func genderOfOther(
    joinedTo phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> GrammaticalGender? {
    let (start, joint) = (phrase.words.lowerBound, phrase.words.lowerBound - 1)
    guard joint > 1, start < head.word, isArgument(head.word), !isInName(head.word),
      self[start].isDeterminer, self[joint].isCoordination, isFollowedDirectly(joint),
      isFollowedDirectly(joint - 1)
    else { return nil }
    let value = argument(around: joint - 1)
    let noun = value.map { firstWord(from: $0.lowerBound) } ?? joint - 1
    let determiner = noun - 1
    guard determiner >= 0, self[determiner].isDeterminer, isFollowedDirectly(determiner),
      determiner == 0 || isCut(after: determiner - 1), !isInName(noun),
      let other = first(self[noun].nouns), !other.lexeme.isGuessed
    else { return nil }
    return gender(of: other)
  }

  /// The adjectives that a form of to be right behind the value of an argument says of several.
  fileprivate func predicateOfJoinedValue(behind head: NounPhrase.Head) -> Range<Int> {
    let none = head.word..<head.word
    guard let value = argument(around: head.word) else { return none }
    let end = firstWord(from: value.upperBound)
    guard end < count, isFollowedDirectly(end - 1) else { return none }
    let verb = behindClitics(from: end, atMost: 4)
    guard self[verb].isAuxiliary, self[verb].hasVerbNumber, self[verb].marks.contains(.pluralVerb)
    else { return none }
    return predicates(behindVerb: verb)
  }
}
