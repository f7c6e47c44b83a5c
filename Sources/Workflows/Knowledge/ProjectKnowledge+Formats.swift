package import Linting
package import Localization

extension ProjectKnowledge {
  /// What the texts of a table may carry.
  package func formatDefinitions(forTable table: String) -> [FormatDefinition] {
    configuration.configuration.formatDefinitions.filter { $0.holds(forTable: table) }
  }

  /// The app's own attributes, as its sources and its configuration declare them.
  package var declaredAttributes: [AttributeDeclaration] {
    LintAttributes(sources.attributes, configuration).declarations
  }
}
