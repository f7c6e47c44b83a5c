import Diagnostics
import Testing

/// Where a diagnostic is, in the units of each reader: bytes, code points, and what people see.
@Suite struct PlaceTests {
  struct Place: CustomTestStringConvertible, Sendable {
    var text: String
    /// The part that the diagnostic is about.
    var part: String
    var line: Int
    /// From 1, in UTF-8 bytes and in code points; each with its end.
    var bytes: (Int, Int)
    var scalars: (Int, Int)
    /// The line with its caret, as a person sees it.
    var excerpt: String
    var testDescription: String { text.debugDescription }
  }

  static let places = [
    Place(
      text: "plain text", part: "text", line: 1, bytes: (7, 11), scalars: (7, 11),
      excerpt: "  plain text\n        ^\n"),
    // Editors neither show nor count the mark of a file.
    Place(
      text: "\u{FEFF}ñ = x", part: "x", line: 1, bytes: (6, 7), scalars: (5, 6),
      excerpt: "  ñ = x\n      ^\n"),
    Place(
      text: "é\nñandú = x", part: "x", line: 2, bytes: (11, 12), scalars: (9, 10),
      excerpt: "  ñandú = x\n          ^\n"),
    Place(
      text: "a\r\n\tb = 山", part: "山", line: 2, bytes: (6, 9), scalars: (6, 7),
      excerpt: "   b = 山\n       ^\n"),
    Place(
      text: "a\tb\tc", part: "c", line: 1, bytes: (5, 6), scalars: (5, 6),
      excerpt: "  a\\tb\\tc\n        ^\n"),
    Place(
      text: "\t\té\tx", part: "x", line: 1, bytes: (6, 7), scalars: (5, 6),
      excerpt: "    é\\tx\n       ^\n"),
    Place(
      text: "one\rtwo\rthree", part: "three", line: 3, bytes: (1, 6), scalars: (1, 6),
      excerpt: "  three\n  ^\n"),
    Place(
      text: "a\u{202E}b", part: "b", line: 1, bytes: (5, 6), scalars: (3, 4),
      excerpt: "  a\\u{202E}b\n           ^\n"),
    Place(
      text: "👨‍👩‍👧 = y", part: "y", line: 1, bytes: (22, 23), scalars: (9, 10),
      excerpt: "  👨‍👩‍👧 = y\n      ^\n"),
  ]

  private func diagnostic(_ place: Place) throws -> Diagnostic {
    let range = try #require(place.text.firstRange(of: place.part))
    let start = place.text.utf8.distance(from: place.text.startIndex, to: range.lowerBound)
    return Diagnostic(
      id: "some-rule", severity: .warning, message: "m",
      location: Location(file: "a.txt", range: start..<(start + place.part.utf8.count)))
  }

  @Test(arguments: places) func jsonCountsBytes(_ place: Place) throws {
    let objects = JSONRenderer { _ in Array(place.text.utf8) }.objects(for: [try diagnostic(place)])
    let json = objects.map { $0.text() }.joined()
    #expect(
      json.contains(
        #""line":\#(place.line),"column":\#(place.bytes.0),"endLine":\#(place.line),"#
          + #""endColumn":\#(place.bytes.1)"#), "\(json)")
  }

  @Test(arguments: places) func sarifCountsCodePoints(_ place: Place) throws {
    let renderer = SARIFRenderer(rules: []) { _ in Array(place.text.utf8) }
    let json = renderer.log([try diagnostic(place)]).text()
    #expect(
      json.contains(
        #"{"startLine":\#(place.line),"startColumn":\#(place.scalars.0),"#
          + #""endLine":\#(place.line),"endColumn":\#(place.scalars.1)}"#), "\(json)")
  }

  @Test(arguments: places) func gitHubCountsBytes(_ place: Place) throws {
    let line = GitHubRenderer { _ in Array(place.text.utf8) }.render([try diagnostic(place)])
    #expect(
      line == "::warning file=a.txt,line=\(place.line),endLine=\(place.line),"
        + "col=\(place.bytes.0),endColumn=\(place.bytes.1),title=some-rule::m\n")
  }

  @Test(arguments: places) func aCaretStandsBelowWhatPeopleSee(_ place: Place) throws {
    let renderer = TextRenderer(usesColor: false) { _ in Array(place.text.utf8) }
    #expect(
      renderer.render([try diagnostic(place)]).output
        == "a.txt:\(place.line):\(place.bytes.0): warning: m [some-rule]\n\(place.excerpt)")
  }

