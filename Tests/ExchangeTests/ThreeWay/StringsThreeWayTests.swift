import Catalogs
import Exchange
import Testing

@Suite("Three-way merges of .strings and .stringsdict")
struct StringsThreeWayTests {
  struct Case: Sendable {
    var name: String
    var base: String
    var ours: String
    var theirs: String
    var merged: String
    var conflicts: [ThreeWayConflict] = []
  }

  static let cases = [
    Case(
      name: "additions stand in order", base: "\"b\" = \"1\";\n\n\"m\" = \"1\";\n",
      ours: "\"b\" = \"1\";\n\n\"c\" = \"1\";\n\n\"m\" = \"1\";\n",
      theirs: "\"a\" = \"1\";\n\n\"b\" = \"1\";\n\n\"m\" = \"1\";\n\n/* z */\n\"z\" = '1';\n",
      merged:
        "\"a\" = \"1\";\n\n\"b\" = \"1\";\n\n\"c\" = \"1\";\n\n\"m\" = \"1\";\n\n/* z */\n\"z\" = '1';\n"
    ),
    Case(
      name: "unsorted additions: ours, then theirs", base: "b=1;\na=1;\n",
      ours: "b=1;\na=1;\no=1;\n", theirs: "b=1;\nt=1;\na=1;\nu=1;\n",
      merged: "b=1;\nt=1;\na=1;\no=1;\nu=1;\n"),
    Case(
      name: "groups of theirs stay apart", base: "a=1;\nb=1;\n\nm=1;\nn=1;\n",
      ours: "a=1;\nb=2;\n\nm=1;\nn=1;\n",
      theirs: "a=1;\nb=1;\n\nm=1;\nn=1;\n\nx=1;\ny=1;\n\nz=1;\n",
      merged: "a=1;\nb=2;\n\nm=1;\nn=1;\n\nx=1;\ny=1;\n\nz=1;\n"),
    Case(
      name: "blank lines that one side changed", base: "a=1;\nb=1;\nc=1;\nd=1;\n",
      ours: "a=2;\nb=1;\nc=1;\n\nd=1;\n", theirs: "a=1;\n\nb=1;\nc=1;\nd=1;\n",
      merged: "a=2;\n\nb=1;\nc=1;\n\nd=1;\n"),
    Case(
      name: "our own way of setting entries apart", base: "a=1;\nb=1;\nc=1;\n",
      ours: "a=1;\n\nb=1;\n\nc=1;\n", theirs: "a=1;\nb=2;\nc=1;\nd=1;\n",
      merged: "a=1;\n\nb=2;\n\nc=1;\n\nd=1;\n"),
    Case(
      name: "comment and value", base: "/* c */\n\"a\" = \"1\"; // t\n",
      ours: "/* better */\n\"a\" = \"1\"; // t\n", theirs: "/* c */\n\"a\" = \"2\"; // u\n",
      merged: "/* better */\n\"a\" = \"2\"; // u\n"),
    Case(
      name: "a mark beside a new comment", base: "/* c */\n\"a\" = \"1\";\n",
      ours: "/* c */\n/* l10n: stale: not found in the source */\n\"a\" = \"1\";\n",
      theirs: "/* d */\n\"a\" = \"1\";\n",
      merged: "/* d */\n/* l10n: stale: not found in the source */\n\"a\" = \"1\";\n"),
    Case(
      name: "comments of the file", base: "/* Head */\n\na=1;\n",
      ours: "/* Head */\n\na=2;\n", theirs: "/* New head */\n\na=1;\n\n/* End */\n",
      merged: "/* New head */\n\na=2;\n\n/* End */\n"),
    Case(
      name: "one side removes, the other adds", base: "a=1;\nb=1;\nc=1;\n", ours: "a=1;\nc=1;\n",
      theirs: "a=1;\nb=1;\nc=2;\n", merged: "a=1;\nc=2;\n"),
    Case(
      name: "a value in conflict", base: "a=1;\n/* c */\nb=1;\nc=1;\n",
      ours: "a=1;\n/* c */\nb=2;\nc=1;\n", theirs: "a=1;\n/* c */\nb=3;\nc=1;\n",
      merged:
        "a=1;\n<<<<<<< ours\n/* c */\nb=2;\n=======\n/* c */\nb=3;\n>>>>>>> theirs\nc=1;\n",
      conflicts: [ThreeWayConflict(key: "b", fields: ["value"])]),
    Case(
      name: "removed and changed", base: "a=1;\nb=1;\n", ours: "a=1;\n", theirs: "a=1;\nb=2;\n",
      merged: "a=1;\n<<<<<<< ours\n=======\nb=2;\n>>>>>>> theirs\n",
      conflicts: [ThreeWayConflict(key: "b", kind: .removedByOurs)]),
    Case(
      name: "entries in one line", base: "{ a=1; b=1; }", ours: "{ a=2; b=1; }",
      theirs: "{ a=3; b=1; }",
      merged: "{\n<<<<<<< ours\na=2;\n=======\na=3;\n>>>>>>> theirs\n b=1; }",
      conflicts: [ThreeWayConflict(key: "a", fields: ["value"])]),
    Case(
      name: "both add the file", base: "", ours: "a=1;\n", theirs: "b=1;\n",
      merged: "a=1;\n\nb=1;\n"),
    Case(
      name: "duplicates stay", base: "a=1;\na=2;\n", ours: "a=1;\na=3;\n", theirs: "a=4;\na=2;\n",
      merged: "a=4;\na=3;\n"),
    Case(
      name: "a short entry", base: "\"a\";\n", ours: "/* c */\n\"a\";\n",
      theirs: "\"a\" = \"b\";\n", merged: "/* c */\n\"a\" = \"b\";\n"),
  ]

