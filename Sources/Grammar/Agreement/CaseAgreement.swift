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
}

/// Nouns that are the values of arguments: they come in the nominative, so that only the words around them
/// tell the case.
extension Phrase {
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
