import Catalogs
import TestSupport
import Testing

@Suite("Layout of .stringsdict files")
struct StringsdictFormattingTests {
  private func formatted(_ text: String) -> String? {
    StringsdictDocument(parsing: Array(text.utf8), file: "T.stringsdict").formatted()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let head = "<?xml version=\"1.0\"?>\n<!-- c --><plist version=\"1.0\">"

  @Test("elements stand in lines behind tabs; texts, comments and order stay")
  func layout() {
    let text =
      Self.head + """
        <dict><!-- b --><key>b</key>
          <dict>\r\n
            <key> x </key><string>
         a &amp; b</string></dict>
        <key>a</key><dict/><key>e</key><dict> </dict>
        </dict></plist>\n
        """
    let expected =
      Self.head + """

        <dict>
        \t<!-- b -->
        \t<key>b</key>
        \t<dict>

        \t\t<key> x </key>
        \t\t<string>
         a &amp; b</string>
        \t</dict>
        \t<key>a</key>
        \t<dict/>
        \t<key>e</key>
        \t<dict> </dict>
        </dict>
        </plist>\n
        """
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test("a file with mistakes is not written")
  func mistakes() { #expect(formatted(Self.head + "<dict>") == nil) }

  @Test(
    "what Xcode wrote stays",
    .enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"))
  func realFiles() throws {
    for path in SharedData.paths(in: "catalogs", withSuffix: ".stringsdict") {
      let file = try SharedData.bytes(path, in: "catalogs")
      let new = StringsdictDocument(parsing: file, file: path).formatted()
      #expect(new == file, "\(path)")
    }
  }
}
