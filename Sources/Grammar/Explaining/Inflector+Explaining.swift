import Foundation
import Vocabulary

extension Inflector {
  /// How a phrase becomes what it becomes.
  ///
  /// - Parameter quantity: A decimal number with a point, after which the phrase stands.
  /// - Returns: Nil for a text that is too long, and for a quantity that is no number.
  package func explain(
    _ text: String, quantity: String? = nil, _ request: Request
  ) -> Explanation? {
    var request = request
    if let quantity {
      guard let number = number(of: quantity) else { return nil }
      request = request.counted(number)
    }
    return withPhrase(text) { phrase in
      let (inflection, agreements) = inflect(&phrase, &request)
      let words = WordTrace(phrase: phrase)
      let trace = AgreementTrace(phrase: phrase, request: request, quantity: quantity)
      let all =
        [words.tokens, words.readings, trace.phrases(agreements), trace.forms(agreements)]
        + [
          SandhiTrace(phrase: phrase, request: request).section(agreements),
          Explanation.edits(inflection),
        ]
        + [Explanation.reasons(inflection)]
      return Explanation(
        text: text, answer: inflection.text, sections: all.filter { !$0.rows.isEmpty })
    }
  }

  /// Makes a phrase agree, and tells of each word why it has its form.
  ///
  /// - Returns: Nil for a text that is too long.
  func inflectExplained(_ text: String, _ request: Request) -> Inflection? {
    var request = request
    return withPhrase(text) { phrase in
      var (inflection, agreements) = inflect(&phrase, &request)
      let traces = agreements.map { FormTrace(phrase: phrase, request: request, agreement: $0) }
      let settled = Set(traces.flatMap(\.forms).flatMap(\.words))
      let others = phrase.words.indices.filter { phrase.isChanged($0) && !settled.contains($0) }
      let reasons =
        traces.flatMap(\.reasons)
        + others.compactMap { traces.first?.reason(forOther: $0) }
      inflection.forms = reasons.sorted { $0.offset < $1.offset }
      return inflection
    }
  }

  private func inflect(
    _ phrase: inout Phrase, _ request: inout Request
  ) -> (Inflection, [Agreement]) {
    request.numberInText = numberInText(phrase, request)
    var agreements: [Agreement] = []
    let inflection = phrase.inflect(request) { agreements.append($0) }
    return (inflection, agreements)
  }
}

extension Explanation {
  fileprivate static func edits(_ inflection: Inflection) -> Section {
    Section(
      title: "edits", columns: ["bytes", "new text"],
      rows: inflection.edits.map {
        ["\($0.range.lowerBound)..<\($0.range.upperBound)", "“\($0.replacement)”"]
      })
  }

  fileprivate static func reasons(_ inflection: Inflection) -> Section {
    Section(
      title: "reasons", columns: ["kind", "reason"],
      rows: inflection.reasons.map { [$0.kind.rawValue, $0.text] })
  }
}
