import Catalogs
import TestSupport
import Testing

@Suite("The order of keys")
struct XcodeKeyOrderTests {
  @Test("the table for plain keys says what Foundation says", arguments: 0..<40)
  func table(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let signs = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$aAbBzZ0019\u{301}é\u{7F}\t\n")
    for _ in 0..<200 {
      let (left, right) = (key(signs, &random), key(signs, &random))
      #expect(
        XcodeKeyOrder.precedes(left, right) == XcodeKeyOrder.foundationPrecedes(left, right),
        "\(left.debugDescription) \(right.debugDescription)")
    }
  }

  private func key(_ signs: [Character], _ random: inout SeededGenerator) -> String {
    // Few signs, so that keys share their beginnings.
    let part = signs.shuffled(using: &random).prefix(4) + "aA1"
    return String(
      (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
        part.randomElement(using: &random)
      })
  }

  @Test("keys stand as in catalogs that Xcode wrote")
  func order() {
    let keys = ["", "%@", "%lld", "$", "1", "01", "2", "10", "a", "A", "a b", "a_b", "a-b", "ab"]
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect(XcodeKeyOrder.precedes(left, right), "\(left) \(right)")
      #expect(!XcodeKeyOrder.precedes(right, left), "\(right) \(left)")
    }
  }
}
