import Diagnostics
import TestSupport
import Testing

@testable import Reading

/// What is said of XML that isn't well-formed.
@Suite struct MarkupMistakeTests {
  private final class Visitor: MarkupVisitor {
    func start(_ element: MarkupElement) throws(MarkupMistake) {}
    func end(_ name: String, text: String) {}
  }

  private func mistakes(_ text: some StringProtocol) -> [Diagnostic] {
    let limits = MarkupLimits(depth: 64, attributes: 128, textLength: 1 << 20)
    return MarkupReader(limits: limits).read(
      SourceText(decoding: Array(text.utf8)), file: "a.xml", root: "a", to: Visitor())
  }

  @Test(
    arguments: [
      ("<a></a><a></a>", "goes on behind </a>"), ("<a/>\noops", "goes on behind </a>"),
      ("<a b=1></a>", "lacks a quotation mark"), ("<a b='1' b='1'></a>", "an attribute twice"),
      (" <?xml version='1.0'?><a/>", "in front of <?xml"), ("<a b='1''/>", "quotation mark is too"),
      ("hello", "expected <a>, found no XML"), ("{\"error\":\"forbidden\"}", "found no XML"),
      ("<a>b & c</a>", "&amp;"),
      ("<a>b < c</a>", "&lt;"), ("<a b='<'/>", "&lt;"), ("<a b></a>", "name=\"value\""),
      ("<a>&b;</a>", "unknown entity"),
      ("<a>]]></a>", "]]&gt;"), ("<a><!-- b -- c --></a>", "'--'"), ("<c:a/>", "prefix"),
      ("<?xml encoding='UTF-8'?><a/>", "<?xml version="),
    ])
  func mistakesAreSaidInWords(text: String, expected: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.message.contains(expected) == true, "\(found)")
  }

  /// Of a comment without an end that the outline takes for something else, libxml2 would keep a copy
  /// for each hyphen.
  @Test(arguments: ["<a><b>c</b", "<a></"])
  func nothingIsReadBehindTheFirstMistake(start: String) {
    let text = start + String(repeating: "<!-- -- ", count: 60_000)
    let elapsed = processorTime { #expect(mistakes(text).count == 1) }
    #expect(elapsed < .seconds(5))
  }

  /// A file is cut off anywhere, mostly in the middle of its markup.
  @Test func whatWasCutOffIsCalledIncomplete() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a xmlns="urn:a" version="1.2">
        <!-- c -->
        <b id='1'>A &amp; B <![CDATA[x]]><c d="1"/> tail</b>
      </a>
      """
    let head = text.prefix { $0 != "\n" }.count + 3
    for length in head..<(text.count - 1) {
      let found = mistakes(text.prefix(length))
      #expect(
        found.map(\.message) == ["the file ends before <a> does; is it complete?"],
        "\(text.prefix(length).suffix(12)) \(found)")
    }
  }
}
