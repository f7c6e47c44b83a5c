import Catalogs
import Diagnostics
import Linting
import Reading

/// Which keys of which table and locale have errors.
struct StatusLint {
  private struct Place: Hashable {
    /// The String Catalog, or the folder that holds the `.lproj` folders.
    var path: String
    var table: String
    var locale: String
  }

  private var keys: [Place: Set<String>] = [:]

  /// Lints the catalogs that a status is about, with the project's severities.
  init(
    _ set: CatalogSet, _ options: LintOptions, _ project: ProjectConfiguration,
    on tree: any FileTree
  ) {
    let outcome = LintWorkflow(options).run(on: tree, project) { set }
    for finding in outcome.findings { add(finding) }
  }

  private mutating func add(_ finding: LintDiagnostic) {
    guard finding.diagnostic.severity == .error, let file = finding.diagnostic.location?.file,
      let key = finding.key, let table = finding.table, let locale = finding.locale
    else { return }
    let isStringCatalog = CatalogFormat(path: file) == .stringCatalog
    let path = isStringCatalog ? file : PathParts.folder(of: PathParts.folder(of: file))
    keys[Place(path: path, table: table, locale: locale), default: []].insert(key)
  }

  /// The report with the number of keys that fail.
  func counted(_ report: StatusReport) -> StatusReport {
    var report = report
    for table in report.tables.indices {
      for locale in report.tables[table].locales.indices {
        let place = Place(
          path: report.tables[table].path, table: report.tables[table].name,
          locale: report.tables[table].locales[locale].locale)
        report.tables[table].locales[locale].counts.failingLint = keys[place]?.count ?? 0
      }
    }
    return report
  }
}
