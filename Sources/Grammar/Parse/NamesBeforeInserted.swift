import Foundation

/// Words before a noun, often the value of an argument, that no lexicon has and that look like adjectives, of languages
/// whose nouns have capitals: zeige Ordner, Twitter %@.
extension Phrase {
  /// Whether such a word is an imperative, or, with a capital before a value, the name of something: what ends as
  /// adjectives do before their own endings isn't (Flauschige %@).
  func isNoAdjective(unknown word: Int, before head: NounPhrase.Head?) -> Bool {
    guard language.order.capitalizesNouns, let head, word < head.word, !isArgument(word) else {
      return false
    }
    if language.hooks.isImperative(form: lower(word), in: language) == .sure { return true }
    return isArgument(head.word) && token(word).shape == .title
      && !hasStemOfAdjective(lower(word))
  }

  /// Whether an ending of adjectives stands behind what is rather the stem of one, or a participle, which is longer than
  /// names that end alike (Gelockter, but Twitter).
  private func hasStemOfAdjective(_ form: Bytes) -> Bool {
    guard let rule = language.guesses.rule(.adjective, for: form), rule.cut > 0 else { return true }
    let stem = form.slice(0..<(form.count - rule.cut))
    if language.guesses.rule(.adjective, for: stem) != nil { return true }
    return stem.count > 5 && language.guesses.rule(.participleShape, for: stem) != nil
  }
}
