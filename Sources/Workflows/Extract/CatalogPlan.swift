import Catalogs
import Diagnostics
import Exchange
import Extraction
import Projects
import Reading
import Resources

/// Which keys each catalog is to have, and what is said of those that have none.
struct CatalogPlan {
  private(set) var distribution: KeyDistribution
  private(set) var diagnostics: [Diagnostic] = []
  private let entries: [ExtractedEntry]
  private let sources: SourceExtraction
  private let catalogs: ProjectCatalogs
  private let survey: ProjectSurvey
  private let options: ExtractOptions
  /// Where new catalogs go.
  let creation: NewCatalogs
  /// The catalogs that targets lack and that are there.
  let unbuilt: UnbuiltTables

  private static let missingTableID = "missing-table"

  init(
    _ entries: [ExtractedEntry], _ sources: SourceExtraction, _ catalogs: ProjectCatalogs,
    _ survey: ProjectSurvey, _ options: ExtractOptions
  ) {
    self.entries = entries
    self.sources = sources
    self.catalogs = catalogs
    self.survey = survey
    self.options = options
    let routing = KeyRouting(
      survey, layout: catalogs.layout, owners: catalogs.owners, output: options.output,
      isUsed: catalogs.isUsed, isStale: { catalogs.isStale($0, $1) })
    let creation = NewCatalogs(survey, catalogs)
    self.creation = creation
    unbuilt = UnbuiltTables(catalogs, survey, creation)
    distribution = KeyDistribution(
      routing, creating: options.createsCatalogs ? { creation.name(for: $0) } : nil,
      first: options.folderOfFirstCatalog(in: survey).map(PathParts.normalized),
      lacksSource: Self.lacksSource(catalogs, survey, options),
      isInCatalog: Self.keys(of: catalogs),
      hasComments: { catalogs.ownTable($0) != nil })
    distribution.add(entries)
    addResources()
    addTablesWithoutEntries()
    reportMissing()
    if !sources.mayUseCatalogs, !unusedKeys.isEmpty { diagnostics.append(Self.noKey) }
  }

  private static let noKey = Diagnostic(
    id: "no-key", severity: .warning,
    message: "no source here uses these catalogs, so none of their keys is called stale; name the "
      + "folder of the sources, too")

  /// Tells whether a project has a table without plain texts of the source language, and isn't to get
  /// its own.
  private static func lacksSource(
    _ catalogs: ProjectCatalogs, _ survey: ProjectSurvey, _ options: ExtractOptions
  ) -> (ProjectCatalogs.Name) -> Bool {
    guard options.output == nil, !options.createsCatalogs else { return { _ in false } }
    return { name in
      // Without a project there is nothing that a new file would have to be added to.
      catalogs.lacksSource(name)
        && catalogs.owners.targets(of: name).contains {
          survey.model.project(of: $0)?.kind != .folder
        }
    }
  }

  /// Tells whether a catalog has a key; the keys of each are gathered when it is first asked for.
  private static func keys(
    of catalogs: ProjectCatalogs
  ) -> (ProjectCatalogs.Name, String) -> Bool {
    var gathered: [ProjectCatalogs.Name: Set<ExactKey>] = [:]
    return { name, key in
      if gathered[name] == nil { gathered[name] = Set(catalogs.keys(of: name).map(ExactKey.init)) }
      return gathered[name]?.contains(ExactKey(key)) ?? false
    }
  }

  /// The keys of each catalog.
  var owned: [ProjectCatalogs.Name: [ExtractedEntry]] { distribution.owned }

  private mutating func addResources() {
    guard options.output == nil else { return }
    let routing = ResourceRouting(
      catalogs, survey, untranslatedMarks: options.untranslatedMarks)
    var builds = BuildTexts(catalogs)
    for file in sources.resources {
      let application = routing.application(with: file)
      for entry in file.entries {
        for name in routing.catalogs(for: entry, of: file) {
          builds.add(entry, of: file, to: name, application: application)
        }
      }
    }
    for (entry, name) in builds.settled { distribution.add(entry, to: name) }
    diagnostics += builds.diagnostics
  }

