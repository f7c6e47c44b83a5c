import Foundation
import Vocabulary

/// The cases that something asks of a phrase, the usual one first.
struct CaseChoices {
  var cases: [FeatureSet] = []
  /// The preposition that asks.
  var governing: Int?
}

/// The case of a whole phrase, and the number that goes with it.
extension Phrase {
  /// The case of a phrase that nothing asks a case of, which stays when only the number changes; the
  /// first of the schema, which words have where nothing asks for any, if the phrase may be in it.
  ///
  /// - Parameter isCounted: Whether a number may ask for the case that the words have: of `5 domov`
  ///   the genitive says nothing of the whole.
  func ownCase(_ phrase: NounPhrase, isCounted: Bool) -> FeatureSet {
    let usual = usualCase
    if let cases = numberWord(of: phrase)?.cases, !cases.isEmpty {
      return cases.contains(usual) ? usual : cases
    }
    let shown = phrase.shown[.grammaticalCase]
    if shown.isEmpty || shown.contains(usual) { return usual }
    // `Pobieranie 1 pliku`: of one thing a number asks no other case.
    let isOwn =
      phrase.shown.contains(.singular) && phrase.words.lowerBound > 0 && !isOfManyBehindVerb(phrase)
    return isCounted && !isOwn && language.counting.cases.contains(shown) ? usual : shown
  }

  /// Whether a phrase may have the form of many, and is what a verb before it is said of: dostępnych jest 5
  /// aktualizacji, pozostało 5 lekcji.
  private func isOfManyBehindVerb(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.countsByCase, startsOfCounted.contains(start), let head = phrase.head?.analysis,
      let verb = (0..<start).last(where: { !self[$0].isAdverb && !isWhom($0) }),
      self[verb].isAuxiliary || presents(verb: verb, phrase),
      self[verb].roles.isDisjoint(with: [.governs, .takesObject]), !isDenied(phrase)
    else { return false }
    return language.mayBeOfMany(head)
  }

  /// A word of a phrase that says how many there are: the number that it counts by, and the cases that
  /// it shows, if its form shows any.
  func numberWord(of phrase: NounPhrase) -> (number: GrammaticalNumber, cases: FeatureSet)? {
    guard language.hasCases else { return nil }
    // Of several the last one counts: dwadzieścia dwa pliki.
    for word in phrase.words.reversed()
    where !self[word].numerals.isEmpty && !saysDegree(word, phrase) {
      guard let numeral = first(self[word].numerals),
        let number = number(of: phrase.head, countedBy: numeral.lexeme)
      else { continue }
      let schema = language.schema(of: numeral.lexeme)
      let isShown = numeral.cells != schema.all
      let cases = schema.features(of: cells(of: numeral, beside: phrase))[.grammaticalCase]
      return (number, isShown ? cases : FeatureSet())
    }
    return nil
  }

  /// The number that a word which counts asks of a noun: of one normally without a plural, unless the text has it in the
  /// form of many (więcej miejsc), an adverb of quantity means a part (trochę cukru), and of others many (trochę plików).
  func number(
    of head: NounPhrase.Head?, countedBy determiner: Lexeme
  ) -> GrammaticalNumber? {
    let number = determiner.countedNumber
    guard language.countsByCase, number == .pluralMany, determiner.inflection == .invariable,
      let head, head.analysis.lexeme.traits.contains(.mass)
    else { return number }
    let isOfMany =
      !isArgument(head.word) && language.mayBeOfMany(head.analysis)
      && !language.mayBe(head.analysis, FeatureSet.genitive.union(.singular))
    return isOfMany ? number : .plural
  }

  /// `mniej znana piosenka`: whether what may be a number word says of the adjective behind it how much it is true,
  /// for the noun isn't in the form of many.
  private func saysDegree(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard self[word].isAdverb, phrase.words.contains(word + 1), self[word + 1].isAdjective,
      let head = phrase.head?.analysis
    else { return false }
    return !language.mayBeOfMany(head)
  }

