import Diagnostics
import Reading

/// Reads a `Package.swift` into a project.
struct PackageReader {
  private(set) var project: Project
  private(set) var diagnostics: [Diagnostic] = []

  private var manifest: PackageManifest
  private let layout: PackageLayout
  /// Those of the package's own targets.
  private let targetNames: Set<String>

  /// - Parameters:
  ///   - path: The manifest as the list of files has it.
  ///   - nested: The folders of other projects and packages.
  init(parsing bytes: [UInt8], at path: String, files: FileList, nested: [String]) {
    let place = PathParts.normalized(path)
    let folder = PathParts.folder(of: place)
    manifest = ManifestReader.manifest(parsing: bytes)
    // Many short manifests may each take as many steps as one may.
    files.take(manifest.steps)
    if !manifest.problems.isEmpty {
      Self.addConventional(to: &manifest, in: folder, files: files)
    }
    layout = PackageLayout(manifest, in: folder, files: files, nested: nested)
    targetNames = Set(manifest.targets.map(\.name))
    let name = manifest.name ?? PathParts.name(of: folder)
    project = Project(path: place, kind: .package, name: name.isEmpty ? "Package" : name)
    project.developmentRegion = manifest.defaultLocalization
    project.references = manifest.localPackages.compactMap {
      files.file(
        at: PathParts.resolved(ProjectFiles.manifestName, in: PathParts.resolved($0, in: folder)))
    }
    let executables = Set(manifest.products.filter(\.isExecutable).flatMap(\.targets))
    for target in manifest.targets {
      addTarget(target, isExecutable: executables.contains(target.name))
    }
    addProducts()
    diagnostics = manifest.problems.map { problem in
      Diagnostic(
        id: "package-manifest", severity: .warning, message: problem.message,
        location: Location(file: path, range: problem.range))
    }
  }

  /// Where a manifest can't be read, every folder in the usual places is a target.
  private static func addConventional(
    to manifest: inout PackageManifest, in folder: String, files: FileList
  ) {
    var known = Set(manifest.targets.map(\.name))
    let claimed = manifest.targets.compactMap { target in
      target.path.map { PathParts.resolved($0, in: folder) }
    }
    for kind in [PackageManifest.Target.Kind.target, .testTarget, .plugin] {
      for parent in PackageLayout.parents(of: kind).prefix(kind == .target ? 4 : 1) {
        let place = PathParts.resolved(parent, in: folder)
        for path in files.files(below: place) where FileKind(path: path) == .source {
          let rest = path.utf8.dropFirst(place.utf8.count + 1)
          guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { continue }
          let name = String(path[rest.startIndex..<slash])
          guard !claimed.contains(PathParts.resolved(name, in: place)), known.insert(name).inserted
          else { continue }
          manifest.targets.append(PackageManifest.Target(kind: kind, name: name))
        }
      }
    }
  }

  private mutating func addTarget(_ declared: PackageManifest.Target, isExecutable: Bool) {
    let members = layout.members(of: declared)
    var target = Target(
      id: TargetID(project: project.path, name: declared.name),
      product: isExecutable && declared.kind == .target ? .executable : declared.kind.product,
      moduleName: SettingModifier.moduleName(declared.name),
      folder: layout.folder(of: declared) ?? PathParts.folder(of: project.path))
    target.take(members)
    target.resourceFolder = layout.resourceFolder(of: declared)
    target.dependencies = declared.dependencies.map { name in
      targetNames.contains(name)
        ? .target(TargetID(project: project.path, name: name)) : .product(name: name, targets: [])
    }
    project.targets.append(target)
  }

  private mutating func addProducts() {
    project.products = manifest.products.map { product in
      Project.Product(
        name: product.name,
        targets: product.targets.map { TargetID(project: project.path, name: $0) })
    }
    // Products that aren't declared can't be linked, but a manifest that wasn't read has some.
    guard manifest.products.isEmpty else { return }
    project.products = project.targets.filter { !$0.isTest }.map {
      Project.Product(name: $0.name, targets: [$0.id])
    }
  }
}

extension PackageManifest.Target.Kind {
  fileprivate var product: ProductKind {
    switch self {
    case .target: .library
    case .executableTarget: .executable
    case .testTarget: .test
    case .plugin: .plugin
    case .macro: .macro
    case .systemLibrary, .binaryTarget: .other(rawValue)
    }
  }
}
