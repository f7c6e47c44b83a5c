import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  /// The planes that have characters, and the noncharacters of the others.
  private static let scalars = [0...0x323AF, 0xE0000...0xE0FFF, 0xFFFFE...0xFFFFF].flatMap {
    (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init)
  }

  @Test(arguments: [
    ("plain é 山 ¿qué?", "plain é 山 ¿qué?"), ("a\tb\r\nc", #"a\tb\r\nc"#),
    ("\u{0}\u{1B}[31m\u{7F}", #"\u{0}\u{1B}[31m\u{7F}"#), ("\u{9B}2J\u{85}", #"\u{9B}2J\u{85}"#),
    ("\u{202E}\u{2066}\u{200E}\u{61C}", #"\u{202E}\u{2066}\u{200E}\u{61C}"#),
    ("a\u{E0068}\u{E007F}", #"a\u{E0068}\u{E007F}"#), ("a\u{200B}b\u{AD}", #"a\u{200B}b\u{AD}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{FEFF}\u{FFF9}", #"\u{FEFF}\u{FFF9}"#),
    ("\u{FFFE}\u{FFFF}", #"\u{FFFE}\u{FFFF}"#),
    ("\u{3164}\u{115F}\u{34F}", #"\u{3164}\u{115F}\u{34F}"#),
    // What people write with joiners and selectors stays.
    ("👨‍👩‍👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}", "👨‍👩‍👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष"),
    ("葛\u{E0100}", "葛\u{E0100}"),
    // Where nothing is written with them, they hide.
    ("ad\u{200D}min\u{200C}", #"ad\u{200D}min\u{200C}"#), ("a\u{FE0F}", #"a\u{FE0F}"#),
    ("😀\u{FE0F}\u{FE01}\u{E0100}", "😀\u{FE0F}\\u{FE01}\\u{E0100}"), ("\u{200D}", #"\u{200D}"#),
  ])
  func texts(text: String, expected: String) {
    #expect(VisibleText.escaped(text).utf8.elementsEqual(expected.utf8), "\(expected)")
  }

  @Test func aVisibleTextStaysAsItIs() {
    for scalar in Self.scalars {
      let once = VisibleText.escaped("a\(scalar)b")
      guard once.unicodeScalars.count > 3 else { continue }
      #expect(VisibleText.escaped(once) == once)
    }
  }

  /// A quick look at the bytes must not overlook what a look at every scalar finds.
  @Test func theQuickLookOverlooksNothing() {
    var overlooked: [UInt32] = []
    for scalar in Self.scalars {
      let text = String(scalar)
      var hides = false
      VisibleText.forEach(in: text) { _, isHidden in hides = isHidden }
      if hides, !VisibleText.mayHide(text) { overlooked.append(scalar.value) }
    }
    #expect(overlooked.isEmpty)
  }

  @Test func linesKeepTheirLineFeeds() {
    #expect(VisibleText.lines("a\r\n\u{301}b\n") == "a\\r\n\u{301}b\n")
  }

  @Test func directionMarksStayWhereTheyAreAskedFor() {
    let text = "\u{200F}שלום\u{202E}"
    #expect(VisibleText.escaped(text, directionMarks: .kept) == "\u{200F}שלום\\u{202E}")
  }

  @Test func whatIsPutIntoConsoleTextIsVisible() {
    let name = "a\u{1B}[2Jb\n"
    let inner: ConsoleText = "<\(name)>"
    let text: ConsoleText = "\u{1B}[1m\(name)\(inner)\(2)\n"
    #expect(text.output == "\u{1B}[1ma\\u{1B}[2Jb\\n<a\\u{1B}[2Jb\\n>2\n")
    #expect(ConsoleText(lines: name).output == "a\\u{1B}[2Jb\n")
    #expect(ConsoleText(difference: "+\t\u{1B}\tb\n").output == "+\t\\u{1B}\tb\n")
    let bell = "\u{7}"
    #expect([ConsoleText(bell), "b"].joined(separator: ", ").output == "\\u{7}, b")
  }

  @Test func aLinkThatCouldEndItsSequenceIsLeftOut() {
    var style = TextStyle.bold
    style.link = "https://a.example/\u{1B}\\"
    #expect(ConsoleText("x").styled(style).output == "\u{1B}[1mx\u{1B}[0m")
    style.link = "https://a.example/"
    #expect(
      ConsoleText("x").styled(style).output
        == "\u{1B}]8;;https://a.example/\u{1B}\\\u{1B}[1mx\u{1B}[0m\u{1B}]8;;\u{1B}\\")
  }

  @Test func jsonIsSafeToShowAndReadBackAsTheSame() {
    let text = "a\u{9B}\u{7F}\u{202E}\u{E0041}\u{0}é👨‍👩‍👧\r\n\"\u{301}\\"
    let json = JSONText.string(text).text()
    #expect(
      json.utf8.elementsEqual(
        #""a\u009b\u007f\u202e\udb40\udc41\u0000é👨‍👩‍👧\r\n\"\#u{301}\\""#.utf8))
    #expect(VisibleText.escaped(json) == json)
  }
}
