import Extraction

/// What a `Project.swift` of Tuist's says of targets.
struct TuistManifest: Sendable {
  var name: String?
  /// The language of the sources, where the options say it.
  var developmentRegion: String?
  /// The languages that the options list.
  var knownRegions: [String] = []
  var targets: [Target] = []
  /// Where the targets are among all, by their names.
  var positions: [String: Int] = [:]

  struct Target: Sendable {
    var name: String
    /// ProjectDescription's word for what is built.
    var product: String
    var productName: String?
    var sources: [Files] = []
    var resources: [Files] = []
    /// The folders that Xcode keeps in step with the disk: all in them belongs to the target by its kind.
    var folders: [Place] = []
    var infoPlist: Place?
    /// What it is built for; all where that isn't known.
    var platforms = Platforms.all
    var dependencies: [Dependency] = []
  }

  /// What a pattern names.
  struct Files: Sendable {
    var pattern: Place
    var excluded: [Place] = []
    /// Whether it is a folder that is copied as it is.
    var isFolder = false
  }

  /// A path or a pattern of paths.
  struct Place: Sendable {
    var path: String
    /// Whether it starts at the root of all projects, and not at the manifest's folder.
    var isFromRoot = false
  }

  enum Dependency: Sendable {
    case target(String)
    /// A target of the project in a folder.
    case project(target: String, folder: Place)
    case product(String)
  }
}
