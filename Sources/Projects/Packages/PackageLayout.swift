import Reading

/// The files of a package's targets, by SwiftPM's conventions.
struct PackageLayout {
  private let files: FileList
  private let folder: String
  /// How many targets SwiftPM looks for in the same folders.
  private let counts: [[String]: Int]
  /// Folders with packages and projects of their own.
  private let nested: [String]
  private var folders: [String: String] = [:]
  /// The folders of all targets, each once.
  private var claimed: [String] = []

  /// - Parameter folder: The folder of the `Package.swift`.
  init(_ manifest: PackageManifest, in folder: String, files: FileList, nested: [String]) {
    counts = Dictionary(
      manifest.targets.map { (Self.parents(of: $0.kind), 1) }, uniquingKeysWith: +)
    self.folder = folder
    self.files = files
    self.nested = nested.filter { PathParts.lies($0, below: folder) }
    for target in manifest.targets { folders[target.name] = place(of: target) }
    claimed = Set(folders.values).sorted()
  }

  /// The folder of a target; nil when it has none.
  func folder(of target: PackageManifest.Target) -> String? { folders[target.name] }

  /// A folder that a target has processed: what has no suffix is a folder.
  func resourceFolder(of target: PackageManifest.Target) -> String? {
    guard let place = folders[target.name] else { return nil }
    let folders = target.resources.filter { $0.rule == .process }.map {
      PathParts.resolved($0.path, in: place)
    }
    return Target.resourceFolder(
      of: folders.filter {
        !PathParts.name(of: $0).contains(".") && ($0 == place || PathParts.lies($0, below: place))
      })
  }

  private func place(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let place = PathParts.resolved(path, in: folder)
      return place.isEmpty || files.hasFolder(place) ? place : nil
    }
    let parents = Self.parents(of: target.kind)
    for parent in parents {
      let place = PathParts.resolved(parent + "/" + target.name, in: folder)
      if files.hasFolder(place) { return place }
    }
    // A package with one target may have its sources right in `Sources`.
    guard counts[parents] == 1 else { return nil }
    return parents.lazy.map { PathParts.resolved($0, in: folder) }.first(where: files.hasFolder)
  }

  /// Where SwiftPM looks for targets.
  static func parents(of kind: PackageManifest.Target.Kind) -> [String] {
    switch kind {
    case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }

  /// The sources and resources of a target.
  func members(of target: PackageManifest.Target) -> TargetMembers {
    var members = TargetMembers()
    guard let place = folders[target.name] else { return members }
    let left = excluded(from: target, at: place)
    func isLeft(_ path: String) -> Bool {
      left.contains { path == $0 || PathParts.lies(path, below: $0) }
    }
    let only = target.sources?.map { PathParts.resolved($0, in: place) }
    let rules = target.resources.map {
      PlacedRule(rule: $0.rule, path: PathParts.resolved($0.path, in: place))
    }
    for path in files.named(
      below: place, comparedWith: left.count + rules.count + (only?.count ?? 0))
    where !isLeft(path) && !OpaqueFolder.isInside(path, below: place) {
      let rule = Self.rule(for: path, of: rules)
      let isSource = FileKind(path: path) == .source
      switch rule?.rule {
      case .process? where !isSource: members.copy(path)
      case .process?, nil:
        let isNamed = only?.contains { path == $0 || PathParts.lies(path, below: $0) } ?? true
        if isSource ? isNamed : Self.isProcessed(path) { members.add(path) }
      case .copy?, .embedInCode?: if let rule { members.copy(path, by: rule) }
      }
    }
    for (path, rule) in filesBeside(place, namedBy: rules) where !isLeft(path) {
      members.copy(path, by: rule)
    }
    return members
  }

  /// The rule that names the file or, of the folders around it, the innermost.
  private static func rule(for path: String, of rules: [PlacedRule]) -> PlacedRule? {
    rules.filter { path == $0.path || PathParts.lies(path, below: $0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The files that rules name beside the target's folder (`../Resources`), with the innermost rule of
  /// each: SwiftPM takes them as resources, and compiles none of them.
  private func filesBeside(
    _ place: String, namedBy rules: [PlacedRule]
  ) -> [String: PlacedRule] {
    let beside = rules.filter { $0.path != place && !PathParts.lies($0.path, below: place) }
    var found: [String: PlacedRule] = [:]
    // Inner folders come last.
    for rule in beside.sorted(by: { $0.path.utf8.count < $1.path.utf8.count }) {
      if let file = files.file(at: rule.path) { found[file] = rule }
      for path in files.named(below: rule.path, comparedWith: nested.count)
      where !PathParts.lies(path, below: place)
        && !nested.contains(where: { PathParts.lies(path, below: $0) })
        && !OpaqueFolder.isInside(path, below: PathParts.folder(of: rule.path))
      {
        found[path] = rule
      }
    }
    return found
  }

  private func excluded(from target: PackageManifest.Target, at place: String) -> [String] {
    // Where no steps are left, there are no files that it would be left out of.
    guard files.takes(1, comparedWith: claimed.count + nested.count) else { return [] }
    let others = claimed.filter { $0 != place }
    return target.exclude.map { PathParts.resolved($0, in: place) }
      + (others + nested).filter { PathParts.lies($0, below: place) }
  }

  /// Whether a file is a resource without being declared as one.
  private static func isProcessed(_ path: String) -> Bool {
    FileKind(path: path) == .localizable || PathParts.isLanguageFolder(PathParts.folder(of: path))
  }
}

extension TargetMembers {
  /// Adds a file that a rule names as a resource.
  fileprivate mutating func copy(_ path: String, by rule: PlacedRule) {
    switch rule.rule {
    case .process: copy(path)
    case .copy: copy(path, inFolder: rule.path != path && Self.encloses(rule.path))
    case .embedInCode: break
    }
  }
}

/// A resource rule with the path that it names.
private struct PlacedRule {
  var rule: PackageManifest.Resource.Rule
  var path: String
}
