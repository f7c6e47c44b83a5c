import Foundation
import Vocabulary

/// Words before the number of many that say which of several are meant, where such a number asks for a case that needn't be
/// theirs: ostatnie 7 dni, te 5 plików, as well as ostatnich 7 dni, tych 5 plików.
extension Agreement {
  /// Whether such a word stays in the plural of subjects and objects that the text has; but dostępnych 5 miejsc, which is
  /// said of them.
  func staysBeforeMany(_ word: Int, _ text: Phrase) -> Bool {
    guard text.language.countsByCase, request.isCounted,
      target.counted == .pluralMany || target.counted == .plural,
      target.askedCase.isEmpty || target.askedCase.contains(.nominative)
        || target.askedCase.contains(.accusative),
      let head = phrase.head, word < head.word, !head.analysis.lexeme.features.contains(.human),
      text.number(of: head.analysis) != .singular,
      let analysis = text.agreeingAnalysis(word), saysWhich(analysis.lexeme, text.language)
    else { return false }
    let shown = FeatureSet.nominative.union(.plural).union(.inanimate)
    return text.language.mayBe(analysis, shown)
      && (word + 1...head.word).contains { text.isBehindNumber($0) }
  }

  private func saysWhich(_ lexeme: Lexeme, _ language: Language) -> Bool {
    lexeme.part == .determiner || language.guesses.rule(.selecting, for: lexeme.lemma) != nil
  }
}
