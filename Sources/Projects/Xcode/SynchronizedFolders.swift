import Reading

/// The folders of an Xcode project whose files belong to targets without being listed
/// (`PBXFileSystemSynchronizedRootGroup`), with their exceptions.
struct SynchronizedFolders {
  private let objects: XcodeObjects
  private let files: FileList
  /// Folders with packages and projects of their own.
  private let nested: [String]
  /// The ids of the targets by those of their phases.
  private let targetsOfPhases: [String: String]

  /// - Parameter nested: The folders of other projects and packages.
  init(_ objects: XcodeObjects, files: FileList, nested: [String]) {
    self.objects = objects
    self.files = files
    self.nested = nested
    let phases = objects.ordered.flatMap { target in
      target.texts("buildPhases").map { ($0, target.id) }
    }
    targetsOfPhases = Dictionary(phases) { first, _ in first }
  }

  /// Adds the folders' files to the targets that they belong to.
  ///
  /// - Parameter owners: The ids of the targets that list a folder's group, by the group's id.
  func add(
    to members: inout [String: TargetMembers], owners: [String: [String]],
    groups: inout XcodeGroups
  ) {
    for group in objects.ordered where group.isa == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = groups.path(of: group) else { continue }
      let owning = owners[group.id] ?? []
      let own = owning.isEmpty ? [] : contents(of: folder)
      let copied = group.texts("explicitFolders").map { PathParts.resolved($0, in: folder) }
      for target in owning where files.takes(own.count, comparedWith: copied.count) {
        for path in own { members[target, default: TargetMembers()].add(path, copying: copied) }
      }
      for exception in group.texts("exceptions").compactMap({ objects[$0] }) {
        apply(exception, in: folder, to: &members, owning: owning)
      }
    }
  }

  private func contents(of folder: String) -> [String] {
    let inner = nested.filter { PathParts.lies($0, below: folder) }
    return files.named(below: folder, comparedWith: inner.count).filter { path in
      !OpaqueFolder.isInside(path, below: folder)
        && !inner.contains { PathParts.lies(path, below: $0) }
    }
  }

  private func apply(
    _ exception: XcodeObjects.Object, in folder: String,
    to members: inout [String: TargetMembers], owning: [String]
  ) {
    let paths = exceptedPaths(exception, in: folder)
    if let phase = objects[exception.text("buildPhase")] {
      // The files are members, in another phase than their kind has.
      guard let target = targetsOfPhases[phase.id] else { return }
      for path in paths {
        members[target, default: TargetMembers()].remove(path)
        switch phase.isa {
        case "PBXSourcesBuildPhase", "PBXHeadersBuildPhase": members[target]?.compile(path)
        case "PBXResourcesBuildPhase": members[target]?.copy(path)
        case "PBXCopyFilesBuildPhase" where XcodePhase.copiesResources(phase):
          members[target]?.copy(path)
        default: break
        }
      }
      return
    }
    guard let target = exception.text("target") else { return }
    for path in paths {
      if owning.contains(target) {
        members[target]?.remove(path)
      } else {
        members[target, default: TargetMembers()].add(path)
      }
    }
  }

  /// The files that an exception is about; a folder may name it again and again.
  private func exceptedPaths(_ exception: XcodeObjects.Object, in folder: String) -> [String] {
    let names = exception.texts("membershipExceptions")
    return files.takes(names.count) ? names.flatMap { matches(of: $0, in: folder) } : []
  }

  /// The files that an exception names: one, a folder's, or all languages of one.
  private func matches(of exception: String, in folder: String) -> [String] {
    let mark = "/Localized: "
    guard exception.hasPrefix(mark) else {
      let path = PathParts.resolved(exception, in: folder)
      if let file = files.file(at: path) { return [file] }
      return files.named(below: path).filter { !OpaqueFolder.isInside($0, below: path) }
    }
    let path = PathParts.resolved(String(exception.dropFirst(mark.count)), in: folder)
    let name = PathParts.name(of: path)
    let stem = PathParts.stem(of: path)
    return files.named(below: PathParts.folder(of: path)).filter { file in
      let language = PathParts.folder(of: file)
      guard PathParts.isLanguageFolder(language),
        PathParts.folder(of: language) == PathParts.folder(of: path)
      else { return false }
      return PathParts.name(of: file) == name
        // A storyboard's or xib's other languages are tables.
        || PathParts.stem(of: file) == stem && FileKind(path: file) == .localizable
    }
  }
}

extension TargetMembers {
  /// Adds a file by its kind, or as part of a folder that is copied as a whole.
  ///
  /// - Parameter folders: Those that are copied so.
  fileprivate mutating func add(_ path: String, copying folders: [String]) {
    guard let folder = folders.first(where: { PathParts.lies(path, below: $0) }) else {
      return add(path)
    }
    copy(path, inFolder: Self.encloses(folder))
  }
}

/// What a build phase does.
enum XcodePhase {
  /// Whether files are copied where a bundle looks for resources.
  static func copiesResources(_ phase: XcodeObjects.Object) -> Bool {
    // `NSCopyFilesDestination`: 1 is the wrapper, 7 the resources.
    ["1", "7"].contains(phase.text("dstSubfolderSpec") ?? "")
      || phase.text("dstSubfolder") == "Resources"
  }
}
