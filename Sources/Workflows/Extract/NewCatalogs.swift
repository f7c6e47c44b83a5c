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
  /// where the project says that these are, else in its folder; nil for a target that takes none, and
  /// where it would be another target's.
  func name(for lack: KeyDistribution.Lack) -> ProjectCatalogs.Name? {
    guard let target = survey.model.target(lack.target), !target.isTest,
      otherOwner(for: lack) == nil
    else { return nil }
    return ProjectCatalogs.Name(folder: folder(of: target), table: lack.table)
  }

  /// The folder for a target's catalog where Xcode gives new files to another target, with that
  /// target's name; nil where it doesn't.
  func otherOwner(for lack: KeyDistribution.Lack) -> (folder: String, name: String)? {
    guard let target = survey.model.target(lack.target) else { return nil }
    let folder = folder(of: target)
    let owners = survey.model.project(of: target.id)?.targets.filter { owner in
      owner.synchronizedFolders.contains { PathParts.contains($0, folder) }
    }
    guard let owner = owners?.first, owners?.contains(where: { $0.id == target.id }) == false
    else { return nil }
    return (folder, owner.name)
  }

  /// Whether a target whose new catalogs go into a folder has them as String Catalogs by preference
  /// (Xcode's build settings reference, "Localization Prefers String Catalogs"), or because its
  /// project has no others.
  func prefersStringCatalogs(in folder: String) -> Bool {
    survey.model.projects.contains { project in
      project.targets.contains { target in
        guard !target.isTest, self.folder(of: target) == folder else { return false }
        let preference = target.settings["LOCALIZATION_PREFERS_STRING_CATALOGS"]
        return preference.map { $0 == "YES" } ?? hasOnlyStringCatalogs(project)
      }
    }
  }

  /// Whether a project has String Catalogs and, but for what its Info.plist files say, no tables in
  /// `.lproj` folders.
  private func hasOnlyStringCatalogs(_ project: Project) -> Bool {
    let names = project.targets.flatMap { catalogs.owners.catalogs(in: $0.id) }
    return names.contains { catalogs.stringCatalogs[$0] != nil }
      && names.allSatisfy {
        catalogs.stringCatalogs[$0] != nil || InfoPlistTable.isName($0.table)
      }
  }

  private func folder(of target: Target) -> String {
    catalogs.owners.catalogs(in: target.id).map(\.folder)
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? resourceFolder(of: target)
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
