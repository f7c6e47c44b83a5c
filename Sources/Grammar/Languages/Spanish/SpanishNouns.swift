import Foundation

/// Plurals and genders of nouns that no lexicon has (Real Academia Española, "Ortografía de la
/// lengua española" and "Diccionario panhispánico de dudas", "plural").
enum SpanishNouns {
  /// The regular plural.
  static func plural(of noun: [UInt8]) -> [UInt8] {
    if let last = noun.last, "aeoiu".utf8.contains(last) { return noun + "s" }
    let word = noun.text
    guard let last = word.last else { return noun }
    if "áéóú".contains(last) { return noun + "s" }
    if last == "í" { return noun + "es" }
    if last == "z" { return noun.dropping("z") + "ces" }
    if let ending = accented.first(where: { noun.hasSuffix($0.0) }) {
      return noun.dropping(ending.0) + ending.1
    }
    if looksForeign(noun) { return "sxz".contains(last) ? noun : noun + "s" }
    let beforeLast = word.dropLast().last ?? last
    let followsVowel = "aeiouáéíóúü".contains(beforeLast)
    switch last {
    case "s", "x":
      // One syllable is stressed on it: mes, meses. Two s are foreign: stress, strés.
      return syllables(word) == 1 && last == "s" && followsVowel ? noun + "es" : noun
    case "n" where followsVowel: return gainingAccent(word) + "es"
    case "l", "r", "d", "j", "n": return followsVowel ? noun + "es" : noun + "s"
    case "y": return followsVowel ? noun + "es" : noun + "s"
    default: return noun + "s"
    }
  }

  /// Spellings that Spanish words don't have: sticker, kit, match.
  private static func looksForeign(_ word: [UInt8]) -> Bool {
    // An accent shows that a word was made Spanish: kínder, béisbol.
    if word.contains(0xC3) { return false }
    if word.contains(where: { $0 == UInt8(ascii: "k") || $0 == UInt8(ascii: "w") }) { return true }
    // No Spanish word starts with an s before a consonant.
    if word.count > 2, word[0] == UInt8(ascii: "s"), !"aeiouyh".utf8.contains(word[1]) {
      return true
    }
    return zip(word, word.dropFirst()).contains { first, second in
      first == second
        ? "oestpfmbdg".utf8.contains(first)
        : second == UInt8(ascii: "h") && "stp".utf8.contains(first)
    }
  }

  /// A stressed last syllable loses its accent when another one follows.
  private static let accented: [(String, String)] = [
    ("án", "anes"), ("én", "enes"), ("ín", "ines"), ("ón", "ones"), ("ún", "unes"),
    ("ás", "ases"), ("és", "eses"), ("ís", "ises"), ("ós", "oses"), ("ús", "uses"),
    ("áz", "aces"), ("éz", "eces"), ("óz", "oces"),
  ]

  /// `joven` becomes `jóven`, as in jóvenes: the stress stays where it was.
  private static func gainingAccent(_ word: String) -> [UInt8] {
    var letters = Array(word)
    guard !letters.contains(where: { "áéíóú".contains($0) }) else { return Array(word.utf8) }
    let vowels = letters.indices.filter { "aeiou".contains(letters[$0]) }
    guard vowels.count > 1, vowels[vowels.count - 1] - vowels[vowels.count - 2] > 1 else {
      return Array(word.utf8)
    }
    let stressed = vowels[vowels.count - 2]
    let accents: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
    letters[stressed] = accents[letters[stressed]] ?? letters[stressed]
    return Array(String(letters).utf8)
  }

  private static func syllables(_ word: String) -> Int {
    var count = 0
    var previousIsVowel = false
    for letter in word {
      let isVowel = "aeiouáéíóúü".contains(letter)
      if isVowel && !previousIsVowel { count += 1 }
      previousIsVowel = isVowel
    }
    return count
  }

  /// The singular that a regular plural belongs to, or nil if the word can't be one.
  static func singular(of plural: [UInt8]) -> [UInt8]? {
    let word = plural.text
    for (singular, ending) in accented.prefix(5) where word.hasSuffix(ending) && word.count > 5 {
      return plural.dropping(ending) + singular
    }
    if word.hasSuffix("ces") { return plural.dropping("ces") + "z" }
    for ending in ["les", "res", "des", "jes"] where word.hasSuffix(ending) && word.count > 4 {
      return plural.dropping(ending == "jes" ? "s" : "es")
    }
    let vowelPlurals = ["as", "es", "os", "is", "us", "és", "ás", "ós"]
    guard vowelPlurals.contains(where: word.hasSuffix), word.count > 3 else { return nil }
    return plural.dropping("s")
  }

  /// The gender that a word's ending shows, and whether it is sure.
  static func gender(of noun: [UInt8]) -> (gender: Lexeme.Gender, isSure: Bool) {
    for ending in feminine where noun.hasSuffix(ending) { return (.feminine, true) }
    for ending in masculine where noun.hasSuffix(ending) { return (.masculine, true) }
    if noun.hasSuffix("ista") { return (.common, true) }
    if noun.hasSuffix("a") { return (.feminine, true) }
    return (.masculine, noun.hasSuffix("o"))
  }

  private static let feminine = [
    "ción", "sión", "xión", "gión", "dad", "tad", "tud", "umbre", "itis", "triz", "ez", "eza",
  ]
  private static let masculine = [
    "aje", "or", "ema", "oma", "grama", "ón", "miento", "ismo", "án", "ín", "és",
  ]

  /// A lexeme by the rules, for a word in the singular.
  static func guess(_ noun: [UInt8]) -> Lexeme {
    Lexeme(
      lemma: noun, part: .noun, gender: gender(of: noun).gender, traits: .guessed,
      forms: .irregular([noun, plural(of: noun)]))
  }
}
