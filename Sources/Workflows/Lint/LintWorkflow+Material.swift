package import Linting

extension LintWorkflow {
  /// What lint looks at, for those who try lint itself.
  package struct Material {
    package var tables: [any LintTable]
    package var files: [LintFile]
    /// The rules that are on, with their severities.
    package var selections: [Linter.Selection]
    package var context: LintContext
  }

  /// Reads the catalogs, and the sources if there are any, as a run would.
  package func material(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> Material {
    let rules = RuleSelection(options, project).rules
    let sources = LintSources(options, project, rules, tree)
    let catalogs = LintCatalogs(LintCatalogs.set(options, project, in: tree), in: tree)
    var context = sources.context(project)
    context.languages = Set(catalogs.tables.flatMap(\.table.languages)).sorted()
    return Material(
      tables: catalogs.tables.map(\.table), files: catalogs.files,
      selections: rules, context: context)
  }
}
