import Catalogs
import Diagnostics
import Exchange
import Extraction
import Reading

/// Renames a key in code and in all catalogs of its table; all places change, or none.
///
/// A rename keeps what people read: where the key itself was the text, the text is written out.
package struct RenameWorkflow: Sendable {
  private let options: RenameOptions

  package init(_ options: RenameOptions) { self.options = options }

  /// Runs on a file tree.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> RenameOutcome {
    var outcome = RenameOutcome()
    (outcome.old, outcome.new) = (options.old, options.new)
    guard !project.isBroken else { return outcome.ended(by: project) }
    let pair = KeyPair(old: options.old, new: options.new)
    if let obstacle = Self.obstacle(pair) {
      outcome.fail(.rename(obstacle))
      return outcome
    }
    plan(pair, on: tree, project, &outcome)
    outcome.diagnostics = outcome.diagnostics.sortedByPlace()
    outcome.changes.sort { $0.file.precedesInBytes($1.file) }
    guard outcome.status == .clean, !options.isDryRun else { return outcome }
    write(on: tree, &outcome)
    return outcome
  }

  private static func obstacle(_ pair: KeyPair) -> String? {
    if pair.old.isExactly(pair.new) { return "the new key is the old one" }
    if pair.new.isEmpty { return "the new key is empty; name one" }
    if let control = pair.new.unicodeScalars.first(where: isForbidden) {
      return "the new key has the control character \(control.codePoint); leave it out"
    }
    return pair.obstacle
  }

  /// Whether lint would call a key with it broken.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && !["\t", "\n", "\r"].contains(scalar)
  }

  private func plan(
    _ pair: KeyPair, on tree: any FileTree, _ project: ProjectConfiguration,
    _ outcome: inout RenameOutcome
  ) {
    let extract = options.extract.filled(from: project)
    let walk = ProjectWalk(
      around: options.scope.paths, choosing: SourceExtraction.selection(extract),
      excluding: options.scope.exclude, project, in: tree)
    let survey = ProjectSurvey(walk)
    let sources = SourceExtraction(extract, walk.chosen, survey)
    let errors = walk.chosen.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return errors.forEach { outcome.fail($0) } }
    for error in sources.loader.diagnostics { outcome.fail(error) }
    let catalogs = RenameCatalogs(survey, extract, makesFiles: options.makesFiles)
    let places = RenamePlaces(sources, catalogs.keys)
    guard let table = table(of: pair, catalogs, places, &outcome) else { return }
    outcome.table = table
    catalogs.rename(pair, in: table, places, &outcome)
    catalogs.refuse(ExcludedCatalogs(besides: walk), pair, in: table, &outcome)
    places.rename(pair, in: table, sources.loader, &outcome)
    outcome.diagnostics += places.shownWithoutCatalog(pair, in: table, survey)
    refuseUnknown(pair.old, catalogs, places, &outcome)
    guard outcome.status == .clean else { return }
    let lookUps = places.lookUpsByConstants(of: pair.old, in: table)
    tell(
      RenameMentions(
        of: pair, in: table, survey, sources.loader, catalogs, lookUps: lookUps,
        changes: outcome.changes), &outcome)
  }

  /// Refuses to rename a key that neither a catalog nor code is known to have.
  private func refuseUnknown(
    _ key: String, _ catalogs: RenameCatalogs, _ places: RenamePlaces,
    _ outcome: inout RenameOutcome
  ) {
    guard isUnknown(key, catalogs, places), !outcome.changes.isEmpty else { return }
    outcome.changes = []
    outcome.fail(.rename(missing(key, catalogs)))
  }

  private func tell(_ mentions: RenameMentions, _ outcome: inout RenameOutcome) {
    outcome.diagnostics +=
      options.isDryRun ? mentions.diagnostics(before: outcome.changes) : mentions.diagnostics
    if let spelling = mentions.spelling, spelling == .constants || !mentions.hasSymbolPlaces {
      refuseCatalogsAlone(spelling, &outcome)
    }
  }

  /// Writes nothing where code or a view spells the key and would keep it: it would be shown then.
  private func refuseCatalogsAlone(
    _ spelling: RenameMentions.Spelling, _ outcome: inout RenameOutcome
  ) {
    guard !options.isForced, !options.continues,
      !outcome.changes.contains(where: { SourceLanguage(path: $0.file) != nil })
    else { return }
    outcome.changes = []
    outcome.fail(.rename(Self.refusal(spelling, of: outcome.old)))
  }

  private static func refusal(_ spelling: RenameMentions.Spelling, of key: String) -> String {
    switch spelling {
    case .whole:
      "code spells \"\(key)\" where nothing is known to localize it, so that only catalogs would "
        + "change; name what localizes it in `functions` of l10n.json, or go on with --force"
    case .attribute:
      "a storyboard or xib sets a runtime attribute to \"\(key)\", which stays, so that only catalogs "
        + "would change; rename it there yourself, and go on with --force"
    case .constants:
      "code looks up \"\(key)\" by a constant, whose literal stays, so that only catalogs would "
        + "change; rename it there yourself, and go on with --force"
    case .composed:
      "code may put \"\(key)\" together of parts, which stay, so that only catalogs would change; "
        + "rename it in code yourself, and go on with --force"
    }
  }

  /// The one table that has the old key, if none that matters has the new one.
  private func table(
    of pair: KeyPair, _ catalogs: RenameCatalogs, _ places: RenamePlaces,
    _ outcome: inout RenameOutcome
  ) -> String? {
    func found(_ key: String) -> Set<String> {
      let tables = catalogs.tables(with: key).union(places.tables(with: key))
      return options.table.map { tables.intersection([$0]) } ?? tables
    }
    var tables = found(pair.old)
    // A renaming that came to its end has nothing of the old key.
    if tables.isEmpty, options.continues { tables = found(pair.new) }
    guard let table = tables.first else {
      outcome.fail(.rename(missing(pair.old, catalogs)))
      return nil
    }
    guard tables.count == 1 else {
      let names = tables.sorted().joined(separator: ", ")
      outcome.fail(.rename("several tables have this key: \(names); choose one with --table"))
      return nil
    }
    if let obstacle = obstacle(to: pair, in: table, catalogs, places) {
      outcome.fail(obstacle)
      return nil
    }
    return table
  }

  /// Why a table can't take the new key; nil where it can.
  ///
  /// Where a renaming goes on, the new key may be there already, but a file that has both keys was
  /// never half of one.
  private func obstacle(
    to pair: KeyPair, in table: String, _ catalogs: RenameCatalogs, _ places: RenamePlaces
  ) -> Diagnostic? {
    guard options.continues else {
      let taken = catalogs.tables(with: pair.new).union(places.tables(with: pair.new))
      guard taken.contains(table) else { return nil }
      return .rename(
        "the table \(table) has the key \"\(pair.new)\" already; remove it there, or choose another "
          + "name; --continue goes on with a renaming that was cut off")
    }
    let file = catalogs.file(withBoth: pair, in: table) ?? places.file(withBoth: pair, in: table)
    return file.map { file in
      .rename(
        "this file has both keys, so they are two, and no renaming was cut off here; remove one",
        at: Location(file: file))
    }
  }

  /// Whether nothing has a key: then nobody knows that it ever was one, and its spelling may be a slip.
  ///
  /// The text that an old key was is written before any place is renamed, so a renaming that was cut
  /// off always leaves some of them.
  private func isUnknown(
    _ key: String, _ catalogs: RenameCatalogs, _ places: RenamePlaces
  ) -> Bool {
    catalogs.tables(with: key).isEmpty && places.tables(with: key).isEmpty
  }

  private func missing(_ key: String, _ catalogs: RenameCatalogs) -> String {
    let keys = catalogs.keys(ofTable: options.table)
    let nearest = NearestName.of(key, among: keys.sorted()).flatMap { $0.isSlip ? $0.name : nil }
    let place = options.table.map { "in the table \($0) " } ?? ""
    let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "name the key as a catalog has it"
    return "no catalog and no source has the key \"\(key)\" \(place)here; \(hint)"
  }

  private func write(on tree: any FileTree, _ outcome: inout RenameOutcome) {
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(outcome.changesInWritingOrder.map(\.edit))
      outcome.isWritten = true
    } catch {
      outcome.fail(error.diagnostic)
    }
  }
}

extension Diagnostic {
  /// Why a key can't be renamed.
  static func rename(_ message: String, at location: Location? = nil) -> Diagnostic {
    Diagnostic(id: "rename", severity: .error, message: message, location: location)
  }
}
