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
  final class Chosen<Kind: Sendable>: Sendable {
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
  struct Step<Kind: Sendable>: Sendable {
    let rule: Kind
    /// Which of the chosen rules it is.
    let number: Int
  }

  let context: LintContext
  private(set) var unitRules: [Chosen<any UnitRule.Type>] = []
  private(set) var unitSteps: [Step<any UnitRule.Type>] = []
  private(set) var unreadSteps: [Step<any UnitRule.Type>] = []
  private(set) var entryRules: [Chosen<any EntryRule.Type>] = []
  private(set) var entrySteps: [Step<any EntryRule.Type>] = []
  private var tableRules: [Chosen<any TableRule.Type>] = []
  private var markingRules: [Chosen<any MarkingRule.Type>] = []
  private var fileRules: [Chosen<any FileRule.Type>] = []
  /// Those that weigh as they say themselves; a project that raises one wants to see all.
  private let unchangedRules: [RuleDocumentation]
  let patternRules: [PatternRule]
  let placing: FindingPlacing
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
      let start = chunk * Self.chunk
      let indices = start..<min(start + Self.chunk, table.count)
      let own = findings(ofKeys: indices, memory, languages) { index in
        var key = table.key(at: index, languages: languages + others)
        (key.declaration, key.use) = (declaration(key.key), use(key.key))
        (key.textsForOne, key.keptTerms) = (textsForOne, keptTerms)
        return key
      }
      collection.withLock { $0.add(own.findings, own.units, ofChunk: chunk) }
      taken.withLock { $0 += own.marks }
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

  /// What keys of a table have by themselves, and what is taken down of them to compare them.
  private func findings(
    ofKeys indices: Range<Int>, _ memory: KeyMemory?, _ languages: [String],
    _ key: (Int) -> LintKey
  ) -> (findings: [LintDiagnostic], marks: [RuleMark], units: Int) {
    var (found, marked, units) = ([LintDiagnostic](), [RuleMark](), 0)
    var batch = KeyBatch()
    for index in indices {
      batch.add(key(index), at: index, languages)
      guard batch.isFull || index == indices.last else { continue }
      for own in findings(in: batch, memory) {
        found += own.findings
        units += own.units
      }
      for one in batch.keys { marked += marks(of: one) }
      batch = KeyBatch()
    }
    return (found, marked, units)
  }

  /// What single keys have, one after the other.
  private func findings(in batch: KeyBatch, _ memory: KeyMemory?) -> [KeyMemory.Known.Found] {
    guard let memory else { return look(at: batch) }
    var all = batch.keys.map { memory.earlierFindings(in: $0.key, at: $0.index) }
    let unknown = all.indices.filter { all[$0] == nil }
    let found = look(at: KeyBatch(unknown.map { batch.keys[$0] }))
    for (number, own) in zip(unknown, found) {
      memory.keep(own, in: batch.keys[number].key, at: batch.keys[number].index)
      all[number] = own
    }
    return all.compactMap(\.self)
  }

  /// A mark with the number of the rule that made it.
  private struct RuleMark: Sendable {
    var rule: Int
    var mark: KeyMark
  }

  /// What rules take down of a key to compare it with others.
  private func marks(of one: KeyBatch.Key) -> [RuleMark] {
    guard !markingRules.isEmpty else { return [] }
    let disabled = one.key.disabledRules
    guard !disabled.contains("*"), !one.key.isMergeConflict else { return [] }
    var marks: [RuleMark] = []
    for entry in one.entries {
      for (number, chosen) in markingRules.enumerated() where !disabled.contains(chosen.id) {
        guard let mark = chosen.rule.mark(of: entry, context) else { continue }
        let language = entry.localization.language
        let marked = KeyMark(index: one.index, language: language, mark: mark)
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