  /// The default table is kept true even when the last string of it is gone.
  ///
  /// Other tables without a single entry are left alone: storyboards, Info.plist and dynamic
  /// look-ups use them; and so is what nothing builds, or what is copied as part of a bundle.
  private mutating func addTablesWithoutEntries() {
    for name in Array(catalogs.tables.keys) + Array(catalogs.stringCatalogs.keys)
    where name.table == "Localizable" && isBuilt(name) && catalogs.owners.bundle(of: name) == nil {
      distribution.add(name)
    }
  }

  private func isBuilt(_ name: ProjectCatalogs.Name) -> Bool {
    options.output != nil || !survey.hasTargets || !catalogs.owners.targets(of: name).isEmpty
  }

  // MARK: What has no catalog

  private mutating func reportMissing() {
    guard options.needsCatalog else { return }
    reportUnplaced()
    let hasNone =
      distribution.owned.isEmpty && !distribution.lacking.isEmpty && !hasBuiltTable
    // To make them is no advice where nothing is made.
    let areOthers = distribution.lacking.keys.allSatisfy { creation.otherOwner(for: $0) != nil }
    if isWithoutAny || hasNone && !areOthers {
      diagnostics.append(noCatalog)
    } else if !distribution.loose.isEmpty {
      diagnostics.append(Self.loose(distribution.loose.count))
    }
    guard !hasNone || areOthers else { return }
    reportLacking()
    let asked = distribution.missingInApp.sorted {
      // Targets of several projects may have one name.
      ($0.key.target.name, $0.key.table, $0.key.target.project)
        < ($1.key.target.name, $1.key.table, $1.key.target.project)
    }
    for (lack, keys) in asked { diagnostics.append(missingInApp(lack, keys.count)) }
    let unwritten = distribution.lackingSource.map { (catalogs.sourceFile(of: $0), $0, $1.count) }
    for (file, name, count) in unwritten.sorted(by: { $0.0.precedesInBytes($1.0) }) {
      let rest =
        catalogs.hasOnlyPlurals(name)
        ? "has only a .stringsdict file in this language" : "is in other languages only"
      diagnostics.append(Self.missingSource(file, count, rest))
    }
  }

  /// Whether a target has a table that can be written, or one for code in other languages only.
  private var hasBuiltTable: Bool {
    catalogs.names.contains(where: isBuilt)
      || catalogs.layout.folders.lazy.flatMap(\.names).contains { name in
        catalogs.layout.isForCode(name) && catalogs.lacksSource(name) && isBuilt(name)
      }
  }

  /// Whether keys have no catalog around them, or are of sources beside all projects where there is
  /// none at all.
  private var isWithoutAny: Bool {
    distribution.hasHomeless
      || !distribution.loose.isEmpty && options.canMakeFirstCatalog(in: survey)
  }

  /// Says that some keys are no project's: a script beside projects has no table on purpose.
  private static func loose(_ count: Int) -> Diagnostic {
    Diagnostic(
      id: missingTableID, severity: .note,
      message: "\(String.counted(count, "key")) of sources that no project's folder holds "
        + "\(count == 1 ? "has" : "have") no catalog; l10n extract --create with their folder "
        + "alone makes one")
  }

  /// Says where files are that would be tables of keys which have none.
  private mutating func reportUnplaced() {
    let lacking = Set(distribution.lacking.keys).union(distribution.supplied.keys)
    var tables = Set(lacking.map(\.table))
    if isWithoutAny { tables.insert("Localizable") }
    guard !tables.isEmpty else { return }
    diagnostics += UnplacedTables(of: survey).notes { tables.contains(PathParts.stem(of: $0)) }
  }

