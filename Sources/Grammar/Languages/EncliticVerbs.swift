/// Forms of Italian and Spanish verbs that a pronoun is joined to without a hyphen, told by the verbs that the lexicon has:
/// legger(lo), elimina(lo), apri(lo), aprite(lo), borrar(lo), bórra(lo).
struct EncliticVerbs {
  let language: Language

  /// Whether a word without its pronoun is an infinitive without its last letter, or an imperative.
  func mayStandBeforePronoun(_ base: [UInt8]) -> Bool {
    guard let last = base.last else { return false }
    switch last {
    case UInt8(ascii: "r"): return isInfinitive(base + Array("e".utf8))
    case UInt8(ascii: "a"): return isPresentOfOne(base)
    case UInt8(ascii: "i"): return isPresentOfOne(Array(base.dropLast()) + Array("e".utf8))
    case UInt8(ascii: "e"):
      return base.dropLast().last == UInt8(ascii: "t")
        && isInfinitive(Array(base.dropLast(2)) + Array("re".utf8))
    default: return false
    }
  }

  /// Whether a word without its pronoun is a whole infinitive, or an imperative with an accent where the verb alone is
  /// stressed, too: borrar(lo), bórra(lo), elimíne(lo).
  func mayStandWholeBeforePronoun(_ base: [UInt8]) -> Bool {
    guard let last = base.last else { return false }
    switch last {
    case UInt8(ascii: "r"): return isInfinitive(base)
    case UInt8(ascii: "a"), UInt8(ascii: "e"):
      let plain = Self.withoutAcutes(base)
      return plain.count < base.count && (isPresentOfOne(plain) || isPresentOfOne(base))
    default: return false
    }
  }

  /// Letters with the vowels alone of those that have an acute accent.
  private static func withoutAcutes(_ letters: [UInt8]) -> [UInt8] {
    var text = String(decoding: letters, as: UTF8.self)
    for (accented, plain) in zip("áéíóú", "aeiou") {
      text = text.replacing(String(accented), with: String(plain))
    }
    return Array(text.utf8)
  }

  /// Whether a word is such a form with the pronoun that says of what there is some: crea(ne).
  func hasPartitive(_ word: Bytes) -> Bool {
    let partitive = Array("ne".utf8)
    return word.suffix(partitive.count).elementsEqual(partitive)
      && mayStandBeforePronoun(Array(word.dropLast(partitive.count)))
  }

  private func isInfinitive(_ form: [UInt8]) -> Bool {
    guard let verb = language.verb(withForm: form) else { return false }
    return language.form(verb, .singular) == form && language.form(verb, .plural) == form
  }

  private func isPresentOfOne(_ form: [UInt8]) -> Bool {
    guard let verb = language.verb(withForm: form) else { return false }
    return language.form(verb, .singular) == form && language.form(verb, .plural) != form
  }
}
