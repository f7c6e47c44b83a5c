import Diagnostics
import Testing

@Suite("Texts in XML and HTML")
struct MarkupEscapingTests {
  @Test(
    "what XML 1.0 can't hold is replaced",
    arguments: [
      ("a\u{0}b\u{1F}", "a\u{FFFD}b\u{FFFD}"), ("\t\n\r", "\t\n\r"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}\u{EFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{EFFF}"),
      ("\u{7F}\u{85}\u{10000}\u{10FFFF}", "\u{7F}\u{85}\u{10000}\u{10FFFF}"),
    ])
  func survival(text: String, expected: String) {
    #expect(Array(survivingXML(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(escapedForXML(text) == expected.replacing("\r", with: "&#13;"))
  }

  @Test("signs of markup and line ends are written as references")
  func references() {
    #expect(escapedForXML("<a> & \"b\"\r") == "&lt;a&gt; &amp; \"b\"&#13;")
    #expect(escapedForXMLAttribute("\"a\"\t\n") == "&quot;a&quot;&#9;&#10;")
  }

  @Test("of a text in HTML nothing is read as markup, and all else stays")
  func html() {
    #expect(escapedForHTML("<a> & \"b\" 'c'") == "&lt;a&gt; &amp; &quot;b&quot; &#39;c&#39;")
    #expect(Array(escapedForHTML("é<\r\n\u{1}\t").utf8) == Array("é&lt;\r\n\u{1}\t".utf8))
    #expect(escapedForHTML("plain\r\n") == "plain\r\n")
  }
}
