import Reading

/// One Xcode project, one package, or one folder that is neither.
package struct Project: Sendable {
  /// What says how the project is built.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An `.xcodeproj`.
    case xcode
    /// A `Package.swift`.
    case package
    /// XcodeGen's `project.yml`, from which an `.xcodeproj` is made.
    case generated
    /// Tuist's `Project.swift`, from which an `.xcodeproj` is made; its build settings aren't read.
    case tuist
    /// Nothing: all sources below a folder count as one target.
    case folder
  }

  /// The path of the `.xcodeproj`, `Package.swift`, `project.yml` or `Project.swift`, or of the folder
  /// (empty for the one that paths are relative to).
  package var path: String
  package var kind: Kind
  package var name: String
  /// The language that the sources are written in, where the project says so.
  package var developmentRegion: String?
  /// The languages that the project lists, in its order, with `Base` if it is listed.
  package var knownRegions: [String] = []
  package var targets: [Target] = []
  /// What a package offers to others: the names of its products with their targets.
  package var products: [Product] = []
  /// The other projects and local packages that the project refers to, as paths of projects.
  package var references: [String] = []
  /// The paths of other projects, and the folders of local packages, that the project refers to and
  /// that are not among the files.
  package var missing: [String] = []

  /// The file that says how the project is built, or the folder where none does.
  package var file: String {
    kind == .xcode ? PathParts.join(path, ProjectFiles.xcodeProjectName) : path
  }

  /// The folder that the project's files lie in.
  package var folder: String { kind == .folder ? path : PathParts.folder(of: path) }

  /// A product of a package.
  package struct Product: Hashable, Sendable {
    package var name: String
    package var targets: [TargetID]
  }
}

/// An `.xcworkspace`: projects and packages that are worked on together.
package struct Workspace: Hashable, Sendable {
  /// The path of the `.xcworkspace`.
  package var path: String
  /// The paths of its projects, as `Project.path` has them, in the order of the workspace.
  package var projects: [String]
}
