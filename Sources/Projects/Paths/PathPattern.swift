import Reading

/// A pattern of paths as project generators have them, always from one folder; a folder means all that is
/// in it.
struct PathPattern {
  private let globs: [Glob]

  /// - Parameter text: A pattern with `*`, `**`, `?`, classes, and alternatives in braces.
  init(_ text: String) {
    globs = Self.alternatives(in: text).map { Glob("/" + PathParts.normalized($0)) }
  }

  /// How many patterns without braces it stands for.
  var count: Int { globs.count }

  /// Whether a path, or a folder that it lies in, is meant.
  func matches(_ path: String) -> Bool { matches(Self.places(of: path)) }

  /// The same, for a path and its folders that were taken apart before.
  func matches(_ places: [Glob.Path]) -> Bool {
    globs.contains { glob in places.contains { glob.matches($0) } }
  }

  /// A path and the folders that it lies in, taken apart once for many patterns.
  static func places(of path: String) -> [Glob.Path] {
    ([path] + PathParts.enclosingFolders(of: path)).map { Glob.Path($0) }
  }

  /// Braces may multiply each other, or stand for one word each.
  private static let mostGroups = 64
  /// No path is longer (`PATH_MAX`), and each alternative repeats the rest.
  private static let longest = 4096

  /// The patterns that one stands for: `*.{h,m}` is `*.h` and `*.m` (glob(3), `GLOB_BRACE`).
  private static func alternatives(in text: String) -> [String] {
    guard text.utf8.count <= longest else { return [text] }
    var open = [Array(text.utf8)]
    var plain: [[UInt8]] = []
    var groups = 0
    while let next = open.popLast() {
      if groups < mostGroups, let group = BraceGroup(in: next) {
        groups += 1
        open += group.alternatives.reversed()
      } else {
        plain.append(next)
      }
    }
    return plain.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The first pair of braces of a pattern that no other is around.
private struct BraceGroup {
  /// The pattern with each of the first alternatives in the place of the braces.
  private(set) var alternatives: [[UInt8]] = []
  private static let most = 64

  /// Nil where no braces are closed.
  init?(in pattern: [UInt8]) {
    var start: Int?
    var parts: [Range<Int>] = []
    var (partStart, depth) = (0, 0)
    for (place, byte) in pattern.enumerated() {
      switch byte {
      case UInt8(ascii: "{"):
        depth += 1
        if depth == 1 { (start, partStart) = (place, place + 1) }
      case UInt8(ascii: ",") where depth == 1:
        parts.append(partStart..<place)
        partStart = place + 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        guard depth == 0, let start else { continue }
        parts.append(partStart..<place)
        alternatives = parts.prefix(Self.most).map {
          Array(pattern[..<start] + pattern[$0] + pattern[(place + 1)...])
        }
        return
      default: break
      }
    }
    return nil
  }
}