  /// The cells of a number word that fit the noun: dwóch is a nominative before men alone.
  private func cells(of numeral: Analysis, beside phrase: NounPhrase) -> Cells {
    guard let head = phrase.head else { return numeral.cells }
    var own = head.analysis.lexeme.features[.animacy]
    if let gender = gender(of: phrase, asked: nil) { own = own.union(FeatureSet(gender)) }
    let fitting = numeral.cells.intersection(
      language.schema(of: numeral.lexeme).cells(for: own))
    return fitting.isEmpty ? numeral.cells : fitting
  }

  /// The case that words have where nothing asks for any.
  var usualCase: FeatureSet {
    language.schemas[.noun].cells.first?[.grammaticalCase] ?? FeatureSet()
  }

  /// The number that a phrase shows, its words together: of forms that may be a subject and
  /// something else the subject counts.
  func numberTogether(_ phrase: NounPhrase) -> GrammaticalNumber? {
    guard let start = firstAnalysis(phrase)
    else { return nil }
    let schema = language.schema(of: start.lexeme)
    let cells = cellsTogether(phrase, start)
    let subjects = cells.intersection(schema.cells(for: usualCase))
    let number = schema.features(of: subjects.isEmpty ? cells : subjects).settledNumber
    if number != nil || phrase.head != nil { return number }
    // Of persons that are told by an adjective alone there are rather several: Teilnehmende.
    let isNominal = phrase.words.last.map { token($0).shape != .small } ?? false
    let mayBePlural = !subjects.intersection(schema.cells(for: .plural)).isEmpty
    return language.order.capitalizesNouns && isNominal && mayBePlural ? .plural : nil
  }

  /// The head, or the first word that agrees and shows something: du in `du bist der Beste` fits everything.
  private func firstAnalysis(_ phrase: NounPhrase) -> Analysis? {
    if let head = phrase.head { return head.analysis }
    let agreeing = agreeing(phrase)
    let word = agreeing.first(where: { !self[$0].isPersonalPronoun || self[$0].isSpecifier })
    return (word ?? agreeing.first).flatMap(agreeingAnalysis)
  }

  /// What a phrase shows, its words together, and the case that is asked of it.
  ///
  /// Number and case come from one cell, for they go together: die Computer is a plural because die is
  /// no masculine singular. Of several the one that is asked counts, then the nominative, then the
  /// singular.
  ///
  /// - Parameter choices: The cases that a word asks for, the usual one first; none where none does.
  func shown(_ phrase: NounPhrase, among choices: [FeatureSet]) -> (
    features: FeatureSet, governed: FeatureSet
  ) {
    guard let start = firstAnalysis(phrase)
    else { return (FeatureSet(), choices.first ?? FeatureSet()) }
    let (schema, cells) = (language.schema(of: start.lexeme), cellsTogether(phrase, start))
    let usual = usualCase
    let fitting = caseShown(by: cells, of: schema, phrase, among: choices)
    let best = cells.intersection(schema.cells(for: fitting ?? usual)).first ?? cells.first
    var features = best.map { schema.cells[$0] } ?? FeatureSet()
    if start.lexeme.traits.contains(.pluralOnly) {
      features = features.dropping(.number).union(.plural)
    }
    return (features, fitting ?? choices.first ?? FeatureSet())
  }

  /// The first of the cases that a word asks for which a phrase may be in.
  ///
  /// Where numbers ask for cases themselves, a text may have the words behind one as that alone asks them: what
  /// may be a subject then shows none (w 2 folder), and what only many are in is an object (w 5 minut).
  private func caseShown(
    by cells: Cells, of schema: Schema, _ phrase: NounPhrase, among choices: [FeatureSet]
  ) -> FeatureSet? {
    func isIn(_ asked: FeatureSet) -> Bool {
      !cells.intersection(schema.cells(for: asked)).isEmpty
    }
    let mayBeAsCounted =
      language.countsByCase && choices.count > 1 && isBehindNumber(phrase.words.lowerBound)
    if mayBeAsCounted, isIn(usualCase) { return choices.first }
    if let found = choices.first(where: isIn) { return found }
    let isOfMany = mayBeAsCounted && isIn(FeatureSet.genitive.union(.plural))
    return isOfMany ? choices.first { $0.contains(.accusative) } : nil
  }

