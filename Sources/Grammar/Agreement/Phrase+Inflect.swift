import Foundation
import PlainBytes
import Vocabulary

extension Request {
  /// Whether the gender that is asked is the reader's beside what a number counts, or of the reader alone.
  fileprivate var asksOfReader: Bool {
    isCounted ? !isCountApart : isSaidOfOther && features.number == nil
  }

  /// Whether a number counts these words, and not only stands among them: sei salito al livello 3.
  fileprivate var countsWords: Bool { isCounted && features.number != nil }
}

/// Making the words of a text agree, one noun phrase after another.
extension Phrase {
  /// Makes the words agree with what is asked.
  ///
  /// - Parameter record: Is told of each noun phrase as soon as its words agree.
  /// - Returns: What is known of the text now, and whether no form was guessed.
  mutating func inflect(_ request: Request, record: ((Agreement) -> Void)? = nil) -> Inflection {
    var request = request
    request.known.partOfSpeech = request.features.partOfSpeech ?? request.known.partOfSpeech
    readArguments(of: request)
    settleVerbs()
    if request.features.number == .plural { settleNounAlone() }
    settleImperative()
    if request.isSaidOfOther, request.features.number == nil { settleImperativesOfReader() }
    settleAttributes()
    let counted = counted(by: request)
    startsOfCounted = counted.map(\.start)
    settleCounts(request)
    (parsed, wordsOfReader) = ([], WordsOfReader())
    request.features.number = counted.last?.number
    var (features, isKnown) = runCounted(counted, request, record)
    inflectAroundNumbers(counted, request)
    readArguments(besidePersonOf: request)
    isKnown = inflectAroundArguments(request, record) && isKnown
    noteKeptPronoun(counted, request)
    meltIntoArguments()
    mendSounds(before: request.argumentsBesidePerson)
    if request.isCountApart { removeNumber() }
    mendJoints()
    moveCapital()
    let (text, edits) = result()
    return Inflection(
      text: text, edits: edits, exists: isKnown, features: features, notes: notes,
      source: notes.isEmpty ? "" : self.text.text)
  }

  private mutating func readArguments(of request: Request) {
    (arguments, hasAlternative) = (request.arguments, request.hasAlternative)
    settleConjunctions()
    settleConjunctionsByVerb()
    settlePrefixedVerbs()
    settleArticlesOfInserted()
    settleValuesTakenForVerbs()
    settleDativesInE()
    settleSurnamesOfWomen()
    settleSurnamesByPlace()
    names = namesAmongArguments()
  }

  /// `Du bist Fahrerin in der Gruppe`: where nouns decline, words before values fit these, too, once what is said of the
  /// reader agrees.
  private mutating func readArguments(besidePersonOf request: Request) {
    guard language.hasCases, request.isSaidOfPerson, arguments.isEmpty,
      !request.argumentsBesidePerson.isEmpty
    else { return }
    arguments = request.argumentsBesidePerson
    names = namesAmongArguments()
    if let gender = request.features.gender { _ = salute(byName: gender) }
  }

  /// Makes the words agree that each number counts.
  ///
  /// A preposition asks its case of what is joined, too: przed 2 godzinami i 5 minutami.
  private mutating func runCounted(
    _ counted: [Counted], _ request: Request, _ record: ((Agreement) -> Void)?
  ) -> (features: Features, isKnown: Bool) {
    var request = request
    var (features, isKnown, choices) = (Features(), true, CaseChoices())
    for (position, one) in counted.enumerated() {
      request.features.number = one.number
      let isListed = choices.governing == nil && continuesList(one.start)
      if !continuesPhrase(one.start) && !isListed
        || choices.governing == nil && !isJoinedObject(one.start, choices.cases, request.known)
        || leavesCase(one.start, choices.cases, request.known)
      {
        choices = CaseChoices()
      }
      let answer =
        position == 0
        ? runFirst(request, from: one.start, record)
        : runAll(request, from: one.start, among: choices, isFirst: false, record)
      (isKnown, choices) = (isKnown && answer.isKnown, answer.choices)
      if position == 0 { features = answer.features } else { features.number = .plural }
    }
    return (features, isKnown)
  }

