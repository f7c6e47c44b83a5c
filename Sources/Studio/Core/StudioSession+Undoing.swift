import Diagnostics
import Locking

/// Saves are taken back by the page that made them: what another page, or another program, wrote of
/// the same text stays.
extension StudioSession {
  /// Takes the last save of a page back.
  ///
  /// - Parameters:
  ///   - page: The page that asks; nil for any.
  ///   - isConfirmed: Whether somebody was told what speaks against it, and asks again: where the page
  ///     saved nothing, another's save is taken back; a save of a text that was changed since is passed
  ///     over.
  /// - Returns: The key that it was about.
  /// - Throws: Why nothing was taken back; `canForce` says whether it helps to ask again.
  func undo(on page: String? = nil, isConfirmed: Bool = false) throws(StudioProblem) -> KeyID {
    try checkWritable()
    let history = state.withLock { $0.history }
    guard let last = history.done.indices.last else {
      throw StudioProblem(.nothing, "nothing was saved that could be undone")
    }
    guard let own = history.last(on: page) else {
      let save = history.done[last]
      guard isConfirmed else { throw Self.onlyOthers(save.change) }
      return try takeBack(save, at: last, on: page)
    }
    let save = history.done[own]
    do throws(StudioProblem) {
      return try takeBack(save, at: own, on: page)
    } catch {
      guard error.reason == .conflict else { throw error }
      guard isConfirmed else { throw Self.changed(save.change, "Undo", "the save before it") }
    }
    keep { $0.forget(at: own) }
    return try undo(on: page)
  }

  /// Saves again what a page took back last.
  ///
  /// - Parameter isConfirmed: Whether a text that was changed since is passed over.
  /// - Throws: Why nothing was saved; `canForce` says whether it helps to ask again.
  func redo(on page: String? = nil, isConfirmed: Bool = false) throws(StudioProblem) -> KeyID {
    try checkWritable()
    let history = state.withLock { $0.history }
    guard let last = history.lastUndone(on: page) else {
      throw StudioProblem(.nothing, "nothing was undone")
    }
    let save = history.undone[last]
    do throws(StudioProblem) {
      let id = try restore(save.change)
      keep { $0.noteRedone(at: last) }
      return id
    } catch {
      guard error.reason == .conflict else { throw error }
      guard isConfirmed else { throw Self.changed(save.change, "Redo", "what it would do next") }
    }
    keep { $0.forgetUndone(at: last) }
    return try redo(on: page)
  }

  private func takeBack(
    _ save: SaveHistory.Save, at index: Int, on page: String?
  ) throws(StudioProblem) -> KeyID {
    let id = try restore(save.change.inverse)
    keep { $0.noteUndone(at: index, on: page) }
    return id
  }

  private func restore(_ change: SavedChange) throws(StudioProblem) -> KeyID {
    try write(change)
    updateRow(change.id)
    return change.id
  }

  // MARK: Problems

  private static func onlyOthers(_ change: SavedChange) -> StudioProblem {
    var problem = StudioProblem(
      .nothing,
      "this page saved nothing that could be undone; another one saved \(name(of: change)) last: "
        + "press Undo once more to take that back")
    problem.canForce = true
    return problem
  }

  private static func changed(
    _ change: SavedChange, _ command: String, _ next: String
  ) -> StudioProblem {
    var problem = StudioProblem(
      .conflict,
      "somebody changed \(name(of: change)) since, so it stays: press \(command) once more to "
        + "go on with \(next)")
    problem.canForce = true
    return problem
  }

  private static func name(of change: SavedChange) -> String {
    "“\(change.key.shortened(to: 60))” (\(change.language))"
  }
}

extension SavedChange {
  fileprivate var id: KeyID { KeyID(table: table, key: key, language: language) }
}
