import Vocabulary

/// Verbs between two counted phrases, the first of which stands behind a preposition, so that the second is the subject:
/// nad 2 zadaniami pracuje 5 osób, w 1 pliku są 2 błędy.
extension Agreement {
  /// Such a verb before this phrase, if it is the second one.
  func verbBeforeCounted(_ text: Phrase) -> Int? {
    let start = phrase.words.lowerBound
    guard text.language.countsByCase, request.isCounted, target.asksNumber, phrase.head != nil,
      target.askedCase.isEmpty, text.startsOfCounted.contains(start), !text.isOfTimes(phrase),
      !text.saysWhen(phrase),
      let first = text.startsOfCounted.first, first < start
    else { return nil }
    let verb = (first..<start).last {
      !text[$0].isAdverb && !text[$0].roles.contains(.reflexive) && !text.isWhom($0)
    }
    guard let verb, !text.isCut(after: verb), text[verb].hasVerbNumber, !text[verb].endsPhrase,
      text.mayBeThirdPerson(verb), !text[verb].roles.contains(.takesObject),
      text[verb].isAuxiliary || text.presents(verb: verb, phrase),
      hasNothingBefore(verb, butWhere: first, text)
    else { return nil }
    return verb
  }

  /// `In 2 Tagen werden 5 Dateien gelöscht`, `Wenn 2 Gäste fehlen, werden 3 Termine abgesagt`: the verb before this phrase
  /// whose subject that is, where verbs are the second part of their clause; how long something is says no subject (in 2
  /// Tagen wird 5 Stunden lang gespielt).
  func verbOfMainClause(_ text: Phrase) -> Int? {
    let start = phrase.words.lowerBound
    guard text.language.order.isVerbSecond, request.isCounted, target.asksNumber,
      phrase.head != nil, text.startsOfCounted.contains(start),
      let first = text.startsOfCounted.first, first < start,
      let verb = (first..<start).last(where: {
        !text[$0].isAdverb && !text[$0].roles.contains(.limits)
      }), !text.isCut(after: verb), text[verb].hasVerbNumber,
      text.isBeforeCountedSubject(verb: verb), !text.isOfTime(phrase), !text.isOfTimes(phrase),
      !text.isInterval(phrase)
    else { return nil }
    return verb
  }

  /// `1 file was copied and 5 files were moved`: the verb right behind this phrase, where a number counts it that isn't the
  /// first.
  func verbBehindCounted(_ text: Phrase) -> Int? {
    guard request.isCounted, target.asksNumber, phrase.head != nil, !text.isOfTimes(phrase) else {
      return nil
    }
    return text.verb(ofLaterCounted: phrase.words.lowerBound)
  }

  /// Whether the clause of a verb starts with a preposition and what is counted behind that, and no other noun.
  private func hasNothingBefore(_ verb: Int, butWhere first: Int, _ text: Phrase) -> Bool {
    // What a preposition at the very start governs starts with that.
    let place = text[first].roles.contains(.preposition) ? first : first - 1
    guard place >= 0, place + 1 < verb, text[place].roles.contains(.preposition),
      (text.startOfClause(with: place)..<place).allSatisfy({ text[$0].isAdverb })
    else { return false }
    let rest = place + 1..<verb
    return rest.count { text[$0].isNoun && !text.isBystander($0) } == 1
      && rest.allSatisfy { !text.isCut(after: $0) }
  }
}
