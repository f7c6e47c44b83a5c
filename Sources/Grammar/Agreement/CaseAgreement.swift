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
  func ownCase(_ phrase: NounPhrase) -> FeatureSet {
    let shown = shownCases(phrase)
    let usual = language.schemas[.noun].cells.first?[.grammaticalCase] ?? FeatureSet()
    return shown.contains(usual) ? usual : shown
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
