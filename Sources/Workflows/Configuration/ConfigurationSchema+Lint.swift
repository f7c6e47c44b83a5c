import Diagnostics
import Linting
import Localization

/// What only lint asks for.
extension ConfigurationSchema {
  // MARK: Rules

  static var severity: SchemaPiece {
    .word(of: Configuration.RuleSeverity.allCases.map(\.rawValue))
  }

  static var severities: SchemaPiece {
    ruleSeverities(besides: .any(of: [.reference("severity"), .reference("ruleSeverities")]))
  }

  /// A severity for each rule that there is, with what it finds, and for other names, which are
  /// those of the project's own rules.
  static func ruleSeverities(besides other: SchemaPiece) -> SchemaPiece {
    let known = RuleRegistry.all.map { $0.documentation }.sorted { $0.id < $1.id }.map { rule in
      (rule.id, severity.described(rule.summary).json)
    }
    return SchemaPiece([
      ("type", .string("object")), ("properties", .object(known)),
      ("additionalProperties", other.json),
    ])
  }

  static var rules: SchemaPiece {
    let keys = ConfigurationReader.RuleKey.self
    let rule = object(keys, required: [.id, .pattern, .message]) { key in
      switch key {
      case .id: .text(pattern: "^[a-z0-9-]{1,60}$").described("What findings are called.")
      case .pattern: .reference("text").described("A regular expression, found in a text.")
      case .message: .reference("text").described("What a finding says.")
      case .severity: .word(of: Severity.allCases.map(\.rawValue))
      case .locales: .list(of: .reference("locale")).described("Only in these; else in all.")
      case .target:
        .word(of: PatternRule.Target.allCases.map(\.rawValue)).described("Which texts it reads.")
      }
    }
    return .list(of: rule, atMost: ConfigurationReader.mostRules)
  }

  // MARK: Terms

  static var glossary: SchemaPiece {
    .dictionary(
      of: object(ConfigurationReader.TermKey.self, oneOf: [.translations, .forbidden]) { key in
        switch key {
        case .translations: .reference("words").described("By locale, the usual word first.")
        case .forbidden: .reference("words").described("By locale, words that aren't right.")
        case .note: .reference("text").described("What translators should know.")
        case .caseSensitive: .type("boolean").described("Whether capitals count.")
        }
      })
  }

  /// By locale, a word or a list of words.
  static var words: SchemaPiece {
    .dictionary(
      of: .any(of: [.reference("text"), .reference("texts")]), names: .reference("locale"))
  }

  static var limits: SchemaPiece {
    typealias Reader = ConfigurationReader
    let limit = object(Reader.LimitKey.self, oneOf: [.characters, .points]) { key in
      switch key {
      case .keys: .reference("texts").described("Keys, with * and ?; without it, all.")
      case .tables: .reference("texts").described("Names of tables; without it, all.")
      case .characters:
        .count(Reader.charactersOfLimit).described("How many characters a reader may see.")
      case .points: .count(Reader.pointsOfLimit).described("How wide the longest line may be.")
      case .fontSize:
        .count(Reader.fontSizeOfLimit).described("The size of the font that points is for.")
      }
    }
    return .list(of: limit, atMost: Reader.mostLimits)
  }

  // MARK: Attributes

  static var attributeScopes: SchemaPiece {
    let keys = ConfigurationReader.AttributeKey.self
    let attribute = object(keys, oneOf: [.type, .values]) { key in
      switch key {
      case .type: .word(of: Configuration.AttributeType.allCases.map(\.rawValue))
      case .values: .list(of: .reference("attributeValue")).described("The values it may have.")
      }
    }
    return .dictionary(of: .dictionary(of: attribute))
  }

  static var formatDefinitions: SchemaPiece {
    let keys = ConfigurationReader.ConstraintKey.self
    var constraint = object(keys, required: [.condition], oneOf: [.required, .excluded]) { key in
      switch key {
      case .condition: .reference("attributeChoices").described("Text with all of these")
      case .required: .reference("attributeChoices").described("has to have all of these,")
      case .excluded: .reference("attributeChoices").described("and none of these.")
      }
    }
    constraint = constraint.described("Which attributes go together.")
    return .dictionary(
      of: object(ConfigurationReader.DefinitionKey.self) { key in
        switch key {
        case .tables: .reference("texts").described("Names of tables; without it, all.")
        case .attributes: .reference("attributeChoices").described("Those that are allowed.")
        case .marks:
          SchemaPiece.list(of: .word(of: FormatDefinition.Mark.allCases.map(\.rawValue)))
            .described("The Markdown that is allowed; without it, all.")
        case .notInherited:
          .reference("texts").described("Attributes that text typed at their end doesn't get.")
        case .removedByChanges:
          .reference("texts").described("Attributes that are gone once their text is changed.")
        case .wholeParagraphs:
          .reference("texts").described("Attributes that hold for whole paragraphs.")
        case .constraints: .list(of: constraint)
        }
      })
  }

  /// A name, names, or names with their values.
  static var attributeChoices: SchemaPiece {
    let value = SchemaPiece.reference("attributeValue")
    let values = SchemaPiece([
      ("type", .string("array")), ("items", value.json), ("minItems", .number(1)),
    ])
    let anything = SchemaPiece([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
    ])
    return .any(of: [
      .reference("text"), .reference("texts"),
      .dictionary(of: .any(of: [value, values, anything])),
    ])
  }

  // MARK: Systems

  static var deploymentTargets: SchemaPiece {
    let number = SchemaPiece([("type", .string("number")), ("minimum", .number(1))])
    let version = [number, .text(pattern: #"^v*[0-9]{1,3}(\.|$)"#)]
    return object(DeploymentTargets.Platform.self) { platform in
      .any(of: platform == .linux ? version + [.type("boolean")] : version)
    }
  }
}
