import Testing

@testable import Messages

/// Format strings taken apart.
@Suite struct SpecifierSkeletonTests {
  @Test(
    arguments: [
      ("", "", [], ""),
      ("no placeholder", "no placeholder", [], "no placeholder"),
      ("%@", "\u{FFFC}", ["%@"], "%@"),
      ("%@ and %lld", "\u{FFFC} and \u{FFFC}", ["%@", "%lld"], "%1$@ and %2$lld"),
      ("%2$@ %1$@", "\u{FFFC} \u{FFFC}", ["%2$@", "%1$@"], "%2$@ %1$@"),
      ("%d%% of %@", "\u{FFFC}%% of \u{FFFC}", ["%d", "%@"], "%1$d%% of %2$@"),
      ("50% off %@ %@", "50% off \u{FFFC} \u{FFFC}", ["%@", "%@"], "50% off %@ %@"),
      ("100% %@ %d", "100% \u{FFFC} \u{FFFC}", ["%@", "%d"], "100% %1$@ %2$d"),
      ("%*.*f %@", "\u{FFFC} \u{FFFC}", ["%*.*f", "%@"], "%3$*1$.*2$f %4$@"),
      ("%(*ö)*d %@", "\u{FFFC} \u{FFFC}", ["%(*ö)*d", "%@"], "%2$(*ö)*1$d %3$@"),
      ("%1$@ %@", "\u{FFFC} \u{FFFC}", ["%1$@", "%@"], "%1$@ %@"),
      ("%#@a@ %@", "\u{FFFC} \u{FFFC}", ["%#@a@", "%@"], "%1$#@a@ %2$@"),
      ("ä%@ö%.2fü", "ä\u{FFFC}ö\u{FFFC}ü", ["%@", "%.2f"], "ä%1$@ö%2$.2fü"),
    ] as [(String, String, [String], String)])
  func skeleton(_ format: String, _ text: String, _ specifiers: [String], _ numbered: String) {
    let skeleton = SpecifierSkeleton(format)
    #expect(skeleton.text == text)
    #expect(skeleton.specifiers == specifiers)
    #expect(skeleton.numbered == numbered)
  }
}
