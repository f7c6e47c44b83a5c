import Testing

/// The keys of a catalog, with the languages in them.
@Suite struct OutlineTests {
  private static let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "cup": {
          "localizations": {
            "de": {
              "stringUnit": {"state": "translated", "value": "Tasse 🍵"}
            },
            "pl": {
              "stringUnit": {"state": "translated", "value": "filiżanka"}
            }
          }
        },
        "bean": {}
      },
      "version": "1.0"
    }
    """

  private let client = TestClient(["Localizable.xcstrings": OutlineTests.catalog])
  private let document: [String: Any] = [
    "textDocument": ["uri": TestClient.uri("Localizable.xcstrings")]
  ]

  @Test func aKeyHasItsLanguages() {
    let keys = client.ask("textDocument/documentSymbol", document).array
    #expect(keys.map { $0["name"].string } == ["cup", "bean"])
    let languages = keys.first?["children"].array ?? []
    #expect(languages.map { $0["name"].string } == ["de", "pl"])
    #expect(languages.map { $0["detail"].string } == ["Tasse 🍵", "filiżanka"])
    #expect(
      languages.map { client.text("Localizable.xcstrings", at: $0["selectionRange"]) }
        == [#""de""#, #""pl""#])
    #expect(keys.last?.has("children") == false)
  }

  @Test func languagesFold() {
    let folds = client.ask("textDocument/foldingRange", document).array
    #expect(folds.map { $0["startLine"].int } == [3, 5, 8])
    #expect(folds.map { $0["endLine"].int } == [12, 7, 10])
  }

  @Test func aTableOfOneLanguageHasItsKeys() {
    let client = TestClient(["en.lproj/Menu.strings": "\"cup\" = \"Cup\";\n"])
    let keys = client.ask(
      "textDocument/documentSymbol",
      ["textDocument": ["uri": TestClient.uri("en.lproj/Menu.strings")]]
    ).array
    #expect(keys.map { $0["name"].string } == ["cup"])
    #expect(keys.first?.has("children") == false)
  }
}
