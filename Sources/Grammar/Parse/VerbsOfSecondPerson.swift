/// Verbs in the second person that no lexicon has, told by the third person of the same verb: aceptas, confirmas.
extension Phrase {
  /// Whether a word without its last letter is a verb in the third person that has another form in the plural.
  func isSecondPersonOfVerb(unknown word: Int) -> Bool {
    guard language.hasRomanceSyntax, lower(word).last == UInt8(ascii: "s") else { return false }
    let third = Array(lower(word).dropLast())
    guard let verb = language.verb(withForm: third) else { return false }
    return language.form(verb, .singular) == third && language.form(verb, .plural) != third
  }
}
