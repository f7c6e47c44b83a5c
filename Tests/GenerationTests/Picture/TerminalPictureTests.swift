import Diagnostics
import Generation
import Testing

/// What a terminal shows becomes a picture.
@Suite struct TerminalPictureTests {
  @Test func escapeSequencesBecomeLooks() {
    let lines = TerminalLine.lines(of: "a\u{1B}[1;31mb\u{1B}[0mc\n\u{1B}[2md\ne\u{1B}[m")
    #expect(
      lines.map { $0.runs.map(\.text) } == [["a", "b", "c"], ["d"], ["e"]])
    #expect(lines[0].runs.map(\.style) == [.plain, TextStyle(isBold: true, color: 31), .plain])
    // Looks go on over the end of a line.
    #expect(lines[2].runs[0].style == .dim)
  }

  @Test func otherSequencesAreLeftOut() {
    let line = TerminalLine.lines(of: "a\u{1B}[K\u{1B}]8;;https://a.example\u{1B}\\b")[0]
    #expect(line.runs.map(\.text).joined() == "ab")
  }

  @Test(arguments: [
    ("abcde", 2, ["ab", "cd", "e"]), ("abcd", 2, ["ab", "cd"]), ("", 2, [""]), ("año", 3, ["año"]),
  ])
  func longLinesAreWrapped(text: String, columns: Int, expected: [String]) {
    let lines = TerminalLine(text).wrapped(columns: columns)
    #expect(lines.map { $0.runs.map(\.text).joined() } == expected)
  }

  @Test(arguments: TerminalPicture.Theme.allCases)
  func textIsEscaped(theme: TerminalPicture.Theme) {
    let picture = TerminalPicture([TerminalLine("a < b & c")], columns: 20, title: "<t>")
    let svg = picture.svg(theme)
    #expect(svg.contains(">a &lt; b &amp; c</text>"))
    #expect(svg.contains("&lt;t&gt;</title>"))
  }

  @Test func aSessionHasATitleAndCommands() {
    let session = TerminalSession("# A title\nl10n a\n\n# a comment\nl10n b 'c'\n")
    #expect(session.title == "A title")
    #expect(session.commands == ["l10n a", "l10n b 'c'"])
    let svg = session.picture(columns: 40) { "printed \($0)\n\n" }.svg(.light)
    #expect(svg.contains(">l10n b 'c'<"))
    #expect(svg.contains(">printed a</text>"))
  }
}
