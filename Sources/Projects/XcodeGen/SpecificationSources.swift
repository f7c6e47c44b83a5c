import Reading

/// The files of a target of XcodeGen's `project.yml`.
struct SpecificationSources {
  let folder: String
  let files: FileList
  /// Folders with packages and projects of their own.
  let nested: [String]

  /// What `sources` and `resources` of a target name.
  func members(of target: SpecificationTarget) -> TargetMembers {
    var members = TargetMembers()
    for source in target.elements("sources") { add(source, to: &members) }
    for resource in target.elements("resources") {
      paths(of: resource).forEach { members.copy($0) }
    }
    return members
  }

  /// The first file among a target's sources that is called `Info.plist`.
  func propertyList(of target: SpecificationTarget) -> String? {
    for source in target.elements("sources") {
      let lists = paths(of: source).filter { PathParts.name(of: $0) == "Info.plist" }
      if let list = lists.min(by: { $0.utf8.count < $1.utf8.count }) { return list }
    }
    return nil
  }

  private func add(_ source: SpecificationLayer, to members: inout TargetMembers) {
    let phase = source.value["buildPhase"]?.text
    let isFolder = source.value["type"]?.text == "folder"
    let isCopied = phase == "resources" || isFolder
    guard phase != "none" else { return }
    for path in paths(of: source) {
      if isCopied {
        members.copy(path, inFolder: isFolder)
      } else {
        members.add(path)
      }
    }
  }

  /// The files that a source names, without what it excludes.
  private func paths(of source: SpecificationLayer) -> [String] {
    guard let name = source.value.path else { return [] }
    let place = source.place(of: name, in: folder)
    if let file = files.file(at: place) { return [file] }
    guard !OpaqueFolder.isOne(place) else { return [] }
    let excluded = (source.value["excludes"]?.texts ?? []).map(PathPattern.init)
    let included = (source.value["includes"]?.texts ?? []).map(PathPattern.init)
    let inner = nested.filter { PathParts.lies($0, below: place) }
    let start = place.isEmpty ? 0 : place.utf8.count + 1
    return files.files(below: place).filter { path in
      let rest = String(Substring(path.utf8.dropFirst(start)))
      return !OpaqueFolder.isInside(path, below: place)
        && !inner.contains { PathParts.lies(path, below: $0) }
        && !excluded.contains { $0.matches(rest) }
        && (included.isEmpty || included.contains { $0.matches(rest) })
    }
  }
}

/// A pattern of paths as XcodeGen has them, always from the source's folder; a folder means all that
/// is in it.
private struct PathPattern {
  private let glob: Glob

  init(_ text: String) { glob = Glob("/" + PathParts.normalized(text)) }

  /// Whether a path, or a folder that it lies in, is meant.
  func matches(_ path: String) -> Bool {
    glob.matches(path) || PathParts.enclosingFolders(of: path).contains { glob.matches($0) }
  }
}
