import Foundation
import Vocabulary

/// Articles (Real Academia Española, "Diccionario panhispánico de dudas", "el").
enum SpanishArticles {
  static let definite = ["el", "la", "los", "las"]
  static let indefinite = ["un", "una", "unos", "unas"]

  /// - Parameter next: The word that follows directly, in small letters.
  static func article(
    _ definiteness: Definiteness, gender: GrammaticalGender, isPlural: Bool, before next: [UInt8],
    isNoun: Bool
  ) -> String {
    let forms = definiteness == .definite ? definite : indefinite
    let takesMasculine = gender == .feminine && !isPlural && isNoun && startsWithStressedA(next)
    return forms[SpanishAdjectives.slot(takesMasculine ? .masculine : gender, isPlural: isPlural)]
  }

  /// Whether a noun starts with a stressed a, as agua, hacha and área do.
  static func startsWithStressedA(_ noun: [UInt8]) -> Bool {
    let word = String(noun.text.prefix { $0 != " " })
    let letters = Array(word.hasPrefix("h") ? word.dropFirst() : word[...])
    guard let first = letters.first else { return false }
    if first == "á" { return true }
    guard first == "a", !letters.contains(where: { "áéíóú".contains($0) }) else { return false }
    return stressedVowel(in: letters) == 0
  }

  /// The index of the stressed vowel of a word without a written accent.
  private static func stressedVowel(in letters: [Character]) -> Int? {
    var nuclei: [Int] = []
    for (index, letter) in letters.enumerated() where "aeiouü".contains(letter) {
      let isGlide = "iuü".contains(letter)
      let previous = index > 0 ? letters[index - 1] : " "
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let joinsPrevious = isGlide && "aeo".contains(previous)
      let joinsNext = isGlide && "aeo".contains(next)
      if !joinsPrevious && !joinsNext { nuclei.append(index) }
    }
    guard let last = letters.last else { return nil }
    let isPlain = "aeiouns".contains(last)
    if nuclei.count == 1 { return nuclei.first }
    return isPlain ? nuclei.dropLast().last : nuclei.last
  }
}
