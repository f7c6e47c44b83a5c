import Foundation
import Vocabulary

/// Polish: what its folder can't say.
struct Polish: LanguageHooks {
  func reading(of word: Int, in phrase: Phrase, small: Int32, exact: Int32) -> Int32 {
    guard phrase.store.readings[Int(exact)].isNoun else { return small }
    let reading = phrase.store.readings[Int(small)]
    // Every text starts with a capital: Masz is a verb long before it is a name, and Moja no town.
    if word == 0, reading.isAuxiliary || reading.endsPhrase || reading.isSpecifier { return small }
    // Sam wybierz: nobody called so does what the reader is asked to.
    if word == 0, phrase.stressesReader(word) { return small }
    // Działa 5 urządzeń, Pisze 1 osoba: a number is behind the verb and no name.
    if word == 0, isVerbBeforeCounted(word, reading, in: phrase) { return small }
    // Polska szkoła, Stary Dom: an adjective before a noun is no name.
    guard reading.isAdjective || reading.isSpecifier, word + 1 < phrase.count else { return exact }
    // Potrzebny 1 plik, Potrzebny jest 1 plik
    if word == 0, isBeforeCounted(word, in: phrase) { return small }
    guard phrase.isFollowedDirectly(word) else { return exact }
    let next = phrase[word + 1, lower: true]
    return next.isNoun || next.isAdjective ? small : exact
  }

  /// Whether a number counts what stands behind a word, with to be between at most.
  private func isBeforeCounted(_ word: Int, in phrase: Phrase) -> Bool {
    if phrase.isBehindNumber(word + 1) { return true }
    return phrase.isFollowedDirectly(word) && phrase[word + 1, lower: true].isAuxiliary
      && phrase.isBehindNumber(word + 2)
  }

  /// Whether a word is a verb and no other but a rare noun in small letters, with a number behind it and few words
  /// between that may stand before a subject: Pisze teraz 1 osoba, Pisze do ciebie 1 osoba.
  private func isVerbBeforeCounted(_ word: Int, _ reading: Reading, in phrase: Phrase) -> Bool {
    guard reading.hasVerbNumber, !reading.isAdjective, !reading.isSpecifier, !reading.isPronoun,
      phrase.all(reading.nouns).allSatisfy({ $0.lexeme.traits.contains(.rare) })
    else { return false }
    var next = word + 1
    while next < min(phrase.count, word + 4), phrase.isFollowedDirectly(next - 1) {
      let between = phrase[next, lower: true]
      guard
        between.isAdverb || between.isPersonalPronoun
          || !between.roles.isDisjoint(with: [.reflexive, .preposition])
      else { break }
      next += 1
    }
    return phrase.isBehindNumber(next)
  }

  func nounPhrase(in phrase: Phrase, from first: Int) -> Range<Int> {
    var start = startBehindReflexive(from: first, in: phrase) ?? first
    while start + 1 < phrase.count, isBefore(start, in: phrase) { start += 1 }
    var found = phrase.plainNounPhrase(from: start)
    if phrase.isTitleOfWoman(found.lowerBound) {
      found = phrase.plainNounPhrase(from: found.lowerBound + 1)
    }
    if let other = startOfAmount(in: found, of: phrase) ?? startOfOther(in: found, of: phrase) {
      found = found.lowerBound..<other
    }
    if let own = phraseBesidePredicate(found, in: phrase) { return own }
    let range = found.lowerBound..<endBehindVerb(found, in: phrase)
    return range.lowerBound..<(startOfName(in: range, of: phrase) ?? range.upperBound)
  }

  /// `Ustaw opcję Szybki podgląd`: where a name starts behind its kind, for an adjective there has a capital and
  /// doesn't fit that.
  private func startOfName(in range: Range<Int>, of phrase: Phrase) -> Int? {
    guard let kind = range.first(where: { phrase[$0].isNoun }), kind + 1 < range.upperBound,
      kind == 0 || phrase.token(kind).shape == .small, phrase[kind + 1].isAdjective,
      !phrase[kind + 1].isNoun || describesNext(kind + 1, in: phrase),
      phrase.token(kind + 1).shape == .title
    else { return nil }
    let (nouns, adjectives) = (
      phrase.all(phrase[kind].nouns), phrase.all(phrase[kind + 1].adjectives)
    )
    let fits = nouns.contains { noun in
      noun.lexeme.features.contains(.human) || adjectives.contains { phrase.fits($0, noun) }
    }
    return fits ? nil : kind + 1
  }

