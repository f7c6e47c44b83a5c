package import Extraction
package import Reading

/// What names a target: its project and its own name.
package struct TargetID: Hashable, Sendable {
  /// The path of the project.
  package var project: String
  package var name: String

  /// The target of a name in the project at a path.
  package init(project: String, name: String) {
    self.project = project
    self.name = name
  }
}

/// One thing that a project builds, with what it is built from.
package struct Target: Sendable {
  package var id: TargetID
  package var product: ProductKind
  /// The name of the Swift module, whether or not there is Swift in it.
  package var moduleName: String
  /// The folder that the target's own files lie in, where a new catalog would be made.
  package var folder: String
  /// The files that are compiled, headers included, sorted.
  package var sources: [String] = []
  /// The files that are copied or processed, all languages of each and what bundles hold, sorted;
  /// not the images of asset catalogs.
  package var resources: [String] = []
  /// The resources that are copied as parts of a folder: in what is built they stand in that folder,
  /// where nobody looks for the target's own tables.
  package var enclosedResources: Set<String> = []
  /// The String Catalogs that the project names among the resources and that aren't among the files,
  /// sorted.
  package var missingCatalogs: [String] = []
  /// The folders whose new files become the target's by themselves: Xcode's synchronized folders.
  package var synchronizedFolders: [String] = []
  /// A folder that the project names for resources, whether or not there is a file in it; nil where
  /// it names none.
  package var resourceFolder: String?
  /// The forms in which a new table would be the target's, by the folders where it may be made; nil
  /// where it would be in any.
  package var tableForms: [String: TableForms]?
  /// The property list of the target, if it is among the files.
  package var infoPlist: String?
  /// The property list that the project's generator writes, where it isn't among the files.
  package var writtenPropertyList: PropertyListValue?
  /// The build settings that matter to localization, resolved, without those that are empty, but for
  /// texts of a property list that Xcode generates.
  package var settings: [String: String] = [:]
  /// The settings of the other build configurations that a property list's texts are made of, where
  /// they differ.
  package var otherSettings: [[String: String]] = []
  /// What the target is built for; all where that isn't known, or settings name several platforms.
  package var platforms = Platforms.all
  /// The flags that any build configuration sets for `#if`; nil where that isn't known.
  package var flags: Set<String>?
  /// The build configuration that the settings are from.
  package var configuration: String?
  /// What is built before, in the order of the project.
  package var dependencies: [Dependency] = []
  /// The targets whose products are copied into this one's.
  package var embeds: [TargetID] = []

  /// Of the folders that a project names for a target's resources, the one that new tables go into.
  static func resourceFolder(of folders: [String]) -> String? {
    folders.first { PathParts.name(of: $0) == "Resources" } ?? folders.first
  }

  /// The forms in which a new table in a folder would be the target's.
  package func forms(ofTablesIn folder: String) -> TableForms {
    tableForms?[PathParts.normalized(folder)] ?? .all
  }

  /// The target's name, which may differ from its product's.
  package var name: String { id.name }

  /// Whether a build configuration may set some flags.
  package func maySet(_ flags: Set<String>) -> Bool {
    self.flags.map { flags.isSubset(of: $0) } ?? true
  }

  /// Whether the target holds tests.
  package var isTest: Bool { product == .test }

  /// A target that another one needs.
  package enum Dependency: Hashable, Sendable {
    case target(TargetID)
    /// A package's product, with the targets behind it if the package is among the projects.
    case product(name: String, targets: [TargetID])
  }
}
