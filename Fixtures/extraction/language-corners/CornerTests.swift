import SwiftUI
import XCTest

final class CornerTests: XCTestCase {
  func testTitle() {
    let key: LocalizedStringKey = "Test key"
    XCTAssertEqual(key, "Test key", "keys differ")
    XCTAssertEqual(String(localized: "Test localized"), "Test localized")
    _ = Text("Test text")
  }
}
