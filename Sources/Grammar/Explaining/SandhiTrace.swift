import Foundation
import Vocabulary

/// What words did to each other when they had their forms.
struct SandhiTrace {
  let phrase: Phrase
  let definiteness: Definiteness?
  private var language: Language { phrase.language }

  init(phrase: Phrase, request: Request) {
    self.phrase = phrase
    definiteness = request.features.definiteness
  }

  func section(_ agreements: [Agreement]) -> Explanation.Section {
    Explanation.Section(
      title: "sandhi", columns: ["before", "after", "rule"],
      rows: contractions() + agreements.flatMap { article($0) + variants($0) })
  }

  /// Contractions that the text has: taken apart, and what they became.
  private func contractions() -> [[String]] {
    phrase.words.indices.filter { phrase.words[$0].half == .first }.flatMap { word in
      let whole = phrase.bytes(of: Int(phrase.words[word].token)).text
      let parts = "\(phrase[word].word.text) + \(phrase[word + 1].word.text)"
      let halves = [phrase.newBytes(word), phrase.newBytes(word + 1)]
      let new = halves.map(\.text).joined(separator: " + ")
      let apart = [whole, parts, "taken apart"]
      let rule = language.sandhi.whole(halves[0], halves[1]) == nil ? "apart" : "put together"
      return new == parts ? [apart] : [apart, [new, phrase.newContraction(word).text, rule]]
    }
  }

  /// The article that was asked for, where its sound or place changed it.
  private func article(_ agreement: Agreement) -> [[String]] {
    guard let definiteness, let place = phrase.placeOfArticle(agreement.phrase) else { return [] }
    let order = language.order
    let lemma = definiteness == .definite ? order.definite : order.indefinite
    let form = phrase.articleForm(
      definiteness, agreement.target.features, before: place, agreement.phrase, isInflected: true)
    guard let lexeme = language.lexeme(lemma, .determiner) else { return [] }
    return row(from: language.form(lexeme, agreement.target.features), to: form)
  }

  /// Forms that stand in for others: dobr for dobro, l' for la.
  private func variants(_ agreement: Agreement) -> [[String]] {
    phrase.agreeing(agreement.phrase).flatMap { word -> [[String]] in
      guard let lexeme = phrase.agreeingAnalysis(word)?.lexeme else { return [] }
      let features = agreement.target.features(for: lexeme.part, in: language)
      let form = language.writing.casing.lowercased(phrase.newBytes(word).text)
      return row(from: language.form(lexeme, features), to: form)
    }
  }

  /// - Returns: No row where no rule makes one form of the other.
  private func row(from full: [UInt8], to form: [UInt8]) -> [[String]] {
    guard let variant = language.sandhi.variant(of: full, reading: form) else { return [] }
    return [[full.text, form.text, condition(of: variant)]]
  }

  private func condition(of variant: SandhiRules.Variant) -> String {
    let conditions = [
      variant.features.isEmpty ? nil : "before \(variant.features.description)",
      variant.sound.map { "before \($0)" }, variant.isJoined ? "joined" : nil,
    ]
    return conditions.compactMap(\.self).joined(separator: ", ")
  }
}

extension SandhiRules {
  /// The rule by which a full form reads as another one; nil where none does.
  func variant(of full: [UInt8], reading form: [UInt8]) -> Variant? {
    variants(of: full).lazy.map { self.variants[$0] }.first { $0.short == form }
  }
}
