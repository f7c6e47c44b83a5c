import Diagnostics
import Reading

/// Reads Tuist's manifests into projects; what isn't wholly understood is left to folders.
struct TuistReader {
  private(set) var projects: [Project] = []
  /// What no other project has: the sources that Tuist wrote for targets of these, and the tables and
  /// Interface Builder files in their folders that no target of theirs has.
  private(set) var foreign: Set<String> = []
  /// The manifests in which something isn't known that says which files targets have, sorted.
  private(set) var unread: [String] = []

  private let files: FileList
  /// The manifests by their folders.
  private let manifests: [String: String]
  /// Folders with packages and projects of their own, those of these manifests among them.
  private let nested: [String]
  private let read: (String) -> [UInt8]?

  /// - Parameters:
  ///   - paths: The manifests as the list of files has them.
  ///   - nested: The folders of other projects and packages.
  ///   - read: The bytes of a file.
  init(
    _ paths: [String], files: FileList, nested: [String], read: @escaping (String) -> [UInt8]?
  ) {
    self.files = files
    manifests = Dictionary(paths.map { (Self.folder(of: $0), PathParts.normalized($0)) }) { $1 }
    self.nested = nested + paths.map(Self.folder)
    self.read = read
    let byRoot = Dictionary(grouping: paths) { Self.root(around: Self.folder(of: $0), files) }
    for (root, paths) in byRoot { add(paths, below: root) }
    unread.sort { $0.precedesInBytes($1) }
  }

  /// What is told of the manifests that aren't understood: once, for most often it is one function that
  /// all of them call.
  var diagnostics: [Diagnostic] {
    guard let first = unread.first else { return [] }
    let isOne = unread.count == 1
    let others = isOne ? "" : " and \(String.counted(unread.count - 1, "other"))"
    return [
      Diagnostic(
        id: "tuist-manifest", severity: .warning,
        message: "what this manifest\(others) \(isOne ? "builds" : "build") can only be known by "
          + "running \(isOne ? "it" : "them"); folders decide instead, and keys go into no catalog of "
          + "another manifest's folder that isn't around their source",
        location: Location(file: first))
    ]
  }

  private static func folder(of path: String) -> String {
    PathParts.folder(of: PathParts.normalized(path))
  }

  /// Where the manifests below a root have what they share.
  static let helpers = "Tuist/ProjectDescriptionHelpers"

  /// The nearest folder that Tuist takes for the root of all projects; nil where none is (Tuist,
  /// `RootDirectoryLocator.swift`).
  private static func root(around folder: String, _ files: FileList) -> String? {
    let folders = [folder] + PathParts.enclosingFolders(of: folder) + [""]
    return folders.first { root in
      files.hasFolder(PathParts.join(root, "Tuist"))
        || ["Tuist.swift", "Plugin.swift"].contains {
          files.file(at: PathParts.join(root, $0)) != nil
        }
    }
  }

  /// Adds the projects that share their helpers.
  private mutating func add(_ paths: [String], below root: String?) {
    let helpers = root.map { root in
      files.files(below: PathParts.join(root, Self.helpers)).filter { $0.hasSuffix(".swift") }
    }
    let read = TuistManifest.manifests(
      parsing: paths.map { self.read($0) ?? [] }, helpers: (helpers ?? []).compactMap(self.read))
    for (path, manifest) in zip(paths, read) {
      guard let manifest, var project = project(manifest, at: path, root) else {
        unread.append(path)
        continue
      }
      addWritten(to: &project, manifest)
      foreign.formUnion(resourcesWithoutTarget(in: project))
      projects.append(project)
    }
  }

  /// Adds what Tuist writes, which says nothing of where targets are.
  private mutating func addWritten(to project: inout Project, _ manifest: TuistManifest) {
    let written = TuistWrittenSources(besideManifestIn: project.folder, files)
    foreign.formUnion(written.paths)
    for (index, declared) in manifest.targets.enumerated() {
      let own = Set(project.targets[index].sources)
      project.targets[index].sources = own.union(written.paths(of: declared)).sorted()
    }
  }

