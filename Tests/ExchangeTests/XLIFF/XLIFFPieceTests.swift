import Exchange
import Testing

@Suite struct XLIFFPieceTests {
  /// One unit is read alone with what stands around it in its file, whatever the catalog is called.
  @Test(arguments: ["a.strings", "a&amp;b.strings", "a&amp;&#x301;.strings", "a&quot;&lt;&gt;&#9;"])
  func oneUnitIsReadAlone(original: String) throws {
    let unit = #"<trans-unit id="A"><source>A</source><target>B</target></trans-unit>"#
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      original="\(original)" source-language="en" target-language="es" datatype="plaintext"><body>\
      \(unit)</body></file></xliff>
      """
    let file = try #require(
      XLIFFDocument(parsing: Array(text.utf8), file: "a.xliff").files.first)
    let piece = XLIFFPiece(of: Array(unit.utf8), in: file)
    let read = try #require(piece.file(named: "a.xliff"))
    #expect(Array(read.original.utf8) == Array(file.original.utf8))
    #expect(read.units.map(\.target) == ["B"])
  }
}
