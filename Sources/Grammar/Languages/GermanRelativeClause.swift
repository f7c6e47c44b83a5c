import Foundation
import Vocabulary

/// The clause about a noun that stands right behind it: Datei, die bereit ist; Ordner, in dem Fotos liegen.
struct GermanRelativeClause {
  let pronoun: Int
  /// The verb at its end.
  let verb: Int
  let subject: Subject
  /// The cases that the pronoun may be in; none if it may as well be the article of another sentence's
  /// subject.
  let cases: [GrammaticalCase]

  enum Subject {
    /// The pronoun is, or anything else, or either may be.
    case pronoun, other, unsure
  }

  /// The case of the pronoun; where both may be, the one that its subject leaves.
  var usualCase: GrammaticalCase? {
    cases.first { $0 != (subject == .other ? .nominative : .accusative) } ?? cases.first
  }
}

extension Phrase {
  /// The clause behind a noun phrase.
  func germanRelativeClause(behind phrase: NounPhrase) -> GermanRelativeClause? {
    guard let (pronoun, cases) = germanRelativePronoun(behind: phrase),
      let last = lastWord(ofClauseAt: pronoun)
    else { return nil }
    let noun = cases.contains(.nominative) ? self.noun(behind: pronoun, before: last) : nil
    // `die Datei ist leer`: in a relative clause the verb is the last word.
    if let noun, noun + 1 < last, isFollowedDirectly(noun), self[noun + 1].isAuxiliary {
      return nil
    }
    let verb = self.verb(ofClauseAt: pronoun, last: last)
    let end = phrase.head?.words.upperBound ?? phrase.words.upperBound
    guard mayBeVerb(verb) || mayBeVerb(verb, ofReaderBehind: pronoun),
      isComma(behind: end - 1) || endsInOnlyVerb(clauseAt: pronoun, last),
      !isOfNounBefore(relative: pronoun, endingIn: verb, behind: phrase)
    else { return nil }
    // `kein Ton, der Film läuft`
    if let noun, self[noun].isNoun, mayStart(pronoun, in: .nominative) {
      return GermanRelativeClause(pronoun: pronoun, verb: verb, subject: .unsure, cases: [])
    }
    let subject: GermanRelativeClause.Subject =
      !cases.contains(.nominative)
      ? .other : cases.count == 1 ? .pronoun : self.subject(behind: pronoun, before: verb)
    return GermanRelativeClause(pronoun: pronoun, verb: verb, subject: subject, cases: cases)
  }

  /// The pronoun behind a noun phrase, and the cases that it may be in.
  private func germanRelativePronoun(
    behind phrase: NounPhrase
  ) -> (word: Int, cases: [GrammaticalCase])? {
    guard let head = phrase.head else { return nil }
    let genders = gendersOfRelative(behind: phrase, head)
    guard let first = startOfRelativeClause(behind: phrase, head) else { return nil }
    let isGoverned = self[first].roles.contains(.preposition) && isFollowedDirectly(first)
    // `Fotos, wie der Film endet`
    if isGoverned, governsNothing(first) { return nil }
    let pronoun = isGoverned ? first + 1 : first
    let number: GrammaticalNumber? =
      isArgument(head.word) ? .singular : self.number(of: head.analysis)
    let found = genders.map { casesOfRelative(pronoun, $0, number) }.first { !$0.isEmpty } ?? []
    let cases = found.filter { !isGoverned || $0 != .nominative }
    guard !cases.isEmpty, token(pronoun).shape == .small else { return nil }
    return (pronoun, cases)
  }

  /// Where such a clause starts: right behind the noun, or behind the rest of a clause without other nouns: wir haben 3
  /// Fotos gefunden, die zu groß sind.
  private func startOfRelativeClause(behind phrase: NounPhrase, _ head: NounPhrase.Head) -> Int? {
    // The phrase goes on behind its noun, up to a mark.
    let (start, first) = (phrase.words.lowerBound, head.words.upperBound)
    guard first + 1 < count else { return nil }
    if isComma(behind: first - 1) { return phrase.words.upperBound == first ? first : nil }
    // `Das Album mit 3 Fotos ist da, das du suchst`, but Anna hat 3 Fotos geteilt, die du suchst
    let before = startOfClause(with: start)..<start
    guard !before.contains(where: { self[$0].isNoun && !isArgument($0) }),
      governingWord(of: phrase) == nil
    else { return nil }
    // Nobody says more between.
    for word in first..<min(count - 2, first + 6) {
      guard isFollowedDirectly(word - 1), token(word).shape == .small, !isArgument(word) else {
        return nil
      }
      if isComma(behind: word) { return word + 1 }
    }
    return nil
  }

  /// `das du gebucht hast`, but das ist gut, das stört: whether a clause has but one verb, which ends it, and more than
  /// that behind its pronoun.
  private func endsInOnlyVerb(clauseAt pronoun: Int, _ last: Int) -> Bool {
    func mayBeOnlyVerb(_ word: Int) -> Bool {
      isFinite(word)
        && (self[word].hasVerbNumber || self[word].isAuxiliary || self[word].isCopula)
    }
    guard last - pronoun > 1, mayBeOnlyVerb(last) else { return false }
    return !(pronoun + 1..<last - 1).contains { mayBeOnlyVerb($0) }
      && !(last - pronoun == 2 && mayBeOnlyVerb(last - 1))
  }

