import Diagnostics
import SwiftSyntax
import TestSupport
import Testing

@testable import Extraction

/// Nesting as deep as is read at all: in a debug build, whose frames are many times as large as
/// those of a release, nothing overflows, and nothing is lost.
@Suite(.ends) struct NestingTests {
  static let key = #"String(localized: "deep")"#

  private static func nested(_ opening: String, _ closing: String, _ count: Int) -> String {
    String(repeating: opening, count: count) + key + String(repeating: closing, count: count)
  }

  static let deep: [String] = [
    "let a = " + nested("(", ")", 180), "let a = " + nested("f(", ")", 180),
    "let a = " + nested("[\"\", [", "]]", 90), "let a = " + nested("{ ", " }", 180),
    "let a = " + nested("f { ", " }", 180), nested("struct A { let a = (", ") }", 90),
    nested("func f() { if a { g(", ") } }", 60), "let a = " + nested("\"\\(", ")\"", 23),
    "let a = " + nested("a.map { x in ", " }", 150), "let a = " + nested("VStack { a; ", " }", 150),
    "let a = Text(\(key))" + String(repeating: ".bold()", count: 550),
    "let a = " + String(repeating: "b ? c : ", count: 500) + key,
    "func f() { if a {} " + String(repeating: "else if a {} ", count: 350) + "else { g(\(key)) } }",
    "func f() { " + nested("if a { ", " }", 180) + " }",
    "func f() { " + nested("switch a { case b: ", " }", 180) + " }",
    "let a = " + String(repeating: "try await ", count: 500) + key,
    "let a = x + " + String(repeating: "\"\" + ", count: 500) + key,
    "let a: " + String(repeating: "() -> ", count: 500) + "Int = " + key,
    "let a: " + String(repeating: "A<", count: 90) + String(repeating: ">", count: 90) + " = "
      + key,
    "let a = b" + String(repeating: "?", count: 1_000) + ".c(\(key))",
    "let a = b" + String(repeating: "[0]", count: 550) + "[\(key)]",
    "let a = " + String(repeating: "{ [", count: 14) + key,
  ]

  @Test(arguments: deep)
  func whatIsReadIsReadToTheBottom(source: String) {
    #expect(Extracted.from(source).entries.map(\.key) == ["deep"])
  }

  private static let spelled: [(String, Int?)] = [
    ("let a = \n[[[[[[[ /* [ */ [[[[[[[[1", 33), ("let a = (\"[[[[[[[[[[[[[[[[[[[[\")", nil),
    ("let a = /[[[[[[[[[[[[[[[[[[[[[[[[/", nil), ("let a = #\"[[[[\"[[[[[[[[[[[[[[[\"#", nil),
    ("let a = x / [[[[[[[[[[[[[[[1 / 2", 27), ("<#\"#>; let a = [[[[[[[[[[[[[[[1", 30),
    ("let a = `\"` + [[[[[[[[[[[[[[[1", 29), ("let a = '[[[[[[[[[[[[[[[[[[[[['", nil),
    ("let a = \"\\([[[[[[[[[[[[[[[1]", 26), ("let a = “\"” + [[[[[[[[[[[[[[[1", 33),
    ("let a = #/\"/# + [[[[[[[[[[[[[[[1", 31), ("// \"\nlet a = [[[[[[[[[[[[[[[1", 28),
    (String(repeating: "@A <\n", count: 40) + "B", 74),
    ("let a: " + String(repeating: "@A<", count: 15) + "B", 52),
    ("let a: @A<B>(c) @D<E> () -> F = [[[[[[[[[[[[[[[1", 47),
    (String(repeating: "struct B { @A<C> var d = 1 }\n", count: 20), nil),
  ]

