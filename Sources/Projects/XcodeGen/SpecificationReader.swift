import Diagnostics
import Reading
import Yams

/// Reads XcodeGen's `project.yml`, with the files that it includes.
struct SpecificationReader {
  private(set) var project: Project
  private(set) var diagnostics: [Diagnostic] = []

  /// Where paths start: the file's folder, or that of `xcodegen --project-root`.
  private var folder: String
  private let files: FileList
  /// Folders with packages and projects of their own.
  private let nested: [String]
  private let read: (String) -> [UInt8]?
  /// The names of targets, in the order of files.
  private var names: [String] = []
  private var declared: [String: [SpecificationLayer]] = [:]
  private var templates: [String: [SpecificationLayer]] = [:]
  private var targets: [SpecificationTarget] = []
  private var settings: [SpecificationValue] = []
  /// Packages of the repository.
  private var packages: [SpecificationLayer] = []
  private var opened: Set<String> = []

  private static let includeLimit = 64

  /// - Parameters:
  ///   - path: The file as the list of files has it.
  ///   - nested: The folders of other projects and packages.
  ///   - read: The bytes of a file, for what is included.
  init(
    parsing bytes: [UInt8], at path: String, files: FileList, nested: [String],
    read: @escaping (String) -> [UInt8]?
  ) {
    let place = PathParts.normalized(path)
    folder = PathParts.folder(of: place)
    self.files = files
    self.nested = nested
    self.read = read
    project = Project(path: place, kind: .generated, name: PathParts.name(of: folder))
    add(bytes, at: path, pathsFrom: nil)
    targets = names.map { SpecificationTarget($0, declared[$0] ?? [], templates: templates) }
    folder = root(of: targets)
    for package in packages { addPackage(package) }
    for target in targets { addTarget(target) }
    let placed = TargetFolders(project.targets, projectFolder: folder)
    for index in project.targets.indices {
      project.targets[index].folder = placed.folder(ofTarget: index)
    }
  }

  /// The nearest folder from which most of the targets' sources are there.
  ///
  /// `xcodegen --spec App/project.yml --project-root .` starts from another one than the file's, which
  /// stands nowhere but in how the command is called.
  private func root(of targets: [SpecificationTarget]) -> String {
    let sources = targets.flatMap { $0.elements("sources") }.filter { $0.folder == nil }
    let names = sources.compactMap(\.value.path)
    let folders = [folder] + PathParts.enclosingFolders(of: folder) + [""]
    return folders.first { root in
      2 * names.count { files.hasItem(PathParts.resolved($0, in: root)) } > names.count
    } ?? folder
  }

  private mutating func report(_ message: String, in path: String, at offset: Int) {
    diagnostics.append(
      Diagnostic(
        id: "project-specification", severity: .warning, message: message,
        location: Location(file: path, range: offset..<offset)))
  }

