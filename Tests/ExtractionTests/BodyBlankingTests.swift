import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Extraction

/// Bodies without literals are blanked before parsing; nothing else is.
@Suite struct BodyBlankingTests {
  @Test(arguments: [
    ("func f() {\n  g()\n}", "func f() {\n  0  \n}"),
    (
      "  private static func f(a: Int) -> Int { \n a }",
      "  private static func f(a: Int) -> Int { \n 0 }"
    ),
    ("var a: Int {\n  b { c }\n}", "var a: Int {\n  0      \n}"),
    (
      "init() {\n  x = 1\n  // a } in words\n}", "init() {\n  0    \n                 \n}"
    ),
  ])
  func bodiesWithoutLiterals(source: String, blanked: String) {
    #expect(String(decoding: BodyBlanking.blanked(Array(source.utf8)), as: UTF8.self) == blanked)
  }

  @Test(arguments: [
    "func f() {\n  g(\"x\")\n}", "let a = f {\n  b\n}", "var a: Int {\n  didSet { b() }\n}",
    "var a: Int {\n  get { b }\n}", "struct A {\n  var b: Int\n}", "func f() {\n  a / b\n}",
    "func f() {\n  a =~ /[{]/\n}", "func f() {\n#if A\n}\n#endif\n}",
    "func f(\n  a: Int = {\n1\n}()\n) {",
    "func f() {\n  {\n", "let s = \"\"\"\n  func f() {\n    g()\n  }\n  \"\"\"",
    "// func f() {\nlet b = 1 }", "var a: Int = f {\n  1\n}", "func f() { // \"\n  a\n}",
    "func f() {\n  /* } */ a\n}", "let a = \"\"\"\nfunc f() {\n a\n}",
  ])
  func whatMustStay(source: String) {
    #expect(String(decoding: BodyBlanking.blanked(Array(source.utf8)), as: UTF8.self) == source)
  }

  @Test(
    arguments: Repository.files(in: "Sources", withSuffix: ".swift")
      + Repository.files(in: "Fixtures", withSuffix: ".swift"))
  func blankedFilesStillParse(path: String) throws {
    let bytes = try Array(Data(contentsOf: Repository.root.appending(path: path)))
    let program = SourceReader.read(path: path, bytes: bytes)
    #expect(program.diagnostics.map(\.message) == [])
    #expect(BodyBlanking.blanked(bytes).count == bytes.count)
  }
}
