import Catalogs
import Exchange
import Locking
import Reading
import Sessions
import Workflows

extension StudioSession {
  /// Texts that somebody wants saved.
  struct Save {
    var texts: [String: String]
    /// What the catalog had when somebody began to type.
    var base: [String: String]
    var state: TextState
    /// Whether texts with findings are saved too, for review.
    var isForced = false
    /// The texts of drafts that it was made of.
    var over: [[String: String]] = []
    /// The page on which it was made.
    var page: String?
  }

  /// Writes texts in one step; nothing else in the file changes.
  ///
  /// - Throws: Why nothing was written.
  func save(_ save: Save, of id: KeyID) throws(StudioProblem) {
    try checkWritable()
    let open = try OpenKey(id, in: self)
    try checkConflict(save, open)
    var state = save.state
    var trial = try trial(save.texts, state, open)
    if let problem = Self.problem(with: trial.refusals, isForced: save.isForced) { throw problem }
    if !trial.refusals.isEmpty, state != .needsReview {
      // What has mistakes is nobody's last word.
      state = .needsReview
      trial = try self.trial(save.texts, state, open)
    }
    let change = try change(save.texts, state, trial, open)
    try write(change)
    keep { $0.add(change, on: save.page) }
    updateRow(id)
    // What others typed and didn't save stays, but for what is in the catalog now.
    forgetDrafts(of: id, with: save.over + [open.current.merging(save.texts) { $1 }])
    if state == .translated { forgetNote(of: id) }
  }

  func checkWritable() throws(StudioProblem) {
    if isReadOnly {
      throw StudioProblem(.readOnly, "nothing is written here: start without --read-only")
    }
  }

  private func checkConflict(_ save: Save, _ open: OpenKey) throws(StudioProblem) {
    let current = open.current
    let isSame = save.texts.keys.allSatisfy { path in
      (current[path] ?? "").isExactly(save.base[path] ?? "")
        || (current[path] ?? "").isExactly(save.texts[path] ?? "")
    }
    guard !isSame else { return }
    var problem = StudioProblem(
      .conflict, "somebody changed this text meanwhile: take theirs, or save yours once more")
    problem.theirs = current
    throw problem
  }

  private func trial(
    _ texts: [String: String], _ state: TextState, _ open: OpenKey
  ) throws(StudioProblem) -> ProposalTrial {
    do throws(ProposalRefusal) {
      return try ProposalTrial(
        open.proposal(texts, state: state), in: open.texts, open.knowledge, on: open.files)
    } catch {
      throw StudioProblem(
        error.reason == .unchanged ? .nothing : .refused, Self.words(of: error))
    }
  }

  private static func problem(
    with refusals: [ProposalRefusal], isForced: Bool
  ) -> StudioProblem? {
    guard let first = refusals.first else { return nil }
    let canForce = refusals.allSatisfy { $0.reason == .lint }
    guard !(canForce && isForced) else { return nil }
    var problem = StudioProblem(.findings, words(of: first))
    problem.canForce = canForce
    return problem
  }

  private static func words(of refusal: ProposalRefusal) -> String {
    [refusal.message, refusal.detail ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  // MARK: Files

  private func change(
    _ texts: [String: String], _ state: TextState, _ trial: ProposalTrial, _ open: OpenKey
  ) throws(StudioProblem) -> SavedChange {
    var saved = SavedChange(
      table: open.table.name, key: open.key, language: open.language, file: trial.file,
      change: .units([]))
    if let exchange {
      (saved.file, saved.change) = try exchange.change(
        of: open.key, in: trial.file, to: texts.filter { !$0.value.isEmpty }, state,
        language: open.language)
      return saved
    }
    guard !trial.isNewFile else { throw Self.noFile }
    guard open.excerpts.contains(trial.file) else {
      saved.change = .file(FileDifference(from: trial.old, to: trial.new))
      return saved
    }
    guard let old = CatalogExcerpt.entry(open.key, in: trial.old, path: trial.file),
      let new = CatalogExcerpt.entry(open.key, in: trial.new, path: trial.file)
    else {
      throw StudioProblem(
        .refused, "the catalog has this key more than once: repair it with `l10n lint`")
    }
    saved.change = .entry(old: old, new: new)
    return saved
  }

  private static let noFile = StudioProblem(
    .refused,
    "the table has no file in this language yet: add the language in Xcode, or copy the source's file"
  )

  /// Applies a change to the newest bytes of its file.
  func write(_ change: SavedChange) throws(StudioProblem) {
    if case .units(let units) = change.change { return try write(units, change) }
    let table = try table(change.table)
    guard let file = table.files[change.file], let applied = change.applied(to: file) else {
      throw Self.changedMeanwhile
    }
    try write(applied.bytes, to: change.file, replacing: file.bytes)
    note(applied, in: change.table, change.file)
  }

  private static let changedMeanwhile = StudioProblem(
    .conflict, "somebody changed this text meanwhile: look at it again")

  private func write(
    _ units: [UnitChange], _ change: SavedChange
  ) throws(StudioProblem) {
    let table = try table(change.table)
    guard let exchange, let path = table.paths.first, let file = table.files[path],
      let carrier = exchange.carrier(of: path), var written = carrier.applying(units)
    else { throw Self.changedMeanwhile }
    try write(written.bytes, to: carrier.path, replacing: carrier.bytes)
    // The String Catalog that shows the texts follows.
    let shown = written.catalogs.first { $0.path == path }?.exchanged
    if let entry = shown?.member(change.key),
      let applied = change.replacing(with: entry, in: file)
    {
      written.take(applied.bytes, of: path)
      note(applied, in: change.table, path)
    } else {
      written.take(shown?.bytes ?? [], of: path)
    }
    exchange.note(written)
  }

  private func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]
  ) throws(StudioProblem) {
    do {
      try session.write(bytes, to: path, replacing: old)
    } catch {
      throw StudioProblem(.file, "nothing was written: \(error.path): \(error.message)")
    }
  }

  private func note(_ written: SavedChange.Applied, in table: String, _ path: String) {
    state.withLock { $0.tables[table]?.take(written, to: path) }
  }

  /// Puts a key into the lists as it is now.
  func updateRow(_ id: KeyID) {
    guard let open = try? OpenKey(id, in: self) else {
      return state.withLock { $0.revision += 1 }
    }
    var counts = KeyFindings()
    for finding in open.check.findings(in: open.files) { counts.add(finding) }
    let row = StudioRow(open.translation, table: open.table.name)
    state.withLock { state in
      let list = ListID(table: id.table, language: id.language)
      if let index = state.rows[list]?.index(ofKey: id.key) {
        state.rows[list]?[index] = row
        if state.findings[list] != nil { state.findings[list]?[ExactKey(id.key)] = counts }
        if state.listed?.revision == state.revision {
          let known = state.findings[list] == nil ? nil : counts
          let isTaken = state.listed?.take(row, at: index, of: list, known) ?? false
          if isTaken { state.listed?.revision += 1 } else { state.listed = nil }
        }
      }
      state.revision += 1
    }
  }
}
