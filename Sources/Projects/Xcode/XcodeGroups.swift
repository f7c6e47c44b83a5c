import Reading

/// Where the files of an Xcode project are: paths of references through the groups around them.
struct XcodeGroups {
  private let objects: XcodeObjects
  private let files: FileList
  /// What `SOURCE_ROOT` stands for.
  let sourceRoot: String
  private var parents: [String: String] = [:]
  /// Paths that are known; nil for what lies in no folder of the project.
  private var known: [String: String?] = [:]

  init(_ objects: XcodeObjects, files: FileList, projectFolder: String) {
    self.objects = objects
    self.files = files
    sourceRoot = PathParts.resolved(
      objects.project?.text("projectDirPath") ?? "", in: projectFolder)
    for object in objects.ordered {
      guard let children = object.fields["children"]?.elements else { continue }
      for case let child? in children.map(\.text) where parents[child] == nil {
        parents[child] = object.id
      }
    }
  }

  /// The path of a reference or group; nil for what is built or belongs to the system.
  mutating func path(of object: XcodeObjects.Object) -> String? {
    // Groups are climbed with a list, not by recursion: someone may nest a million of them.
    var chain: [XcodeObjects.Object] = []
    var visited: Set<String> = []
    var base: String? = sourceRoot
    var next: XcodeObjects.Object? = object
    while let current = next {
      if let path = known[current.id] {
        base = path
        break
      }
      guard visited.insert(current.id).inserted else { break }
      chain.append(current)
      next = isInGroup(current) ? objects[parents[current.id]] : nil
    }
    for element in chain.reversed() {
      base = path(of: element, in: base)
      known[element.id] = .some(base)
    }
    return base
  }

  private func isInGroup(_ object: XcodeObjects.Object) -> Bool {
    let tree = object.text("sourceTree")
    return tree == nil || tree == "<group>"
  }

  private func path(of object: XcodeObjects.Object, in folder: String?) -> String? {
    let path = anyPath(of: object, in: folder)
    // Groups in groups would make longer and longer ones.
    return path.flatMap { $0.utf8.count <= PathParts.longest ? $0 : nil }
  }

  private func anyPath(of object: XcodeObjects.Object, in folder: String?) -> String? {
    let own = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return folder.map { PathParts.resolved(own, in: $0) }
    case "SOURCE_ROOT": return PathParts.resolved(own, in: sourceRoot)
    case "<absolute>": return own.hasPrefix("/") ? PathParts.normalized(own) : nil
    default: return nil
    }
  }

  /// The files behind a member of a build phase: one, all languages of a variant group, or what a
  /// folder or bundle holds.
  mutating func files(of object: XcodeObjects.Object) -> [String] {
    places(of: object).flatMap { files(at: $0) }
  }

  /// Whether so many members of build phases may still be looked at: targets may share a phase.
  func takes(_ count: Int) -> Bool { files.takes(count) }

  /// Where a member of a build phase is named and nothing lies.
  mutating func missingPlaces(of object: XcodeObjects.Object) -> [String] {
    places(of: object).filter { !files.hasItem($0) }
  }

  /// The paths behind a member of a build phase: one, or all languages of a variant group.
  private mutating func places(of object: XcodeObjects.Object) -> [String] {
    var found: [String] = []
    var visited: Set<String> = []
    var open = [object]
    while let current = open.popLast() {
      guard visited.insert(current.id).inserted else { continue }
      switch current.isa {
      case "PBXVariantGroup", "PBXGroup", "XCVersionGroup":
        open += current.texts("children").reversed().compactMap { objects[$0] }
      default:
        if let path = path(of: current) { found.append(path) }
      }
    }
    return found
  }

  /// Whether a reference is to a folder, which is copied as it stands.
  mutating func isFolder(_ reference: XcodeObjects.Object) -> Bool {
    guard reference.isa == "PBXFileReference", let path = path(of: reference) else { return false }
    return files.file(at: path) == nil && TargetMembers.encloses(path)
  }

  private func files(at path: String) -> [String] {
    if let file = files.file(at: path) { return files.takes(1) ? [file] : [] }
    guard !path.isEmpty, path != sourceRoot, !OpaqueFolder.isOne(path) else { return [] }
    return files.named(below: path).filter { !OpaqueFolder.isInside($0, below: path) }
  }
}
