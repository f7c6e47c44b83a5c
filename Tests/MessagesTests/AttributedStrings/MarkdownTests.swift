import Foundation
import Messages
import Testing

@Suite("AttributedString(markdown:)")
struct MarkdownTests {
  @Test("the talk's runs: four in all, three by link")
  func runs() throws {
    let text = try AttributedString(
      markdown: "Thank you! _Please visit our [website](http://www.example.com)._")
    #expect(String(text.characters) == "Thank you! Please visit our website.")
    #expect(text.runs.count == 4)
    #expect(
      text.runs.map(\.inlinePresentationIntent) == [nil, .emphasized, .emphasized, .emphasized])
    let links = text.runs[\.link].map { link, range in
      (link, String(text.characters[range]))
    }
    #expect(links.map(\.0) == [nil, URL(string: "http://www.example.com"), nil])
    #expect(links.map(\.1) == ["Thank you! Please visit our ", "website", "."])
  }

  @Test(
    "intents add up",
    arguments: [
      ("*a*", InlinePresentationIntent.emphasized), ("**a**", .stronglyEmphasized),
      ("***a***", [.emphasized, .stronglyEmphasized]), ("`a`", .code), ("~~a~~", .strikethrough),
      ("~**`a`**~", [.strikethrough, .stronglyEmphasized, .code]),
    ] as [(String, InlinePresentationIntent)])
  func intents(markdown: String, intent: InlinePresentationIntent) throws {
    let text = try AttributedString(markdown: markdown)
    #expect(String(text.characters) == "a")
    #expect(text.inlinePresentationIntent == intent)
  }

  @Test("breaks and HTML")
  func breaks() throws {
    let text = try AttributedString(markdown: "a\nb  \nc <b>d</b>")
    #expect(String(text.characters) == "a b\nc <b>d</b>")
    #expect(
      text.runs.map(\.inlinePresentationIntent)
        == [nil, .softBreak, nil, .lineBreak, nil, .inlineHTML, nil, .inlineHTML])
  }

  @Test(
    "white space is kept when asked",
    arguments: ["  a\n\n b  \n c\t", "a\r\nb", " ", "\n", "a  "])
  func whitespace(text: String) throws {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let read = try AttributedString(markdown: text, options: options)
    #expect(String(read.characters) == text)
    #expect(read.runs.count == 1)
  }

  @Test(
    "destinations",
    arguments: [
      ("[a](/b)", "http://x.y/b"), ("[a](<c d>)", "http://x.y/c%20d"), ("<http://z>", "http://z"),
      ("<me@x.y>", "mailto:me@x.y"), ("[a]()", nil),
    ])
  func destinations(markdown: String, destination: String?) throws {
    let text = try AttributedString(markdown: markdown, baseURL: URL(string: "http://x.y/z"))
    #expect(text.link?.absoluteString == destination)
  }

  @Test("images and languages")
  func images() throws {
    let options = AttributedString.MarkdownParsingOptions(languageCode: "es")
    let text = try AttributedString(
      markdown: "a ![taza *grande*](http://x.y/taza.png)", options: options)
    #expect(String(text.characters) == "a taza grande")
    #expect(text.runs.map { $0.imageURL != nil } == [false, true, true])
    #expect(text.languageIdentifier == "es")
  }

  @Test("caret attributes are text unless they are allowed")
  func notAllowed() throws {
    let text = try AttributedString(markdown: "^[a](inflect: true)")
    #expect(String(text.characters) == "^[a](inflect: true)")
  }
}
