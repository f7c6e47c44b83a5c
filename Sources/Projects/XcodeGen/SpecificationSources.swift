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

  private func add(_ source: SpecificationValue, to members: inout TargetMembers) {
    let phase = source["buildPhase"]?.text
    let isCopied = phase == "resources" || source["type"]?.text == "folder"
    guard phase != "none" else { return }
    for path in paths(of: source) {
      if isCopied {
        members.copy(path, inFolder: source["type"]?.text == "folder")
      } else {
        members.add(path)
      }
    }
  }

  /// The files that a source names, without what it excludes.
  private func paths(of source: SpecificationValue) -> [String] {
    guard let name = source.path else { return [] }
    let place = PathParts.resolved(name, in: folder)
    if let file = files.file(at: place) { return [file] }
    guard !OpaqueFolder.isOne(place) else { return [] }
    let excluded = (source["excludes"]?.texts ?? []).map(PathPattern.init)
    let included = (source["includes"]?.texts ?? []).map(PathPattern.init)
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

extension SpecificationValue {
  /// What a source or resource is called, alone or beside other members.
  var path: String? { text ?? self["path"]?.text }
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

/// A target of XcodeGen's `project.yml` with the templates that it is made from.
struct SpecificationTarget {
  let name: String
  /// The templates, then the target itself: what comes later wins, and lists are joined.
  private let layers: [SpecificationValue]

  private static let layerLimit = 64

  /// - Parameter templates: The `targetTemplates` by name, which may be made from others.
  init(_ name: String, _ value: SpecificationValue, templates: [String: SpecificationValue]) {
    self.name = name
    var layers = [value]
    var names = value["templates"]?.texts ?? []
    var seen: Set<String> = []
    while let next = names.popLast(), layers.count < Self.layerLimit {
      guard seen.insert(next).inserted, let template = templates[next] else { continue }
      layers.insert(template, at: 0)
      names += template["templates"]?.texts ?? []
    }
    self.layers = layers
  }

  /// The value of a key in the target, or else in a template.
  subscript(key: String) -> SpecificationValue? { layers.last { $0[key] != nil }?[key] }

  /// The elements of a key's lists in all templates and the target.
  func elements(_ key: String) -> [SpecificationValue] {
    layers.flatMap { $0[key]?.elements ?? [] }
  }

  /// The values of a key in all templates and the target.
  func all(_ key: String) -> [SpecificationValue] { layers.compactMap { $0[key] } }
}
