import Diagnostics
import Foundation
import Reading
import Sessions
import TestSupport
import Testing

/// What follows somebody who types is what a look at the whole text gives.
@Suite struct FollowingTests {
  /// Every way to begin and end a line, in any place.
  @Test func linesFollow() {
    var random = SeededGenerator(seed: 4)
    let parts = [
      "a", "é", "\n", "\r", "\r\n", "", "one\ntwo\r\nthree\r", "\n\n", "\r\r", "\u{FEFF}",
    ]
    for _ in 0..<40 {
      var buffer = Buffer([], version: 0)
      for version in 1...25 {
        let ends = [0, 1].map { _ in Int.random(in: 0...buffer.text.count, using: &random) }
        let start = ends.min() ?? 0
        let end = min(ends.max() ?? 0, start + 6)
        let text = parts.randomElement(using: &random) ?? ""
        buffer.apply(TextEdit(start..<end, text), version: version)
        #expect(buffer.lines == LineMap(buffer.text))
      }
    }
  }

  private static let files = [
    "a.xcstrings": """
    {"sourceLanguage":"en","strings":{
    "a":{"comment":"é","localizations":{"es":{"stringUnit":{"state":"new","value":"uno"}}}},
    "b":{"localizations":{"es":{"stringUnit":{"state":"new","value":"dos"}}}},
    "c":{}},"version":"1.0"}
    """,
    "a.strings": "/* é */ \"a\" = \"uno\";\n/* two */\n\"b\" = \"dos\"; // 2\n\"c\" = \"tres\";\n",
    "a.xliff": """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a.strings" source-language="en" target-language="es" datatype="plaintext"><body>
    <trans-unit id="a"><source>One</source><target>uno</target></trans-unit>
    <trans-unit id="b"><source>Two</source><target>dos</target></trans-unit>
    <trans-unit id="c"><source>Three</source><target>tres</target></trans-unit>
    </body></file></xliff>
    """,
  ]

  @Test(arguments: files.keys.sorted())
  func entriesFollow(path: String) throws {
    var text = Array((Self.files[path] ?? "").utf8)
    var file = try #require(CatalogFile(text, path: path))
    for (old, new) in [("uno", "úno x"), ("dos", ""), ("no x", "")] {
      let whole = String(decoding: text, as: UTF8.self)
      guard let found = whole.range(of: old) else { continue }
      let start = whole.utf8.distance(from: whole.startIndex, to: found.lowerBound)
      let edit = TextEdit(start..<(start + old.utf8.count), new)
      text = text.applying([edit])
      file = try #require(file.following(edit), "\(old)")
      let read = try #require(CatalogFile(text, path: path))
      #expect(file.entries == read.entries)
      #expect(file.text.utf8 == text)
    }
  }
}
