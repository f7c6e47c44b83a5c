import Foundation
import Vocabulary

/// The case of a whole phrase.
extension Phrase {
  /// The word before a phrase that asks for a case.
  func governingWord(of phrase: NounPhrase) -> Int? {
    let first = phrase.words.lowerBound
    guard !language.government.isEmpty, first > 0,
      !language.government.cases(of: lower(first - 1)).isEmpty
    else { return nil }
    return first - 1
  }

  /// The case that a word asks of a phrase: of several the one that the phrase shows already.
  func governed(_ phrase: NounPhrase, by word: Int) -> FeatureSet {
    let choices = language.government.cases(of: lower(word))
    let shown = shownCases(phrase)
    return choices.first { $0.bits & shown.bits != 0 } ?? choices.first ?? FeatureSet()
  }

  /// The case of a phrase, which stays when only the number changes; the first of the schema, which
  /// words have where nothing asks for any, if the phrase may be in it.
  ///
  /// - Parameter isCounted: Whether a number may ask for the case that the words have: of `5 domov`
  ///   the genitive says nothing of the whole.
  func ownCase(_ phrase: NounPhrase, isCounted: Bool) -> FeatureSet {
    let usual = language.schemas[.noun].cells.first?[.grammaticalCase] ?? FeatureSet()
    if let cases = numberWord(of: phrase)?.cases, !cases.isEmpty {
      return cases.contains(usual) ? usual : cases
    }
    var shown = shownCases(phrase)
    if shown.contains(usual) { return usual }
    if isCounted { shown.bits &= ~language.counting.cases.bits }
    return shown.isEmpty ? usual : shown
  }

  /// A word of a phrase that says how many there are: the number that it counts by, and the cases that
  /// it shows, if its form shows any.
  func numberWord(of phrase: NounPhrase) -> (number: GrammaticalNumber, cases: FeatureSet)? {
    guard language.hasCases else { return nil }
    for word in phrase.words where !self[word].numerals.isEmpty {
      guard let numeral = first(self[word].numerals), let number = numeral.lexeme.countedNumber
      else { continue }
      let schema = language.schema(of: numeral.lexeme)
      let isShown = numeral.cells != schema.all
      let cases = schema.features(of: numeral.cells)[.grammaticalCase]
      return (number, isShown ? cases : FeatureSet())
    }
    return nil
  }

  /// The cases that the words of a phrase may have together; a word that fits no other is left out.
  private func shownCases(_ phrase: NounPhrase) -> FeatureSet {
    var shown = FeatureSet()
    func add(_ analysis: Analysis?) {
      guard let analysis else { return }
      let own = language.schema(of: analysis.lexeme).features(of: analysis.cells)[.grammaticalCase]
      let both = FeatureSet(bits: shown.bits & own.bits)
      shown = shown.isEmpty ? own : both.isEmpty ? shown : both
    }
    add(phrase.head?.analysis)
    for word in agreeing(phrase) { add(agreeingAnalysis(word)) }
    return shown
  }
}

extension Lexeme {
  /// The number that a number word counts by.
  fileprivate var countedNumber: GrammaticalNumber? {
    if traits.contains(.countsTwo) { return .pluralTwo }
    if traits.contains(.countsFew) { return .pluralFew }
    if traits.contains(.countsMany) { return .pluralMany }
    return traits.contains(.countsOther) ? .plural : nil
  }
}
