package import Localization

/// What rules know beside the texts.
package struct LintContext: Sendable {
  /// The app's own attributes; nil where neither sources nor a configuration declare any.
  package var attributes: [AttributeDeclaration]? { didSet { noteOwnAttributes() } }
  /// Which of them strings may carry, and together with which.
  package var formatDefinitions: [FormatDefinition] = [] { didSet { noteOwnAttributes() } }
  /// The names of all that are declared, or that a format definition speaks of.
  private(set) var ownAttributes: Set<String> = []
  /// The languages that every key should be translated to, as catalogs spell them.
  package var languages: [String] = []
  /// What makes words agree, with the project's own words.
  package var engines = EngineCache.plain
  /// The oldest systems that the app runs on.
  package var deploymentTargets = DeploymentTargets()
  /// Those of the files that are linted which some disks take for one.
  package var alikeFiles = AlikeFiles(among: [String]())
  /// All tables that are linted.
  package var tables = TableGroup { [] }
  /// What the project says of its texts.
  package var settings = ProjectSettings()
  /// The text of a key in a table and a language, for arguments that are keys themselves; nil where
  /// there is none.
  package var localized: @Sendable (_ key: String, _ table: String, _ language: String) -> String? =
    { _, _, _ in nil }

  package init() {}

  /// Once for all texts, each of which asks for its own.
  private mutating func noteOwnAttributes() {
    ownAttributes = Set((attributes ?? []).map(\.name))
    for definition in formatDefinitions {
      ownAttributes.formUnion(definition.mentionedAttributes)
    }
  }
}
