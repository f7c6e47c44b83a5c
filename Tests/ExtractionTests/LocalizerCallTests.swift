import Extraction
import Testing

/// Calls of the engine's own localizer.
@Suite struct LocalizerCallTests {
  @Test func callsOfALocalizerAreFound() throws {
    let entries = Extracted.from([
      "Shop.swift": """
      import Localization
      struct Visitor { var localizer: Localizer }
      enum Problem {
        case soldOut
        var message: LocalizedMessage { switch self { case .soldOut: "Sold out" } }
      }
      """,
      "Pages.swift": """
      func page(_ visitor: Visitor, count: Int) -> String {
        let mail = visitor.localizer.with(locale: .current)
          .attributedText("Your ^[\\(count) salad](inflect: true)", table: "Mail", comment: "A mail")
        return visitor.localizer.text("Hello, \\("Ana")!")
          + visitor.localizer.text("page.title", defaultValue: "Menu of \\(count)")
      }
      """,
    ]).entries
    #expect(
      entries.map(\.key) == [
        "Hello, %@!", "Sold out", "page.title", "Your ^[%lld salad](inflect: true)",
      ])
    let mail = try #require(entries.first { $0.table == "Mail" })
    #expect(mail.comment == "A mail" && mail.arguments.map(\.specifier) == ["%lld"])
    #expect(entries.first { $0.key == "page.title" }?.defaultValue == "Menu of %lld")
  }

  @Test(arguments: [
    "func f(localizer: Int, page: Page) { page.text(\"Plain\") }",
    "import Localization\nfunc f(page: Page) { page.text(\"Plain\"); markdown().text(\"Plain\") }",
    "import SwiftUI\nstruct V: View { var body: some View { item.text(\"Plain\") } }",
    "struct Localizer { func text(_ s: String) {} }\nfunc f(l: Localizer) { l.text(\"Plain\") }",
  ])
  func otherTextsAreNot(source: String) {
    #expect(Extracted.keys(in: source) == [])
  }
}
