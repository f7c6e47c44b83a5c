import Projects
import Reading

/// The catalogs that no target has, by the targets that lack their table: to make a second one beside
/// them would help nobody.
struct UnbuiltTables {
  private let catalogs: ProjectCatalogs
  private let survey: ProjectSurvey
  private let creation: NewCatalogs
  private let byTable: [String: [ProjectCatalogs.Name]]

  init(_ catalogs: ProjectCatalogs, _ survey: ProjectSurvey, _ creation: NewCatalogs) {
    (self.catalogs, self.survey, self.creation) = (catalogs, survey, creation)
    let unbuilt = catalogs.names.filter { name in
      // What is copied as part of a folder belongs to whatever opens that.
      catalogs.owners.targets(of: name).isEmpty
        && catalogs.file(of: name).map { survey.model.targets(ofResource: $0).isEmpty } ?? false
    }
    byTable = Dictionary(grouping: unbuilt) { $0.table }
  }

  /// The file that a target lacks: the one where it would be made, else the only one of its table in
  /// the target's folder; nil where there is none.
  func file(for lack: KeyDistribution.Lack) -> String? {
    if let file = fileInPlace(for: lack) { return file }
    guard let folder = survey.model.target(lack.target)?.folder else { return nil }
    let inside = (byTable[lack.table] ?? []).filter { PathParts.contains(folder, $0.folder) }
    return inside.count == 1 ? catalogs.file(of: inside[0]) : nil
  }

  /// The file that lies where the target's catalog would be made.
  func fileInPlace(for lack: KeyDistribution.Lack) -> String? {
    guard let place = creation.name(for: lack), byTable[lack.table]?.contains(place) == true else {
      return nil
    }
    return catalogs.file(of: place)
  }
}
