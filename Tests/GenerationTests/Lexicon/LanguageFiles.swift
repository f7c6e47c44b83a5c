import Grammar
import TestSupport
import Testing

@testable import Generation

/// The checked-in paradigms and rules, so that the tests judge what the builder really uses.
struct LanguageFiles {
  let paradigms: ParadigmTable
  let rules: EndingRules

  init(_ language: String) throws {
    let folder = "Sources/LanguageData/\(language)"
    paradigms = ParadigmTable(text: try Repository.text(folder + "/paradigms.txt"))
    rules = EndingRules(text: try Repository.text(folder + "/endings.txt"))
  }

  /// What becomes of `row`, as a line, a reason, or `plural`, when the data also has `others`.
  func verdict(on row: NounRow, others: [NounRow] = []) -> String {
    let data = NounData(rows: [row] + others)
    let judge = NounJudge(data: data, paradigms: paradigms, rules: rules)
    return switch judge.verdict(on: row) {
    case .taken(let line): line.text.replacing("\t", with: " / ")
    case .rejected(let rejection): rejection.text
    case .plural: "plural"
    }
  }
}

/// A row of the data and what must become of it.
struct Decision: CustomTestStringConvertible, Sendable {
  var row: NounRow
  var verdict: String
  var testDescription: String { row.word }

  init(_ word: String, _ plural: String, _ form: String, _ verdict: String) {
    row = NounRow(word: word, plural: plural, form: form)
    self.verdict = verdict
  }
}
