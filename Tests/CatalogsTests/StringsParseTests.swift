import Catalogs
import Diagnostics
import TestSupport
import Testing

/// A text and what a reader of the format must see in it.
struct StringsCase: CustomTestStringConvertible, Sendable {
  var text: String
  var entries: [String]
  var problems: [String]

  init(_ text: String, _ entries: [String], _ problems: [String] = []) {
    self.text = text
    self.entries = entries
    self.problems = problems
  }

  var testDescription: String { text.debugDescription }
}

@Suite("Parsing .strings")
struct StringsParseTests {
  @Test(
    "reads every way to write an entry",
    arguments: [
      StringsCase("", []),
      StringsCase("\n \t\n", []),
      StringsCase(#""a" = "b";"#, ["a=b"]),
      StringsCase(#""a"="b";"c"="d";"#, ["a=b", "c=d"]),
      StringsCase(#""a";"#, ["a=a"]),
      StringsCase("key_1 = a/b:c.d-e$f;", ["key_1=a/b:c.d-e$f"]),
      StringsCase("http://x = /y;", ["http://x=/y"]),
      StringsCase("'it\"s' = 'a \\' b';", ["it\"s=a ' b"]),
      StringsCase("\"a\" = \"line 1\nline 2\";", ["a=line 1\nline 2"]),
      StringsCase("\"a\"\n=\n\"b\"\n;", ["a=b"]),
      StringsCase("{ \"a\" = \"b\"; }\n", ["a=b"]),
      StringsCase("{}", []),
      StringsCase("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", ["a=b", "c=d"]),
      StringsCase("\"a\" /* x */ = // y\n \"b\" /**/ ;", ["a=b"]),
      StringsCase("\"a\" = \"\";", ["a="]),
      StringsCase("\"\" = \"b\";", ["=b"]),
      StringsCase("\"größe\" = \"日本\u{2028}👍\";", ["größe=日本\u{2028}👍"]),
      StringsCase("\u{2028}\"a\" = \"b\";\u{2029}", ["a=b"]),
      StringsCase("\"// no\" = \"/* no */\";", ["// no=/* no */"]),
      StringsCase("\u{FEFF}\u{FEFF}\"a\" = \"b\";", ["a=b"]),
    ])
  func reads(_ example: StringsCase) {
    let document = StringsDocument(example.text)
    #expect(document.pairs == example.entries)
    #expect(document.problems == example.problems)
    #expect(document.serialized() == Array(example.text.utf8))
  }

  @Test(
    "decodes escapes",
    arguments: [
      (#"\" \' \\ \n \r \t"#, "\" ' \\ \n \r \t"),
      (#"\a\b\f\v"#, "\u{07}\u{08}\u{0C}\u{0B}"),
      (#"\U00e9 \UE9 \U1f x"#, "é é \u{1F} x"),
      (#"\UD83D\UDE00"#, "😀"),
      (#"\341 \200 \60 \0"#, "Æ \u{A0} 0 \u{0}"),
      (#"\3419"#, "Æ9"),
      (#"\/ \% \?"#, "/ % ?"),
      (#"A\ name,\ A\ "#, "A name, A "),
      ("a\\\nb", "a\nb"),
    ])
  func decodes(_ written: String, _ decoded: String) {
    let document = StringsDocument("\"k\" = \"\(written)\";")
    #expect(document.pairs == ["k=\(decoded)"])
    #expect(document.problems.isEmpty)
  }

  @Test(
    "forgives what the runtime forgives, and warns",
    arguments: [
      (#"\u203A"#, "u203A", "unknown-escape@1:8"),
      (#"ab\x41"#, "abx41", "unknown-escape@1:10"),
      (#"\Ug"#, "Ug", "unknown-escape@1:8"),
      (#"\8"#, "8", "unknown-escape@1:8"),
      (#"A.\ nB"#, "A. nB", "unknown-escape@1:10"),
      (#"A.\ n"#, "A. n", "unknown-escape@1:10"),
      (#"\UD83D!"#, "\u{FFFD}!", "lone-surrogate@1:8"),
      (#"\UDE00\U0041"#, "\u{FFFD}A", "lone-surrogate@1:8"),
    ])
  func warns(_ written: String, _ decoded: String, _ problem: String) {
    let document = StringsDocument("\"k\" = \"\(written)\";")
    #expect(document.pairs == ["k=\(decoded)"])
    #expect(document.problems == [problem])
    #expect(!document.hasErrors)
  }

  @Test("unescapes keys, too, before it compares them")
  func duplicates() throws {
    let document = StringsDocument("\"é\" = \"1\";\n\"\\U00e9\" = \"2\";\n\"e\u{301}\" = \"3\";")
    #expect(document.problems == ["duplicate-key@2:1"])
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.notes.map { $0.location?.range.lowerBound } == [0])
    let winner = try #require(document.entry(forKey: "é"))
    #expect(document.value(of: winner) == "2")
    #expect(document.entry(forKey: "f") == nil)
  }

  @Test(
    "names each mistake and goes on",
    arguments: [
      StringsCase("\"a\" = \"b\"\n\"c\" = \"d\";", ["a=b", "c=d"], ["missing-semicolon@1:10"]),
      StringsCase("\"a\" = \"b\" \"c\" = \"d\";", ["a=b", "c=d"], ["missing-semicolon@1:10"]),
      StringsCase("\"a\" = \"b\"", ["a=b"], ["missing-semicolon@1:10"]),
      StringsCase("\"a\" \"b\";\n\"c\";", ["c=c"], ["missing-equals@1:4"]),
      StringsCase("\"a\"\n\"c\";", ["c=c"], ["missing-semicolon@1:4"]),
      StringsCase("\"a\" = ;\n\"c\";", ["c=c"], ["missing-value@1:7"]),
      StringsCase("\"a\" = { b = (c, d); };\n\"c\";", ["c=c"], ["missing-value@1:7"]),
      StringsCase("\"a\" = \"b\";;\n\"c\";", ["a=b", "c=c"], ["unexpected-text@1:11"]),
      StringsCase("= \"b\";\n\"c\";", ["c=c"], ["unexpected-text@1:1"]),
      StringsCase("\"a\" = “b”;\n\"c\";", ["c=c"], ["missing-value@1:7"]),
      StringsCase("<<<<<<< HEAD\n\"c\";", ["c=c"], ["unexpected-text@1:1"]),
      StringsCase("{ \"a\" = \"b\";", ["a=b"], ["missing-closing-brace@1:1"]),
      StringsCase("{ a = b; } }", ["a=b"], ["unexpected-text@1:12"]),
      StringsCase(
        "{ a = b; }\nc = d;\ne = f;", ["a=b", "c=d", "e=f"], ["entry-behind-brace@2:1"]),
      StringsCase("\"a\" = \"b;\n\"c\" = \"d\";", ["c=d"], ["unterminated-string@1:7"]),
      StringsCase("\"a = \"b\";\n\"c\" = \"d\";", ["c=d"], ["missing-equals@1:7"]),
      StringsCase("\"a\" = b c\";\n\"d\";", ["a=b c", "d=d"], ["missing-opening-quote@1:7"]),
      StringsCase(
        "\"a\" = Don't; go, %@!\" ; \"b\" \"c\";\n\"c\" = \"d\";", ["a=Don't; go, %@!", "c=d"],
        ["missing-opening-quote@1:7", "missing-equals@1:28"]),
      StringsCase("\"a\" =%@,\\té\";\n\"c\";", ["a=%@,\té", "c=c"], ["missing-opening-quote@1:6"]),
      StringsCase("a, b; c\" = \"d\"; e = f;", ["e=f"], ["missing-opening-quote@1:1"]),
      StringsCase("%@ \\\"b\\\"\" = d;\n\"c\";", ["c=c"], ["missing-opening-quote@1:1"]),
      StringsCase("\"a\" = b \"c\";\n\"d\";", ["a=b", "c=c", "d=d"], ["missing-semicolon@1:8"]),
      StringsCase("\"c\" = \"d\";\n\"a\" = \"b;\n", ["c=d"], ["unterminated-string@2:7"]),
      StringsCase("\"a;\nb = c;", ["b=c"], ["unterminated-string@1:1"]),
      StringsCase("a = b; /* c\nd = e;", ["a=b", "d=e"], ["unterminated-comment@1:8"]),
      StringsCase(
        "a = b /* c\nd = e;", ["a=b", "d=e"], ["missing-semicolon@1:6", "unterminated-comment@1:7"]),
      StringsCase(
        "\"a\" = \"b\"\n= ;\n\"c\" \"d\";\n\"e\" = \"f\";", ["a=b", "e=f"],
        ["missing-semicolon@1:10", "unexpected-text@2:1", "missing-equals@3:4"]),
    ])
  func recovers(_ example: StringsCase) {
    let document = StringsDocument(example.text)
    #expect(document.pairs == example.entries)
    #expect(document.problems == example.problems)
    #expect(document.hasErrors)
    #expect(document.string == example.text)
  }

  @Test func saysWhatBelongsWhereTextIsUnexpected() throws {
    let diagnostic = try #require(StringsDocument("\"a\" = \"b\";;\n\"c\";").diagnostics.first)
    let expected = "where an entry such as \"key\" = \"value\"; was expected: remove it or "
    #expect(diagnostic.message.contains(expected))
  }

  @Test(
    "writes no semicolon by itself where the rest of a text follows",
    arguments: [
      (#""a" = "b "/usr" c";"#, false), (#""a" = "b "c" d";"#, false),
      (#""a" = "b" /* c */"#, true),
      (#""a" = "b" // c"#, true), ("\"a\" = \"b\" \n\"c\" = \"d\";", true),
    ])
  func semicolons(text: String, isSafe: Bool) {
    let fixes = StringsDocument(text).diagnostics.flatMap(\.fixIts)
    #expect(fixes.first?.edits.first?.replacement == ";")
    #expect(fixes.map(\.isSafe) == [isSafe])
  }

  @Test("repairs what has one repair")
  func fixIts() {
    let edits = ["\"a\" = \"b\"\n", "a;;", "\"a\" = \"\\u00e9\";"].map { text in
      StringsDocument(text).diagnostics.flatMap(\.fixIts).map {
        "\($0.edits.map { "\($0.range) \($0.replacement)" }) \($0.isSafe)"
      }
    }
    #expect(edits == [[#"["9..<9 ;"] true"#], [#"["2..<3 "] true"#], [#"["8..<9 U"] false"#]])
  }
}
