import Reading
import Diagnostics
import LocaleData
import Linting

/// One look at all catalogs.
struct LintPass {
  private let options: LintOptions
  private let project: ProjectConfiguration
  private let selection: RuleSelection
  private let sources: LintSources
  private let set: CatalogSet
  private(set) var findings: [LintFinding] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys that surely nothing asks for and that a rule found, by the files that have them.
  private(set) var unusedKeys: [String: Set<ExactKey>] = [:]
  /// The files that were looked at.
  private(set) var files: [String] = []
  private(set) var unitCount = 0
  private(set) var hiddenNoteCount = 0
  /// The tables that were looked at.
  private(set) var tables: [LintCatalogs.Table] = []
  /// What looked at them; nil before.
  private var linter: Linter?

  init(
    _ options: LintOptions, _ project: ProjectConfiguration, _ selection: RuleSelection,
    _ sources: LintSources, _ set: CatalogSet
  ) {
    self.options = options
    self.project = project
    self.selection = selection
    self.sources = sources
    self.set = set
  }

  mutating func run(on tree: any FileTree) {
    let catalogs = LintCatalogs(set, in: tree)
    diagnostics = catalogs.diagnostics
    if catalogs.files.isEmpty, diagnostics.isEmpty { diagnostics = [Self.nothing] }
    let folder = PathParts.folder(of: project.file ?? "")
    // What a baseline knows is counted in full.
    let hasBaseline = options.baseline != nil || options.newBaseline != nil
    let linter = Linter(
      selection.rules, context(for: catalogs, tree), patternRules: selection.patternRules,
      limit: hasBaseline ? .max : options.findingLimit)
    self.linter = linter
    tables = catalogs.tables
    for file in catalogs.files where isChanged(file.path, tree) {
      files.append(file.path)
      guard options.locales.isEmpty || file.language.map(isAsked) ?? true else { continue }
      add(linter.diagnostics(in: file), below: folder)
    }
    for (table, uses) in zip(catalogs.tables, uses(of: catalogs))
    where table.files.contains(where: { isChanged($0, tree) }) {
      look(at: table, uses, linter, tree, below: folder)
    }
    addFindingsInCode(tree, below: folder)
    findings.sort { $0.precedes($1) }
  }

  /// What is wrong with one key of a table that was looked at, by rules that need no other key.
  func findings(in key: LintKey, of table: any LintTable) -> [LintFinding] {
    guard let linter else { return [] }
    var key = key
    key.declaration = sources.declarations(ofTable: table.name)[key.key]
    var found: [LintDiagnostic] = []
    _ = linter.check(key, languages(of: table).filter(isAsked), &found)
    let folder = PathParts.folder(of: project.file ?? "")
    return found.compactMap { shown($0, below: folder) }
  }

  private mutating func look(
    at table: LintCatalogs.Table, _ uses: [ExactKey: KeyUse], _ linter: Linter,
    _ tree: any FileTree, below folder: String
  ) {
    let declarations = sources.declarations(ofTable: table.table.name)
    let languages = languages(of: table.table).filter(isAsked)
    let found = linter.diagnostics(
      in: table.table, languages: languages, declaration: { declarations[$0] },
      use: { uses[ExactKey($0)] ?? .unknown })
    unitCount += found.unitCount
    // What is gone is shown where it was, in a file that may not have changed.
    let kept = add(
      found.diagnostics.filter {
        RuleRegistry.comparing.contains($0.diagnostic.id) || isChanged($0, tree)
      }, below: folder)
    noteUnused(kept, uses, table)
  }

  /// Adds what rules about sources found, unless only some languages are looked at.
  private mutating func addFindingsInCode(_ tree: any FileTree, below folder: String) {
    guard options.locales.isEmpty else { return }
    let found = SourceFindings(sources.findings, selection.rules, in: tree).findings
    add(found.filter { isChanged($0, tree) }, below: folder)
  }

