import Diagnostics
import Extraction
import Resources
import Testing

/// What storyboards and xibs hold, and how Xcode names it.
@Suite struct InterfaceBuilderTests {
  private func read(
    _ body: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    path: String = "App/Base.lproj/Main.storyboard"
  ) -> ResourceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)">
      \(body)
      </document>
      """
    return ResourceReader.read(Array(text.utf8), path: path, kind: .interfaceBuilder)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "old-interface-builder-format note"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "old-interface-builder-format note"),
    ("org.example.Archive", "unexpected-document error"),
  ])
  func whatXcode3WroteIsNoMistake(type: String, expected: String) {
    let text = #"<?xml version="1.0"?>\#n<archive type="\#(type)" version="7.10"><data/></archive>"#
    let file = ResourceReader.read(
      Array(text.utf8), path: "App/Base.lproj/Cup.xib", kind: .interfaceBuilder)
    #expect(file.diagnostics.map { "\($0.id) \($0.severity)" } == [expected])
    #expect(file.entries.isEmpty)
  }

  /// Interface Builder keeps images of the system in the file.
  @Test func imagesMayBeLong() {
    let line = String(repeating: "QUJD", count: 15) + "\n"
    let file = read(
      """
      <label text="A" id="1"/>
      <resources><image name="a"><mutableData key="keyedArchiveRepresentation">
      \(String(repeating: line, count: 20_000))</mutableData></image></resources>
      <label text="B" id="2"/>
      """)
    #expect(file.diagnostics.isEmpty)
    #expect(file.entries.map(\.key) == ["1.text", "2.text"])
  }

  private static let mac = "com.apple.InterfaceBuilder3.Cocoa.XIB"

  @Test(arguments: [
    (#"<label text="A" id="1"/>"#, ["1.text": "A"]),
    (#"<label id="1"><string key="text">A&amp;B</string></label>"#, ["1.text": "A&B"]),
    (#"<label id="1"><string key="text" base64-UTF8="YES">QQ</string></label>"#, ["1.text": "A"]),
    (#"<label id="1"><mutableString key="text">A</mutableString></label>"#, ["1.text": "A"]),
    (#"<label text="" id="1"/>"#, [:]),
    (#"<textField text="A" placeholder="B" id="1"/>"#, ["1.text": "A", "1.placeholder": "B"]),
    (#"<label text="A" id="1"/><constraint placeholder="YES" id="2"/>"#, ["1.text": "A"]),
    (
      #"<navigationItem key="navigationItem" title="A" prompt="B" id="1"/>"#,
      ["1.title": "A", "1.prompt": "B"]
    ),
    (
      #"<tableViewSection headerTitle="A" footerTitle="B" id="1"/>"#,
      ["1.headerTitle": "A", "1.footerTitle": "B"]
    ),
    (
      #"<button id="1"><state key="normal" title="A"/><state key="selected"><string key="title">B</string></state></button>"#,
      ["1.normalTitle": "A", "1.selectedTitle": "B"]
    ),
    (
      #"<button id="1"><buttonConfiguration key="configuration" style="plain" title="A" subtitle="B"/></button>"#,
      ["1.configuration.title": "A", "1.configuration.subtitle": "B"]
    ),
    (
      #"<segmentedControl id="1"><segments><segment title="A"/><segment title=""/><segment title="C"/></segments></segmentedControl>"#,
      ["1.segmentTitles[0]": "A", "1.segmentTitles[2]": "C"]
    ),
    (
      #"<switch id="1"><accessibility key="accessibilityConfiguration" hint="A" label="B"/></switch>"#,
      ["1.accessibilityHint": "A", "1.accessibilityLabel": "B"]
    ),
    (
      #"<view id="1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="a" value="A"/><userDefinedRuntimeAttribute type="string" keyPath="b" value="B" localized="YES"/></userDefinedRuntimeAttributes></view>"#,
      ["1.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "B"]
    ),
  ])
  func uiKit(body: String, expected: [String: String]) {
    let entries = read(body).entries
    #expect(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.sourceText) }) == expected)
    #expect(entries.allSatisfy { $0.defaultValue == $0.sourceText && $0.table == "Main" })
  }

  @Test(arguments: [
    (
      #"<menuItem title="A" toolTip="B" id="1"><menu key="submenu" title="C" id="2"/></menuItem>"#,
      ["1.title": "A", "1.ibShadowedToolTip": "B", "2.title": "C"]
    ),
    (
      #"<tableColumn headerToolTip="B" id="1"><tableHeaderCell key="headerCell" title="A"/></tableColumn>"#,
      ["1.headerCell.title": "A", "1.headerToolTip": "B"]
    ),
    (
      #"<toolbarItem label="A" paletteLabel="B" title="D" toolTip="C" id="1"/>"#,
      ["1.label": "A", "1.paletteLabel": "B", "1.toolTip": "C"]
    ),
    (
      #"<segmentedCell id="1"><segments><segment label="A" toolTip="B"/><segment label="C"/></segments></segmentedCell>"#,
      ["1.ibShadowedLabels[0]": "A", "1.ibShadowedToolTips[0]": "B", "1.ibShadowedLabels[1]": "C"]
    ),
    (
      #"<comboBoxCell id="1"><objectValues><string>A</string><string>B</string></objectValues></comboBoxCell>"#,
      ["1.ibShadowedObjectValues[0]": "A", "1.ibShadowedObjectValues[1]": "B"]
    ),
    (
      #"<textField id="1"><accessibility description="A"/><textFieldCell key="cell" placeholderString="B" id="2"/></textField>"#,
      ["1.ibExternalAccessibilityDescription": "A", "2.placeholderString": "B"]
    ),
    (
      #"<binding id="1"><dictionary key="options"><string key="NSNullPlaceholder">A</string></dictionary></binding>"#,
      ["1.ibShadowedIsNilPlaceholder": "A"]
    ),
    (
      #"<binding id="1"><dictionary key="options"><string key="NSDisplayName">A</string></dictionary></binding>"#,
      ["1.ibShadowedDisplayName": "A"]
    ),
  ])
  func appKit(body: String, expected: [String: String]) {
    let entries = read(body, type: Self.mac).entries
    #expect(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.sourceText) }) == expected)
  }

  @Test(arguments: [
    (#"<label text="A" id="1"/>"#, #"Class = "UILabel"; text = "A"; ObjectID = "1";"#),
    (
      #"<label text="a &quot;b&quot;&#10;c" id="1"/>"#,
      #"Class = "UILabel"; text = "a \"b\"\nc"; ObjectID = "1";"#
    ),
    (#"<label text="&#9;A" id="1"/>"#, #"Class = "UILabel"; text = "\tA"; ObjectID = "1";"#),
    (
      #"<button id="1"><state key="normal" title="A"/><attributedString key="userComments"><fragment content="Note "/><fragment><string key="content">two</string></fragment></attributedString></button>"#,
      #"Class = "UIButton"; normalTitle = "A"; ObjectID = "1"; Note = "Note two";"#
    ),
    (
      #"<segmentedControl id="1"><segments><segment title="A"/></segments></segmentedControl>"#,
      #"Class = "UISegmentedControl"; 1.segmentTitles[0] = "A"; ObjectID = "1";"#
    ),
  ])
  func comments(body: String, comment: String) {
    #expect(read(body).entries.map(\.comment) == [comment])
  }

  @Test func aControlsNoteIsForItsCell() {
    let body = """
      <button id="1"><buttonCell key="cell" title="A" id="2"/>
      <attributedString key="userComments"><fragment content="Note"/></attributedString></button>
      """
    #expect(
      read(body, type: Self.mac).entries.map(\.comment)
        == [#"Class = "NSButtonCell"; title = "A"; ObjectID = "2"; Note = "Note";"#])
  }

  @Test func placesAreThoseOfTheTexts() {
    let entries = read(
      "<label text=\"A\" id=\"1\"/>\n<view id=\"2\"><string key=\"title\">B</string></view>"
    ).entries
    #expect(entries.flatMap(\.locations).map { [$0.line, $0.column] } == [[3, 14], [4, 34]])
  }

  @Test(arguments: [
    ("App/fr.lproj/Main.storyboard", 0), ("App/Base.lproj/Main.storyboard", 1), ("A.xib", 1),
  ])
  func filesOfOneLanguageDeclareNothing(path: String, count: Int) {
    #expect(read(#"<label text="A" id="1"/>"#, path: path).entries.count == count)
  }
}
