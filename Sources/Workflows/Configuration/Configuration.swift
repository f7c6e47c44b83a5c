package import Catalogs
package import Exchange
package import Extraction
package import Grammar
package import Linting
package import Localization

/// What a project says of itself in `l10n.json`; docs/configuration.md describes every key.
package struct Configuration: Sendable {
  /// The language that the keys are written in; nil where the file doesn't say.
  package var sourceLanguage: String?
  /// The locales that the project is translated to, in the order of the file.
  package var locales: [String] = []
  /// Folders that hold catalogs, relative to that of the configuration.
  package var catalogs: [String] = []
  /// The project's targets, where it says them by hand; empty to read them from project files.
  package var targets: [Target] = []
  /// Globs of keys that are looked up under names that no source spells out.
  package var dynamicKeys: [String] = []
  /// What marks a text of a storyboard or property list, or its comment, that nobody translates;
  /// BartyCrouch's mark where the file says nothing.
  package var untranslatedMarks = ["#bc-ignore!"]
  /// Functions of the project that localize a plain String.
  package var functions: [LocalizingFunction] = []
  /// Globs relative to the configuration's folder.
  package var include: [String] = []
  package var exclude: [String] = []
  /// How symbols of keys are generated.
  package var symbols = Symbols()
  /// How much the findings of each rule matter, by rule id.
  package var severities: [String: RuleSeverity] = [:]
  /// The same for the files that globs match; of several that match, the last wins.
  package var pathSeverities: [PathSeverities] = []
  /// The custom attributes that messages may use.
  package var attributeScopes: [AttributeScope] = []
  /// What strings may carry of them.
  package var formatDefinitions: [FormatDefinition] = []
  /// The oldest systems that the app runs on, such as `iOS` with 16.
  package var deploymentTargets = DeploymentTargets()
  /// Arguments to preview messages with, in the order of the file.
  package var samples: [Sample] = []
  /// What terms are called in other languages.
  package var glossary: [GlossaryEntry] = []
  /// Names that stay in all languages.
  package var doNotTranslate: [String] = []
  /// How much room texts have.
  package var limits: [TextLimit] = []
  /// The project's own rules of lint.
  package var rules: [PatternRule] = []
  /// The project's own words.
  package var lexicon = ProjectLexicon()

  package init() {}

  /// What is built from some sources, and the catalogs that go into it.
  package struct Target: Hashable, Sendable {
    package var name: String
    /// Globs relative to the configuration's folder.
    package var sources: [String]
    /// Folders with catalogs, relative to that of the configuration.
    package var catalogs: [String]
  }

  /// What `l10n symbols` does where its options don't say; nil where the file doesn't, either.
  package struct Symbols: Hashable, Sendable {
    package var access: SymbolSource.Access?
    package var keys: SymbolTable.Keys?
  }

  /// What becomes of a rule's findings.
  package enum RuleSeverity: String, CaseIterable, Sendable {
    case error, warning, note, off
  }

  /// How much findings matter in some files.
  package struct PathSeverities: Hashable, Sendable {
    /// Relative to the configuration's folder.
    package var glob: String
    package var severities: [String: RuleSeverity]
  }

  /// The custom attributes that one scope of the app declares.
  package struct AttributeScope: Hashable, Sendable {
    package var name: String
    package var attributes: [Attribute]
  }

  /// An attribute as in `^[text](rainbow: 'fun')`.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var type: AttributeType
    /// The values that are allowed; nil if all of the type are.
    package var values: [AttributeValue]?
  }

  package enum AttributeType: String, CaseIterable, Sendable {
    case string, number, integer, boolean, array, object
  }

  package enum AttributeValue: Hashable, Sendable {
    case string(String)
    /// As it is spelled.
    case number(String)
    case boolean(Bool)
  }

  /// The arguments that a key is previewed with.
  package struct Sample: Hashable, Sendable {
    package var key: String
    /// One rendering for each list.
    package var arguments: [[Argument]]
  }

  package enum Argument: Hashable, Sendable {
    /// As it is spelled.
    case number(String)
    case text(String)
    /// An attributed string.
    case markdown(String)
  }
}
