import Reading

extension StudioSession {
  /// Keeps texts that aren't saved yet, beside those that were typed elsewhere for the same key.
  ///
  /// - Parameter over: The texts of drafts of the key whose place it takes: what it was made of.
  /// - Returns: Whether they would outlive a crash.
  func keep(_ draft: Draft, over: [[String: String]] = []) -> Bool {
    let isChanged = draft.texts.exact != draft.base.exact
    let replaced = over + [draft.texts]
    return keptDrafts.change { drafts in
      drafts.removeAll { $0.id == draft.id && $0.isOne(of: replaced) }
      if isChanged { drafts.append(draft) }
      if drafts.count > Self.mostDrafts { drafts.removeFirst() }
    }
  }

  private static let mostDrafts = 1000

  /// The drafts of a key, those of other sessions too, the newest last.
  func drafts(of id: KeyID) -> [Draft] { keptDrafts.items.filter { $0.id == id } }

  /// The newest draft of a key.
  func draft(of id: KeyID) -> Draft? { drafts(of: id).last }

  /// What was typed elsewhere for a key and not saved, the newest last.
  func otherTexts(than texts: [String: String], of id: KeyID) -> [[String: String]] {
    let others = drafts(of: id).map(\.texts).filter { $0.exact != texts.exact }
    return Array(others.suffix(Self.mostShown))
  }

  /// More nobody looks through.
  private static let mostShown = 8

  /// Forgets the drafts of a key that have some texts; others stay.
  func forgetDrafts(of id: KeyID, with texts: [[String: String]]) {
    guard drafts(of: id).contains(where: { $0.isOne(of: texts) }) else { return }
    _ = keptDrafts.change { drafts in drafts.removeAll { $0.id == id && $0.isOne(of: texts) } }
  }
}

extension Draft {
  /// Whether it has just one of some texts.
  fileprivate func isOne(of all: [[String: String]]) -> Bool {
    let own = texts.exact
    return all.contains { $0.exact == own }
  }
}

extension [String: String] {
  /// The texts, compared letter by letter: two that differ only in how a mark is written are one to
  /// Swift.
  fileprivate var exact: [String: ExactKey] { mapValues { ExactKey($0) } }
}
