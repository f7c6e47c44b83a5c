/// How a key's texts came to be, as the page shows it.
struct ShownPast: Encodable, Sendable {
  struct Change: Encodable, Sendable {
    var commit: String
    var author: String
    /// In seconds since 1970.
    var time: Int
    var title: String
    /// By path.
    var old: [String: String]
    var new: [String: String]
  }

  var changes: [Change]
  var isSearching: Bool
  /// Whether there may be more.
  var isCut: Bool

  init(_ past: KeyPast?) {
    changes = (past?.changes ?? []).map { change in
      Change(
        commit: change.state.name, author: change.state.author, time: change.state.time,
        title: change.state.title, old: change.old, new: change.new)
    }
    isSearching = past == nil
    isCut = past?.isCut ?? false
  }
}
