/// Whether a text is written as a word of the language, before anything is asked about its meaning.
struct WordShape: Sendable {
  private let letters: Set<Character>
  private let rules: EndingRules

  init(rules: EndingRules) {
    self.rules = rules
    letters = Set(rules.answer(.letters, for: "").answer.joined())
  }

  /// Why `word` is no common noun by its look; nil when nothing speaks against it.
  func rejection(of word: String) -> Rejection? {
    if word.contains(where: Self.isApostrophe) { return .possessive }
    if let character = word.first(where: { !isWordCharacter($0) }) { return .character(character) }
    if let edge = [word.first, word.last].compactMap(\.self).first(where: { !$0.isLetter }) {
      return .character(edge)
    }
    if word.count < 2 { return .tooShort }
    if Self.isAcronym(word) || !word.contains(where: \.isUppercase) { return nil }
    return isProperAdjective(word) ? nil : .capital
  }

  /// Whether all letters are capitals, as in `PDF` and `CD-ROM`.
  static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0 == "-" }
  }

  static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

  /// Whether a word with one capital at its start is a people's or language's (`Italian`).
  private func isProperAdjective(_ word: String) -> Bool {
    guard rules.answer(.proper, for: word).answer == ["yes"] else { return false }
    return !word.contains(" ") && !word.dropFirst().contains(where: \.isUppercase)
  }

  private func isWordCharacter(_ character: Character) -> Bool {
    letters.contains(character) || character == "-" || character == " "
      || character.lowercased().allSatisfy(letters.contains)
  }
}
