/// Which gender a noun gets, given the data's and what its ending tells.
struct NounGender: Sendable {
  let rules: EndingRules
  let data: NounData

  /// The noun's tags: none in a language without genders.
  func tags(of row: NounRow) -> Result<[String], RejectionError> {
    guard rules.has(.gender) else { return .success([]) }
    let (expected, ending) = rules.answer(.gender, for: row.word)
    switch row.genders {
    case []:
      return expected.count == 1 ? .success(expected) : .failure(RejectionError(.noGender))
    case [.masculine, .feminine]:
      if expected == ["f"], hasMasculinePartner(row.word) { return .success(["f"]) }
      if expected.contains("c") { return .success(["c"]) }
      return .failure(RejectionError(.bothGenders))
    default:
      let given = row.genders == [.feminine] ? "f" : "m"
      if expected.contains(given) { return .success([given]) }
      let expected = expected.joined(separator: " or ")
      return .failure(RejectionError(.gender(given: given, ending: ending, expected: expected)))
    }
  }

  /// Whether the data has the man's word beside the woman's (`abogado` beside `abogada`): it merges
  /// the two lexemes, so that both genders are given for each.
  private func hasMasculinePartner(_ word: String) -> Bool {
    guard word.hasSuffix("a") else { return false }
    let stem = word.dropLast()
    return data.contains(stem + "o") || (word.hasSuffix("ora") && data.contains(String(stem)))
  }
}

/// A rejection as an error, so that steps of a decision can be chained.
struct RejectionError: Error, Equatable {
  var rejection: Rejection

  init(_ rejection: Rejection) { self.rejection = rejection }
}