  /// Says of each table which targets lack it, those apart whose file is there.
  private mutating func reportLacking() {
    let supplied = distribution.supplied.filter { unbuilt.fileInPlace(for: $0.key) != nil }
    let lacking = distribution.lacking.merging(supplied) { $0.union($1) }
    let tables = Dictionary(grouping: lacking) { $0.key.table }
    for (table, lacks) in tables.sorted(by: { $0.key < $1.key }) {
      let places = Dictionary(grouping: lacks) { LackingPlace(of: $0.key, unbuilt, creation) }
      for (place, lacks) in places.sorted(by: { $0.key < $1.key }) {
        diagnostics.append(Self.missing(table, in: lacks, place))
      }
    }
  }

  /// Says that a table has no plain texts of the source language: its keys may be these on purpose.
  ///
  /// - Parameter rest: What there is of the table.
  private static func missingSource(_ file: String, _ count: Int, _ rest: String) -> Diagnostic {
    Diagnostic(
      id: missingTableID, severity: .note,
      message: "'\(file)' isn't there for \(String.counted(count, "key")) of its table, which "
        + "\(rest); --create makes it, to be added to the project")
  }

  /// Says how many keys of which targets have no catalog for a table; of many targets the first.
  ///
  /// A key that several of them lack is one, and targets of several projects may have one name.
  ///
  /// - Parameter place: Where their table is, or would be.
  private static func missing(
    _ table: String, in lacks: [(key: KeyDistribution.Lack, value: Set<ExactKey>)],
    _ place: LackingPlace
  ) -> Diagnostic {
    let count = lacks.reduce(into: Set()) { $0.formUnion($1.value) }.count
    let names = Set(lacks.map(\.key.target.name)).sorted().map { "'\($0)'" }
    let shown = names.listed(atMost: 5)
    let whose = lacks.count == 1 ? "the target \(shown)" : "\(lacks.count) targets (\(shown))"
    let advice = place.advice(for: lacks.count == 1 ? "it" : "them")
    return Diagnostic(
      id: missingTableID, severity: .note,
      message: "\(String.counted(count, "key")) of \(whose) "
        + "\(count == 1 ? "has" : "have") no catalog for the table '\(table)'; \(advice)")
  }

  /// Says that a catalog of a module's own would be of no use: its code names no bundle.
  private func missingInApp(_ lack: KeyDistribution.Lack, _ count: Int) -> Diagnostic {
    let (verb, them) = count == 1 ? ("names", "it") : ("name", "them")
    let own = UnnamedBundles.ownBundle(
      isPackages: survey.model.target(lack.target)?.product == .library)
    return Diagnostic(
      id: UnnamedBundles.rule, severity: .note,
      message: "\(String.counted(count, "key")) of the target '\(lack.target.name)' \(verb) no "
        + "bundle, so the table '\(lack.table)' of the app around it is asked, which doesn't have \(them); add \(them) "
        + "there, or name `\(own)` and make a catalog of the target's own with --create")
  }

  private var noCatalog: Diagnostic {
    let language = options.chosenSourceLanguage ?? "en"
    guard distribution.lacking.isEmpty else {
      return .noCatalog(
        "there is no catalog for the strings of these sources; \(adviceForLacking)")
    }
    let first = options.canMakeFirstCatalog(in: survey) ? "make one with --create, " : ""
    return .noCatalog(
      "there is no catalog for the strings of these sources; \(first)name the folder for new ones "
        + "with --output, or add \(language).lproj/Localizable.strings")
  }

  /// What helps targets that lack catalogs, where no target has one.
  private var adviceForLacking: String {
    let missing = Set(distribution.lacking.keys.compactMap { creation.missingFile(for: $0) })
    if !missing.isEmpty {
      let (verb, them) = missing.count == 1 ? ("isn't", "it") : ("aren't", "them")
      let files = missing.sorted().map { "'\($0)'" }.listed(atMost: 5)
      return "\(files), which the project names, \(verb) there: bring \(them) back, or make "
        + "\(them) with --create"
    }
    if let (file, folder) = onlyUnbuilt {
      return "'\(file)' is in no target; add it to one, or bring it up to date with "
        + "--output \(folder)"
    }
    if let files = unbuiltFiles {
      let (verb, them) = files.count == 1 ? ("is", "it") : ("are", "each")
      return "\(files.listed(atMost: 5)) \(verb) in no target; add \(them) to one"
    }
    if let adviceForUntaken { return adviceForUntaken }
    return "make those that the targets lack with --create, or name a folder for new ones with "
      + "--output"
  }

