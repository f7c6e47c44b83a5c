import Catalogs
import Diagnostics
import Linting
import Reading

/// Which keys of which table and locale have errors, and which are copies of the source.
struct StatusLint {
  private struct Place: Hashable {
    /// The String Catalog, or the folder that holds the `.lproj` folders.
    var path: String
    var table: String
    var locale: String
  }

  private var keys: [Place: Set<String>] = [:]
  private var copies: [Place: [LintDiagnostic]] = [:]

  /// Lints the catalogs that a status is about, with the project's severities.
  init(
    _ set: CatalogSet, _ options: LintOptions, _ project: ProjectConfiguration,
    on tree: any FileTree
  ) {
    let outcome = LintWorkflow(options).run(on: tree, project) { set }
    for finding in outcome.findings { add(finding) }
  }

  private mutating func add(_ finding: LintDiagnostic) {
    let (isError, isCopy) = (finding.diagnostic.severity == .error, CopiedKeys.isCopy(finding))
    guard isError || isCopy, let file = finding.diagnostic.location?.file,
      let key = finding.key, let table = finding.table, let locale = finding.locale
    else { return }
    let isStringCatalog = CatalogFormat(path: file) == .stringCatalog
    let path = isStringCatalog ? file : PathParts.folder(of: PathParts.folder(of: file))
    let place = Place(path: path, table: table, locale: locale)
    if isError { keys[place, default: []].insert(key) }
    if isCopy { copies[place, default: []].append(finding) }
  }

  /// The report with the number of keys that fail, and of those that are copies.
  func counted(_ report: StatusReport) -> StatusReport {
    var report = report
    for table in report.tables.indices {
      for locale in report.tables[table].locales.indices {
        let place = Place(
          path: report.tables[table].path, table: report.tables[table].name,
          locale: report.tables[table].locales[locale].locale)
        var counts = report.tables[table].locales[locale].counts
        counts.failingLint = keys[place]?.count ?? 0
        counts.copied = CopiedKeys.keys(in: copies[place] ?? [], of: counts.total).count
        report.tables[table].locales[locale].counts = counts
      }
    }
    return report
  }
}
