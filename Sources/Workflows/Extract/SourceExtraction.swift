import Diagnostics
import Extraction
import Locking
import Projects
import Reading
import Resources

/// What the sources of a project say of localizable strings, in all their kinds.
struct SourceExtraction {
  /// The keys of code under the paths, each once.
  private(set) var entries: [ExtractedEntry] = []
  /// The keys of the project's other code.
  private(set) var others: [ExtractedEntry] = []
  /// The strings of storyboards, property lists and intents.
  private(set) var resources: [ResourceFile] = []
  /// The custom attributes that the sources declare, where they were asked for.
  private(set) var attributes: [ExtractedAttribute] = []
  /// The project's own functions that localize.
  private(set) var wrappers: [Wrapper] = []
  /// The places that look up keys which nobody can tell, in all of the project.
  private(set) var openLookUps: [OpenLookUp] = []
  /// What the functions and members are called that look texts up: these, and those of the options.
  private(set) var lookUps: Set<String> = []
  /// The Swift files that were parsed; none where the cache knew what they say.
  private(set) var parsedFiles: [ParsedFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a source could not be read or looked at.
  private(set) var couldNotRun = false
  /// Whether everything under the paths was read and understood.
  private(set) var isComplete = false
  /// Whether there is code that may use the catalogs.
  ///
  /// Swift may know keys by their symbols, other code names them, and storyboards have texts; where
  /// there is none, it is elsewhere.
  private(set) var mayUseCatalogs = false
  /// The files that were read wholly and understood.
  private var read: Set<String> = []
  /// What reads the sources, each once.
  let loader: SourceLoader

  private static let suffixes =
    SourceLanguage.suffixes + ResourceKind.extensions.map { ".\($0)" }

  /// The sources that a person asks about.
  static func selection(_ options: ExtractOptions) -> FileSelection {
    FileSelection(
      suffixes: suffixes, include: options.scope.include, exclude: options.scope.exclude,
      project: options.projectGlobs)
  }

  /// - Parameters:
  ///   - listing: The sources that a person asks about.
  ///   - survey: What says which sources belong together, and which property lists describe apps.
  ///   - loader: What has read sources already.
  ///   - findsAttributes: Whether the custom attributes that they declare are looked for.
  ///   - shownTexts: How texts are looked for that people read and nothing localizes.
  init(
    _ options: ExtractOptions, _ listing: FileListing, _ survey: ProjectSurvey,
    continuing loader: SourceLoader? = nil, findsAttributes: Bool = false,
    shownTexts: ShownTextSearch? = nil
  ) {
    let asked = Set(listing.files)
    let paths = Self.paths(listing.files, asked, survey, options)
    self.loader = SourceLoader(tree: survey.tree, continuing: loader)
    let (swift, macros) = (paths.filter { $0.hasSuffix(".swift") }, survey.localizingMacros)
    let code = swift + Self.dataModels(beside: swift, survey, self.loader)
    let isPlain = shownTexts == nil && !findsAttributes && !options.explainsFiles
    let extraction = KeptExtraction(options, macros, self.loader).result(
      of: code, SourceModules(of: code, survey.model), isKept: isPlain
    ) { Self.extractor(options, macros, findsAttributes, shownTexts, memory: $0) }
    take(extraction, options.functions.map(\.name) + macros)
    read = Set(swift).subtracting(self.loader.unread)
    let other = readOthers(
      paths.filter { !$0.hasSuffix(".swift") }, self.loader, PropertyListOwners(survey),
      ObjectiveCExtractor(includesDebug: options.includesDebug, macros: macros))
    mayUseCatalogs = !swift.isEmpty || !entries.isEmpty || resources.contains(where: \.isInterface)
    let found = settle(
      extraction.diagnostics + other, TextDestinations(survey, output: options.output), asked)
    let unread = listing.diagnostics + self.loader.diagnostics
    couldNotRun = unread.hasErrors
    finish(unread + found + unmatched(extraction, in: swift), asked)
  }

  /// What reads the sources, by what a person asked for.
  private static func extractor(
    _ options: ExtractOptions, _ macros: [String], _ findsAttributes: Bool,
    _ shownTexts: ShownTextSearch?, memory: ExtractionMemory?
  ) -> Extractor {
    Extractor(
      functions: options.functions + macros.map(LocalizingFunction.init(macro:)),
      findsAttributes: findsAttributes, included: options.included, shownTexts: shownTexts,
      memory: memory)
  }

  /// The models that Xcode generates Swift of: what is generated has no keys, but the types of values.
  private static func dataModels(
    beside swift: [String], _ survey: ProjectSurvey, _ loader: SourceLoader
  ) -> [String] {
    swift.isEmpty ? [] : DataModels.current(among: survey.files) { loader.readIfPossible($0) }
  }

  /// Leaves only what was asked for; gives what there is to say of it.
  private mutating func settle(
    _ diagnostics: [Diagnostic], _ texts: TextDestinations, _ asked: Set<String>
  ) -> [Diagnostic] {
    var texts = texts
    let found = texts.settled(diagnostics, of: entries)
    split(by: asked, &texts)
    return found
  }

  /// Takes what Swift's sources say.
  ///
  /// - Parameter functions: What is known to look texts up, by name.
  private mutating func take(_ extraction: ExtractionResult, _ functions: [String]) {
    (wrappers, parsedFiles) = (extraction.wrappers, extraction.parsedFiles)
    lookUps = Set(wrappers.compactMap(\.calledName) + functions)
    (entries, attributes) = (extraction.entries, extraction.attributes)
    openLookUps = extraction.openLookUps
  }

  /// The files that are asked for, then the others of their projects: what code means shows in all
  /// of a project, its types, wrappers, and the keys that are in use.
  ///
  /// What was exported for translators has copies of storyboards in it, to be looked at.
  private static func paths(
    _ files: [String], _ asked: Set<String>, _ survey: ProjectSurvey,
    _ options: ExtractOptions
  ) -> [String] {
    let project = survey.sources(
      ofProjectsWith: asked, includingTests: options.includesTests)
    return (files + Set(project).subtracting(asked).sorted())
      .filter { !CatalogLayout.isExported($0) }
  }

  /// Keeps what is said of the paths, and of other files what hides keys.
  private mutating func finish(_ found: [Diagnostic], _ asked: Set<String>) {
    for path in found.filter(Self.hidesKeys).compactMap(\.location?.file) { read.remove(path) }
    isComplete = mayUseCatalogs && !found.contains(where: Self.hidesKeys)
    diagnostics = found.filter { diagnostic in
      diagnostic.location.map { asked.contains($0.file) } ?? true || Self.hidesKeys(diagnostic)
    }
  }

  func wasRead(_ path: String) -> Bool { read.contains(path) }

  /// Whether all that can name the keys of some targets' catalog was read.
  func isComplete(for targets: [TargetID], in survey: ProjectSurvey) -> Bool {
    guard mayUseCatalogs else { return false }
    guard survey.hasTargets, !targets.isEmpty else {
      return isComplete && survey.emptySubmodules.isWhole(nil)
    }
    return targets.allSatisfy { id in
      survey.emptySubmodules.isWhole(survey.model.project(of: id))
        && survey.model.target(id)?.sources.allSatisfy(wasRead) ?? false
    }
  }

  private func unmatched(_ extraction: ExtractionResult, in files: [String]) -> [Diagnostic] {
    extraction.unmatchedFunctions.map { function in
      let member = LocalizingFunction(name: function.name, owner: "String")
      let isMember =
        function.owner == nil && !InterfaceIndex.hasTextMember(named: function.name)
        && files.contains { asks(for: member, in: $0) }
      let advice =
        isMember ? "; texts are asked for it, so name '\(member.spelling)'" : "; check its name"
      return Diagnostic(
        id: "unmatched-function", severity: .warning,
        message: "nothing calls the localizing function '\(function.spelling)'" + advice)
    }
  }

  /// Whether a literal of a file is asked for a member.
  private func asks(for member: LocalizingFunction, in file: String) -> Bool {
    guard let bytes = loader.source(file), bytes.containsSequence(member.name.utf8) else {
      return false
    }
    var scan = LiteralScan(LiteralSearch.withoutComments(bytes, of: file), isMarkup: false)
    while scan.next() != nil {
      if LocalizingFunction(askedBehind: scan) == member { return true }
    }
    return false
  }

  /// Whether a file with this diagnostic may hold keys that were not seen.
  private static func hidesKeys(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && !diagnostic.isContradiction
      || diagnostic.id == FileListing.leftOutID || diagnostic.mayHideKeys
  }

  /// Splits the keys into those that have a place under the paths, with these places, and others.
  private mutating func split(by asked: Set<String>, _ texts: inout TextDestinations) {
    var inside: [ExtractedEntry] = []
    for entry in entries {
      let places = entry.locations.filter { asked.contains($0.file) }
      if places.isEmpty {
        others.append(entry)
      } else {
        inside.append(texts.part(of: entry, at: places))
      }
    }
    entries = inside
    resources = resources.filter { asked.contains($0.path) || $0.target != nil }
  }
}

extension ResourceFile {
  fileprivate var isInterface: Bool { kind == .interfaceBuilder }
}

// MARK: Names of tables

extension SourceExtraction {
  /// Takes out the keys of tables that no file can be called after, and says so at each.
  mutating func removeUnnameable(_ outcome: inout ExtractOutcome) {
    for entry in entries where !Self.isNameable(entry.table) {
      for place in entry.locations {
        outcome.diagnostics.append(
          Diagnostic(
            id: "invalid-table-name", severity: .error,
            message: "no catalog can be called '\(entry.table.shortened(to: 80))', so this string "
              + "goes into none; a table is \(FileName.rule), and starts with no '.'",
            location: place.location))
      }
      outcome.status = max(outcome.status, .findings)
    }
    entries.removeAll { !Self.isNameable($0.table) }
  }