  /// `3 Fotos fehlen, das ist schade`: whether a verb stands right behind a pronoun for all that is said before, which starts
  /// a clause, and no relative one.
  func isOfWhatIsSaid(verb word: Int, behind phrase: NounPhrase) -> Bool {
    let pronoun = word - 1
    guard let head = phrase.head, pronoun > head.word, isFollowedDirectly(pronoun),
      isCut(after: pronoun - 1),
      casesOfRelative(pronoun, .neuter, .singular).contains(.nominative)
    else { return false }
    return germanRelativeClause(behind: phrase)?.pronoun != pronoun
  }

  /// The genders that a relative pronoun may show: the noun's, and behind an argument those of the determiner, for it
  /// was written for another noun, too: Der Seite, der geteilt wurde.
  func gendersOfRelative(
    behind phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> [GrammaticalGender] {
    guard isArgument(head.word) else { return gender(of: phrase, asked: nil).map { [$0] } ?? [] }
    let word = phrase.words.first { $0 < head.word && !self[$0].determiners.isEmpty }
    guard let determiner = word.flatMap({ first(self[$0].determiners) }) else { return [] }
    let schema = language.schema(of: determiner.lexeme)
    let ofOne = determiner.cells.intersection(schema.cells(for: .singular))
    let asked = phrase.governed.isEmpty ? usualCase : phrase.governed
    let inCase = ofOne.intersection(schema.cells(for: asked))
    let shown = (inCase.isEmpty ? ofOne : inCase).map { schema.cells[$0] }
    return [GrammaticalGender.masculine, .feminine, .neuter].filter { gender in
      shown.contains { $0.contains(FeatureSet(gender)) }
    }
  }

  /// The cases that a relative pronoun may be in that stands for a noun.
  func casesOfRelative(
    _ word: Int, _ gender: GrammaticalGender, _ number: GrammaticalNumber?
  ) -> [GrammaticalCase] {
    let found = language.pronouns.relatives(gender, number).map { $0.cells(of: lower(word)) }
    return pronounCells.enumerated().compactMap { cell, features in
      found.contains { $0.contains(cell) } ? features.firstCase : nil
    }
  }

  /// The relative pronoun that stands for a noun.
  fileprivate func relativePronoun(
    in grammaticalCase: GrammaticalCase, _ gender: GrammaticalGender, isPlural: Bool
  ) -> [UInt8]? {
    let row = language.pronouns.relatives(gender, isPlural ? .plural : .singular).first
    let cell = pronounCells.firstIndex { $0.contains(FeatureSet(grammaticalCase)) }
    guard let row, let cell else { return nil }
    return row.form(cell)
  }

  /// `Sei die Erste, die kommentiert`, `Du bist die erste Nutzerin, die kommentiert`: gives the pronoun of a clause the
  /// gender of the reader, whom a noun or an adjective alone names before it.
  mutating func inflectRelative(behindReader phrase: NounPhrase, _ gender: GrammaticalGender) {
    guard gender != .neuter, let relative = relativePronoun(behindReader: phrase, gender),
      let form = relativePronoun(in: relative.grammaticalCase, gender, isPlural: false)
    else { return }
    replace(relative.word, with: form)
  }

  /// Such a pronoun, written for the other gender, and its case.
  private func relativePronoun(
    behindReader phrase: NounPhrase, _ gender: GrammaticalGender
  ) -> (word: Int, grammaticalCase: GrammaticalCase)? {
    guard phrase.head == nil else {
      guard self.gender(of: phrase, asked: nil) != gender,
        phrase.head.flatMap({ number(of: $0.analysis) }) != .plural,
        let clause = germanRelativeClause(behind: phrase), clause.subject != .unsure,
        let grammaticalCase = clause.usualCase
      else { return nil }
      return (clause.pronoun, grammaticalCase)
    }
    let word = phrase.words.upperBound
    // `Du bist der Einzige, der hier ist`: of a man der is no dative of a woman.
    guard phrase.shown.settledGender != gender, word > 0, word + 1 < count,
      isComma(behind: word - 1),
      token(word).shape == .small, self[word - 1].isAdjective, token(word - 1).shape == .title,
      let last = lastWord(ofClauseAt: word)
    else { return nil }
    let verb = self.verb(ofClauseAt: word, last: last)
    let cases = casesOfRelative(word, gender == .feminine ? .masculine : .feminine, .singular)
    guard mayBeVerb(verb), let first = cases.first,
      cases.count == 1 || subject(behind: word, before: verb) == .pronoun,
      // `Du bist die Erste, der Film läuft`, but der Fotos hinzufügt
      first != .nominative || noun(behind: word, before: last) == nil
        || !mayStart(word, in: usualCase)
    else { return nil }
    return (word, first)
  }

  /// The last word before the next mark.
  private func lastWord(ofClauseAt pronoun: Int) -> Int? {
    var last = pronoun
    // Nobody reads on for longer.
    while last + 1 < count, !isCut(after: last) {
      guard last < pronoun + 32 else { return nil }
      last += 1
    }
    return last > pronoun ? last : nil
  }

  /// The noun that a word may belong to, with nothing but words that may describe it between.
  private func noun(behind word: Int, before end: Int) -> Int? {
    var next = word + 1
    while next < end, isFollowedDirectly(next - 1) {
      let reading = self[next]
      if token(next).shape != .small { return next }
      guard reading.isAdjective || reading.isSpecifier || reading.isAdverb else { return nil }
      // `die der Nutzer geteilt hat`: an article behind it shows that it is none.
      if reading.isDeterminer, self[word].isDeterminer { return nil }
      next += 1
    }
    return nil
  }

  /// The last word, or the verb before what is compared or put behind it: die größer ist als erlaubt.
  func verb(ofClauseAt pronoun: Int, last: Int) -> Int {
    let before = (pronoun + 1..<max(last, pronoun + 1)).first { word in
      guard self[word].isAuxiliary || self[word].isCopula, isFollowedDirectly(word) else {
        return false
      }
      return self[word + 1].roles.contains(.preposition)
    }
    return before ?? last
  }

  private func mayBeVerb(_ word: Int) -> Bool {
    let reading = self[word]
    guard token(word).shape == .small, !reading.isAdverb, !reading.endsPhrase else { return false }
    return reading.isVerb || reading.isCopula || !reading.isKnown || isPredicateForm(word)
      // `dem du folgst`
      || reading.roles.contains(.governs)
  }

  /// `mit dem du chattest`: whether a word that no lexicon has as a verb ends as those of one reader do, who stands before it.
  private func mayBeVerb(_ word: Int, ofReaderBehind pronoun: Int) -> Bool {
    token(word).shape == .small && lower(word).text.hasSuffix("st")
      && (pronoun + 1..<max(word, pronoun + 1)).contains { isOneReader($0, of: word) }
  }

  /// Whether a noun or a pronoun of a clause is its subject, where the relative pronoun may be as well.
  func subject(behind pronoun: Int, before verb: Int) -> GermanRelativeClause.Subject {
    var (isGoverned, isUnsure) = (false, false)
    for word in (pronoun + 1)..<max(verb, pronoun + 1) {
      let reading = self[word]
      if isSubjectPronoun(word) || isOtherSubjectPronoun(word) { return .other }
      // `die alle bearbeiten`: without a noun it may be the subject.
      if !isGoverned, reading.isSpecifier, !reading.isPersonalPronoun,
        noun(behind: word, before: verb) == nil
      {
        isUnsure = true
        continue
      }
      if reading.roles.contains(.preposition) {
        isGoverned = true
      } else if reading.isDeterminer, !isGoverned {
        // `die der Nutzer geteilt hat`, `die dem Nutzer gehört`
        guard mayStart(word, in: .nominative) else {
          isGoverned = true
          continue
        }
        if !mayStart(word, in: .accusative) { return .other }
      } else if token(word).shape != .small {
        if !isGoverned, !isOfSeveral(word, butNotVerb: verb) { isUnsure = true }
        isGoverned = false
      }
    }
    return isUnsure ? .unsure : .pronoun
  }

  /// `das keine Bilder hat`: whether a noun is one of several things, and a verb is one of one, whose subject it can't be.
  private func isOfSeveral(_ word: Int, butNotVerb verb: Int) -> Bool {
    let numbers = self[verb].marks.intersection([.singularVerb, .pluralVerb])
    guard numbers == .singularVerb, let noun = first(self[word].nouns) else { return false }
    return number(of: noun) == .plural
  }
}

extension Agreement {
  /// Gives the pronoun of a clause the number of the head, and the verb, if the pronoun is its subject.
  mutating func inflect(_ clause: GermanRelativeClause, _ text: inout Phrase) {
    // Whose verb it is doesn't matter where none changes.
    if clause.subject == .unsure, keepsHead(in: text) { return }
    guard let gender = target.gender, let grammaticalCase = clause.usualCase,
      let form = text.relativePronoun(in: grammaticalCase, gender, isPlural: target.isPlural)
    else {
      isKnown = false
      return text.note(.guessedForm, about: clause.verb)
    }
    text.replace(clause.pronoun, with: form)
    if clause.subject == .other { return }
    guard clause.subject == .pronoun, let verb = text.verb(of: clause.verb) else {
      isKnown = false
      return text.note(.guessedForm, about: clause.verb)
    }
    let verbForm = text.language.form(
      verb.lexeme, text.features(of: verb, phrase, request, target))
    if !verbForm.isEmpty { text.replace(clause.verb, with: verbForm) }
  }

  /// Whether the head has the number and the gender already that it is to take.
  private func keepsHead(in text: Phrase) -> Bool {
    guard let head = phrase.head, let number = text.number(of: head.analysis) else { return false }
    return number.isPlural == target.isPlural
      && text.gender(of: phrase, asked: nil) == target.gender
  }
}