  @Test(arguments: cases)
  func merges(_ example: Case) {
    let outcome = ThreeWayMerge(
      base: Array(example.base.utf8), ours: Array(example.ours.utf8),
      theirs: Array(example.theirs.utf8)
    ).outcome(format: .strings)
    let text = String(decoding: outcome.bytes ?? [], as: UTF8.self)
    #expect(text == example.merged, "\(example.name)")
    #expect(outcome.conflicts == example.conflicts, "\(example.name)")
  }

  @Test func ourEncodingStays() {
    func utf16(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let outcome = ThreeWayMerge(
      base: utf16("a=1;\r\n"), ours: utf16("a=\"é\";\r\n"), theirs: Array("a=1;\nb=1;\n".utf8)
    ).outcome()
    #expect(outcome.bytes == utf16("a=\"é\";\r\nb=1;\r\n"))
  }

  @Test func brokenSidesAreRefused() {
    for broken in ["\"a\" = ", "<<<<<<< ours\na=1;\n=======\na=2;\n>>>>>>> theirs\n"] {
      let outcome = ThreeWayMerge(base: [], ours: Array("a=1;".utf8), theirs: Array(broken.utf8))
        .outcome(format: .strings)
      #expect(outcome.bytes == nil)
      #expect(!outcome.diagnostics.isEmpty)
    }
  }

  // MARK: .stringsdict

  static func plurals(_ entries: [(String, [(String, String)])], comment: String = "") -> [UInt8] {
    let dictionaries = entries.map { key, forms in
      "\t<key>\(key)</key>\n\t<dict>\n\t\t<key>n</key>\n\t\t<dict>\n"
        + forms.map { "\t\t\t<key>\($0)</key>\n\t\t\t<string>\($1)</string>\n" }.joined()
        + "\t\t</dict>\n\t</dict>\n"
    }
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
    return Array((head + comment + dictionaries.joined() + "</dict>\n</plist>\n").utf8)
  }

  @Test func pluralFormsComeTogether() {
    let merged = ThreeWayMerge(
      base: Self.plurals([("a", [("other", "o")])]),
      ours: Self.plurals([("a", [("one", "1"), ("other", "o")]), ("b", [])]),
      theirs: Self.plurals([("a", [("other", "p")]), ("c", [])], comment: "\t<!-- Head -->\n\n")
    ).outcome()
    let all = Self.plurals(
      [("a", [("one", "1"), ("other", "p")]), ("b", []), ("c", [])],
      comment: "\t<!-- Head -->\n\n")
    #expect(
      String(decoding: merged.bytes ?? [], as: UTF8.self) == String(decoding: all, as: UTF8.self))
    #expect(merged.conflicts.isEmpty)
  }

  @Test func formsInConflictAreMarked() {
    let merged = ThreeWayMerge(
      base: Self.plurals([("a", [("other", "o")]), ("b", [])]),
      ours: Self.plurals([("a", [("other", "1")]), ("b", [])]),
      theirs: Self.plurals([("a", [("other", "2")]), ("b", [])])
    ).outcome()
    let text = String(decoding: merged.bytes ?? [], as: UTF8.self)
    #expect(merged.conflicts == [ThreeWayConflict(key: "a", fields: ["n.other"])])
    #expect(text.contains("<dict>\n<<<<<<< ours\n\t<key>a</key>"))
    #expect(text.contains("<string>1</string>") && text.contains("<string>2</string>"))
    #expect(text.contains("</dict>\n>>>>>>> theirs\n\t<key>b</key>"))
  }
}
