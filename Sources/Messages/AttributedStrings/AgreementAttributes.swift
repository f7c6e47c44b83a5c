#if !canImport(Darwin)
import Foundation
import Reading

/// The attributes of Foundation's that caret attributes may set, read straight from their payload.
enum AgreementAttributes {
  private typealias Foundation = AttributeScopes.FoundationAttributes

  static let setters: [String: AttributeNames.Setter] = [
    "inflect": { value, container in
      let (rule, details) = try InflectionReading.rule(value)
      container[Foundation.InflectionRuleAttribute.self] = rule
      container[Foundation.InflectionDetailsAttribute.self] = details
    },
    "morphology": { value, container in
      let (morphology, details) = try MorphologyReading.morphology(value, of: "morphology")
      container[Foundation.MorphologyAttribute.self] = morphology
      container[Foundation.MorphologyDetailsAttribute.self] = details
    },
    "inflectionAlternative": { value, container in
      let text = try value.string(of: "inflectionAlternative")
      container[Foundation.InflectionAlternativeAttribute.self] =
        try Foundation.InflectionAlternativeAttribute.value(ofMarkdown: text)
    },
    "agreeWithArgument": { value, container in
      container[Foundation.AgreementArgumentAttribute.self] =
        try value.integer(of: "agreeWithArgument")
    },
    "agreeWithConcept": { value, container in
      container[Foundation.AgreementConceptAttribute.self] =
        try value.integer(of: "agreeWithConcept")
    },
    "referentConcept": { value, container in
      container[Foundation.ReferentConceptAttribute.self] =
        try value.integer(of: "referentConcept")
    },
    "formatNumber": { value, container in
      guard value.content == .bool(true) else {
        throw value.refused(by: "formatNumber", "`true`")
      }
      container[Foundation.LocalizedNumberFormatAttribute.self] = .automatic
    },
    "languageIdentifier": { value, container in
      container[Foundation.LanguageIdentifierAttribute.self] =
        try value.string(of: "languageIdentifier")
    },
  ]
}

/// Reads `inflect`.
private enum InflectionReading {
  static func rule(_ value: JSONValue) throws -> (InflectionRule, MorphologyDetails?) {
    if value.content == .bool(true) { return (.automatic, nil) }
    guard case .object = value.content else {
      throw value.refused(by: "inflect", "`true` or an object such as `{ number: 'other' }`")
    }
    let (morphology, details) = try MorphologyReading.morphology(value, of: "inflect")
    return (.explicit(morphology), details)
  }
}

extension JSONValue {
  fileprivate func string(of name: String) throws -> String {
    guard case .string(let string) = content else {
      throw refused(by: name, "a text in quotation marks")
    }
    return string.value
  }

  fileprivate func integer(of name: String) throws -> Int {
    guard case .number(let number) = content, let integer = number.integer else {
      throw refused(by: name, "a whole number")
    }
    return integer
  }

  func refused(by name: String, _ expected: String) -> MarkdownParsingError {
    MarkdownParsingError(message: "`\(name)` takes \(expected), found \(shown)", range: range)
  }

  /// The value as JSON, shortened.
  private var shown: String {
    let text = strictJSON
    return "`\(text.count > 40 ? text.prefix(40) + "…" : text)`"
  }
}
#endif
