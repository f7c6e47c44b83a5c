import Exchange
import Foundation
import Reading
import Testing

/// A file that is followed through changes is the same as one that is read.
@Suite struct XLIFFFollowingTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="es" datatype="plaintext">
        <body>
          <trans-unit id="a"><source>A %@</source><target state="new">Á 🛒</target></trans-unit>
          <trans-unit id="b"><source>B</source><note>n</note></trans-unit>
        </body>
      </file>
      <file original="b.strings" source-language="en" target-language="es" datatype="plaintext">
        <body>
          <trans-unit id="a"><source>A</source><target>Otra</target></trans-unit>
        </body>
      </file>
    </xliff>
    """

  private static func edit(_ old: String, _ new: String) -> TextEdit? {
    text.range(of: old).map { range in
      let start = text[..<range.lowerBound].utf8.count
      return TextEdit(start..<(start + old.utf8.count), new)
    }
  }

  @Test(arguments: [
    ("Á 🛒", "É", true), ("Á 🛒", "", true), ("Á 🛒", "x &amp; y", true), ("Otra", "Otro 𝒳", true),
    ("state=\"new\"", "state=\"translated\"", true), ("<note>n</note>", "<target>b</target>", true),
    ("Á 🛒", "<", false), ("Á 🛒", "a & b", false), ("id=\"b\"", "id=\"c\"", false),
    ("<source>B</source>", "</trans-unit><trans-unit id=\"c\"><source>C</source>", false),
    ("<body>", "<body >", false), ("original=\"b.strings\"", "original=\"c\"", false),
    ("Á 🛒", "<!--", false),
  ])
  func aChange(old: String, new: String, isFollowed: Bool) throws {
    let edit = try #require(Self.edit(old, new))
    let before = XLIFFDocument(parsing: Array(Self.text.utf8), file: "a.xliff")
    #expect(before.diagnostics.isEmpty)
    let followed = before.following(edit, in: Array(Self.text.utf8), file: "a.xliff")
    #expect((followed != nil) == isFollowed)
    guard let followed else { return }
    let read = XLIFFDocument(
      parsing: Array(Self.text.utf8).applying([edit]), file: "a.xliff")
    #expect(followed.files == read.files)
    #expect(read.diagnostics.isEmpty)
  }

  /// What a group says of its units isn't known of one by itself.
  @Test func aUnitInAGroup() throws {
    let grouped = Self.text.replacing("<body>", with: "<body><group translate=\"no\">")
      .replacing("</body>", with: "</group></body>")
    let bytes = Array(grouped.utf8)
    let before = XLIFFDocument(parsing: bytes, file: "a.xliff")
    let place = try #require(grouped.range(of: "Otra"))
    let start = grouped[..<place.lowerBound].utf8.count
    let edit = TextEdit(start..<(start + 4), "Otro")
    let read = XLIFFDocument(parsing: bytes.applying([edit]), file: "a.xliff")
    if let followed = before.following(edit, in: bytes, file: "a.xliff") {
      #expect(followed.files == read.files)
    }
  }
}
