import Projects
import Reading

/// Where the catalogs go that a target doesn't have yet.
struct NewCatalogs {
  private let survey: ProjectSurvey
  private let catalogs: ProjectCatalogs
  /// The folder for new catalogs of each target.
  private let folders: [TargetID: String]
  /// The synchronized folders that a target shares with none, for where its folder is another one's.
  private let ownFolders: [TargetID: [String]]
  private let users: TargetUsers
  /// Whether all catalogs for code are String Catalogs, by project; none of one without any.
  private let formats: [String: Bool]

  init(_ survey: ProjectSurvey, _ catalogs: ProjectCatalogs) {
    self.survey = survey
    self.catalogs = catalogs
    let targets = survey.model.projects.flatMap(\.targets)
    let linked = Set(survey.linkedTables.values)
    folders = Dictionary(
      targets.map { ($0.id, Self.folder(of: $0, catalogs.owners, besides: linked)) },
      uniquingKeysWith: { first, _ in first })
    ownFolders = Self.ownFolders(in: survey.model)
    users = TargetUsers(in: survey.model)
    formats = Self.formats(of: targets, catalogs)
  }

  private static func ownFolders(in model: ProjectModel) -> [TargetID: [String]] {
    var folders: [TargetID: [String]] = [:]
    for project in model.projects {
      for target in project.targets where !target.synchronizedFolders.isEmpty {
        folders[target.id] = target.synchronizedFolders.sorted().filter { folder in
          target.sources.contains { PathParts.lies($0, below: folder) }
            && !project.targets.contains { other in
              other.id != target.id && other.takesNewFiles(in: folder)
            }
        }
      }
    }
    return folders
  }

  private static func formats(
    of targets: [Target], _ catalogs: ProjectCatalogs
  ) -> [String: Bool] {
    var formats: [String: Bool] = [:]
    for target in targets {
      for name in catalogs.owners.catalogs(in: target.id) {
        let isStringCatalog = catalogs.stringCatalogs[name] != nil
        guard isStringCatalog || catalogs.layout.isForCode(name) else { continue }
        formats[target.id.project, default: true] =
          isStringCatalog && formats[target.id.project] != false
      }
    }
    return formats
  }

  /// The catalog to be made: the one that the project names and that isn't there, else beside those
  /// that the target has, else where the project says that its resources are, else among these, else
  /// in its folder, or in one that it shares with none where it would be another target's there; nil
  /// for a target that takes none, and where it would be no target's, another one's, or a second one
  /// of it.
  func name(for lack: KeyDistribution.Lack) -> ProjectCatalogs.Name? {
    if let file = missingFile(for: lack) {
      return ProjectCatalogs.Name(folder: PathParts.folder(of: file), table: lack.table)
    }
    guard let target = survey.model.target(lack.target), !target.isTest,
      let folder = places(of: target.id).first(where: { otherOwner(of: $0, for: lack) == nil }),
      !target.forms(ofTablesIn: folder).isEmpty
    else { return nil }
    return ProjectCatalogs.Name(folder: folder, table: lack.table)
  }

  /// The String Catalog that the project names for what a target lacks, and that isn't there: not one
  /// that was only left out, and none above the folders that were named.
  func missingFile(for lack: KeyDistribution.Lack) -> String? {
    let project = survey.model.project(of: lack.target)?.path ?? ""
    return survey.model.target(lack.target)?.missingCatalogs.first { file in
      let isAbove = ["../", "/"].contains { file.hasPrefix($0) && !project.hasPrefix($0) }
      return PathParts.stem(of: file) == lack.table && !isAbove
        && survey.tree.realPath(of: file) == nil
    }
  }

  /// Whether the project names a catalog as a String Catalog, and it isn't there.
  func isMissing(_ name: ProjectCatalogs.Name) -> Bool {
    survey.model.projects.flatMap(\.targets).contains { target in
      missingFile(for: KeyDistribution.Lack(target: target.id, table: name.table)).map {
        PathParts.folder(of: $0) == name.folder
      } ?? false
    }
  }

  /// Another target that Xcode would give a target's new catalog to, or that has the one in its place.
  struct OtherOwner {
    /// Where the catalog would be made.
    var folder: String
    /// The other target's name.
    var name: String
    /// Whether the catalog would be both targets', and the other one's second.
    var isShared: Bool
    /// The other target's catalog that lies there; nil where none does.
    var file: String?
  }

  /// Which other target Xcode would give a target's new catalog to, in its stead or as a second one, or
  /// has one there already; nil where a new one would be the target's.
  func otherOwner(for lack: KeyDistribution.Lack) -> OtherOwner? {
    guard missingFile(for: lack) == nil else { return nil }
    let others = places(of: lack.target).map { otherOwner(of: $0, for: lack) }
    return others.contains { $0 == nil } ? nil : others.first ?? nil
  }

  /// The folders that a target's new catalogs may go into, the usual one first.
  private func places(of target: TargetID) -> [String] {
    guard let folder = folders[target] else { return [] }
    return [folder] + (ownFolders[target] ?? []).filter { $0 != folder }
  }

