import Diagnostics
import Extraction
import Linting
import Messages
import Projects
import Reading

/// Finds the texts that a module's code looks up in the app's bundle, although only the module has
/// them.
struct UnnamedBundles: Sendable {
  /// A place in a module that names no bundle, or the app's.
  private struct LookUp {
    var key: String
    var table: String
    var place: SourceReference
    var bundle: UnnamedBundle
    /// The modules that compile the place.
    var modules: [Target]
  }

  /// The rule that reports them.
  static let rule = "missing-bundle"

  private let lookUps: [LookUp]
  private let survey: ProjectSurvey

  init(_ entries: [ExtractedEntry], _ survey: ProjectSurvey) {
    self.survey = survey
    lookUps = entries.filter { Self.hasLetters($0.key) }.flatMap { entry in
      entry.locations.compactMap { place -> LookUp? in
        guard let bundle = place.unnamedBundle,
          let modules = Self.modules(compiling: place.file, in: survey)
        else { return nil }
        return LookUp(
          key: entry.key, table: entry.table, place: place, bundle: bundle, modules: modules)
      }
    }
  }

  /// Whether a key says something beside the values that it shows: nobody translates `—` or `%lld %%`.
  private static func hasLetters(_ key: String) -> Bool {
    var start = 0
    for end in SpecifierScan(key).specifiers.map(\.range) + [key.utf8.count..<key.utf8.count] {
      let text = key[utf8: start..<end.lowerBound]
      if text.unicodeScalars.contains(where: \.properties.isAlphabetic) { return true }
      start = end.upperBound
    }
    return false
  }

  /// The targets that compile a file, if all are modules whose bundle isn't the main one.
  private static func modules(
    compiling file: String, in survey: ProjectSurvey
  ) -> [Target]? {
    let targets = survey.model.targets(ofSource: file).compactMap { survey.model.target($0) }
    let areModules = targets.allSatisfy { survey.model.isModule($0.id) }
    return targets.isEmpty || !areModules ? nil : targets
  }

  /// What is found, where the tables that are looked at are the ones to be asked.
  func diagnostics(among tables: () -> [LintPart.Table]) -> [Diagnostic] {
    guard !lookUps.isEmpty else { return [] }
    let owners = CatalogOwners(of: CatalogSet(of: survey).layout, in: survey.model)
    let known = KnownTables(tables(), owners, in: survey.model)
    var files: [String: Bool] = [:]
    return lookUps.compactMap { lookUp -> Diagnostic? in
      guard let severity = known.severity(of: lookUp.key, lookUp.table, in: lookUp.modules),
        !isSystems(lookUp, &files)
      else { return nil }
      return diagnostic(of: lookUp, severity)
    }
  }

  /// Whether the system may look a resource up by itself, as those of intents.
  private func isSystems(_ lookUp: LookUp, _ files: inout [String: Bool]) -> Bool {
    guard lookUp.bundle == .resource else { return false }
    if let known = files[lookUp.place.file] { return known }
    let bytes = (try? survey.tree.read(lookUp.place.file, .source)) ?? []
    let isSystems = bytes.containsSequence("AppIntents".utf8)
    files[lookUp.place.file] = isSystems
    return isSystems
  }

  private func diagnostic(of lookUp: LookUp, _ severity: Severity) -> Diagnostic {
    var location = lookUp.place.location
    location.keyPath = [lookUp.key]
    let module = lookUp.modules.first
    let isPackages = module?.product == .library
    return Diagnostic(
      id: Self.rule, severity: severity,
      message: "\"\(lookUp.key.shortened(to: 60))\" is looked up in the app's bundle here, and "
        + "only the catalog of '\(module?.moduleName ?? "")' has it; "
        + Self.advice(lookUp.bundle, isPackages: isPackages),
      location: location)
  }

  /// How a module names its own bundle.
  static func ownBundle(isPackages: Bool) -> String {
    isPackages ? "bundle: .module" : "bundle: #bundle"
  }

  private static func advice(_ bundle: UnnamedBundle, isPackages: Bool) -> String {
    let own = ownBundle(isPackages: isPackages)
    switch bundle {
    case .argument: return "write `\(own)`"
    case .resource:
      let old =
        isPackages ? "bundle: .atURL(Bundle.module.bundleURL)" : "bundle: .forClass(\u{2026}.self)"
      return "write `bundle: #bundle`, or `\(old)` before Swift 6.2"
    case .text: return "give it `Text(\u{2026}, \(own))`, since it takes no bundle itself"
    }
  }
}

/// The tables that are looked at, by where they are.
private struct KnownTables {
  private let tables: [ProjectCatalogs.Name: [LintPart.Table]]
  private let owners: CatalogOwners
  private let users: TargetUsers
  private let model: ProjectModel

  init(_ tables: [LintPart.Table], _ owners: CatalogOwners, in model: ProjectModel) {
    var named: [ProjectCatalogs.Name: [LintPart.Table]] = [:]
    for table in tables {
      if let name = table.name { named[name, default: []].append(table) }
    }
    (self.tables, self.owners, self.model) = (named, owners, model)
    users = TargetUsers(in: model)
  }

  /// Whether a program is built with a catalog, as where a package describes an app to editors.
  private func isPrograms(_ name: ProjectCatalogs.Name) -> Bool {
    owners.targets(of: name).contains { model.target($0).map(TargetUsers.isProgram) ?? false }
  }

  /// How much it matters that a key is looked up in the app's bundle; nil where it may be there, or
  /// the modules don't have it either.
  func severity(of key: String, _ table: String, in modules: [Target]) -> Severity? {
    let own = modules.map { module in
      owners.catalogs(of: table, in: module.id).filter { !isPrograms($0) }
        .flatMap { tables[$0] ?? [] }.filter { $0.table.index(ofKey: key) != nil }
    }
    guard own.allSatisfy({ !$0.isEmpty }),
      modules.allSatisfy({ isMissing(key, table, inUsersOf: $0) })
    else { return nil }
    let isTranslated = own.joined().contains { known in
      known.table.languages.contains { $0 != known.table.sourceLanguage }
    }
    return isTranslated ? .warning : .note
  }

  /// Whether all programs with a module are known not to have a key.
  private func isMissing(_ key: String, _ table: String, inUsersOf module: Target) -> Bool {
    users[module.id].flatMap { owners.catalogs(of: table, in: $0) }.allSatisfy { name in
      tables[name]?.allSatisfy { $0.table.index(ofKey: key) == nil } ?? false
    }
  }
}
