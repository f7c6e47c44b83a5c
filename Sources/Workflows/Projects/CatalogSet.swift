import Catalogs
import Diagnostics

/// The catalogs under some paths: the one way in which commands find them, and what is the source
/// of each.
struct CatalogSet {
  /// The files, sorted, without those of exported bundles.
  let files: [String]
  let layout: CatalogLayout
  private(set) var diagnostics: [Diagnostic]
  private let chosenLanguage: String?
  private let regions: DevelopmentRegions
  private let texts: SourceTexts?

  static let suffixes = [".strings", ".stringsdict", ".xcstrings"]

  /// What a command looks for.
  struct Query {
    /// What was named; the configuration's folders stand in for the current one.
    var paths: [String]
    var include: [String] = []
    var exclude: [String] = []
    /// The configuration's globs, where they choose catalogs.
    var globs: ProjectGlobs?
    /// The language that was asked for.
    var sourceLanguage: String?
    /// The ends of other files that are looked for with them.
    var otherSuffixes: [String] = []
    /// Whether a file is looked at.
    var admits: (String) -> Bool = { _ in true }
  }

  init(_ query: Query, _ project: ProjectConfiguration, in tree: any FileTree) {
    let folders = project.catalogs.filter(tree.exists)
    let roots = query.paths == ["."] && !folders.isEmpty ? folders : query.paths
    let selection = FileSelection(
      suffixes: Self.suffixes + query.otherSuffixes, include: query.include,
      exclude: query.exclude, project: query.globs)
    let listing = tree.files(under: roots, selection)
    diagnostics = listing.diagnostics
    files = listing.files.filter(query.admits)
    let catalogs = files.filter { Self.suffixes.contains(PathParts.suffix(of: $0)) }
    let layout = CatalogLayout(files: catalogs)
    self.layout = layout
    chosenLanguage = query.sourceLanguage ?? project.configuration.sourceLanguage
    let hasTables = layout.folders.contains { !$0.tables.isEmpty }
    regions = DevelopmentRegions(
      around: hasTables && chosenLanguage == nil ? roots : [], query.exclude, project, in: tree)
    let (chosen, regions) = (chosenLanguage, regions)
    let lacksSource = layout.folders.contains { folder in
      folder.tables.values.contains { files in
        files[chosen ?? regions.language(of: files) ?? "en"] == nil && files["Base"] == nil
      }
    }
    texts = lacksSource ? SourceTexts(around: roots, query.exclude, project, in: tree) : nil
  }

  /// The language that a table is translated from: the one that was asked for, else that of the
  /// project around its files, else English.
  func sourceLanguage(of files: [String: CatalogLayout.Files]) -> String {
    knownSourceLanguage(of: files) ?? "en"
  }

  /// The same; nil where nobody says it.
  func knownSourceLanguage(of files: [String: CatalogLayout.Files]) -> String? {
    chosenLanguage ?? regions.language(of: files)
  }

  /// The texts of a table that no catalog has in the source language, from the storyboard or the
  /// property list that they are shown from; nil if there is no such file.
  func sourceStrings(
    _ table: String, in folder: CatalogLayout.Folder, language: String
  ) -> StringsDocument? {
    texts?.strings(table, in: folder, language: language)
  }
}
