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

  private func time(_ bytes: [UInt8]) -> Duration {
    processorTime { _ = SpecifierScan(bytes, options: .catalogValue) }
  }

  @Test(arguments: pieces)
  func isLinear(_ piece: String) {
    for prefix in ["", "%1$", "%#@", "%1$("] {
      let utf8 = Array(piece.utf8)
      let count = 1000 / utf8.count
      let small = Array(prefix.utf8) + (0..<count).flatMap { _ in utf8 }
      let large = Array(prefix.utf8) + (0..<(16 * count)).flatMap { _ in utf8 }
      // Caches make single runs slow; one of several that is quick is proof enough.
      let isQuick = (0..<8).contains { _ in
        time(large) < min(time(small), time(small)) * 16 * 5 + .milliseconds(20)
      }
      #expect(isQuick, "\(prefix) \(piece)")
    }
  }

  @Test(arguments: ["%", "%1$d ", "9", "%#@name", "％", "%1 $"])
  func aQuarterOfAMegabyte(_ piece: String) {
    let utf8 = Array(("%1$" + piece).utf8)
    let bytes = utf8 + (0..<(250_000 / piece.utf8.count)).flatMap { _ in Array(piece.utf8) }
    #expect(time(bytes) < .seconds(5))
  }
}
