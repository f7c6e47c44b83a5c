import Testing

@testable import Reading

@Suite("Places in XML")
struct XMLOutlineTests {
  struct Case {
    var text: String
    /// Each element's whole text and content.
    var elements: [[String]]
    var comments: [String] = []
  }

  static let cases = [
    Case(text: "", elements: []),
    Case(
      text: "<a><b>c</b></a>", elements: [["<a><b>c</b></a>", "<b>c</b>"], ["<b>c</b>", "c"]]),
    Case(text: "<a b='>'/>", elements: [["<a b='>'/>", ""]]),
    Case(text: "<!DOCTYPE a '>'><a></a>", elements: [["<a></a>", ""]]),
    Case(
      text: "<?a <b> ?><a><![CDATA[<c>]]></a>",
      elements: [["<a><![CDATA[<c>]]></a>", "<![CDATA[<c>]]>"]]),
    Case(
      text: "<!--><b>--><a/><!-- c -->", elements: [["<a/>", ""]],
      comments: ["<!--><b>-->", "<!-- c -->"]),
    Case(text: "</a><a>", elements: [["<a>", ""]]),
  ]

  @Test(arguments: cases) func elementsAndComments(_ single: Case) {
    let bytes = Array(single.text.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let outline = XMLOutline(of: bytes)
    #expect(outline.elements.map { [text($0.range), text($0.content)] } == single.elements)
    #expect(outline.comments.map(text) == single.comments)
    #expect(XMLOutline(of: bytes, keepsComments: false).comments.isEmpty)
  }

  @Test func whatEndsWithoutAnEndTagIsTold() {
    let outline = XMLOutline(of: Array("<a><b/><c></c></a>".utf8))
    #expect(outline.elements.map(\.isSelfClosing) == [false, true, false])
  }

  @Test(
    arguments: [(0, 0, 0), (1, nil, 1), (3, 1, 1), (4, nil, 2), (7, 2, 2), (11, nil, nil)]
      as [(Int, Int?, Int?)])
  func elementsAreFoundByPlace(offset: Int, here: Int?, next: Int?) {
    let outline = XMLOutline(of: Array("<a><b/><c/></a>".utf8))
    #expect(outline.element(startingAt: offset) == here)
    #expect(outline.firstElement(from: offset) == next)
  }

  /// What parsers take much longer for is found before they see it; a little of it is for them to
  /// tell.
  @Test(
    arguments: [
      ("<a " + String(repeating: "<!--", count: 150) + ">", "malformed-tag"),
      ("<a " + String(repeating: "<!--", count: 50) + ">", nil),
      ("<a><!--" + String(repeating: " --", count: 150) + "--></a>", "malformed-comment"),
      ("<a><!--" + String(repeating: " --", count: 50) + "--></a>", nil),
      ("<a>" + String(repeating: "<?b?>", count: 1_500) + "</a>", "too-many-instructions"),
      ("<a>" + String(repeating: "<?b?>", count: 500) + "</a>", nil),
      ("<a>" + String(repeating: "<?b c?>", count: 1_500) + "</a>", nil),
    ] as [(String, String?)])
  func absurdMarkup(text: String, id: String?) {
    let limits = MarkupLimits(depth: 9, attributes: 9, textLength: 100_000)
    #expect(XMLOutline(of: Array(text.utf8), within: limits).excess?.id == id)
    #expect(XMLOutline(of: Array(text.utf8)).excess == nil)
  }

  /// What an element of data holds may be long, its tag and what its elements hold may not.
  @Test(arguments: [
    ("<a><data>TEXT</data></a>", true), ("<a><data b=\"c\"\n>TEXT</data></a>", true),
    ("<a><data><![CDATA[TEXT]]></data></a>", true), ("<a><data/>TEXT</a>", false),
    ("<a><data></data>TEXT</a>", false), ("<a><data><b>TEXT</b></data></a>", false),
    ("<a><dataset>TEXT</dataset></a>", false), ("<a><data b=\"TEXT\"></data></a>", false),
  ])
  func dataMayBeLong(text: String, isRead: Bool) {
    let limits = MarkupLimits(depth: 8, attributes: 8, textLength: 100, dataElements: ["data"])
    let long = text.replacing("TEXT", with: String(repeating: "QUJD", count: 50))
    let excess = XMLOutline(of: Array(long.utf8), within: limits).excess
    #expect(excess?.id == (isRead ? nil : "text-too-long"))
  }
}
