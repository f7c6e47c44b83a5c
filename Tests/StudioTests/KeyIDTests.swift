import Testing

@testable import Studio

@Suite struct KeyIDTests {
  @Test(
    arguments: [
      ("Save", "Save", true), ("caf\u{E9}", "cafe\u{301}", false), ("Save", "save", false),
    ])
  func keysAreComparedByTheirBytes(key: String, other: String, isSame: Bool) {
    let id = KeyID(table: "L.strings", key: key, language: "fr")
    #expect((id == KeyID(table: "L.strings", key: other, language: "fr")) == isSame)
    let note = ReviewNote(table: "L.strings", key: other, language: "fr", text: "Too long")
    #expect((note.id == id) == isSame)
  }
}
