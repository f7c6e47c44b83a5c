import Catalogs
package import Diagnostics

/// `l10n status`: how far each table is in each locale.
package struct StatusWorkflow: Sendable {
  private let options: StatusOptions

  package init(_ options: StatusOptions) { self.options = options }

  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> StatusOutcome {
    guard !project.isBroken else { return StatusOutcome().ended(by: project) }
    let set = LintCatalogs.set(options.lint, project, in: tree)
    var survey = StatusSurvey(options: options, project: project, tree: tree)
    survey.run(on: set)
    let diagnostics = project.diagnostics + survey.diagnostics + obstacles(to: survey.report, set)
    let isBroken = diagnostics.hasErrors
    let report = StatusLint(set, options.lint, project, on: tree).counted(survey.report)
    let found = report.findings(for: options.failures)
    return StatusOutcome(
      report: report, diagnostics: diagnostics + found,
      status: isBroken ? .couldNotRun : found.isEmpty ? .clean : .findings)
  }
}

extension StatusWorkflow {
  /// What there is none of; files in no language's folder are no catalogs, as those are that
  /// somebody sees who runs this inside of an `.lproj` folder.
  private func none(in set: CatalogSet) -> String {
    guard set.files.contains(where: { CatalogFormat(path: $0) != nil }) else {
      return "there is no .strings, .stringsdict or .xcstrings file here; name the folder of the "
        + "catalogs, or make them with l10n extract --create"
    }
    return "no .strings or .stringsdict file here lies in an .lproj folder, so no language has one"
      + "; name the folder around those of the languages"
  }

  /// Why nothing can be counted: to call that done would be to say that somebody had looked.
  private func obstacles(to report: StatusReport, _ set: CatalogSet) -> [Diagnostic] {
    guard report.tables.isEmpty, !set.hasErrors else { return [] }
    let names = Set(
      set.layout.folders.flatMap { Array($0.tables.keys) + Array($0.stringCatalogs.keys) })
    guard let table = options.table, !names.isEmpty else {
      guard names.isEmpty else { return [] }
      return [.noCatalog(none(in: set), in: options.scope)]
    }
    guard !names.contains(table) else { return [] }
    return [
      Diagnostic(
        id: "unknown-table", severity: .error,
        message: "no catalog has the table '\(table)'; there \(names.count == 1 ? "is" : "are") "
          + names.sorted().map { "'\($0)'" }.listed(atMost: 5))
    ]
  }
}

/// What `l10n status` looks at.
package struct StatusOptions: Sendable {
  package var scope: FileScope
  /// Only these locales, if there are any; one that no catalog has is shown as untranslated.
  package var locales: [String] = []
  /// Locales that count in every table, beside the table's own and those of the configuration.
  package var otherLocales: [String] = []
  package var table: String?
  /// The language of `.strings` sources; nil for that of the configuration, else English.
  package var sourceLanguage: String?

  /// What makes the command fail where it is found.
  package var failures: [StatusFailure] = []
  /// What earlier runs of lint found; nil to find everything anew.
  package var cache: ProjectCache?

  package init(_ scope: FileScope) { self.scope = scope }

  package init(paths: [String]) { self.init(FileScope(paths: paths)) }

  /// What of the catalogs is linted.
  var lint: LintOptions {
    var lint = LintOptions(scope)
    lint.locales = locales
    lint.sourceLanguage = sourceLanguage
    lint.cache = cache
    // Each key counts, in each of the catalogs that have it.
    lint.foldsFindings = false
    // Where nobody has begun a table, copies of the source are notes.
    lint.notedRules = [CopiedKeys.rule]
    return lint
  }
}

/// What `l10n status` found.
package struct StatusOutcome: WorkflowOutcome {
  package var report = StatusReport()
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
}
