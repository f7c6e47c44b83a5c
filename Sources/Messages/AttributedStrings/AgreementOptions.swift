package import Foundation
package import Reading
package import Vocabulary

/// What attributes ask of the words inside them.
package struct AgreementOptions: Hashable, Sendable {
  package var inflects = false
  /// What an explicit rule says that the words have to be.
  package var rule: Features?
  /// What the words are.
  package var morphology: Features?
  /// Markdown that is shown where the words can't be settled.
  package var alternative: String?
  package var argument: Int?
  package var concept: Int?
  package var referent: Int?
  package var language: String?
  /// Whether numbers that are written in the text are shown as the locale writes them.
  package var formatsNumbers = false

  package init() {}

  /// Whether anything inside is to agree.
  package var agrees: Bool { inflects || agreesWithOther }
  /// Whether the words agree with something outside.
  package var agreesWithOther: Bool { argument != nil || concept != nil || referent != nil }

  /// Reads attributes as they are written; what has the wrong type says nothing.
  package init(_ members: [JSONMember]) {
    for member in members {
      if let attribute = member.agreement { read(attribute, member.value) }
    }
  }

  mutating func read(_ attribute: AgreementAttribute, _ value: JSONValue) {
    switch attribute {
    case .inflect:
      if let keys = value.members { rule = Features(keys) }
      inflects = value.content == .bool(true) || rule != nil
    case .morphology:
      if let keys = value.members { morphology = Features(keys) }
    case .inflectionAlternative: alternative = value.string ?? alternative
    case .formatNumber: formatsNumbers = value.content == .bool(true)
    case .agreeWithArgument: argument = value.integer
    case .agreeWithConcept: concept = value.integer
    case .referentConcept: referent = value.integer
    case .languageIdentifier: language = value.string ?? language
    }
  }

  /// Reads the attributes that an attributed string brings along.
  package init(_ container: AttributeContainer) {
    switch container.inflect {
    case .automatic?: inflects = true
    case .explicit(let morphology)?:
      inflects = true
      #if canImport(Darwin)
      rule = Features(morphology)
      #else
      rule = Features(morphology, details: container.inflectionDetails)
      #endif
    default: break
    }
    #if canImport(Darwin)
    morphology = container.morphology.map { Features($0) }
    #else
    let details = container.morphologyDetails
    if container.morphology != nil || details != nil {
      morphology = Features(container.morphology ?? Morphology(), details: details)
    }
    formatsNumbers = container.localizedNumberFormat != nil
    #endif
    argument = container.agreeWithArgument
    concept = container.agreeWithConcept
    referent = container.referentConcept
    language = container.languageIdentifier
    alternative = container.inflectionAlternative.map { String($0.characters) }
  }
}

extension JSONMember {
  /// The attribute that a member of a caret attribute's payload sets; nil for the app's own and for
  /// misspelled ones.
  ///
  /// It has done its work when a text is shown.
  package var agreement: AgreementAttribute? { AgreementAttribute(rawValue: name.value) }
}

extension AgreementAttribute.ValueKind {
  /// Whether a value is of this kind; a position counts from 1, which isn't looked at.
  package func admits(_ value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.inflectionRule, .bool(true)), (.inflectionRule, .object), (.morphology, .object),
      (.text, .string), (.flag, .bool(true)):
      true
    case (.position, .number(let number)): number.integer != nil
    default: false
    }
  }
}

extension Features {
  /// Reads a morphology's keys; keys and words that Foundation doesn't know say nothing.
  fileprivate init(_ members: [JSONMember]) {
    self.init()
    for member in members {
      if let feature = Feature(key: member.name.value), let word = member.value.string {
        _ = set(feature, toWord: word)
      }
    }
  }
}