  /// The cells of a phrase's head, or of its first word, that the words agreeing with it leave.
  ///
  /// A word that fits none of them is left out: it is the one to mend.
  private func cellsTogether(_ phrase: NounPhrase, _ start: Analysis) -> Cells {
    let schema = language.schema(of: start.lexeme)
    var own = start.lexeme.features[.animacy]
    if start.lexeme.traits.contains(.pluralOnly) { own = own.union(.plural) }
    if phrase.head != nil, let gender = gender(of: phrase, asked: nil) {
      own = own.union(FeatureSet(gender))
    }
    var left = start.cells
    if start.lexeme.part == .adjective, language.order.hasDeclension {
      let strong = left.intersection(schema.cells(for: .strong))
      left = strong.isEmpty ? left : strong
    }
    var declension = language.order.hasDeclension ? FeatureSet.strong : FeatureSet()
    for word in agreeing(phrase) {
      guard let analysis = agreeingAnalysis(word) else { continue }
      let asked = analysis.lexeme.part == .adjective ? own.union(declension) : own
      var fitting = cells(left, of: schema, fitting: analysis, asked)
      // A declension that doesn't fit what stands before is a mistake, and the rest may still tell.
      if fitting.isEmpty { fitting = cells(left, of: schema, fitting: analysis, own) }
      if !fitting.isEmpty { left = fitting }
      if analysis.lexeme.part == .determiner {
        declension = analysis.lexeme.features[.declension]
      }
    }
    return left
  }

  /// The cells of a head that a word beside it leaves.
  private func cells(
    _ cells: Cells, of schema: Schema, fitting word: Analysis, _ own: FeatureSet
  ) -> Cells {
    let others = language.schema(of: word.lexeme).cells
    let isPlural = word.lexeme.traits.contains(.pluralOnly)
    var fitting = Cells()
    for cell in cells where cell < schema.cells.count {
      if isPlural, !schema.cells[cell].unifies(with: .plural) { continue }
      // A noun that has a declension itself says so in its cells.
      let wanted = schema.cells[cell].dropping(.declension).union(own)
      if word.cells.contains(where: { $0 < others.count && others[$0].unifies(with: wanted) }) {
        fitting.insert(cell)
      }
    }
    return fitting
  }
}

/// Nouns that a number counts inside of a sentence.
extension Phrase {
  /// Whether the words that a number counts are the object of a verb before it: du hast 1 neuen Ordner,
  /// usuń 1 wiadomość.
  func isCountedObject(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.hasCases, start > 0, startsOfCounted.contains(start), mayBeObject(phrase),
      let verb = (0..<start).last(where: { !self[$0].isAdverb }),
      self[verb].roles.isDisjoint(with: .presents), !isOfCounted(behind: verb, phrase),
      !language.hooks.presents(verb, in: self)
    else { return false }
    let reading = self[verb]
    if reading.roles.contains(.takesObject) || language.hooks.isImperative(verb, in: self) {
      return true
    }
    guard reading.isVerb, !reading.isAuxiliary else { return false }
    if verb == 0 { return !isCountedWithSubject(verb: verb) && !mayNameCounted(verb: verb) }
    // `Lista gości: 1 osoba`
    if isCut(after: verb), mayNameCounted(verb: verb) { return false }
    // `możesz dodać 1 osobę`
    if language.countsByCase, isInfinitive(verb) { return true }
    return isApart(verb: verb, from: phrase)
  }