  /// Makes the first words agree, and a salutation at the end of the text.
  private mutating func runFirst(
    _ request: Request, from first: Int, _ record: ((Agreement) -> Void)?
  ) -> (features: Features, isKnown: Bool, choices: CaseChoices) {
    let salutation = salutation(for: request)
    if let salutation, salutation.isAlone {
      return runAll(
        request, from: salutation.start, among: casesOfName(from: salutation.start), isFirst: false,
        record)
    }
    var answer = runAll(request, from: first, among: CaseChoices(), isFirst: true, record)
    if let start = salutation?.start, !parsed.contains(where: { $0.contains(start) }) {
      let other = runAll(
        request, from: start, among: casesOfName(from: start), isFirst: false, record)
      answer.isKnown = answer.isKnown && other.isKnown
    }
    return answer
  }

  /// Whether what starts at a word is joined to the last phrase that was made to agree.
  private func continuesPhrase(_ start: Int) -> Bool {
    start > 1 && self[start - 1].isCoordination && parsed.last?.upperBound == start - 1
      && !isCut(after: start - 1) && !isCut(after: start - 2)
  }

  /// Whether the noun at a word is written in a case of subjects or objects, and the one that it is joined to
  /// in the case that a preposition asks for: usunięto 3 zdjęcia z 5 albumów i 2 filmy.
  private mutating func leavesCase(
    _ start: Int, _ asked: [FeatureSet], _ known: Features
  ) -> Bool {
    guard language.hasCases, let last = parsed.last,
      let before = parse(known, from: last.lowerBound, asksGender: false).head?.analysis,
      let next = parse(known, from: start, asksGender: false).head?.analysis
    else { return false }
    // `vor 2 Tag und 5 Tage`: what may be a nominative shows nothing.
    return !language.mayBe(before, .nominative) && asked.contains { language.mayBe(before, $0) }
      && !asked.contains { language.mayBe(next, $0) }
      && (language.mayBe(next, .nominative) || language.mayBe(next, .accusative))
  }

  /// Makes what agrees with a number agree that has no noun behind it.
  private mutating func inflectAroundNumbers(_ counted: [Counted], _ request: Request) {
    inflectVerbsOfNumbersAlone(behind: counted)
    guard request.isCounted else { return }
    inflectVerbsOfParts()
    inflectBehindName()
    inflectVerb(beforeNumberAlone: counted)
    inflectEnglishVerb(ofNumberAlone: counted)
    mendArticlesBeforeNumbers()
    inflectVerbOfOne(among: counted, request)
  }

  private mutating func settleCounts(_ request: Request) {
    counts = request.counts
    isCountedApart = request.isCountApart
    if isCountedApart { settleNounsByPlace() }
    speaksOfReaderBesideCount =
      request.isCounted && request.features.gender != nil && !adjectivesBesideCount.isEmpty
  }

  /// Makes the words fit that stand before the values of arguments and belong to no phrase so far.
  ///
  /// - Returns: Whether no form was guessed.
  private mutating func inflectAroundArguments(
    _ request: Request, _ record: ((Agreement) -> Void)?
  ) -> Bool {
    guard !arguments.isEmpty else { return true }
    var request = request
    request.features = Features()
    var isKnown = true
    for start in startsOfInserted() where !parsed.contains(where: { $0.contains(start) }) {
      let answer = runAll(
        request, from: start, among: CaseChoices(), isFirst: false, record)
      isKnown = answer.isKnown && isKnown
    }
    inflectBehindValuesInClauses()
    inflectPronounsForValues()
    inflectObjectPronounsForValues()
    inflectPronounsBehindPrepositionsForValues()
    inflectVerbOfJoinedNames()
    return isKnown
  }

