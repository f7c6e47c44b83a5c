import Catalogs
import Diagnostics
import Projects
import Reading

/// The catalogs under some paths: the one way in which commands find them, and what is the source
/// of each.
struct CatalogSet {
  /// The files that were looked for, sorted.
  let files: [String]
  let layout: CatalogLayout
  let diagnostics: [Diagnostic]
  /// What looks like a catalog and was left out, for this tool wrote it out of one.
  let derived: DerivedTables
  /// The paths of links that lead to files or folders among those that were looked at, each with that
  /// one's own path.
  let links: [String: String]
  private var chosenLanguage: String?
  /// What says the language of tables; nil where somebody chose one.
  private var regions: ProjectSurvey?
  private var texts: SourceTexts?

  /// The catalogs of a listing, whatever language they are in, without what this tool wrote out of
  /// catalogs.
  ///
  /// - Parameters:
  ///   - others: Other files that tell what a table is for.
  ///   - named: What a person named, and means.
  private init(
    _ listing: FileListing, among others: [String] = [], naming named: [String] = [],
    in tree: any FileTree
  ) {
    let derived = DerivedTables(among: listing.files, besides: named, in: tree)
    var listing = listing
    listing.files.removeAll(where: derived.files.contains)
    self.init(listing, among: others, without: derived)
  }

  /// The files of a listing, all of which are catalogs or stand beside them.
  private init(
    _ listing: FileListing, among others: [String], without derived: DerivedTables = DerivedTables()
  ) {
    self.derived = derived
    files = listing.files
    layout = CatalogLayout(
      files: files.filter { CatalogFormat(path: $0) != nil }, among: others)
    diagnostics = listing.diagnostics
    links = listing.links
  }

  /// The catalogs that a command is to look at one by one, whatever language they are in.
  init(_ query: Query, among others: [String] = [], in tree: any FileTree) {
    let listing = tree.files(under: query.paths, query.selection)
    self.init(query.wanted(listing), among: others, naming: query.paths, in: tree)
  }

  /// The catalogs of a project.
  init(of survey: ProjectSurvey) {
    let files = survey.files.filter { CatalogFormat(path: $0) != nil }
    self.init(
      FileListing(files: files, diagnostics: survey.leftOut), among: survey.files, in: survey.tree)
  }

  /// The catalogs of a project, without those that nothing builds beside one of their name that a
  /// target has, and those of bundles that are built already.
  init(builtIn survey: ProjectSurvey) {
    let all = CatalogSet(of: survey)
    let bundles = survey.bundles
    let enclosed = all.files.compactMap { file -> (file: String, bundle: String)? in
      PathParts.enclosingFolders(of: file).last(where: bundles.contains).map { (file, $0) }
    }
    let left = all.layout.leftovers { !survey.model.targets(ofResource: $0).isEmpty }
      .union(enclosed.map(\.file))
    guard !left.isEmpty else {
      self = all
      return
    }
    let files = all.files.filter { !left.contains($0) }
    let told = Diagnostic.tables(ofBundles: Set(enclosed.map(\.bundle)).sorted())
    self.init(
      FileListing(files: files, diagnostics: survey.leftOut + told), among: survey.files)
  }

  /// Those catalogs of a project that are wanted, with what says their language.
  ///
  /// - Parameter chosenLanguage: The source language that somebody chose.
  init(
    of survey: ProjectSurvey, sourceLanguage chosenLanguage: String?,
    admitting admits: (String) -> Bool
  ) {
    let files = survey.files.filter { CatalogFormat(path: $0) != nil && admits($0) }
    self.init(FileListing(files: files), among: survey.files, in: survey.tree)
    self.chosenLanguage = chosenLanguage
    regions = chosenLanguage == nil ? survey : nil
    texts = SourceTexts(survey)
  }

  /// The catalogs that a command is about, and what says their language.
  init(_ query: Query, _ project: ProjectConfiguration, in tree: any FileTree) {
    let walk = ProjectWalk(
      around: query.paths, choosing: query.selection, excluding: query.exclude, project, in: tree)
    self.init(query.wanted(walk.chosen), naming: query.paths, in: tree)
    let survey =
      query.leavesOutLeftovers ? leaveOutLeftovers(in: walk, besides: query.paths) : nil
    chosenLanguage = query.sourceLanguage ?? project.configuration.sourceLanguage
    findLanguages(in: walk, survey)
  }