  /// `Widziało 5 osób`: whether a verb is in the form that it has behind a number of subjects.
  private func isCountedWithSubject(verb word: Int) -> Bool {
    guard language.countsByCase, mayBeThirdPerson(word), let verb = verb(of: word) else {
      return false
    }
    return language.features(of: verb)[.gender] == .neuter
  }

  /// `Gra 5 osób`: whether what may be a verb of the third person may be a noun as well, so that nothing shows that
  /// it acts upon what is counted.
  private func mayNameCounted(verb word: Int) -> Bool {
    language.countsByCase && self[word].isNoun && self[word].hasVerbNumber && mayBeThirdPerson(word)
  }

  /// The case that a sentence asks of the words that a number counts, where no preposition does.
  func casesOfCounted(_ phrase: NounPhrase) -> [FeatureSet] {
    if mayBeGenitive(phrase), isGenitive(phrase) { return [.genitive] }
    if isCountedAndDenied(phrase) { return [.genitive] }
    let asked = casesOfPersons(phrase) + casesOfVerb(around: phrase) + casesOfRecipient(phrase)
    if !asked.isEmpty { return asked }
    let isObject =
      isCountedObject(phrase)
      || startsOfCounted.contains(phrase.words.lowerBound) && mayBeObject(phrase)
        && isObjectOfInfinitive(phrase)
    return isObject ? [.accusative] : []
  }

  /// `Nie znaleziono %lld plik`: whether a verb that acts upon what a number counts is denied, whatever form of an object
  /// the text has; but nie czekaj 2 minuty.
  private func isCountedAndDenied(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.countsByCase, startsOfCounted.contains(start), mayBeObject(phrase),
      isDeniedObject(phrase), !saysHowLongOrOften(phrase)
    else { return false }
    let verb = (0..<start).last { !self[$0].isAdverb }
    return verb.map { self[$0].roles.isDisjoint(with: .linking) } ?? false
  }

  /// Whether a noun's form may be one of subjects and objects, or the one of many that a number counts: masz 5
  /// piosenek.
  private func mayBeObject(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head?.analysis else { return false }
    return language.mayBe(head, usualCase) || language.mayBe(head, .accusative)
      || language.countsByCase && language.mayBeOfMany(head)
  }
}

/// Nouns that are the values of arguments: they come in the nominative, so that only the words around them
/// tell the case.
extension Phrase {
  /// The cases that may be asked of such a noun, the likeliest first: that of its determiner, for which
  /// there was another noun when the text was written (der leer, einen neuen erstellen, wegen des).
  func casesOfInserted(_ phrase: NounPhrase, among choices: [FeatureSet]) -> [FeatureSet] {
    guard language.hasCases, let head = phrase.head, isArgument(head.word) else { return choices }
    let shown = shownCases(before: head.word, phrase)
    // It comes as a nominative, so that it may be an accusative says nothing: w folder.
    guard !shown.isEmpty else {
      return choices.first.map { [$0] } ?? casesOfBare(head, phrase)
    }
    if !choices.isEmpty {
      let fitting = choices.filter { shown.contains($0) }
      // `Tippe auf den %@`: before several den is a dative, which nothing asks for.
      if choices.first == fitting.first, let governing = phrase.governing,
        wordTelling(caseOf: governing, behind: head.words.upperBound) != nil
      {
        return Array(fitting.prefix(1))
      }
      // `während der %@`: it comes as a nominative, so that it may be a dative, too, says nothing.
      let asksGenitive = language.order.hasDeclension && fitting.first == .genitive
      return fitting.isEmpty ? choices : asksGenitive ? [.genitive] : fitting
    }
    if shown.contains(.genitive), isGenitive(phrase) { return [.genitive] }
    if let asked = caseOfReadersObject(phrase, shown) { return [asked] }
    let isObject = followsVerbOfReader(phrase) || isObjectOfInfinitive(phrase)
    if isObject, shown.contains(.accusative) { return [.accusative] }
    if shown.contains(usualCase) { return [usualCase] }
    if shown.contains(.accusative) { return [.accusative] }
    return shown.isEmpty ? choices : [shown]
  }

