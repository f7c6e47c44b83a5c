import Foundation
import Vocabulary

/// What is said of a value in a clause of its own behind another one: sprawdź, czy drukarka jest włączona; upewnij się, że
/// Twoja karta nie została zablokowana; kiedy byłeś offline, Ewa dodała zdjęcie.
extension Phrase {
  /// Gives to be behind such a value, and what that says of it, or a verb that shows a gender, the value's gender and number.
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
      if self[place.verb].isAuxiliary { inflectPredicate(behind: place.verb, as: subject) }
    }
  }

  /// Where the words start of which a value is the last, right behind what opens a clause, and where its verb stands right
  /// behind it.
  private func placeOfPredicate(of argument: Range<Int>) -> (start: Int, verb: Int)? {
    let (noun, end) = (firstWord(from: argument.lowerBound), firstWord(from: argument.upperBound))
    guard noun < end, end < count else { return nil }
    let start = startOfWords(beforeInserted: noun)
    guard isBehindOpener(start), !isBehindNumber(start),
      !(noun..<end).contains(where: { self[$0].isCoordination })
    else { return nil }
    let verb = self[end].roles.contains(.negates) ? end + 1 : end
    guard verb < count, (end - 1..<verb).allSatisfy({ isFollowedDirectly($0) }),
      mayBeThirdPerson(verb), saysWhatValueIs(verb: verb) || showsGender(verb: verb)
    else { return nil }
    return (start, verb)
  }

  /// Whether a word stands right behind a comma, or behind what opens a clause there.
  private func isBehindOpener(_ start: Int) -> Bool {
    if start > 0, hasComma(behind: start - 1) { return true }
    return start > 1 && isFollowedDirectly(start - 1) && isCut(after: start - 2)
      && (self[start - 1].roles.contains(.conjunction) || self[start - 1].roles.contains(.adverb))
  }

  /// Whether a word is a form of to be with an adjective, or an adverb, right behind it.
  private func saysWhatValueIs(verb: Int) -> Bool {
    self[verb].isAuxiliary && !self[verb].roles.contains(.takesObject)
      && isFollowedDirectly(verb) && (self[verb + 1].isAdjective || self[verb + 1].isAdverb)
  }

  /// `Ewa dodała zdjęcie`: whether a word is a verb that shows a gender, with no person right behind it who may be its subject.
  private func showsGender(verb word: Int) -> Bool {
    guard self[word].isBystander || self[word].isAuxiliary, let verb = verb(of: word) else {
      return false
    }
    let shown = language.features(of: verb)
    guard shown.settledNumber == .singular, let gender = shown.settledGender, gender != .neuter
    else { return false }
    // Nobody says more between.
    let end = max(word + 1, min(count, word + 4))
    let behind = (word + 1..<end).prefix { isFollowedDirectly($0 - 1) }
    return !behind.contains { other in
      all(self[other].nouns).contains {
        $0.lexeme.features.contains(.human) && language.mayBeNominative($0)
      }
    }
  }

  /// The gender and the number of the noun that words in the nominative have in a value.
  mutating func featuresOfSubject(
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
