/// The files of a target of XcodeGen's `project.yml`.
struct SpecificationSources {
  let folder: String
  let files: FileList
  /// Folders with packages and projects of their own.
  let nested: [String]

  /// What `sources` and `resources` of a target name.
  func members(of target: SpecificationValue) -> TargetMembers {
    var members = TargetMembers()
    for source in target["sources"]?.elements ?? [] { add(source, to: &members) }
    for resource in target["resources"]?.elements ?? [] {
      paths(of: resource).forEach { members.copy($0) }
    }
    return members
  }

  private func add(_ source: SpecificationValue, to members: inout TargetMembers) {
    let phase = source["buildPhase"]?.text
    let isCopied = phase == "resources" || source["type"]?.text == "folder"
    guard phase != "none" else { return }
    for path in paths(of: source) {
      if isCopied { members.copy(path) } else { members.add(path) }
    }
  }

  /// The files that a source names, without what it excludes.
  private func paths(of source: SpecificationValue) -> [String] {
    guard let name = source.text ?? source["path"]?.text else { return [] }
    let place = ProjectPath.join(folder, name)
    if let file = files.file(at: place) { return [file] }
    guard !OpaqueFolder.isOne(place) else { return [] }
    let excluded = (source["excludes"]?.texts ?? []).map(PathPattern.init)
    let included = (source["includes"]?.texts ?? []).map(PathPattern.init)
    let inner = nested.filter { ProjectPath.lies($0, below: place) }
    let start = place.isEmpty ? 0 : place.utf8.count + 1
    return files.files(below: place).filter { path in
      let rest = path.utf8.dropFirst(start)
      return !OpaqueFolder.isInside(path, below: place)
        && !inner.contains { ProjectPath.lies(path, below: $0) }
        && !excluded.contains { $0.matches(rest) }
        && (included.isEmpty || included.contains { $0.matches(rest) })
    }
  }
}

/// A pattern of paths as XcodeGen has them: `*`, `**` and `?`; a folder means all that is in it.
struct PathPattern {
  private let pattern: [UInt8]

  init(_ text: String) { pattern = Array(ProjectPath.normalized(text).utf8) }

  /// Whether a path, or a folder that it lies in, is meant.
  func matches(_ path: some Sequence<UInt8>) -> Bool {
    let bytes = Array(path)
    if Self.matches(pattern[...], bytes[...]) { return true }
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "/") && Self.matches(pattern[...], bytes[..<index])
    }
  }

  /// Goes back to the last star only, so that time is at most the product of both lengths.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var (p, t) = (pattern.startIndex, path.startIndex)
    var retry: (pattern: Int, path: Int, crosses: Bool)?
    while t < path.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        var next = p + 1
        let crosses = next < pattern.endIndex && pattern[next] == UInt8(ascii: "*")
        if crosses { next += 1 }
        // `**/` also stands for no folder at all.
        if crosses, next < pattern.endIndex, pattern[next] == UInt8(ascii: "/") { next += 1 }
        (retry, p) = ((next, t, crosses), next)
      } else if p < pattern.endIndex,
        pattern[p] == path[t] || pattern[p] == UInt8(ascii: "?") && path[t] != UInt8(ascii: "/")
      {
        (p, t) = (p + 1, t + 1)
      } else if let last = retry, last.crosses || path[last.path] != UInt8(ascii: "/") {
        retry = (last.pattern, last.path + 1, last.crosses)
        (p, t) = (last.pattern, last.path + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
