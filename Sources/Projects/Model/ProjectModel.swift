package import Diagnostics

/// What builds what: all projects below some folders, and whose each file is.
package struct ProjectModel: Sendable {
  /// The projects, by path.
  package let projects: [Project]
  /// The workspaces that say which projects belong together, by path.
  package let workspaces: [Workspace]
  /// What is wrong with the project files, by file and place.
  package let diagnostics: [Diagnostic]
  /// The manifests of Tuist's that aren't understood: what lies in their folders is likely theirs.
  package let unreadManifests: [String]
  /// The sources that no target compiles, sorted.
  package let orphanedSources: [String]
  /// The tables and Interface Builder files that no target has, sorted.
  package let orphanedResources: [String]

  private let positions: [TargetID: (project: Int, target: Int)]
  private let sourceTargets: [String: [TargetID]]
  private let resourceTargets: [String: [TargetID]]

  /// - Parameter paths: All files that there are, to tell which of them nothing builds.
  init(
    projects: [Project], workspaces: [Workspace], diagnostics: [Diagnostic],
    unreadManifests: [String] = [], paths: [String]
  ) {
    self.projects = projects
    self.workspaces = workspaces
    self.diagnostics = diagnostics
    self.unreadManifests = unreadManifests
    var positions: [TargetID: (project: Int, target: Int)] = [:]
    var sources: [String: [TargetID]] = [:]
    var resources: [String: [TargetID]] = [:]
    sources.reserveCapacity(paths.count)
    for (number, project) in projects.enumerated() {
      for (index, target) in project.targets.enumerated() {
        positions[target.id] = (number, index)
        for path in target.sources { sources[path, default: []].append(target.id) }
        for path in target.resources { resources[path, default: []].append(target.id) }
      }
    }
    self.positions = positions
    sourceTargets = sources
    resourceTargets = resources
    orphanedSources = paths.filter {
      FileKind(path: $0) == .source && sources[$0] == nil && !ProjectFiles.isManifest($0)
    }
    orphanedResources = paths.filter { path in
      FileKind(path: path) == .localizable && resources[path] == nil && sources[path] == nil
    }
  }

  /// The target of an identity.
  package func target(_ id: TargetID) -> Target? {
    positions[id].map { projects[$0.project].targets[$0.target] }
  }

  /// The project that has a target.
  package func project(of id: TargetID) -> Project? {
    positions[id].map { projects[$0.project] }
  }

  /// The targets that compile a source, in the order of the projects.
  package func targets(ofSource path: String) -> [TargetID] { sourceTargets[path] ?? [] }

  /// Whether a resource of a target is found in what is built among the target's own: it isn't part
  /// of a folder or a bundle that is copied whole.
  package func isOwn(_ path: String, of id: TargetID) -> Bool {
    guard let target = target(id), targets(ofResource: path).contains(id) else { return false }
    return !target.enclosedResources.contains(path)
      && bundle(around: path, of: id) == nil
  }

  /// The innermost bundle around a resource of a target, which has tables of its own.
  package func bundle(around path: String, of id: TargetID) -> String? {
    OpaqueFolder.bundle(around: path, below: project(of: id)?.folder ?? "")
  }

  /// Whether Xcode knows the types of what it extracts for a target: the compiler writes them where
  /// `SWIFT_EMIT_LOC_STRINGS` is YES, which it is by default for nobody.
  package func extractsTypes(of id: TargetID) -> Bool {
    guard let kind = project(of: id)?.kind, kind == .xcode || kind == .generated else {
      return true
    }
    return target(id)?.settings["SWIFT_EMIT_LOC_STRINGS"] == "YES"
  }

  /// The targets that have a file as a resource, in the order of the projects.
  package func targets(ofResource path: String) -> [TargetID] { resourceTargets[path] ?? [] }
}
