package import Grammar
import LocaleData
import Vocabulary

/// A table of texts, what is asked of them, and the right answers, as `Fixtures/grammar` holds them.
package struct GrammarTable: Sendable {
  /// A line: text, features and expected answer, with tabs between them.
  package struct Case: Sendable {
    package var line: String
    package var text: String
    package var features: String
    /// Every answer that counts as right; a stroke stands between them.
    package var expected: [String]

    /// Nil for a line that hasn't got three fields.
    package init?(line: String) {
      let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count == 3 else { return nil }
      (self.line, text, features) = (line, fields[0], fields[1])
      expected = fields[2].split(separator: "|").map(String.init)
    }
  }

  /// In the order of the table; comments and lines with another number of fields are left out.
  package private(set) var cases: [Case] = []

  package init(text: String) {
    // Lines end at line feeds alone, so their bytes are enough.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) })
    where !line.hasPrefix("#") {
      if let test = Case(line: String(line)) { cases.append(test) }
    }
  }

  /// The lines that a grammar answers otherwise, with its answers.
  package func wrong(by grammar: Inflector) -> [(test: Case, answer: String)] {
    cases.compactMap { test in
      let answer = Self.answer(test, grammar)
      return test.expected.contains(answer) ? nil : (test, answer)
    }
  }

  /// What a grammar answers.
  package static func answer(_ test: Case, _ grammar: Inflector) -> String {
    let question = Question(test.features)
    if let asked = question.asked {
      return answer(asked, grammar.describe(test.text, known: question.request.known))
        ?? String(
          grammar.inflect(test.text, question.request).exists)
    }
    guard let quantity = question.quantity else {
      return grammar.inflect(test.text, question.request).text
    }
    let counted = grammar.inflect(test.text, quantity: quantity, question.request)
    return quantity + " " + (counted?.text ?? "no number")
  }

  private static func answer(_ asked: String, _ description: Description) -> String? {
    switch asked {
    case "gender": description.features.gender?.name ?? "null"
    case "number": description.features.number?.name ?? "null"
    case "case": description.features.grammaticalCase?.name ?? "null"
    case "partOfSpeech": description.features.partOfSpeech?.name ?? "null"
    case "definiteness": description.features.definiteness?.name ?? "null"
    case "article=definite": description.articles.definite ?? "null"
    case "article=indefinite": description.articles.indefinite ?? "null"
    default: nil
    }
  }

  /// The second field of a line.
  private struct Question {
    var request = Request()
    var quantity: String?
    var asked: String?

    init(_ features: String) {
      for part in features.split(separator: " ") {
        if part.hasPrefix("?") {
          asked = String(part.dropFirst())
          continue
        }
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { continue }
        if pair[0] == "quantity" {
          quantity = pair[1]
        } else if pair[0].hasPrefix("known.") {
          Self.set(String(pair[0].dropFirst(6)), pair[1], &request.known)
        } else {
          Self.set(pair[0], pair[1], &request.features)
        }
      }
    }

    private static func set(_ name: String, _ value: String, _ features: inout Features) {
      if let feature = Feature(rawValue: name) { _ = features.set(feature, toName: value) }
    }
  }
}
