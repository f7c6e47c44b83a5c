import Testing

/// Colours, hints and signatures of texts.
@Suite struct TextMarkTests {
  private static let files = [
    "A.swift": """
    import SwiftUI
    func f(quantity: Int, name: String) {
      _ = String(localized: "cart.title"); _ = Text("🍏 **\\(name)** has \\(quantity)")
    }
    """,
    "Localizable.xcstrings": """
    {"sourceLanguage":"en","strings":{
    "cart.title":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Your cart"}}}},
    "🍏 **%@** has %lld":{"localizations":{
    "es":{"stringUnit":{"state":"translated","value":"🍏 **%1$@** ^[%2$lld cosa](inflect: true)"}}}}},"version":"1.0"}
    """,
  ]

  /// The parts that tokens cover, with their types.
  private func tokens(_ client: TestClient, _ file: String, _ answer: Answer) -> [String] {
    let legend = client.greeting["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]
    let numbers = answer["data"].array.compactMap(\.int)
    var (line, character) = (0, 0)
    return stride(from: 0, to: numbers.count - 4, by: 5).map { index in
      character = numbers[index] == 0 ? character + numbers[index + 1] : numbers[index + 1]
      line += numbers[index]
      let range: [String: Any] = [
        "start": ["line": line, "character": character],
        "end": ["line": line, "character": character + numbers[index + 2]],
      ]
      return (legend[numbers[index + 3]].string ?? "?") + " "
        + client.text(file, at: Answer(range))
    }
  }

  private func document(_ file: String) -> [String: Any] {
    ["textDocument": ["uri": TestClient.uri(file)]]
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func marksOfACatalog(encoding: String) {
    let client = TestClient(Self.files, encoding: encoding)
    let file = "Localizable.xcstrings"
    let answer = client.ask("textDocument/semanticTokens/full", document(file))
    #expect(
      tokens(client, file, answer) == [
        "decorator **", "variable %1$@", "decorator **", "variable %2$lld", "property inflect",
        "enumMember true",
      ])
    var part = document(file)
    part["range"] = client.range(file, "Your cart")
    #expect(client.ask("textDocument/semanticTokens/range", part)["data"].array.isEmpty)
  }

  /// An argument is the same in all texts of its key, wherever it stands there.
  @Test(arguments: [
    ("Localizable.xcstrings", "%2$l|ld cosa", ["%2$@", "%2$lld"]),
    ("Localizable.xcstrings", "%1$l|ld, sí", ["%1$lld", "%1$lld"]),
    ("Localizable.xcstrings", "co|sa", [String]()),
    ("Localizable.xcstrings", #""cart.t|itle""#, [#""cart.title""#]),
    ("A.swift", "cart.t|itle", [#""cart.title""#, #""cart.title""#]),
    ("A.swift", "impo|rt", [String]()),
  ])
  func whatIsTheSame(file: String, place: String, expected: [String]) {
    let client = TestClient([
      "A.swift": #"import SwiftUI; let a = Text("cart.title"); let b = Text("cart.title")"#,
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{
      "cart.title":{},
      "%lld of %@":{"localizations":{
      "es":{"stringUnit":{"state":"translated","value":"%2$@: %1$lld, sí, %1$lld 🍏"}},
      "pl":{"stringUnit":{"state":"translated","value":"%2$lld cosa"}}}}},"version":"1.0"}
      """,
    ])
    let found = client.ask("textDocument/documentHighlight", client.place(file, place)).array
    #expect(found.map { client.text(file, at: $0["range"]) } == expected)
  }

  /// A token ends with its line, whatever ends that.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func marksOfSeveralLines(lineEnd: String) {
    let file = "es.lproj/A.strings"
    let client = TestClient([file: "\"k\" = \"`a\(lineEnd)bc`\";\n"])
    let answer = client.ask("textDocument/semanticTokens/full", document(file))
    #expect(answer["data"].array.compactMap(\.int) == [0, 7, 2, 5, 0, 1, 0, 3, 5, 0])
  }

  /// What was found before is used again only for what is the same.
  @Test func marksFollowTheText() {
    let file = "es.lproj/A.strings"
    let entries = (0..<600).map { "\"k\($0)\" = \"%\($0 % 9 + 1)$@ *b*\";\n" }
    let client = TestClient([file: entries.joined()])
    client.open(file)
    let changes: [([String]) -> [String]] = [
      { $0 }, { ["\"new\" = \"*c* %d\";\n"] + $0 }, { Array($0.dropLast()) },
      { Array($0[..<300]) + ["\"m\" = \"`d`\";\n"] + Array($0[300...]) },
      { $0.reversed() }, { _ in [] }, { _ in ["\"k\" = \"%@\";\n"] },
    ]
    var now = entries
    for (version, change) in changes.enumerated() {
      now = change(now)
      client.change(file, to: now.joined(), version: version + 2)
      let fresh = TestClient([file: now.joined()])
      #expect(
        client.ask("textDocument/semanticTokens/full", document(file)).text
          == fresh.ask("textDocument/semanticTokens/full", document(file)).text)
    }
  }

  @Test func marksOfCode() {
    let client = TestClient(Self.files)
    let answer = client.ask("textDocument/semanticTokens/full", document("A.swift"))
    #expect(tokens(client, "A.swift", answer) == ["decorator **", "decorator **"])
  }

  @Test func marksOfOtherFormats() {
    let client = TestClient([
      "en.lproj/A.strings": "\"k\" = \"\\\"%@\\\" *b*\";\n",
      "en.lproj/B.stringsdict": ReferenceTests.projectFiles["es.lproj/Localizable.stringsdict"]
        ?? "",
    ])
    let strings = client.ask("textDocument/semanticTokens/full", document("en.lproj/A.strings"))
    #expect(tokens(client, "en.lproj/A.strings", strings) == ["variable %@", "decorator *b*"])
    let dictionary = client.ask(
      "textDocument/semanticTokens/full", document("en.lproj/B.stringsdict"))
    #expect(
      tokens(client, "en.lproj/B.stringsdict", dictionary) == ["variable %#@n@", "variable %lld"])
  }

  private func hints(_ client: TestClient, _ file: String) -> [String] {
    var query = document(file)
    query["range"] = [
      "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
    ]
    return client.ask("textDocument/inlayHint", query).array.compactMap { $0["label"].string }
  }

  @Test func aNameShowsItsText() {
    let client = TestClient(Self.files)
    #expect(hints(client, "A.swift") == ["Your cart"])
    #expect(hints(client, "Localizable.xcstrings") == ["String name", "Int quantity"])
  }

  /// A symbol says its key; what people read stands beside it, unless the name says the same.
  @Test(arguments: [
    ("Text(.cartTitle)", ["Your cart"]), ("Text(.cartCount(n))", ["%lld cups"]),
    ("Text(.`cartTitle`)", ["Your cart"]), ("Text(.saveChanges)", []),
    ("Text(.Other.hint)", ["Ask us"]), ("Text(LocalizedStringResource.cartTitle)", ["Your cart"]),
    // Members of other things, a key that code has as text, and one that has no symbol.
    ("print(cart.cartTitle)", []), ("Text(.hint)", []), ("Text(.openTill)", []),
    ("Button(role: .cartTitle) {}", []), ("// .cartTitle\n_ = [Text(.cartTitle)]", ["Your cart"]),
  ])
  func aSymbolShowsItsText(code: String, expected: [String]) {
    let client = TestClient([
      "A.swift": "import SwiftUI\nfunc f(n: Int) { _ = 0; \(code)\n}\n",
      "Localizable.xcstrings": Self.symbols([
        "cart.title": "Your cart", "cart.count %lld": "%lld cups", "Save changes": "Save changes",
      ]).replacing("}},\"version\"", with: "},\"open.till\":{}},\"version\""),
      "Other.xcstrings": Self.symbols(["hint": "Ask us"]),
    ])
    #expect(hints(client, "A.swift") == expected)
  }

  /// A String Catalog of keys that are managed by hand, with their texts.
  private static func symbols(_ texts: [String: String]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { key, text in
      """
      "\(key)":{"extractionState":"manual","localizations":{"en":{"stringUnit":{
      "state":"translated","value":"\(text)"}}}}
      """
    }
    return """
      {"sourceLanguage":"en","strings":{\(entries.joined(separator: ","))},"version":"1.0"}
      """
  }

  @Test func aSymbolShowsItsTextBehindItsArguments() {
    let code = "import SwiftUI\nlet a = Text(.cartCount(max(1, 2)))\n"
    let client = TestClient([
      "A.swift": code, "Localizable.xcstrings": Self.symbols(["cart.count %lld": "%lld cups"]),
    ])
    var query = document("A.swift")
    query["range"] = [
      "start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0],
    ]
    let hint = client.ask("textDocument/inlayHint", query)[0]
    #expect(hint["position"]["character"].int == "let a = Text(.cartCount(max(1, 2))".count)
  }

  /// Nobody reads `%#@boats@`.
  @Test(arguments: [
    #"""
    "en":{"stringUnit":{"state":"translated","value":"%#@boats@ in %#@bays@"},"substitutions":{
    "boats":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%arg boat"}},
    "other":{"stringUnit":{"state":"translated","value":"%arg boats"}}}}},
    "bays":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
    "other":{"stringUnit":{"state":"translated","value":"%arg bays"}}}}}}}
    """#,
    #"""
    "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"A boat"}},
    "other":{"stringUnit":{"state":"translated","value":"%arg boats in %arg bays"}}}}}
    """#,
  ])
  func aHintShowsTheFormForMostNumbers(english: String) {
    let client = TestClient([
      "A.swift": """
      import SwiftUI
      func f(boats: Int, bays: Int) { _ = Text("harbour \\(boats) \\(bays)") }
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"harbour %lld %lld":{"localizations":{
      \(english)}}},"version":"1.0"}
      """,
    ])
    #expect(hints(client, "A.swift") == ["%arg boats in %arg bays"])
  }

  @Test func aFormatHasASignature() {
    let client = TestClient(Self.files)
    let answer = client.ask(
      "textDocument/signatureHelp", client.place("Localizable.xcstrings", "%2$ll|d"))
    #expect(answer["activeParameter"].int == 1)
    let parameters = answer["signatures"][0]["parameters"].array.compactMap { $0["label"].string }
    #expect(parameters == ["1: String name", "2: Int quantity"])
    let none = client.ask(
      "textDocument/signatureHelp", client.place("Localizable.xcstrings", "Your c|art"))
    #expect(!none.has("signatures") && none["code"].int == nil)
  }

  @Test(arguments: [
    "textDocument/semanticTokens/full", "textDocument/semanticTokens/range",
    "textDocument/inlayHint",
  ])
  func oddRangesAreAnswered(method: String) {
    let client = TestClient(Self.files)
    for file in ["A.swift", "Localizable.xcstrings", "None.strings"] {
      var query = document(file)
      query["range"] = [
        "start": ["line": 99, "character": -3], "end": ["line": -7, "character": 99],
      ]
      #expect(client.ask(method, query)["code"].int == nil)
    }
    let foreign = client.ask(method, ["textDocument": ["uri": "http://a/b.strings"]])
    #expect(foreign["code"].int == -32602)
  }
}
