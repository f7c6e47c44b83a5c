package import Diagnostics
import Projects
import Reading

/// `l10n doctor`: what keeps a project's set-up from working, before any text is looked at.
package struct DoctorWorkflow: Sendable {
  package init() {}

  /// Looks at the project around some paths; writes nothing.
  package func run(
    around paths: [String], excluding exclude: [String] = [], on tree: any FileTree,
    project: ProjectConfiguration
  ) -> DoctorOutcome {
    guard !project.isBroken else { return DoctorOutcome(diagnostics: project.diagnostics) }
    let extraction = Self.extraction(paths, excluding: exclude).filled(from: project, in: tree)
    let walk = extraction.walk(in: tree, project)
    let survey = ProjectSurvey(walk)
    let catalogs = SurveyedCatalogs(
      of: survey, sourceLanguage: project.configuration.sourceLanguage)
    // All sources have to be read: asked only where there is no catalog.
    let extracted =
      catalogs.all.isEmpty ? extraction.extract(walk, surveying: { survey }) : nil
    let check = SetUpCheck(
      survey: survey, catalogs: catalogs.all, takeCode: catalogs.takeCode,
      mayNeedCatalogs: extracted.map(Self.mayNeedCatalogs) ?? true,
      hasNoSource: extracted?.diagnostics.contains { $0.id == ExtractWorkflow.noSourceID } ?? false,
      resourcesHaveTexts: extracted?.resourceEntries.isEmpty == false,
      unplaced: UnplacedTables(of: survey), project: project)
    // In a String Catalog no key is another language's alone.
    let exchanged = ExchangeCatalogs(
      of: survey, project, in: paths.map(PathParts.withoutSlash), only: Set(catalogs.tableFiles),
      tree)
    let found =
      project.diagnostics + survey.leftOut + survey.model.diagnostics + catalogs.errors
      + catalogs.tableErrors(in: tree) + check.diagnostics + exchanged.unsourced
      + catalogs.onlyStale + exchanged.tables.compactMap(\.onlyStale) + catalogs.derived.notes
    return DoctorOutcome(diagnostics: found, facts: ProjectFacts(survey, catalogs.all))
  }

  /// What tells what the sources have for catalogs.
  private static func extraction(
    _ paths: [String], excluding exclude: [String]
  ) -> ExtractWorkflow {
    var options = ExtractOptions(FileScope(paths: paths, exclude: exclude), isCheck: true)
    options.createsCatalogs = true
    return ExtractWorkflow(options)
  }

  /// Whether code has strings for catalogs, or may have some.
  private static func mayNeedCatalogs(_ outcome: ExtractOutcome) -> Bool {
    outcome.diagnostics.hasErrors || !outcome.entries.isEmpty || !outcome.changes.isEmpty
  }
}

/// What `l10n doctor` found.
package struct DoctorOutcome: Sendable {
  package let diagnostics: [Diagnostic]
  private let facts: ProjectFacts

  init(diagnostics: [Diagnostic], facts: ProjectFacts = ProjectFacts()) {
    self.diagnostics = diagnostics
    self.facts = facts
  }

  /// Notes leave a set-up clean.
  package var status: ExitStatus {
    switch diagnostics.map(\.severity).max() {
    case .error?: .couldNotRun
    case .warning?: .findings
    default: .clean
    }
  }

  package var text: ConsoleText {
    let languages = [facts.sourceLanguage] + facts.locales
    return "\(ToolVersion.text)\n\(facts.lines)"
      + "  languages: \(languages.joined(separator: ", "))\n"
      + (diagnostics.isEmpty ? "nothing is wrong\n" : "")
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)), ("tool", .string(ToolVersion.text)),
      ("sourceLanguage", .string(facts.sourceLanguage)),
      ("locales", .array(facts.locales.map { .string($0) })),
      ("diagnostics", .array(diagnostics)),
    ])
  }
}