  @Test func aLongLineIsClippedAroundItsCaret() {
    let text = String(repeating: "é", count: 5_000) + "x" + String(repeating: "山", count: 5_000)
    let location = Location(file: "a", range: 10_000..<10_001, keyPath: ["key", "es"])
    let shown = TextRenderer(usesColor: false, showsKeyPaths: true) { _ in Array(text.utf8) }
      .render([Diagnostic(id: "x", severity: .note, message: "m", location: location)]).output
    let before = String(repeating: "é", count: 60)
    let after = "x" + String(repeating: "山", count: 59)
    #expect(
      shown == "a:1:10001: note: m [x]\n  \(before)\(after)\n  "
        + String(repeating: " ", count: 60) + "^\n  key ▸ es\n")
  }

  @Test(arguments: [
    ("abc", [Range<Int>]()), ("aé山😀", []), ("", []),
  ])
  func soundTextHasNoInvalidBytes(text: String, expected: [Range<Int>]) {
    #expect(invalidUTF8Ranges(in: Array(text.utf8), limit: 9) == expected)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], [1..<2]), ([0xC3], [0..<1]), ([0xC0, 0x80], [0..<2]),
      ([0xED, 0xA0, 0x80], [0..<3]), ([0xF4, 0x90, 0x80, 0x80], [0..<4]),
      ([0xE2, 0x82, 0x61], [0..<2]),
      ([0xFF, 0x61, 0xFE], [0..<1, 2..<3]), ([0x80, 0xC3, 0xA9, 0x80], [0..<1, 3..<4]),
      (Array(repeating: 0x61, count: 17) + [0xBF], [17..<18]),
    ] as [([UInt8], [Range<Int>])])
  func invalidBytesAreFoundWhereTheyAre(bytes: [UInt8], expected: [Range<Int>]) {
    #expect(invalidUTF8Ranges(in: bytes, limit: 9) == expected)
    #expect(invalidUTF8Ranges(in: bytes, limit: 1) == Array(expected.prefix(1)))
  }

  @Test(arguments: [
    ("inflcet", "inflect", true), ("Inflect", "inflect", true), ("morfology", "morphology", true),
    ("ab", "inflect", false), ("", "inflect", false), ("arguemntNumber", "argumentNumber", true),
  ])
  func theNearestNameIsThatWithTheFewestSlips(typed: String, name: String, isSlip: Bool) {
    let known = ["inflect", "morphology", "argumentNumber"]
    let found = NearestName.of(typed, among: known)
    #expect(found?.isSlip == isSlip)
    if isSlip { #expect(found?.name == name) }
  }

  /// Each is compared only as far as it may be nearer than those before.
  @Test(arguments: [
    ("abcd", ["xxxx", "abxx", "abdc", "abcd"], "abcd", 0), ("abcd", ["abxx", "xxcd"], "abxx", 2),
    ("abcd", ["wxyz", "badc"], "badc", 2), ("abcd", ["abcdefgh", "a", "abc"], "abc", 1),
    ("", ["abc", "a"], "a", 1), ("abc", [""], "", 3),
  ])
  func ofNamesThatAreAsNearTheFirstCounts(
    typed: String, known: [String], name: String, edits: Int
  ) {
    let found = NearestName.of(typed, among: known)
    #expect(found?.name == name)
    #expect(found?.edits == edits)
  }
}
