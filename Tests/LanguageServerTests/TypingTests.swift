import Foundation
import LanguageServer
import Testing

/// What is known while somebody types, before anything is looked at again.
@Suite struct TypingTests {
  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="Localizable.strings" source-language="en" target-language="es" \
    datatype="plaintext"><body>
    <trans-unit id="greeting"><source>Hello %@</source>
    <target state="needs-review-l10n">Hola %@</target></trans-unit>
    <trans-unit id="bye"><source>Bye %@</source>
    <target state="translated" state-qualifier="leveraged-mt">Adiós %@</target></trans-unit>
    </body></file></xliff>
    """

  @Test func findingsOfAUnitFollowAKeyPress() {
    let client = TestClient(["es.xliff": Self.xliff])
    client.open("es.xliff")
    client.server.settle()
    let before = client.messages.count
    client.edit("es.xliff", replacing: "Hola %@", with: "Hola")
    // Not settled: the whole file wasn't looked at since.
    let told = client.messages.dropFirst(before).last { $0["method"].string != nil }
    let rules = told?["params"]["diagnostics"].array.compactMap { $0["code"].string } ?? []
    #expect(rules.contains("missing-argument"))
  }

  @Test(arguments: [
    ("Adi|ós", "Mark as reviewed", #"<target state="translated">Adiós %@</target>"#),
    ("Ho|la", "Mark as reviewed", #"<target state="translated">Hola %@</target>"#),
    ("Adi|ós", "Mark for review", #"<target state="needs-review-l10n">Adiós %@</target>"#),
  ])
  func statesOfUnitsAreSet(place: String, title: String, part: String) {
    let client = TestClient(["es.xliff": Self.xliff])
    client.open("es.xliff")
    client.server.settle()
    let position = client.position("es.xliff", place)
    var asked = client.place("es.xliff", place)
    asked["range"] = ["start": position, "end": position]
    asked["context"] = ["diagnostics": [Any]()]
    let action = client.ask("textDocument/codeAction", asked).array.first {
      $0["title"].string == title
    }
    let text = client.text(of: "es.xliff", after: action?["edit"] ?? Answer(nil))
    #expect(text?.contains(part) == true)
  }

  @Test func placesOfCodeFollow() {
    let files = [
      "A.swift": "let a = 1\nlet b = String(localized: \"cart.title\")\n",
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"cart.title":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Cart"}}}}},"version":"1.0"}
      """,
    ]
    let client = TestClient(files)
    client.open("A.swift")
    client.server.settle()
    client.edit("A.swift", replacing: "let a = 1", with: "let a = 1 // 🛒\nlet more = 2")
    let hover = client.ask("textDocument/hover", client.place("A.swift", "cart.t|itle"))
    #expect(client.text("A.swift", at: hover["range"]) == "\"cart.title\"")
    #expect(hover["contents"]["value"].string?.contains("Cart") == true)
    client.edit(
      "A.swift", replacing: "String(localized: \"cart.title\")", with: "2", version: 3)
    let none = client.ask("textDocument/hover", client.place("A.swift", "let b = |2"))
    #expect(none.value == nil || none["contents"]["value"].string == nil)
  }

  @Test func catalogsFollow() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"One"}}}},
      "b":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Two"}}}}},
      "version":"1.0"}
      """
    let client = TestClient(["Localizable.xcstrings": catalog])
    let file = "Localizable.xcstrings"
    client.open(file)
    client.server.settle()
    for (old, new, version) in [("One", "Óne 🛒", 2), ("Óne", "\"", 3), ("\"\"", "\"Óne", 4)] {
      client.edit(file, replacing: old, with: new, version: version)
      let asked = ["textDocument": ["uri": TestClient.uri(file)]]
      let fresh = TestClient([file: client.current(file)])
      let now = client.ask("textDocument/documentSymbol", asked)
      let expected = fresh.ask("textDocument/documentSymbol", asked)
      let texts = try [now, expected].map { answer in
        try JSONSerialization.data(
          withJSONObject: try #require(answer.value), options: [.sortedKeys, .fragmentsAllowed])
      }
      #expect(texts[0] == texts[1])
    }
  }
}