  /// Makes the nouns agree that a number counts, each within its own phrase.
  private mutating func runAll(
    _ request: Request, from start: Int, among first: CaseChoices, isFirst: Bool,
    _ record: ((Agreement) -> Void)?
  ) -> (features: Features, isKnown: Bool, choices: CaseChoices) {
    var (features, isKnown, after, choices) = run(
      request, from: start, after: nil, among: first, isFirst: isFirst, record)
    let number = request.isCounted && after != nil ? writtenNumber(from: start) : nil
    while let next = after, !startsOfCounted.contains(next),
      // `5 rooms and the space`: what has a determiner of its own isn't counted.
      request.countOffset == nil || !self[next].isDeterminer,
      !isUncounted(next, joinedTo: number),
      !(request.isCounted && isNoTime(next, joinedToTime: start)),
      !isSubject(joined: next, behind: start),
      !(request.isCounted && isUncountedValue(next, joinedTo: start))
    {
      let other = run(
        request, from: next, after: features.gender, among: choices, isFirst: false, record)
      isKnown = isKnown && other.isKnown
      if other.features.gender == .masculine { features.gender = .masculine }
      features.number = .plural
      after = other.next
    }
    return (features, isKnown, choices)
  }

  /// The number that counts stands for the one that the text starts with: 2 libri, 1 libro; but 3D model, 4K video.
  private mutating func removeNumber() {
    let all = tokens.tokens
    guard all.count > 2, all[0].kind == .number, all[1].kind == .space, all[2].kind == .word,
      bytes(of: 0).last?.isASCIILetter == false
    else { return }
    changes.set(0) { _ in }
    changes.set(1 << 1) { _ in }
  }

  private mutating func run(
    _ request: Request, from start: Int, after gender: GrammaticalGender?,
    among choices: CaseChoices, isFirst: Bool, _ record: ((Agreement) -> Void)?
  ) -> (features: Features, isKnown: Bool, next: Int?, choices: CaseChoices) {
    // Beside what is counted it is only asked of the reader's verb.
    let asksGender =
      request.features.gender != nil && (!request.countsWords || request.isCountApart)
    var phrase = parse(request.known, from: start, asksGender: asksGender)
    parsed.append(phrase.words)
    let choices = settleCases(of: &phrase, request.features.number, among: choices)
    var request = request
    if !isFirst {
      // The gender is the reader's, of whom the words before the number, or verbs, speak.
      if speaksOfReaderBesideCount || request.isCounted && !request.isCountApart {
        request.features.gender = nil
      }
    } else if settleGender(of: phrase, &request), asksNothing(request) {
      return (leave(phrase, request, record), true, nil, choices)
    }
    if let features = leaveUnasked(phrase, request, isFirst: isFirst, record) {
      return (features, isKnown(phrase), coordinated(phrase), choices)
    }
    var agreement = Agreement(
      request: request, phrase: phrase, isFirst: isFirst, genderBefore: gender)
    let features = agreement.run(&self)
    record?(agreement)
    return (features, agreement.isKnown, coordinated(phrase), casesOfNext(agreement))
  }

  /// Leaves words of which nothing is asked, and that belong to no value of an argument, or to a name whose gender nobody knows.
  ///
  /// - Returns: What they show; nil for others, which are not touched.
  private mutating func leaveUnasked(
    _ phrase: NounPhrase, _ request: Request, isFirst: Bool, _ record: ((Agreement) -> Void)?
  ) -> Features? {
    if isUnasked(phrase, request) { return leave(phrase, request, record) }
    guard request.features == Features(), request.known.gender == nil,
      isNameOfUnknownGender(phrase)
    else { return nil }
    return leaveAroundName(phrase, request, isFirst: isFirst, record)
  }

  /// Leaves the words of the first phrase as they are.
  ///
  /// - Returns: What they show.
  private mutating func leave(
    _ phrase: NounPhrase, _ request: Request, _ record: ((Agreement) -> Void)?
  ) -> Features {
    let features = self.features(of: phrase, known: request.known)
    var agreement = Agreement(
      request: request, phrase: phrase, isFirst: true, genderBefore: nil)
    agreement.target = target(request, phrase, shown: features)
    mendSoundsBeforeArguments(phrase)
    record?(agreement)
    return features
  }

