import Diagnostics
import Reading

/// Finds what builds what among some files, without touching a disk.
package struct ProjectReader {
  let files: FileList
  private let read: (String) -> [UInt8]?
  private var projects: [Project] = []
  private var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - paths: All files below the roots, relative to one folder or absolute.
  ///   - read: The bytes of one of them, or nil for one that can't be read; called for project
  ///     files only, and never for a path that isn't among `paths`.
  ///   - steps: How many are taken for the files that all targets name together.
  package init(
    paths: [String], steps: Int = ProjectReader.mostSteps, read: @escaping (String) -> [UInt8]?
  ) {
    files = FileList(paths, steps: steps)
    self.read = read
  }

  /// Those of some seconds: a hundred targets that compare fifty patterns with five thousand files each
  /// take less.
  package static let mostSteps = 32_000_000

  /// Reads all project files that there are.
  package func model() -> ProjectModel {
    var reader = self
    let found = ProjectFiles(files, read: read)
    for path in found.manifests { reader.readPackage(path, nested: Self.nested(found.folders)) }
    // A manifest without targets builds nothing: Tuist's lists the packages that its projects use.
    let empty = Set(reader.projects.filter(\.targets.isEmpty).map(\.folder))
    reader.projects.removeAll(where: \.targets.isEmpty)
    let folders = found.folders(emptyPackages: empty)
    let nested = Self.nested(folders)
    for path in found.xcodeProjects { reader.readXcodeProject(path, nested: nested) }
    for path in found.specifications { reader.readSpecification(path, nested: nested) }
    let tuist = TuistReader(found.tuistManifests, files: files, nested: nested, read: read)
    reader.projects += tuist.projects
    let workspaces = found.workspaces.compactMap { reader.workspace(at: $0) }
    let open = found.tuistFolders
    let closed = folders.filter { !open.contains($0) }
    if let rest = FolderProject.project(
      files, folders: closed, projects: reader.projects, leavingOut: tuist.foreign)
    {
      reader.projects.append(rest)
    }
    reader.projects.sort { $0.path < $1.path }
    reader.resolveProducts()
    reader.reportExhaustion()
    return ProjectModel(
      projects: reader.projects, workspaces: workspaces,
      diagnostics: (reader.diagnostics + tuist.diagnostics).sortedByPlace(),
      unreadManifests: tuist.unread, paths: files.all.filter { Self.isBuilt($0, among: found) })
  }

  /// Whether some target should have a file that it may have.
  private static func isBuilt(_ path: String, among found: ProjectFiles) -> Bool {
    !VendoredFolder.holds(path) && !OpaqueFolder.isInside(path, below: "") && !found.isTuists(path)
  }

  /// The folder that paths are relative to lies in none, not even in itself.
  private static func nested(_ folders: [String]) -> [String] { folders.filter { !$0.isEmpty } }

  /// Tells of targets that name more than is read; which project has most of them is the first guess.
  private mutating func reportExhaustion() {
    guard files.isShort,
      let largest = projects.max(by: { $0.targets.count < $1.targets.count })
    else { return }
    diagnostics.append(
      Diagnostic(
        id: "too-many-members", severity: .warning,
        message: "the targets of all projects name more files than are read; what is left "
          + "belongs to no target, so exclude projects that you don't localize",
        location: Location(file: largest.path)))
  }

  private mutating func bytes(of path: String) -> [UInt8]? {
    if let bytes = read(path) { return bytes }
    diagnostics.append(
      Diagnostic(
        id: "unreadable-project", severity: .warning,
        message: "this project file could not be read; folders decide instead",
        location: Location(file: path)))
    return nil
  }

  private mutating func readPackage(_ path: String, nested: [String]) {
    // Where too much was named already, folders decide.
    let bytes = files.isExhausted ? nil : bytes(of: path)
    let reader = PackageReader(parsing: bytes ?? [], at: path, files: files, nested: nested)
    projects.append(reader.project)
    if bytes != nil { diagnostics += reader.diagnostics }
  }

  private mutating func readXcodeProject(_ path: String, nested: [String]) {
    guard let bytes = bytes(of: path) else { return }
    let reader = XcodeProjectReader(
      parsing: bytes, at: path, files: files, nested: nested, read: read)
    projects.append(reader.project)
    diagnostics += reader.diagnostics
  }

  private mutating func readSpecification(_ path: String, nested: [String]) {
    guard let bytes = bytes(of: path) else { return }
    let reader = SpecificationReader(
      parsing: bytes, at: path, files: files, nested: nested, read: read)
    projects.append(reader.project)
    diagnostics += reader.diagnostics
  }

  private mutating func workspace(at path: String) -> Workspace? {
    guard let bytes = bytes(of: path) else { return nil }
    let reader = WorkspaceReader(parsing: bytes, at: path, files: files)
    diagnostics += reader.diagnostics
    return reader.workspace
  }

  /// Puts the targets behind the products of packages that are among the projects.
  private mutating func resolveProducts() {
    var products: [String: [TargetID]] = [:]
    for project in projects where project.kind == .package {
      for product in project.products where products[product.name] == nil {
        products[product.name] = product.targets
      }
    }
    for project in projects.indices {
      for target in projects[project].targets.indices {
        projects[project].targets[target].dependencies =
          projects[project].targets[target].dependencies.map { dependency in
            guard case .product(let name, _) = dependency, let targets = products[name] else {
              return dependency
            }
            return .product(name: name, targets: targets)
          }
      }
    }
  }
}
