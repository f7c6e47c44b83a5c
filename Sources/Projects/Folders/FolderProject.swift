import Reading

/// What stands in for a project where there is none: all files that no project's folder holds.
enum FolderProject {
  /// - Parameters:
  ///   - folders: The folders of all projects.
  ///   - projects: The projects that were read, which may have files elsewhere too.
  ///   - foreign: The files that belong to targets of theirs if to any.
  /// - Returns: Nil where nothing is left, or only sources without a table that they could go into.
  static func project(
    _ files: FileList, folders: [String], projects: [Project], leavingOut foreign: Set<String>
  ) -> Project? {
    guard !folders.contains("") else { return nil }
    let members = members(of: files, outside: Set(folders), projects, foreign)
    guard !members.sources.isEmpty || !members.resources.isEmpty else { return nil }
    if !projects.isEmpty, !members.resources.contains(where: { FileKind(path: $0) == .localizable })
    {
      return nil
    }
    let folder = root(of: files)
    let name = folder.isEmpty ? "." : PathParts.name(of: folder)
    var project = Project(path: folder, kind: .folder, name: name)
    var target = Target(
      id: TargetID(project: folder, name: name), product: .other("folder"),
      moduleName: folder.isEmpty ? "" : SettingModifier.moduleName(name), folder: folder)
    target.sources = members.sources.sorted()
    target.resources = members.resources.sorted()
    project.targets = [target]
    return project
  }

  /// The files that no project's folder and no project holds.
  private static func members(
    of files: FileList, outside folders: Set<String>, _ projects: [Project],
    _ foreign: Set<String>
  ) -> TargetMembers {
    var members = TargetMembers()
    var claimed = foreign
    for target in projects.flatMap(\.targets) {
      claimed.formUnion(target.sources)
      claimed.formUnion(target.resources)
    }
    for path in files.all where FileKind(path: path) != .other {
      if !claimed.contains(path), isOwn(path, outside: folders) { members.add(path) }
    }
    return members
  }

  /// The folder that everything is in; paths that are relative are so to the empty one.
  private static func root(of files: FileList) -> String {
    guard files.all.first?.hasPrefix("/") == true else { return "" }
    return PathParts.commonFolder(of: files.all) ?? "/"
  }

  private static func isOwn(_ path: String, outside folders: Set<String>) -> Bool {
    !VendoredFolder.holds(path) && !OpaqueFolder.isInside(path, below: "")
      && PathParts.enclosingFolders(of: PathParts.normalized(path))
        .allSatisfy { !folders.contains($0) }
  }
}
