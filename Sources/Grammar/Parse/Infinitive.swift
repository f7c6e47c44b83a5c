import Foundation
import Vocabulary

/// Texts whose last word is an infinitive, as those of buttons and questions are: diese Datei löschen?
extension Phrase {
  /// Whether the last word is an infinitive, which looks like a verb of the plural; not one that rather
  /// says something of the noun before it (Dateien fehlen).
  var endsInInfinitive: Bool { words.indices.last.map { isInfinitive(atEnd: $0) } ?? false }

  /// The same of a word that ends a sentence: 3 Dateien löschen? Das geht nicht zurück.
  func isInfinitive(atEnd last: Int) -> Bool {
    guard language.order.hasInfinitivesLast, last > 0, token(last).shape == .small else {
      return false
    }
    let reading = self[last]
    if reading.isAuxiliary || !reading.roles.isDisjoint(with: [.presents, .acts]) { return false }
    // Of those with a part before them that stands alone elsewhere (hinzufügen) hardly any is known.
    if reading.isVerb { return reading.marks.contains(.pluralVerb) }
    let isNounOfVerb =
      first(reading.nouns)?.lexeme.gender == .neuter && !self[last, lower: true].isKnown
    return (!reading.isKnown || isNounOfVerb) && hasInfinitiveEnding(last)
  }

  /// `3 Dateien löschen?`, but 3 Freunde spielen: whether a word that ends a sentence before another one is rather an
  /// infinitive than what those do whom a phrase names.
  func isInfinitive(_ word: Int, ofSentenceOf phrase: NounPhrase) -> Bool {
    guard isInfinitive(atEnd: word), word + 1 < count, endsSentence(behind: word) else {
      return false
    }
    if separator(after: word).contains(UInt8(ascii: "?")) { return true }
    return phrase.head.map { !namesPerson($0) && !$0.analysis.lexeme.isOfSomebody } ?? true
  }

  private func hasInfinitiveEnding(_ word: Int) -> Bool {
    let ending = language.order.infinitiveEnding
    return !ending.isEmpty && lower(word).suffix(ending.count).elementsEqual(ending)
  }

  /// Whether a phrase is what an infinitive at the end of its sentence is done to: neuen Ordner anlegen.
  func isObjectOfInfinitive(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard start < count else { return false }
    let last = endOfSentence(with: max(start, phrase.words.upperBound - 1))
    if isObjectBehindModal(phrase, before: last) { return true }
    guard isInfinitive(atEnd: last), start == 0 || !isPreposition(start - 1),
      !isJoinedToSubject(phrase), !isBesideVerbOfBeing(phrase),
      !isSubject(phrase, beforeParticiple: last)
    else { return false }
    let others = startOfSentence(with: start)..<last
    if others.contains(where: { isSubjectPronoun($0) && !isExpletive($0) }) { return true }
    return (last + 1 == count || isInfinitive(last, ofSentenceOf: phrase))
      && !others.contains { self[$0].isVerb && self[$0].isBystander || self[$0].isAuxiliary }
  }

  /// `Sie und 2 Gäste haben das Café verlassen`: whether a word for and joins a phrase to a pronoun that starts its clause and is
  /// its subject.
  private func isJoinedToSubject(_ phrase: NounPhrase) -> Bool {
    let joint = phrase.words.lowerBound - 1
    return joint > 0 && self[joint].isCoordination && isFollowedDirectly(joint - 1)
      && isSubjectPronoun(joint - 1) && startOfClause(with: joint) == joint - 1
  }

  /// The last word of the sentence that a word stands in.
  private func endOfSentence(with word: Int) -> Int {
    var end = word
    while end + 1 < count, end - word < Self.reach, !endsSentence(behind: end) { end += 1 }
    return end
  }

