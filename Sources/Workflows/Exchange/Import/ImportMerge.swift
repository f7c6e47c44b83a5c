import Catalogs
import Diagnostics

/// Decides on every text that came back, and writes the accepted ones into the catalogs in memory.
struct ImportMerge {
  /// The changed catalogs, by path.
  private(set) var files: [ExchangeTable.Change] = []

  private let options: ImportOptions
  private let catalogs: ExchangeCatalogs
  private var diagnostics: [Diagnostic] = []
  private var counts = (unchanged: 0, untranslated: 0, refused: 0)
  private var hasMatch = false
  private var accepted: [TableLanguage: [Accepted]] = [:]
  /// The decided texts, for those that come twice.
  private var decided: [PlaceKey: String] = [:]

  private struct TableLanguage: Hashable {
    var original: String
    var language: String
  }

  private struct PlaceKey: Hashable {
    var table: TableLanguage
    var key: ExactKey
    var path: [String]
  }

  private struct Accepted {
    var change: ExchangeChange
    var shown: ImportOutcome.Change
  }

  init(_ options: ImportOptions, _ catalogs: ExchangeCatalogs) {
    self.options = options
    self.catalogs = catalogs
  }

  // MARK: Texts

  /// Decides on all texts of some files.
  mutating func add(_ parts: [ExchangeInput.Part]) {
    let parts = inKnownLanguages(parts)
    let tables = catalogs.tables(for: parts)
    let texts = ImportTexts(parts.map(\.file.targetLanguage), tables)
    for (part, tables) in zip(parts, tables) { add(part, tables, texts) }
  }

  /// The files with their languages as the project spells them, without those whose language may
  /// be another name for one that it has.
  private mutating func inKnownLanguages(
    _ parts: [ExchangeInput.Part]
  ) -> [ExchangeInput.Part] {
    var languages = ImportLanguages(catalogs, locales: options.projectLocales)
    let equivalents = parts.map { languages.equivalent(of: $0.file.targetLanguage) }
    var known: [ExchangeInput.Part] = []
    var told: Set<[String]> = []
    for (part, equivalent) in zip(parts, equivalents) {
      let count = part.file.units.count { !($0.target ?? "").isEmpty }
      if let equivalent, count > 0, options.locale == nil {
        // Once for all catalogs of a file.
        if told.insert([part.path, part.file.targetLanguage]).inserted {
          reportUnclearLanguage(part, equivalent)
        }
        counts.refused += count
        if !options.isForced {
          hasMatch = true
          continue
        }
      }
      var part = part
      part.file.targetLanguage = languages.spelling(of: part.file.targetLanguage)
      known.append(part)
    }
    return known
  }

  private mutating func add(
    _ part: ExchangeInput.Part, _ tables: [ExchangeTable], _ texts: ImportTexts
  ) {
    let language = part.file.targetLanguage
    guard !tables.isEmpty else {
      let count = part.file.units.count
      return report(
        "unknown-catalog", .warning, part, part.file.range,
        "no catalog here is '\(part.file.original.prefix(200))', so its "
          + "\(count == 1 ? "text is" : "\(count) texts are") left out; run this in the project's "
          + "folder, or name it with --catalogs")
    }
    hasMatch = true
    guard tables.allSatisfy({ $0.spelling(ofLanguage: language) != $0.sourceLanguage }) else {
      return report(
        "source-language", .error, part, part.file.range,
        "'\(language)' is the language that the catalog is written in, not one that it is "
          + "translated to")
    }
    let target = ImportTarget(tables, tables.map { texts.units(of: $0, in: language) })
    for unit in part.file.units { add(unit, part, target) }
    reportLostStates(part, tables)
  }

  private mutating func add(
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, _ target: ImportTarget
  ) {
    let places = target.places(forID: unit.id)
    guard let place = places.first else {
      guard unit.target != nil else { return }
      return report(
        "unknown-unit", .warning, part, unit.range,
        "the catalog has no text '\(unit.id.prefix(200))', so this one is left out", unit)
    }
    if places.count > 1 {
      let isUnchanged = places.contains { place in
        guard let target = unit.target else { return true }
        return place.unit.target.map { survivingXML($0).isExactly(target) } ?? target.isEmpty
      }
      guard !isUnchanged else { return counts.unchanged += 1 }
      return refuse(
        ImportDecision.Caution(
          id: "ambiguous-id",
          message: "several texts of the catalog have this id; rename the key that looks like a "
            + "variation's"), unit, part)
    }
    // Files may spell one language in several ways.
    let owner = target.tables[place.table]
    let table = TableLanguage(
      original: owner.original, language: owner.spelling(ofLanguage: part.file.targetLanguage))
    decide(unit, place.unit, table, part)
  }