  /// The project of a manifest; nil where files tell that something was misunderstood.
  private func project(
    _ manifest: TuistManifest, at path: String, _ root: String?
  ) -> Project? {
    let folder = Self.folder(of: path)
    let place = PathParts.normalized(path)
    var project = Project(
      path: place, kind: .tuist, name: manifest.name ?? PathParts.name(of: folder))
    project.developmentRegion = manifest.developmentRegion
    project.knownRegions = manifest.knownRegions
    let layout = TuistFiles(folder: folder, root: root, files: files)
    for declared in manifest.targets {
      guard let target = target(declared, of: manifest, at: place, layout) else { return nil }
      project.targets.append(target)
    }
    Self.addFolders(to: &project, manifest, layout)
    // Where no pattern finds a source, one may mean more than was understood, unless there is none.
    let isPlain = project.targets.contains { !$0.sources.isEmpty } || !hasSources(beside: path)
    return isPlain ? project : nil
  }

  /// Whether a manifest's folder has sources that are no other project's.
  private func hasSources(beside manifest: String) -> Bool {
    let folder = Self.folder(of: manifest)
    return ownFiles(in: folder).contains { $0 != manifest && FileKind(path: $0) == .source }
  }

  /// The files in a folder that are in that of no project or package inside of it.
  private func ownFiles(in folder: String) -> [String] {
    let inner = nested.filter { $0 != folder && PathParts.lies($0, below: folder) }
    return files.named(below: folder, comparedWith: inner.count).filter { path in
      !inner.contains { PathParts.lies(PathParts.normalized(path), below: $0) }
    }
  }

  /// Adds where the targets' own files are, and new tables may be.
  private static func addFolders(
    to project: inout Project, _ manifest: TuistManifest, _ layout: TuistFiles
  ) {
    let placed = TargetFolders(project.targets, projectFolder: layout.folder)
    for (index, declared) in manifest.targets.enumerated() {
      let own = placed.folder(ofTarget: index)
      let tables = TuistTables(
        of: declared, with: project.targets[index].resources,
        in: manifest.developmentRegion ?? "en", layout)
      let named = tables.folder(besides: own)
      project.targets[index].folder = own
      project.targets[index].resourceFolder = named
      project.targets[index].tableForms = tables.forms(besides: [own, named ?? own])
    }
  }

  private func target(
    _ declared: TuistManifest.Target, of manifest: TuistManifest, at path: String,
    _ layout: TuistFiles
  ) -> Target? {
    guard let members = layout.members(of: declared) else { return nil }
    let name = declared.productName ?? declared.name
    var target = Target(
      id: TargetID(project: path, name: declared.name),
      product: ProductKind(tuist: declared.product),
      moduleName: SettingModifier.moduleName(name), folder: layout.folder)
    target.infoPlist = declared.infoPlist.flatMap(layout.path).flatMap(files.file)
    target.platforms = declared.platforms
    target.take(members)
    for dependency in declared.dependencies { add(dependency, to: &target, manifest, layout) }
    return target
  }

  private func add(
    _ dependency: TuistManifest.Dependency, to target: inout Target, _ manifest: TuistManifest,
    _ layout: TuistFiles
  ) {
    switch dependency {
    case .product(let name): target.dependencies.append(.product(name: name, targets: []))
    case .target(let name):
      let id = TargetID(project: target.id.project, name: name)
      target.dependencies.append(.target(id))
      let product = manifest.positions[name].map { manifest.targets[$0].product } ?? ""
      if target.product == .application, Self.isEmbedded(product) { target.embeds.append(id) }
    case .project(let name, let folder):
      guard let path = layout.path(folder).flatMap({ manifests[$0] }) else { return }
      target.dependencies.append(.target(TargetID(project: path, name: name)))
    }
  }

  private static func isEmbedded(_ product: String) -> Bool {
    ["framework", "watch2App", "appClip"].contains(product) || product.hasSuffix("Extension")
  }

  /// What no pattern names, the project doesn't build, though it lies in its folder.
  private func resourcesWithoutTarget(in project: Project) -> [String] {
    let owned = Set(project.targets.flatMap(\.resources))
    return ownFiles(in: project.folder).filter {
      FileKind(path: $0) == .localizable && !owned.contains($0)
    }
  }
}

extension ProductKind {
  /// The kind of ProjectDescription's `Product`.
  fileprivate init(tuist name: String) {
    switch name {
    case "app", "appClip": self = .application
    case "framework", "staticFramework": self = .framework
    case "staticLibrary": self = .staticLibrary
    case "dynamicLibrary": self = .dynamicLibrary
    case "unitTests", "uiTests": self = .test
    case "bundle": self = .bundle
    case "commandLineTool": self = .executable
    case "watch2App": self = .watchApplication
    case "macro": self = .macro
    case _ where name.hasSuffix("Extension"): self = .appExtension
    default: self = .other(name)
    }
  }
}
