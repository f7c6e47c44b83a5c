import Reading

/// Finds targets for headers, which most targets include without listing them.
struct HeaderOwners {
  private let original: [Target]
  private var added: [Int: [String]] = [:]
  /// The targets with C-family sources in a folder or below it.
  private var byFolder: [String: Set<Int>] = [:]
  private var listed: Set<String> = []

  init(_ targets: [Target]) {
    original = targets
    for (index, target) in targets.enumerated() {
      var done: Set<String> = []
      for source in target.sources {
        if FileKind.isHeader(source) { listed.insert(source) }
        guard PathParts.fileExtension(of: source) != "swift" else { continue }
        var folder = PathParts.folder(of: source)
        while done.insert(folder).inserted {
          byFolder[folder, default: []].insert(index)
          folder = PathParts.folder(of: folder)
        }
      }
    }
  }

  /// The targets with the headers that they were given.
  var targets: [Target] {
    var targets = original
    for (index, headers) in added {
      targets[index].sources = (targets[index].sources + headers).sorted()
    }
    return targets
  }

  /// Gives a header to the targets in the nearest folder that have sources which can include it.
  mutating func attribute(_ header: String) {
    guard listed.insert(header).inserted else { return }
    var folder = PathParts.folder(of: header)
    while true {
      if let owners = byFolder[folder] {
        for owner in owners {
          added[owner, default: []].append(header)
        }
        return
      }
      guard !folder.isEmpty, folder != "/" else { return }
      folder = PathParts.folder(of: folder)
    }
  }
}