  private static func isNameable(_ table: String) -> Bool {
    FileName.isUsable(table + ".stringsdict") && !table.isEmpty && !table.hasPrefix(".")
  }
}

// MARK: Outside of Swift

extension SourceExtraction {
  /// A file as it is read.
  private enum Other: Sendable {
    case code([UInt8])
    case resource(ResourceFile)
  }

  private mutating func readOthers(
    _ paths: [String], _ loader: SourceLoader, _ owners: PropertyListOwners,
    _ extractor: ObjectiveCExtractor
  ) -> [Diagnostic] {
    let others = parallelMap(paths) { _, path -> Other? in
      guard let kind = owners.kind(of: path), let bytes = loader.source(path) else { return nil }
      guard kind != .objectiveC else { return .code(bytes) }
      return .resource(owners.read(bytes, at: path, kind))
    }
    var code: [(path: String, bytes: [UInt8])] = []
    for (path, other) in zip(paths, others) {
      guard let other else { continue }
      read.insert(path)
      switch other {
      case .code(let bytes): code.append((path, bytes))
      case .resource(let file): resources.append(file)
      }
    }
    let found = resources.flatMap(\.diagnostics)
    let objectiveC = extractor.extract(code)
    openLookUps += objectiveC.openLookUps
    resources += owners.generated(beside: resources)
    return found + objectiveC.diagnostics + add(objectiveC.entries)
  }

  /// A key of Swift and Objective-C is one key.
  private mutating func add(_ more: [ExtractedEntry]) -> [Diagnostic] {
    var merged = MergedEntries(entries)
    for entry in more { merged.add(entry) }
    entries = merged.entries
    return merged.conflicts
  }
}
