import Foundation
import Vocabulary

/// The clause about a noun that stands right behind it: plik, który został usunięty; osoba, z którą rozmawiasz.
struct PolishRelativeClause {
  let pronoun: Int
  /// The words behind the pronoun, to the next mark.
  let words: Range<Int>
  /// The case of the pronoun, by its place among those of personal pronouns.
  let cell: Int
  /// Whether the pronoun is the subject.
  let isSubject: Bool
}

extension Phrase {
  /// The clause behind a noun phrase.
  func polishRelativeClause(behind phrase: NounPhrase) -> PolishRelativeClause? {
    guard let head = phrase.head, let first = startOfClause(behind: head) else { return nil }
    let isGoverned = self[first].roles.contains(.preposition) && isFollowedDirectly(first)
    let pronoun = isGoverned ? first + 1 : first
    let ofNumber = relativeCells(pronoun, of: head, number(of: head.analysis))
    // `Nie znaleziono strony, która`: the form of a plural may be one of the singular.
    let cells = ofNumber.isEmpty ? relativeCells(pronoun, of: head, nil) : ofNumber
    let words = wordsOfClause(behind: pronoun)
    let usual: [FeatureSet] = isSaidOfWhoSpeaks(words) ? [.accusative] : [usualCase]
    let cases =
      isGoverned
      ? language.government.cases(of: lower(first)) : usual + casesAskedByVerb(in: words)
    let asked = cells.first { cell in cases.contains { pronounCells[cell].unifies(with: $0) } }
    // `którą`: without a preposition it is rather an object than an instrument.
    let object = cells.first { pronounCells[$0].contains(.accusative) }
    guard let cell = asked ?? object ?? cells.first else { return nil }
    return PolishRelativeClause(
      pronoun: pronoun, words: words, cell: cell,
      isSubject: cell == 0 && !hasOtherSubject(words, than: head))
  }

  /// The cells of a relative pronoun of a noun in a number, or in either.
  private func relativeCells(
    _ pronoun: Int, of head: NounPhrase.Head, _ number: GrammaticalNumber?
  ) -> [Int] {
    let asked = features(of: head, number)
    let found = language.pronouns.relatives.filter { $0.features.unifies(with: asked) }
    return pronounCells.indices.filter { cell in
      found.contains { $0.cells(of: lower(pronoun)).contains(cell) }
    }
  }

  /// The word behind the comma after a noun, with nothing but what belongs to the noun between.
  private func startOfClause(behind head: NounPhrase.Head) -> Int? {
    let end = head.words.upperBound
    let first = (end..<min(end + 4, count)).first {
      isComma(behind: $0 - 1)
    }
    guard let first, (end..<first).allSatisfy({ self[$0].isNominal && !isBystander($0) }) else {
      return nil
    }
    return first
  }

  /// `Osoby, które możesz znać`: whether the first verb of a clause tells that whoever speaks or is spoken to is its subject, so
  /// that the pronoun isn't, whose form may be that of a subject.
  private func isSaidOfWhoSpeaks(_ words: Range<Int>) -> Bool {
    let verb = words.first { self[$0].isAuxiliary || self[$0].isVerb && isBystander($0) }
    return verb.map { !mayBeThirdPerson($0) } ?? false
  }

  /// `Osoba, której ufasz`: the cases that the verb of a clause asks its object for, where nothing has that case yet.
  private func casesAskedByVerb(in words: Range<Int>) -> [FeatureSet] {
    guard let verb = words.first(where: { self[$0].roles.contains(.governs) }),
      verb + 1 == words.upperBound
    else { return [] }
    return language.government.cases(of: lower(verb))
  }

  /// Whether somebody else does what a clause says: plik, który wysłała Anna; but która Cię obserwuje, która Ci pomaga.
  private func hasOtherSubject(_ words: Range<Int>, than head: NounPhrase.Head) -> Bool {
    if let verb = words.first(where: { self[$0].isVerb && isBystander($0) }),
      isOfOther(verb: verb, in: words, than: head)
    {
      return true
    }
    return words.contains { word in
      if isSubjectPronoun(word) { return true }
      // `która odpowiada Twoim kryteriom`
      if isName(word), !isPersonalPronoun(word), !isPronounOfVerb(word), !self[word].isSpecifier {
        return true
      }
      guard let noun = first(self[word].nouns), !isBystander(word) else { return false }
      return noun.lexeme.features.contains(.human) && noun.cells.contains(0)
    }
  }

