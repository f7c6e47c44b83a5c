import Diagnostics
import Reading

/// Reads an `.xcodeproj` into a project.
struct XcodeProjectReader {
  private(set) var project: Project
  private(set) var diagnostics: [Diagnostic] = []

  private var objects: XcodeObjects
  private var groups: XcodeGroups
  private let files: FileList
  private let folder: String
  private let configurationFiles: ConfigurationFiles

  /// - Parameters:
  ///   - path: The `project.pbxproj` as the list of files has it.
  ///   - nested: The folders of other projects and packages.
  ///   - read: The bytes of a file, for `.xcconfig` files.
  init(
    parsing bytes: [UInt8], at path: String, files: FileList, nested: [String],
    read: @escaping (String) -> [UInt8]?
  ) {
    let bundle = PathParts.folder(of: PathParts.normalized(path))
    folder = PathParts.folder(of: bundle)
    configurationFiles = ConfigurationFiles(projectFolder: folder, files: files, read: read)
    self.files = files
    objects = XcodeObjects(parsing: bytes, file: path)
    groups = XcodeGroups(objects, files: files, projectFolder: folder)
    project = Project(path: bundle, kind: .xcode, name: PathParts.stem(of: bundle))
    project.developmentRegion = objects.project?.text("developmentRegion")
    project.knownRegions = objects.project?.texts("knownRegions") ?? []
    readReferences()
    readTargets(nested: nested, read: read)
    diagnostics = objects.diagnostics
  }

  private mutating func readReferences() {
    guard let root = objects.project else { return }
    for reference in root.fields["projectReferences"]?.elements ?? [] {
      guard let file = objects[reference["ProjectRef"]?.text] else { continue }
      guard let path = groups.path(of: file) else { continue }
      project.references.append(path)
      if !files.hasFolder(path) { project.missing.append(path) }
    }
    var packages: [String] = root.texts("packageReferences").compactMap { id in
      objects[id]?.text("relativePath").map { PathParts.resolved($0, in: groups.sourceRoot) }
    }
    project.missing += packages.filter { !files.hasFolder($0) }
    // Before Xcode 15, local packages were nothing but folders among the files.
    for object in objects.ordered where object.isa == "PBXFileReference" {
      let type = object.text("lastKnownFileType") ?? ""
      guard type == "wrapper" || type == "folder" || type == "text",
        let path = groups.path(of: object)
      else { continue }
      packages.append(path)
    }
    for folder in packages {
      guard
        let manifest = files.file(at: PathParts.resolved(ProjectFiles.manifestName, in: folder)),
        !project.references.contains(manifest)
      else { continue }
      project.references.append(manifest)
    }
  }

  private mutating func readTargets(nested: [String], read: @escaping (String) -> [UInt8]?) {
    let found = nativeTargets()
    let surroundings = surroundings(of: found)
    var owners: [String: [String]] = [:]
    for target in found {
      for group in target.texts("fileSystemSynchronizedGroups") {
        owners[group, default: []].append(target.id)
      }
    }
    var readers: [XcodeTargetReader] = []
    var members: [String: TargetMembers] = [:]
    for target in found {
      let reader = XcodeTargetReader(target, in: surroundings, objects: &objects, groups: &groups)
      members[target.id] = reader.members
      readers.append(reader)
    }
    SynchronizedFolders(objects, files: files, nested: nested)
      .add(to: &members, owners: owners, groups: &groups)
    for (target, reader) in zip(found, readers) {
      addTarget(target, reader, members[target.id] ?? TargetMembers(), read)
    }
    attributeHeaders()
    placeTargets()
  }

  private func surroundings(
    of targets: [XcodeObjects.Object]
  ) -> XcodeTargetReader.Surroundings {
    var surroundings = XcodeTargetReader.Surroundings(
      projectPath: project.path, projectFolder: folder)
    for target in targets {
      surroundings.targets[target.id] = target.text("name")
      if let product = target.text("productReference") {
        surroundings.products[product] = target.text("name")
      }
    }
    return surroundings
  }

  private mutating func nativeTargets() -> [XcodeObjects.Object] {
    let listed = objects.project.map { objects.objects("targets", of: $0) } ?? []
    let targets = listed.isEmpty ? objects.ordered : listed
    return targets.filter {
      ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"].contains($0.isa)
        && $0.text("name") != nil
    }
  }

  private mutating func addTarget(
    _ object: XcodeObjects.Object, _ reader: XcodeTargetReader, _ members: TargetMembers,
    _ read: @escaping (String) -> [UInt8]?
  ) {
    let source = XcodeSettings.Source(
      objects: objects, developmentRegion: project.developmentRegion, files: files,
      configurationFiles: configurationFiles)
    let settings = XcodeSettings(of: object, from: source, groups: &groups)
    let name = object.text("name") ?? ""
    var kind = object.text("productType").map(ProductKind.init(productType:)) ?? .aggregate
    if object.isa != "PBXNativeTarget" { kind = .aggregate }
    var target = Target(
      id: TargetID(project: project.path, name: name), product: kind,
      moduleName: settings.value(of: "PRODUCT_MODULE_NAME") ?? SettingModifier.moduleName(name),
      folder: folder)
    if kind != .aggregate, let list = settings.value(of: "INFOPLIST_FILE") {
      target.infoPlist = files.file(at: PathParts.resolved(list, in: groups.sourceRoot))
    }
    target.take(settings, read: read) { others(of: object, than: settings, from: source) }
    target.take(members)
    target.synchronizedFolders = synchronizedFolders(of: object)
    target.dependencies = reader.dependencies
    target.embeds = reader.embeds
    project.targets.append(target)
  }

  private mutating func synchronizedFolders(of target: XcodeObjects.Object) -> [String] {
    objects.objects("fileSystemSynchronizedGroups", of: target).compactMap { groups.path(of: $0) }
  }

  private mutating func others(
    of target: XcodeObjects.Object, than settings: XcodeSettings, from source: XcodeSettings.Source
  ) -> [XcodeSettings] {
    XcodeSettings.names(of: target, in: objects).filter { $0 != settings.configuration }
      .prefix(XcodeSettings.mostOthers)
      .map { XcodeSettings(of: target, from: source, groups: &groups, in: $0) }
  }

  /// Headers that are in no phase belong to the targets whose Objective-C lies beside them.
  private mutating func attributeHeaders() {
    let headers = objects.ordered.lazy.filter { $0.isa == "PBXFileReference" }
      .filter { FileKind.isHeader($0.text("path") ?? "") }
    var owners = HeaderOwners(project.targets)
    for header in headers {
      guard let path = groups.path(of: header), let file = files.file(at: path) else { continue }
      owners.attribute(file)
    }
    project.targets = owners.targets
  }

  private mutating func placeTargets() {
    let folders = TargetFolders(project.targets, projectFolder: folder)
    for index in project.targets.indices {
      project.targets[index].folder = folders.folder(ofTarget: index)
    }
  }
}
