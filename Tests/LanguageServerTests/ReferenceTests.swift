import Testing

/// Going from code to catalogs and back.
@Suite struct ReferenceTests {
  static let files = [
    "A.swift": """
    import SwiftUI
    let emoji = "🍏"; let a = String(localized: "cart.title")
    let b = Text(.cartCheckoutTitle)
    """,
    "Localizable.xcstrings": """
    {"sourceLanguage":"en","strings":{
    "cart.checkout.title":{"extractionState":"manual","localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Check out"}}}},
    "cart.title":{"localizations":{
    "es":{"stringUnit":{"state":"translated","value":"🛒 Cesta"}}}}},"version":"1.0"}
    """,
  ]

  static let projectFiles = [
    "A.swift": #"let a = String(localized: "cart.title")"#,
    "en.lproj/Localizable.strings": "\"cart.title\" = \"Cart\";\n",
    "es.lproj/Localizable.strings": "/* é */ \"cart.title\" = \"Cesta\";\n",
    "es.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>cart.title</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>other</key><string>%lld</string></dict></dict></dict></plist>
    """,
  ]

  private func found(_ client: TestClient, _ answer: Answer) -> [String] {
    answer.array.map { place in
      let file = (place["uri"].string ?? "").replacing("file:///app/", with: "")
      return file + ": " + client.text(file, at: place["range"])
    }
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func codeLeadsToCatalogsAndBack(encoding: String) {
    let client = TestClient(Self.files, encoding: encoding)
    let code = client.ask("textDocument/definition", client.place("A.swift", "car|t.title"))
    #expect(found(client, code) == [#"Localizable.xcstrings: "cart.title""#])
    let back = client.ask(
      "textDocument/definition", client.place("Localizable.xcstrings", "Ces|ta"))
    #expect(found(client, back) == [#"A.swift: "cart.title""#])
  }

  @Test func aKeyIsFoundInEveryLanguage() {
    let client = TestClient(Self.projectFiles)
    let answer = client.ask("textDocument/references", client.place("A.swift", "cart.t|itle"))
    #expect(
      found(client, answer) == [
        #"A.swift: "cart.title""#, #"en.lproj/Localizable.strings: "cart.title""#,
        #"es.lproj/Localizable.strings: "cart.title""#,
        "es.lproj/Localizable.stringsdict: <key>cart.title</key>",
      ])
    var query = client.place("es.lproj/Localizable.stringsdict", "cart.t|itle")
    query["context"] = ["includeDeclaration": false]
    #expect(
      found(client, client.ask("textDocument/references", query)) == [#"A.swift: "cart.title""#])
  }

  @Test func aSymbolStandsForItsKey() {
    let client = TestClient(Self.files)
    let key = #"Localizable.xcstrings: "cart.checkout.title""#
    let symbol = client.ask("textDocument/definition", client.place("A.swift", ".cartCheck|out"))
    #expect(found(client, symbol) == [key])
    let uses = client.ask(
      "textDocument/references", client.place("Localizable.xcstrings", "cart.check|out"))
    #expect(found(client, uses) == ["A.swift: cartCheckoutTitle", key])
    let page = client.ask("textDocument/hover", client.place("A.swift", ".cartCheck|out"))
    #expect(page["contents"]["value"].string?.contains("| en | Check out |") == true)
    #expect(client.text("A.swift", at: page["range"]) == "cartCheckoutTitle")
  }

  /// A property of the same name is none of the key's.
  @Test func aMemberThatIsNoSymbolShowsNothing() {
    var files = Self.files
    files["A.swift"] = "let a = order.cartCheckoutTitle"
    let client = TestClient(files)
    let page = client.ask("textDocument/hover", client.place("A.swift", ".cartCheck|out"))
    #expect(!page.has("contents"))
  }

  @Test func aDefaultValueLeadsToItsKey() {
    var files = Self.files
    files["A.swift"] = #"let a = String(localized: "cart.title", defaultValue: "Cart")"#
    let client = TestClient(files)
    let answer = client.ask("textDocument/definition", client.place("A.swift", #""Ca|rt""#))
    #expect(found(client, answer) == [#"Localizable.xcstrings: "cart.title""#])
  }

  /// SwiftGen's, of a key with parts; what no type of texts has is nothing of a key's.
  @Test(arguments: [("let |title", false), ("L10n.Cart.ti|tle", true), ("Shop.Cart.ti|tle", false)])
  func aSymbolOfAToolStandsForItsKey(place: String, isSymbol: Bool) {
    let client = TestClient([
      "A.swift": "let title = 1; let a = L10n.Cart.title; let b = Shop.Cart.title",
      "en.lproj/Localizable.strings": "\"cart.title\" = \"Cart\";\n\"title\" = \"Title\";\n",
    ])
    let asked = client.place("A.swift", place)
    let keys = found(client, client.ask("textDocument/definition", asked))
    #expect(keys == (isSymbol ? [#"en.lproj/Localizable.strings: "cart.title""#] : []))
    let page = client.ask("textDocument/hover", asked)["contents"]["value"].string
    #expect(page?.contains("| en | Cart |") == (isSymbol ? true : nil))
  }

  @Test(arguments: ["textDocument/definition", "textDocument/references"])
  func whatIsNoPlaceIsAnswered(method: String) {
    let client = TestClient(Self.files)
    for (line, character) in [(-1, -1), (0, 0), (99, 0), (Int.max, Int.max)] {
      let answer = client.ask(
        method,
        [
          "textDocument": ["uri": TestClient.uri("A.swift")],
          "position": ["line": line, "character": character],
        ])
      #expect(answer.array.isEmpty && answer.value != nil)
    }
    let missing = client.ask(method, client.place("None.swift", ""))
    #expect(missing.array.isEmpty && missing["code"].int == nil)
    let foreign = client.ask(
      method,
      ["textDocument": ["uri": "untitled:a"], "position": ["line": 0, "character": 0]])
    #expect(foreign["code"].int == -32602)
  }
}
