import Projects
import Reading

/// One walk over some paths: the files that a command asks for, and all that tell what is built.
struct ProjectWalk {
  /// The files that the command asks for.
  let chosen: FileListing
  /// The project's files, whatever the command asks for.
  let all: FileListing
  let paths: [String]
  let project: ProjectConfiguration
  let tree: any FileTree
  /// How the project's files are chosen.
  let selection: FileSelection

  /// - Parameters:
  ///   - paths: What a person named.
  ///   - choice: The files that the command asks for; nil for all of the project's.
  ///   - exclude: Globs of what is no part of the project.
  init(
    around paths: [String], choosing choice: FileSelection? = nil, excluding exclude: [String],
    _ project: ProjectConfiguration, in tree: any FileTree
  ) {
    var selection = FileSelection(
      suffixes: [""], exclude: exclude, project: project.exclusions(besides: exclude))
    // A hidden folder that a glob names is part of the project.
    selection.naming = (choice?.allNaming ?? []) + (project.globs?.include ?? [])
    self.selection = selection
    let listings = tree.listings(under: paths, of: [selection] + (choice.map { [$0] } ?? []))
    all = listings.first ?? FileListing()
    chosen = listings.last ?? FileListing()
    self.paths = paths
    self.project = project
    self.tree = tree
  }

  /// Whether a folder was named, so that a project may be expected there.
  var hasFolders: Bool { paths.contains(where: tree.isFolder) }
}
