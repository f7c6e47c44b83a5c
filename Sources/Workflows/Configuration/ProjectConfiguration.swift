package import Diagnostics
import Linting
import Messages
import Reading

/// A project's configuration as it was found, or the empty one of a project that has none.
package struct ProjectConfiguration: Sendable {
  package var configuration = Configuration() { didSet { contents = nil } }
  /// What tells the configuration from others; nil where it was not read from a file as it is.
  private(set) var contents: ContentHash? = ContentHash()
  package var diagnostics: [Diagnostic] = []
  /// The file as one would write its path; nil if there is none.
  package var file: String?
  /// The real path of its folder.
  private var realFolder: String?

  /// No configuration.
  package init() {}

  /// Finds and reads the configuration of some files and folders.
  ///
  /// - Parameter explicit: The file to read; nil to look for `l10n.json` around the paths.
  package init(explicit: String?, paths: [String], in tree: any FileTree) {
    let search = ConfigurationSearch(tree: tree)
    do {
      guard let found = try search.file(explicit: explicit, paths: paths) else { return }
      file = found.shown
      realFolder = found.folder
      let bytes = try tree.opening(found.shown).read(found.shown, .configuration)
      let reader = ConfigurationReader(bytes, file: found.shown)
      configuration = reader.configuration
      contents = ContentHash(of: bytes)
      diagnostics =
        reader.diagnostics + unknownRules(among: reader.namedRules, of: found.shown)
        + linksOut(of: found.folder, found.shown, tree)
    } catch {
      var diagnostic = error.diagnostic
      // To show a line of the file would be to read it.
      if error.id == ConfigurationSearch.linkError { diagnostic.location = nil }
      diagnostics.append(diagnostic)
    }
  }

  /// The rules with a severity that there aren't, neither here nor among the project's own.
  private func unknownRules(among names: [JSONString], of file: String) -> [Diagnostic] {
    let own = configuration.rules.map(\.id)
    let known = Set(RuleRegistry.all.map { $0.id } + own)
    return names.filter { !known.contains($0.value) }.map { name in
      var diagnostic = LintWorkflow.unknownRule(name.value, besides: own)
      diagnostic.location = Location(file: file, range: name.range)
      return diagnostic
    }
  }

  /// What is wrong with catalog folders that are links out of the project.
  private func linksOut(
    of folder: String, _ file: String, _ tree: any FileTree
  ) -> [Diagnostic] {
    configuration.catalogs.filter { catalog in
      PathParts.prefixes(of: catalog).contains { part in
        let real = tree.realPath(of: PathParts.join(folder, part))
        return real.map { PathParts.relative($0, to: folder) == nil } ?? false
      }
    }.map { catalog in
      Diagnostic(
        id: ConfigurationSearch.linkError, severity: .error,
        message: "the catalog folder `\(catalog)` is a link that leads out of the project; replace "
          + "it by a folder, or name the one that it leads to with --output",
        location: Location(file: file))
    }
  }

  /// The configuration's folder as one would write it; nil if there is no configuration.
  package var folder: String? {
    file.map { PathParts.folder(of: $0) }.map { $0.isEmpty ? "." : $0 }
  }

  /// Whether a command can't run with it.
  package var isBroken: Bool { diagnostics.hasErrors }

  /// The folders of catalogs, seen from the current folder.
  var catalogs: [String] {
    let folder = PathParts.folder(of: file ?? "")
    return configuration.catalogs.map { catalog in
      let path = PathParts.join(folder, catalog)
      return path.isEmpty ? "." : PathParts.withoutSlash(path)
    }
  }

  /// The globs that leave files out which are no sources: what the configuration includes are some.
  ///
  /// - Parameter exclude: The globs of a command, which stand in for those that exclude.
  func exclusions(besides exclude: [String]) -> ProjectGlobs? {
    exclude.isEmpty ? globs?.exclusions() : nil
  }

  /// The globs that choose sources, if there are any.
  var globs: ProjectGlobs? {
    guard let realFolder, !configuration.include.isEmpty || !configuration.exclude.isEmpty else {
      return nil
    }
    return ProjectGlobs(
      folder: realFolder, include: configuration.include, exclude: configuration.exclude)
  }
}
