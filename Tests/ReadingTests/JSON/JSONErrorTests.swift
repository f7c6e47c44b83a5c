import Reading
import Testing

/// What is said of mistakes, where, and what is read all the same.
@Suite("Mistakes in JSON")
struct JSONErrorTests {
  @Test("in JSON5", arguments: values)
  func json5Value(_ text: String, _ strictJSON: String, _ errors: [(Range<Int>, String)]) {
    expectErrors(json5(text), (text, strictJSON, errors))
  }

  private static let values: [JSONErrorCase] = [
    (
      "{\n<<<<<<< HEAD\na: 1}", "{}",
      [
        (
          2..<14,
          "git's conflict marker: choose between the two sides first, then remove the markers"
        )
      ]
    ),
    (
      "{a: 'x, b: [1, 2}", #"{"a":"x, b: [1, 2}"}"#,
      [(4..<17, "the text that starts here has no closing quotation mark `'`")]
    ),
    ("{a: [1, 2}", #"{"a":[1,2]}"#, [(9..<10, "expected `]`, found `}`")]),
    ("[1, 2}", "[1,2]", [(5..<6, "expected `]`, found `}`")]),
    ("{a: {b: 1}", #"{"a":{"b":1}}"#, [(0..<1, "the `{` here has no closing `}`")]),
    (
      "[1 2 3]", "[1,2,3]",
      [
        (3..<4, "expected a comma or `]` after the value, found `2`"),
        (5..<6, "expected a comma or `]` after the value, found `3`"),
      ]
    ),
    ("[1,,2]", "[1,2]", [(3..<4, "expected a value, found `,`; remove it")]),
    ("[,]", "[]", [(1..<2, "expected a value, found `,`; remove it")]),
    ("{,}", "{}", [(1..<2, "expected a name, found `,`; remove it")]),
    ("{a: , b: 1}", #"{"b":1}"#, [(4..<5, "expected a value for the name `a`, found `,`")]),
    ("{a}", "{}", [(2..<3, "expected a colon after the name `a`, found `}`")]),
    ("{a, b: 1}", #"{"b":1}"#, [(2..<3, "expected a colon after the name `a`, found `,`")]),
    (
      "{multi-word: 1, 10twenty: 2, a.b: 3}", #"{"multi-word":1,"10twenty":2,"a.b":3}"#,
      [
        (
          6..<7,
          "the name `multi-word` contains `-` and needs quotation marks; write `'multi-word'`"
        ),
        (
          16..<24,
          "the name `10twenty` starts with a digit and needs quotation marks; write `'10twenty'`"
        ), (30..<31, "the name `a.b` contains `.` and needs quotation marks; write `'a.b'`"),
      ]
    ),
    (#"{"a" = 1}"#, #"{"a":1}"#, [(5..<6, "expected a colon after the name `a`, found `=`")]),
    ("1 2", "1", [(2..<3, "expected nothing after the value, found `2`")]),
    ("\t", "nothing", [(1..<1, "expected a value, found the end of the text")]),
    ("@", "nothing", [(0..<1, "expected a value, found `@`")]),
    ("{a: @b, c: 1}", #"{"c":1}"#, [(4..<5, "expected a value for the name `a`, found `@`")]),
    (
      "{a: 1 /* open", #"{"a":1}"#,
      [
        (0..<1, "the `{` here has no closing `}`"),
        (6..<13, "the comment that starts here has no closing `*/`"),
      ]
    ),
    (
      #"["\u12", "\x4", "\uD83D", "\u{1F600}", "\1", "\09"]"#, #"["�","�","�","😀","1","\u00009"]"#,
      [
        (2..<6, #"expected four hexadecimal digits after `\u`, found `"`"#),
        (10..<13, #"expected two hexadecimal digits after `\x`, found `"`"#),
        (
          17..<23,
          #"`\uD83D` is half of a surrogate pair; write both halves or the character itself"#
        ),
        (
          27..<36,
          #"`\u{1F600}` is not an escape here; write `\uD83D\uDE00` or the character itself"#
        ), (40..<42, #"`\1` is not an escape here; write `\u0001`"#),
        (46..<48, #"`\0` is not an escape here; write `\u0000`"#),
      ]
    ),
    (
      "[01, 1e, 0x, -, 12px, 1e2.3, --1, −5]", #"[1,"NaN","NaN","NaN","NaN","NaN","NaN",-5]"#,
      [
        (1..<3, "`01` is not a number; write `1`"),
        (5..<7, "`1e` is not a number; it needs digits after `e`"),
        (9..<11, "`0x` is not a number; it needs hexadecimal digits after `0x`"),
        (13..<14, "`-` is not a number; it needs digits"),
        (16..<20, "`12px` is not a number; write only digits, or put it in quotation marks"),
        (22..<27, "`1e2.3` is not a number; write only digits, or put it in quotation marks"),
        (29..<32, "`--1` is not a number; write only digits, or put it in quotation marks"),
        (34..<37, "`−` has no meaning here; write a plain `-`"),
      ]
    ),
    (
      #"{\u0020a: 1}"#, #"{" a":1}"#,
      [(1..<7, #"`\u0020` stands for no letter of a name; put the name in quotation marks"#)]
    ),
    (
      "｛a: 1｝", #"{"a":1}"#,
      [
        (0..<3, "`｛` has no meaning here; write a plain `{`"),
        (7..<10, "`｝` has no meaning here; write a plain `}`"),
      ]
    ),
    ("[1, ], 3]", "[1]", [(5..<6, "expected nothing after the value, found `,`")]),
    ("{'a': 1,, 'b': 2}", #"{"a":1,"b":2}"#, [(8..<9, "expected a name, found `,`; remove it")]),
    (
      #"{"a": hello world, "b": 2}"#, #"{"a":"hello world","b":2}"#,
      [(6..<17, "`hello world` is not a value; put text in quotation marks `'`")]
    ),
    (
      #"{"a": http://x.y, "b": 2}"#, #"{"a":"http","b":2}"#,
      [
        (6..<10, "`http` is not a value; put text in quotation marks `'`"),
        (10..<11, "expected a comma or `}` after the value of `a`, found `:`"),
      ]
    ),
    ("`text`", "nothing", [(0..<1, "expected a value, found ```")]),
    (
      "{a: true false}", #"{"a":true}"#,
      [
        (9..<14, "expected a comma or `}` after the value of `a`, found `false`"),
        (14..<15, "expected a colon after the name `false`, found `}`"),
      ]
    ),
    (
      #"["“", "a”, "b"]"#, #"["“","a","b"]"#,
      [(10..<13, #"quotation marks like `”` are not understood; write a straight one: `"`"#)]
    ),
  ]

  @Test("what JSON5 has and JSON hasn't", arguments: strict)
  func strictValue(_ text: String, _ strictJSON: String, _ errors: [(Range<Int>, String)]) {
    expectErrors(json(text), (text, strictJSON, errors))
  }

  private static let strict: [JSONErrorCase] = [
    ("[1, 2,]", "[1,2]", [(5..<6, "a comma before `]` is not allowed in JSON; remove it")]),
    (
      #"{a: 'x', /* c */ "b": 0x1F, "c": .5, "d": +1, "e": NaN}"#,
      #"{"a":"x","b":31,"c":0.5,"d":1,"e":"NaN"}"#,
      [
        (1..<2, #"names need quotation marks in JSON; write `"a"`"#),
        (4..<5, #"single quotation marks are not allowed in JSON; write `"` at both ends"#),
        (9..<16, "comments are not allowed in JSON; remove it"),
        (22..<26, "`0x1F` is not allowed in JSON; write `31`"),
        (33..<35, "`.5` is not allowed in JSON; write `0.5`"),
        (42..<44, "`+1` is not allowed in JSON; write `1`"),
        (51..<54, "`NaN` is not allowed in JSON; there is no number for it"),
      ]
    ),
    (
      "[\"a\tb\", \"\\x41\", \"\\'\", \"\\a\", \"\\v\", \"\\0\"]",
      #"["a\tb","A","'","a","\u000b","\u0000"]"#,
      [
        (3..<4, #"U+0009 is not allowed in a text of JSON; write `\t`"#),
        (9..<13, #"`\x41` is not allowed in JSON; write `\u0041`"#),
        (17..<19, #"`\'` is not allowed in JSON; write `'`"#),
        (23..<25, #"`\a` is not an escape in JSON; remove the backslash, or write `\\` for one"#),
        (29..<31, #"`\v` is not allowed in JSON; write `\u000B`"#),
        (35..<37, #"`\0` is not allowed in JSON; write `\u0000`"#),
      ]
    ),
    (
      #"{"a": 'it\'s'}"#, #"{"a":"it's"}"#,
      [
        (6..<7, #"single quotation marks are not allowed in JSON; write `"` at both ends"#),
        (9..<11, #"`\'` is not allowed in JSON; write `'`"#),
      ]
    ),
    (
      "[\"a\\\nb\"]", #"["ab"]"#,
      [(3..<5, "a text must not go on in the next line in JSON; write it in one line")]
    ),
  ]

  @Test("a trailing comma of strict members")
  func strictMembers() {
    expectErrors(
      json(#""a": 1,"#, .members),
      ("", #"{"a":1}"#, [(6..<7, "a comma before the end is not allowed in JSON; remove it")]))
  }

  @Test("trailing commas may be allowed, however many there are")
  func allowedCommas() {
    let items = String(repeating: #"{"c": 1,},"#, count: 50)
    let text = #"{"a": [1,], "b": ["# + items + "],}"
    let document = JSONDocument(
      parsing: Array(text.utf8), dialect: .json, allowsTrailingCommas: true)
    #expect(document.errors.isEmpty)
    #expect(document.trailingCommas.count == 53)
    #expect(document.trailingCommas.first == 8..<9)
    #expect(document.root?["b"]?.elements?.count == 50)
    #expect(json(text).errors.count == 20)
    let empty = JSONDocument(
      parsing: Array("[[,], {,}, [1,,]]".utf8), dialect: .json, allowsTrailingCommas: true)
    #expect(empty.errors.count == 3)
  }

  @Test("after twenty mistakes the rest isn't read")
  func limit() {
    let document = json5("[" + String(repeating: "1 ", count: 50) + "]")
    #expect(document.errors.count == 20)
    #expect(document.errors.allSatisfy { $0.found == "`1`" })
  }

  @Test("what a message shows is short and visible")
  func excerpts() {
    let long = json5(String(repeating: "x", count: 1000))
    #expect(long.errors.first?.found == "`" + String(repeating: "x", count: 32) + "…`")
    #expect(json5("\u{202E}").errors.first?.found == "U+202E")
    #expect(json5("\u{7}").errors.first?.found == "U+0007")
    #expect(json5("1 \"a\u{1}\u{200F}b\"").errors.first?.found == "`\"aU+0001U+200Fb\"`")
    let joined = json5("1 \"\u{1F469}\u{200D}\u{1F4BB}x\u{200D}\u{A0}\"")
    #expect(joined.errors.first?.found == "`\"\u{1F469}\u{200D}\u{1F4BB}xU+200DU+00A0\"`")
    let byte = JSONDocument(parsing: [0x5B, 0xFF], dialect: .json5)
    #expect(byte.errors.contains { $0.found == "the byte FF, which is not UTF-8" })
  }
}