  /// Whether anything asks for the keys of each table, where a rule wants to know.
  private func uses(of catalogs: LintCatalogs) -> [[ExactKey: KeyUse]] {
    let asks = selection.rules.contains { KeyUses.rules.contains($0.rule.id) }
    guard asks, let uses = sources.uses else { return catalogs.tables.map { _ in [:] } }
    return uses.uses(of: catalogs.tables, in: set.layout)
  }

  /// Takes note of the keys that findings call unused: only those that somebody is shown, and none
  /// whose text is wanted under a key that is nearly the same.
  private mutating func noteUnused(
    _ found: [LintFinding], _ uses: [ExactKey: KeyUse], _ table: LintCatalogs.Table
  ) {
    for finding in found where KeyUses.rules.contains(finding.diagnostic.id) {
      guard let key = finding.key.map({ ExactKey($0) }), uses[key] == .unused,
        options.shows(finding), !table.table.isSlip(key.text)
      else { continue }
      for file in table.files { unusedKeys[file, default: []].insert(key) }
    }
  }

  /// What rules are told of the project and its catalogs.
  private func context(for catalogs: LintCatalogs, _ tree: any FileTree) -> LintContext {
    var context = sources.context(project)
    context.tables = TableGroup(catalogs.tables.map(\.table))
    context.settings = ProjectSettings(project.configuration)
    context.settings.earlier = sources.earlier
    let all = Set(catalogs.tables.flatMap { languages(of: $0.table) })
    context.languages = all.filter(isAsked).sorted()
    if sources.hasValues {
      let localized = LocalizedKeys(catalogs.tables.map(\.table))
      context.localized = { key, table, language in
        localized.text(of: key, table: table, in: language)
      }
    }
    return context
  }

  private static let nothing = Diagnostic(
    id: "no-catalogs", severity: .warning,
    message: "there are no catalogs here; name the folder that holds .lproj folders or .xcstrings "
      + "files")

  /// The languages of a table, and those that the project says it is translated to.
  private func languages(of table: any LintTable) -> [String] {
    let own = table.languages.contains(table.sourceLanguage) ? [] : [table.sourceLanguage]
    let known = Set((table.languages + own).map { LanguageTag($0)?.description ?? $0 })
    let configured = project.configuration.locales.filter { locale in
      !known.contains(LanguageTag(locale)?.description ?? locale)
    }
    return (table.languages + own + configured).sorted()
  }

  private func isAsked(_ language: String) -> Bool {
    guard !options.locales.isEmpty else { return true }
    return options.locales.contains { asked in
      asked == language || LanguageTag(asked).map { $0 == LanguageTag(language) } ?? false
    }
  }

  private func isChanged(_ finding: LintFinding, _ tree: any FileTree) -> Bool {
    finding.diagnostic.location.map { isChanged($0.file, tree) } ?? true
  }

  private func isChanged(_ file: String, _ tree: any FileTree) -> Bool {
    guard let changed = options.changedFiles else { return true }
    return tree.realPath(of: file).map(changed.contains) ?? false
  }

  /// Globs of the configuration are relative to its folder.
  ///
  /// - Returns: Those that are on where they are.
  @discardableResult
  private mutating func add(_ found: [LintFinding], below folder: String) -> [LintFinding] {
    var kept: [LintFinding] = []
    for finding in found {
      guard let finding = adjusted(finding, below: folder) else { continue }
      kept.append(finding)
      if options.newBaseline != nil || options.shows(finding) {
        findings.append(finding)
      } else {
        hiddenNoteCount += 1
      }
    }
    return kept
  }
  private func adjusted(_ finding: LintFinding, below folder: String) -> LintFinding? {
    let path = finding.diagnostic.location.map {
      PathParts.relative($0.file, to: folder) ?? $0.file
    }
    return selection.adjusted(finding, path: path)
  }

  private func shown(_ finding: LintFinding, below folder: String) -> LintFinding? {
    adjusted(finding, below: folder).flatMap { options.shows($0) ? $0 : nil }
  }
}