  /// Whether an adjective belongs to the noun behind it, though it may be one itself: Szybki podgląd.
  private func describesNext(_ word: Int, in phrase: Phrase) -> Bool {
    phrase.isFollowedDirectly(word) && phrase.fits(adjective: word, word + 1)
      && phrase.all(phrase[word + 1].nouns).contains { phrase.language.mayBeNominative($0) }
  }

  /// Whether a word stands before the noun phrase: a verb whose object follows it (dodał nowy plik), or
  /// whose the rest is (Pana plik).
  private func isBefore(_ word: Int, in phrase: Phrase) -> Bool {
    let reading = phrase[word]
    let next = phrase[word + 1]
    guard phrase.isFollowedDirectly(word) else { return false }
    // `Podziel się listą`
    let reflexive = next.roles.contains(.reflexive) ? word + 1 : word
    if phrase[reflexive].roles.contains(.reflexive), !phrase.casesAsked(by: reflexive).isEmpty {
      return true
    }
    if reading.roles.contains(.owner) {
      // `%@ wysłał plik` with pani Kowalska
      if let value = phrase.argument(around: word), value == phrase.argument(around: word + 1),
        phrase.token(word + 1).shape == .title
      {
        return false
      }
      if phrase.first(next.nouns)?.lexeme.features.contains(.human) == true { return false }
      return !next.isExact && (next.isNominal || next.isSpecifier) && !next.isVerb
        && !next.endsPhrase
        && !next.isCoordination
    }
    return reading.isVerb && reading.isBystander && !reading.isAuxiliary
      && reading.roles.isDisjoint(with: .presents)
      && (next.isNominal || next.isSpecifier || next.isAdverb) && !next.isVerb
  }

  /// `Użytkownik dodał nowy plik`, `Urządzenie wysyła dane`: what stands behind a verb and has a noun of its own,
  /// or is rather one.
  private func endBehindVerb(_ range: Range<Int>, in phrase: Phrase) -> Int {
    let end = range.upperBound
    guard let noun = range.first(where: { phrase[$0].isNoun }),
      let verb = range.first(where: { $0 > noun && phrase[$0].isVerb && phrase[$0].isBystander })
    else { return end }
    let behind = verb + 1..<end
    if !phrase[verb].isAuxiliary, behind.contains(where: { isObject($0, in: phrase) }) {
      return verb + 1
    }
    guard end < phrase.count, phrase[end].isNoun, phrase.isFollowedDirectly(end - 1) else {
      return end
    }
    // `Plik jest chroniony hasłem`
    if phrase[verb].isAuxiliary, phrase[end - 1].isAdjective,
      !phrase.mayShareCase(adjective: end - 1, end)
    {
      return end
    }
    // `Anna była tu pierwszy raz`
    return behind.allSatisfy {
      phrase[$0].isAdjective || phrase[$0].isSpecifier || phrase[$0].isAdverb
    } ? verb + 1 : end
  }

  /// Whether what may be an adjective or a noun behind a full verb is what that acts upon: wysyła dane, dodał
  /// znajomego.
  private func isObject(_ word: Int, in phrase: Phrase) -> Bool {
    guard let noun = phrase.first(phrase[word].nouns),
      let adjective = phrase.first(phrase[word].adjectives)
    else { return false }
    return noun.lexeme.traits.contains(.likeliest) || !phrase.language.mayBeNominative(adjective)
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    // `Udało ci się`: nobody is the subject, and the reader neither.
    if request.isSaidOfOther, request.features.number == nil, phrase.head == nil,
      let verb = text.verb(of: word), text.language.features(of: verb)[.gender] == .neuter
    {
      return nil
    }
    // `Urządzenie da się otworzyć`: it does nothing itself; but użytkownik da się namówić.
    if text[word].roles.contains(.impersonal), isReflexive(word, in: text),
      phrase.head?.analysis.lexeme.features.contains(.human) != true
    {
      return nil
    }
    if text.saysHowItIs(verb: word) { return nil }
    if isOfPronoun(verb: word, before: phrase, in: text) { return nil }
    // `5 plików, które zostały usunięte`: the verb has another subject.
    if let clause = text.polishRelativeClause(behind: phrase), clause.words.contains(word) {
      return nil
    }
    return text.plainVerbForm(word, phrase, request, target)
  }

