import Diagnostics
import Projects

/// The project around some paths: the files that there are, and what is built from them.
struct ProjectSurvey {
  /// All files of the project's folders, as one would write them from the current folder.
  let files: [String]
  let model: ProjectModel
  /// The folder around the paths that the project was found in; nil if it is inside of them.
  private let folder: String?
  /// What was passed over on the way.
  let leftOut: [Diagnostic]

  /// Surveys a project without running anything of it.
  ///
  /// - Parameters:
  ///   - paths: What a person named. Where no project file lies inside, the nearest folder around
  ///     all of them counts that has one, up to the repository's root.
  ///   - exclude: Globs of what is passed over.
  ///   - suffixes: The ends of the files that matter; project files are enough for their languages.
  init(
    around paths: [String], excluding exclude: [String], _ project: ProjectConfiguration,
    in tree: any FileTree, suffixes: [String] = [""]
  ) {
    var globs = project.globs
    // What the configuration includes are sources.
    globs?.include = []
    if !exclude.isEmpty { globs?.exclude = [] }
    let selection = FileSelection(suffixes: suffixes, exclude: exclude, project: globs)
    var listing = tree.files(under: paths, selection)
    var tree = tree
    var found: String?
    if project.configuration.targets.isEmpty, !listing.files.contains(where: Self.isProjectFile),
      let folder = ProjectSearch(tree: tree).folder(around: paths)
    {
      found = folder
      tree = tree.opening(folder)
      listing = tree.files(under: [folder], selection)
    }
    let shown = found == nil ? { $0 } : Self.seenFromHere(in: tree)
    files = listing.files.map(shown).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folder = found
    let opened = tree
    let reader = ProjectReader(paths: listing.files) { try? opened.read($0, .projectFile) }
    let declared = project.declaredTargets(among: listing.files)
    let read = declared.isEmpty ? reader.model() : reader.model(declaring: declared)
    model = found == nil ? read : read.renamingPaths(shown)
    leftOut = listing.diagnostics
  }

  /// Writes paths that lead up and down again as one would.
  private static func seenFromHere(in tree: any FileTree) -> (String) -> String {
    guard let current = tree.realPath(of: ".") else { return { $0 } }
    return { PathParts.shown(PathParts.absolute($0, from: current), from: current) }
  }

  /// The ends of files that say what is built, workspaces and settings among them.
  static let projectFiles = [
    "project.pbxproj", "Package.swift", "project.yml", ".xcworkspacedata", ".xcconfig",
  ]

  /// Whether a file says what is built, so that no project has to be looked for further up.
  static func isProjectFile(_ path: String) -> Bool {
    let name = PathParts.name(of: path)
    return name == "project.pbxproj" || name == "Package.swift" || name == "project.yml"
  }

  /// The files that may spell out a key: code, markup and data.
  var textFiles: [String] {
    let suffixes: Set = [
      ".swift", ".m", ".mm", ".h", ".c", ".cpp", ".storyboard", ".xib", ".plist", ".json", ".js",
      ".html", ".intentdefinition", ".yml", ".yaml", ".xml", ".xcdatamodel",
    ]
    return files.filter { suffixes.contains(PathParts.suffix(of: $0)) }
  }

  /// The sources of the projects that build some of the files, in all their kinds.
  func sources(ofProjectsWith files: Set<String>) -> [String] {
    guard hasTargets else { return [] }
    return model.projects.filter { $0.kind != .folder }.flatMap { project -> [String] in
      let targets = project.targets
      let isAsked = targets.contains { target in
        target.sources.contains(where: files.contains)
          || target.resources.contains(where: files.contains)
      }
      return isAsked ? targets.flatMap { $0.isTest ? [] : $0.sources } : []
    }
  }

  /// The tree with the folders that the project was found in.
  func opened(_ tree: any FileTree) -> any FileTree { folder.map(tree.opening) ?? tree }

  /// Whether anything says what is built; without that, folders decide.
  var hasTargets: Bool { model.projects.contains { $0.kind != .folder } }

  /// The language that the texts of a file are written in, as its project says.
  func developmentRegion(of path: String) -> String? {
    let owners = model.targets(ofResource: path).lazy.compactMap { model.project(of: $0) }
    let around = model.projects.filter { $0.kind != .folder }.filter { project in
      PathParts.contains(PathParts.projectFolder(of: project), path)
    }.max { $0.path.utf8.count < $1.path.utf8.count }
    let region = (owners.first ?? around)?.developmentRegion ?? around?.developmentRegion
    guard let region, region != "Base", FileName.isUsable(region + ".lproj") else { return nil }
    // What Xcode called it before languages had codes.
    return region == "English" ? "en" : region
  }
}

extension PathParts {
  /// The folder that a project's files lie in.
  static func projectFolder(of project: Project) -> String {
    project.kind == .folder ? project.path : folder(of: project.path)
  }
}

extension ProjectConfiguration {
  /// The targets that the configuration says by hand, with the files that each has.
  func declaredTargets(among files: [String]) -> [DeclaredTarget] {
    let root = folder.map { $0 == "." ? "" : $0 } ?? ""
    return configuration.targets.map { target in
      let sources = target.sources.map { Glob(PathParts.join(root, $0)[...]) }
      let catalogs = target.catalogs.map { PathParts.join(root, $0) }
      return DeclaredTarget(
        name: target.name,
        sources: files.filter { file in
          PathParts.prefixes(of: file).contains { part in sources.contains { $0.matches(part) } }
        },
        resources: files.filter { file in catalogs.contains { PathParts.contains($0, file) } },
        folder: catalogs.first ?? root)
    }
  }
}
