import Testing
import Workflows

/// What any file tree says of its files.
@Suite struct FileTreeTests {
  /// Excerpts of what nobody can read tell nothing.
  @Test(
    arguments: [
      (Array("\"a\" = \"b\";".utf8), "\"a\" = \"b\";"), (Array("bplist00\u{8}".utf8), nil),
      (Array("\0GITCRYPT\0\u{1}".utf8), nil), ([0xFF, 0xFE, 0x61, 0], "\u{FEFF}a"),
    ] as [([UInt8], String?)])
  func textsAreShown(bytes: [UInt8], text: String?) {
    let shown = InMemoryFolder(bytes: ["A.strings": bytes]).shownText(of: "A.strings")
    #expect(shown == text.map { Array($0.utf8) })
    #expect(InMemoryFolder([:]).shownText(of: "A.strings") == nil)
  }
}
