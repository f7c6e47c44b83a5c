package import Catalogs
package import Diagnostics
package import Extraction
import Linting
import Projects
import Reading

/// What is known of a whole project at one moment: its sources' keys, and where its catalogs are.
///
/// For programs that keep a project open and answer many questions about it.
package struct ProjectKnowledge: Sendable {
  package let configuration: ProjectConfiguration
  /// The keys that sources ask for, by table, bundle and key.
  package internal(set) var entries: [ExtractedEntry]
  /// What extraction finds wrong in the sources, by file and offset; with what rules about sources
  /// find.
  package internal(set) var diagnostics: [Diagnostic]
  /// The catalogs, by path.
  package private(set) var catalogs: [KnownCatalog]
  private(set) var survey: ProjectSurvey
  let sources: LintSources
  /// The rules that a run of lint has.
  let selection: RuleSelection
  /// The terms of the configuration, prepared once for a language.
  let glossary: Glossary
  let catalogLanguages: CatalogLanguages
  private let options: ExtractOptions
  private let listing: FileListing
  private let sourcePaths: Set<String>
  /// The positions of the entries that a file has, by its path.
  let entriesByFile: [String: [Int]]

  /// Looks at everything there is under some folders.
  ///
  /// - Parameter roots: The project's folders, absolute or seen from the current folder.
  package init(
    of roots: [String], _ configuration: ProjectConfiguration, in tree: any FileTree
  ) {
    self.configuration = configuration
    selection = RuleSelection(LintOptions(paths: roots), configuration)
    glossary = Glossary(configuration.configuration.glossary)
    catalogLanguages = CatalogLanguages()
    let options = ExtractOptions(paths: roots).filled(from: configuration)
    let walk = ProjectWalk(
      around: roots, choosing: SourceExtraction.selection(options), excluding: [], configuration,
      in: tree)
    survey = ProjectSurvey(walk)
    (self.options, listing) = (options, walk.chosen)
    sourcePaths = Set(walk.chosen.files)
    let extraction = SourceExtraction(
      options, walk.chosen, survey, findsAttributes: true,
      shownTexts: LintSources.search(for: selection.rules))
    sources = LintSources(extraction, survey, configuration)
    entries = extraction.entries.map(\.unmarked)
    entriesByFile = Self.byFile(extraction.entries)
    diagnostics = extraction.diagnostics.sortedByPlace()
    catalogs = KnownCatalog.all(in: CatalogSet(of: survey).layout)
  }

  /// The same project, what is read of which from now on comes from other files with the same bytes.
  package func reading(from tree: any FileTree) -> ProjectKnowledge {
    var knowledge = self
    knowledge.survey = survey.reading(from: tree)
    return knowledge
  }

  /// The same project with a catalog that isn't written yet; nothing changes where it is known.
  package func adding(catalog path: String) -> ProjectKnowledge {
    guard !hasCatalog(path) else { return self }
    var knowledge = self
    knowledge.survey = survey.adding(path)
    knowledge.catalogs = KnownCatalog.all(in: CatalogSet(of: knowledge.survey).layout)
    return knowledge
  }

  /// The same project after some of its sources got other bytes.
  ///
  /// What sources ask for is found anew. What takes looking at everything that people see, such as
  /// texts that nothing localizes, is what it was.
  ///
  /// - Parameters:
  ///   - changed: The sources of which nothing is said of what takes looking at everything.
  ///   - tree: Where the files are now; the same files as before.
  ///   - memory: What is known of single files; it makes this quick.
  package func updated(
    after changed: Set<String>, in tree: any FileTree, memory: ExtractionMemory
  ) -> ProjectKnowledge {
    ProjectKnowledge(self, after: changed, in: tree, memory)
  }

  private init(
    _ before: ProjectKnowledge, after changed: Set<String>, in tree: any FileTree,
    _ memory: ExtractionMemory
  ) {
    (configuration, selection) = (before.configuration, before.selection)
    (glossary, catalogLanguages) = (before.glossary, before.catalogLanguages)
    (catalogs, listing) = (before.catalogs, before.listing)
    sourcePaths = before.sourcePaths
    survey = before.survey.reading(from: tree)
    var options = before.options
    options.memory = memory
    self.options = before.options
    let extraction = SourceExtraction(options, listing, survey)
    sources = LintSources(
      extraction, survey, configuration, declaring: before.sources.attributes)
    entries = extraction.entries.map(\.unmarked)
    entriesByFile = Self.byFile(extraction.entries)
    let kept = before.diagnostics.filter { diagnostic in
      ExtractionDiagnostic.shownTexts.contains(diagnostic.id)
        && diagnostic.location.map { !changed.contains($0.file) } ?? true
    }
    diagnostics = (extraction.diagnostics + kept).sortedByPlace()
  }

  private static func byFile(_ entries: [ExtractedEntry]) -> [String: [Int]] {
    var files: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for place in entry.locations where files[place.file]?.last != index {
        files[place.file, default: []].append(index)
      }
    }
    return files
  }

  /// Whether a file lies in one of the project's folders.
  func isInFolders(_ path: String) -> Bool {
    options.scope.paths.contains {
      ["", "."].contains($0) || PathParts.relative(path, to: $0) != nil
    }
  }

  /// Whether a file is among the sources that were looked at.
  package func hasSource(_ path: String) -> Bool { sourcePaths.contains(path) }

  package func hasCatalog(_ path: String) -> Bool { catalog(at: path) != nil }

  /// What sources say of a key.
  package func entries(forKey key: String, table: String) -> [ExtractedEntry] {
    entries.filter { $0.table == table && $0.key.isExactly(key) }
  }

  /// The catalog at a path; nil where none is known.
  package func catalog(at path: String) -> KnownCatalog? { catalogs.first { $0.path == path } }

  /// The catalogs of all tables of a name, whichever folders they are in.
  package func catalogs(named table: String) -> [KnownCatalog] {
    catalogs.filter { $0.table == table }
  }

  /// The catalogs of the table that a catalog belongs to, itself among them, in all languages.
  package func catalogs(ofTableWith path: String) -> [KnownCatalog] {
    guard let own = catalog(at: path) else { return [] }
    return catalogs.filter { $0.folder == own.folder && $0.table == own.table }
  }
}

/// A catalog of a project, as its path tells.
package struct KnownCatalog: Hashable, Sendable {
  package var path: String
  /// The folder of the String Catalog, or of the `.lproj` folder.
  package var folder: String
  package var table: String
  package var format: CatalogFormat
  /// The language of the `.lproj` folder; nil for a String Catalog, which has all languages.
  package var language: String?

  static func all(in layout: CatalogLayout) -> [KnownCatalog] {
    var all: [KnownCatalog] = []
    for folder in layout.folders {
      for (table, path) in folder.stringCatalogs {
        all.append(
          KnownCatalog(path: path, folder: folder.path, table: table, format: .stringCatalog))
      }
      for (table, languages) in folder.tables {
        for (language, files) in languages {
          all += files.paths.map { KnownCatalog($0, of: table, in: language, folder: folder.path) }
        }
      }
    }
    return all.sorted { $0.path.precedesInBytes($1.path) }
  }
}

extension KnownCatalog {
  /// A file in an `.lproj` folder.
  private init(_ path: String, of table: String, in language: String, folder: String) {
    self.init(
      path: path, folder: folder, table: table, format: CatalogFormat(path: path) ?? .strings,
      language: language)
  }
}