  /// Leaves out the form of a table that no target has beside one that a target has, and says so.
  ///
  /// - Returns: The project, where it had to be looked at.
  private mutating func leaveOutLeftovers(
    in walk: ProjectWalk, besides named: [String]
  ) -> ProjectSurvey? {
    // Few projects have a table in two forms.
    let mayBeLeft = layout.leftovers { CatalogFormat(path: $0) == .stringCatalog }
    guard walk.hasFolders, !mayBeLeft.isEmpty else { return nil }
    let survey = ProjectSurvey(walk)
    let left = layout.leftovers { !survey.model.targets(ofResource: $0).isEmpty }
      .subtracting(named)
    guard let first = left.min() else { return survey }
    self = CatalogSet(
      FileListing(
        files: files.filter { !left.contains($0) },
        diagnostics: diagnostics + [.leftover(first, of: left.count)], links: links),
      among: [])
    return survey
  }

  /// Looks at the project around the catalogs, if something is to be known of it.
  private mutating func findLanguages(in walk: ProjectWalk, _ known: ProjectSurvey?) {
    let tables = layout.folders.flatMap(\.tables.values)
    let hasPropertyLists = layout.folders.contains { folder in
      folder.stringCatalogs.keys.contains(where: InfoPlistTable.isName)
    }
    guard !tables.isEmpty || hasPropertyLists else { return }
    let asksForRegions = chosenLanguage == nil && walk.hasFolders
    let survey = asksForRegions ? known ?? ProjectSurvey(walk) : nil
    regions = survey
    let lacksSource = tables.contains { files in
      files[sourceLanguage(of: files)] == nil && files["Base"] == nil
    }
    // A language may have more keys of a property list or a storyboard than the source language.
    if survey != nil || lacksSource || hasPropertyLists {
      texts = SourceTexts(survey ?? known ?? ProjectSurvey(walk))
    }
  }

  /// What was passed over.
  var leftOut: LeftOutCatalogs { LeftOutCatalogs(FileListing(diagnostics: diagnostics).leftOut) }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// The language that a table is translated from, as its folder spells it: the one that was asked
  /// for, else that of the project around its files, else English.
  func sourceLanguage(of files: [String: CatalogLayout.Files]) -> String {
    knownSourceLanguage(of: files) ?? Self.spelled("en", in: files)
  }

  /// The same; nil where nobody says it.
  func knownSourceLanguage(of files: [String: CatalogLayout.Files]) -> String? {
    (chosenLanguage ?? regions?.developmentRegion(of: files)).map { Self.spelled($0, in: files) }
  }

  private static func spelled(
    _ language: String, in files: [String: CatalogLayout.Files]
  ) -> String {
    guard files[language] == nil, files["Base"] == nil else { return language }
    return CatalogLayout.otherName(of: language, in: files) ?? language
  }

  /// The plain texts of a table in the source language: those of its file or, where it has none or
  /// one that says nothing, those that are shown from elsewhere.
  ///
  /// - Parameter own: The file; an empty document without a path where there is none.
  func sourceStrings(
    of own: StringsDocument?, _ table: String, in folder: CatalogLayout.Folder, language: String
  ) -> StringsDocument? {
    if let own, !own.entries.isEmpty || own.hasErrors { return own }
    guard let shown = sourceStrings(table, in: folder, language: language) else { return own }
    let file = own.flatMap { $0.file.isEmpty ? nil : $0.file } ?? shown.file
    return StringsDocument(reading: shown.text, file: file)
  }

  /// The texts of a table that no catalog has in the source language, from the storyboard or the
  /// property list that they are shown from; nil if there is no such file.
  func sourceStrings(
    _ table: String, in folder: CatalogLayout.Folder, language: String
  ) -> StringsDocument? {
    texts?.strings(table, in: folder, language: language)
  }
}

extension Diagnostic {
  /// What is told of a table that something else makes.
  static let ignoredCatalogID = "ignored-catalog"

  /// Tells that tables are left out beside others of their names.
  fileprivate static func leftover(_ file: String, of count: Int) -> Diagnostic {
    let rest = count == 1 ? "it is" : "it and \(count - 1) more like it are"
    return Diagnostic(
      id: ignoredCatalogID, severity: .note,
      message: "no target has this form of the table beside the one that a target has, so \(rest) "
        + "left out", location: Location(file: file))
  }

  /// Tells whose tables are left alone, if there are any.
  fileprivate static func tables(ofBundles bundles: [String]) -> [Diagnostic] {
    guard let first = bundles.first else { return [] }
    let message =
      bundles.count == 1
      ? "this is a bundle as it is built, so its tables are left to what makes it"
      : "this and \(bundles.count - 1) more are bundles as they are built, so their tables are left "
        + "to what makes them"
    return [
      Diagnostic(
        id: ignoredCatalogID, severity: .note,
        message: message,
        location: Location(file: first))
    ]
  }
}
