import Testing

@testable import Extraction

/// What an extraction leaves in the memory of a process that goes on.
@Suite struct IndexLifetimeTests {
  private static let source = """
    import SwiftUI
    protocol Shown { associatedtype Body }
    struct Page: Shown { var part: Part; typealias Other = Page; struct Part { var page: Page } }
    extension Page { func body(of part: Part) -> Text { Text("Page") } }
    """

  @Test func typesGoWithTheLastCopyOfTheirIndex() {
    weak var type: Nominal?
    weak var part: Nominal?
    do {
      let sources = SourceSet(
        paths: ["A.swift"], read: { _ in Array(Self.source.utf8) }, functions: [])
      var copies = [sources.index.copy(seenFrom: 0), sources.index.copy(seenFrom: 0)]
      type = copies[0].type(named: "Page", in: 0)
      part = type?.nested["Part"]
      copies.removeFirst()
      #expect(copies[0].type(named: "Page", in: 0)?.members["part"]?.count == 1)
      #expect(part != nil)
    }
    #expect(type == nil)
    #expect(part == nil)
  }
}
