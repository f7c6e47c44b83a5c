import Diagnostics
import LocaleData
import Projects
import Reading

/// The project around some paths: the files that there are, and what is built from them.
struct ProjectSurvey {
  /// All files of the project's folders, as one would write them from the current folder.
  private(set) var files: [String]
  let model: ProjectModel
  /// Whether anything says what is built; without that, folders decide.
  let hasTargets: Bool
  /// The sources that no project's folder holds, where no table lies beside them.
  let looseSources: Set<String>
  /// The positions of the projects in each folder, without those that only a folder stands for.
  private let projectsByFolder: [String: [Int]]
  /// The files of the walk, and of the folder around its paths that the project was found in.
  private(set) var tree: any FileTree
  /// The tables that have a second place, where a link leads to them, by that place.
  let linkedTables: [ProjectCatalogs.Name: ProjectCatalogs.Name]
  /// What the repository lacks of what is built.
  let emptySubmodules: EmptySubmodules
  /// What was passed over on the way, and what isn't there.
  let leftOut: [Diagnostic]

  /// Surveys a project without running anything of it.
  ///
  /// Where no project file lies among the files of the walk, the nearest folder around all its paths
  /// counts that has one, up to the repository's root.
  init(_ walk: ProjectWalk) {
    let project = walk.project
    var listing = walk.all
    var tree = walk.tree
    var found: String?
    if project.configuration.targets.isEmpty,
      !listing.files.contains(where: ProjectFiles.isProjectFile),
      let folder = ProjectSearch(tree: tree).folder(around: walk.paths)
    {
      found = folder
      tree = tree.opening(folder)
      listing = tree.files(under: [folder], walk.selection)
    }
    let shown = found == nil ? { $0 } : Self.seenFromHere(in: tree)
    files = listing.files.map(shown).sorted { $0.precedesInBytes($1) }
    self.tree = tree
    let links = LinkedCatalogs(in: listing)
    linkedTables = links.tables(shown: shown)
    let read = Self.model(of: listing, links, project, in: tree)
    let model = found == nil ? read : read.renamingPaths(shown)
    let built = model.projects.indices.filter { model.projects[$0].kind != .folder }
    hasTargets = !built.isEmpty
    projectsByFolder = Dictionary(grouping: built) { model.projects[$0].folder }
    let isDeclared = !project.configuration.targets.isEmpty
    looseSources = found == nil && !isDeclared ? Self.looseSources(of: model) : []
    self.model = model
    emptySubmodules = EmptySubmodules(around: walk.paths, model, in: tree)
    leftOut = listing.diagnostics.map { $0.renamingFile(shown) } + emptySubmodules.diagnostics
  }

  /// What is built of some files; catalogs are called by their own paths, wherever links lead to them.
  private static func model(
    of listing: FileListing, _ links: LinkedCatalogs, _ project: ProjectConfiguration,
    in tree: any FileTree
  ) -> ProjectModel {
    let paths = listing.files + links.files.keys.sorted()
    let reader = ProjectReader(paths: paths) { try? tree.read($0, .projectFile) }
    let declared = project.declaredTargets(among: paths)
    let model = declared.isEmpty ? reader.model() : reader.model(declaring: declared)
    return links.files.isEmpty ? model : model.renamingPaths { links.files[$0] ?? $0 }
  }

  /// The sources outside of the folders of all projects.
  private static func looseSources(of model: ProjectModel) -> Set<String> {
    let folders = Set(model.projects.map(\.folder))
    // Where only a folder stands for a project, that has them.
    guard !folders.contains(""), !model.projects.contains(where: { $0.kind == .folder }) else {
      return []
    }
    return Set(
      model.orphanedSources.filter { path in
        PathParts.enclosingFolders(of: PathParts.normalized(path)).allSatisfy {
          !folders.contains($0)
        }
      })
  }

  /// The same survey of the same files, some of which have other bytes now.
  func reading(from tree: any FileTree) -> ProjectSurvey {
    var survey = self
    survey.tree = tree
    return survey
  }

  /// The same survey with a catalog that isn't written yet.
  func adding(_ file: String) -> ProjectSurvey {
    var survey = self
    survey.files.append(file)
    survey.files.sort { $0.precedesInBytes($1) }
    return survey
  }

