import Foundation
import Localization
import Messages
import Testing

/// Markdown of what was rendered shows what was rendered.
@Suite struct MarkdownTests {
  @Test(
    "marks that would not count beside their text",
    arguments: [
      ("**%@**b", "a."), ("a**%@**", ".b"), ("**%@** b", "a "), ("a **%@**", " b"),
      ("***a** %@*", "b"), ("*a **%@***", "b"), ("`a%@b`", "c"), ("`%@`", "`a``b"),
      ("`%@`", "a`\u{200D}"), ("**%@***b*", "a&"), ("**a***%@*", ".b"), ("`%@`", " a "),
      ("%@[a](b)", "!"), ("%@**a**", "\\"), ("<a href='%@'>b</a>", "'>*c*"), ("~~%@~~a", "*"),
      ("**a**%@", "*b*"), ("[%@](%@)", "a] (b) <c>"), ("^[%@]('x y': 'z')", "a"), ("&%@", "amp;"),
      (#"^[%@](x: "d'$])")"#, "a"),
    ])
  func sameText(template: String, argument: String) {
    let context = RenderingContext(locale: Locale(identifier: "en"))
    let rendering = Renderer(context).render(template, [.text(argument)])
    let again = Message(rendering.markdown, syntax: [.markdown, .caretAttributes])
    #expect(again.plainText(of: 0) == rendering.text, "\(rendering.markdown)")
  }

  @Test("plain marks stay as they are written")
  func sameMarks() {
    let context = RenderingContext(locale: Locale(identifier: "en"))
    for text in ["**a** b", "*a **b** c*", "[a **b**](c)", "a `b` c", "^[a](x: 'y')", "~~a~~!"] {
      let expected = text.replacing("'y'", with: "\"y\"")
      #expect(Renderer(context).render(text, []).markdown == expected)
    }
  }
}
