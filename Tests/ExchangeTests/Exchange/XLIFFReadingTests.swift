import Catalogs
import Diagnostics
import Exchange
import Testing

@Suite("Reading XLIFF")
struct XLIFFReadingTests {
  private func read(_ text: String) -> XLIFFDocument {
    XLIFFDocument(parsing: Array(text.utf8), file: "es.xliff")
  }

  private func unit(_ inside: String, _ attributes: String = #"id="K""#) -> ExchangeUnit? {
    let document = read(
      #"<xliff version="1.2"><file original="a/en.lproj/L.strings" source-language="en" "#
        + #"target-language="es"><body><trans-unit \#(attributes)>\#(inside)</trans-unit>"#
        + "</body></file></xliff>")
    return document.hasErrors ? nil : document.files.first?.units.first
  }

  @Test(
    "texts are read as a reader sees them",
    arguments: [
      ("<source>A</source><target>B</target>", "A", "B"),
      ("<source>A</source>", "A", nil),
      ("<source>A</source><target/>", "A", ""),
      ("<source> A\n </source><target>\tB </target>", " A\n ", "\tB "),
      ("<source>a &amp; &#13;b</source><target><![CDATA[<b>]]></target>", "a & \rb", "<b>"),
      (
        #"<source><ph id="1">%@</ph> x</source><target>x <g id="2">%@</g></target>"#, "%@ x", "x %@"
      ),
      (#"<source>a</source><target>b<x id="1" equiv-text="%d"/></target>"#, "a", "b%d"),
      ("<source>A</source><target>B</target><alt-trans><target>C</target></alt-trans>", "A", "B"),
      (
        #"<source>A. B.</source><seg-source><mrk mtype="seg">A.</mrk></seg-source>"#
          + #"<target><mrk mtype="seg">C.</mrk> <mrk mtype="seg">D.</mrk></target>"#, "A. B.",
        "C. D."
      ),
    ] as [(String, String, String?)])
  func texts(inside: String, source: String, target: String?) throws {
    let unit = try #require(self.unit(inside))
    #expect(unit.source == source)
    #expect(unit.target == target)
    #expect(!unit.hasUnreadMarkup)
  }

  @Test(
    "elements that only the translation has stand for something",
    arguments: [
      (#"Tap <g id="1">here</g>"#, #"<g id="1">Toca</g> aquí"#, false),
      ("Tap here", #"Toca <g id="1">aquí</g>"#, true),
    ])
  func addedElements(source: String, target: String, isUnread: Bool) throws {
    let unit = try #require(self.unit("<source>\(source)</source><target>\(target)</target>"))
    #expect(unit.hasUnreadMarkup == isUnread)
  }

  @Test(
    "states say how far a translation is",
    arguments: [
      ("", nil), ("translated", .translated), ("final", .translated), ("signed-off", .translated),
      ("new", .new), ("needs-translation", .new), ("needs-review-l10n", .needsReview),
      ("needs-review-translation", .needsReview), ("x-of-a-tool", .needsReview),
      ("needs-adaptation", .needsReview), ("needs-l10n", .new),
    ] as [(String, TextState?)])
  func states(name: String, state: TextState?) throws {
    let unit = try #require(self.unit(#"<source>A</source><target state="\#(name)">B</target>"#))
    #expect(unit.state == state)
  }

  @Test(
    "a qualifier says that a machine translated it",
    arguments: [
      (#"state="translated" state-qualifier="leveraged-mt""#, "", .machineTranslated),
      (#"state-qualifier="leveraged-mt""#, "", .machineTranslated),
      (#"state="translated" state-qualifier="leveraged-mt""#, #" approved="yes""#, .translated),
      (#"state="translated" state-qualifier="exact-match""#, "", .translated),
      (#"state="new" state-qualifier="leveraged-mt""#, "", .new),
      (#"state="needs-review-l10n" state-qualifier="leveraged-mt""#, "", .needsReview),
    ] as [(String, String, TextState)])
  func qualifiers(target: String, attributes: String, state: TextState) throws {
    let unit = try #require(
      self.unit("<source>A</source><target \(target)>B</target>", #"id="K"\#(attributes)"#))
    #expect(unit.state == state)
  }

  @Test(
    "a file that says no language is in that of the others",
    arguments: [
      (["nl", nil, "nl"], ["nl", "nl", "nl"]), ([nil, "nl", "fr"], ["", "nl", "fr"]),
      ([nil, nil], ["", ""]),
    ] as [([String?], [String])])
  func languages(stated: [String?], read expected: [String]) {
    let files = stated.map { language in
      let target = language.map { " target-language=\"\($0)\"" } ?? ""
      return "<file original=\"f\" source-language=\"en\"\(target)><body/></file>"
    }
    let document = read("<xliff version=\"1.2\">\(files.joined())</xliff>")
    #expect(document.files.map(\.targetLanguage) == expected)
  }

  @Test("a comment that Xcode generated is told from others")
  func generatedNotes() throws {
    let text = #"<source>A</source><note from="auto-generated">Shown</note>"#
    let generated = try #require(unit(text))
    #expect(generated.notes == ["Shown"])
    #expect(generated.hasGeneratedNotes)
    #expect(try #require(unit("<source>A</source><note>x</note>")).hasGeneratedNotes == false)
    var file = ExchangeFile(original: "a", sourceLanguage: "en", targetLanguage: "es")
    file.units = [generated]
    for version in XLIFFDocument.Version.allCases {
      let bytes = XLIFFDocument(version: version, files: [file]).serialized()
      let read = XLIFFDocument(parsing: bytes, file: "a.xliff").files.first?.units.first
      #expect(read?.hasGeneratedNotes == true)
      #expect(String(decoding: bytes, as: UTF8.self).contains(#"="auto-generated">Shown</note>"#))
    }
  }

  @Test("every control character is named, and the texts around them are read")
  func controlCharacters() {
    let document = read(
      "<xliff version=\"1.2\"><file original=\"f\" source-language=\"en\" target-language=\"es\"><body>\n"
        + "<trans-unit id=\"a\"><source>A\u{3}</source></trans-unit>\n"
        + "<trans-unit id=\"b\"><source>B&#2;</source></trans-unit></body></file></xliff>")
    #expect(document.diagnostics.map(\.id) == ["control-character", "control-character"])
    #expect(document.files.first?.units.map(\.id) == ["a", "b"])
    #expect(document.hasErrors)
  }

  @Test("markup that stands for no text is noticed, in the translation only")
  func unreadMarkup() throws {
    #expect(try #require(unit(#"<source>a</source><target>b<x id="1"/></target>"#)).hasUnreadMarkup)
    let source = try #require(unit(#"<source>a<x id="1"/></source><target>b</target>"#))
    #expect(!source.hasUnreadMarkup)
  }

  @Test("ids and flags")
  func attributes() throws {
    let text = "<source>a</source>"
    #expect(unit(text, #"id="a&#10;b" translate="no""#)?.id == "a\nb")
    #expect(unit(text, #"id="a" translate="no""#)?.isTranslatable == false)
    #expect(unit(text, #"id="""#)?.id == "")
    #expect(unit(text, "") == nil)
  }

  @Test("a prefixed namespace is read, and Xcode's silence about it named")
  func prefixes() {
    let document = read(
      #"<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file "#
        + #"original="f" source-language="en" target-language="es"><x:body><x:group><x:trans-unit "#
        + #"id="K"><x:source>A</x:source><x:target>B</x:target></x:trans-unit></x:group></x:body>"#
        + "</x:file></x:xliff>")
    #expect(document.files.first?.units.first?.target == "B")
    #expect(document.diagnostics.map(\.id) == ["prefixed-namespace"])
    #expect(!document.hasErrors)
  }

  @Test(
    "an element of a unit that XLIFF doesn't have is named, once",
    arguments: [
      ("<tgt>B</tgt>", ["unknown-element"]), ("<Target>B</Target>", ["unknown-element"]),
      ("<target>B<tgt/></target>", []), ("<mda:x>B</mda:x>", []), ("<x xmlns=\"urn:x\">B</x>", []),
      ("<context-group><context>B</context></context-group>", []),
      ("<alt-trans><tgt>B</tgt></alt-trans>", []),
    ])
  func unknownElements(text: String, ids: [String]) {
    let units = ["a", "b"].map { id in
      "<trans-unit id=\"\(id)\"><source>A</source>\(text)</trans-unit>"
    }
    let document = read(
      #"<xliff version="1.2" xmlns:mda="urn:m"><file original="f" source-language="en" "#
        + #"target-language="es"><body>"# + units.joined() + "</body></file></xliff>")
    #expect(document.diagnostics.map(\.id) == ids)
    #expect(!document.hasErrors)
  }

  @Test("XLIFF 2: segments, notes, code points and names")
  func version2() throws {
    let document = read(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" "#
        + #"trgLang="es"><file id="f" original="L.xcstrings"><group id="g"><unit id="u1" name="K">"#
        + #"<notes><note>Says hello</note></notes><segment state="final"><source>A. </source>"#
        + #"<target>B. </target></segment><segment state="initial"><source>C<cp hex="0007"/>"#
        + #"</source><target>D</target></segment></unit></group></file></xliff>"#)
    #expect(document.version == .v2_1)
    let file = try #require(document.files.first)
    #expect(file.targetLanguage == "es")
    let unit = try #require(file.units.first)
    #expect(unit.id == "K")
    #expect(unit.source == "A. C\u{07}")
    #expect(unit.target == "B. D")
    #expect(unit.state == .new)
    #expect(unit.notes == ["Says hello"])
  }

  @Test(
    "what could hurt is refused before it is parsed",
    arguments: [
      (
        #"<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><xliff version="1.2">&b;</xliff>"#,
        "document-type"
      ),
      (
        #"<?xml version="1.0"?><!-- x --><!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff/>"#,
        "document-type"
      ),
      (#"<?xml version="1.0" encoding="UTF-7"?><xliff/>"#, "unsupported-encoding"),
      ("<xliff>\0</xliff>", "unsupported-encoding"),
      (String(repeating: "<xliff>", count: 100_000), "nested-too-deep"),
      ("<html/>", "not-xliff"),
      ("", "not-xliff"),
      ("<xliff><file></xliff>", "xml-syntax"),
      (#"<xliff version="1.2">&e;</xliff>"#, "xml-syntax"),
    ])
  func refusals(text: String, id: String) {
    let document = read(text)
    #expect(document.hasErrors)
    #expect(document.diagnostics.map(\.id).contains(id), "\(document.diagnostics)")
  }

  @Test("a file in another encoding that it names is refused once")
  func declaredEncoding() {
    let head = #"<?xml version="1.0" encoding="ISO-8859-1"?><xliff version="1.2"><note>"#
    let bytes = Array(head.utf8) + [0xFC, 0x20, 0xE4] + Array("</note></xliff>".utf8)
    let found = XLIFFDocument(parsing: bytes, file: "de.xliff").diagnostics
    #expect(found.map(\.id) == ["unsupported-encoding"])
    #expect(found.first?.message.contains("'ISO-8859-1'") == true)
  }

  @Test(
    "what is absurd is refused where it is, before it is parsed",
    arguments: [
      (String(repeating: "<group>\n", count: 1000), "nested-too-deep", 65),
      (
        "<a " + (0..<129).map { "a\($0)=''" }.joined(separator: " ") + "/>", "too-many-attributes",
        2
      ),
      ("\n<note>" + String(repeating: "a", count: 1 << 21), "text-too-long", 3),
      ("\n\n<a b='" + String(repeating: "a", count: 1 << 21) + "'/>", "text-too-long", 4),
      (String(repeating: "<file/>\n", count: 10_001), "too-many-files", 10_002),
      (String(repeating: "<trans-unit/>\n", count: 1100), "too-many-mistakes", 1002),
    ])
  func limits(inside: String, id: String, line: Int) throws {
    let text = "<xliff version=\"1.2\">\n" + inside + "</xliff>"
    let error = try #require(read(text).diagnostics.first { $0.id == id })
    let range = try #require(error.location?.range)
    #expect(LineMap(Array(text.utf8)).position(at: range.lowerBound).line == line)
  }

  @Test("comments, instructions and quotes hide markup")
  func hiddenMarkup() throws {
    let hidden = String(repeating: "<g>", count: 100)
    let document = read(
      "<!--> \(hidden) --><?x \(hidden) ?><xliff version=\"1.2\"><file original='>\"/>' "
        + "target-language='es'><body><trans-unit id='K'><source><![CDATA[\(hidden)]]></source>"
        + "</trans-unit></body></file></xliff>")
    #expect(document.diagnostics.isEmpty)
    let file = try #require(document.files.first)
    #expect(file.original == ">\"/>")
    #expect(file.units.first?.source == hidden)
    #expect(file.units.first?.range?.count == 361)
  }

  @Test("a syntax error is where it is")
  func positions() throws {
    let text = "<xliff version=\"1.2\">\n  <file original=\"f\">\n    <body></bdy>\n"
    let error = try #require(read(text).diagnostics.first)
    let range = try #require(error.location?.range)
    #expect(LineMap(Array(text.utf8)).position(at: range.lowerBound).line == 3)
  }

  @Test("no cut-off file crashes, and each is an error")
  func truncation() {
    let text = Array(
      XLIFFDocument(files: [ExchangeSamples.file(seed: 3)]).serialized())
    for length in stride(from: 0, to: text.count - 2, by: 7) {
      #expect(XLIFFDocument(parsing: Array(text[..<length]), file: "f").hasErrors)
    }
  }
}
