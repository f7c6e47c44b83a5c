import Foundation
import Grammar
import Messages
import Reading

/// What caret attributes ask of the words inside them.
struct RegionOptions: Hashable, Sendable {
  var inflects = false
  /// What an explicit rule says that the words have to be.
  var rule: Features?
  /// What the words are.
  var morphology: Features?
  /// Markdown that is shown where the words can't be settled.
  var alternative: String?
  var argument: Int?
  var concept: Int?
  var referent: Int?
  var language: String?
  /// Whether numbers that are written in the text are shown as the locale writes them.
  var formatsNumbers = false

  /// Whether anything inside is to agree.
  var agrees: Bool { inflects || agreesWithOther }
  /// Whether the words agree with something outside.
  var agreesWithOther: Bool { argument != nil || concept != nil || referent != nil }

  /// Reads attributes as they are written; what has the wrong type says nothing.
  init(_ members: [JSONMember]) {
    for member in members {
      let value = member.value
      switch member.name.value {
      case "inflect":
        if case .object(let keys) = value.content { rule = Features(keys) }
        inflects = value.content == .bool(true) || rule != nil
      case "morphology":
        if case .object(let keys) = value.content { morphology = Features(keys) }
      case "inflectionAlternative":
        if case .string(let text) = value.content { alternative = text.value }
      case "formatNumber": formatsNumbers = value.content == .bool(true)
      case "agreeWithArgument": argument = value.integer
      case "agreeWithConcept": concept = value.integer
      case "referentConcept": referent = value.integer
      case "languageIdentifier":
        if case .string(let tag) = value.content { language = tag.value }
      default: break
      }
    }
  }

  /// What is known of the words alone.
  init(morphology: Features?) { self.morphology = morphology }

  /// Reads the attributes that an attributed string brings along.
  init(_ container: AttributeContainer) {
    switch container.inflect {
    case .automatic?: inflects = true
    case .explicit(let morphology)?:
      inflects = true
      rule = Features(morphology)
    default: break
    }
    morphology = container.morphology.map(Features.init)
    argument = container.agreeWithArgument
    concept = container.agreeWithConcept
    referent = container.referentConcept
    language = container.languageIdentifier
    alternative = container.inflectionAlternative.map { String($0.characters) }
  }
}

extension JSONValue {
  fileprivate var integer: Int? {
    if case .number(let number) = content { number.integer } else { nil }
  }

  fileprivate var word: String? {
    if case .string(let text) = content { text.value } else { nil }
  }
}

extension Features {
  /// Reads a morphology's keys; the words for numbers are those of CLDR's plural categories.
  fileprivate init(_ members: [JSONMember]) {
    self.init()
    for member in members {
      guard let word = member.value.word else { continue }
      switch member.name.value {
      case "grammaticalGender": gender = GrammaticalGender(rawValue: word)
      case "number": number = Self.numbers[word]
      case "partOfSpeech": partOfSpeech = PartOfSpeech(rawValue: word)
      case "grammaticalCase": grammaticalCase = GrammaticalCase(rawValue: word)
      case "determination": determination = Determination(rawValue: word)
      case "grammaticalPerson": person = GrammaticalPerson(rawValue: word)
      case "pronounType": pronounType = PronounType(rawValue: word)
      case "definiteness": definiteness = Definiteness(rawValue: word)
      default: break
      }
    }
  }

  private static let numbers: [String: GrammaticalNumber] = [
    "one": .singular, "zero": .zero, "two": .pluralTwo, "few": .pluralFew, "many": .pluralMany,
    "other": .plural,
  ]
}
