/// A target that somebody says by hand, in place of project files.
package struct DeclaredTarget: Sendable {
  package var name: String
  package var sources: [String]
  package var resources: [String]
  package var folder: String

  /// - Parameters:
  ///   - sources: The files that are compiled, sorted.
  ///   - resources: The files that are built in, sorted.
  ///   - folder: Where a new catalog would be made.
  package init(name: String, sources: [String], resources: [String], folder: String) {
    self.name = name
    self.sources = sources
    self.resources = resources
    self.folder = folder
  }
}

extension ProjectReader {
  /// The model of targets that somebody declares; project files are not read.
  package func model(declaring targets: [DeclaredTarget]) -> ProjectModel {
    var project = Project(path: "l10n.json", kind: .package, name: "l10n.json")
    project.targets = targets.map { declared in
      var target = Target(
        id: TargetID(project: project.path, name: declared.name), product: .other("declared"),
        moduleName: declared.name, folder: declared.folder)
      target.sources = declared.sources
      target.resources = declared.resources
      return target
    }
    return ProjectModel(
      projects: [project], workspaces: [], diagnostics: [], paths: files.all)
  }
}
