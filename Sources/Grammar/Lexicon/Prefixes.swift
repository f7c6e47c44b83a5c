/// What may stand before words that a lexicon has without it, of one kind of rules of `guess.txt`.
struct Prefixes {
  let language: Language
  /// `verb.before` or `noun.before`.
  let kind: GuessRules.Kind
  /// Shorter rests are rather endings.
  let shortestRest: Int

  /// Longer prefixes there are none.
  private static let longest = 12

  /// The first answer for a prefix that a word may start with and the rest, the longest prefix first.
  func first<Answer>(
    of word: Bytes, _ answer: (_ prefix: Bytes, _ rest: Bytes) -> Answer?
  ) -> Answer? {
    let longest = min(Self.longest, word.count - shortestRest)
    for length in stride(from: longest, through: 1, by: -1) {
      let prefix = word.slice(0..<length)
      guard language.guesses.rule(kind, for: prefix) != nil else { continue }
      if let found = answer(prefix, word.slice(length..<word.count)) { return found }
    }
    return nil
  }
}