  /// `Kosztuje to 2 punkty`, `kosztuje Cię to 2 punkty`: whether a pronoun between a verb and the number of things is the
  /// verb's subject, which it is in the present, and where it shows the neuter and these aren't; but są to 2 punkty, zrobiły
  /// to 2 osoby.
  private func isOfPronoun(verb word: Int, before phrase: NounPhrase, in text: Phrase) -> Bool {
    let isBesideWhom =
      text.isFollowedDirectly(word) && text.isWhom(word + 1) && !text.isThis(word + 1)
    let pronoun = isBesideWhom ? word + 2 : word + 1
    guard let head = phrase.head, pronoun < head.word, text.isFollowedDirectly(pronoun - 1),
      text.isBehindNumber(pronoun + 1), text[pronoun].roles.contains(.preverb),
      !text[word].isAuxiliary, text[word].roles.isDisjoint(with: .presents),
      !text.namesPerson(head), let determiner = text.first(text[pronoun].determiners),
      let verb = text.verb(of: word)
    else { return false }
    let subject = text.language.features(of: determiner)
    let shown = text.language.features(of: verb)
    guard subject.contains(.neuter), shown.contains(.neuter), shown.settledNumber == .singular
    else { return false }
    // In the present it may be of any gender.
    return shown.contains(.masculine) || head.analysis.lexeme.gender?.settled != .neuter
  }

  /// Whether się stands right before or behind a verb.
  private func isReflexive(_ verb: Int, in text: Phrase) -> Bool {
    let next = verb + 1
    return text.isReflexive(verb: verb)
      || next < text.count && text.isFollowedDirectly(verb)
        && text[next].roles.contains(.reflexive)
  }

