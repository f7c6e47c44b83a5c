import Reading

/// The files of a target of XcodeGen's `project.yml`.
struct SpecificationSources {
  private let folder: String
  private let files: FileList
  private let nested: [String]
  /// What is done with files that are called like some, by what stands behind the last dot of their names.
  private let phases: [String: SpecificationPhase]
  /// Whether folders are copied as they are where a source doesn't say what it is.
  private let copiesFolders: Bool

  /// - Parameters:
  ///   - nested: Folders with packages and projects of their own.
  ///   - options: What the specification says for all of its targets.
  init(
    folder: String, files: FileList, nested: [String], options: [SpecificationLayer]
  ) {
    (self.folder, self.files, self.nested) = (folder, files, nested)
    phases = options.values(of: "fileTypes").membersByName.compactMapValues { said in
      said.values(of: "buildPhase").last.map { SpecificationPhase($0.value) }
    }
    let type = options.values(of: "defaultSourceDirectoryType").last?.value.text
    copiesFolders = type == "folder"
  }

  /// What `sources` and `resources` of a target name.
  func members(of target: SpecificationTarget) -> TargetMembers {
    var members = TargetMembers()
    for source in target.elements("sources") { add(source, to: &members) }
    for resource in target.elements("resources") {
      paths(of: resource).forEach { members.copy($0) }
      noteMissing(resource, in: &members)
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
    let isFolder = isFolder(source.value)
    let phase = source.value["buildPhase"].map(SpecificationPhase.init)
    if phase == nil { noteMissing(source, in: &members) }
    for path in paths(of: source) {
      let kind = String(PathParts.fileExtension(of: path))
      let usual: SpecificationPhase? = isFolder ? .resources : phases[kind]
      switch phase ?? usual {
      case .sources: members.compile(path)
      case .resources: members.copy(path, inFolder: isFolder)
      case .nothing: break
      case nil: members.add(path)
      }
    }
  }

  private func noteMissing(_ source: SpecificationLayer, in members: inout TargetMembers) {
    guard let place = source.value.path.map({ source.place(of: $0, in: folder) }),
      !files.hasItem(place)
    else { return }
    members.miss(place)
  }

  /// Whether a source is a folder that is copied as it is (XcodeGen, `SourceGenerator.swift`,
  /// `resolvedTargetSourceType`).
  private func isFolder(_ source: SpecificationValue) -> Bool {
    if let type = source["type"]?.text { return type == "folder" }
    return copiesFolders && source.path.map { PathParts.fileExtension(of: $0).isEmpty } ?? false
  }

  /// The files that a source names, without what it excludes.
  private func paths(of source: SpecificationLayer) -> [String] {
    guard let name = source.value.path else { return [] }
    let place = source.place(of: name, in: folder)
    if let file = files.file(at: place) { return files.takes(1) ? [file] : [] }
    guard !OpaqueFolder.isOne(place), !files.isExhausted else { return [] }
    let excluded = (source.value["excludes"]?.texts ?? []).map(PathPattern.init)
    let included = (source.value["includes"]?.texts ?? []).map(PathPattern.init)
    let inner = nested.filter { PathParts.lies($0, below: place) }
    let start = place.isEmpty ? 0 : place.utf8.count + 1
    let compared = (excluded + included).reduce(inner.count) { $0 + $1.count }
    return files.named(below: place, comparedWith: compared).filter { path in
      let rest = String(Substring(path.utf8.dropFirst(start)))
      return !OpaqueFolder.isInside(path, below: place)
        && !inner.contains { PathParts.lies(path, below: $0) }
        && !excluded.contains { $0.matches(rest) }
        && (included.isEmpty || included.contains { $0.matches(rest) })
    }
  }
}

/// What XcodeGen does with files, as far as targets have them for it (Docs/ProjectSpec.md, "Target
/// Source", `buildPhase`).
private enum SpecificationPhase {
  case sources, resources, nothing

  init(_ value: SpecificationValue) {
    switch value.text {
    case "sources"?, "headers"?: self = .sources
    case "resources"?: self = .resources
    case _?: self = .nothing
    case nil:
      // Where a bundle looks for resources.
      let destination = value["copyFiles"]?["destination"]?.text
      self = destination == "resources" || destination == "wrapper" ? .resources : .nothing
    }
  }
}
