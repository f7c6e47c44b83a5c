import Messages
import Testing

@Suite("Specifiers without their arguments' numbers and names")
struct SpecifierSpellingTests {
  @Test(arguments: [
    ("%@", "%@"), ("%2$@", "%@"), ("%12$lld", "%lld"), ("%1$(count)02lld", "%(count)02lld"),
    ("%*2$d", "%*2$d"), ("%$@", "%$@"), ("%2", "%2"), ("", ""),
  ])
  func unnumbered(spelling: String, expected: String) {
    #expect(SpecifierSpelling.unnumbered(spelling) == expected)
  }

  @Test(arguments: [("%3$@", "%1$@"), ("%@", "%@"), ("%12$lld", "%10$lld")])
  func renumbered(spelling: String, expected: String) {
    #expect(SpecifierSpelling.renumbered(spelling, earlierBy: 2) == expected)
  }

  @Test(arguments: [
    ("%1$(count)02lld", "%02lld"), ("%(name)@", "%@"), ("%2$@", "%@"), ("%lld", "%lld"),
    ("%(name", "%(name"),
  ])
  func bare(spelling: String, expected: String) {
    #expect(SpecifierSpelling.bare(spelling) == expected)
  }

  /// Of a sign under a combining mark, too, which together are one `Character`.
  @Test(arguments: [
    ("50 %", "50 %%"), ("%\u{301}", "%%\u{301}"), ("%%", "%%%%"), ("a", "a"), ("", ""),
  ])
  func percentSigns(text: String, written: String) {
    #expect(Array(SpecifierSpelling.escaped(text).utf8) == Array(written.utf8))
    #expect(Array(SpecifierSpelling.unescaped(written).utf8) == Array(text.utf8))
  }
}
