import Diagnostics
import Testing

@Suite("Texts and lists cut for a message")
struct ShortenedTests {
  @Test(arguments: [
    (3, "äöü", "äöü"), (2, "äöü", "äö…"), (2, "e\u{301}a", "e\u{301}…"), (0, "", ""),
  ])
  func byScalars(longest: Int, text: String, shown: String) {
    #expect(text.shortened(to: longest).isEqual(to: shown))
  }

  /// A scalar is shown whole or not at all.
  @Test(arguments: [(6, "通知"), (5, "通…"), (4, "通…"), (3, "通…"), (2, "…")])
  func byBytes(longest: Int, shown: String) {
    #expect("通知".shortened(toBytes: longest) == shown)
  }

  @Test func lists() {
    #expect(["a", "b"].listed(atMost: 2) == "a, b")
    #expect(["a", "b", "c", "d"].listed(atMost: 2) == "a, b and 2 more")
  }
}

extension String {
  /// Scalar by scalar, for equal Characters may differ.
  fileprivate func isEqual(to other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
