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
  private var targets: [Repetition: Set<String>] = [:]

  init(of catalogs: [SurveyedCatalogs.Catalog], in survey: ProjectSurvey) {
    var found: [Place: [SurveyedCatalogs.Catalog]] = [:]
    for catalog in catalogs {
      for target in catalog.targets where Self.isBuilt(target, in: survey) {
        found[Place(target: target, table: catalog.table), default: []].append(catalog)
      }
    }
    for (place, catalogs) in found {
      let clashing = Self.clashing(catalogs, of: place.target, in: survey.model)
      guard let first = clashing.first else { continue }
      let repetition = Repetition(
        table: place.table, place: first.catalog.path, paths: clashing.map(\.file))
      targets[repetition, default: []].insert(place.target.name)
    }
  }

  /// Whether all files of a target are built together: which it leaves out in some builds is not
  /// looked at, nor is a folder a target.
  private static func isBuilt(_ id: TargetID, in survey: ProjectSurvey) -> Bool {
    survey.model.project(of: id)?.kind != .folder
      && survey.model.target(id)?.settings["EXCLUDED_SOURCE_FILE_NAMES"] == nil
  }

  private typealias Clash = (catalog: SurveyedCatalogs.Catalog, file: String)

  /// Those catalogs of which something becomes the same file as something of another one, with what that
  /// is.
  private static func clashing(
    _ catalogs: [SurveyedCatalogs.Catalog], of target: TargetID, in model: ProjectModel
  ) -> [Clash] {
    let made = catalogs.map { products(of: $0, in: target, model) }
    var counts: [String: Int] = [:]
    for product in made.lazy.flatMap(\.keys) { counts[product, default: 0] += 1 }
    return zip(catalogs, made).compactMap { catalog, products in
      let files = products.filter { counts[$0.key, default: 0] > 1 }.values
      return files.min().map { (catalog, $0) }
    }
  }

  /// The files that a catalog becomes in what is built, each with where it comes from.
  private static func products(
    of catalog: SurveyedCatalogs.Catalog, in target: TargetID, _ model: ProjectModel
  ) -> [String: String] {
    var products: [String: String] = [:]
    if catalog.format == .stringCatalog {
      for language in catalog.languages {
        let name = language + ".lproj/" + catalog.table
        products[name + ".strings"] = catalog.path
        products[name + ".stringsdict"] = catalog.path
      }
    }
    for file in catalog.files where model.isOwn(file, of: target) {
      let (folder, name) = (PathParts.folder(of: file), PathParts.name(of: file))
      products[PathParts.name(of: folder) + "/" + name] =
        PathParts.join(PathParts.folder(of: folder), "*.lproj/" + name)
    }
    return products
  }

  /// A warning about each, by table and places.
  var warnings: [Diagnostic] {
    targets.sorted { one, other in
      (one.key.table, one.key.place) != (other.key.table, other.key.place)
        ? (one.key.table, one.key.place) < (other.key.table, other.key.place)
        : one.key.paths.lexicographicallyPrecedes(other.key.paths)
    }
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
      location: Location(file: repetition.place))
  }
}
