import Catalogs
import Diagnostics
import Linting
import LocaleData
import Reading

/// One look at all catalogs.
struct LintPass {
  private let task: LintTask
  private let languages: AskedLanguages
  private(set) var findings: [LintDiagnostic] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys that surely nothing asks for and that a rule found, by the files that have them.
  private(set) var unusedKeys: [String: Set<ExactKey>] = [:]
  /// How many keys nothing names of tables in which code looks up what only shows when it runs.
  private(set) var unnamedCount = 0
  /// The files that were looked at.
  private(set) var files: [String] = []
  private(set) var unitCount = 0
  private(set) var hiddenNoteCount = 0
  /// The tables that were looked at.
  private(set) var tables: [LintPart.Table] = []
  /// What was found in single keys; nil where nobody asks again.
  private(set) var memory: LintMemory?
  /// What was found in the source language.
  private var told = ToldSources()
  /// What looked at them; nil before.
  private var inspection: PartInspection?

  init(_ task: LintTask) {
    self.task = task
    languages = AskedLanguages(task.options, task.project)
  }

  /// - Parameters:
  ///   - memory: What is known of the catalogs, and learns what is found.
  ///   - parsed: The catalogs that other looks have parsed.
  mutating func run(
    on tree: any FileTree, remembering memory: LintMemory? = nil, sharing parsed: ParsedParts? = nil
  ) {
    self.memory = memory
    let catalogs = LintCatalogs(
      task.catalogs, naming: task.options.scope.paths, in: tree, memory, parsed)
    let asked = AskedFiles(task.options, in: tree)
    var cache = LintCache(task.options, task.project, in: tree)
    catalogs.parse(where: { cache.languages(of: $0) == nil })
    let context = context(for: catalogs, cache)
    diagnostics = catalogs.diagnostics + unknownLanguages(context.languages, catalogs)
    diagnostics += nothing(in: catalogs)
    memory?.note(languages: context.languages)
    let surroundings = LintSurroundings(context, catalogs.parts)
    let inspection = inspection(asked, context)
    self.inspection = inspection
    tables = catalogs.tables
    let found = partsWithUses(catalogs).map { part, uses in
      let findings = cache.findings(
        in: part, among: surroundings, languages: { languages(of: part) },
        make: { inspection.findings(in: part, uses) })
      return (part: part, uses: uses, findings: findings)
    }
    cache.save()
    for one in found { add(one.findings.files) }
    addTables(found, asked)
    addFindingsInCode(tree, asked, catalogs)
    findings.sort { $0.precedes($1) }
  }

  /// Says that there are no catalogs; where all files count that is an error, and the command's to
  /// tell.
  private func nothing(in catalogs: LintCatalogs) -> [Diagnostic] {
    // A note, as of a configured folder that isn't there, doesn't say that nothing is.
    guard task.options.changedFiles != nil, catalogs.isEmpty,
      diagnostics.allSatisfy({ $0.severity == .note })
    else { return [] }
    return [LintWorkflow.nothing(.warning, in: task.options.scope)]
  }

  /// Hands out what was found, for who keeps the pass to look at single keys only.
  mutating func takeFindings() -> [LintDiagnostic] {
    defer { findings = [] }
    return findings
  }

  private func inspection(_ asked: AskedFiles, _ context: LintContext) -> PartInspection {
    PartInspection(
      linter: Linter(
        task.selection.rules, context, patternRules: task.selection.patternRules,
        limit: task.options.limit),
      languages: languages, sources: task.sources, files: asked,
      // An argument may be a word of any other table.
      memory: task.sources.hasValues ? nil : memory)
  }

  /// What is wrong with one key of a table that was looked at, by rules that need no other key.
  func findings(in key: LintKey, of table: any LintTable) -> [LintDiagnostic] {
    guard let inspection else { return [] }
    return inspection.findings(in: key, of: table).compactMap(adjusted).filter(task.options.shows)
  }

  private mutating func add(_ found: [PartFindings.OfFile]) {
    for file in found {
      files.append(file.path)
      add(file.findings)
    }
  }

  private mutating func addTables(
    _ found: [(part: LintPart, uses: ArraySlice<[ExactKey: KeyUse]>?, findings: PartFindings)],
    _ asked: AskedFiles
  ) {
    // What a catalog has counts before its copies.
    for isExchanged in [false, true] {
      for one in found where one.part.isExchanged == isExchanged {
        add(one.findings.tables, of: one.part, one.uses, asked)
      }
    }
  }

  private mutating func add(
    _ found: [PartFindings.OfTable], of part: LintPart, _ uses: ArraySlice<[ExactKey: KeyUse]>?,
    _ asked: AskedFiles
  ) {
    for (index, table) in found.enumerated() {
      unitCount += table.unitCount
      // What is gone is shown where it was, in a file that may not have changed.
      let found = table.findings.filter {
        RuleRegistry.comparing.contains($0.diagnostic.id) || asked.contains($0)
      }
      let source = part.content.tables[index].table.sourceLanguage
      let kept = add(found, translating: source, isExchanged: part.isExchanged)
      if let uses { noteUnused(kept, uses[uses.startIndex + index], part.content.tables[index]) }
    }
  }

  /// Adds what rules about sources found, unless only some languages are looked at.
  private mutating func addFindingsInCode(
    _ tree: any FileTree, _ asked: AskedFiles, _ catalogs: LintCatalogs
  ) {
    guard task.options.locales.isEmpty else { return }
    let diagnostics = task.sources.findings + missingBundles(catalogs)
    let found = SourceFindings(diagnostics, task.selection.rules, in: tree).findings
    add(found.filter(asked.contains))
  }