  private mutating func decide(
    _ unit: ExchangeUnit, _ current: ExchangeUnit, _ table: TableLanguage,
    _ part: ExchangeInput.Part
  ) {
    let place = PlaceKey(table: table, key: ExactKey(current.key), path: current.path)
    if let text = unit.target, let earlier = decided.updateValue(text, forKey: place) {
      guard !earlier.isExactly(text) else { return }
      return refuse(
        ImportDecision.Caution(
          id: "conflicting-units",
          message: "this text comes twice, with different translations; remove one"), unit, part)
    }
    switch ImportDecision(unit, current) {
    case .unchanged: counts.unchanged += 1
    case .untranslated: counts.untranslated += 1
    case .skipped(let caution):
      report(caution.id, .warning, part, unit.range, caution.message, unit)
    case .refused(let caution, let change):
      refuse(caution, unit, part)
      if options.isForced {
        accept(change, change.text.isEmpty ? .cleared : nil, current, table)
      }
    case .change(let change, let kind, let cautions):
      for caution in cautions {
        report(caution.id, .warning, part, unit.range, caution.message, unit)
      }
      accept(change, kind, current, table)
    }
  }

  private mutating func refuse(
    _ caution: ImportDecision.Caution, _ unit: ExchangeUnit, _ part: ExchangeInput.Part
  ) {
    counts.refused += 1
    let severity: Severity = options.isForced ? .warning : .error
    report(caution.id, severity, part, unit.range, caution.message, unit)
  }

  private mutating func accept(
    _ change: ExchangeChange, _ kind: ImportOutcome.Change.Kind?, _ current: ExchangeUnit,
    _ table: TableLanguage
  ) {
    let isNew = (current.target ?? "").isEmpty
    let shown = ImportOutcome.Change(
      kind: kind ?? (isNew ? .added : .changed), id: current.id, key: current.key,
      locale: table.language, old: current.target, new: change.text,
      oldState: current.state?.rawValue, newState: change.state?.rawValue)
    accepted[table, default: []].append(Accepted(change: change, shown: shown))
  }

  // MARK: Files

  mutating func finish(_ outcome: inout ImportOutcome) {
    let byTable = Dictionary(grouping: accepted.keys) { $0.original }
    for table in catalogs.tables {
      let names = (byTable[table.original] ?? []).sorted { $0.language < $1.language }
      let texts = names.map { accepted[$0] ?? [] }
      let translations = zip(names, texts).map {
        (language: $0.language, changes: $1.map(\.change))
      }
      for (change, languages) in table.importing(translations) {
        files.append(change)
        outcome.files.append(
          ImportOutcome.FileChange(
            file: change.file,
            changes: languages.flatMap { texts[$0] }.map { shown($0, in: table) }))
      }
    }
    files.sort { $0.file < $1.file }
    outcome.files.sort { $0.file < $1.file }
    outcome.diagnostics += diagnostics
    outcome.unchanged = counts.unchanged
    outcome.untranslated = counts.untranslated
    outcome.refused = counts.refused
    if diagnostics.contains(where: { $0.id == "source-language" }) { outcome.status = .couldNotRun }
    if !hasMatch, !diagnostics.isEmpty { outcome.status = .couldNotRun }
  }

  private func shown(_ accepted: Accepted, in table: ExchangeTable) -> ImportOutcome.Change {
    var shown = accepted.shown
    if !table.keepsState { (shown.oldState, shown.newState) = (nil, nil) }
    return shown
  }

  // MARK: Diagnostics

  private mutating func report(
    _ id: String, _ severity: Severity, _ part: ExchangeInput.Part, _ range: Range<Int>?,
    _ message: String, _ unit: ExchangeUnit? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message,
        location: Location(file: part.path, range: range ?? 0..<0, keyPath: unit?.id)))
  }

  private mutating func reportUnclearLanguage(_ part: ExchangeInput.Part, _ equivalent: String) {
    let language = part.file.targetLanguage
    report(
      "unclear-language", options.isForced ? .warning : .error, part, part.file.range,
      "this is in '\(language)', which no catalog here has; if it is the catalogs' "
        + "'\(equivalent)', import it with --locale \(equivalent), and as a new language with "
        + "--locale \(language)")
  }

  private mutating func reportLostStates(_ part: ExchangeInput.Part, _ tables: [ExchangeTable]) {
    guard !tables.contains(where: \.keepsState) else { return }
    let count = part.file.units.count { $0.state == .needsReview }
    guard count > 0 else { return }
    report(
      "lost-state", .warning, part, part.file.range,
      "\(count == 1 ? "1 text needs" : "\(count) texts need") review, which this catalog's format "
        + "has no place for")
  }
}
