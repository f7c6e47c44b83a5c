import Foundation
import Testing

@testable import Localization

@Suite struct FinishedTextsTests {
  private let caches = RenderingCaches()
  private var kept: Int { caches.messages.finished.count }

  private func text(_ format: String, _ arguments: Argument...) -> AttributedString {
    Renderer(RenderingContext(locale: Locale(identifier: "en")), caches: caches)
      .render(format, arguments).attributedString(
        including: AttributeScopes.FoundationAttributes.self)
  }

  /// The stretches of a text that are strong.
  private func strong(_ text: AttributedString) -> [String] {
    text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
      .map { String(text[$0.range].characters) }
  }

  @Test func onlyWhatComesAgainIsKept() {
    for number in 0..<300 { _ = text("**%lld** new", .integer(Int64(number))) }
    #expect(kept == 0)
    for _ in 0..<3 {
      #expect(strong(text("**%lld** new", .integer(7))) == ["7"])
    }
    #expect(kept == 1)
  }

  @Test func theSameTextHasTheStylesOfItsMessageAndItsPieces() {
    for _ in 0..<3 {
      #expect(strong(text("**%@**%@", .text("ab"), .text("c"))) == ["ab"])
      #expect(strong(text("**%@**%@", .text("a"), .text("bc"))) == ["a"])
      #expect(strong(text("%@**%@**", .text("a"), .text("bc"))) == ["bc"])
      #expect(strong(text("%@%@", .text("a"), .text("bc"))).isEmpty)
    }
  }

  @Test func changingATextLeavesTheKeptOne() {
    for _ in 0..<4 {
      var text = text("**%lld** new", .integer(1))
      #expect(strong(text) == ["1"])
      text.inlinePresentationIntent = .code
    }
  }

  @Test func neverMoreThanTheLimit() {
    for number in 0..<2 * FinishedTexts.limit {
      for _ in 0..<2 { _ = text("**%lld** new", .integer(Int64(number))) }
    }
    #expect(kept > 0)
    #expect(kept <= FinishedTexts.limit)
  }
}
