import Catalogs
import Diagnostics

extension CatalogSet {
  /// What a command looks for: the one rule for the folders and globs that count.
  ///
  /// Where a command names nothing, the configuration's folders of catalogs stand in for the current
  /// one; and what the configuration excludes is left out.
  struct Query {
    /// The files and folders that are looked into.
    let paths: [String]
    let exclude: [String]
    private let include: [String]
    private let exclusions: ProjectGlobs?
    private let formats: [CatalogFormat]
    /// What is looked into in vain.
    private let missing: [Diagnostic]
    /// The language that was asked for.
    let sourceLanguage: String?
    /// The ends of other files that are looked for with them.
    var otherSuffixes: [String] = []
    /// Whether of a table in two forms only the one is wanted that a target has.
    var leavesOutLeftovers = false
    /// Whether a file is looked at.
    var admits: (String) -> Bool = { _ in true }

    /// What a command is to look at, with what its project's configuration says.
    init(
      _ scope: FileScope, formats: [CatalogFormat] = CatalogFormat.allCases,
      sourceLanguage: String? = nil, _ project: ProjectConfiguration, in tree: any FileTree
    ) {
      var scope = scope
      let missing = scope.paths == ["."] ? project.missingCatalogs(in: tree) : []
      scope.paths = project.catalogRoots(scope.paths, in: tree)
      self.init(
        scope, project.exclusions(besides: scope.exclude), formats, sourceLanguage, missing,
        in: tree)
    }

    /// What lies in these folders, whatever folders the configuration has.
    ///
    /// - Parameter globs: Those of the configuration.
    init(only scope: FileScope, leavingOut globs: ProjectGlobs?, in tree: any FileTree) {
      self.init(scope, globs, CatalogFormat.allCases, nil, [], in: tree)
    }

    private init(
      _ scope: FileScope, _ globs: ProjectGlobs?, _ formats: [CatalogFormat],
      _ sourceLanguage: String?, _ missing: [Diagnostic], in tree: any FileTree
    ) {
      paths = scope.paths
      (include, exclude) = (scope.include, scope.exclude)
      // Who names what the configuration leaves out means it.
      exclusions = globs?.exclusions(but: scope.paths.compactMap(tree.realPath))
      self.formats = formats
      self.sourceLanguage = sourceLanguage
      self.missing = missing
    }

    var selection: FileSelection {
      FileSelection(
        suffixes: formats.map(\.suffix) + otherSuffixes, include: include, exclude: exclude,
        project: exclusions)
    }

    /// What is wanted of what was found, and what was looked for in vain.
    func wanted(_ listing: FileListing) -> FileListing {
      FileListing(
        files: listing.files.filter(admits), diagnostics: missing + listing.diagnostics,
        links: listing.links)
    }
  }
}

extension ProjectConfiguration {
  /// Where catalogs are looked for: the configured folders that are there, where a command names
  /// none.
  func catalogRoots(_ roots: [String], in tree: any FileTree) -> [String] {
    guard roots == ["."] else { return roots }
    let folders = catalogs.filter(tree.exists)
    return folders.isEmpty ? roots : folders
  }

  /// Says which of the configured folders aren't there, as long as nothing was written into them.
  fileprivate func missingCatalogs(in tree: any FileTree) -> [Diagnostic] {
    catalogs.filter { !tree.exists($0) }.map { folder in
      Diagnostic(
        id: "missing-folder", severity: .note,
        message: "the configuration names this folder for catalogs, and it isn't there, so nothing "
          + "was looked for in it; correct its name if it is wrong",
        location: Location(file: folder))
    }
  }
}