  /// - Parameter base: The folder that paths in the file are relative to; nil for the project's.
  private mutating func add(_ bytes: [UInt8], at path: String, pathsFrom base: String?) {
    guard opened.count < Self.includeLimit, opened.insert(path).inserted else { return }
    if let objection = SpecificationText.objection(to: bytes) {
      return report(objection.message, in: path, at: objection.offset)
    }
    do {
      guard let node = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)) else {
        return
      }
      add(SpecificationValue(node: node), at: path, pathsFrom: base)
    } catch {
      report("expected YAML; correct it", in: path, at: Self.offset(of: error, in: bytes))
    }
  }

  private static func offset(of error: any Error, in bytes: [UInt8]) -> Int {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      let start = LineMap(bytes).start(ofLine: mark.line) ?? bytes.count
      return min(bytes.count, start + max(0, mark.column - 1))
    default: return 0
    }
  }

  private mutating func add(
    _ root: SpecificationValue, at path: String, pathsFrom base: String?
  ) {
    for include in root["include"]?.elements ?? [] {
      addIncluded(include, in: PathParts.folder(of: PathParts.normalized(path)), pathsFrom: base)
    }
    project.name = root["name"]?.text ?? project.name
    let language = root["options"]?["developmentLanguage"]?.text
    project.developmentRegion = language ?? project.developmentRegion
    if let settings = root["settings"] { self.settings.append(settings) }
    func layer(_ value: SpecificationValue) -> SpecificationLayer {
      SpecificationLayer(value: value, folder: base)
    }
    packages += root["packages"]?.members.map { layer($0.value) } ?? []
    packages += root["localPackages"]?.elements.map(layer) ?? []
    for (name, value) in root["targetTemplates"]?.members ?? [] {
      templates[name, default: []].append(layer(value))
    }
    for (name, value) in root["targets"]?.members ?? [] {
      if declared[name] == nil { names.append(name) }
      declared[name, default: []].append(layer(value))
    }
  }

  /// Adds a file that another one includes, whose paths are relative to itself unless that says
  /// something else (XcodeGen, Docs/ProjectSpec.md, "Include").
  private mutating func addIncluded(
    _ include: SpecificationValue, in folder: String, pathsFrom base: String?
  ) {
    guard let name = include.path, include["enable"]?.flag != false,
      let file = files.file(at: PathParts.resolved(name, in: folder)), let bytes = read(file)
    else { return }
    let place = PathParts.folder(of: PathParts.normalized(file))
    let isRelative = include["relativePaths"]?.flag != false && place != folder
    add(bytes, at: file, pathsFrom: isRelative ? place : base)
  }

  private mutating func addPackage(_ package: SpecificationLayer) {
    guard let path = package.value.path else { return }
    let folder = package.place(of: path, in: folder)
    if !files.hasFolder(folder) { project.missing.append(folder) }
    let manifest = PathParts.resolved("Package.swift", in: folder)
    if let file = files.file(at: manifest) { project.references.append(file) }
  }

  private mutating func addTarget(_ value: SpecificationTarget) {
    let name = value.name
    let settings = self.settings(of: value)
    let identifier = TargetID(project: project.path, name: name)
    var target = Target(
      id: identifier,
      product: value["type"]?.text.map(ProductKind.init(productType:)) ?? .aggregate,
      moduleName: settings.value(of: "PRODUCT_MODULE_NAME") ?? SettingModifier.moduleName(name),
      folder: folder)
    target.infoPlist = infoPlist(of: value, settings)
    if target.infoPlist == nil { target.writtenPropertyList = value.propertyList }
    for name in settings.names where RelevantSetting.contains(name) {
      target.settings[name] = settings.value(of: name).flatMap { $0.isEmpty ? nil : $0 }
    }
    target.configuration = "Debug"
    target.take(sources.members(of: value))
    addDependencies(value.elements("dependencies").map(\.value), to: &target)
    project.targets.append(target)
  }

  private var sources: SpecificationSources {
    SpecificationSources(folder: folder, files: files, nested: nested)
  }

  /// The property list that is named, else one among the sources (XcodeGen,
  /// `PBXProjGenerator.swift`); the setting's path is the project's, whichever file has it.
  private func infoPlist(of target: SpecificationTarget, _ settings: SettingLayers) -> String? {
    if let info = target.last("info"), let path = info.value["path"]?.text {
      return files.file(at: info.place(of: path, in: folder))
    }
    if let path = settings.value(of: "INFOPLIST_FILE") {
      return files.file(at: PathParts.resolved(path, in: folder))
    }
    return sources.propertyList(of: target)
  }

  private func addDependencies(_ values: [SpecificationValue], to target: inout Target) {
    for value in values {
      if let name = value["target"]?.text {
        let id = TargetID(project: project.path, name: name)
        target.dependencies.append(.target(id))
        let embeds = value["embed"]?.flag
        let kind = targets.first { $0.name == name }?["type"]?.text
        // XcodeGen embeds what an app can't do without.
        let isEmbedded = kind.map { $0.contains("extension") || $0 == "framework" } ?? false
        if embeds ?? (target.product == .application && isEmbedded) { target.embeds.append(id) }
      } else if let package = value["package"]?.text {
        let names = [value["product"]?.text].compactMap { $0 } + (value["products"]?.texts ?? [])
        for name in names.isEmpty ? [package] : names {
          target.dependencies.append(.product(name: name, targets: []))
        }
      }
    }
  }

  private func settings(of target: SpecificationTarget) -> SettingLayers {
    var defined: [String: String] = [:]
    defined["TARGET_NAME"] = target.name
    defined["PRODUCT_NAME"] = "$(TARGET_NAME)"
    defined["PRODUCT_MODULE_NAME"] = "$(PRODUCT_NAME:c99extidentifier)"
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { defined[name] = "." }
    let layers = settings + target.all("settings")
    return SettingLayers([defined] + layers.map(Self.layer))
  }

  /// Settings stand plainly, or under `base` and `configs`.
  private static func layer(_ value: SpecificationValue) -> [String: String] {
    var settings = RawSettings()
    let isGrouped = ["base", "configs", "groups"].contains { value[$0] != nil }
    var members = isGrouped ? value["base"]?.members ?? [] : value.members
    members += value["configs"]?["Debug"]?.members ?? []
    for (key, value) in members {
      settings.set(key, to: value.setting, configuration: "Debug")
    }
    return settings.values
  }
}
