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
  }

  /// How many keys one task takes: enough to make its start cheap, few enough to share out.
  private static let chunk = 128

  private let context: LintContext
  private let unitRules: [(rule: any UnitRule.Type, severity: Severity)]
  private let entryRules: [(rule: any EntryRule.Type, severity: Severity)]
  private let tableRules: [(rule: any TableRule.Type, severity: Severity)]
  private let fileRules: [(rule: any FileRule.Type, severity: Severity)]
  private let placing: FindingPlacing

  package init(_ selections: [Selection], _ context: LintContext) {
    self.context = context
    unitRules = selections.compactMap { one in
      (one.rule as? any UnitRule.Type).map { ($0, one.severity) }
    }
    entryRules = selections.compactMap { one in
      (one.rule as? any EntryRule.Type).map { ($0, one.severity) }
    }
    tableRules = selections.compactMap { one in
      (one.rule as? any TableRule.Type).map { ($0, one.severity) }
    }
    fileRules = selections.compactMap { one in
      (one.rule as? any FileRule.Type).map { ($0, one.severity) }
    }
    placing = FindingPlacing()
  }

  // MARK: Tables

  /// What is wrong with a table in some languages, in no particular order.
  ///
  /// - Parameters:
  ///   - declaration: What the app's sources say about a key of the table.
  ///   - languages: As the table spells them; the source language's own texts are looked at when it
  ///     is among them.
  package func diagnostics(
    in table: any LintTable, languages: [String],
    declaration: @Sendable (_ key: String) -> KeyDeclaration? = { _ in nil }
  ) -> (diagnostics: [LintDiagnostic], unitCount: Int) {
    let results = Locked<(diagnostics: [LintDiagnostic], unitCount: Int)>(([], 0))
    let chunks = (table.count + Self.chunk - 1) / Self.chunk
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      var found: [LintDiagnostic] = []
      var units = 0
      let start = chunk * Self.chunk
      for index in start..<min(start + Self.chunk, table.count) {
        var key = table.key(at: index, languages: languages)
        key.declaration = declaration(key.key)
        units += check(key, languages, &found)
      }
      results.withLock { results in
        results.diagnostics += found
        results.unitCount += units
      }
    }
    var all = results.withLock { $0 }
    for (rule, severity) in tableRules {
      for found in rule.findings(in: table, context) {
        let key = table.key(at: found.index, languages: [found.language])
        guard !key.disables(rule.id) else { continue }
        let localization = key.translations.first ?? key.source
        let entry = LintEntry(key: key, localization: localization)
        all.diagnostics.append(placing.diagnostic(found.finding, entry, rule.id, severity))
      }
    }
    return all
  }

  /// What is wrong with one key.
  ///
  /// - Returns: How many texts there were.
  package func check(
    _ key: LintKey, _ languages: [String], _ found: inout [LintDiagnostic]
  ) -> Int {
    var units = 0
    let own = languages.contains(key.source.language) ? [key.source] : []
    let disabled = key.disabledRules
    guard !disabled.contains("*") else { return 0 }
    for localization in own + key.translations {
      let entry = LintEntry(key: key, localization: localization)
      for (rule, severity) in entryRules where !disabled.contains(rule.id) {
        for finding in rule.findings(in: entry, context) {
          found.append(placing.diagnostic(finding, entry, rule.id, severity))
        }
      }
      for unit in entry.units {
        units += 1
        for (rule, severity) in unitRules where !disabled.contains(rule.id) {
          for finding in rule.findings(in: unit, context) {
            let finding = EntryFinding(finding, path: unit.target.path)
            found.append(placing.diagnostic(finding, entry, rule.id, severity))
          }
        }
      }
    }
    return units
  }

  // MARK: Files

  /// What is wrong with a file as a whole.
  package func diagnostics(in file: LintFile) -> [LintDiagnostic] {
    fileRules.flatMap { rule, severity in
      rule.diagnostics(in: file, context).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = min(diagnostic.severity, severity)
        // Parsers name the key first, then the steps below it.
        let path = diagnostic.location?.keyPath
        let key = path.map { path in
          path.firstRange(of: " ▸ ").map { String(path[..<$0.lowerBound]) } ?? path
        }
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
