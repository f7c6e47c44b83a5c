package import Extraction
package import Grammar

/// What a project says of itself in `l10n.json`; docs/configuration.md describes every key.
package struct Configuration: Sendable {
  /// The language that the keys are written in; nil where the file doesn't say.
  package var sourceLanguage: String?
  /// The locales that the project is translated to, in the order of the file.
  package var locales: [String] = []
  /// Folders that hold catalogs, relative to that of the configuration.
  package var catalogs: [String] = []
  /// Functions of the project that localize a plain String.
  package var functions: [LocalizingFunction] = []
  /// Globs relative to the configuration's folder.
  package var include: [String] = []
  package var exclude: [String] = []
  /// How much the findings of each rule matter, by rule id.
  package var severities: [String: RuleSeverity] = [:]
  /// The same for the files that globs match; of several that match, the last wins.
  package var pathSeverities: [PathSeverities] = []
  /// The custom attributes that messages may use.
  package var attributeScopes: [AttributeScope] = []
  /// Arguments to preview messages with, in the order of the file.
  package var samples: [Sample] = []
  /// The project's own words.
  package var lexicon = ProjectLexicon()

  package init() {}

  /// What becomes of a rule's findings.
  package enum RuleSeverity: String, CaseIterable, Sendable { case error, warning, off }

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