  @Test(arguments: spelled)
  func stringsAndCommentsAreToldFromBrackets(source: String, offset: Int?) {
    let extraction = Extracted.from("let t = Text(\"b\")\n" + source)
    let found = extraction.diagnostics.filter { $0.id == "swift-too-complex" }
    #expect(
      found.map { ($0.location?.range.lowerBound ?? 0) - 18 } == (offset.map { [$0 - 1] } ?? []))
  }

  /// Only what is small and hardly nests is parsed without a look at the clock.
  @Test(arguments: [
    ("func a() { b(c) { [d] } }", true), (String(repeating: "@A<", count: 13), false),
    (String(repeating: "[{", count: 14), false),
    (String(repeating: "let a = 1\n", count: 500), false),
  ])
  func whatIsShallow(source: String, isShallow: Bool) {
    let scan = Array(source.utf8).withUnsafeBufferPointer { NestingScan.result(of: $0) }
    #expect(scan.isShallow == isShallow)
  }

  /// Behind each mistake the parser looks through the rest of the line, and of a type's members.
  ///
  /// What is no mistake stands there so often that taking it for one would be too much; more would only
  /// take long.
  private static let mistaken: [(String, Bool)] = [
    ("let a = " + String(repeating: "b ? ", count: 9_000), true),
    ("let a = [" + String(repeating: "b ? c, ", count: 9_000) + "]", true),
    ("struct A {\n  let a: Int\n  " + String(repeating: "b: \"c: ", count: 6_000), true),
    ("struct A {\n" + String(repeating: "b-c: 6.0\n", count: 6_000), true),
    ("struct A {\n" + String(repeating: "b(c: d)\n", count: 6_000), true),
    (String(repeating: "macro a ", count: 9_000), true),
    ("struct A: B where C: D" + String(repeating: "e(\"f\", g: \"h\")", count: 6_000), true),
    ("extension A where B == C" + String(repeating: "d: \"e: \"", count: 6_000), true),
    (String(repeating: "{ a }\nb([\"c\",($0) }\nif d { e, f)\ng(h) { i }\n", count: 3_000), true),
    (String(repeating: "a(\"b\", c: d)\nlet e = f(\"g\") as H\n", count: 1_200), false),
    ("struct A {\n" + String(repeating: "b(\"c\"); ", count: 6_000), true),
    ("struct A {\n" + String(repeating: "b(\"c\");\n", count: 6_000), true),
    ("struct A {\n" + String(repeating: "let b: C; var d: E;\n", count: 1_200), false),
    ("let a = b(\"\\(c { d(\"\\(e) f" + String(repeating: "g(h: ", count: 1_200), true),
    ("let a = b(\"\\(c) d" + String(repeating: "g(h: ", count: 2_000), false),
    ("struct A {\n" + String(repeating: "@b / ", count: 6_000), true),
    (
      "struct A {\n" + String(repeating: "@B var c = -1\n@D(-e) let f: @G () -> H\n", count: 1_200)
        + "}", false
    ),
    (String(repeating: "throws\na\n", count: 9_000), true),
    (String(repeating: "actor\nrethrows\n", count: 9_000), true),
    (String(repeating: "func a()\n  throws -> B {}\n", count: 3_000), false),
    ("protocol A {\n" + String(repeating: "func a()\n  throws -> B\n", count: 400) + "}", false),
    (String(repeating: "a throws ", count: 9_000), true),
    (String(repeating: "1 switch ", count: 9_000), true),
    (String(repeating: "precedencegroup a\n", count: 6_000), true),
    (String(repeating: "@a ; ", count: 6_000), true),
    (String(repeating: "@a {}\n", count: 3_000), true),
    ("func a(" + String(repeating: "@b (c) ()\n", count: 3_000), true),
    ("struct A {\n" + String(repeating: "self @b return weak\n", count: 3_000), true),
    ("enum A {\n" + String(repeating: "<A>\n", count: 3_000), true),
    (String(repeating: "mutating unowned(safe)\n", count: 3_000), true),
    (String(repeating: "precedencegroup a class { }\n", count: 3_000), true),
    (String(repeating: "unowned(safe) private(set) weak var a: B\n", count: 1_200), false),
    (
      "func a(\n"
        + String(repeating: "@B _ b: @C(d) @E () -> F, c: @J.G @K (H) -> I,\n", count: 1_200)
        + "d: J) {}", false
    ),
    (
      String(repeating: "let a = { @B @C in d }\nlet b: @B some C = c\n", count: 1_200), false
    ),
    (String(repeating: "@a\nprivate var b: C { e }\n", count: 1_200), false),
    ("enum A typealias " + String(repeating: "B = C ", count: 6_000), true),
    ("struct A " + String(repeating: "B = C ", count: 6_000), true),
    ("import struct A.B\n" + String(repeating: "let a = b\nc = d\n", count: 1_200), false),
    (
      "func f() {\nlet b = actor as? C\n"
        + String(repeating: "let d = e\nf(d)\n", count: 1_200) + "}", false
    ),
    (
      "func f() {\nif actor is A, let b = c {}\n"
        + String(repeating: "let d = e\nf(d)\n", count: 1_200) + "}", false
    ),
    (String(repeating: "precedencegroup A {}\n", count: 2_000), false),
    (String(repeating: "private actor inout\n", count: 40), true),
    (String(repeating: "actor func ", count: 40), true),
    (String(repeating: "private(set) _const actor ", count: 40), true),
    ("struct A {\n" + String(repeating: "@a private actor ", count: 40), true),
    (
      "func f(actor: B) {\n" + String(repeating: "let c = actor\nlet d = e(actor)\n", count: 400)
        + "}", false
    ),
    ("struct A {\n" + String(repeating: "macro a ", count: 6_000), true),
    ("enum A {\nstatic func a(b: C" + String(repeating: "d: \"e\"", count: 3_000), true),
    (
      "func a(" + String(repeating: "for b: inout C, _ d: (E) -> F, ", count: 1_200) + "g: H)",
      false
    ),
    (
      "let a = b(" + String(repeating: "c: d ? e : f as G, h: [1, 2], ", count: 1_200) + "i)", false
    ),
    ("struct A {\nfunc a(b: C" + String(repeating: "D D ", count: 3_000) + ") {}}", true),
    (
      "struct A {\n"
        + String(
          repeating: "var a: Int {\nswitch self3: return 1\ncase .b:\nreturn 2\n}\n}\n",
          count: 1_200),
      true
    ),
    (
      "let a = b(\"\\(c" + String(repeating: "d(\"a\", e: \"f\")", count: 200) + "\"\"\""
        + String(repeating: "g", count: 12_000), true
    ),
    (
      "func f(a: A) -> B {\n"
        + String(repeating: "switch a {\ncase .b: c(d)\ndefault: break\n}\n", count: 1_200) + "}",
      false
    ),
    ("struct A {\nvar a = b()\n" + String(repeating: "c: \"d\"c: \"d\"", count: 1_200), true),
    ("let a = \"\\(b)" + String(repeating: "\\u{301}", count: 20_000) + "\"", false),
    ("struct A {\n" + String(repeating: "let a = 1 + 2 + b(c)\n", count: 1_200) + "}", false),
    (
      "class A {\nclass func b() {\n" + String(repeating: "c = d + e(f)\n", count: 1_200) + "}}",
      false
    ),
    (
      "func a() { if let actor {\n" + String(repeating: "c = d + e(f)\n", count: 1_200) + "}}",
      false
    ),
    ("enum A {\n" + String(repeating: "case a\n", count: 6_000) + "}", false),
    ("func a() { Text(\"b\")\n" + String(repeating: "switch a { b }\n", count: 3_000), true),
    ("func a() { Text(\"b\")\n" + String(repeating: "switch a { .b: c }\n", count: 3_000), true),
    (
      "func a() { Text(\"b\")\n"
        + String(repeating: "switch a { /* b */\n@unknown default: c }\n", count: 1_200)
        + String(repeating: "switch a {\n#if B\ncase .b: c\n#endif\n}\n", count: 1_200)
        + "}", false
    ),
    ("let a = [" + String(repeating: "1, ", count: 5_000) + "1]", false),
    (String(repeating: "func a() { b(1, 2) }; ", count: 200), false),
    (String(repeating: "let a = b ? 1 : 2\n", count: 5_000), false),
  ]

  @Test(arguments: mistaken)
  func mistakes(source: String, isTooComplex: Bool) {
    // Parsing what is no mistake takes a debug build a second each, and shows nothing more.
    let scan = Array(source.utf8).withUnsafeBufferPointer { NestingScan.result(of: $0) }
    #expect((scan.excess != nil) == isTooComplex)
  }

  @Test(arguments: [
    ("struct A {\n" + String(repeating: "b-c: 6.0\n", count: 6_000), []),
    (String(repeating: "let a = b ? 1 : 2\n", count: 500), ["b"]),
  ])
  func whatTheScanSaysCounts(source: String, keys: [String]) {
    // Members that nobody names would be left out.
    let extraction = Extracted.from("let t = Text(\"b\")\nlet u = a\n" + source)
    #expect(extraction.entries.map(\.key) == keys)
    #expect(extraction.diagnostics.contains { $0.id == "swift-too-complex" } == keys.isEmpty)
  }

  /// Nothing can stop the parser; who waits for it goes on, and the next source gets its tree.
  @Test func aSourceThatTakesTooLongIsGivenUp() throws {
    let long = Array(String(repeating: "let a = b(1, 2)\n", count: 4_000).utf8)
    let short = Array("let a = 1\n".utf8)
    let other = long + short
    #expect(throws: ParsingExcess.self) { try ParsingThread.parse(long, within: 0) }
    #expect(try ParsingThread.parse(short, within: 60).statements.count == 1)
    #expect(try ParsingThread.parse(other, within: 60).statements.count == 4_001)
    // What was given up once is so at once.
    #expect(throws: ParsingExcess.self) { try ParsingThread.parse(long, within: 60) }
  }

  @Test func whatIsFoundDoesNotDependOnOtherFiles() {
    let heavy =
      "func p<T>(_ x: T) -> (T, T) { (x, x) }\nlet a0 = 1\n"
      + (0..<30).map { "let a\($0 + 1) = p(a\($0))\n" }.joined()
      + "let t = Text(\"\\(a9.0) \\(a30)\")\n"
    let use = "let u = Text(\"\\(a8.1) \\(a30) \\(a2.0)\")\n"
    let together = Extracted.from(["A.swift": heavy, "B.swift": use, "C.swift": use])
    let apart = Extracted.from(["A.swift": heavy, "Z.swift": use])
    #expect(together.entries.map(\.key) == apart.entries.map(\.key))
    #expect(!together.isComplete)
  }
}
