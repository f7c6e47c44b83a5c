import Foundation
import Vocabulary

/// Nouns with hyphens that no lexicon has, in languages whose first noun is the head.
extension Phrase {
  /// `guess.txt` tells which of the parts change: the first alone before a joint (estrela-do-mar) or a word
  /// that stays (palavra-chave), the last alone behind a word that stays or a verb (vice-diretor,
  /// guarda-chuva), and else both (obra-prima).
  ///
  /// - Returns: Nil where the folder says nothing of the kind, or the word has no hyphens.
  func hyphenatedParts(_ text: Bytes) -> Analysis? {
    let guesses = language.guesses
    guard guesses.has(.joint), text.contains(UInt8(ascii: "-")) else { return nil }
    let parts = text.partsBetweenHyphens
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      parts.allSatisfy({ !$0.isEmpty })
    else { return nil }
    if parts.count > 2, guesses.rule(.joint, for: parts[1]) != nil {
      return oneChanges(first, in: text)
    }
    if guesses.rule(.verbBefore, for: first) != nil { return behindVerb(last, in: text) }
    if guesses.rule(.fixedBefore, for: first) != nil || first.elementsEqual(last) {
      return oneChanges(last, in: text)
    }
    if guesses.rule(.fixedBehind, for: last) != nil { return oneChanges(first, in: text) }
    return parts.count == 2 ? bothChange(first, last, in: text) : nil
  }

  /// The first or the last part changes, and its gender is that of the whole.
  private func oneChanges(_ part: Bytes, in whole: Bytes) -> Analysis {
    var analysis = nominal(part)
    let isFirst = part.baseAddress == whole.baseAddress
    analysis.lexeme.prefix = isFirst ? .none : whole.slice(0..<(whole.count - part.count))
    analysis.lexeme.suffix = isFirst ? whole.slice(part.count..<whole.count) : .none
    analysis.lexeme.part = .noun
    analysis.lexeme.traits.insert(.guessed)
    analysis.lexeme.pair = .none
    return analysis
  }

  /// `guarda-chuva` is masculine, and `saca-rolhas` has its plural already.
  private func behindVerb(_ last: Bytes, in whole: Bytes) -> Analysis {
    let noun = nominal(last)
    if number(of: noun) == .plural {
      let lexeme = guessed(whole, gender: .masculine)
      return Analysis(lexeme: lexeme, cells: language.schemas[.noun].all)
    }
    var analysis = oneChanges(last, in: whole)
    analysis.lexeme.gender = .masculine
    return analysis
  }

  private func bothChange(_ first: Bytes, _ last: Bytes, in whole: Bytes) -> Analysis {
    let (one, other) = (nominal(first), nominal(last))
    let noun = one.lexeme.part == .noun ? one : other
    let gender = noun.lexeme.gender ?? guessedGender(of: noun.lexeme)
    let forms = [FeatureSet.singular, .plural].map { number in
      let target = gender?.settled.map { number.union(FeatureSet($0)) } ?? number
      return language.form(one.lexeme, target) + [UInt8(ascii: "-")]
        + language.form(other.lexeme, target)
    }
    var lexeme = guessed(whole, gender: gender)
    lexeme.inflection = .listed
    lexeme.listed = store.keep(forms[0] + [UInt8(ascii: "|")] + forms[1])
    let isPlural = whole.elementsEqual(forms[1])
    return Analysis(
      lexeme: lexeme, cells: language.schemas[.noun].cells(for: isPlural ? .plural : .singular))
  }

  /// A part as the noun or the adjective that it is.
  private func nominal(_ part: Bytes) -> Analysis {
    let known = WordSearch(language: language).facts(of: part, WordHash.of(part)).analyses
    let noun = known.first {
      $0.lexeme.part == .noun && $0.lexeme.traits.isDisjoint(with: .uncurated)
    }
    if let found = noun ?? known.first(where: { $0.lexeme.part == .adjective }) { return found }
    if let found = known.first(where: { $0.lexeme.part == .noun }) { return found }
    if let rule = language.guesses.paradigm(.nounPlural, for: part) {
      return guessedNoun(of: part, by: rule)
    }
    return guessedSingular(part)
  }
}

extension Bytes {
  /// The parts of a word; all of it where it has no hyphen.
  var partsBetweenHyphens: [Bytes] {
    split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Bytes(rebasing: $0) }
  }
}
