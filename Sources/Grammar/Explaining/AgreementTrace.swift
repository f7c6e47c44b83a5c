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
        let agreeing = Array(phrase.agreeing(agreement.phrase))
        let head = agreement.phrase.head.map(\.word)
        return (agreeing + [head].compactMap { $0 }).sorted().map { word in
          word == head ? row(ofHead: agreement) : row(of: word, agreement)
        }
      })
  }

  private func row(ofHead agreement: Agreement) -> [String] {
    guard let head = agreement.phrase.head else { return [] }
    let lexeme = head.analysis.lexeme
    let asked = agreement.target.features(for: lexeme.part, in: language)
      .dropping(.gender).dropping(.animacy)
    return row(Array(head.words), role: "head", lexeme, asked, agreement)
  }

  private func row(of word: Int, _ agreement: Agreement) -> [String] {
    guard let lexeme = phrase.agreeingAnalysis(word)?.lexeme else {
      return [phrase[word].word.text, "-", "-", "-", "-", written([word])]
    }
    let asked = agreement.features(of: lexeme.part, at: word, phrase)
    return row([word], role: lexeme.part.partOfSpeech.name, lexeme, asked, agreement)
  }

  private func row(
    _ found: [Int], role: String, _ lexeme: Lexeme, _ features: FeatureSet, _ agreement: Agreement
  ) -> [String] {
    let schema = language.schema(of: lexeme)
    var asked = features
    for feature in GrammaticalFeature.allCases where !schema.shows(feature) {
      asked = asked.dropping(feature)
    }
    let cell = schema.cells[schema.cell(for: asked)].description
    return [
      words(found), role, asked.isEmpty ? "-" : asked.description,
      origins(of: asked, agreement), cell.isEmpty ? "-" : cell, written(found),
    ]
  }

  private func written(_ found: [Int]) -> String {
    let new = found.map { phrase.newBytes($0).text }.filter { !$0.isEmpty }
    return new.isEmpty ? "(removed)" : new.joined(separator: " ")
  }

  /// Where the features come from that are asked of a word.
  private func origins(of asked: FeatureSet, _ agreement: Agreement) -> String {
    var origins: [String] = []
    func add(_ feature: GrammaticalFeature, _ origin: String) {
      if !asked[feature].isEmpty { origins.append("\(feature.name): \(origin)") }
    }
    add(.number, numberOrigin(agreement))
    add(.gender, genderOrigin(agreement))
    add(.animacy, "head")
    add(.grammaticalCase, caseOrigin(of: asked, agreement))
    return origins.isEmpty ? "-" : origins.joined(separator: ", ")
  }

  private func numberOrigin(_ agreement: Agreement) -> String {
    if agreement.target.counted != nil { return counting }
    return request.features.number == nil ? "the text" : "request"
  }

  /// What counts the words; a number word stands among them.
  private var counting: String { quantity.map { "counting \($0)" } ?? "counting" }

  private func genderOrigin(_ agreement: Agreement) -> String {
    guard let gender = agreement.target.gender else { return "usual" }
    if request.features.gender == gender { return "request" }
    return agreement.phrase.head == nil ? "the text" : "head"
  }

  private func caseOrigin(of asked: FeatureSet, _ agreement: Agreement) -> String {
    let target = agreement.target
    let own = target.askedCase.isEmpty ? target.shownCase : target.askedCase
    if own.isEmpty || asked[.grammaticalCase] != own { return counting }
    if request.features.grammaticalCase != nil { return "request" }
    guard let governing = agreement.phrase.governing else { return "the text" }
    return "government of \(phrase[governing].word.text)"
  }
}