  /// `Które Twój telefon usunął`, `które dodał Twój telefon`: whether a noun before a verb is its subject, or the verb shows
  /// another gender than the head has.
  private func isOfOther(verb: Int, in words: Range<Int>, than head: NounPhrase.Head) -> Bool {
    let before = words.lowerBound..<verb
    if before.contains(where: { isOwnSubject($0, of: verb, from: before.lowerBound) }) {
      return true
    }
    guard !isArgument(head.word), number(of: head.analysis) == .singular,
      self[verb].marks.contains(.singularVerb), let own = head.analysis.lexeme.gender?.settled,
      let shown = self.verb(of: verb).flatMap({ language.features(of: $0).settledGender })
    else { return false }
    return shown != own
  }

  /// What a relative pronoun shows of a noun.
  fileprivate func features(of head: NounPhrase.Head, _ number: GrammaticalNumber?) -> FeatureSet {
    let lexeme = head.analysis.lexeme
    let features = lexeme.features[.animacy].union(
      lexeme.gender?.settled.map { FeatureSet($0) } ?? FeatureSet())
    return number.map { features.union($0.isPlural ? .plural : .singular) } ?? features
  }
}

extension Agreement {
  /// Gives the pronoun of a clause the number of the head, and what is said of it, if it is the subject.
  ///
  /// However many are counted, the clause is about several things: 5 plików, które zostały usunięte.
  func inflect(_ clause: PolishRelativeClause, _ text: inout Phrase) {
    guard let head = phrase.head else { return }
    let features = text.features(of: head, target.isPlural ? .plural : .singular)
    guard
      let row = text.language.pronouns.relatives.first(where: {
        $0.features.unifies(with: features)
      })
    else { return }
    text.replace(clause.pronoun, with: row.form(clause.cell))
    guard clause.isSubject,
      let word = clause.words.first(where: { text[$0].isVerb && text.isBystander($0) })
    else { return }
    for verb in [word] + text.verbs(joinedTo: word, in: clause) {
      inflect(verb, of: clause, features, &text)
    }
  }

  /// Gives a verb of a clause, what will be behind a form of to be, and what that says, the number of the head.
  private func inflect(
    _ word: Int, of clause: PolishRelativeClause, _ features: FeatureSet, _ text: inout Phrase
  ) {
    guard text.mayBeThirdPerson(word), text[word].hasVerbNumber, let verb = text.verb(of: word)
    else { return }
    let person = text.language.features(of: verb)[.person]
    text.replace(word, with: text.language.form(verb.lexeme, features.union(person)))
    guard text[word].isAuxiliary, text[word].roles.isDisjoint(with: .takesObject),
      let next = clause.words.first(where: { $0 > word && !text[$0].isAdverb })
    else { return }
    // `2 osoby, które będą miały dostęp`
    if let future = text.past(at: next) {
      return text.replace(
        next, with: text.language.form(future.lexeme, features.union(person)))
    }
    let predicate = clause.words.first {
      $0 > word && !text[$0].isAdverb && !text[$0].isVerb
    }
    guard let predicate, !text.startsNoun(predicate),
      let adjective = text.first(text[predicate].adjectives),
      text.language.features(of: adjective).contains(.nominative)
    else { return }
    text.replace(
      predicate, with: text.language.form(adjective.lexeme, features.union(.nominative)))
  }
}

extension Phrase {
  /// `Które zaczęły się wczoraj i jeszcze trwają`: the verbs of a clause that an and joins to its first one.
  fileprivate func verbs(joinedTo first: Int, in clause: PolishRelativeClause) -> [Int] {
    clause.words.filter { word in
      guard word > first, self[word].isVerb, isBystander(word),
        self[word].roles.isDisjoint(with: .presents) || self[word].isAuxiliary,
        self[word].marks.contains(.singularVerb) == self[first].marks.contains(.singularVerb)
      else { return false }
      var joint = word - 1
      // Nobody says more between.
      while joint > first, word - joint < 6,
        self[joint].isAdverb || !self[joint].roles.isDisjoint(with: [.reflexive, .negates])
      {
        joint -= 1
      }
      return joint > first && self[joint].isCoordination
    }
  }

  /// The verb at a word in a form of the past of one.
  fileprivate func past(at word: Int) -> Analysis? {
    guard self[word].isVerb, self[word].hasVerbNumber, mayBeThirdPerson(word),
      let verb = verb(of: word)
    else { return nil }
    let shown = language.features(of: verb)
    return shown.settledNumber == .singular && shown.settledGender != nil ? verb : nil
  }
}
