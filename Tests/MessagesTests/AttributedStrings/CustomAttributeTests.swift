import Foundation
import Messages
import Testing

@Suite("an app's own attributes")
struct CustomAttributeTests {
  private func read(
    _ markdown: String,
    _ policy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError
  ) throws -> AttributedString {
    try AttributedString(
      markdown: markdown, including: \.caffe,
      options: .init(allowsExtendedAttributes: true, failurePolicy: policy))
  }

  @Test("the talk's rainbow")
  func rainbow() throws {
    let text = try read("^[Fast & Delicious](rainbow: 'extreme') Food")
    #expect(String(text.characters) == "Fast & Delicious Food")
    #expect(text.runs.map(\.rainbow) == [.extreme, nil])
  }

  @Test("a value with everything in it, from a scope inside the scope")
  func nested() throws {
    let text = try read(
      "^[a](colors: {colors: [{r: 0xFF, 'g': +1, \"b\": 3,}], opacity: .5, title: 'd\\'or'})")
    #expect(
      text.colors
        == .init(colors: [.init(r: 255, g: 1, b: 3)], opacity: 0.5, title: "d'or"))
  }

  @Test("a key may read Markdown in its own way")
  func decodeMarkdown() throws {
    #expect(try read("^[a](level: 'high')").level == 10)
    #expect(throws: MarkdownParsingError.self) { try read("^[a](level: 'middle')") }
  }

  @Test("attributes inside others add up, and the inner one wins")
  func inner() throws {
    let text = try read("^[a ^[**b**](rainbow: 'fun', level: 'low')](rainbow: 'plain') c")
    #expect(text.runs.map(\.rainbow) == [.plain, .fun, nil])
    #expect(text.runs.map(\.level) == [nil, 1, nil])
    #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
  }

  @Test("names that the scope doesn't have are ignored")
  func unknown() throws {
    let text = try read("^[a](corgicopter: {b: [1]}, rainbow: 'fun')")
    #expect(text.rainbow == .fun)
    #expect(text.runs.count == 1)
  }

  @Test(
    "what can't be read throws with its place, or is left out",
    arguments: [
      ("^[a](rainbow: 'funny')", 14..<21), ("^[a](rainbow: 1)", 14..<15),
      ("^[a](colors: {colors: [{r: 1, g: 'x', b: 3}]})", 33..<36),
      ("^[a](colors: {})", 13..<15), ("^[a](inflect: false)", 14..<19),
      ("^[a](rainbow 'fun')", 13..<18),
    ])
  func failure(markdown: String, range: Range<Int>) throws {
    let error = #expect(throws: MarkdownParsingError.self) { try read(markdown) }
    #expect(error?.range == range, "\(error?.description ?? "")")
    let text = try read(markdown, .returnPartiallyParsedIfPossible)
    #expect(String(text.characters) == "a")
    #expect(text.colors == nil)
  }

  @Test("without Foundation in the scope, only the app's attributes are set")
  func scopeWithoutFoundation() throws {
    let text = try AttributedString(
      markdown: "^[**a**](level: 'low', inflect: true)",
      including: AttributeScopes.InnerAttributes.self,
      options: .init(allowsExtendedAttributes: true))
    #expect(text.level == 1)
    #expect(text.inlinePresentationIntent == nil && text.inflect == nil)
  }
}
