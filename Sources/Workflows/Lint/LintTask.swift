/// What a run of lint looks at, and by what it judges.
struct LintTask {
  let options: LintOptions
  let project: ProjectConfiguration
  let selection: RuleSelection
  let sources: LintSources
  let catalogs: CatalogSet
  /// Whether a person named nothing but files of catalogs, though their folders are read, too.
  var namesFiles = false
  /// The languages of the project's catalogs that are not among these.
  var otherLanguages: [String] = []
}
