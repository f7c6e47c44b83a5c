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
        var folder = ProjectPath.folder(of: path)
        while done.insert(folder).inserted {
          owners[folder, default: []].insert(index)
          folder = ProjectPath.folder(of: folder)
        }
      }
    }
  }

  /// The folder that all of the target's sources share or, where other targets are in it too,
  /// the folder below it with most of them.
  func folder(ofTarget index: Int) -> String {
    let target = targets[index]
    var paths = target.sources.isEmpty ? target.resources : target.sources
    paths = paths.filter { ProjectPath.lies($0, below: projectFolder) }
    if let list = target.infoPlist, !list.isEmpty {
      let folder = ProjectPath.folder(of: list)
      if paths.contains(where: { ProjectPath.lies($0, below: folder) }), folder != projectFolder,
        owners[folder] == [index]
      {
        return folder
      }
    }
    guard var folder = ProjectPath.commonFolder(of: paths) else { return projectFolder }
    while (owners[folder]?.count ?? 0) > 1, let inner = Self.mainFolder(of: paths, below: folder) {
      folder = inner
      paths = paths.filter { ProjectPath.lies($0, below: folder) }
    }
    return folder
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
