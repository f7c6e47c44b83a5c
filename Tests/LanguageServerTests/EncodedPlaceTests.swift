import LanguageServer
import Testing

/// Columns behind characters of several units, in each kind of file.
@Suite struct EncodedPlaceTests {
  /// A family of three, an e with an accent of its own, a flag, and a letter of four bytes.
  private static let lead = "👩‍👩‍👧e\u{301}🇩🇪𝒳"

  /// A kind of file: a text of which a place stands behind the lead, on the same line.
  struct Sample: CustomTestStringConvertible, Sendable {
    var file: String
    var text: String
    /// What the outline has as the key's place; nil for code.
    var symbol: String?
    /// What is replaced, and by what; it starts behind the lead.
    var edit: (old: String, new: String)
    var testDescription: String { file }
  }

  private static let samples = [
    Sample(
      file: "A.swift",
      text: "let emoji = \"\(lead)\"; let a = String(localized: \"key\")\n", symbol: nil,
      edit: ("\"key\"", "\"kéy\"")),
    Sample(
      file: "es.lproj/A.strings", text: "/* \(lead) */ \"key\" = \"\(lead) valor\";\n",
      symbol: "\"key\"", edit: ("valor", "välor 🛒")),
    Sample(
      file: "A.xcstrings",
      text: """
        {"sourceLanguage":"en","strings":{"\(lead)":{"comment":"\(lead)"},"key":{"localizations":\
        {"es":{"stringUnit":{"state":"new","value":"\(lead) valor"}}}}},"version":"1.0"}
        """, symbol: "\"key\"", edit: ("valor", "välor 🛒")),
    Sample(
      file: "es.lproj/A.stringsdict",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><!-- \(lead) --><key>key</key><dict>\
        <key>NSStringLocalizedFormatKey</key><string>\(lead) %#@n@</string>\
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\
        <key>other</key><string>\(lead) valor %lld</string></dict></dict></dict></plist>
        """, symbol: "<key>key</key>", edit: ("valor", "välor 🛒")),
    Sample(
      file: "es.xliff",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="A.xcstrings" source-language="en" target-language="es" datatype="plaintext">\
        <body><!-- \(lead) --><trans-unit id="key"><source>\(lead) key</source>\
        <target>\(lead) valor</target></trans-unit></body></file></xliff>
        """,
      symbol: "<trans-unit id=\"key\"><source>\(lead) key</source>"
        + "<target>\(lead) valor</target></trans-unit>", edit: ("valor", "välor 🛒")),
  ]

  private static let encodings = ["utf-8", "utf-16", "utf-32"]

  @Test(arguments: samples, encodings)
  func placesAreThoseOfTheText(sample: Sample, encoding: String) {
    let client = TestClient([sample.file: sample.text], encoding: encoding)
    client.open(sample.file)
    if let symbol = sample.symbol {
      let outline = client.ask(
        "textDocument/documentSymbol", ["textDocument": ["uri": client.uri(sample.file)]]
      ).array.first { $0["name"].string == "key" }
      #expect(
        client.text(sample.file, at: outline?["selectionRange"] ?? Answer(nil)) == symbol)
    } else {
      let target = client.ask(
        "textDocument/prepareRename", client.place(sample.file, "\"k|ey\""))
      #expect(client.text(sample.file, at: target["range"]) == "\"key\"")
    }
  }

  /// After an edit behind such characters the server has the text that the editor has.
  @Test(arguments: samples, encodings)
  func editsGoWhereTheyWereMeant(sample: Sample, encoding: String) {
    let client = TestClient([sample.file: sample.text], encoding: encoding)
    client.open(sample.file)
    let document: [String: Any] = ["textDocument": ["uri": client.uri(sample.file)]]
    _ = client.ask("textDocument/semanticTokens/full", document)
    client.edit(sample.file, replacing: sample.edit.old, with: sample.edit.new)
    let fresh = TestClient([sample.file: client.current(sample.file)], encoding: encoding)
    fresh.open(sample.file)
    for method in [
      "textDocument/documentSymbol", "textDocument/semanticTokens/full",
      "textDocument/foldingRange",
    ] {
      #expect(client.ask(method, document).text == fresh.ask(method, document).text)
    }
    // Keys of code are found again after a pause.
    client.server.settle()
    fresh.server.settle()
    let place = client.place(sample.file, sample.edit.new + "|")
    let hover = client.ask("textDocument/hover", place)
    #expect(hover.text == fresh.ask("textDocument/hover", place).text)
    #expect(told(client).last == told(fresh).last)
  }

  private func told(_ client: TestClient) -> [String] {
    client.messages.filter { $0["method"].string == "textDocument/publishDiagnostics" }
      .map { $0["params"]["diagnostics"].text }
  }
}
