import Diagnostics
import Extraction
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
  /// What each file says, those that are included first.
  private var roots: [SpecificationLayer] = []
  private var targets: [SpecificationTarget] = []
  private var opened: Set<String> = []
  /// How many bytes may still be parsed anew.
  private var parsingBudget = SpecificationDocument.mostParsedAnew

  /// What XcodeGen calls the products of the targets, by the targets' names.
  private var types: [String: String] = [:]

  private static let includeLimit = 64
  /// What it takes to look through a key of a target for each thing that is asked of the target.
  private static let stepsOfKey = 200

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
    collectTargets()
    folder = root(of: targets)
    addWhole()
    var settings = SpecificationSettings(
      roots,
      from: SpecificationSettings.Source(
        folder: folder, developmentRegion: project.developmentRegion, files: files, read: read))
    for target in targets { addTarget(target, &settings) }
    let placed = TargetFolders(project.targets, projectFolder: folder)
    for index in project.targets.indices {
      project.targets[index].folder = placed.folder(ofTarget: index)
    }
  }

  private mutating func collectTargets() {
    let templates = roots.values(of: "targetTemplates").membersByName
    var seen: Set<String> = []
    for (name, layers) in roots.values(of: "targets").members() {
      let target = SpecificationTarget(name, layers, templates: templates)
      // Aliases may stand for thousands of targets with thousands of keys.
      guard files.takes(target.memberCount + 1, comparedWith: Self.stepsOfKey) else { continue }
      targets += target.made.filter { seen.insert($0.name).inserted }
    }
    types = targets.reduce(into: [:]) { $0[$1.name] = $1["type"]?.text }
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
    // Many specifications may include the same large file.
    guard opened.count < Self.includeLimit, files.takes(bytes.count / 16 + 1),
      opened.insert(path).inserted
    else { return }
    if let objection = SpecificationText.objection(to: bytes) {
      return report(objection.message, in: path, at: objection.offset)
    }
    do {
      let document = try SpecificationDocument(parsing: bytes, anewUpTo: &parsingBudget)
      for (key, offset) in document.superseded {
        report(
          "\"\(key)\" stands in this mapping again, and the last one counts; remove this one",
          in: path, at: offset)
      }
      if let root = document.root { add(root, at: path, pathsFrom: base) }
    } catch {
      report(Self.objection(to: error), in: path, at: Self.offset(of: error, in: bytes))
    }
  }

  private static func objection(to error: any Error) -> String {
    guard case .duplicatedKeysInMapping(let keys, _)? = error as? YamlError, let key = keys.first
    else { return "expected YAML; correct it" }
    return "\"\(key)\" stands more than once in this mapping; keep the last one"
  }

  private static func offset(of error: any Error, in bytes: [UInt8]) -> Int {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      return offset(of: mark, in: bytes)
    case .duplicatedKeysInMapping(_, let context): return offset(of: context.mark, in: bytes)
    default: return 0
    }
  }

  private static func offset(of mark: Mark, in bytes: [UInt8]) -> Int {
    let start = LineMap(bytes).start(ofLine: mark.line) ?? bytes.count
    return min(bytes.count, start + max(0, mark.column - 1))
  }

  private mutating func add(
    _ root: SpecificationValue, at path: String, pathsFrom base: String?
  ) {
    for include in root["include"]?.elements ?? [] {
      addIncluded(include, in: PathParts.folder(of: PathParts.normalized(path)), pathsFrom: base)
    }
    roots.append(SpecificationLayer(value: root, folder: base))
  }

  /// Takes what is said of the project as a whole.
  private mutating func addWhole() {
    project.name = roots.values(of: "name").compactMap(\.value.text).last ?? project.name
    project.developmentRegion =
      roots.values(of: "options").values(of: "developmentLanguage").compactMap(\.value.text).last
    let packages = roots.values(of: "packages").members().flatMap(\.layers)
    let localPackages = roots.values(of: "localPackages").flatMap(\.elements)
    for package in packages + localPackages { addPackage(package) }
  }

  /// Adds a file that another one includes, whose paths are relative to itself unless that says
  /// something else (XcodeGen, Docs/ProjectSpec.md, "Include").
  private mutating func addIncluded(
    _ include: SpecificationValue, in folder: String, pathsFrom base: String?
  ) {
    guard let name = include.path, include["enable"]?.isSwitchedOn != false,
      let file = files.file(at: PathParts.resolved(name, in: folder)), let bytes = read(file)
    else { return }
    let place = PathParts.folder(of: PathParts.normalized(file))
    let isRelative = include["relativePaths"]?.isSwitchedOn != false && place != folder
    add(bytes, at: file, pathsFrom: isRelative ? place : base)
  }

  private mutating func addPackage(_ package: SpecificationLayer) {
    guard let path = package.value.path else { return }
    let folder = package.place(of: path, in: folder)
    if !files.hasFolder(folder) { project.missing.append(folder) }
    let manifest = PathParts.resolved(ProjectFiles.manifestName, in: folder)
    if let file = files.file(at: manifest) { project.references.append(file) }
  }

  private mutating func addTarget(
    _ value: SpecificationTarget, _ layers: inout SpecificationSettings
  ) {
    let name = value.name
    let settings = layers.settings(of: value, in: layers.configuration)
    let identifier = TargetID(project: project.path, name: name)
    var target = Target(
      id: identifier,
      product: value["type"]?.text.map(ProductKind.init(productType:)) ?? .aggregate,
      moduleName: settings.value(of: "PRODUCT_MODULE_NAME") ?? SettingModifier.moduleName(name),
      folder: folder)
    target.infoPlist = infoPlist(of: value, settings)
    if target.infoPlist == nil { target.writtenPropertyList = value.propertyList }
    target.platforms = value.platforms
    target.take(settings, read: read) { layers.others(of: value) }
    // The platform goes before a setting of the project, and behind one of the target.
    if value.platforms != .all, !target.platforms.isSuperset(of: value.platforms) {
      target.platforms = .all
    }
    target.take(sources.members(of: value))
    addDependencies(value.elements("dependencies").map(\.value), to: &target)
    project.targets.append(target)
  }

  private var sources: SpecificationSources {
    SpecificationSources(
      folder: folder, files: files, nested: nested, options: roots.values(of: "options"))
  }

  /// The property list that is named, else one among the sources (XcodeGen,
  /// `PBXProjGenerator.swift`); the setting's path is the project's, whichever file has it.
  private func infoPlist(of target: SpecificationTarget, _ settings: XcodeSettings) -> String? {
    if let info = target.all("info").values(of: "path").last, let path = info.value.text {
      return files.file(at: info.place(of: path, in: folder))
    }
    if let path = settings.value(of: "INFOPLIST_FILE") {
      return files.file(at: PathParts.resolved(path, in: folder))
    }
    return sources.propertyList(of: target)
  }

  private func addDependencies(_ values: [SpecificationValue], to target: inout Target) {
    guard files.takes(values.count) else { return }
    for value in values {
      if let name = value["target"]?.text {
        let id = TargetID(project: project.path, name: name)
        target.dependencies.append(.target(id))
        let embeds = value["embed"]?.flag
        let kind = types[name]
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
}
