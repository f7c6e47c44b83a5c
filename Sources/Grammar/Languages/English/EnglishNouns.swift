import Foundation

/// Plurals of nouns that no lexicon has.
enum EnglishNouns {
  /// The regular plural of a noun in small letters.
  static func plural(of noun: [UInt8]) -> [UInt8] {
    if let compound = compoundPlural(of: noun) { return compound }
    for (singular, plural) in irregularEndings where noun.hasSuffix(singular) && noun.count > 5 {
      return noun.dropping(singular) + plural
    }
    if noun.hasSuffix("sis"), noun.count > 4 { return noun.dropping("is") + "es" }
    if noun.hasSuffix("quy") { return noun.dropping("y") + "ies" }
    if noun.hasSuffix("y"), let letter = noun.dropLast().last, !isVowel(letter) {
      return noun.dropping("y") + "ies"
    }
    for ending in ["s", "x", "z", "ch", "sh", "zh"] where noun.hasSuffix(ending) {
      return noun + "es"
    }
    return noun + "s"
  }

  /// Words that keep their plural at the end of longer ones: grandchildren, firemen.
  private static let irregularEndings = [
    ("woman", "women"), ("man", "men"), ("child", "children"), ("foot", "feet"),
    ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("wife", "wives"),
    ("life", "lives"), ("knife", "knives"), ("shelf", "shelves"), ("wolf", "wolves"),
    ("person", "people"),
  ]

  /// `editor-in-chief`: the noun before the preposition changes.
  private static func compoundPlural(of noun: [UInt8]) -> [UInt8]? {
    let parts = noun.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last, particles.contains(Array(last).text) {
      return noun + "s"
    }
    guard parts.count > 2, !numbers.contains(Array(parts[0]).text),
      ["in", "of", "at", "by", "to"].contains(Array(parts[1]).text),
      parts[0].count > 2
    else { return nil }
    let rest = parts.dropFirst().map { Array($0) }.joined(separator: [UInt8(ascii: "-")])
    return plural(of: Array(parts[0])) + [UInt8(ascii: "-")] + rest
  }

  /// What ends compounds made of verbs: check-in, sign-up, lay-by.
  private static let particles: Set = [
    "by", "in", "up", "off", "out", "down", "on", "over", "through", "back", "away",
  ]
  private static let numbers: Set = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// The singular that a regular plural belongs to, or nil if the word is none.
  static func singular(of plural: [UInt8]) -> [UInt8]? {
    guard plural.count > 3, plural.hasSuffix("s"), !plural.hasSuffix("ss"), !plural.hasSuffix("us"),
      !plural.hasSuffix("is")
    else { return plural.hasSuffix("men") ? plural.dropping("men") + "man" : nil }
    if plural.hasSuffix("ies"), plural.count > 4 { return plural.dropping("ies") + "y" }
    for ending in ["ses", "xes", "zes", "ches", "shes"] where plural.hasSuffix(ending) {
      // Houses and cases keep their e; buses and classes don't. Two s are the surer sign.
      let keepsE = ending == "ses" && !plural.hasSuffix("sses") && !plural.hasSuffix("uses")
      return plural.dropping(keepsE ? "s" : "es")
    }
    return plural.dropping("s")
  }

  static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  /// A lexeme by the rules, for a word in the singular.
  static func guess(_ noun: [UInt8]) -> Lexeme {
    Lexeme(
      lemma: noun, part: .noun, traits: .guessed, forms: .irregular([noun, plural(of: noun)]))
  }

  /// The plural of an abbreviation in capitals: PDFs, SMSes.
  static func pluralOfAbbreviation(_ text: String) -> String {
    text.hasSuffix("S") ? text + "es" : text + "s"
  }
}
