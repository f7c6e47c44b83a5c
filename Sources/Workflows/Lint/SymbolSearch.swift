import Catalogs
import Dispatch
import Exchange
import Locking
import Reading

/// Finds which of some symbols code names: `.homeTitle`, `.Settings.homeTitle`,
/// `L10n.homeTitle(3)`.
///
/// Any member of that name counts, in whatever capitals: a key that is used must not be called
/// unused, and few names of texts are names of something else.
struct SymbolSearch {
  private let symbols: [[UInt8]: [SymbolName]]

  init(_ symbols: some Sequence<SymbolName>) {
    self.symbols = Dictionary(grouping: symbols, by: \.folded)
  }

  /// The symbols that were found, with the first of the files that names each; the files that
  /// declare symbols name none.
  ///
  /// - Parameter read: The bytes of a file; called from several threads.
  func found(
    in paths: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [SymbolName: String] {
    guard !symbols.isEmpty else { return [:] }
    let found = Locked<[SymbolName: String]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let bytes = read(paths[index]), !SymbolSource.isLikely(bytes) else { return }
      let names = self.names(in: bytes)
      guard !names.isEmpty else { return }
      found.withLock { found in
        for name in names { found[name] = min(found[name] ?? paths[index], paths[index]) }
      }
    }
    return found.withLock { $0 }
  }

  /// The symbols that a file names behind a dot.
  func names(in bytes: [UInt8]) -> Set<SymbolName> {
    Set(places(in: bytes).map(\.symbol))
  }

  /// Where a file names symbols behind a dot, in order: without the dot and without backticks.
  func places(in bytes: [UInt8]) -> [(symbol: SymbolName, range: Range<Int>)] {
    var found: [(symbol: SymbolName, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: ".") else { continue }
      var start = index + 1
      if start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
      var end = start
      while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
      guard end > start else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
      found += (symbols[Array(name.utf8)] ?? []).map { (symbol: $0, range: start..<end) }
      index = end - 1
    }
    return found
  }

  private static func isNamePart(_ byte: UInt8) -> Bool { byte.isASCIIWordPart || byte >= 0x80 }
}
