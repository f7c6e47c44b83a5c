import Diagnostics
import Testing

/// What two texts differ in is seen.
@Suite struct ComparedTextsTests {
  @Test(
    arguments: [
      ("Adblock\u{A0}*Browser*", "Adblock *Browser*", #"Adblock\u{A0}*Browser*"#, nil),
      ("10 %", "10\u{202F}%", nil, #"10\u{202F}%"#),
      ("10\u{A0}%", "10\u{202F}%", #"10\u{A0}%"#, #"10\u{202F}%"#),
      ("caf\u{E9}", "cafe\u{301}", #"caf\u{E9}"#, #"cafe\u{301}"#),
      ("\u{26A0}", "\u{26A0}\u{FE0F}", #"\u{26A0}"#, #"\u{26A0}\u{FE0F}"#),
      // The same space in both stays as it is.
      ("\u{A0}a b", "\u{A0}a\u{A0}b", nil, "\u{A0}a\\u{A0}b"),
      // Whoever sees a difference needs no more.
      ("10\u{A0}% off", "10 % on", nil, nil), ("a", "a\u{A0}", nil, nil), ("a", "", nil, nil),
      ("café", "cafe", nil, nil), ("a", "a", nil, nil), ("a  b", "a b", nil, nil),
      // These are spelled out wherever they stand.
      ("a\u{200B}b", "ab", #"a\u{200B}b"#, nil), ("a\nb", "a b", #"a\nb"#, nil),
    ] as [(String, String, String?, String?)])
  func lookAlikes(old: String, new: String, shownOld: String?, shownNew: String?) {
    let shown = ComparedTexts(old, new)
    let expected = [shownOld ?? old, shownNew ?? new]
    for (text, wanted) in zip([shown.old.output, shown.new.output], expected) {
      #expect(text.unicodeScalars.elementsEqual(wanted.unicodeScalars), "\(text.debugDescription)")
    }
  }
}