  /// Writes paths that lead up and down again as one would.
  private static func seenFromHere(in tree: any FileTree) -> (String) -> String {
    guard let current = tree.realPath(of: ".") else { return { $0 } }
    return { PathParts.shown(PathParts.absolute($0, from: current), from: current) }
  }

  /// The files that may spell out a key: code, markup and data.
  var textFiles: [String] {
    let suffixes: Set = [
      ".storyboard", ".xib", ".plist", ".json", ".js", ".html", ".intentdefinition", ".yml",
      ".yaml", ".xml", ".xcdatamodel",
    ]
    return files.filter {
      SourceLanguage(path: $0) != nil || suffixes.contains(PathParts.suffix(of: $0))
    }
  }

  /// The bundles that lie among the files as they are built.
  var bundles: Set<String> {
    OpaqueFolder.bundles(
      among: files,
      withoutPropertyLists: Set(model.projects.flatMap(\.targets).compactMap(\.infoPlist)))
  }

  /// The sources of the projects that build some of the files, in all their kinds.
  func sources(ofProjectsWith files: Set<String>, includingTests: Bool = false) -> [String] {
    guard hasTargets else { return [] }
    return model.projects.filter { $0.kind != .folder }.flatMap { project -> [String] in
      let targets = project.targets
      let isAsked = targets.contains { target in
        target.sources.contains(where: files.contains)
          || target.resources.contains(where: files.contains)
      }
      return isAsked ? targets.flatMap { $0.isTest && !includingTests ? [] : $0.sources } : []
    }
  }

  /// The language that the texts of a file are written in, as its project says.
  func developmentRegion(of path: String) -> String? {
    let owners = model.targets(ofResource: path).lazy.compactMap { model.project(of: $0) }
    let around = innermostProject(around: path)
    let region = (owners.first ?? around)?.developmentRegion ?? around?.developmentRegion
    guard let region, region != "Base", FileName.isUsable(region + ".lproj") else { return nil }
    return LanguageTag.code(ofOldName: region) ?? region
  }

  /// Whether a file that no target compiles lies in the folder of the one project that some targets
  /// are of, and that project's file was understood.
  func leavesOut(_ file: String, of targets: [TargetID]) -> Bool {
    var folder = PathParts.folder(of: file)
    while projectsByFolder[folder] == nil, !folder.isEmpty { folder = PathParts.folder(of: folder) }
    guard let around = projectsByFolder[folder], around.count == 1 else { return false }
    let path = model.projects[around[0]].path
    return targets.allSatisfy { model.project(of: $0)?.path == path }
      && !model.diagnostics.contains { PathParts.contains(path, $0.location?.file ?? "") }
  }

  private func innermostProject(around path: String) -> Project? {
    var found = projectsByFolder[path] ?? []
    var folder = path
    while !folder.isEmpty {
      folder = PathParts.folder(of: folder)
      found += projectsByFolder[folder] ?? []
    }
    return found.sorted().map { model.projects[$0] }
      .max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The language of the first file of a table whose project says one.
  func developmentRegion(of files: [String: CatalogLayout.Files]) -> String? {
    let paths = files.values.compactMap { $0.strings ?? $0.stringsdict }.sorted()
    return paths.lazy.compactMap { developmentRegion(of: $0) }.first
  }
}

extension ProjectConfiguration {
  /// The targets that the configuration says by hand, with the files that each has.
  func declaredTargets(among files: [String]) -> [DeclaredTarget] {
    let root = folder.map { $0 == "." ? "" : $0 } ?? ""
    guard !configuration.targets.isEmpty else { return [] }
    let paths = ComparedPaths(files)
    return configuration.targets.map { target in
      let sources = target.sources.map { Glob(PathParts.join(root, $0)[...]) }
      let catalogs = target.catalogs.map { PathParts.join(root, $0) }
      return DeclaredTarget(
        name: target.name,
        sources: paths.files(matching: sources),
        resources: files.filter { file in catalogs.contains { PathParts.contains($0, file) } },
        folder: catalogs.first ?? root)
    }
  }
}
