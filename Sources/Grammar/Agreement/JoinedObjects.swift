import Foundation
import Vocabulary

/// What a number counts behind an and or a comma, which is an object like what is counted before that, where numbers ask for cases: masz
/// 1 notatkę i 1 książkę, nie masz 1 notatki i 1 książki.
extension Phrase {
  /// Whether the noun at a word or behind adjectives there may be in the case that is asked of what it is joined to, and is no
  /// subject of a verb behind it: zdobądź 1 monetę, i 1 nagroda będzie Twoja.
  ///
  /// - Parameter asked: The case of what is counted before, which no preposition asks for.
  mutating func isJoinedObject(
    _ start: Int, _ asked: [FeatureSet], _ known: Features
  ) -> Bool {
    guard language.countsByCase, let asked = asked.first,
      asked.contains(.accusative) || asked.contains(.genitive),
      let head = parse(known, from: start, asksGender: false).head, !hasVerbRightBehind(head)
    else { return false }
    return language.mayBe(head.analysis, asked) || language.mayBeOfMany(head.analysis)
  }

  /// Whether a comma stands between the last phrase that was made to agree and what starts at a word.
  func continuesList(_ start: Int) -> Bool {
    language.countsByCase && start > 0 && isComma(behind: start - 1)
      && parsed.last?.upperBound == start
  }

  /// `Dodaj zdjęcie i 1 notatkę`, `zaproś Annę i 1 osobę`: whether what a number counts is joined to the object of a verb, and
  /// ends the clause or has a preposition behind it; but otwórz album i 1 osoba go zobaczy.
  func isJoinedToObject(_ phrase: NounPhrase) -> Bool {
    let joint = phrase.words.lowerBound - 1
    guard language.countsByCase, joint > 1, self[joint].isCoordination,
      isFollowedDirectly(joint - 1),
      let head = phrase.head, endsObjects(head.words.upperBound),
      let verb = verb(beforeObjects: joint - 1),
      !(verb > 0 && self[verb - 1].roles.contains(.negates)),
      self[verb].roles.isDisjoint(with: [.presents, .governs, .happens])
    else { return false }
    if self[verb].roles.contains(.takesObject) || language.hooks.isImperative(verb, in: self) {
      return true
    }
    guard self[verb].isVerb, !self[verb].isAuxiliary, self[verb].isBystander else { return false }
    return isInfinitive(verb) || !mayBeThirdPerson(verb) || isObjectOfPerson(phrase, verb: verb)
  }

  /// `Anna hat dich und 2 Gäste eingeladen`: whether what a number counts is joined to a pronoun in the accusative, which no
  /// preposition asks for, behind a verb whose subject stands before it, where nouns have capitals.
  func isJoinedToObjectPronoun(_ phrase: NounPhrase) -> Bool {
    let joint = phrase.words.lowerBound - 1
    let pronoun = joint - 1
    guard language.order.capitalizesNouns, pronoun > 0, self[joint].isCoordination,
      isFollowedDirectly(pronoun), isPersonalPronoun(pronoun), let row = row(of: pronoun),
      self[pronoun - 1].roles.isDisjoint(with: .preposition)
    else { return false }
    let verb = (startOfClause(with: joint)..<pronoun).last { isFinite($0) }
    guard let verb, isBehindSubject(verb: verb) else { return false }
    let shown = pronounCells
    return cells(of: pronoun, row).contains { shown[$0].contains(.accusative) }
  }

  /// Whether a clause ends before a word, or a preposition or another joined one follows there.
  private func endsObjects(_ end: Int) -> Bool {
    end == count || isCut(after: end - 1) || self[end].isCoordination
      || self[end].roles.contains(.preposition)
  }

  /// The verb before the last of one or several nouns in the accusative, or values of arguments.
  private func verb(beforeObjects last: Int) -> Int? {
    var word = last
    // Nobody names more.
    while word > 0, last - word < 12 {
      guard mayBeObject(noun: word) else { return nil }
      if let value = argument(around: word) { word = firstWord(from: value.lowerBound) }
      word -= 1
      while word > 0, isFollowedDirectly(word), describesObject(word) { word -= 1 }
      if word < 0 { return nil }
      let isListed = isComma(behind: word) && mayBeObject(noun: word)
      if isListed { continue }
      if self[word].isCoordination, isFollowedDirectly(word) {
        word -= 1
        continue
      }
      return isFollowedDirectly(word) ? word : nil
    }
    return nil
  }

  private func mayBeObject(noun word: Int) -> Bool {
    if isArgument(word) { return self[word].isNoun || isInName(word) }
    return self[word].isOnlyNoun
      && all(self[word].nouns).contains { language.mayBe($0, .accusative) }
  }

  /// Whether a word says which of such things is meant, or for whom or how something is done with them.
  private func describesObject(_ word: Int) -> Bool {
    self[word].isAdjective && !self[word].isVerb || self[word].isSpecifier || isWhom(word)
      || self[word].isAdverb && !self[word].roles.contains(.negates)
  }

  /// `Polubione przez Ewę i 1 inną osobę`: the case that a preposition asks of the value of an argument right behind it, and so
  /// of persons that a number counts behind an and; none where it may ask for several.
  func casesOfPreposition(beforeValueJoinedTo phrase: NounPhrase) -> [FeatureSet] {
    let joint = phrase.words.lowerBound - 1
    guard language.countsByCase, joint > 1, self[joint].isCoordination,
      isFollowedDirectly(joint - 1), let head = phrase.head, namesPerson(head),
      !hasVerbRightBehind(head), let value = argument(around: joint - 1)
    else { return [] }
    let preposition = firstWord(from: value.lowerBound) - 1
    guard preposition >= 0, isFollowedDirectly(preposition), !isArgument(preposition),
      self[preposition].roles.contains(.preposition)
    else { return [] }
    let cases = language.government.cases(of: lower(preposition))
    return cases.count == 1 ? cases : []
  }
}
