import PlainBytes

/// A pattern of the form that `.gitignore` files use.
///
/// `*` and `?` stay within a part of the path, `**` spans parts, `[a-z]` and `[!a-z]` are classes, a
/// backslash takes the next character as it is. Git's documentation, "gitignore", pattern format.
/// Matching takes at most pattern length times path length steps.
package struct Glob: Hashable, Sendable {
  private let parts: [[UInt8]]
  /// Whether the pattern may match at any depth: it has no slash but a final one.
  private let isFloating: Bool
  /// The bytes that the last name must have: most of many patterns are told apart by them at once.
  private let needed: ByteSet

  /// Reads a pattern; one that starts with a slash, or has one inside, starts at the top.
  package init(_ pattern: some StringProtocol) {
    var text = Array(pattern.utf8)
    if text.last == UInt8(ascii: "/") { text.removeLast() }
    let slash = UInt8(ascii: "/")
    isFloating = !text.contains(slash)
    if text.first == slash { text.removeFirst() }
    let all = text.split(separator: slash, omittingEmptySubsequences: true).map(Array.init)
    // Several `**` behind each other mean what one means, and a pattern may have thousands.
    parts = all.enumerated().filter { place, part in
      place == 0 || part != Self.anyParts || all[place - 1] != Self.anyParts
    }.map(\.element)
    needed = ByteSet(neededBy: parts.last ?? [])
  }

  private static let anyParts = Array("**".utf8)

  /// A path taken apart once, for many patterns.
  package struct Path {
    fileprivate let names: [[UInt8]]
    fileprivate let bytes: ByteSet

    /// Takes a path apart.
    package init(_ path: some StringProtocol) {
      names = Array(path.utf8).split(separator: UInt8(ascii: "/")).map(Array.init)
      bytes = ByteSet(names.last ?? [])
    }
  }

  /// Whether a path relative to the pattern's folder matches.
  package func matches(_ path: some StringProtocol) -> Bool { matches(Path(path)) }

  /// The same, for a path that was taken apart before.
  package func matches(_ path: Path) -> Bool {
    guard needed.isSubset(of: path.bytes), !parts.isEmpty, let name = path.names.last else {
      return false
    }
    if isFloating { return Self.matches(parts[0], name) }
    return matches(path.names)
  }

  /// Lays the parts over the names; `reachable[n]` says whether the parts so far can end before
  /// name `n`.
  private func matches(_ names: [[UInt8]]) -> Bool {
    var reachable = [true] + Array(repeating: false, count: names.count)
    for (position, part) in parts.enumerated() {
      var next = Array(repeating: false, count: names.count + 1)
      if part == Self.anyParts {
        var isOpen = false
        for place in 0...names.count {
          isOpen = isOpen || reachable[place]
          next[place] = isOpen
        }
        // A final `**` matches what is inside a folder, not the folder.
        if position == parts.count - 1, let first = reachable.firstIndex(of: true) {
          next[first] = false
        }
      } else {
        for place in 0..<names.count where reachable[place] {
          next[place + 1] = Self.matches(part, names[place])
        }
      }
      // Each further part would be laid over names in vain.
      guard next.contains(true) else { return false }
      reachable = next
    }
    return reachable[names.count]
  }

  /// Matches one part; on a mismatch the last `*` takes one byte more.
  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p + 1, n)
        p += 1
      } else if let next = step(in: pattern, from: p, over: name[n]) {
        p = next
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (p, n) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The place in the pattern after one that takes `byte`, or nil if it doesn't.
  private static func step(in pattern: [UInt8], from place: Int, over byte: UInt8) -> Int? {
    guard place < pattern.count else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "?"):
      return place + 1
    case UInt8(ascii: "\\") where place + 1 < pattern.count:
      return pattern[place + 1] == byte ? place + 2 : nil
    case UInt8(ascii: "["):
      guard let (end, contains) = characterClass(pattern, place, byte) else {
        return byte == UInt8(ascii: "[") ? place + 1 : nil
      }
      return contains ? end : nil
    default:
      return pattern[place] == byte ? place + 1 : nil
    }
  }

  /// Reads a class at `[`; nil if it is never closed.
  private static func characterClass(
    _ pattern: [UInt8], _ start: Int, _ byte: UInt8
  ) -> (end: Int, contains: Bool)? {
    var place = start + 1
    guard place < pattern.count else { return nil }
    let isNegated = pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^")
    if isNegated { place += 1 }
    var contains = false
    var isFirst = true
    while place < pattern.count, isFirst || pattern[place] != UInt8(ascii: "]") {
      isFirst = false
      let low = pattern[place]
      var high = low
      if place + 2 < pattern.count, pattern[place + 1] == UInt8(ascii: "-"),
        pattern[place + 2] != UInt8(ascii: "]")
      {
        high = pattern[place + 2]
        place += 2
      }
      if low <= byte, byte <= high { contains = true }
      place += 1
    }
    guard place < pattern.count else { return nil }
    return (place + 1, contains != isNegated)
  }
}

extension ByteSet {
  /// The bytes without which a pattern can't match: those before its first class or escape.
  fileprivate init(neededBy pattern: [UInt8]) {
    let plain = pattern.prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "\\") }
    self.init(plain.filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") })
  }
}
