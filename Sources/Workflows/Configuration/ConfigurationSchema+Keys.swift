import Catalogs
import Diagnostics
import Exchange

/// The keys on top, in the order that the reader has them.
extension ConfigurationSchema {
  static func schema(of key: ConfigurationReader.Key) -> SchemaPiece {
    switch key {
    case .schema: .type("string").described("Where editors find what this file may say.")
    case .sourceLanguage: .reference("locale").described("The language of the keys.")
    case .locales:
      .list(of: .reference("locale")).described("The locales the project is translated to.")
    case .catalogs: .reference("paths").described("Folders with catalogs, relative to this file.")
    case .targets:
      .list(of: target).described("What is built, where no Xcode project or Package.swift says it.")
    case .dynamicKeys:
      .reference("texts").described("Globs of keys that the code puts together; never stale.")
    case .untranslatedMarks:
      .reference("texts").described("What texts have that nobody translates, or their comments.")
    case .functions:
      .reference("texts").described("Functions of yours that localize, such as tr or tr(key:).")
    case .include: .reference("texts").described("Globs of the sources that are scanned.")
    case .exclude: .reference("texts").described("Globs of sources and catalogs that are left out.")
    case .symbols: symbols.described("How l10n symbols generates, unless its options say.")
    case .deploymentTargets:
      deploymentTargets.described("The oldest systems that the app runs on.")
    case .samples: samples.described("Arguments to preview keys with, by key.")
    case .lexicon: lexicon.described("The project's own words, by locale.")
    case .severities, .glossary, .doNotTranslate, .limits, .rules, .attributeScopes,
      .formatDefinitions:
      schemaForLint(of: key)
    }
  }

  /// What only lint asks for.
  private static func schemaForLint(of key: ConfigurationReader.Key) -> SchemaPiece {
    switch key {
    case .severities:
      severities.described("What becomes of a rule's findings; a glob holds those of its files.")
    case .glossary: glossary.described("What terms are called in other languages, by term.")
    case .doNotTranslate: .reference("texts").described("Names that stay in all languages.")
    case .limits: limits.described("How much room texts have.")
    case .rules: rules.described("The project's own rules of lint.")
    case .attributeScopes:
      attributeScopes.described("Custom attributes, as in ^[text](rainbow: 'fun'), by scope.")
    default:
      formatDefinitions.described("Which attributes the strings of some tables may carry.")
    }
  }

  /// What several keys refer to.
  static var definitions: JSONText {
    .object([
      ("locale", SchemaPiece.text(pattern: "^[A-Za-z0-9_-]+$").json),
      ("text", SchemaPiece.text(pattern: #"\S"#).json),
      ("texts", SchemaPiece.list(of: .reference("text")).json),
      ("path", SchemaPiece.text(pattern: #"^(?!/)(?!(.*/)?\.\.(/|$)).*\S"#).json),
      ("paths", SchemaPiece.list(of: .reference("path")).json),
      ("severity", severity.json),
      ("ruleSeverities", ruleSeverities(besides: .reference("severity")).json),
      ("words", words.json),
      ("attributeValue", SchemaPiece.type("string", "number", "boolean").json),
      ("attributeChoices", attributeChoices.json),
      ("argument", argument.json),
    ])
  }

  // MARK: What is built

  private static var symbols: SchemaPiece {
    object(ConfigurationReader.SymbolsKey.self) { key in
      switch key {
      case .access: .word(of: SymbolSource.Access.allCases.map(\.rawValue))
      case .keys: .word(of: SymbolTable.Keys.allCases.map(\.rawValue))
      }
    }
  }

  private static var target: SchemaPiece {
    object(ConfigurationReader.TargetKey.self, required: [.name]) { key in
      switch key {
      case .name: .reference("text").described("What the target is called.")
      case .sources: .reference("paths").described("Its files and folders, and globs of them.")
      case .catalogs: .reference("paths").described("Folders with its catalogs.")
      }
    }
  }

  // MARK: Samples

  private static var samples: SchemaPiece {
    .dictionary(
      of: .list(of: .any(of: [.reference("argument"), .list(of: .reference("argument"))])))
  }

  private static var argument: SchemaPiece {
    .any(of: [
      .type("string", "number"),
      object(ConfigurationReader.ArgumentKey.self, required: [.markdown]) { _ in
        .reference("text").described("An attributed string, in Markdown.")
      },
    ])
  }
}
