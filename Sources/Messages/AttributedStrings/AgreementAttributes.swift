#if !canImport(Darwin)
import Diagnostics
import Foundation
import Reading
import Vocabulary

/// The attributes of Foundation's that caret attributes may set, read straight from their payload.
enum AgreementAttributes {
  static let setters = Dictionary(
    uniqueKeysWithValues: AgreementAttribute.allCases.map { ($0.rawValue, $0.setter) })

  /// Foundation's attributes that its scope doesn't have on Linux; see `MarkdownAttributes.swift`.
  static let keys: [any AttributedStringKey.Type] = {
    typealias Own = AttributeScopes.FoundationAttributes
    return [
      Own.InlinePresentationIntentAttribute.self, Own.InflectionRuleAttribute.self,
      Own.InflectionDetailsAttribute.self, Own.MorphologyAttribute.self,
      Own.MorphologyDetailsAttribute.self, Own.InflectionAlternativeAttribute.self,
      Own.AgreementArgumentAttribute.self, Own.AgreementConceptAttribute.self,
      Own.ReferentConceptAttribute.self, Own.LocalizedNumberFormatAttribute.self,
    ]
  }()
}

extension AgreementAttribute {
  fileprivate var setter: AttributeNames.Setter {
    { value, container in
      try check(value)
      var options = AgreementOptions()
      options.read(self, value)
      try set(options, in: &container)
    }
  }

  /// - Throws: `MarkdownParsingError` for what Foundation's decoder refuses.
  private func check(_ value: JSONValue) throws {
    guard valueKind.admits(value) else { throw value.refused(by: rawValue, valueKind.expectation) }
    guard let members = value.members else { return }
    for member in members {
      guard let feature = Feature(key: member.name.value) else { continue }
      guard let word = member.value.string, feature.words.contains(word) else {
        let words = feature.words.map { "`'\($0)'`" }.joined(separator: ", ")
        throw member.value.refused(by: member.name.value, "one of " + words)
      }
    }
  }

  private func set(_ options: AgreementOptions, in container: inout AttributeContainer) throws {
    switch self {
    case .inflect:
      container.inflect = options.rule.map { .explicit($0.morphology) } ?? .automatic
      container.inflectionDetails = options.rule?.details
    case .morphology:
      container.morphology = options.morphology?.morphology
      container.morphologyDetails = options.morphology?.details
    case .inflectionAlternative:
      container.inflectionAlternative = try options.alternative.map {
        try AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.value(
          ofMarkdown: $0)
      }
    case .agreeWithArgument: container.agreeWithArgument = options.argument
    case .agreeWithConcept: container.agreeWithConcept = options.concept
    case .referentConcept: container.referentConcept = options.referent
    case .formatNumber: container.localizedNumberFormat = .automatic
    case .languageIdentifier: container.languageIdentifier = options.language
    }
  }
}

extension JSONValue {
  fileprivate func refused(by name: String, _ expected: String) -> MarkdownParsingError {
    MarkdownParsingError(message: "`\(name)` takes \(expected), found \(shown)", range: range)
  }

  /// The value as JSON, shortened.
  private var shown: String { "`\(strictJSON.shortened())`" }
}
#endif
