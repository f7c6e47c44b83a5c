import Sessions
import Testing

/// What is offered at a place.
@Suite struct CompletionTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "cart.title":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Cart of %@ with %lld"}},
    "es":{"stringUnit":{"state":"translated","value":"🛒 %"}}}},
    "cups":{"localizations":{
    "ru":{"variations":{"plural":{ "other":{"stringUnit":{"state":"new","value":"^[чашки](morphology: { number: "}}}}},
    "fr":{"stringUnit":{"state":"new","value":"^[tasses](in"}}}}},"version":"1.0"}
    """

  private func labels(_ client: TestClient, _ file: String, _ marked: String) -> [String] {
    client.ask("textDocument/completion", client.place(file, marked))["items"].array
      .compactMap { $0["label"].string }
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func placeholdersThatATranslationLacks(encoding: String) {
    let client = TestClient(["Localizable.xcstrings": Self.catalog], encoding: encoding)
    let file = "Localizable.xcstrings"
    let answer = client.ask("textDocument/completion", client.place(file, "🛒 %|"))
    let items = answer["items"].array
    #expect(items.compactMap { $0["label"].string } == ["%1$@", "%2$lld"])
    #expect(client.text(file, at: items.first?["textEdit"]["range"] ?? Answer(nil)) == "%")
  }

  @Test func attributesAndTheirValues() {
    let client = TestClient(["Localizable.xcstrings": Self.catalog])
    let names = labels(client, "Localizable.xcstrings", "^[tasses](in|")
    #expect(names.contains("inflect") && names.contains("agreeWithArgument"))
    let values = labels(client, "Localizable.xcstrings", "number: |")
    #expect(values.contains("'one'") && values.contains("'other'"))
    #expect(!values.contains("inflect"))
  }

  @Test func whatTheStructureLacks() {
    let client = TestClient(["Localizable.xcstrings": Self.catalog])
    let file = "Localizable.xcstrings"
    #expect(labels(client, file, #""plural":{| "#) == ["one", "few", "many"])
    #expect(labels(client, file, #""state":"ne|w""#).contains("needs_review"))
    #expect(labels(client, file, #""cups":{"localizations":{|"#) == ["en", "es"])
  }

  @Test func keysInCode() {
    let client = TestClient([
      "A.swift": #"let a = String(localized: "car"); let b = "car"; let c = String(localized: "")"#,
      "Localizable.xcstrings": Self.catalog,
    ])
    let answer = client.ask(
      "textDocument/completion", client.place("A.swift", #"localized: "car|"#))
    #expect(answer["items"].array.compactMap { $0["label"].string } == ["cart.title"])
    #expect(answer["items"][0]["detail"].string == "Cart of %@ with %lld")
    #expect(labels(client, "A.swift", #"b = "car|"#) == [])
    #expect(labels(client, "A.swift", #"localized: "|")"#) == ["cart.title", "cups"])
  }

  @Test func keysInALiteralThatWasJustWritten() {
    let client = TestClient([
      "A.swift": #"let a = String(localized: "car"); let b = "car""#,
      "Localizable.xcstrings": Self.catalog,
    ])
    client.open("A.swift")
    #expect(labels(client, "A.swift", #"localized: "car|"#) == ["cart.title"])
    // The whole literal, so that its place can't be followed.
    client.edit("A.swift", replacing: #""car""#, with: #""cup""#)
    #expect(labels(client, "A.swift", #"localized: "cup|"#) == ["cups"])
    client.edit("A.swift", replacing: #""car""#, with: #""cup b""#, version: 3)
    #expect(labels(client, "A.swift", #"b = "cup|"#) == [])
  }

  @Test func aLongListIsPaged() {
    let entries = (0..<150).map { #""key.\#($0)":{}"# }.joined(separator: ",")
    let client = TestClient([
      "A.swift": #"let a = String(localized: "key")"#,
      "Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
    ])
    let answer = client.ask("textDocument/completion", client.place("A.swift", "\"key|"))
    #expect(answer["isIncomplete"].bool == true)
    #expect(answer["items"].array.count == 100)
  }

  @Test func nothingIsOfferedNowhere() {
    let client = TestClient(["A.swift": "let a = 1", "Localizable.xcstrings": "{\"strings\":{\""])
    for file in ["A.swift", "Localizable.xcstrings", "None.strings"] {
      for position in [(-1, -1), (0, 9), (0, 11), (Int.max, Int.max)] {
        let answer = client.ask(
          "textDocument/completion",
          [
            "textDocument": ["uri": TestClient.uri(file)],
            "position": ["line": position.0, "character": position.1],
          ])
        #expect(answer["items"].array.isEmpty && answer["code"].int == nil)
      }
    }
  }

  @Test(
    arguments: [
      ("^[a](", AttributePayload.Expectation.name(inside: nil), 0),
      ("^[a](inf", .name(inside: nil), 3),
      ("^[a](inflect: tr", .value(of: "inflect", inside: nil), 2),
      ("^[a [b](c)](inflect: true, ", .name(inside: nil), 0),
      ("^[a](morphology: { ", .name(inside: "morphology"), 0),
      (#"^[a](morphology: { number: \"o"#, .value(of: "number", inside: "morphology"), 3),
    ] as [(String, AttributePayload.Expectation, Int)])
  func payloads(text: String, expected: AttributePayload.Expectation, typed: Int) {
    let payload = AttributePayload(Array(text.utf8))
    #expect(payload?.expectation == expected)
    #expect(payload?.typed == typed)
  }

  @Test(arguments: ["", "(", "[a](", "^[a](inflect: true)", "^[a](inflect: true) and (", "]("])
  func noPayload(text: String) {
    #expect(AttributePayload(Array(text.utf8)) == nil)
  }
}
