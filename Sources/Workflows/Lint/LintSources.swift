import Diagnostics
import Extraction
import Grammar
import Linting
import LocaleData
import Localization
import Reading

/// What the app's Swift sources and the configuration say about keys and attributes.
struct LintSources {
  /// What kept sources from being read.
  private(set) var diagnostics: [Diagnostic] = []
  /// What rules about sources found.
  private(set) var findings: [Diagnostic] = []
  /// By table, then by key.
  private var declarations: [String: [ExactKey: KeyDeclaration]] = [:]
  /// The custom attributes that the sources declare.
  private(set) var attributes: [ExtractedAttribute] = []
  /// Whether any argument has a finite set of values, which are keys themselves.
  private(set) var hasValues = false
  /// What can tell whether anything asks for a key; nil where no sources were named.
  private(set) var uses: KeyUses?
  /// What finds texts that modules look up in the app's bundle; nil where no sources were named.
  private(set) var unnamedBundles: UnnamedBundles?
  /// What texts were at an earlier revision, where a rule compares with it; read once for all passes.
  var earlier: EarlierTables?

  /// Reads the sources, if there are any to read.
  ///
  /// - Parameter rules: Those that run; some ask for more of the sources than others.
  init(
    _ options: LintOptions, _ project: ProjectConfiguration, _ rules: [Linter.Selection],
    _ tree: any FileTree
  ) {
    guard !options.sources.isEmpty else {
      self.init()
      return
    }
    let asked = ExtractOptions(paths: options.sources).filled(from: project)
    // Catalogs may belong to more than the sources that are named.
    let survey = ProjectSurvey(
      ProjectWalk(
        around: options.sources + options.scope.paths.filter { !options.sources.contains($0) },
        excluding: [], project, in: tree))
    let listing = tree.files(under: options.sources, SourceExtraction.selection(asked))
    let extraction = SourceExtraction(
      asked, listing, survey, findsAttributes: true, shownTexts: Self.search(for: rules))
    self.init(extraction, survey, project)
  }

  private init() {}

  /// What sources say that were read already.
  ///
  /// - Parameter declared: The custom attributes that the sources declare, where the extraction
  ///   didn't look for them.
  init(
    _ extraction: SourceExtraction, _ survey: ProjectSurvey, _ project: ProjectConfiguration,
    declaring declared: [ExtractedAttribute]? = nil
  ) {
    // Whatever else is wrong is for `extract` to say; what can't be read makes keys missing.
    for diagnostic in extraction.diagnostics {
      if Self.isRule(diagnostic.id) {
        findings.append(diagnostic)
      } else if extraction.couldNotRun && diagnostic.severity == .error
        || diagnostic.isSourceLeftOut || diagnostic.id == FileListing.leftOutID
      {
        diagnostics.append(diagnostic)
      }
    }
    for entry in extraction.entries { add(entry) }
    attributes = declared ?? extraction.attributes
    uses = KeyUses(extraction, survey, dynamicKeys: project.configuration.dynamicKeys)
    unnamedBundles = UnnamedBundles(extraction.entries, survey)
  }

  /// How texts are looked for that people read, where a rule about them runs.
  static func search(for rules: [Linter.Selection]) -> ShownTextSearch? {
    let ids = ExtractionDiagnostic.shownTexts.union([UnnamedBundles.rule])
    guard rules.contains(where: { ids.contains($0.rule.id) }) else { return nil }
    let english = LanguageTag("en").flatMap { Inflector($0) }
    var search = ShownTextSearch { english?.describe($0).isKnown ?? false }
    search.isUniversal = { LanguageTag.isAutonym($0) }
    return search
  }

  private static func isRule(_ id: String) -> Bool {
    if case .sources? = RuleRegistry.rule(id)?.subject { true } else { false }
  }

  private mutating func add(_ entry: ExtractedEntry) {
    let declaration = KeyDeclaration(entry)
    if !hasValues { hasValues = declaration.arguments.contains { !$0.values.isEmpty } }
    let key = ExactKey(entry.key)
    // The same key in two bundles.
    let known = declarations[entry.table]?[key]
    declarations[entry.table, default: [:]][key] = known?.merged(with: declaration) ?? declaration
  }

  /// What the sources say about the keys of a table.
  func declarations(ofTable table: String) -> [ExactKey: KeyDeclaration] {
    declarations[table] ?? [:]
  }

  /// What rules know beside the texts, but for the languages.
  func context(_ project: ProjectConfiguration) -> LintContext {
    var context = LintContext()
    let declared = LintAttributes(attributes, project)
    context.attributes = declared.declarations.isEmpty ? nil : declared.declarations
    context.engines = EngineCache(lexicon: project.configuration.lexicon)
    context.deploymentTargets = project.configuration.deploymentTargets
    context.formatDefinitions = project.configuration.formatDefinitions
    return context
  }
}

extension KeyDeclaration {
  fileprivate init(_ entry: ExtractedEntry) {
    let arguments = entry.arguments.map { argument in
      Argument(
        specifier: argument.specifier, type: argument.type == "Any" ? nil : argument.type,
        values: argument.values, isCertain: argument.certainty == .declared,
        isGuess: argument.certainty == .assumed)
    }
    var readings = Set(
      entry.locations.compactMap { place -> Reading? in
        switch place.reading {
        case .attributed: .attributed
        case .plain: .plain
        case nil: nil
        }
      })
    // A place that doesn't tell may read marks, so plain is not all there is.
    if !readings.contains(.attributed), entry.locations.contains(where: { $0.reading == nil }) {
      readings = []
    }
    self.init(readings: readings, arguments: arguments)
  }

  /// What holds for both of two declarations.
  fileprivate func merged(with other: KeyDeclaration) -> KeyDeclaration {
    var merged = self
    let isUnknown = readings.isEmpty || other.readings.isEmpty
    merged.readings = readings.union(other.readings)
    if isUnknown, !merged.readings.contains(.attributed) { merged.readings = [] }
    guard arguments != other.arguments else { return merged }
    guard arguments.map(\.specifier) == other.arguments.map(\.specifier) else {
      merged.arguments = arguments.map { argument in
        Argument(
          specifier: argument.specifier, type: nil, isCertain: false, isGuess: argument.isGuess)
      }
      return merged
    }
    merged.arguments = zip(arguments, other.arguments).map { one, other in
      let isOpen = one.values.isEmpty || other.values.isEmpty
      return Argument(
        specifier: one.specifier, type: one.type == other.type ? one.type : nil,
        values: isOpen ? [] : one.values + other.values.filter { !one.values.contains($0) },
        isCertain: one.isCertain && other.isCertain && one.type == other.type,
        isGuess: one.isGuess || other.isGuess)
    }
    return merged
  }
}
