import Reading

/// Reads what one target of an Xcode project is built from.
struct XcodeTargetReader {
  /// What the targets of a project know of each other.
  struct Surroundings {
    var projectPath: String
    var projectFolder: String
    /// Targets' names by the ids of the targets, and of their products.
    var targets: [String: String] = [:]
    var products: [String: String] = [:]
  }

  private let surroundings: Surroundings
  private var objects: XcodeObjects
  private(set) var members = TargetMembers()
  private(set) var dependencies: [Target.Dependency] = []
  private var known: Set<Target.Dependency> = []
  private(set) var embeds: [TargetID] = []

  init(
    _ target: XcodeObjects.Object, in surroundings: Surroundings, objects: inout XcodeObjects,
    groups: inout XcodeGroups
  ) {
    self.surroundings = surroundings
    let phases = objects.objects("buildPhases", of: target)
    let dependencies = objects.objects("dependencies", of: target)
    var buildFiles: [(phase: XcodeObjects.Object, files: [XcodeObjects.Object])] = []
    for phase in phases where groups.takes(phase.fields["files"]?.elements?.count ?? 0) {
      buildFiles.append((phase, objects.objects("files", of: phase)))
    }
    self.objects = objects
    dependencies.forEach { readDependency($0, groups: &groups) }
    for (phase, files) in buildFiles {
      files.forEach { read($0, in: phase, groups: &groups) }
    }
    for product in target.texts("packageProductDependencies").compactMap({ objects[$0] }) {
      addProduct(product)
    }
  }

  private mutating func read(
    _ file: XcodeObjects.Object, in phase: XcodeObjects.Object, groups: inout XcodeGroups
  ) {
    if let product = objects[file.text("productRef")] { return addProduct(product) }
    guard let reference = objects[file.text("fileRef")] else { return }
    switch phase.isa {
    case "PBXSourcesBuildPhase", "PBXHeadersBuildPhase":
      groups.files(of: reference).forEach { members.compile($0) }
    case "PBXResourcesBuildPhase":
      copy(reference, groups: &groups)
    case "PBXFrameworksBuildPhase":
      if let target = builtTarget(reference, groups: &groups) { add(.target(target)) }
    case "PBXCopyFilesBuildPhase":
      if let target = builtTarget(reference, groups: &groups) {
        if !embeds.contains(target) { embeds.append(target) }
      } else if XcodePhase.copiesResources(phase) {
        copy(reference, groups: &groups)
      }
    default: break
    }
  }

  private mutating func copy(_ reference: XcodeObjects.Object, groups: inout XcodeGroups) {
    let isFolder = groups.isFolder(reference)
    groups.files(of: reference).forEach { members.copy($0, inFolder: isFolder) }
    groups.missingPlaces(of: reference).forEach { members.miss($0) }
  }

  /// The target that makes a product, here or in another project.
  private func builtTarget(
    _ reference: XcodeObjects.Object, groups: inout XcodeGroups
  ) -> TargetID? {
    if let name = surroundings.products[reference.id] {
      return TargetID(project: surroundings.projectPath, name: name)
    }
    guard reference.isa == "PBXReferenceProxy" else { return nil }
    return proxied(objects[reference.text("remoteRef")], groups: &groups)
  }

  /// The target behind a proxy.
  private func proxied(
    _ proxy: XcodeObjects.Object?, groups: inout XcodeGroups
  ) -> TargetID? {
    guard let proxy else { return nil }
    if let id = proxy.text("remoteGlobalIDString"), let name = surroundings.targets[id] {
      return TargetID(project: surroundings.projectPath, name: name)
    }
    guard let portal = objects[proxy.text("containerPortal")], portal.isa == "PBXFileReference",
      let path = groups.path(of: portal), let name = proxy.text("remoteInfo")
    else { return nil }
    return TargetID(project: path, name: name)
  }

  private mutating func readDependency(
    _ dependency: XcodeObjects.Object, groups: inout XcodeGroups
  ) {
    if let product = objects[dependency.text("productRef")] {
      addProduct(product)
    } else if let id = dependency.text("target"), let name = surroundings.targets[id] {
      add(.target(TargetID(project: surroundings.projectPath, name: name)))
    } else if let target = proxied(objects[dependency.text("targetProxy")], groups: &groups) {
      add(.target(target))
    }
  }

  private mutating func addProduct(_ product: XcodeObjects.Object) {
    guard let name = product.text("productName") else { return }
    // A plugin's name has its kind in front.
    let plain = name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name
    add(.product(name: plain, targets: []))
  }

  private mutating func add(_ dependency: Target.Dependency) {
    if known.insert(dependency).inserted { dependencies.append(dependency) }
  }
}

extension Target {
  /// Takes the files that were collected; the property list is none of the resources.
  mutating func take(_ members: TargetMembers) {
    sources = members.sources.sorted()
    resources = members.resources.filter { $0 != infoPlist }.sorted()
    enclosedResources = members.enclosed
    missingCatalogs = members.missingCatalogs.sorted()
  }
}

/// The files of one target while they are being collected.
struct TargetMembers {
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// The resources that are copied as parts of a folder only.
  private(set) var enclosed: Set<String> = []
  /// The String Catalogs among the resources that aren't there.
  private(set) var missingCatalogs: Set<String> = []

  /// Adds a file that a phase or a rule says is compiled; what no compiler reads is a resource.
  mutating func compile(_ path: String) {
    switch FileKind(path: path) {
    case .source: sources.insert(path)
    case .localizable, .propertyList: resources.insert(path)
    case .other: break
    }
  }

  /// Adds a file that is copied, whatever it is.
  ///
  /// - Parameter isEnclosed: Whether it is part of a folder that is copied as it stands.
  mutating func copy(_ path: String, inFolder isEnclosed: Bool = false) {
    let isNew = resources.insert(path).inserted
    if !isEnclosed {
      enclosed.remove(path)
    } else if isNew {
      enclosed.insert(path)
    }
  }

  /// Notes a resource that isn't there.
  mutating func miss(_ path: String) {
    if PathParts.fileExtension(of: path) == "xcstrings" { missingCatalogs.insert(path) }
  }

  /// Whether what a folder holds that is copied as it stands is not the target's own: a language's
  /// (`de.lproj`) is.
  static func encloses(_ folder: String) -> Bool { !PathParts.isLanguageFolder(folder) }

  /// Adds a file by its kind.
  mutating func add(_ path: String) {
    switch FileKind(path: path) {
    case .source: sources.insert(path)
    case .localizable, .propertyList: resources.insert(path)
    case .other:
      switch PathParts.fileExtension(of: path) {
      case "entitlements", "xcconfig", "modulemap", "xctestplan": break
      default: resources.insert(path)
      }
    }
  }

  /// Leaves a file out.
  mutating func remove(_ path: String) {
    sources.remove(path)
    resources.remove(path)
    enclosed.remove(path)
  }
}