  /// Settles the case that something asks a phrase for, and the one that it shows.
  ///
  /// - Parameter number: The one that is asked of it.
  private func settleCases(
    of phrase: inout NounPhrase, _ number: GrammaticalNumber?, among choices: CaseChoices
  ) -> CaseChoices {
    var choices = choices
    if let governing = governingWord(of: phrase), !isBehindYear(phrase) {
      let asked = cases(of: governing, asking: phrase)
      choices = CaseChoices(
        cases: caseOfShare(phrase, behind: governing, number, among: asked) ?? asked,
        governing: governing)
    }
    phrase.governing = choices.governing
    choices.cases = casesOfInserted(phrase, among: choices.cases)
    if choices.cases.isEmpty { choices.cases = casesOfCounted(phrase) }
    if language.hasCases || !choices.cases.isEmpty {
      (phrase.shown, phrase.governed) = shown(phrase, among: choices.cases)
    }
    return choices
  }

  /// Whether nothing is asked of words that aren't said of the reader, which then stay as they are.
  private func asksNothing(_ request: Request) -> Bool {
    request.leavesOthers && !request.isCounted && request.features == Features()
      && request.known == Features() && request.pronouns.isEmpty
  }

  /// Gives verbs without a subject, what stresses who it is (tú mismo), and what is said of the reader
  /// elsewhere, the gender that is asked.
  ///
  /// The rest isn't asked for it where it isn't said of the reader: the gender is the subject's, and not that
  /// of what was added.
  ///
  /// - Returns: Whether the rest isn't.
  private mutating func settleGender(of phrase: NounPhrase, _ request: inout Request) -> Bool {
    guard let asked = request.features.gender else { return false }
    let isOfVerbs =
      isObject(phrase) || isSomeoneElse(phrase) || request.isCounted && hasReadersVerb
    // `Nie jesteś zaproszony. Zapomniałeś hasła?`: a verb of another sentence isn't reached from a phrase.
    if isOfVerbs || phrase.head == nil && hasReadersVerb { inflectSubjectless(phrase, asked) }
    var isOfOthers = request.isCounted && inflectAdjectives(besideCount: asked)
    if request.isSaidOfOther, inflectIntensifiers(asked) { isOfOthers = true }
    if request.isSaidOfOther || request.asksOfReader, inflectRoles(asked) { isOfOthers = true }
    if request.isCounted, request.asksOfReader, inflectRolesBesideCount(asked) {
      isOfOthers = true
    }
    if request.isSaidOfOther, inflectAmongOthers(asked) { isOfOthers = true }
    if request.isSaidOfOther, !request.isCounted, inflectLaterRoles(asked, behind: phrase) {
      isOfOthers = true
    }
    if request.isSaidOfOther { inflectPredicateNouns(asked) }
    if request.asksOfReader, inflectReadersPredicates(asked, beside: phrase) { isOfOthers = true }
    guard isOfVerbs || isOfOthers, request.countsWords || !isAboutReader(phrase) else {
      return false
    }
    // `byłaś w domu aktywna`: the gender is that of the verb, too.
    if !isOfVerbs, hasReadersVerb { inflectSubjectless(phrase, asked) }
    request.features.gender = nil
    return true
  }

  /// Whether a phrase is nothing but a pronoun for somebody with whom the reader does something (każdy, kogo
  /// zaprosiłeś), what they do something with (co nowego dodałeś, ile zapłaciłeś), or another subject (znajomy, którego
  /// zaprosiłeś; jest zajęty).
  private func isSomeoneElse(_ phrase: NounPhrase) -> Bool {
    guard phrase.head == nil, hasReadersVerb else { return false }
    return phrase.words.count == 1 && self[phrase.words.lowerBound].roles.contains(.someone)
      || isOfOthersByCase(phrase) || isAmountAlone(phrase) || isOtherSubject(phrase)
      || isStateOfThirdPerson(phrase)
  }

  /// The cases of a noun that is joined to another: a preposition asks something of both (bez kava ai
  /// sol), and so does whatever the first one shows the case of.
  private func casesOfNext(_ agreement: Agreement) -> CaseChoices {
    guard language.hasCases else { return CaseChoices() }
    let target = agreement.target
    let found = target.askedCase.isEmpty ? target.shownCase : target.askedCase
    return CaseChoices(
      cases: found.isEmpty ? [] : [found], governing: agreement.phrase.governing)
  }
}
