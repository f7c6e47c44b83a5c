import Reading

/// The files that targets of Tuist's have, by the patterns of their manifest.
struct TuistFiles {
  /// The manifest's.
  let folder: String
  /// That of all projects; nil where it isn't known.
  let root: String?
  let files: FileList

  /// What a target is built from; nil where a path starts at a folder that isn't known.
  func members(of target: TuistManifest.Target) -> TargetMembers? {
    var members = TargetMembers()
    for files in target.sources {
      guard let paths = paths(of: files) else { return nil }
      // A pattern of sources means those only; intents are compiled.
      for path in paths where isSource(path) { members.compile(path) }
    }
    for files in target.resources {
      guard let paths = paths(of: files) else { return nil }
      for path in paths where FileKind(path: path) != .source || files.isFolder {
        members.copy(path, inFolder: files.isFolder)
      }
    }
    for place in target.folders {
      guard let folder = path(place) else { return nil }
      for path in files.named(below: folder) where !OpaqueFolder.isInside(path, below: folder) {
        members.add(path)
      }
    }
    return members
  }

  private func isSource(_ path: String) -> Bool {
    FileKind(path: path) == .source && !ProjectFiles.isManifest(path)
      || PathParts.fileExtension(of: path) == "intentdefinition"
  }

  /// Where a path leads to; nil where it starts at a folder that isn't known.
  func path(_ place: TuistManifest.Place) -> String? {
    (place.isFromRoot ? root : folder).map { PathParts.resolved(place.path, in: $0) }
  }

  /// The files that a pattern means, without those that are excluded.
  private func paths(of named: TuistManifest.Files) -> [String]? {
    guard let pattern = path(named.pattern), let excluded = excluded(from: named) else {
      return nil
    }
    let compared = excluded.reduce(0) { $0 + $1.count }
    return matches(pattern, comparedWith: compared).filter { path in
      let path = PathParts.normalized(path)
      return !excluded.contains { $0.matches(path) }
    }
  }

  /// Nil where one starts at a folder that isn't known.
  func excluded(from named: TuistManifest.Files) -> [PathPattern]? {
    var excluded: [PathPattern] = []
    for place in named.excluded {
      guard let path = path(place) else { return nil }
      excluded.append(PathPattern(path))
    }
    return excluded
  }

  /// - Parameter others: How many other patterns each file is compared with.
  private func matches(_ pattern: String, comparedWith others: Int) -> [String] {
    if let file = files.file(at: pattern) {
      return files.takes(1, comparedWith: others) ? [file] : []
    }
    let (folder, rest) = Self.parts(of: pattern)
    guard !rest.isEmpty else {
      return files.named(below: folder, comparedWith: others).filter {
        !OpaqueFolder.isInside($0, below: folder)
      }
    }
    let glob = PathPattern(rest)
    let start = folder.isEmpty ? 0 : folder.utf8.count + 1
    return files.named(below: folder, comparedWith: glob.count + others).filter { path in
      !OpaqueFolder.isInside(path, below: folder)
        && glob.matches(String(Substring(path.utf8.dropFirst(start))))
    }
  }

  /// What stands before the first part with a sign is a folder.
  static func parts(of pattern: String) -> (folder: String, rest: String) {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { !$0.utf8.contains(where: Self.isSign) }
    return (
      fixed.joined(separator: "/"), parts.dropFirst(fixed.count).joined(separator: "/")
    )
  }

  private static func isSign(_ byte: UInt8) -> Bool { "*?[{".utf8.contains(byte) }
}
