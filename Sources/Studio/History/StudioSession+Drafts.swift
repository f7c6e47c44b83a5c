import Locking
import Reading

extension StudioSession {
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

  func forgetDraft(of id: KeyID) {
    guard let draft = draft(of: id) else { return }
    _ = keep(
      Draft(
        table: draft.table, key: draft.key, language: draft.language, texts: [:], base: [:]))
  }
}