  private func otherOwner(of folder: String, for lack: KeyDistribution.Lack) -> OtherOwner? {
    let owners = (survey.model.project(of: lack.target)?.targets ?? []).filter {
      $0.takesNewFiles(in: folder)
    }
    let isShared = owners.contains { $0.id == lack.target }
    // What is there already was left out of the target on purpose.
    let name = ProjectCatalogs.Name(folder: folder, table: lack.table)
    let holders = catalogs.owners.targets(of: name)
    let owner = owners.first { owner in
      !isShared
        || owner.id != lack.target
          && (holders.contains(owner.id) || has(lack.table, owner, outside: folder))
    }
    if let owner { return OtherOwner(folder: folder, name: owner.name, isShared: isShared) }
    guard !holders.contains(lack.target), let holder = holders.map(\.name).min(),
      let file = catalogs.file(of: name)
    else { return nil }
    return OtherOwner(folder: folder, name: holder, isShared: false, file: file)
  }

  /// The pattern that a target's resources need for a new catalog to be the target's, as its manifest
  /// would have it; nil where they take one as they are.
  func missingPattern(for lack: KeyDistribution.Lack) -> String? {
    guard let target = survey.model.target(lack.target), !target.isTest,
      let folder = folders[target.id], target.forms(ofTablesIn: folder).isEmpty,
      let project = survey.model.project(of: target.id)
    else { return nil }
    let resources = "Resources"
    var place = folder
    if folder == target.folder, catalogs.owners.catalogs(in: target.id).isEmpty {
      // Nothing is there but sources.
      let around = PathParts.name(of: folder) == "Sources" ? PathParts.folder(of: folder) : folder
      place = PathParts.join(around, resources)
    }
    let start =
      project.folder.isEmpty ? place : PathParts.relative(place, to: project.folder) ?? resources
    // Of another folder only what is needed: it may have files of all kinds.
    return PathParts.join(start, PathParts.name(of: start) == resources ? "**" : "*.lproj/**")
  }

  /// Whether a target has a table elsewhere than in a folder, or is to get one there.
  private func has(_ table: String, _ target: Target, outside folder: String) -> Bool {
    let own = catalogs.owners.catalogs(of: table, in: target.id).filter {
      catalogs.owners.bundle(of: $0) == nil
    }
    guard own.isEmpty else { return own.contains { $0.folder != folder } }
    return table == "Localizable" && !target.isTest && folders[target.id] != folder
  }

  /// Whether a target whose new catalogs go into a folder has them as String Catalogs by preference
  /// (Xcode's build settings reference, "Localization Prefers String Catalogs"), or because those
  /// around it are such.
  ///
  /// What one of several targets says counts more than what the others only seem to want; a form
  /// that the project takes no table of would be no target's.
  func prefersStringCatalogs(in folder: String) -> Bool {
    let targets = survey.model.projects.flatMap(\.targets).filter { target in
      !target.isTest && places(of: target.id).contains(folder)
    }
    let forms = targets.map { $0.forms(ofTablesIn: folder) }.filter { !$0.isEmpty }
    if forms.contains(.stringCatalogs) { return true }
    if forms.contains(.strings) { return false }
    let preferences = targets.compactMap { $0.settings[Self.preference] }
    guard preferences.isEmpty else { return preferences.contains("YES") }
    return targets.contains { areStringCatalogs(around: $0.id) }
  }

  /// Whether the nearest catalogs for code are all String Catalogs: those of the target's project,
  /// else, as for a package, of the projects of the apps that its code ends up in, else all.
  ///
  /// Where there are none: an Xcode project without the setting was made before there were String
  /// Catalogs (Xcode 15), but a target that was added since has it; XcodeGen and Tuist make one
  /// without it of any age.
  private func areStringCatalogs(around target: TargetID) -> Bool {
    if let own = formats[target.project] { return own }
    let ofUsers = users[target].compactMap { formats[$0.project] }
    let known = ofUsers.isEmpty ? Array(formats.values) : ofUsers
    guard known.isEmpty else { return known.allSatisfy(\.self) }
    let projects = ([target] + users[target]).compactMap { survey.model.project(of: $0) }
    return projects.contains { project in
      project.kind == .generated || project.kind == .tuist
        || project.targets.contains { !$0.isTest && $0.settings[Self.preference] == "YES" }
    }
  }

  private static let preference = "LOCALIZATION_PREFERS_STRING_CATALOGS"

  /// - Parameter linked: Tables that targets may have only because a link leads to them: another one
  ///   beside them would be nothing of the target's.
  private static func folder(
    of target: Target, _ owners: CatalogOwners, besides linked: Set<ProjectCatalogs.Name>
  ) -> String {
    let own = owners.catalogs(in: target.id).filter { name in
      !linked.contains(name) || PathParts.contains(target.folder, name.folder)
    }
    return own.map(\.folder).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      ?? resourceFolder(of: target)
  }

  private static func resourceFolder(of target: Target) -> String {
    if let named = target.resourceFolder { return named }
    let folders = target.resources.map { PathParts.folder(of: $0) }.filter { folder in
      PathParts.name(of: folder) == "Resources" && PathParts.contains(target.folder, folder)
    }
    return folders.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? target.folder
  }
}

extension Target {
  /// Whether a new file in a folder becomes the target's by itself.
  fileprivate func takesNewFiles(in folder: String) -> Bool {
    synchronizedFolders.contains { PathParts.contains($0, folder) }
  }
}

/// The format that catalogs are made in: tables in `.lproj` folders, or String Catalogs.
package enum NewCatalogFormat: String, CaseIterable, Sendable {
  case strings
  case xcstrings
}