  /// The texts that modules look up where they aren't.
  private func missingBundles(_ catalogs: LintCatalogs) -> [Diagnostic] {
    guard task.selection.rules.contains(where: { $0.rule.id == UnnamedBundles.rule }) else {
      return []
    }
    return task.sources.unnamedBundles?.diagnostics { catalogs.tables } ?? []
  }

  /// The catalogs, each with how the keys of its tables are used, if somebody asks.
  private func partsWithUses(
    _ catalogs: LintCatalogs
  ) -> [(part: LintPart, uses: ArraySlice<[ExactKey: KeyUse]>?)] {
    var uses = uses(of: catalogs)?[...]
    return catalogs.parts.map { part in
      let own = uses?.prefix(part.content.tables.count)
      uses?.removeFirst(own?.count ?? 0)
      return (part, own)
    }
  }

  /// Whether anything asks for the keys of each table; nil where no rule wants to know.
  private func uses(of catalogs: LintCatalogs) -> [[ExactKey: KeyUse]]? {
    let asks = task.selection.rules.contains { KeyUses.rules.contains($0.rule.id) }
    guard asks, let uses = task.sources.uses else { return nil }
    return uses.uses(of: catalogs.tables, in: task.catalogs.layout)
  }

  /// Takes note of the keys that findings call unused: only those that somebody is shown, and none
  /// whose text is wanted under a key that is nearly the same.
  private mutating func noteUnused(
    _ found: [LintDiagnostic], _ uses: [ExactKey: KeyUse], _ table: LintPart.Table
  ) {
    unnamedCount += uses.values.count { $0 == .unnamed }
    for finding in found where KeyUses.rules.contains(finding.diagnostic.id) {
      guard let key = finding.key.map({ ExactKey($0) }), uses[key] == .unused,
        task.options.shows(finding), !table.table.isSlip(key.text)
      else { continue }
      for file in table.files { unusedKeys[file, default: []].insert(key) }
    }
  }

  /// What rules are told of the project and its catalogs.
  private func context(for catalogs: LintCatalogs, _ cache: LintCache) -> LintContext {
    var context = task.sources.context(task.project)
    let parts = catalogs.parts
    context.alikeFiles = AlikeFiles(among: catalogs.ownFiles)
    context.tables = TableGroup { parts.flatMap(\.content.tables).map(\.table) }
    context.settings = ProjectSettings(task.project.configuration)
    context.settings.earlier = task.sources.earlier
    let own = parts.flatMap { cache.languages(of: $0) ?? languages(of: $0) }
    context.languages = Set(own + task.otherLanguages).sorted()
    if task.sources.hasValues {
      let localized = LocalizedKeys(catalogs.tables.map(\.table))
      context.localized = { key, table, language in
        localized.text(of: key, table: table, in: language)
      }
    }
    return context
  }

  /// The languages that were asked for and that no catalog has: likely slips.
  private func unknownLanguages(_ known: [String], _ catalogs: LintCatalogs) -> [Diagnostic] {
    guard !catalogs.isEmpty else { return [] }
    let unknown = task.options.locales.filter { locale in
      !known.contains { LanguageTag.areSame($0, locale) }
    }
    guard !unknown.isEmpty else { return [] }
    catalogs.parse { _ in true }
    let all = Set(catalogs.tables.flatMap { [$0.table.sourceLanguage] + $0.table.languages })
    let shown = all.sorted().listed(atMost: 10)
    // Of catalogs that were named one by one some may lack a language.
    let looksAtNone =
      unknown.count == task.options.locales.count && !catalogs.ownFiles.isEmpty
      && !task.namesFiles
    return unknown.map { locale in
      if LanguageTag.isPseudoLocale(locale) {
        return Diagnostic(
          id: "locale-not-found", severity: .warning,
          message: "'\(locale)' is a pseudo-locale, whose texts nobody writes, so nothing was "
            + "looked at in it")
      }
      return Diagnostic(
        id: "locale-not-found", severity: looksAtNone ? .error : .warning,
        message: "no catalog has the locale '\(locale)', so nothing was looked at in it"
          + (all.isEmpty ? "" : "; there \(all.count == 1 ? "is" : "are") \(shown)"))
    }
  }

  private func languages(of part: LintPart) -> [String] {
    Set(part.content.tables.flatMap { languages.languages(of: $0.table) }).sorted()
  }

  /// Globs of the configuration are relative to its folder.
  ///
  /// - Parameters:
  ///   - source: The source language of the table that they were found in.
  ///   - isExchanged: Whether they were found in a file that came back from translators.
  /// - Returns: Those that are on where they are.
  @discardableResult
  private mutating func add(
    _ found: [LintDiagnostic], translating source: String? = nil, isExchanged: Bool = false
  ) -> [LintDiagnostic] {
    var kept: [LintDiagnostic] = []
    for finding in found {
      guard let finding = adjusted(finding) else { continue }
      if source != nil, finding.locale == source {
        let isRepeated = told.isRepeated(finding)
        if isExchanged, isRepeated { continue }
      }
      kept.append(finding)
      if task.options.newBaseline != nil || task.options.shows(finding) {
        findings.append(finding)
      } else {
        hiddenNoteCount += 1
      }
    }
    return kept
  }

  private func adjusted(_ finding: LintDiagnostic) -> LintDiagnostic? {
    let folder = PathParts.folder(of: task.project.file ?? "")
    let path = finding.diagnostic.location.map {
      PathParts.relative($0.file, to: folder) ?? $0.file
    }
    return task.selection.adjusted(finding, path: path)
  }
}
