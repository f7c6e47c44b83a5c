import Catalogs
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
  }

  /// Writes texts in one step; nothing else in the file changes.
  ///
  /// - Throws: Why nothing was written.
  func save(_ save: Save, of id: KeyID) throws(StudioProblem) {
    try checkWritable()
    let open = try OpenKey(id, in: self)
    try checkConflict(save, open)
    var trial = try trial(save.texts, save.state, open)
    if let problem = Self.problem(with: trial.refusals, isForced: save.isForced) { throw problem }
    // What has mistakes is nobody's last word.
    if !trial.refusals.isEmpty { trial = try self.trial(save.texts, .needsReview, open) }
    let change = try change(trial, open)
    try write(change)
    state.withLock { $0.history.add(change) }
    updateRow(open)
    forgetDraft(of: id)
  }

  private func checkWritable() throws(StudioProblem) {
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
      throw StudioProblem(error.reason == .unchanged ? .nothing : .refused, error.message)
    }
  }

  private static func problem(
    with refusals: [ProposalRefusal], isForced: Bool
  ) -> StudioProblem? {
    guard let first = refusals.first else { return nil }
    let canForce = refusals.allSatisfy { $0.reason == .lint }
    guard !(canForce && isForced) else { return nil }
    var problem = StudioProblem(
      .findings, [first.message, first.detail ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
    problem.canForce = canForce
    return problem
  }

  // MARK: Files

  private func change(
    _ trial: ProposalTrial, _ open: OpenKey
  ) throws(StudioProblem) -> SavedChange {
    let file = trial.file
    func saved(_ change: SavedChange.Change) -> SavedChange {
      SavedChange(
        table: open.table.name, key: open.key, language: open.language, file: file, change: change)
    }
    guard open.excerpts.contains(file) else {
      return saved(.file(FileDifference(from: trial.old, to: trial.new)))
    }
    guard let old = CatalogExcerpt.entry(open.key, in: trial.old, path: file),
      let new = CatalogExcerpt.entry(open.key, in: trial.new, path: file)
    else {
      throw StudioProblem(
        .refused, "the catalog has this key more than once: repair it with `l10n lint`")
    }
    return saved(.entry(old: old, new: new))
  }

  /// Applies a change to the newest bytes of its file.
  private func write(_ change: SavedChange) throws(StudioProblem) {
    guard let file = try table(change.table).files[change.file],
      let bytes = change.applied(to: file)
    else {
      throw StudioProblem(.conflict, "somebody changed this text meanwhile: look at it again")
    }
    do {
      try session.write(bytes, to: change.file, replacing: file.bytes)
    } catch {
      throw StudioProblem(.file, "nothing was written: \(error.message)")
    }
    state.withLock { state in
      guard var table = state.tables[change.table] else { return }
      _ = table.refresh(from: session.files)
      state.tables[change.table] = table
      state.revision += 1
    }
  }

  /// Puts a key into the lists as it is now.
  private func updateRow(_ before: OpenKey) {
    let id = KeyID(table: before.table.name, key: before.key, language: before.language)
    guard let open = try? OpenKey(id, in: self) else { return }
    var counts = FindingCounts()
    for finding in open.check.findings(in: open.files) { counts.add(finding) }
    let row = StudioRow(open.translation, table: open.table.name)
    state.withLock { state in
      for list in state.rows.keys where list.table == id.table && list.language == id.language {
        let index = state.rows[list]?.index(ofKey: id.key)
        if let index { state.rows[list]?[index] = row }
        state.findings[list]?[ExactKey(id.key)] = counts
      }
      state.revision += 1
    }
  }

  // MARK: Undoing

  /// Takes the last save back.
  ///
  /// - Returns: The key that it was about.
  func undo() throws(StudioProblem) -> KeyID {
    try checkWritable()
    guard let change = state.withLock({ $0.history.next }) else {
      throw StudioProblem(.nothing, "nothing was saved that could be undone")
    }
    let id = try restore(change.inverse)
    state.withLock { $0.history.noteUndone() }
    return id
  }

  /// Saves again what was taken back last.
  func redo() throws(StudioProblem) -> KeyID {
    try checkWritable()
    guard let change = state.withLock({ $0.history.nextUndone }) else {
      throw StudioProblem(.nothing, "nothing was undone")
    }
    let id = try restore(change)
    state.withLock { $0.history.noteRedone() }
    return id
  }

  private func restore(_ change: SavedChange) throws(StudioProblem) -> KeyID {
    try write(change)
    let id = KeyID(table: change.table, key: change.key, language: change.language)
    if let open = try? OpenKey(id, in: self) { updateRow(open) }
    return id
  }

  // MARK: Drafts

  /// Keeps texts that aren't saved yet.
  ///
  /// - Returns: Whether they would outlive a crash.
  func keep(_ draft: Draft) -> Bool {
    guard let journal else { return false }
    let drafts = state.withLock { state in
      state.drafts.removeAll { $0.isAbout(draft) }
      if draft.texts != draft.base { state.drafts.append(draft) }
      if state.drafts.count > Self.mostDrafts { state.drafts.removeFirst() }
      return state.drafts
    }
    return journal.keep(drafts)
  }

  private static let mostDrafts = 1000

  func draft(of id: KeyID) -> Draft? {
    state.withLock { state in
      state.drafts.last {
        $0.table == id.table && $0.key.isExactly(id.key) && $0.language == id.language
      }
    }
  }

  private func forgetDraft(of id: KeyID) {
    guard let draft = draft(of: id) else { return }
    _ = keep(
      Draft(
        table: draft.table, key: draft.key, language: draft.language, texts: [:], base: [:]))
  }
}
