import Diagnostics
import Testing

@Suite struct RendererTests {
  static let source = "first\n\tsecond \u{202E}line\nthird"

  private func renderer(color: Bool = false) -> TextRenderer {
    TextRenderer(usesColor: color) { $0 == "a.txt" ? Array(Self.source.utf8) : nil }
  }

  @Test func linesAndCaretsAreShown() {
    let diagnostic = Diagnostic(
      id: "some-rule", severity: .error, message: "wrong",
      location: Location(file: "a.txt", range: 7..<13),
      notes: [Diagnostic.Note(message: "see", location: Location(file: "a.txt", range: 0..<1))])
    #expect(
      renderer().render([diagnostic]) == """
        a.txt:2:2: error: wrong [some-rule]
           second \\u{202E}line
           ^
        a.txt:1:1: note: see
          first
          ^

        """)
  }

  @Test func aLineOfControlCharactersIsShown() {
    let line = String(repeating: "\u{0}", count: 100)
    let diagnostic = Diagnostic(
      id: "x", severity: .error, message: "m", location: Location(file: "b", range: 80..<81))
    let text = TextRenderer(usesColor: false) { _ in Array(line.utf8) }.render([diagnostic])
    #expect(text.output.hasPrefix("b:1:81: error: m [x]\n  \\u{0}"))
  }

  @Test func untrustedTextCannotControlTheTerminal() {
    let diagnostic = Diagnostic(id: "x", severity: .warning, message: "a\u{1B}[31m\u{202E}b\nc")
    #expect(
      renderer().render([diagnostic]) == "warning: a\\u{1B}[31m\\u{202E}b\\nc [x]\n")
  }

  @Test func outputIsSortedByFileOffsetAndId() {
    func diagnostic(_ file: String, _ offset: Int, _ id: String) -> Diagnostic {
      Diagnostic(
        id: id, severity: .note, message: "m",
        location: Location(file: file, range: offset..<offset))
    }
    let sorted = [
      diagnostic("b", 0, "a"), diagnostic("a", 9, "a"), diagnostic("a", 1, "b"),
      diagnostic("a", 1, "a"),
    ].sortedByPlace()
    #expect(sorted.map(\.id) == ["a", "b", "a", "a"])
    #expect(sorted.map { $0.location?.file } == ["a", "a", "a", "b"])
  }

  @Test func jsonKeepsItsOrderAndEscapes() {
    let json = JSONText.object([
      ("b", .string("\"\\\n\u{1}é\u{2028}")), ("a", .array([.number(-1), .bool(true), .null])),
      ("c", .object([])),
    ])
    #expect(json.text() == #"{"b":"\"\\\n\u0001é\u2028","a":[-1,true,null],"c":{}}"#)
    #expect(JSONText.array([.number(1)]).text(indented: true) == "[\n  1\n]")
  }

  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("", 0, 1, 1), ("é\nx", 1, 1, 2),
    ("a\n\nb", 2, 2, 1), ("a\n", 2, 2, 1),
  ])
  func linesEndAsTheyDo(text: String, offset: Int, line: Int, column: Int) {
    let position = LineMap(Array(text.utf8)).position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  /// A workflow command ends at a line end: GitHub would take what follows for the next one.
  @Test(arguments: [
    ("a\r\n::stop-commands::a", "a\\r%0A::stop-commands::a"), ("50%\u{301}", "50%25\u{301}"),
    ("a\r", "a\\r"), ("\u{1B}[31m\u{7}\u{202E}", "\\u{1B}[31m\\u{7}\\u{202E}"),
    ("a:b,c", "a:b,c"), ("\n\u{301}", "%0A\u{301}"),
  ])
  func githubCommandsStayOnTheirLine(text: String, expected: String) {
    let diagnostic = Diagnostic(id: "x", severity: .error, message: text)
    let line = GitHubRenderer { _ in nil }.render([diagnostic])
    #expect(line.utf8.elementsEqual("::error title=x::\(expected)\n".utf8))
  }

  /// "The same text stands here" says nothing without the place.
  @Test func aNoteWithoutALinkSaysWhereItIs() {
    let diagnostic = Diagnostic(
      id: "x", severity: .error, message: "m",
      notes: [
        Diagnostic.Note(message: "see", location: Location(file: "a.txt", range: 7..<13)),
        Diagnostic.Note(message: "hint"),
      ])
    let bytes = Array(Self.source.utf8)
    #expect(
      GitHubRenderer { _ in bytes }.render([diagnostic])
        == "::error title=x::m%0Aa.txt:2:2: see%0Ahint\n")
    let report = JUnitRenderer(failing: .error) { _ in bytes }.render([diagnostic], files: [])
    #expect(report.contains("a.txt:2:2: note: see"))
  }

  @Test func githubPropertiesEndWhereTheyShould() {
    let diagnostic = Diagnostic(
      id: "x", severity: .error, message: "m",
      location: Location(file: "a,:\r\n:\u{301}%", range: 0..<0))
    let line = GitHubRenderer { _ in nil }.render([diagnostic])
    #expect(line.hasPrefix("::error file=a%2C%3A%0D%0A%3A\u{301}%25,line=1,"))
  }
}
