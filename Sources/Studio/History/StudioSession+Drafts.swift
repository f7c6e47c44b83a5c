import Locking

extension StudioSession {
  /// Keeps texts that aren't saved yet.
  ///
  /// - Returns: Whether they would outlive a crash.
  func keep(_ draft: Draft) -> Bool {
    keep(draft.texts == draft.base ? nil : draft, of: draft.id)
  }

  private func keep(_ draft: Draft?, of id: KeyID) -> Bool {
    guard let journal else { return false }
    let drafts = state.withLock { state in
      state.drafts.removeAll { $0.id == id }
      if let draft { state.drafts.append(draft) }
      if state.drafts.count > Self.mostDrafts { state.drafts.removeFirst() }
      return state.drafts
    }
    return journal.keep(drafts)
  }

  private static let mostDrafts = 1000

  func draft(of id: KeyID) -> Draft? {
    state.withLock { $0.drafts.last { $0.id == id } }
  }

  func forgetDraft(of id: KeyID) {
    guard draft(of: id) != nil else { return }
    _ = keep(nil, of: id)
  }
}
