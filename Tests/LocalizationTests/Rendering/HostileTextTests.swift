import Foundation
import Grammar
import Localization
import Messages
import TestSupport
import Testing

/// Texts that were made to hurt take little time and memory.
@Suite struct HostileTextTests {
  private static func render(_ template: String, _ arguments: [Argument] = []) -> Rendering {
    var context = RenderingContext(locale: Locale(identifier: "es"))
    context.concepts = [.localizedPhrase("ensalada")]
    return Renderer(context).render(template, arguments)
  }

  private static func copies(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test("an argument that asks for arguments asks in vain")
  func recursion() {
    let rendering = Self.render("%@", [.message(Message(Self.copies("%1$@", 20)))])
    #expect(rendering.text == Self.copies("%1$@", 20))
  }

  @Test("alternatives don't multiply a long argument")
  func alternatives() {
    let region = "^[listo](inflect: true, inflectionAlternative: '%@')"
    let rendering = Self.render(
      Self.copies(region, 200), [.text(Self.copies("a ", 50_000))])
    #expect(rendering.text.utf8.count < 1_300_000)
    #expect(rendering.reasons.contains { $0.reason == "textTooLong" })
  }

  @Test("links don't multiply a long argument")
  func links() {
    let rendering = Self.render(Self.copies("[a](b%1$@) ", 200), [.text(Self.copies("a", 100_000))])
    #expect(rendering.markdown.utf8.count < 1_300_000)
    #expect(rendering.reasons.contains { $0.reason == "textTooLong" })
  }

  @Test("reasons are given once, and not without end")
  func reasons() {
    let rendering = Self.render((0..<500).map { "%\($0 + 2)$@ %! " }.joined(), [.text("a")])
    #expect(rendering.reasons.count == 100)
    #expect(Set(rendering.reasons).count == 100)
  }

  @Test(
    "time grows with the text and not with its square",
    arguments: [
      "^[2 \(copies("gato y ", 1000))](inflect: true)",
      "^[%@](inflect: true)" + copies("^[listo](agreeWithArgument: 1)", 300),
      copies("%1$lld ^[gato negro](inflect: true) ", 500),
      copies("^[", 90) + "gato" + copies("](inflect: true)", 90),
    ])
  func time(template: String) {
    let elapsed = processorTime {
      _ = Self.render(template, [.text(Self.copies("gato ", 1500))])
    }
    #expect(elapsed < .seconds(5))
  }
}
