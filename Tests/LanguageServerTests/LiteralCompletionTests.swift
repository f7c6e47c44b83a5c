import Sessions
import Testing

/// What is offered inside of Swift's literals, however they are written.
@Suite struct LiteralCompletionTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "cart.title":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Cart of %@ with %lld \\"cups\\", 100%%"}}}},
    "cart.name":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Name %1$@, %2$lld \\"cups\\""}}}},
    "quoted \\"key\\"":{}},"version":"1.0"}
    """

  private static let code = #"""
    // "not here
    /* "nor /* "here" */ */
    let a = String(localized: #"car"#)
    let b = String(localized: """
      car
      """)
    let c = String(localized: "cart.title", defaultValue: "")
    let d = String(localized: ##""##)
    let e = String(localized: """
      """)
    let f = String(localized: "\(names.map { "x" }.count) cart")
    let name = ""
    func g(name: String, count: Int) -> String {
      String(localized: "cart.name", defaultValue: "\(name) \(count)", comment: "none")
    }
    let h = other("cart.title"), i = Text(defaultValue: "")
    let j = String(localized: "car
    let k = String(localized: "cart")
    """#

  private func client() -> TestClient {
    TestClient(["A.swift": Self.code, "Localizable.xcstrings": Self.catalog])
  }

  /// The lines of the file that change, after an item is chosen.
  private func line(_ client: TestClient, _ marked: String, _ label: String) -> [String] {
    let items = client.ask("textDocument/completion", client.place("A.swift", marked))["items"]
    guard let item = items.array.first(where: { $0["label"].string == label }) else { return [] }
    let edit = ["changes": [TestClient.uri("A.swift"): [item["textEdit"].value]]]
    let after = client.text(of: "A.swift", after: Answer(edit)) ?? ""
    let old = Set(Self.code.split(separator: "\n"))
    return after.split(separator: "\n").filter { !old.contains($0) }.map(String.init)
  }

  @Test func rawLiterals() {
    let client = client()
    #expect(
      line(client, "#\"car|\"#", "cart.title") == ["let a = String(localized: #\"cart.title\"#)"])
    #expect(
      line(client, "##\"|\"##", "quoted \"key\"")
        == ["let d = String(localized: ##\"quoted \\##\"key\\##\"\"##)"])
  }

  @Test func literalsOfSeveralLines() {
    let client = client()
    #expect(line(client, "\n  car|\n", "cart.title") == ["  cart.title"])
    #expect(line(client, "e = String(localized: \"\"\"\n|", "cart.title") == ["  cart.title"])
  }

  @Test func commentsInterpolationsAndOtherLiterals() {
    let client = client()
    for place in [
      "// \"not| here", "/* \"nor| /*", "{ \"x|\" }", "\\(names.m|ap", "let name = \"|\"",
    ] {
      let items = client.ask("textDocument/completion", client.place("A.swift", place))["items"]
      #expect(items.array.isEmpty, "\(place)")
    }
    #expect(line(client, "k = String(localized: \"cart|\"", "cart.title").count == 1)
  }

  @Test func defaultValues() {
    let client = client()
    let label = "Cart of %@ with %lld \"cups\", 100%%"
    #expect(
      line(client, "defaultValue: \"|\")\nlet d", label) == [
        #"let c = String(localized: "cart.title", defaultValue: "Cart of \\(${1:value}) with \\(${2:value}) \\"cups\\", 100%")"#
      ])
    #expect(
      line(client, "defaultValue: \"|\\(name)", "Name %1$@, %2$lld \"cups\"") == [
        #"  String(localized: "cart.name", defaultValue: "Name \(name), \(count) \"cups\"", comment: "none")"#
      ])
    #expect(line(client, "Text(defaultValue: \"|\")", label) == [])
  }

  @Test func keysBesideADefaultValue() {
    let client = TestClient([
      "A.swift": #"let a = String(localized: "car", defaultValue: "Cart")"#,
      "Localizable.xcstrings": Self.catalog,
    ])
    let answer = client.ask("textDocument/completion", client.place("A.swift", "\"car|\""))
    #expect(
      answer["items"].array.compactMap { $0["label"].string } == ["cart.name", "cart.title"])
  }
}

/// What is offered in a `.stringsdict` file.
@Suite struct DictionaryCompletionTests {
  private static let file = "pl.lproj/Localizable.stringsdict"

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>%lld cups</key>
    	<dict>
    		<key>NSStringLocalizedFormatKey</key>
    		<string>☕️ %#@cups@ %#@spoons@ %#</string>
    		<key>cups</key>
    		<dict>
    			<key>NSStringFormatSpecTypeKey</key>
    			<string>NSS</string>
    			<key>NSStringFormatValueTypeKey</key>
    			<string></string>
    			<key>one</key>
    			<string>%lld filiżanka</string>
    			<key></key>
    			fe
    		</dict>
    		sp
    	</dict>
    </dict>
    </plist>
    """

  private func answers(
    _ marked: String, encoding: String = "utf-16"
  ) -> (client: TestClient, items: [Answer]) {
    let client = TestClient([Self.file: Self.text], encoding: encoding)
    let answer = client.ask("textDocument/completion", client.place(Self.file, marked))
    return (client, answer["items"].array)
  }

  private func labels(_ marked: String) -> [String] {
    answers(marked).items.compactMap { $0["label"].string }
  }

  @Test func categoriesOfTheLanguage() {
    #expect(labels("<key>|</key>") == ["few", "many", "other"])
    let (_, items) = answers("\t\t\tfe|")
    #expect(items.compactMap { $0["label"].string } == ["few", "many", "other"])
    #expect(
      items.first?["textEdit"]["newText"].string == "<key>few</key>\n\t\t\t<string>${1}</string>")
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func variablesOfAFormat(encoding: String) {
    let (client, items) = answers("%#@spoons@ %#|", encoding: encoding)
    let item = items.first { $0["label"].string == "%#@cups@" }
    #expect(client.text(Self.file, at: item?["textEdit"]["range"] ?? Answer(nil)) == "%#")
    #expect(labels("\t\tsp|\n") == ["spoons"])
  }

  @Test func valuesOfKeys() {
    #expect(labels("<string>NSS|</string>") == ["NSStringPluralRuleType"])
    #expect(labels("<string>|</string>").contains("lld"))
  }

  @Test func nothingElsewhere() {
    #expect(labels("<pli|st") == [])
    #expect(labels("<dict>|\n\t<key>%lld cups") == [])
  }
}
