import Locking

/// What somebody said of a text that they sent back.
///
/// Catalogs have no place for it: their comments are the developer's, and Xcode hands them on.
struct ReviewNote: Codable, Hashable, Sendable, SaidOfKey {
  var table: String
  var key: String
  var language: String
  var text: String

  /// In bytes.
  static let longest = 4_000
  static let most = 5_000
}

extension StudioSession {
  /// What was said of a key's text when it was sent back.
  func note(of id: KeyID) -> String? {
    keptNotes.items.last { $0.id == id }?.text
  }

  /// Keeps a note in the place of an earlier one; an empty one is none.
  ///
  /// - Returns: Whether it would outlive the session.
  func keepNote(_ text: String, of id: KeyID) throws(StudioProblem) -> Bool {
    try checkWritable()
    guard text.utf8.count <= ReviewNote.longest else {
      throw StudioProblem(.refused, "a note has at most \(ReviewNote.longest) bytes: shorten it")
    }
    let isKept = keptNotes.change { notes in
      notes.removeAll { $0.id == id }
      if !text.isEmpty {
        notes.append(ReviewNote(table: id.table, key: id.key, language: id.language, text: text))
      }
      if notes.count > ReviewNote.most { notes.removeFirst() }
    }
    state.withLock { $0.revision += 1 }
    return isKept
  }

  func forgetNote(of id: KeyID) {
    guard note(of: id) != nil else { return }
    _ = try? keepNote("", of: id)
  }
}
