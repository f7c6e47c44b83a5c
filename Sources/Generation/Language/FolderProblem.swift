/// The kinds of mistakes in a language's folder, as the ids of their diagnostics.
enum FolderProblem: String {
  /// No reader of the engine understands it.
  case notUnderstood = "not-understood"
  /// A name that nothing explains.
  case unknownName = "unknown-name"
  case wrongCount = "wrong-count"
  case duplicate
  /// What never counts, for another line does.
  case hidden
  case outOfOrder = "out-of-order"
  case notComposed = "not-composed"
  case mismatch
  /// What can't be undone before agreement.
  case irreversible
  case missing
  case stale
}
