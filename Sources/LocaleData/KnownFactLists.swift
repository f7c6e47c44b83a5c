import Locking

/// The lists of language facts that were asked for before: each takes a search and a split of what it
/// finds.
enum KnownFactLists {
  struct Key: Hashable, Sendable {
    var fact: LanguageFact
    var key: String
    var separator: String
  }

  private static let known = Sharded<[Key: [String]]> { [:] }
  /// Whoever asks for more different ones than rules do for the languages of a catalog starts anew.
  private static let most = 2048
  /// In bytes; what is longer names no language and no list.
  private static let longest = 32

  static func list(_ key: Key, _ read: () -> [String]) -> [String] {
    guard isKept(key.key) else { return read() }
    if let list = known.withValue({ $0[key] }) { return list }
    let list = read()
    known.withValue { known in
      if known.count >= most { known.removeAll() }
      known[key] = list
    }
    return list
  }

  /// Beyond ASCII different spellings may be equal as keys.
  private static func isKept(_ text: String) -> Bool {
    text.utf8.count <= longest && text.utf8.allSatisfy { $0 < 0x80 }
  }
}
