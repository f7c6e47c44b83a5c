import Diagnostics
import Exchange
import Testing

@Suite("Parts and codes of XLIFF 2")
struct XLIFFPartsTests {
  private func document(_ inside: String) -> XLIFFDocument {
    XLIFFDocument(
      parsing: Array(
        (#"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" "#
          + #"trgLang="es"><file id="f" original="L.xcstrings"><unit id="u" name="K">\#(inside)"#
          + "</unit></file></xliff>").utf8), file: "es.xliff")
  }

  private static func segment(_ source: String, _ target: String?, _ order: Int? = nil) -> String {
    "<segment>\(texts(source, target, order))</segment>"
  }

  private static func ignorable(_ source: String, _ target: String?, _ order: Int? = nil) -> String
  {
    "<ignorable>\(texts(source, target, order))</ignorable>"
  }

  private static func texts(_ source: String, _ target: String?, _ order: Int?) -> String {
    let order = order.map { " order=\"\($0)\"" } ?? ""
    return "<source>\(source)</source>" + (target.map { "<target\(order)>\($0)</target>" } ?? "")
  }

  @Test(
    "parts are put together",
    arguments: [
      // White space that nobody translates is the source's.
      (segment("A.", "a.") + ignorable(" ", nil) + segment("B.", "b."), "A. B.", "a. b."),
      (segment("A.", "a.") + ignorable(" ", "") + segment("B.", "b."), "A. B.", "a.b."),
      (segment("A", nil) + ignorable(" ", nil) + segment("B", nil), "A B", nil),
      // The standard's own example: what says nothing stands where its source does.
      (
        segment("A.", "a.", 5) + ignorable(" ", nil) + segment("B.", "b.", 1) + ignorable(" ", nil)
          + segment("C.", "c.", 3), "A. B. C.", "b. c. a."
      ),
      (segment("A", "a", 3) + ignorable(" ", " ", 2) + segment("B", "b", 1), "A B", "b a"),
      // Half of a text is no translation.
      (segment("A.", "a.") + segment(" B.", nil), "A. B.", nil),
      (segment("A.", "a.") + segment(" ", nil), "A. ", "a. "),
      (segment("A", ""), "A", ""),
    ] as [(String, String, String?)])
  func parts(inside: String, source: String, target: String?) throws {
    let unit = try #require(document(inside).files.first?.units.first)
    #expect(unit.source == source)
    #expect(unit.target == target)
  }

  @Test(
    "an order that isn't clear is an error",
    arguments: [
      segment("A", "a", 1) + segment("B", "b", 1), segment("A", "a", 2) + segment("B", "b"),
      segment("A", "a", 0), segment("A", "a", 3) + segment("B", "b"),
      "<segment><source>A</source><target order='first'>a</target></segment>",
    ])
  func unclearOrder(inside: String) {
    #expect(document(inside).diagnostics.map(\.id) == ["target-order"])
  }

  @Test(
    "codes stand for what the tool found in their place",
    arguments: [
      (#"Delete <ph id="1" dataRef="d1"/>?"#, "Delete %@?", false),
      (#"Delete <ph id="1" equiv="x" dataRef="d1"/>?"#, "Delete %@?", false),
      (#"Delete <ph id="1" equiv="%@" dataRef="none"/>?"#, "Delete %@?", false),
      (#"Delete <ph id="1" dataRef="none"/>?"#, "Delete ?", true),
      (
        #"<pc id="2" dataRefStart="d2" dataRefEnd="d3">a <ph id="1" dataRef="d1"/></pc>"#,
        "<b>a %@</b>", false
      ),
      (#"<sc id="2" dataRef="d2"/>a<ec startRef="2" dataRef="d3"/>"#, "<b>a</b>", false),
      (#"<pc id="3"><pc id="2" dataRefEnd="d3">a</pc></pc>"#, "a</b>", true),
    ])
  func codes(target: String, text: String, isUnread: Bool) throws {
    let data =
      #"<originalData><data id="d1">%@</data><data id="d2">&lt;b&gt;</data>"#
      + #"<data id="d3">&lt;/b&gt;</data></originalData>"#
    let unit = try #require(
      document(data + Self.segment("A", target)).files.first?.units.first)
    #expect(unit.target == text)
    #expect(unit.hasUnreadMarkup == isUnread)
  }

  @Test("a long text in the place of many codes is not put there without end")
  func room() throws {
    let data =
      "<originalData><data id='d'>\(String(repeating: "a", count: 1 << 20))</data></originalData>"
    let codes = String(repeating: "<ph id='1' dataRef='d'/>", count: 1000)
    let unit = try #require(
      document(data + Self.segment("A", codes)).files.first?.units.first)
    #expect(unit.hasUnreadMarkup)
    #expect(try #require(unit.target).utf8.count == 1 << 24)
  }

  @Test("texts of resources are none of the unit")
  func resources() throws {
    let item = "<r:resourceItem><r:source href='a'/><r:target href='b'/></r:resourceItem>"
    let found = document(
      "<r:resourceData xmlns:r='urn:x'>\(item)\(item)</r:resourceData>" + Self.segment("A", nil))
    #expect(found.diagnostics.map(\.id) == [])
    #expect(found.files.first?.units.map(\.target) == [nil])
  }

  @Test(
    "a second text is an error where it stands",
    arguments: [
      ("<source>A</source><target>a</target><target>b</target>", "second-target"),
      ("<source>A</source><source>B</source><target>a</target>", "second-source"),
      ("<source>A</source><target/><target>b</target>", "second-target"),
    ])
  func secondText(inside: String, id: String) {
    let old = XLIFFDocument(
      parsing: Array(
        ("<xliff version='1.2'><file original='f' source-language='en' target-language='es'><body>"
          + "<trans-unit id='K'>\(inside)</trans-unit></body></file></xliff>").utf8), file: "f")
    #expect(old.diagnostics.map(\.id) == [id])
    #expect(document("<segment>\(inside)</segment>").diagnostics.map(\.id) == [id])
  }
}
