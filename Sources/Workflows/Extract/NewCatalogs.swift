import Projects
import Reading

/// Where the catalogs go that a target doesn't have yet.
struct NewCatalogs {
  private let survey: ProjectSurvey
  private let catalogs: ProjectCatalogs

  init(_ survey: ProjectSurvey, _ catalogs: ProjectCatalogs) {
    self.survey = survey
    self.catalogs = catalogs
  }

  /// The catalog to be made: beside those that the target has, else among its resources, else
  /// where the project says that these are, else in its folder; nil for a target that takes none.
  func name(for lack: KeyDistribution.Lack) -> ProjectCatalogs.Name? {
    guard let target = survey.model.target(lack.target), !target.isTest else { return nil }
    let folder = catalogs.owners.catalogs(in: lack.target).map(\.folder)
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return ProjectCatalogs.Name(
      folder: folder ?? resourceFolder(of: target), table: lack.table)
  }

  private func resourceFolder(of target: Target) -> String {
    let folders = target.resources.map { PathParts.folder(of: $0) }.filter { folder in
      PathParts.name(of: folder) == "Resources" && PathParts.contains(target.folder, folder)
    }
    return folders.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      ?? target.resourceFolder ?? target.folder
  }
}

/// The format that catalogs are made in: tables in `.lproj` folders, or String Catalogs.
package enum NewCatalogFormat: String, CaseIterable, Sendable {
  case strings
  case xcstrings
}
