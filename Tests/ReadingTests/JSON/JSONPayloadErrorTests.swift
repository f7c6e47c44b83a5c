import Reading
import Testing

/// A text, what is read all the same as strict JSON, and what is said of it.
typealias JSONErrorCase = (text: String, strictJSON: String, errors: [(Range<Int>, String)])

func expectErrors(_ document: JSONDocument, _ expected: JSONErrorCase) {
  #expect(document.root?.strictJSON ?? "nothing" == expected.strictJSON)
  #expect(document.errors.map(\.message) == expected.errors.map(\.1))
  #expect(document.errors.map(\.range) == expected.errors.map(\.0))
  #expect(document.errors.allSatisfy { !$0.expected.isEmpty && !$0.found.isEmpty })
}

@Suite("Mistakes in the payloads of attributes")
struct JSONPayloadErrorTests {
  @Test("between names and values", arguments: payloads)
  func payload(_ text: String, _ strictJSON: String, _ errors: [(Range<Int>, String)]) {
    expectErrors(json5(text, .members), (text, strictJSON, errors))
  }

  private static let payloads: [JSONErrorCase] = [
    (
      "inflect= true", #"{"inflect":true}"#,
      [(7..<8, "expected a colon after the name `inflect`, found `=`")]
    ),
    (
      "inflect： true， b： 2", #"{"inflect":true,"b":2}"#,
      [
        (7..<10, "`：` has no meaning here; write a plain colon `:`"),
        (15..<18, "`，` has no meaning here; write a plain comma `,`"),
        (20..<23, "`：` has no meaning here; write a plain colon `:`"),
      ]
    ),
    ("a => 1", #"{"a":1}"#, [(2..<3, "expected a colon after the name `a`, found `=`")]),
    ("a 1", #"{"a":1}"#, [(2..<3, "expected a colon after the name `a`, found `1`")]),
    (
      "a: 1 b: 2", #"{"a":1,"b":2}"#,
      [(5..<6, "expected a comma after the value of `a`, found `b`")]
    ),
    (
      "a: 1; b: 2", #"{"a":1,"b":2}"#,
      [(4..<5, "expected a comma after the value of `a`, found `;`")]
    ),
    (
      "a: True, b: NULL, c: yes", #"{"a":true,"b":null,"c":true}"#,
      [
        (3..<7, "`True` is not a value; write `true`"),
        (12..<16, "`NULL` is not a value; write `null`"),
        (21..<24, "`yes` is not a value; write `true`"),
      ]
    ),
    (
      "partOfSpeech: noun, x: 1", #"{"partOfSpeech":"noun","x":1}"#,
      [(14..<18, "`noun` is not a value; put text in quotation marks `'`")]
    ),
    (
      "partOfSpeech: big noun}, x: 1", #"{"partOfSpeech":"big noun","x":1}"#,
      [
        (14..<22, "`big noun` is not a value; put text in quotation marks `'`"),
        (22..<23, "`}` closes nothing here; remove it"),
      ]
    ),
    (
      "a: “curly”, b: ‘don’t’, c: «x»", #"{"a":"curly","b":"don’t","c":"x"}"#,
      [
        (3..<14, #"quotation marks like `“` are not understood; write straight ones: `"`"#),
        (19..<32, "quotation marks like `‘` are not understood; write straight ones: `'`"),
        (37..<42, #"quotation marks like `«` are not understood; write straight ones: `"`"#),
      ]
    ),
    (
      "a: 'noun’, b: 1", #"{"a":"noun","b":1}"#,
      [(8..<11, "quotation marks like `’` are not understood; write a straight one: `'`")]
    ),
    (
      "a: 'noun’, b: 'verb'", #"{"a":"noun","b":"verb"}"#,
      [(8..<11, "quotation marks like `’` are not understood; write a straight one: `'`")]
    ),
    (
      "a: 'noun’, b: {c: 'verb’}, d: 1", #"{"a":"noun","b":{"c":"verb"},"d":1}"#,
      [
        (8..<11, "quotation marks like `’` are not understood; write a straight one: `'`"),
        (25..<28, "quotation marks like `’` are not understood; write a straight one: `'`"),
      ]
    ),
    (
      "a: 'open", #"{"a":"open"}"#,
      [(3..<8, "the text that starts here has no closing quotation mark `'`")]
    ),
    (
      "a: 'open\nb: 2", #"{"a":"open","b":2}"#,
      [(3..<8, "the text that starts here has no closing quotation mark `'`")]
    ),
    (
      "a: 'open\nb: 'x'", #"{"a":"open","b":"x"}"#,
      [(3..<8, "the text that starts here has no closing quotation mark `'`")]
    ),
    (
      "a: 'two\nlines', b: 1", #"{"a":"two\nlines","b":1}"#,
      [(7..<8, #"a text must not contain a line break; write `\n` for it"#)]
    ),
    (
      "'a: 1, b: 2", "{}", [(0..<11, "the text that starts here has no closing quotation mark `'`")]
    ),
    ("a: 1}, b: 2", #"{"a":1,"b":2}"#, [(4..<5, "`}` closes nothing here; remove it")]),
    ("a: 1) b", #"{"a":1}"#, [(4..<5, "expected a comma after the value of `a`, found `)`")]),
  ]
}
