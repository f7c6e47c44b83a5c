import Reading

/// The sources that Tuist writes for targets with resources, `Derived/Sources/TuistStrings+App.swift`:
/// it compiles each into the target that it is named for, without the manifest saying so.
///
/// Source: Tuist, `SynthesizedResourceInterfaceProjectMapper.swift`, `ResourcesProjectMapper.swift`.
struct TuistWrittenSources {
  private static let folder = "Derived/Sources"

  /// The sources with the names of their targets, as they spell them.
  private let sources: [(path: String, target: String)]

  /// - Parameter folder: The manifest's.
  init(besideManifestIn folder: String, _ files: FileList) {
    sources = files.files(below: PathParts.join(folder, Self.folder)).compactMap { path in
      Self.target(of: path).map { (path: path, target: $0) }
    }
  }

  var paths: [String] { sources.map(\.path) }

  /// The sources of a target.
  func paths(of target: TuistManifest.Target) -> [String] {
    let names = Set([target.name, target.productName].compactMap(\.self).map(Self.spelling))
    return sources.filter { names.contains($0.target) }.map(\.path)
  }

  private static func target(of path: String) -> String? {
    let parts = PathParts.stem(of: path).split(separator: "+", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("Tuist"),
      PathParts.fileExtension(of: path) == "swift"
    else { return nil }
    return spelling(String(parts[1]))
  }

  /// A name without its signs and capitals: of `my-app` Tuist makes `MyApp`.
  private static func spelling(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
