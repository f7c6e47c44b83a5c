import Foundation
import Vocabulary

/// What is said of a value in a clause of its own behind another one: sprawdź, czy drukarka jest włączona; upewnij się, że
/// Twoja karta nie została zablokowana.
extension Phrase {
  /// Gives to be behind such a value, and what that says of it, the value's gender and number.
  ///
  /// It asks for the values of arguments.
  mutating func inflectBehindValuesInClauses() {
    guard language.countsByCase else { return }
    for argument in arguments {
      guard let place = placeOfPredicate(of: argument),
        let subject = featuresOfSubject(from: place.start, in: argument),
        let verb = verb(of: place.verb)
      else { continue }
      let shown = language.features(of: verb)
      let rest = shown.dropping(.number).dropping(.gender).dropping(.animacy)
      setForm(of: place.verb, verb, to: rest.union(subject))
      inflectPredicate(behind: place.verb, as: subject)
    }
  }

  /// Where the words start of which a value is the last, right behind what opens a clause, and where to be stands behind it
  /// with an adjective.
  private func placeOfPredicate(of argument: Range<Int>) -> (start: Int, verb: Int)? {
    let (noun, end) = (firstWord(from: argument.lowerBound), firstWord(from: argument.upperBound))
    guard noun < end, end < count else { return nil }
    let start = startOfWords(beforeInserted: noun)
    guard start > 1, isFollowedDirectly(start - 1), isCut(after: start - 2),
      self[start - 1].roles.contains(.conjunction) || self[start - 1].roles.contains(.adverb),
      !isBehindNumber(start), !(noun..<end).contains(where: { self[$0].isCoordination })
    else { return nil }
    let verb = self[end].roles.contains(.negates) ? end + 1 : end
    guard verb + 1 < count, (end - 1...verb).allSatisfy({ isFollowedDirectly($0) }),
      self[verb].isAuxiliary, !self[verb].roles.contains(.takesObject), mayBeThirdPerson(verb),
      self[verb + 1].isAdjective || self[verb + 1].isAdverb
    else { return nil }
    return (start, verb)
  }

  /// The gender and the number of the noun that words in the nominative have in a value.
  private mutating func featuresOfSubject(
    from start: Int, in argument: Range<Int>
  ) -> FeatureSet? {
    guard let head = parse(Features(), from: start, asksGender: false).head,
      argument.contains(Int(token(head.word).start)), !head.analysis.lexeme.isGuessed,
      let gender = gender(of: head.analysis), language.mayBeNominative(head.analysis)
    else { return nil }
    let number: FeatureSet = self.number(of: head.analysis) == .plural ? .plural : .singular
    return FeatureSet(gender).union(number).union(head.analysis.lexeme.features[.animacy])
  }
}
