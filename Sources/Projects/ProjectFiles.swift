import Reading

/// The files among others that say how something is built.
package struct ProjectFiles {
  private(set) var xcodeProjects: [String] = []
  private(set) var manifests: [String] = []
  /// XcodeGen's `project.yml` where no `.xcodeproj` is, or what has another name (`xcodegen --spec`)
  /// where nothing else says what apps are built.
  private(set) var specifications: [String] = []
  /// The other files in YAML.
  private var otherTexts: [String] = []
  private(set) var workspaces: [String] = []
  /// The manifests of Tuist's that no project was made from: their targets may build what no package
  /// builds.
  private(set) var tuistManifests: [String] = []

  /// - Parameter read: The bytes of a file, or nil for one that can't be read.
  init(_ files: FileList, read: (String) -> [UInt8]?) {
    var versioned: [String] = []
    var plain: Set<String> = []
    for path in files.all where !VendoredFolder.holds(path) {
      switch PathParts.fileExtension(of: path) {
      case "pbxproj" where path.hasSuffix(".xcodeproj/project.pbxproj"): xcodeProjects.append(path)
      case "xcworkspacedata" where Self.isWorkspace(path): workspaces.append(path)
      case "yml", "yaml": addText(path, read)
      case "swift":
        let name = PathParts.name(of: path)
        if name == Self.manifestName, read(path).map(Self.declaresType) != true {
          manifests.append(path)
          plain.insert(PathParts.folder(of: path))
        } else if name.hasPrefix("Package@swift-") {
          versioned.append(path)
        } else if name == Self.tuistName {
          addTuists(path, read)
        }
      default: break
      }
    }
    // The newest manifest stands for a package that has no plain one.
    for path in versioned.reversed() where plain.insert(PathParts.folder(of: path)).inserted {
      manifests.append(path)
    }
    addSpecificationsOfOtherNames(read)
    leaveOutWhatProjectsStandFor()
  }

  private mutating func addText(_ path: String, _ read: (String) -> [UInt8]?) {
    if Self.isSpecification(path, read) {
      specifications.append(path)
    } else {
      otherTexts.append(path)
    }
  }

  /// Beside other projects a file of any name may be a part of what they were made from.
  private mutating func addSpecificationsOfOtherNames(_ read: (String) -> [UInt8]?) {
    if xcodeProjects.isEmpty, specifications.isEmpty, tuistManifests.isEmpty {
      specifications = otherTexts.filter {
        read($0).map(SpecificationMark.standsForProject) ?? false
      }
    }
    otherTexts = []
  }

  private mutating func addTuists(_ path: String, _ read: (String) -> [UInt8]?) {
    guard let bytes = read(path), bytes.containsSequence("import ProjectDescription".utf8) else {
      return
    }
    tuistManifests.append(path)
  }

  /// Whether a path names one of these manifests, or what they share: no source of a target.
  func isTuists(_ path: String) -> Bool {
    guard !tuistManifests.isEmpty else { return false }
    return path.contains(TuistReader.helpers + "/")
      || path.hasSuffix(Self.tuistName) && tuistManifests.contains(path)
  }

  /// The folders that these manifests are in.
  var tuistFolders: Set<String> { Set(tuistManifests.map(Self.folder)) }

  private static func folder(of path: String) -> String {
    PathParts.folder(of: PathParts.normalized(path))
  }

  /// An `.xcodeproj` is made from what lies beside it.
  private mutating func leaveOutWhatProjectsStandFor() {
    let projectFolders = Set(xcodeProjects.map(Self.projectFolder))
    specifications.removeAll { projectFolders.contains(PathParts.folder(of: $0)) }
    let made = projectFolders.union(specifications.map(Self.folder))
    tuistManifests.removeAll { made.contains(Self.folder(of: $0)) }
  }

  /// The folders that have a package or a project of their own.
  var folders: [String] { folders(emptyPackages: []) }

  /// The folders that have a package that builds something, or a project.
  ///
  /// - Parameter empty: The folders of manifests without targets.
  func folders(emptyPackages empty: Set<String>) -> [String] {
    manifests.map(Self.folder).filter { !empty.contains($0) }
      + specifications.map(PathParts.folder(of:)) + xcodeProjects.map(Self.projectFolder)
  }

  /// Whether a file says what is built, by its name.
  package static func isProjectFile(_ path: String) -> Bool {
    let name = PathParts.name(of: path)
    return name == xcodeProjectName || specificationNames.contains(name) || isManifest(path)
  }

  static let xcodeProjectName = "project.pbxproj"
  /// XcodeGen's.
  package static let specificationNames = ["project.yml", "project.yaml"]
  package static let manifestName = "Package.swift"
  private static let tuistName = "Project.swift"

  /// Whether a path names a manifest of a package, which is no source of a target.
  static func isManifest(_ path: String) -> Bool {
    let name = PathParts.name(of: path)
    return name == manifestName || name.hasPrefix("Package@swift-")
  }

  /// Whether a file of a manifest's name is a source with a type called `Package`: it declares one,
  /// and has neither of what SwiftPM asks of a manifest.
  private static func declaresType(_ bytes: [UInt8]) -> Bool {
    func holds(_ text: String) -> Bool { bytes.containsSequence(text.utf8) }
    return !holds("PackageDescription") && !holds("swift-tools-version")
      && ["struct", "class", "enum", "actor", "protocol", "extension"].contains {
        holds($0 + " Package")
      }
  }

  /// Whether a file is XcodeGen's, and no other tool's of the same name.
  private static func isSpecification(_ path: String, _ read: (String) -> [UInt8]?) -> Bool {
    specificationNames.contains(PathParts.name(of: path))
      && read(path).map(SpecificationMark.stands) ?? true
  }

  private static func projectFolder(_ path: String) -> String {
    PathParts.folder(of: PathParts.folder(of: PathParts.normalized(path)))
  }

  /// Every `.xcodeproj` holds a workspace that says nothing.
  private static func isWorkspace(_ path: String) -> Bool {
    path.hasSuffix(".xcworkspace/contents.xcworkspacedata") && !path.contains(".xcodeproj/")
  }
}
