import Catalogs
import Exchange
import Testing

/// What a translation makes of a unit's element.
@Suite struct XLIFFUnitWritingTests {
  static func written(
    _ unit: String, _ text: String = "b", _ state: TextState = .translated,
    in known: TextState? = nil, version: XLIFFDocument.Version = .v1_2
  ) -> String? {
    XLIFFUnitWriting(Array(unit.utf8), version: version).unit(with: text, state, in: known)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    // A translation that is there, with and without a state.
    (
      "<trans-unit id='a'><source>a</source><target>x</target></trans-unit>",
      "<trans-unit id='a'><source>a</source><target>b</target></trans-unit>"
    ),
    (
      "<trans-unit id=\"a\"><source>a</source><target a='state=\"x\"'>x</target><note>n</note></trans-unit>",
      "<trans-unit id=\"a\"><source>a</source><target a='state=\"x\"'>b</target><note>n</note></trans-unit>"
    ),
    (
      "<trans-unit><source>a</source><target/></trans-unit>",
      "<trans-unit><source>a</source><target>b</target></trans-unit>"
    ),
    (
      "<trans-unit><source/><target b='1' /></trans-unit>",
      "<trans-unit><source/><target b='1' >b</target></trans-unit>"
    ),
    // None: behind the source, or what is cut of it, laid out as these.
    (
      "<trans-unit>\r\n\t<source>a</source>\r\n</trans-unit>",
      "<trans-unit>\r\n\t<source>a</source>\r\n\t<target state=\"translated\">b</target>\r\n</trans-unit>"
    ),
    (
      "<trans-unit><source>a</source><seg-source><mrk>a</mrk></seg-source></trans-unit>",
      "<trans-unit><source>a</source><seg-source><mrk>a</mrk></seg-source><target state=\"translated\">b</target></trans-unit>"
    ),
    // Other proposals, comments and CDATA are no translations.
    (
      "<trans-unit><!-- <target>c</target> --><source>a</source><alt-trans><target>c</target></alt-trans></trans-unit>",
      "<trans-unit><!-- <target>c</target> --><source>a</source><target state=\"translated\">b</target><alt-trans><target>c</target></alt-trans></trans-unit>"
    ),
    (
      "<trans-unit><source>a</source><target><![CDATA[<b>]]></target></trans-unit>",
      "<trans-unit><source>a</source><target>b</target></trans-unit>"
    ),
  ])
  func onlyTheTranslationChanges(unit: String, expected: String) {
    #expect(Self.written(unit) == expected)
  }

  @Test func statesAreSaidWhereTheyChange() {
    let unit =
      "<trans-unit><source>a</source><target state=\"new\" state-qualifier='x' b=\"c\">x</target></trans-unit>"
    #expect(
      Self.written(unit, in: .new)
        == "<trans-unit><source>a</source><target b=\"c\" state=\"translated\">b</target></trans-unit>"
    )
    #expect(Self.written(unit, "x", .new, in: .new) == unit)
    #expect(
      Self.written(unit, "b", .needsReview, in: .new)?.contains("state=\"needs-review-l10n\"")
        == true)
  }

  @Test func segmentsOfXLIFF2() {
    let unit =
      "<unit id=\"1\"><notes><note>n</note></notes><segment><source>a</source></segment></unit>"
    #expect(
      Self.written(unit, "<", .needsReview, version: .v2_1)
        == "<unit id=\"1\"><notes><note>n</note></notes><segment state=\"translated\" subState=\"l10n:needs-review\"><source>a</source><target>&lt;</target></segment></unit>"
    )
    let two =
      "<unit><segment><source>a</source></segment><segment><source>b</source></segment></unit>"
    #expect(Self.written(two, version: .v2_1) == nil)
  }

  @Test(arguments: [
    "<trans-unit><source>a<x id='1'/></source></trans-unit>",
    "<trans-unit><source>a</source><target>a<g id='1'>b</g></target></trans-unit>",
    "<trans-unit><source>a</source><target>a</target><target>b</target></trans-unit>",
    "<trans-unit></trans-unit>", "<x:trans-unit><x:source>a</x:source></x:trans-unit>", "<unit/>",
    "", "<trans-unit><source>a",
  ])
  func whatATextCannotStandForIsLeft(unit: String) {
    #expect(Self.written(unit) == nil)
  }

  @Test func whatXMLCannotHoldIsLeft() {
    #expect(Self.written("<trans-unit><source>a</source></trans-unit>", "a\u{1}") == nil)
  }
}
