import Projects
import Reading

/// Where the catalogs go that a target doesn't have yet.
struct NewCatalogs {
  private let survey: ProjectSurvey
  private let catalogs: ProjectCatalogs
  /// The folder for new catalogs of each target.
  private let folders: [TargetID: String]

  init(_ survey: ProjectSurvey, _ catalogs: ProjectCatalogs) {
    self.survey = survey
    self.catalogs = catalogs
    let targets = survey.model.projects.flatMap(\.targets)
    folders = Dictionary(
      targets.map { ($0.id, Self.folder(of: $0, catalogs.owners)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The catalog to be made: beside those that the target has, else among its resources, else
  /// where the project says that these are, else in its folder; nil for a target that takes none, and
  /// where it would be another target's.
  func name(for lack: KeyDistribution.Lack) -> ProjectCatalogs.Name? {
    guard let target = survey.model.target(lack.target), !target.isTest,
      let folder = folders[target.id], otherOwner(for: lack) == nil
    else { return nil }
    return ProjectCatalogs.Name(folder: folder, table: lack.table)
  }

  /// The folder for a target's catalog where Xcode gives new files to another target, with that
  /// target's name; nil where it doesn't.
  func otherOwner(for lack: KeyDistribution.Lack) -> (folder: String, name: String)? {
    guard let folder = folders[lack.target] else { return nil }
    let owners = survey.model.project(of: lack.target)?.targets.filter { owner in
      owner.synchronizedFolders.contains { PathParts.contains($0, folder) }
    }
    guard let owner = owners?.first, owners?.contains(where: { $0.id == lack.target }) == false
    else { return nil }
    return (folder, owner.name)
  }

  /// Whether a target whose new catalogs go into a folder has them as String Catalogs by preference
  /// (Xcode's build settings reference, "Localization Prefers String Catalogs"), or because those
  /// around it are such.
  ///
  /// What one of several targets says counts more than what the others only seem to want.
  func prefersStringCatalogs(in folder: String) -> Bool {
    let targets = survey.model.projects.flatMap(\.targets).filter { target in
      !target.isTest && folders[target.id] == folder
    }
    let preferences = targets.compactMap { $0.settings["LOCALIZATION_PREFERS_STRING_CATALOGS"] }
    guard preferences.isEmpty else { return preferences.contains("YES") }
    return targets.contains { areStringCatalogs(around: $0.id) }
  }

  /// Whether the nearest catalogs for code are all String Catalogs: those of the target's project,
  /// else, as for a package, of the projects of the apps that its code ends up in, else all.
  private func areStringCatalogs(around target: TargetID) -> Bool {
    let model = survey.model
    let own = [model.project(of: target)].compactMap(\.self)
    let users = TargetUsers(in: model)[target].compactMap { model.project(of: $0) }
    for projects in [own, users, model.projects] {
      let names = projects.flatMap(\.targets).flatMap { catalogs.owners.catalogs(in: $0.id) }
        .filter { catalogs.stringCatalogs[$0] != nil || catalogs.layout.isForCode($0) }
      guard names.isEmpty else {
        return names.allSatisfy { catalogs.stringCatalogs[$0] != nil }
      }
    }
    return false
  }

  private static func folder(of target: Target, _ owners: CatalogOwners) -> String {
    owners.catalogs(in: target.id).map(\.folder)
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? resourceFolder(of: target)
  }

  private static func resourceFolder(of target: Target) -> String {
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
