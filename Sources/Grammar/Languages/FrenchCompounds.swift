import Foundation
import Vocabulary

/// French nouns with hyphens that no lexicon has.
extension French {
  /// Which parts change: both of points-virgules, the first of arcs-en-ciel, the last of
  /// tire-bouchons and ex-maris.
  func guessedCompound(_ text: Bytes, in phrase: Phrase) -> Analysis? {
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Bytes(rebasing: $0) }
    guard parts.count > 1, parts.allSatisfy({ $0.count > 0 }) else { return nil }
    let guesses = phrase.language.guesses
    let isVerb = guesses.rule(.particle, for: parts[0]) != nil
    let isPrefix = guesses.rule(.joint, for: parts[0]) != nil
    let hasJoint = parts.count > 2 && !isPrefix && guesses.rule(.joint, for: parts[1]) != nil
    let changing =
      hasJoint ? [0] : isVerb || isPrefix || parts.count > 2 ? [parts.count - 1] : [0, 1]
    var nominals: [Int: Analysis] = [:]
    for part in changing {
      guard let found = nominal(parts[part], in: phrase) else { return nil }
      nominals[part] = found
    }
    let gender = isVerb ? LexemeGender.masculine : gender(of: nominals)
    return compound(text, parts, nominals, gender, in: phrase)
  }

  private func compound(
    _ text: Bytes, _ parts: [Bytes], _ nominals: [Int: Analysis], _ gender: LexemeGender?,
    in phrase: Phrase
  ) -> Analysis {
    let forms = [FeatureSet.singular, .plural].map { number in
      parts.indices.map { part in
        nominals[part].map { form(of: $0, number, in: phrase) } ?? Array(parts[part])
      }.joined(separator: [UInt8(ascii: "-")])
    }
    var lexeme = phrase.guessed(text, gender: gender)
    lexeme.inflection = .listed
    lexeme.listed = phrase.store.keep(Array(forms.joined(separator: [UInt8(ascii: "|")])))
    let shown = nominals.values.compactMap { phrase.number(of: $0) }.first
    let schema = phrase.language.schemas[.noun]
    let cells =
      shown.map { schema.cells(for: $0 == .plural ? .plural : .singular) } ?? schema.all
    return Analysis(lexeme: lexeme, cells: cells)
  }

  /// A part as a noun, or else as an adjective.
  private func nominal(_ part: Bytes, in phrase: Phrase) -> Analysis? {
    let facts = WordSearch(language: phrase.language).facts(of: part, WordHash.of(part))
    return facts.analyses.first { $0.lexeme.part == .noun }
      ?? facts.analyses.first { $0.lexeme.part == .adjective }
  }

  private func form(of part: Analysis, _ number: FeatureSet, in phrase: Phrase) -> [UInt8] {
    let shown = phrase.language.schema(of: part.lexeme).features(of: part.cells)
    return phrase.language.form(part.lexeme, number.union(shown[.gender]))
  }

  private func gender(of nominals: [Int: Analysis]) -> LexemeGender? {
    nominals.sorted { $0.key < $1.key }.lazy.map(\.value.lexeme)
      .first { $0.part == .noun }?.gender
  }
}
