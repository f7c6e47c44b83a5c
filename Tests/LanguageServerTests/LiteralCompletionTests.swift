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

/// What is offered inside of literals that have several lines already.
@Suite struct LineCompletionTests {
  private static let file = "A.swift"
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "Dear guest,\\nyour table is ready":{},
    "Dear guest,\\nwe are closed":{},
    "Dear cook":{},
    "mail":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Hello %1$@,\\nyou have %2$lld \\"cups\\""}}}}},
    "version":"1.0"}
    """

  private static let code = #"""
    import SwiftUI
    func a(name: String, count: Int) -> String {
      let a = String(localized: """
        Dear guest,
        your t
        """)
      let b = String(localized: "mail", defaultValue: """
        Hello \(name),
        you have \(count)
        """, comment: "none")
      let c = String(localized: "mail", defaultValue: """
        Hello \(name),
        %
        """)
      let d = Text("""
        Hello ^[\(count) cups](
          inflect: tr)
        and ^[\(count) more](in
        """)
      let e = NSLocalizedString("mail", value: """
        Hello %@,
        you have %
        """, comment: "")
      return a + b + c + e
    }
    """#

  private func client() -> TestClient {
    TestClient([Self.file: Self.code, "Localizable.xcstrings": Self.catalog])
  }

  private func items(_ client: TestClient, _ marked: String) -> [Answer] {
    client.ask("textDocument/completion", client.place(Self.file, marked))["items"].array
  }

  /// The lines that are new after an item is chosen.
  private func lines(_ client: TestClient, _ item: Answer) -> [String] {
    let edits = [item["textEdit"].value] + item["additionalTextEdits"].array.map(\.value)
    let edit = Answer(["changes": [TestClient.uri(Self.file): edits]])
    let after = client.text(of: Self.file, after: edit) ?? ""
    let old = Self.code.split(separator: "\n")
    return after.split(separator: "\n").filter { !old.contains($0) }.map(String.init)
  }

  @Test func keysOfSeveralLines() throws {
    let client = client()
    let items = items(client, "your t|\n")
    #expect(items.compactMap { $0["label"].string } == ["Dear guest,\nyour table is ready"])
    let item = try #require(items.first)
    #expect(lines(client, item) == ["    your table is ready"])
    // The client compares the line that it has.
    #expect(item["filterText"].string == "your t")
    #expect(client.text(Self.file, at: item["textEdit"]["range"]) == "your t")
    #expect(item["insertTextMode"].int == 1)
  }

  @Test func aFirstLine() {
    let items = items(client(), "    Dear| guest,\n")
    #expect(
      items.compactMap { $0["label"].string } == [
        "Dear cook", "Dear guest,\nwe are closed", "Dear guest,\nyour table is ready",
      ])
  }

  @Test func defaultValues() throws {
    let client = client()
    let item = try #require(
      items(client, "    you have \\(count)|").first {
        $0["label"].string?.hasPrefix("Hello") == true
      })
    #expect(item["textEdit"]["newText"].string?.contains("\n    you have") == true)
    #expect(item["additionalTextEdits"].array.count == 1)
  }

  @Test func placeholdersThatALiteralLacks() {
    let client = client()
    let interpolated = items(client, "    %|\n    \"\"\")\n  let d").filter { $0["kind"].int == 15 }
    #expect(interpolated.compactMap { $0["label"].string } == ["%2$lld"])
    #expect(interpolated.first?["textEdit"]["newText"].string == "\\\\(${1:value})")
    let specifiers = items(client, "    you have %|\n")
    #expect(specifiers.compactMap { $0["label"].string }.contains("%2$lld"))
  }

  @Test func attributes() throws {
    let client = client()
    let names = items(client, "more](in|")
    let item = try #require(names.first { $0["label"].string == "inflect" })
    #expect(client.text(Self.file, at: item["textEdit"]["range"]) == "in")
    #expect(!names.contains { $0["label"].string == "Dear cook" })
    let values = items(client, "inflect: tr|)")
    #expect(values.compactMap { $0["label"].string } == ["true"])
  }

  @Test(arguments: ["your t|\n", "    Hello \\(name),|\n    you", "you have \\(count)|"])
  func hover(marked: String) {
    let client = client()
    let hover = client.ask("textDocument/hover", client.place(Self.file, marked))
    #expect(hover["contents"]["value"].string != nil)
    let literal = client.text(Self.file, at: hover["range"])
    #expect(literal.hasPrefix("\"\"\"\n") && literal.hasSuffix("\"\"\""))
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
