import Testing

@testable import Workflows

@Suite struct TerminalWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Caffé", 5), ("Cafe\u{301}", 4), ("привет", 6), ("山田様", 6),
    ("ｶﾌｪ", 3), ("カフェ", 6), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("，", 2),
    ("ليلى", 4), ("لِ", 1), ("שָׁלוֹם", 4), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2),
    ("🇪🇸", 2), ("☕️", 2), ("☕", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("1", 1), ("™", 1),
    ("\u{200B}", 0), ("a\u{200D}b", 2), ("“x”…", 4), ("€", 1), ("कॉफ़ी", 4), ("〿", 1),
    ("𠮷", 2), ("𝒳", 1),
  ])
  func columns(text: String, expected: Int) {
    #expect(TerminalWidth.columns(of: text) == expected)
  }
}
