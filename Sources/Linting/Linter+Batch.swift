import Diagnostics

extension Linter {
  /// What is wrong with one key.
  ///
  /// - Returns: How many texts there were.
  package func check(
    _ key: LintKey, _ languages: [String], _ found: inout [LintDiagnostic]
  ) -> Int {
    var batch = KeyBatch()
    batch.add(key, at: 0, languages)
    var units = 0
    for own in look(at: batch) {
      found += own.findings
      units += own.units
    }
    return units
  }

  /// What is wrong with keys, for each of them.
  func look(at batch: KeyBatch) -> [KeyMemory.Known.Found] {
    var look = BatchLook(self)
    for (number, one) in batch.keys.enumerated() { look.add(one, number) }
    return look.findings(ofKeys: batch.keys.count)
  }
}

/// The entries and texts of keys while rules look at them.
private struct BatchLook {
  /// Whose finding something is.
  private struct Place {
    /// The number of the key.
    var key: Int
    /// The rules that don't look at it.
    var disabled: Set<String>
    /// The number of the entry or text among all, in the order in which findings are listed.
    var subject: Int
  }

  /// What rules look at, each with its place.
  ///
  /// These are lists of their own, so that a step from one to the next touches one count.
  private struct Placed<Subject> {
    var subjects: [Subject] = []
    var places: [Place] = []
    /// Whether a rule is turned off for one of them.
    var hasDisabled = false

    mutating func add(_ subject: Subject, _ place: Place) {
      subjects.append(subject)
      places.append(place)
      hasDisabled = hasDisabled || !place.disabled.isEmpty
    }

    func isDisabled(_ rule: @autoclosure () -> String, at index: Int) -> Bool {
      hasDisabled && places[index].disabled.contains(rule())
    }
  }

  private struct Text {
    var entry: LintEntry
    var text: LintText
  }

  private struct Found {
    var key: Int
    /// The numbers of the entry or text, of the rule, and of what was found.
    var order: (subject: Int, rule: Int, number: Int)
    var diagnostic: LintDiagnostic
  }

  private let linter: Linter
  private var entries = Placed<LintEntry>()
  private var texts = Placed<Text>()
  /// Texts of entries that have one which is too long to be read.
  private var unreadTexts = Placed<Text>()
  private var subjects = 0
  private var found: [Found] = []
  /// How many texts each key has, by its number.
  private var counts: [Int: Int] = [:]

  init(_ linter: Linter) { self.linter = linter }

  // MARK: What is looked at

  /// Adds what rules look at of a key.
  mutating func add(_ one: KeyBatch.Key, _ number: Int) {
    let disabled = one.key.disabledRules
    guard !disabled.contains("*") else { return }
    guard !one.key.isMergeConflict else { return addConflict(one, number, besides: disabled) }
    let sourceIsUnread = one.key.source.texts.contains(where: \.isUnread)
    for entry in one.entries {
      let isUnread = sourceIsUnread || entry.localization.texts.contains(where: \.isUnread)
      if !isUnread { entries.add(entry, place(number, disabled)) }
      for text in entry.localization.texts {
        let (one, place) = (Text(entry: entry, text: text), place(number, disabled))
        if isUnread { unreadTexts.add(one, place) } else { texts.add(one, place) }
      }
    }
  }

  private mutating func place(_ key: Int, _ disabled: Set<String>) -> Place {
    subjects += 1
    return Place(key: key, disabled: disabled, subject: subjects)
  }

  /// What a merge left for a person to decide has no texts yet, which is all that is wrong with it,
  /// in whatever language somebody looks.
  private mutating func addConflict(
    _ one: KeyBatch.Key, _ number: Int, besides disabled: Set<String>
  ) {
    let others = linter.entryRules.map(\.id).filter { $0 != UnsettledMerge.id }
    let entry = LintEntry(key: one.key, localization: one.key.source)
    entries.add(entry, place(number, disabled.union(others)))
  }

  // MARK: Rules

  /// What rules find in all that was added.
  mutating func findings(ofKeys count: Int) -> [KeyMemory.Known.Found] {
    checkEntries()
    check(texts, linter.unitSteps)
    check(unreadTexts, linter.unreadSteps)
    found.sort { $0.order < $1.order }
    var all = (0..<count).map { (findings: [LintDiagnostic](), units: counts[$0] ?? 0) }
    for one in found { all[one.key].findings.append(one.diagnostic) }
    return all
  }

  private mutating func checkEntries() {
    for step in linter.entrySteps {
      for index in entries.subjects.indices {
        if entries.isDisabled(linter.entryRules[step.number].id, at: index) { continue }
        let entry = entries.subjects[index]
        for finding in step.rule.findings(in: entry, linter.context) {
          let chosen = linter.entryRules[step.number]
          let severity = chosen.severity(of: finding.finding)
          let diagnostic = linter.placing.diagnostic(finding, entry, chosen.id, severity)
          add(diagnostic, entries.places[index], step.number)
        }
      }
    }
  }

  /// Lets rules look at texts, at some of them together: what they find out of these is gone with them.
  private mutating func check(
    _ texts: Placed<Text>, _ steps: [Linter.Step<any UnitRule.Type>]
  ) {
    var (units, load) = (Placed<LintUnit>(), KeyBatch.Load())
    for (one, place) in zip(texts.subjects, texts.places) {
      guard let unit = one.entry.unit(of: one.text) else { continue }
      counts[place.key, default: 0] += 1
      units.add(unit, place)
      load.add(one.text)
      guard load.isFull else { continue }
      check(units, steps)
      (units, load) = (Placed(), KeyBatch.Load())
    }
    check(units, steps)
  }

  private mutating func check(
    _ units: Placed<LintUnit>, _ steps: [Linter.Step<any UnitRule.Type>]
  ) {
    for step in steps {
      for index in units.subjects.indices {
        if units.isDisabled(linter.unitRules[step.number].id, at: index) { continue }
        let findings = step.rule.findings(in: units.subjects[index], linter.context)
        if !findings.isEmpty {
          add(findings, in: units.subjects[index], units.places[index], step.number)
        }
      }
    }
    checkPatterns(units)
  }

  /// Lets the project's own rules look at texts.
  private mutating func checkPatterns(_ units: Placed<LintUnit>) {
    for (number, own) in linter.patternRules.enumerated() {
      for (index, unit) in units.subjects.enumerated() where !units.isDisabled(own.id, at: index) {
        for finding in own.findings(in: unit) {
          let placed = EntryFinding(finding, path: unit.target.path)
          let diagnostic = linter.placing.diagnostic(placed, unit.entry, own.id, own.severity)
          add(diagnostic, units.places[index], linter.unitRules.count + number)
        }
      }
    }
  }

  // MARK: What is found

  private mutating func add(
    _ findings: [Finding], in unit: LintUnit, _ place: Place, _ rule: Int
  ) {
    let chosen = linter.unitRules[rule]
    for var finding in findings.prefix(ScanLimit.findings) {
      if findings.count > ScanLimit.findings {
        finding.notes.append("the text has \(findings.count) of these")
      }
      let placed = EntryFinding(finding, path: unit.target.path)
      let severity = chosen.severity(of: finding)
      add(linter.placing.diagnostic(placed, unit.entry, chosen.id, severity), place, rule)
    }
  }

  private mutating func add(_ diagnostic: LintDiagnostic, _ place: Place, _ rule: Int) {
    let order = (place.subject, rule, found.count)
    found.append(Found(key: place.key, order: order, diagnostic: diagnostic))
  }
}
