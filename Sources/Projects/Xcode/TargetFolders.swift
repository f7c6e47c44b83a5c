import Reading

/// Finds the folder that is a target's own, where project files name files one by one.
struct TargetFolders {
  private let targets: [Target]
  private let projectFolder: String
  /// How many targets have sources in a folder or below it that nobody shares.
  private var owners: [String: Set<Int>] = [:]

  init(_ targets: [Target], projectFolder: String) {
    self.targets = targets
    self.projectFolder = projectFolder
    for (index, target) in targets.enumerated() {
      var done: Set<String> = []
      for path in target.sources + target.resources {
        var folder = PathParts.folder(of: path)
        while done.insert(folder).inserted {
          owners[folder, default: []].insert(index)
          folder = PathParts.folder(of: folder)
        }
      }
    }
  }

  /// The folder that has the target's name, or else its property list; where there is neither, the
  /// one that all of its sources share or, where other targets are in it too, the folder below it
  /// with most of them.
  func folder(ofTarget index: Int) -> String {
    let target = targets[index]
    var paths = target.sources.isEmpty ? target.resources : target.sources
    paths = paths.filter { PathParts.lies($0, below: projectFolder) }
    let own = Set(paths.map(PathParts.folder(of:)))
    if let named = Self.folder(named: target.name, around: own, projectFolder) { return named }
    if let list = target.infoPlist {
      let folder = PathParts.folder(of: list)
      if folder != projectFolder,
        own.contains(where: { $0 == folder || PathParts.lies($0, below: folder) })
      {
        return outward(from: folder, holding: paths)
      }
    }
    guard var folder = PathParts.commonFolder(of: paths) else { return projectFolder }
    while (owners[folder]?.count ?? 0) > 1, let inner = Self.mainFolder(of: paths, below: folder) {
      folder = inner
      paths = paths.filter { PathParts.lies($0, below: folder) }
    }
    return folder
  }

  /// The folder, or one around it that holds most of the paths: property lists often are in a
  /// folder of their own.
  private func outward(from folder: String, holding paths: [String]) -> String {
    var outer = folder
    while paths.count(where: { PathParts.lies($0, below: outer) }) * 2 < paths.count {
      let next = PathParts.folder(of: outer)
      guard next != projectFolder, PathParts.lies(next, below: projectFolder), !next.isEmpty
      else { return folder }
      outer = next
    }
    return outer
  }

  /// The outermost folder of a name below the project's that some of the folders are in.
  private static func folder(
    named name: String, around folders: Set<String>, _ projectFolder: String
  ) -> String? {
    let found = folders.flatMap { folder in
      ([folder] + PathParts.enclosingFolders(of: folder)).filter {
        PathParts.name(of: $0) == name && PathParts.lies($0, below: projectFolder)
      }
    }
    return found.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The folder directly below another that more than half of the paths lie in.
  private static func mainFolder(of paths: [String], below folder: String) -> String? {
    var counts: [Substring: Int] = [:]
    let start = folder.isEmpty ? 0 : folder.utf8.count + 1
    for path in paths {
      let rest = path.utf8.dropFirst(start)
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { continue }
      counts[path[..<slash], default: 0] += 1
    }
    let largest = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return largest.flatMap { $0.value * 2 > paths.count ? String($0.key) : nil }
  }
}
