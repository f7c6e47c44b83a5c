import Foundation
import Grammar

/// Which paradigm a noun gets, given the data's plural and what its ending tells.
struct NounPlural: Sendable {
  /// A paradigm, and whether the plural is one that people rarely use.
  struct Decision: Equatable, Sendable {
    var paradigm: String
    var isMass = false
  }

  let paradigms: ParadigmTable
  let rules: EndingRules

  func decision(for row: NounRow) throws(RejectionError) -> Decision {
    switch row.plural {
    case .given(let plural): Decision(paradigm: try paradigm(from: row.word, to: plural))
    case .missing: try decisionWithoutPlural(for: row.word)
    // A lemma that is its own plural: the data keeps only the plural's half of it.
    case .itself: Decision(paradigm: Paradigm.invariable)
    }
  }

  private func paradigm(from word: String, to plural: String) throws(RejectionError) -> String {
    if plural.contains(where: WordShape.isApostrophe) { throw RejectionError(.possessive) }
    let fitting = paradigms.nounParadigms(from: word, to: plural)
    if fitting.isEmpty { throw RejectionError(misfit(from: word, to: plural)) }
    if WordShape.isAcronym(word) {
      guard let name = rules.answer(.acronym, for: word).answer.first, fitting.contains(name)
      else { throw RejectionError(.acronym) }
      return name
    }
    let (sure, ending) = rules.answer(.plural, for: word)
    if let name = sure.first(where: fitting.contains) { return name }
    throw RejectionError(
      .irregular(
        paradigm: fitting[0], ending: ending, regular: sure.joined(separator: " or ")))
  }

  /// An empty plural is an omission in languages without mass rules, else often a mass noun.
  private func decisionWithoutPlural(for word: String) throws(RejectionError) -> Decision {
    if WordShape.isAcronym(word) { throw RejectionError(.acronym) }
    let isMass = rules.has(.mass)
    if isMass, rules.answer(.mass, for: word).answer != ["yes"] { throw RejectionError(.noPlural) }
    let sure = rules.answer(.plural, for: word).answer
    guard let name = sure.first, isMass || sure.count == 1 else {
      throw RejectionError(.unsurePlural)
    }
    return Decision(paradigm: name, isMass: isMass)
  }

  /// Tells the commonest mistake, a woman's plural for a man's word or the reverse, from others.
  private func misfit(from word: String, to plural: String) -> Rejection {
    guard rules.has(.gender) else { return .otherStem }
    let pairs = [("o", "as"), ("a", "os"), ("e", "as"), ("a", "es"), ("r", "ras"), ("l", "las")]
    let isOther = pairs.contains { ending, pluralEnding in
      word.hasSuffix(ending) && plural == word.dropLast(ending.count) + pluralEnding
    }
    let accented = [("ón", "onas"), ("ín", "inas"), ("án", "anas"), ("és", "esas")].contains {
      word.hasSuffix($0) && plural == word.dropLast(2) + $1
    }
    return isOther || accented ? .otherGendersPlural : .otherStem
  }
}

extension ParadigmTable {
  /// - Parameter text: `paradigms.txt` of a language.
  init(text: String) {
    let bytes = Array(text.utf8)
    self = bytes.withUnsafeBufferPointer { ParadigmTable($0) }
  }

  /// The names of the noun paradigms that make `plural` from `lemma`.
  fileprivate func nounParadigms(from lemma: String, to plural: String) -> [String] {
    let forms = [Array(lemma.utf8), Array(plural.utf8)]
    let fitting = paradigms.filter {
      $0.tag == Array("noun".utf8) && $0.forms(of: forms[0]) == forms
    }
    return (lemma == plural ? [Paradigm.invariable] : [])
      + fitting.map { String(decoding: $0.name, as: UTF8.self) }
  }
}
