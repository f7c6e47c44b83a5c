import Grammar

/// Decides what becomes of each row of the data: a line of the lexicon, or a question for a person.
struct NounJudge: Sendable {
  /// What becomes of a row.
  enum Verdict: Equatable, Sendable {
    case taken(LexiconLine)
    /// A plural whose singular has a row of its own.
    case plural
    case rejected(Rejection)
  }

  private let shape: WordShape
  private let plural: NounPlural
  private let gender: NounGender
  private let data: NounData

  init(data: NounData, paradigms: ParadigmTable, rules: EndingRules) {
    self.data = data
    shape = WordShape(rules: rules)
    plural = NounPlural(paradigms: paradigms, rules: rules)
    gender = NounGender(rules: rules, data: data)
  }

  func verdict(on row: NounRow) -> Verdict {
    if row.plural == .itself, !isInvariableLemma(row) {
      return data.isPlural(row.word) ? .plural : .rejected(.pluralWithoutSingular)
    }
    do throws(RejectionError) {
      return .taken(try line(of: row))
    } catch {
      return .rejected(error.rejection)
    }
  }

  private func line(of row: NounRow) throws(RejectionError) -> LexiconLine {
    if let rejection = shape.rejection(of: row.word) { throw RejectionError(rejection) }
    if isPluralWithPlural(row) { throw RejectionError(.alsoPlural) }
    let decision = try plural.decision(for: row)
    let tags = try gender.tags(of: row).get()
    return LexiconLine(
      lemma: row.word, part: "noun", tags: tags + (decision.isMass ? ["mass"] : []),
      paradigm: decision.paradigm)
  }

  /// A plural that has a gender is a lemma that looks like its plural (`la telequinesis`).
  private func isInvariableLemma(_ row: NounRow) -> Bool {
    row.genders.count == 1 && plural.rules.answer(.plural, for: row.word).answer == ["="]
  }

  /// Whether this is a plural with a made-up plural of its own (`bacteria`, `bacterias`).
  ///
  /// Where there are genders the mark says little: a pair of partners shares its plurals.
  private func isPluralWithPlural(_ row: NounRow) -> Bool {
    guard row.isAlsoPlural, row.genders.isEmpty, case .given(let plural) = row.plural else {
      return false
    }
    return plural != row.word
  }
}