  /// `Wenn du absagst, wird 1 Termin verschoben`: whether the last word is rather a participle than the infinitive that is
  /// spelled alike, for a verb whose subject follows stands right before a phrase, in a clause without a pronoun that is
  /// that.
  private func isSubject(_ phrase: NounPhrase, beforeParticiple last: Int) -> Bool {
    let start = phrase.words.lowerBound
    guard isRatherParticiple(last), startOfClause(with: last) <= start,
      let verb = (0..<start).last(where: {
        !self[$0].isAdverb && !self[$0].roles.contains(.limits)
      }), isFinite(verb), self[verb].hasVerbNumber, !isCut(after: verb),
      self[verb].roles.isDisjoint(with: [.takesObject, .perfect]),
      self[verb].roles.contains(.presents) || language.hooks.presents(verb, in: self)
    else { return false }
    return !(startOfClause(with: verb)..<verb).contains {
      isSubjectPronoun($0) && !isExpletive($0)
    }
  }

  /// Whether a word is a participle before it is an infinitive: verschoben, eingetroffen, but hochladen.
  private func isRatherParticiple(_ word: Int) -> Bool {
    isPredicateForm(word)
      || isParticiple(lower(word)) && PrefixedVerbs(language: language).verb(lower(word)) == nil
  }

  /// `Du bist der Eigentümer, du kannst es teilen`: whether a phrase stands beside a verb that says what somebody is, or before
  /// the infinitive of one (du willst Kunde sein und wir bestellen), and the infinitive at the end is another clause's.
  private func isBesideVerbOfBeing(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, let last = words.indices.last else { return false }
    // The phrase may start with the verb's subject.
    let (start, end) = (head.words.lowerBound, head.words.upperBound)
    guard
      let joint = (end - 1..<max(last, end - 1)).first(where: {
        isCut(after: $0) || self[$0].isCoordination
      })
    else { return false }
    let verbs = [
      (startOfClause(with: start)..<start).last { isFinite($0) },
      (end..<joint + 1).first { isFinite($0) },
    ]
    return verbs.contains { $0.map(saysWhatOneIs) ?? false }
      || (end..<joint + 1).contains { isInfinitiveOfBecoming($0) }
  }

  /// `Der Name darf höchstens 1 Buchstaben haben`: whether a modal verb stands before a phrase, and right before that
  /// what is its subject, and what an infinitive at the end does something to: the only one of both that may be.
  private func isObjectBehindModal(_ phrase: NounPhrase, before last: Int) -> Bool {
    let start = phrase.words.lowerBound
    guard language.order.hasInfinitivesLast, let head = phrase.head,
      last >= head.words.upperBound,
      isInfinitive(atEnd: last) || self[last].roles.isSuperset(of: [.auxiliary, .takesObject]),
      let modal = (0..<start).last(where: {
        !self[$0].isAdverb && !self[$0].roles.contains(.limits)
      }), !isCut(after: modal), self[modal].isAuxiliary, self[modal].hasVerbNumber,
      self[modal].roles.isDisjoint(with: [.presents, .takesObject, .perfect])
    else { return false }
    switch subject(rightBefore: modal) {
    case .sure: return true
    case .possible:
      guard let number = number(of: head.analysis) else { return false }
      return !self[modal].marks.contains(number == .plural ? .pluralVerb : .singularVerb)
    case .no: return false
    }
  }

  private enum SubjectBefore { case no, possible, sure }

  /// Whether the noun right before a verb, with a determiner at the start of the clause, is its subject by its case: der
  /// Name, but die App.
  private func subject(rightBefore verb: Int) -> SubjectBefore {
    let (start, noun) = (startOfClause(with: verb), verb - 1)
    guard start < noun, !hasNoun(noun, .time), self[start].isDeterminer,
      let determiner = first(self[start].determiners), let analysis = first(self[noun].nouns),
      (start..<noun).allSatisfy({ isFollowedDirectly($0) }), isFollowedDirectly(noun),
      (start + 1..<noun).allSatisfy({ self[$0].isAdjective && !self[$0].isSpecifier }),
      fits(determiner, analysis, in: .nominative)
    else { return .no }
    let others: [FeatureSet] = [.accusative, .dative, .genitive]
    return others.contains { fits(determiner, analysis, in: $0) } ? .possible : .sure
  }

  /// `Es ist ein Fehler aufgetreten`: a pronoun that stands in the place of the subject behind the verb.
  private func isExpletive(_ pronoun: Int) -> Bool {
    isFollowedDirectly(pronoun) && self[pronoun + 1].roles.contains(.presents)
      && row(of: pronoun)?.features.contains(.neuter) == true
  }
}
