#if !canImport(Darwin)
import Foundation
import Reading

/// Reads a morphology from a payload; names and words are those of Foundation's decoder, and its
/// case names for what has no documented words (`grammaticalCase` and those that came with it).
enum MorphologyReading {
  /// - Parameter name: The attribute, for messages.
  /// - Returns: The morphology, and what Foundation's type has no room for on Linux.
  static func morphology(
    _ value: JSONValue, of name: String
  ) throws -> (Morphology, MorphologyDetails?) {
    guard case .object(let members) = value.content else {
      throw value.refused(by: name, "an object such as `{ partOfSpeech: 'noun' }`")
    }
    var morphology = Morphology()
    var details = MorphologyDetails()
    for member in members {
      let word = member.value
      switch member.name.value {
      case "grammaticalGender":
        morphology.grammaticalGender = try word.word(of: "grammaticalGender", in: genders)
      case "partOfSpeech":
        morphology.partOfSpeech = try word.word(of: "partOfSpeech", in: partsOfSpeech)
      case "number": morphology.number = try word.word(of: "number", in: numbers)
      case "grammaticalCase": details.grammaticalCase = try word.word(of: "grammaticalCase")
      case "determination": details.determination = try word.word(of: "determination")
      case "grammaticalPerson": details.grammaticalPerson = try word.word(of: "grammaticalPerson")
      case "pronounType": details.pronounType = try word.word(of: "pronounType")
      case "definiteness": details.definiteness = try word.word(of: "definiteness")
      default: break
      }
    }
    return (morphology, details == MorphologyDetails() ? nil : details)
  }

  private static let genders: [(String, Morphology.GrammaticalGender)] = [
    ("feminine", .feminine), ("masculine", .masculine), ("neuter", .neuter),
  ]

  private static let numbers: [(String, Morphology.GrammaticalNumber)] = [
    ("one", .singular), ("zero", .zero), ("two", .pluralTwo), ("few", .pluralFew),
    ("many", .pluralMany), ("other", .plural),
  ]

  private static let partsOfSpeech: [(String, Morphology.PartOfSpeech)] = [
    ("determiner", .determiner), ("pronoun", .pronoun), ("letter", .letter), ("adverb", .adverb),
    ("particle", .particle), ("adjective", .adjective), ("adposition", .adposition),
    ("verb", .verb), ("noun", .noun), ("conjunction", .conjunction), ("numeral", .numeral),
    ("interjection", .interjection), ("preposition", .preposition),
    ("abbreviation", .abbreviation),
  ]
}

extension JSONValue {
  fileprivate func word<Value>(
    of name: String, in words: [(word: String, value: Value)]
  ) throws -> Value {
    guard case .string(let string) = content,
      let found = words.first(where: { $0.word == string.value })
    else {
      throw refused(by: name, "one of " + words.map { "`'\($0.word)'`" }.joined(separator: ", "))
    }
    return found.value
  }

  fileprivate func word<Value: CaseIterable & RawRepresentable<String>>(
    of name: String
  ) throws -> Value {
    try word(of: name, in: Value.allCases.map { ($0.rawValue, $0) })
  }
}
#endif