  func inflectPronouns(_ text: inout Phrase, _ phrase: NounPhrase, _ request: Request) -> Bool {
    if phrase.head != nil { return false }
    // `Zobaczyłeś go?`: in what is said to the reader he is somebody else.
    if request.isSaidOfPerson, request.pronouns.isEmpty { return false }
    return text.inflectPersonalPronouns(request) || text.inflectOtherPronoun(request)
  }

  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    if agreement.target.asksNumber,
      let clause = text.polishRelativeClause(behind: agreement.phrase)
    {
      agreement.inflect(clause, &text)
    }
    if agreement.target.asksNumber, let reference = text.polishReference(to: agreement.phrase) {
      agreement.inflect(reference, &text)
    }
    agreement.inflectPronounsBehindPrepositions(&text)
    agreement.inflectRelativeOfReader(&text)
    inflectPredicate(&text, agreement)
    agreement.inflectVerbsOfNumbersAlone(&text)
    agreement.inflectVerbOfJoinedOne(&text)
    agreement.inflectVerbOfShare(&text)
    agreement.inflectResult(&text)
    inflectAppositions(&text, &agreement)
  }

  /// `Dostępne są 2 pliki`: an adjective before to be is said of what a number counts behind it.
  private func inflectPredicate(_ text: inout Phrase, _ agreement: Agreement) {
    let start = agreement.phrase.words.lowerBound
    guard agreement.isFirst, agreement.request.isCounted, agreement.phrase.head != nil,
      let verb = verb(beforeCounted: start, in: text), verb > 0,
      text.isFollowedDirectly(verb - 1), text[verb].isAuxiliary,
      text[verb].roles.isDisjoint(with: .takesObject),
      // Nowy plik dostępny jest 5 dni: what it is said of stands before it.
      (0..<verb - 1).allSatisfy({ text[$0].isAdverb || text.isInstrumental($0) }),
      let adjective = text.first(text[verb - 1].adjectives),
      !text.isApart(verb: verb, from: agreement.phrase)
    else { return }
    let features = agreement.target.features(for: .adjective, in: text.language)
    text.replace(verb - 1, with: text.language.form(adjective.lexeme, features))
  }

  /// The word before what a number counts, and before what limits that: dostępnych jest co najmniej 5 miejsc.
  private func verb(beforeCounted start: Int, in text: Phrase) -> Int? {
    let end = start > 1 && text.startsLimit(start - 2, before: start) ? start - 2 : start
    return (0..<end).last {
      !text[$0].isAdverb && !text.isWhom($0)
        && (text[$0].roles.isDisjoint(with: .limits) || text.isPreposition($0))
    }
  }

  private func inflectAppositions(_ text: inout Phrase, _ agreement: inout Agreement) {
    guard let head = agreement.phrase.head, request(agreement) else { return }
    var previous = head
    let (behind, phrase) = (head.words.upperBound, agreement.phrase.words)
    // A surname that no lexicon has is taken for one more word of the phrase.
    let isName =
      phrase.contains(behind)
      && (!text[behind].isKnown || text.surnameByPlace(behind, of: head) != nil)
    var next = isName ? behind : phrase.upperBound
    while next == previous.words.upperBound, next < text.count, text.isFollowedDirectly(next - 1),
      let name = apposition(at: next, to: previous, in: text)
    {
      let schema = text.language.schema(of: name.analysis.lexeme)
      let features = agreement.target.features.dropping(.gender)
      let form = text.language.form(name.analysis.lexeme, schema.cell(for: features))
      if name.analysis.lexeme.isGuessed {
        agreement.isKnown = false
        text.note(.unknownWord, about: next)
        text.replace(next, withExactly: text.language.writing.casing.capitalized(form))
      } else {
        text.replace(next, with: form)
      }
      (previous, next) = (name, next + 1)
    }
  }

  /// Whether a number or a case is asked for that a title hands on to the name behind it.
  private func request(_ agreement: Agreement) -> Bool {
    agreement.target.asksNumber || !agreement.target.askedCase.isEmpty
  }

  /// `pan Nowak`, `Jan Kowalski`, `ksiądz proboszcz`: a noun in the nominative behind another one is no
  /// complement, and takes its case.
  private func apposition(
    at word: Int, to head: NounPhrase.Head, in text: Phrase
  ) -> NounPhrase.Head? {
    if let surname = text.surnameByPlace(word, of: head) {
      return NounPhrase.Head(word: word, analysis: surname)
    }
    guard let noun = text.first(text[word].nouns) ?? surname(at: word, behind: head, in: text),
      !text[word].isAdjective || text[word].isExact, noun.cells.contains(0),
      head.analysis.cells.contains(0),
      // Pani Nowak, pani doktor: a masculine behind a woman's title doesn't change.
      head.analysis.lexeme.gender != .feminine || noun.lexeme.gender == .feminine
    else { return nil }
    let isName = (text[word].isExact || noun.lexeme.isGuessed) && text[head.word].isExact
    let arePersons =
      noun.lexeme.features.contains(.human) && head.analysis.lexeme.features.contains(.human)
    guard isName || arePersons || text[head.word].roles.contains(.title) else { return nil }
    return NounPhrase.Head(word: word, analysis: noun)
  }

  /// `Ewa Zaręba`, `doktor Zaręba`: a surname in -a that no lexicon has is declined as nouns in it are, whosoever has it;
  /// others are only declined of men, and not all alike.
  private func surname(
    at word: Int, behind head: NounPhrase.Head, in text: Phrase
  ) -> Analysis? {
    guard !text[word].isKnown, text.token(word).shape == .title,
      text[head.word].isExact || text[head.word].roles.contains(.title),
      text.lower(word).last == UInt8(ascii: "a")
    else { return nil }
    let noun = text.guessedSingular(text.lower(word))
    return noun.lexeme.gender == .feminine ? noun : nil
  }
}
