import Catalogs
import Diagnostics
import Exchange
import Reading

/// Decides on every text that came back, and writes the accepted ones into the catalogs in memory.
struct ImportMerge {
  /// The changed catalogs, by path.
  private(set) var files: [FileEdit] = []

  private let options: ImportOptions
  private let catalogs: ExchangeCatalogs
  private let safety: TranslationSafety
  private var findings: ImportFindings
  private let originals: OriginalIndex
  private var otherTexts = OtherLanguageTexts()
  private var copiedLanguage = CopiedLanguage()
  private var shiftedTexts = ShiftedTexts()
  /// What is in another language than it says, which nothing is taken from.
  private var mistaken: Set<CopiedLanguage.Carrier> = []
  /// Whose texts have shifted, so that none is taken.
  private var shifted: Set<ShiftedTexts.Place> = []
  private var hasMatch = false
  /// Whether a catalog has one of the texts.
  private var hasKnownUnit = false
  /// Whether a text came back that no catalog has.
  private var hasUnknownUnit = false
  private var accepted: [TableLanguage: [Accepted]] = [:]
  private var decided = DecidedPlaces()
  /// The places that something came for which is no translation.
  private var untranslated: Set<PlaceKey> = []
  /// The catalogs' texts, for files that carry a catalog's in many parts.
  private var targets: [TargetKey: ImportTarget] = [:]

  init(_ options: ImportOptions, _ catalogs: ExchangeCatalogs, _ project: ProjectConfiguration) {
    safety = TranslationSafety(project)
    self.options = options
    self.catalogs = catalogs
    originals = OriginalIndex(catalogs.tables)
    findings = ImportFindings(options)
  }

  // MARK: Texts

  /// Decides on all texts of some files.
  mutating func add(_ parts: [ExchangeInput.Part]) {
    var languages = ImportLanguages(catalogs, locales: options.projectLocales)
    let sorted = languages.sorted(parts, options)
    for unclear in sorted.unclear { findings.refuse(unclear) }
    // Their catalogs may be here, although nothing was looked up in them.
    if !sorted.unclear.isEmpty { hasMatch = true }
    let tables = catalogs.tables(for: sorted.known, by: originals)
    for (part, name) in languages.misnamed(sorted.known) where options.locale == nil {
      findings.reportName(name, of: part)
    }
    let texts = ImportTexts(sorted.known.map(\.file.targetLanguage), tables)
    var copied: [CopiedTexts] = []
    // What a file has for one catalog says whether it was filled for the others.
    var counts: [CopiedLanguage.Carrier: CopyCount] = [:]
    for (part, tables) in zip(sorted.known, tables) {
      let found = copiedTexts(of: part, tables, texts)
      copied.append(found)
      counts[CopiedLanguage.Carrier(of: part), default: CopyCount()].add(found.count)
    }
    for ((part, tables), found) in zip(zip(sorted.known, tables), copied) {
      let all = counts[CopiedLanguage.Carrier(of: part), default: CopyCount()]
      add(part, tables, texts, besides: SourceCopies(found, among: all, in: part.file.units))
    }
  }

  private mutating func add(
    _ part: ExchangeInput.Part, _ tables: [ExchangeTable], _ texts: ImportTexts,
    besides copies: SourceCopies
  ) {
    guard !tables.isEmpty else { return reportUnknownCatalog(part) }
    let target = target(of: part, tables, texts)
    guard !part.namesNothing || mostAreKnown(of: part, in: target) else {
      return findings.reportUnknownCatalog(part)
    }
    hasMatch = true
    let broken = tables.first { $0.isBroken(in: part.file.targetLanguage) }
    if let broken { return findings.reportBrokenCatalog(part, broken) }
    if part.namesNothing { findings.reportPlacing(part) }
    guard !target.isSourceLanguage else { return passOver(part, target) }
    leaveOut(copies, part, target)
    for unit in units(of: part, besides: copies, in: target) { add(unit, part, target) }
    if !target.tables.contains(where: \.keepsState) { findings.reportLostStates(part) }
  }

  /// The ids of a `.stringsdict` file's texts are others than those of the String Catalog that it
  /// became.
  private mutating func reportUnknownCatalog(_ part: ExchangeInput.Part) {
    let rivals = originals.rivals(of: part).map { catalogs.tables[$0].path }
    guard rivals.isEmpty else { return findings.reportRivals(rivals, of: part) }
    let successor = originals.successor(of: part.file.original, ".stringsdict").tables.first
    findings.reportUnknownCatalog(part, successor: successor.map { catalogs.tables[$0].path })
  }

  private mutating func target(
    of part: ExchangeInput.Part, _ tables: [ExchangeTable], _ texts: ImportTexts
  ) -> ImportTarget {
    let language = part.file.targetLanguage
    let key = TargetKey(originals: tables.map(\.original), language: language)
    if let known = targets[key] { return known }
    let target = ImportTarget(tables, language: language, texts: texts)
    targets[key] = target
    return target
  }

