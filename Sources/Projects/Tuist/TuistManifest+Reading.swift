import Extraction
import Locking
import SwiftSyntax

/// Reads manifests of Tuist's without running them: a manifest wholly, or not at all.
///
/// Source: ProjectDescription's declarations, `Project`, `Target`, `SourceFilesList`,
/// `ResourceFileElements`, `BuildableFolder`, `Destination`, `Path`, `TargetDependency`.
extension TuistManifest {
  private static let sizeLimit = 4 << 20

  /// What manifests say; nil for one in which something isn't known that says which files targets have.
  ///
  /// - Parameter helpers: The sources of their `ProjectDescriptionHelpers`.
  static func manifests(
    parsing manifests: [[UInt8]], helpers: [[UInt8]]
  ) -> [TuistManifest?] {
    onLargeStack {
      let helping = ManifestScope(helpers.compactMap { Self.tree(of: $0) })
      let helpersDecide = helpers.contains(where: Self.namesPlatformSettings)
      return manifests.map { bytes in
        var manifest = Self.tree(of: bytes).flatMap { Self.manifest($0, helping) }
        if helpersDecide || Self.namesPlatformSettings(bytes) { manifest?.forgetPlatforms() }
        return manifest
      }
    }
  }

  /// Whether a file names build settings that may say other platforms than destinations do.
  private static func namesPlatformSettings(_ bytes: [UInt8]) -> Bool {
    platformSettings.contains { bytes.firstRange(of: $0) != nil }
  }

  private static let platformSettings = [
    "ALLOW_TARGET_PLATFORM_SPECIALIZATION", "SDKROOT", "SUPPORTED_PLATFORMS",
    "SUPPORTS_MACCATALYST",
  ].map { Array($0.utf8) }

  private mutating func forgetPlatforms() {
    for position in targets.indices { targets[position].platforms = .all }
  }

  private static func tree(of bytes: [UInt8]) -> SourceFileSyntax? {
    guard bytes.count <= sizeLimit, !bytes.contains(0) else { return nil }
    return try? GuardedParser.tree(of: bytes)
  }

  private static func manifest(
    _ file: SourceFileSyntax, _ helpers: ManifestScope
  ) -> TuistManifest? {
    let scope = ManifestScope(file)
    guard let project = scope.constants["project"], project.count == 1 else { return nil }
    var evaluation = ManifestEvaluation(scope.adding(helpers).withoutSharedNames)
    return TuistManifest(evaluation.value(of: project[0]))
  }

  private init?(_ project: ManifestValue) {
    guard case .call(let function, _) = project, ["Project", "init"].contains(function),
      let elements = project["targets"]?.elements, !elements.isEmpty
    else { return nil }
    name = project["name"]?.text
    let options = project["options"]
    developmentRegion = options?["developmentRegion"]?.text
    knownRegions = (options?["defaultKnownRegions"]?.elements ?? []).compactMap(\.text)
    for element in elements {
      guard let target = Target(element) else { return nil }
      add(target)
    }
  }

  /// Adds a target, unless there is one of its name: both sides of a condition may make one, and for
  /// different platforms.
  private mutating func add(_ target: Target) {
    guard let known = positions[target.name] else {
      positions[target.name] = targets.count
      return targets.append(target)
    }
    if targets[known].platforms != target.platforms { targets[known].platforms = .all }
  }
}

extension TuistManifest.Target {
  fileprivate init?(_ value: ManifestValue) {
    guard case .call(let function, _) = value, ["target", "Target", "init"].contains(function),
      let name = value["name"]?.text,
      let sources = TuistManifest.Files.all(in: value["sources"]),
      let resources = TuistManifest.Files.all(in: value["resources"]),
      let folders = Self.folders(value["buildableFolders"])
    else { return nil }
    self.init(name: name, product: Self.product(value["product"]))
    (self.sources, self.resources, self.folders) = (sources, resources, folders)
    productName = value["productName"]?.text
    let list = value["infoPlist"]
    infoPlist = TuistManifest.Place(list) ?? TuistManifest.Place(list?["path"])
    platforms = Self.platforms(value["destinations"] ?? value["platform"])
    dependencies = (value["dependencies"]?.elements ?? []).compactMap(Self.dependency)
  }

  private static func platforms(_ value: ManifestValue?) -> Platforms {
    let names = (value?.elements ?? []).map { element -> String? in
      guard case .call(let name, let arguments) = element, arguments.isEmpty else { return nil }
      return name
    }
    return TargetPlatforms.platforms(namedByTuist: names)
  }

  private static func product(_ value: ManifestValue?) -> String {
    if case .call(let name, _)? = value { name } else { "" }
  }

  /// Nil where some are not known, or files in them are left out.
  private static func folders(_ value: ManifestValue?) -> [TuistManifest.Place]? {
    var places: [TuistManifest.Place] = []
    for element in value?.elements ?? [] {
      guard let place = TuistManifest.Place(element) ?? TuistManifest.Place(element[nil]),
        element["exceptions"] == nil
      else { return nil }
      places.append(place)
    }
    return places
  }

  private static func dependency(_ value: ManifestValue) -> TuistManifest.Dependency? {
    guard case .call(let function, _) = value else { return nil }
    switch function {
    case "target": return value["name"]?.text.map { .target($0) }
    case "project":
      guard let target = value["target"]?.text, let folder = TuistManifest.Place(value["path"])
      else { return nil }
      return .project(target: target, folder: folder)
    case "external": return value["name"]?.text.map { .product($0) }
    case "package": return value["product"]?.text.map { .product($0) }
    default: return nil
    }
  }
}

extension TuistManifest.Files {
  /// What a list of patterns names; nil where one isn't known.
  fileprivate static func all(in value: ManifestValue?) -> [TuistManifest.Files]? {
    var files: [TuistManifest.Files] = []
    for element in value?.elements ?? [] {
      guard let found = named(by: element) else { return nil }
      files += found
    }
    return files
  }

  private static func named(by element: ManifestValue) -> [TuistManifest.Files]? {
    if let place = TuistManifest.Place(element) { return [TuistManifest.Files(pattern: place)] }
    guard case .call(let function, _) = element else { return nil }
    switch function {
    case "glob", "folderReference":
      guard
        let place = TuistManifest.Place(element[nil] ?? element["pattern"] ?? element["path"]),
        let excluded = all(in: element["excluding"])
      else { return nil }
      return [
        TuistManifest.Files(
          pattern: place, excluded: excluded.map(\.pattern),
          isFolder: function == "folderReference")
      ]
    case "sourceFilesList", "SourceFilesList", "ResourceFileElements", "resources", "paths", "init":
      // Lists of their own type.
      guard let list = element[nil] ?? element["globs"] ?? element["resources"] else { return nil }
      return all(in: list)
    default: return nil
    }
  }
}

extension TuistManifest.Place {
  fileprivate init?(_ value: ManifestValue?) {
    guard let value else { return nil }
    if let text = value.text {
      self.init(text)
      return
    }
    guard case .call(let function, _) = value, let text = value[nil]?.text else { return nil }
    switch function {
    case "relativeToManifest", "path": self.init(text)
    case "relativeToRoot": self.init(path: text, isFromRoot: true)
    // Where the file is that says it isn't known here.
    default: return nil
    }
  }

  /// A literal: behind two slashes it starts at the root; nil for an absolute path.
  private init?(_ text: String) {
    if text.hasPrefix("//") {
      self.init(path: String(text.dropFirst(2)), isFromRoot: true)
    } else if text.hasPrefix("/") {
      return nil
    } else {
      self.init(path: text)
    }
  }
}
