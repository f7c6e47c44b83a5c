import Catalogs
import Reading
import Testing

@testable import Exchange

/// The translation of a unit is found as XML has it, and marking it changes its state alone.
@Suite struct XLIFFTargetTests {
  @Test(arguments: [
    (
      #"<trans-unit id="a"><source>A</source><target>B</target></trans-unit>"#,
      "B", #"<target state="translated">"#
    ),
    (
      #"<trans-unit id="a"><target note="a>b" state='new' other=" state='x'">B</target></trans-unit>"#,
      "B", #"<target note="a>b" other=" state='x'" state="translated">"#
    ),
    (
      #"<trans-unit id="a"><!-- <target>no</target> --><target state-qualifier="leveraged-mt">B</target></trans-unit>"#,
      "B", #"<target state="translated">"#
    ),
    (
      #"<trans-unit id="a"><source><![CDATA[<target>]]></source><target>B</target></trans-unit>"#,
      "B", #"<target state="translated">"#
    ),
    (
      #"<trans-unit id="a"><alt-trans><target>no</target></alt-trans><target>B</target></trans-unit>"#,
      "B", #"<target state="translated">"#
    ),
  ])
  func theUnitsOwnIsMarked(unit: String, content: String, tag: String) throws {
    let text = Array("<file>\(unit)</file>".utf8)
    let target = try #require(XLIFFTarget(inUnit: 6..<(6 + unit.utf8.count), of: text))
    #expect(String(decoding: text[target.content], as: UTF8.self) == content)
    #expect(target.marking(.translated, in: text) == TextEdit(target.tag, tag))
  }

  @Test(arguments: [
    "<trans-unit><source>A</source></trans-unit>",
    "<trans-unit><target/></trans-unit>",
    "<trans-unit><targets>A</targets></trans-unit>",
    "<trans-unit><alt-trans><target>A</target></alt-trans></trans-unit>",
  ])
  func aUnitWithoutOneHasNone(unit: String) {
    #expect(XLIFFTarget(inUnit: 0..<unit.utf8.count, of: Array(unit.utf8)) == nil)
  }
}
