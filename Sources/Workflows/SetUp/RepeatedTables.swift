import Catalogs
import Diagnostics
import Projects
import Reading

/// Catalogs of one table that would become the same files of what a target builds.
///
/// Xcode refuses that ("Multiple commands produce", "cannot co-exist"), and so does SwiftPM
/// ("multiple resources named").
struct RepeatedTables {
  private struct Place: Hashable {
    var target: TargetID
    var table: String
  }

  private struct Repetition: Hashable {
    var table: String
    /// The first of them, by folder.
    var place: String
    var paths: [String]
  }

  /// The names of the targets that have the same ones.
  private var targets: [Repetition: [String]] = [:]

  init(of catalogs: [SurveyedCatalogs.Catalog], in survey: ProjectSurvey) {
    var found: [Place: [SurveyedCatalogs.Catalog]] = [:]
    for catalog in catalogs {
      for target in catalog.targets where Self.isBuilt(target, in: survey) {
        found[Place(target: target, table: catalog.table), default: []].append(catalog)
      }
    }
    for (place, catalogs) in found {
      let clashing = Self.clashing(catalogs)
      guard let first = clashing.first else { continue }
      let repetition = Repetition(
        table: place.table, place: first.path, paths: clashing.map(Self.shown))
      targets[repetition, default: []].append(place.target.name)
    }
  }

  /// Whether all files of a target are built together: which it leaves out in some builds is not
  /// looked at, nor is a folder a target.
  private static func isBuilt(_ id: TargetID, in survey: ProjectSurvey) -> Bool {
    survey.model.project(of: id)?.kind != .folder
      && survey.model.target(id)?.settings["EXCLUDED_SOURCE_FILE_NAMES"] == nil
  }

  /// Those catalogs that have a language which another one has, too.
  private static func clashing(
    _ catalogs: [SurveyedCatalogs.Catalog]
  ) -> [SurveyedCatalogs.Catalog] {
    catalogs.filter { catalog in
      catalogs.contains { other in
        other.path != catalog.path && !Set(other.languages).isDisjoint(with: catalog.languages)
      }
    }
  }

  private static func shown(_ catalog: SurveyedCatalogs.Catalog) -> String {
    guard catalog.format != .stringCatalog else { return catalog.path }
    let folder = catalog.path == "." ? "" : catalog.path
    return PathParts.join(folder, "*.lproj/\(catalog.table).strings")
  }

  /// A warning about each, by table and place.
  var warnings: [Diagnostic] {
    targets.sorted { ($0.key.table, $0.key.place) < ($1.key.table, $1.key.place) }
      .map { repetition, names in Self.warning(repetition, of: names.sorted()) }
  }

  private static func warning(_ repetition: Repetition, of targets: [String]) -> Diagnostic {
    let names = targets.map { "'\($0)'" }.listed(atMost: 5)
    let (whose, verb) =
      targets.count == 1 ? ("the target \(names)", "has") : ("the targets \(names)", "have")
    let paths = repetition.paths.map { "'\($0)'" }.listed(atMost: 5)
    return Diagnostic(
      id: "repeated-table", severity: .warning,
      message: "\(whose) \(verb) the table '\(repetition.table)' more than once (\(paths)), and "
        + "all would become the same files of what is built; take all but one out of the target, "
        + "and add what its code needs to that one",
      location: Location(file: repetition.place, range: 0..<0))
  }
}
