import Messages
import TestSupport
import Testing

/// Inputs that are made to be slow or to trap.
@Suite struct HostileSpecifierTests {
  static let pieces = [
    "%", "%%", "%@", "%1$@", "%#@", "%#@name", "%#@a@", "%(", "%1$(", "%1$(a", "%9", "%1$1$", "% ",
    "%*", "%*1$", "%.", "%l", "%L", "％", "％d", "٪", "%,", "%\u{A0}", "%$1", "%arg", "\u{200F}", "é",
    "% 1$", "%1 ", "%-", "9", "0", "(", "@", "$", "L", "l", "\0",
  ]

  /// A piece many times behind a prefix, which the library puts together faster than a test.
  private static func bytes(_ prefix: String, _ piece: String, _ count: Int) -> [UInt8] {
    Array((prefix + String(repeating: piece, count: count)).utf8)
  }

  private func time(_ bytes: [UInt8]) -> Duration {
    processorTime { _ = SpecifierScan(bytes, options: .catalogValue) }
  }

  @Test(arguments: pieces)
  func isLinear(_ piece: String) {
    for prefix in ["", "%1$", "%#@", "%1$("] {
      let count = 1000 / piece.utf8.count
      let (small, large) = (Self.bytes(prefix, piece, count), Self.bytes(prefix, piece, 16 * count))
      // Caches make single runs slow; one of several that is quick is proof enough.
      let isQuick = (0..<8).contains { _ in
        time(large) < min(time(small), time(small)) * 16 * 5 + .milliseconds(20)
      }
      #expect(isQuick, "\(prefix) \(piece)")
    }
  }

  @Test(arguments: ["%", "%1$d ", "9", "%#@name", "％", "%1 $"])
  func aQuarterOfAMegabyte(_ piece: String) {
    let bytes = Self.bytes("%1$", piece, 250_000 / piece.utf8.count + 1)
    #expect(time(bytes) < .seconds(5))
  }
}