  /// Leaves out texts of the language that a catalog is written in, which Xcode exports beside the
  /// translations.
  ///
  /// Nobody translated them, but what somebody changed there must not be lost without a word.
  private mutating func passOver(_ part: ExchangeInput.Part, _ target: ImportTarget) {
    let changed = part.file.units.filter { unit in
      guard !unit.isUntranslated, let text = unit.target?.withCollapsedWhitespace else {
        return false
      }
      let own = places(of: unit, part, in: target)
      return !(own.isEmpty ? target.generalPlaces(for: unit) : own).contains { place in
        survivingXML(place.unit.source).withCollapsedWhitespace == text
      }
    }
    findings.reportSourceLanguage(part, changed: changed)
  }

  /// The units of a file that are no copies; other formats than our `.strings` say of each whether it
  /// is translated.
  private func units(
    of part: ExchangeInput.Part, besides copies: SourceCopies, in target: ImportTarget
  ) -> [ExchangeUnit] {
    guard part.format == .strings else { return copies.others }
    return TranslatedForms(of: copies.others) { id in
      target.places(forID: id).first?.unit.target
    }.units
  }

  /// The units of a file that came back as their source.
  private mutating func copiedTexts(
    of part: ExchangeInput.Part, _ tables: [ExchangeTable], _ texts: ImportTexts
  ) -> CopiedTexts {
    guard !options.acceptsCopies, !tables.isEmpty else { return CopiedTexts() }
    // Our `.strings` files say by such a text that it isn't translated; those of others have no source.
    return CopiedTexts(
      in: part.file, for: target(of: part, tables, texts), safety,
      tellsCopies: part.format == .strings)
  }

  private mutating func leaveOut(
    _ copies: SourceCopies, _ part: ExchangeInput.Part, _ target: ImportTarget
  ) {
    for unit in copies.kept + copies.untranslated {
      hasKnownUnit = true
      guard let place = places(of: unit, part, in: target).first else { continue }
      untranslated.insert(PlaceKey(of: place.unit, in: target.table(of: place)))
    }
    findings.report(copies, part)
  }

  private mutating func add(
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, _ target: ImportTarget
  ) {
    let places = places(of: unit, part, in: target)
    guard let place = places.first else {
      guard unit.target != nil else { return }
      hasUnknownUnit = true
      return findings.reportUnknown(unit, part, similar: target.similarID(to: unit.id))
    }
    hasKnownUnit = true
    if places.count > 1 { return refuseAmbiguous(unit, part, places, in: target) }
    let table = target.table(of: place)
    let file = target.tables[place.table].path(ofLanguage: table.language)
    decide(unit, place.unit, table, file, part)
  }

  func places(
    of unit: ExchangeUnit, _ part: ExchangeInput.Part, in target: ImportTarget
  ) -> [ImportTarget.Place] {
    part.format == .strings ? target.places(forID: unit.id) : target.places(for: unit)
  }

  private mutating func refuseAmbiguous(
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, _ places: [ImportTarget.Place],
    in target: ImportTarget
  ) {
    let isUnchanged = places.contains { place in
      guard let target = unit.target else { return true }
      // What isn't translated is exported as its source where a file has nothing else for it.
      let current = place.unit.target ?? (target.isEmpty ? "" : place.unit.source)
      return survivingXML(current).isExactly(target)
    }
    guard !isUnchanged || lacksTranslation(unit, places, in: target) else {
      return findings.unchanged += 1
    }
    let message =
      target.isOneOfSeveral(places)
      ? "several catalogs have a text of this id, and the file doesn't say which one is meant; "
        + "import a file that names its catalogs, as an export does"
      : "several texts of the catalog have this id; rename the key that looks like a variation's"
    findings.refuse(ImportDecision.Caution(id: "ambiguous-id", message: message), unit, part)
  }

  private mutating func decide(
    _ unit: ExchangeUnit, _ current: ExchangeUnit, _ table: TableLanguage, _ file: String,
    _ part: ExchangeInput.Part
  ) {
    let place = PlaceKey(of: current, in: table)
    let languages = (source: part.file.sourceLanguage, target: table.language)
    let decision = ImportDecision(unit, current) { target, source in
      safety.verdict(on: target, of: source, for: current, languages: languages, file: file)
    }
    guard decided.isFirst(decision, of: unit, at: place, part, &findings) else { return }
    switch decision {
    case .unchanged: findings.unchanged += 1
    case .untranslated: untranslated.insert(place)
    case .skipped(let caution): findings.warn(caution, unit, part)
    case .refused(let caution, let change):
      decided.noteRefusal(at: place)
      refuse(change, of: current, table, unit, part, because: caution)
    case .change(let change, let kind, let cautions):
      for caution in cautions { findings.warn(caution, unit, part) }
      if kind != .stateChanged { look(at: change.text, of: current, languages, unit, part) }
      copiedLanguage.add(change, current, table, unit, part)
      shiftedTexts.add(change, current, table, unit, part)
      accept(change, kind, current, table, part)
    }
  }

