import Sessions
import Testing

@Suite struct SwiftLiteralTests {
  /// A literal with something behind it, and how long it is; nil where it has no end.
  @Test(
    arguments: [
      (#""a" + b"#, 3), (#""" + b"#, 2), (#""a\"b" + c"#, 6), (#""a\(b)c" + d"#, 8),
      (#""a\(f("x)"))c" + d"#, 14), (##"#"a"b"# + c"##, 7), (##"#"a\#(b)"# + c"##, 10),
      (#""a\\" + b"#, 5), (#"b + "a""#, nil), (#""a"#, nil), (#""a\(b"#, nil),
      ("\"a\nb\"", nil), ("\"\"\"\na \"b\" c\n\"\"\" + d", 15),
      // Brackets and quotation marks in what an interpolation holds.
      (#""a\(b /* ) " */)c" + d"#, 18), (#""a\(b /* /* ) */ ) */)c" + d"#, 24),
      (##""a\(f(#"x")"#))c" + d"##, 17), ("\"\"\"\na\\(b // )\n)\n\"\"\" + d", 19),
    ] as [(String, Int?)])
  func end(text: String, expected: Int?) {
    #expect(SwiftLiteral.end(in: Array(text.utf8), from: 0) == expected)
  }

  @Test func literalsInLiteralsHaveAnEnd() {
    let text = String(repeating: "\"\\((", count: 50_000)
    #expect(SwiftLiteral.end(in: Array(text.utf8), from: 0) == nil)
  }
}