  /// The number of such a noun, whatever the words around it were.
  func insertedNumber(_ phrase: NounPhrase) -> GrammaticalNumber? {
    guard let head = phrase.head, isArgument(head.word) else { return nil }
    if isInName(head.word) { return .singular }
    return language.hasCases ? number(of: head.analysis) ?? .singular : nil
  }

  /// The case of a noun of the lexicon with nothing before it but a verb that isn't its own, as in `Usuń listę`, or
  /// one that is denied, as in `Nie masz jeszcze karty`; with a capital it may be a name, which stays as it is.
  private func casesOfBare(_ head: NounPhrase.Head, _ phrase: NounPhrase) -> [FeatureSet] {
    guard token(head.word).shape == .small, !head.analysis.lexeme.isGuessed else { return [] }
    if isDeniedObject(phrase) { return [.genitive] }
    let verb = wordBefore(inserted: phrase)
    guard verb >= 0, isFollowedDirectly(verb) else { return [] }
    return mayActUpon(insertedBehind: verb) ? [.accusative] : []
  }

  /// Whether a verb that isn't the value of an argument rather has an object behind it than its subject.
  func mayActUpon(verb: Int) -> Bool {
    !isArgument(verb) && self[verb].isVerb && self[verb].isBystander && !self[verb].isAuxiliary
      && self[verb].roles.isDisjoint(with: [.presents, .governs])
      && (!self[verb].hasVerbNumber || !mayBeThirdPerson(verb))
  }

  /// The cases of the first word before a noun, whatever gender and number it has.
  private func shownCases(before noun: Int, _ phrase: NounPhrase) -> FeatureSet {
    for word in phrase.words
    where word < noun && !isArgument(word) && !isPronounOfVerb(word)
      && !isApart(word, from: phrase.head)
    {
      let reading = self[word]
      let all = reading.determiners.isEmpty ? all(reading.adjectives) : all(reading.determiners)
      guard let first = all.first else { continue }
      var cells = first.cells
      let schema = language.schema(of: first.lexeme)
      // What was written before a value stood before one thing: `in den %@`.
      if !reading.determiners.isEmpty, insertedNumber(phrase) == .singular {
        let one = cells.intersection(schema.cells(for: .singular))
        cells = one.isEmpty ? cells : one
      }
      // An adjective without a determiner is strong: neuen is an accusative.
      if reading.determiners.isEmpty, language.order.hasDeclension {
        let strong = cells.intersection(schema.cells(for: FeatureSet.strong.union(.singular)))
        cells = strong.isEmpty ? cells : strong
      }
      return schema.features(of: cells)[.grammaticalCase]
    }
    return FeatureSet()
  }

  /// Whether a verb before a phrase asks the reader to do something with it.
  private func followsVerbOfReader(_ phrase: NounPhrase) -> Bool {
    let verb = phrase.words.lowerBound - 1
    if verb >= 0, self[verb].isVerb, isFollowedDirectly(verb), !self[verb].isAuxiliary,
      !self[verb].roles.contains(.presents)
    {
      return !hasSubjectRightBehind(verb: verb)
    }
    let other = wordBefore(inserted: phrase)
    return other != verb && other >= 0 && isFollowedDirectly(other)
      && mayActUpon(insertedBehind: other)
  }
}

extension Lexeme {
  /// The number that a number word counts by.
  var countedNumber: GrammaticalNumber? {
    if traits.contains(.countsTwo) { return .pluralTwo }
    if traits.contains(.countsFew) { return .pluralFew }
    if traits.contains(.countsMany) { return .pluralMany }
    return traits.contains(.countsOther) ? .plural : nil
  }
}
