import Foundation
import Grammar

/// A word of a term, as the forms of it are looked for.
///
/// Where the language has a lexicon, a form is what the lexicon takes for one. Elsewhere, and for
/// words that the lexicon doesn't have, words are compared by their stems.
struct TermWord: Sendable {
  /// As it is written.
  let text: String
  /// In small letters without marks.
  let folded: String
  let lemmas: Set<String>
  /// All letters but the last two or three of a long word, which endings change.
  private let stem: String
  private let isStemLong: Bool
  private let length: Int

  /// How sure it must be that a word is a form of another.
  enum Match {
    /// What lets a rule speak: a stem may only gain an ending.
    case strict
    /// What lets a rule be silent: a stem may change its end and be a part of a compound.
    case lenient
  }

  init(_ text: some StringProtocol, _ grammar: Inflector?) {
    self.text = String(text)
    folded = Self.folded(text)
    lemmas = grammar?.lemmas(of: self.text) ?? []
    length = folded.count
    stem = String(folded.prefix(length - min(3, length * 2 / 5)))
    isStemLong = stem.count > 3
  }

  static func folded(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Whether a folded word is a form of this one.
  ///
  /// - Parameter lemmas: Looks the word up; asked only where it matters, for that takes long.
  func hasForm(_ other: String, _ match: Match, lemmas lookUp: () -> Set<String>) -> Bool {
    if other == folded { return true }
    // What starts with another letter is hardly a form.
    if match == .strict, other.first != folded.first { return false }
    let known: Set<String> = lemmas.isEmpty ? [] : lookUp()
    if !known.isDisjoint(with: lemmas) { return true }
    switch match {
    case .strict: return (known.isEmpty || lemmas.isEmpty) && isStart(of: other)
    case .lenient: return sharesStem(other)
    }
  }

  /// Whether a word is this one with an ending.
  private func isStart(of other: String) -> Bool {
    length > 3 && other.hasPrefix(folded) && other.count - length <= 2
  }

  /// Whether a word has the stem; in a compound at any place.
  private func sharesStem(_ other: String) -> Bool {
    isStemLong ? other.contains(stem) : other.hasPrefix(stem)
  }
}