  private mutating func refuse(
    _ change: ExchangeChange, of current: ExchangeUnit, _ table: TableLanguage,
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, because caution: ImportDecision.Caution
  ) {
    findings.refuse(caution, unit, part)
    // Of another source, a neighbour's text may be the right one.
    if caution.id != ImportDecision.changedSourceID {
      shiftedTexts.add(change, current, table, unit, part, isRefused: true)
    }
    if options.isForced {
      accept(change, change.text.isEmpty ? .cleared : nil, current, table, part)
    }
  }

  private mutating func look(
    at text: String, of current: ExchangeUnit, _ languages: (source: String, target: String),
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part
  ) {
    let isOther = safety.isInOtherLanguage(
      text, of: current.source, for: current, languages: languages)
    otherTexts.add(isOther, unit, part)
  }

  private mutating func accept(
    _ change: ExchangeChange, _ kind: ImportOutcome.Change.Kind?, _ current: ExchangeUnit,
    _ table: TableLanguage, _ part: ExchangeInput.Part
  ) {
    let isNew = (current.target ?? "").isEmpty
    let shown = ImportOutcome.Change(
      kind: kind ?? (isNew ? .added : .changed), id: current.id, key: current.key,
      locale: table.language, old: current.target, new: change.text,
      oldState: current.state?.rawValue, newState: change.state?.rawValue)
    let carrier = CopiedLanguage.Carrier(path: part.path, language: table.language)
    accepted[table, default: []].append(Accepted(change: change, shown: shown, carrier: carrier))
  }

  // MARK: Files

  mutating func finish(_ outcome: inout ImportOutcome) {
    mistaken = copiedLanguage.copies(of: catalogs.tables, &findings)
    shifted = shiftedTexts.shifted(besides: mistaken, &findings)
    let byTable = Dictionary(grouping: accepted.keys) { $0.original }
    for table in catalogs.tables {
      let names = (byTable[table.original] ?? []).sorted { $0.language < $1.language }
        .filter { !leavesOut($0, of: table, &outcome) }
      let texts = names.map { certain($0) }
      let translations = zip(names, texts).map {
        (language: $0.language, changes: $1.map(\.change))
      }
      for (edit, languages) in table.importing(translations) {
        files.append(edit)
        outcome.files.append(
          ImportOutcome.CatalogChanges(
            file: edit.path,
            changes: languages.flatMap { texts[$0] }.map { shown($0, in: table) }))
      }
    }
    files.sort { $0.path < $1.path }
    outcome.files.sort { $0.file < $1.file }
    report(&outcome)
  }

  /// Says what was found, and what became of all texts.
  private mutating func report(_ outcome: inout ImportOutcome) {
    otherTexts.report(to: &findings, besides: mistaken)
    outcome.diagnostics += findings.diagnostics.all
    if hasUnknownUnit, !hasKnownUnit { outcome.fail(Self.nothingKnown) }
    outcome.unchanged = findings.unchanged
    outcome.untranslated = untranslated.count { decided.isUntranslated(at: $0) }
    outcome.refused = findings.refused
    outcome.unclearLanguages = findings.unclearLanguages.sorted()
    if !hasMatch, !findings.diagnostics.all.isEmpty { outcome.status = .couldNotRun }
  }

  /// Whether a language's texts stand in a property list, which is not written; says so where some of
  /// them are new.
  private func leavesOut(
    _ name: TableLanguage, of table: ExchangeTable, _ outcome: inout ImportOutcome
  ) -> Bool {
    guard table.isPropertyList(in: name.language) else { return false }
    let count = certain(name).count
    guard count > 0 else { return true }
    let texts = String.counted(count, "changed text for it is", "changed texts for it are")
    outcome.isIncomplete = true
    outcome.diagnostics.append(
      Diagnostic(
        id: "property-list", severity: .error,
        message: "this is a property list, which is not written, so \(texts) left out; save it as "
          + "UTF-8 text, with a line '\"key\" = \"value\";' for each entry, and import this again",
        location: Location(file: table.path(ofLanguage: name.language))))
    return true
  }

  /// What of a table's accepted texts didn't turn out to be one of several, or none of its places.
  private func certain(_ table: TableLanguage) -> [Accepted] {
    let accepted = accepted[table] ?? []
    let isAllCertain = decided.conflicting.isEmpty && mistaken.isEmpty && shifted.isEmpty
    guard !isAllCertain, !options.isForced else { return accepted }
    return accepted.filter { text in
      let carried = ShiftedTexts.Place(carrier: text.carrier, table: table.original)
      guard !mistaken.contains(text.carrier), !shifted.contains(carried) else { return false }
      let place = PlaceKey(
        table: table, key: ExactKey(text.change.key), path: text.change.path)
      return !decided.conflicting.contains(place)
    }
  }
}
