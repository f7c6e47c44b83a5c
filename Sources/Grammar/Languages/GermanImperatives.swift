/// Imperatives of German, which no text lists: lösche, speichere, sammle, lies, mach.
///
/// They are told by the verbs that the lexicon has in the present.
struct GermanImperatives {
  let language: Language

  /// Whether a word in small letters is one with an ending: lösche, speichere, sammle.
  func hasEnding(_ word: Bytes) -> Bool {
    guard word.count > 3, word.last == UInt8(ascii: "e") else { return false }
    let stem = Array(word.dropLast())
    if isInfinitive(stem + Array("en".utf8), butFor: word) { return true }
    guard let last = stem.last, last == UInt8(ascii: "l") || last == UInt8(ascii: "r") else {
      return false
    }
    if isInfinitive(stem + [UInt8(ascii: "n")], butFor: word) { return true }
    return last == UInt8(ascii: "l")
      && isInfinitive(Array(stem.dropLast()) + Array("eln".utf8), butFor: word)
  }

  /// Whether it is one without, which is the third person but for its last letter: lies, nimm, mach.
  func lacksEnding(_ word: Bytes) -> Bool {
    guard word.count > 2, word.last != UInt8(ascii: "e") else { return false }
    let person = Array(word) + [UInt8(ascii: "t")]
    guard let verb = language.verb(withForm: person) else { return false }
    return language.form(verb, .singular) == person && language.form(verb, .plural) != person
  }

  /// Whether it is one without, whose vowel no other form has but those of the singular: lies, nimm.
  func hasOwnVowel(_ word: Bytes) -> Bool {
    lacksEnding(word) && !isInfinitive(Array(word) + Array("en".utf8), butFor: word)
  }

  /// Whether a word is an infinitive; the plural of the past, whose singular lacks the last letter, is none:
  /// verpassten.
  private func isInfinitive(_ word: [UInt8], butFor imperative: Bytes) -> Bool {
    guard let verb = language.verb(withForm: word) else { return false }
    return language.form(verb, .plural) == word
      && !imperative.elementsEqual(language.form(verb, .singular))
  }
}
