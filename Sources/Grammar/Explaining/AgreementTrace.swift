import Foundation
import Vocabulary

/// What was asked of the words of each noun phrase, by what, and the forms that came of it.
struct AgreementTrace {
  let phrase: Phrase
  let request: Request
  let quantity: String?
  private var language: Language { phrase.language }

  init(phrase: Phrase, request: Request, quantity: String?) {
    (self.phrase, self.request, self.quantity) = (phrase, request, quantity)
  }

  // MARK: Phrases

  func phrases(_ agreements: [Agreement]) -> Explanation.Section {
    Explanation.Section(
      title: "noun phrases", columns: ["words", "head", "why", "agree with it"],
      rows: agreements.filter { !$0.phrase.words.isEmpty }.map { agreement in
        let found = agreement.phrase
        let head = found.head.map { words(Array($0.words)) } ?? "-"
        let agreeing = words(Array(phrase.agreeing(found)))
        return [words(Array(found.words)), head, why(found), agreeing]
      })
  }

  private func words(_ numbers: [Int]) -> String {
    numbers.isEmpty ? "-" : numbers.map { phrase[$0].word.text }.joined(separator: " ")
  }

  /// Why a word is the head.
  private func why(_ found: NounPhrase) -> String {
    guard let head = found.head else { return "no word is a noun here" }
    if head.length > 1 { return "a noun of several words" }
    if head.isSymbol { return "a symbol or an abbreviation of a lexicon" }
    if head.isAbbreviation { return "an abbreviation that no lexicon has" }
    if head.analysis.lexeme.isGuessed { return "no lexicon has it; read as a noun by its shape" }
    if phrase[head.word].given == .noun { return "said to be a noun" }
    if found.words.count == 1 { return "the only word" }
    let nouns = found.words.filter { phrase[$0].isNoun }
    if nouns.count == 1 { return "the only noun" }
    if language.order.isHeadLast { return "the last noun" }
    return phrase[head.word].isOnlyNoun
      ? "the first that is nothing but a noun" : "the first that may be a noun"
  }

  // MARK: Forms

  func forms(_ agreements: [Agreement]) -> Explanation.Section {
    Explanation.Section(
      title: "forms", columns: ["word", "role", "asked", "by", "cell", "form"],
      rows: agreements.flatMap { agreement in
        let trace = FormTrace(phrase: phrase, request: request, agreement: agreement)
        return trace.forms.map { row($0, trace) }
      })
  }

  private func row(_ form: FormTrace.Form, _ trace: FormTrace) -> [String] {
    guard let lexeme = form.lexeme else {
      let word = form.words.first.map { phrase[$0].word.text } ?? "-"
      return [word, "-", "-", "-", "-", written(form.words)]
    }
    let cell = trace.cell(of: form).description
    return [
      words(form.words), form.isHead ? "head" : lexeme.part.partOfSpeech.name,
      form.asked.isEmpty ? "-" : form.asked.description, origins(of: form.asked, trace),
      cell.isEmpty ? "-" : cell, written(form.words),
    ]
  }

  private func written(_ found: [Int]) -> String {
    let new = found.map { phrase.newBytes($0).text }.filter { !$0.isEmpty }
    return new.isEmpty ? "(removed)" : new.joined(separator: " ")
  }

  /// Where the features come from that are asked of a word.
  private func origins(of asked: FeatureSet, _ trace: FormTrace) -> String {
    let origins = GrammaticalFeature.allCases.compactMap { feature in
      trace.cause(of: feature, asked: asked).map {
        "\(feature.name): \($0.name(quantity: quantity))"
      }
    }
    return origins.isEmpty ? "-" : origins.joined(separator: ", ")
  }
}
