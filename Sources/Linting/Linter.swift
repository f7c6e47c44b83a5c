package import Diagnostics
import Dispatch
import Locking

/// Runs rules over tables and files.
package struct Linter: Sendable {
  /// A rule's severity in a project.
  package struct Selection: Sendable {
    package var rule: any Rule.Type
    package var severity: Severity

    package init(_ rule: any Rule.Type, _ severity: Severity) {
      self.rule = rule
      self.severity = severity
    }

    /// How much a source rule's diagnostic weighs: as extraction says where it differs from the
    /// rule's own severity, but a project that lowers a rule lowers all that it finds.
    package func severity(of diagnostic: Diagnostic) -> Severity {
      let own = rule.documentation.severity
      guard diagnostic.severity != own else { return severity }
      return severity < own ? min(severity, diagnostic.severity) : diagnostic.severity
    }
  }

  /// How many keys one task takes: enough to make its start cheap, few enough to share out.
  private static let chunk = 128

  /// A rule with its id, which its documentation takes long to tell.
  private final class Chosen<Kind: Sendable>: Sendable {
    let rule: Kind
    let id: String
    let severity: Severity
    /// Whether the project takes the rule less seriously than the rule does itself.
    private let isLowered: Bool

    init(_ rule: Kind, as selection: Selection) {
      let documentation = selection.rule.documentation
      self.rule = rule
      id = documentation.id
      severity = selection.severity
      isLowered = selection.severity < documentation.severity
    }

    /// A project that lowers a rule lowers all that it finds.
    func severity(of finding: Finding) -> Severity {
      guard let own = finding.severity else { return severity }
      return isLowered ? min(own, severity) : own
    }
  }

  /// What a loop over all rules walks through: nothing in it is counted, so that the hundred steps
  /// for each text touch no count that other threads touch, too.
  private struct Step<Kind: Sendable>: Sendable {
    let rule: Kind
    /// Which of the chosen rules it is.
    let number: Int
  }

  private let context: LintContext
  private var unitRules: [Chosen<any UnitRule.Type>] = []
  private var unitSteps: [Step<any UnitRule.Type>] = []
  private var unreadSteps: [Step<any UnitRule.Type>] = []
  private var entryRules: [Chosen<any EntryRule.Type>] = []
  private var entrySteps: [Step<any EntryRule.Type>] = []
  private var tableRules: [Chosen<any TableRule.Type>] = []
  private var markingRules: [Chosen<any MarkingRule.Type>] = []
  private var fileRules: [Chosen<any FileRule.Type>] = []
  /// Those that weigh as they say themselves; a project that raises one wants to see all.
  private let unchangedRules: [RuleDocumentation]
  private let patternRules: [PatternRule]
  private let placing: FindingPlacing
  private let limit: Int

  /// - Parameters:
  ///   - patternRules: The project's own rules, each with the severity that it has in this run.
  ///   - limit: How many findings of a rule are kept in a table; one says how many more there are.
  package init(
    _ selections: [Selection], _ context: LintContext, patternRules: [PatternRule] = [],
    limit: Int = .max
  ) {
    self.context = context
    self.limit = limit
    self.patternRules = patternRules
    placing = FindingPlacing()
    unchangedRules = selections.map { ($0.rule.documentation, $0.severity) }
      .filter { $0.0.severity == $0.1 }.map(\.0)
    for one in selections {
      switch one.rule.subject {
      case .unit(let rule): unitRules.append(Chosen(rule, as: one))
      case .entry(let rule): entryRules.append(Chosen(rule, as: one))
      case .table(let rule): tableRules.append(Chosen(rule, as: one))
      case .marks(let rule): markingRules.append(Chosen(rule, as: one))
      case .file(let rule): fileRules.append(Chosen(rule, as: one))
      case .sources: break
      }
    }
    unitSteps = unitRules.enumerated().map { Step(rule: $0.element.rule, number: $0.offset) }
    unreadSteps = unitSteps.filter { $0.rule.looksAtUnreadTexts }
    entrySteps = entryRules.enumerated().map { Step(rule: $0.element.rule, number: $0.offset) }
  }

  // MARK: Tables

  /// What is wrong with a table in some languages, in the order of its keys.
  ///
  /// - Parameters:
  ///   - declaration: What the app's sources say about a key of the table.
  ///   - use: Whether anything asks for a key of the table.
  ///   - memory: What is known of single keys, and learns what is found; nil where nobody asks again.
  ///   - languages: As the table spells them; the source language's own texts are looked at when it
  ///     is among them.
  package func diagnostics(
    in table: any LintTable, languages: [String],
    declaration: @Sendable (_ key: String) -> KeyDeclaration? = { _ in nil },
    use: @Sendable (_ key: String) -> KeyUse = { _ in .unknown }, memory: KeyMemory? = nil
  ) -> (diagnostics: [LintDiagnostic], unitCount: Int) {
    let collection = Locked(FindingCollection(limit: limit))
    let taken = Locked([RuleMark]())
    let chunks = (table.count + Self.chunk - 1) / Self.chunk
    let others = table.languages.filter { !languages.contains($0) }
    let textsForOne = TextsForOne(table)
    let keptTerms = KeptTerms(table, languages: languages + others)
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      var (found, marked, units) = ([LintDiagnostic](), [RuleMark](), 0)
      let start = chunk * Self.chunk
      for index in start..<min(start + Self.chunk, table.count) {
        var key = table.key(at: index, languages: languages + others)
        (key.declaration, key.use) = (declaration(key.key), use(key.key))
        (key.textsForOne, key.keptTerms) = (textsForOne, keptTerms)
        let entries = LintEntry.all(of: key, in: key.localizations(in: languages))
        let own = findings(in: key, entries, at: index, memory)
        found += own.findings
        units += own.units
        marked += marks(of: key, entries, at: index)
      }
      collection.withLock { $0.add(found, units, ofChunk: chunk) }
      taken.withLock { $0 += marked }
    }
    return compared(collection.withLock { $0 }, taken.withLock { $0 }, of: table)
  }

  /// What was found in all keys, with what is found by comparing them.
  private func compared(
    _ all: consuming FindingCollection, _ marks: [RuleMark], of table: any LintTable
  ) -> (diagnostics: [LintDiagnostic], unitCount: Int) {
    compareKeys(of: table, marks, &all)
    lower(&all, keyCount: table.count)
    return (all.diagnostics, all.unitCount)
  }

  private func findings(
    in key: LintKey, _ entries: [LintEntry], at index: Int, _ memory: KeyMemory?
  ) -> KeyMemory.Known.Found {
    memory?.findings(in: key, at: index) { look(at: key, entries) } ?? look(at: key, entries)
  }

  private func look(at key: LintKey, _ entries: [LintEntry]) -> KeyMemory.Known.Found {
    var found: [LintDiagnostic] = []
    let units = check(key, entries, &found)
    return (findings: found, units: units)
  }

  /// A mark with the number of the rule that made it.
  private struct RuleMark: Sendable {
    var rule: Int
    var mark: KeyMark
  }

  /// What rules take down of a key to compare it with others.
  private func marks(of key: LintKey, _ entries: [LintEntry], at index: Int) -> [RuleMark] {
    guard !markingRules.isEmpty else { return [] }
    let disabled = key.disabledRules
    guard !disabled.contains("*"), !key.isMergeConflict else { return [] }
    var marks: [RuleMark] = []
    for entry in entries {
      for (number, chosen) in markingRules.enumerated() where !disabled.contains(chosen.id) {
        guard let mark = chosen.rule.mark(of: entry, context) else { continue }
        let marked = KeyMark(index: index, language: entry.localization.language, mark: mark)
        marks.append(RuleMark(rule: number, mark: marked))
      }
    }
    return marks
  }

  /// Adds what rules find that compare keys with each other.
  private func compareKeys(
    of table: any LintTable, _ marks: [RuleMark], _ all: inout FindingCollection
  ) {
    for chosen in tableRules {
      for found in chosen.rule.findings(in: table, context) { add(found, chosen, table, &all) }
    }
    for (number, chosen) in markingRules.enumerated() {
      let own = marks.filter { $0.rule == number }.map(\.mark)
        .sorted { ($0.index, $0.language) < ($1.index, $1.language) }
      for found in chosen.rule.findings(in: table, own, context) { add(found, chosen, table, &all) }
    }
  }

  private func add<Kind: Sendable>(
    _ found: TableFinding, _ chosen: Chosen<Kind>, _ table: any LintTable,
    _ all: inout FindingCollection
  ) {
    let key = table.key(at: found.index, languages: [found.language])
    guard !key.disables(chosen.id) else { return }
    let localization = key.translations.first ?? key.source
    let entry = LintEntry(key: key, localization: localization)
    let severity = chosen.severity(of: found.finding.finding)
    all.add(placing.diagnostic(found.finding, entry, chosen.id, severity))
  }

  /// Makes notes of what a language has all over a table.
  private func lower(_ all: inout FindingCollection, keyCount: Int) {
    for rule in unchangedRules {
      guard let prevalence = rule.prevalence else { continue }
      all.lower(rule.id, prevalence, keyCount: keyCount)
    }
  }

  /// What is wrong with one key.
  ///
  /// - Returns: How many texts there were.
  package func check(
    _ key: LintKey, _ languages: [String], _ found: inout [LintDiagnostic]
  ) -> Int {
    check(key, LintEntry.all(of: key, in: key.localizations(in: languages)), &found)
  }

  private func check(
    _ key: LintKey, _ entries: [LintEntry], _ found: inout [LintDiagnostic]
  ) -> Int {
    var units = 0
    let disabled = key.disabledRules
    guard !disabled.contains("*") else { return 0 }
    guard !key.isMergeConflict else {
      checkConflict(key, besides: disabled, &found)
      return 0
    }
    let sourceIsUnread = key.source.texts.contains(where: \.isUnread)
    for entry in entries {
      let isUnread = sourceIsUnread || entry.localization.texts.contains(where: \.isUnread)
      if !isUnread { check(entry, besides: disabled, &found) }
      // One at a time: what rules found out of a unit is gone with it.
      for text in entry.localization.texts {
        guard let unit = entry.unit(of: text) else { continue }
        units += 1
        for step in isUnread ? unreadSteps : unitSteps
        where disabled.isEmpty || !disabled.contains(unitRules[step.number].id) {
          let findings = step.rule.findings(in: unit, context)
          if !findings.isEmpty { add(findings, in: unit, unitRules[step.number], to: &found) }
        }
        for own in patternRules where !disabled.contains(own.id) { check(unit, own, &found) }
      }
    }
    return units
  }

  private func check(
    _ entry: LintEntry, besides disabled: Set<String>, _ found: inout [LintDiagnostic]
  ) {
    for step in entrySteps
    where disabled.isEmpty || !disabled.contains(entryRules[step.number].id) {
      for finding in step.rule.findings(in: entry, context) {
        let chosen = entryRules[step.number]
        let severity = chosen.severity(of: finding.finding)
        found.append(placing.diagnostic(finding, entry, chosen.id, severity))
      }
    }
  }

  /// What a merge left for a person to decide has no texts yet, which is all that is wrong with it,
  /// in whatever language somebody looks.
  private func checkConflict(
    _ key: LintKey, besides disabled: Set<String>, _ found: inout [LintDiagnostic]
  ) {
    let others = entryRules.map(\.id).filter { $0 != UnsettledMerge.id }
    let entry = LintEntry(key: key, localization: key.source)
    check(entry, besides: disabled.union(others), &found)
  }

  private func add(
    _ findings: [Finding], in unit: LintUnit, _ chosen: Chosen<any UnitRule.Type>,
    to found: inout [LintDiagnostic]
  ) {
    for var finding in findings.prefix(ScanLimit.findings) {
      if findings.count > ScanLimit.findings {
        finding.notes.append("the text has \(findings.count) of these")
      }
      let placed = EntryFinding(finding, path: unit.target.path)
      let severity = chosen.severity(of: finding)
      found.append(placing.diagnostic(placed, unit.entry, chosen.id, severity))
    }
  }

  private func check(_ unit: LintUnit, _ own: PatternRule, _ found: inout [LintDiagnostic]) {
    for finding in own.findings(in: unit) {
      let placed = EntryFinding(finding, path: unit.target.path)
      found.append(placing.diagnostic(placed, unit.entry, own.id, own.severity))
    }
  }

  // MARK: Files

  /// What is wrong with a file as a whole.
  package func diagnostics(in file: LintFile) -> [LintDiagnostic] {
    fileRules.flatMap { chosen in
      chosen.rule.diagnostics(in: file, context).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = min(diagnostic.severity, chosen.severity)
        // Parsers name the key first, then the steps below it.
        let key = diagnostic.location?.keyPath.first
        return LintDiagnostic(diagnostic, key: key, locale: file.language)
      }
    }
  }
}

extension LintKey {
  func disables(_ rule: String) -> Bool {
    let rules = disabledRules
    return rules.contains("*") || rules.contains(rule)
  }
}