  /// What helps where none is made, for no target's resources would have it; nil where one is made.
  private var adviceForUntaken: String? {
    let lacks = distribution.lacking.keys
    guard lacks.allSatisfy({ creation.name(for: $0) == nil }) else { return nil }
    let untaken = lacks.compactMap { lack in
      creation.missingPattern(for: lack).map { (target: lack.target.name, pattern: $0) }
    }
    guard !untaken.isEmpty else { return nil }
    let names = Set(untaken.map(\.target)).sorted().map { "'\($0)'" }
    let whose = names.count == 1 ? "the target" : "the targets"
    return LackingPlace.advice(
      adding: Set(untaken.map(\.pattern)),
      to: "the resources of \(whose) \(names.listed(atMost: 5))")
  }

  /// The one catalog of the tables that targets lack, where no target has it: something else compiles
  /// it.
  private var onlyUnbuilt: (file: String, folder: String)? {
    let lacking = Set(distribution.lacking.keys.map(\.table))
    let names = catalogs.names.filter { lacking.contains($0.table) }
    guard names.count == 1, let name = names.first else { return nil }
    return catalogs.file(of: name).map { ($0, name.folder.isEmpty ? "." : name.folder) }
  }

  /// The files of the tables that targets lack, where there is one for each, in no target.
  private var unbuiltFiles: [String]? {
    let files = distribution.lacking.keys.compactMap { unbuilt.file(for: $0) }
    guard files.count == distribution.lacking.count else { return nil }
    return Set(files).sorted().map { "'\($0)'" }
  }

  // MARK: What is unused

  /// What may be marked of the keys that are in catalogs and not in sources.
  ///
  /// - Parameter unused: These keys, where none is the usual case.
  func retirement(of unused: Set<ExactKey>, dynamicKeys: [String]) -> Retirement {
    // Keys of other modules, and of sources that were not asked about.
    let foreign = (entries.filter(\.isForeign) + sources.others).map(\.tableKey)
    // Asked for every key: found out once for each catalog.
    let complete = Set(owned.keys.filter(isComplete))
    let evidence = SpellingEvidence(
      unused.isEmpty ? [] : entries + sources.others, distribution, catalogs.owners, survey,
      countsTargets: options.output == nil)
    return Retirement(
      dynamicKeys: dynamicKeys, foreign: Set(foreign), ConstantLookUps(sources.openLookUps),
      evidence, complete: complete, openTables: OpenTables(sources.openLookUps))
  }

  /// Whether all that can name the keys of a catalog was read.
  private func isComplete(_ name: ProjectCatalogs.Name) -> Bool {
    guard options.output == nil else { return sources.isComplete }
    return sources.isComplete(for: catalogs.owners.targets(of: name), in: survey)
  }

  /// The keys that catalogs have and the sources don't.
  var unusedKeys: Set<ExactKey> { unusedKeys { _ in true } }

  /// Those of them that stand in tables of `.strings`, which genstrings may have made.
  var unusedTableKeys: Set<ExactKey> { unusedKeys { catalogs.ownTable($0) != nil } }

  private func unusedKeys(where isCounted: (ProjectCatalogs.Name) -> Bool) -> Set<ExactKey> {
    var unused: Set<ExactKey> = []
    for (name, entries) in owned where isCounted(name) {
      let used = Set(entries.map { ExactKey($0.key) })
      unused.formUnion(Set(catalogs.keys(of: name).map { ExactKey($0) }).subtracting(used))
    }
    return unused
  }
}
