import Messages
import TestSupport
import Testing

@Suite("pseudo texts")
struct PseudoTextTests {
  @Test(
    "only letters that people see change",
    arguments: [
      ("Hello", "⟦Ĥéļļö⟧"),
      ("%lld of %2$@ (100%%)", "⟦%lld öƒ %2$@ (100%%)⟧"),
      ("**Save** [all](https://example.com/help)", "⟦**Šáṽé** [áļļ](https://example.com/help)⟧"),
      ("^[%lld photo](inflect: true)", "⟦^[%lld þĥöţö](inflect: true)⟧"),
      ("%#@count@ left", "⟦%#@count@ ļéƒţ⟧"),
      ("a &amp; b \\* <b>c</b>", "⟦á &amp; ƀ \\* <b>ç</b>⟧"),
      ("Open <https://example.com>", "⟦Öþéñ <https://example.com>⟧"),
      ("see https://example.com/en now", "⟦šéé https://example.com/en ñöŵ⟧"),
      ("Open ${target}", "⟦Öþéñ ${target}⟧"),
      ("  padded\n", "  ⟦þáððéð⟧\n"),
      ("日本語", "⟦日本語⟧"), ("100% pure", "⟦100% pure⟧"),
    ])
  func accented(source: String, expected: String) {
    #expect(PseudoText(source, .accented)?.text == expected)
  }

  @Test("a part of another text has no brackets")
  func part() {
    #expect(PseudoText("%arg items", .accented, isPart: true)?.text == "%arg îţéɱš")
  }

  @Test(
    "short texts grow more",
    arguments: [
      ("Save", "⟦Šáṽé öñé ţŵö⟧"), ("%@", "⟦%@⟧"),
      ("**Add to order**\n", "⟦**Åðð ţö öŕðéŕ** öñé ţŵö ţĥŕé⟧\n"),
    ])
  func long(source: String, expected: String) {
    #expect(PseudoText(source, .long)?.text == expected)
  }

  @Test("words are turned round, and what stands between them is not")
  func rightToLeft() {
    let (before, after) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
    #expect(
      PseudoText("Hi %@ - you!", .rtl)?.text
        == "⟦\(before)Hi\(after) %@ - \(before)you!\(after)⟧")
  }

  @Test("brackets alone", arguments: [PseudoKind.bounded, .longest])
  func bounded(kind: PseudoKind) {
    #expect(PseudoText("Hello **you**", kind)?.text == "⟦Hello **you**⟧")
  }

  @Test("nothing is made of nothing", arguments: ["", "  \n"])
  func nothing(source: String) {
    #expect(PseudoText(source, .accented) == nil)
  }

  @Test(
    "people's texts have no mark",
    arguments: [("⟦Ĥî⟧", true), (" ⟦Hi⟧\n", true), ("[Hi]", false), ("⟦", false), ("⟦a⟧ b", false)])
  func mark(text: String, isMarked: Bool) {
    #expect(PseudoKind.isMarked(text) == isMarked)
  }

  @Test(
    "arguments and Markdown of real texts stay",
    .enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"),
    arguments: PseudoKind.allCases)
  func real(kind: PseudoKind) {
    var (made, leftOut, unchanged) = (0, 0, 0)
    let values = RealCatalogValues.all
    // An eighth of them, another one for each kind.
    let first = (PseudoKind.allCases.firstIndex(of: kind) ?? 0) % 8
    for value in stride(from: first, to: values.count, by: 8).map({ values[$0] }) {
      guard let pseudo = PseudoText(value.text, kind)?.text else {
        if value.text.contains(where: { !$0.isWhitespace }) { leftOut += 1 }
        continue
      }
      made += 1
      #expect(PseudoKind.isMarked(pseudo))
      #expect(Self.specifiers(pseudo, value.options) == Self.specifiers(value.text, value.options))
      #expect(MessageOutline(Message(pseudo)) == MessageOutline(Message(value.text)))
      let isPlain = kind == .accented && pseudo.dropFirst().dropLast() == value.text
      if isPlain, value.text.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) {
        unchanged += 1
      }
    }
    #expect(made > 3_750)
    #expect(leftOut < made / 1000)
    #expect(unchanged == 0)
  }

  private static func specifiers(_ text: String, _ options: SpecifierOptions) -> [String] {
    SpecifierScan(text, options: options).specifiers.map { String(text[utf8: $0.range]) }
  }
}
