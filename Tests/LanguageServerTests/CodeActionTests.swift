import LanguageServer
import Testing

/// What can be done where the cursor is.
@Suite struct CodeActionTests {
  private static let plural = """
    {"sourceLanguage":"en","strings":{
    "%lld cups":{"localizations":{
    "ru":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld чашка"}},
    "other":{"stringUnit":{"state":"needs_review","value":"%lld чашки"}}}}}}}},"version":"1.0"}
    """

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>%lld cups</key>
    	<dict>
    		<key>NSStringLocalizedFormatKey</key>
    		<string>%#@n@</string>
    		<key>n</key>
    		<dict>
    			<key>NSStringFormatSpecTypeKey</key>
    			<string>NSStringPluralRuleType</string>
    			<key>NSStringFormatValueTypeKey</key>
    			<string>lld</string>
    			<key>one</key>
    			<string>%lld чашка</string>
    			<key>other</key>
    			<string>%lld &amp; чашки</string>
    		</dict>
    	</dict>
    </dict>
    </plist>
    """

  private func actions(
    _ client: TestClient, _ file: String, _ marked: String, only: [String]? = nil
  ) -> [Answer] {
    let position = client.position(file, marked)
    var context: [String: Any] = ["diagnostics": [Any]()]
    context["only"] = only
    return client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": TestClient.uri(file)],
        "range": ["start": position, "end": position], "context": context,
      ]
    ).array
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func missingPluralFormsAreAdded(encoding: String) {
    let client = TestClient(["Localizable.xcstrings": Self.plural], encoding: encoding)
    let action = actions(client, "Localizable.xcstrings", "чаш|ки").first {
      $0["title"].string == "Add missing plural forms: few, many"
    }
    let text = client.text(of: "Localizable.xcstrings", after: action?["edit"] ?? Answer(nil)) ?? ""
    let compact = text.filter { !$0.isWhitespace }
    #expect(compact.contains(#""few":{"stringUnit":{"state":"needs_review","value":"%lldчашки"}}"#))
    #expect(compact.contains(#""many":{"stringUnit""#))
    #expect(compact.contains(#""one":{"stringUnit":{"state":"translated","value":"%lldчашка"}}"#))
  }

  @Test func missingFormsOfAPropertyListAreAdded() {
    let file = "ru.lproj/Localizable.stringsdict"
    let client = TestClient([file: Self.dictionary])
    let action = actions(client, file, "чаш|ка").first
    #expect(action?["title"].string == "Add missing plural forms: few, many")
    let text = client.text(of: file, after: action?["edit"] ?? Answer(nil)) ?? ""
    #expect(
      text.contains(
        """
        \t\t\t<string>%lld &amp; чашки</string>
        \t\t\t<key>few</key>
        \t\t\t<string>%lld &amp; чашки</string>
        \t\t\t<key>many</key>
        """))
  }

  @Test func statesAreSet() {
    let client = TestClient(["Localizable.xcstrings": Self.plural])
    let open = actions(client, "Localizable.xcstrings", "чаш|ки")
    #expect(open.contains { $0["title"].string == "Mark as reviewed" })
    #expect(!open.contains { $0["title"].string == "Mark for review" })
    let done = actions(client, "Localizable.xcstrings", "чаш|ка")
    let action = done.first { $0["title"].string == "Mark for review" }
    #expect(
      client.text(of: "Localizable.xcstrings", after: action?["edit"] ?? Answer(nil))
        == Self.plural.replacing(#""translated""#, with: #""needs_review""#))
  }

  private static let incomplete = """
    {"sourceLanguage":"en","strings":{
    "Cups":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Tassen 🍵"}}}},
    "Kept":{"shouldTranslate":false},
    "cup.count":{"localizations":{"en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld cup"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld cups"}}}}}}},
    "full":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"voll"}},
    "en":{"stringUnit":{"state":"translated","value":"full"}},
    "en-GB":{"stringUnit":{"state":"translated","value":"full"}},
    "ru":{"stringUnit":{"state":"translated","value":"полно"}}}}},"version":"1.0"}
    """

  /// What is added counts as untranslated; regional variants of the source language need nothing.
  @Test(arguments: [
    (
      "\"Cu|ps\"", "ru",
      #""ru":{"stringUnit":{"state":"new","value":"Cups"}}"#
    ),
    (
      "Tas|sen", "ru",
      #""ru":{"stringUnit":{"state":"new","value":"Cups"}}"#
    ),
    (
      "\"cup.|count\"", "de, ru",
      #""few":{"stringUnit":{"state":"new","value":"%lldcups"}}"#
    ),
  ])
  func missingLanguagesAreAdded(place: String, languages: String, expected: String) {
    let client = TestClient(["Localizable.xcstrings": Self.incomplete])
    let action = actions(client, "Localizable.xcstrings", place).first {
      $0["title"].string == "Add missing languages: \(languages)"
    }
    let text = client.text(of: "Localizable.xcstrings", after: action?["edit"] ?? Answer(nil)) ?? ""
    #expect(text.filter { !$0.isWhitespace }.contains(expected), "\(text)")
    let rest = Self.incomplete.split(separator: "\"full\"").last ?? "none"
    #expect(text.hasSuffix(rest))
  }

  @Test(arguments: ["Ke|pt", "ful|l", "vo|ll"])
  func whatHasAllTextsNeedsNone(place: String) {
    let client = TestClient(["Localizable.xcstrings": Self.incomplete])
    let titles = actions(client, "Localizable.xcstrings", place).map { $0["title"].string ?? "" }
    #expect(!titles.contains { $0.hasPrefix("Add missing languages") })
  }

  private static let code = """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }
    struct Settings: View {
      var body: some View { Row(title: "Clear the cache") }
    }
    """

  private static let catalog = #"{"sourceLanguage":"en","strings":{"Old":{}},"version":"1.0"}"#

  @Test(arguments: [true, false])
  func aLiteralIsExtracted(canResolve: Bool) {
    let client = TestClient(
      ["A.swift": Self.code, "Localizable.xcstrings": Self.catalog],
      capabilities: canResolve
        ? ["textDocument": ["codeAction": ["resolveSupport": ["properties": ["edit"]]]]] : [:])
    let action = actions(client, "A.swift", "Clear| the", only: ["refactor"]).first
    #expect(action?["title"].string == "Extract this text into a catalog")
    #expect(action?.has("edit") == !canResolve)
    guard let object = action?.value as? [String: Any] else { return }
    let edit = client.ask("codeAction/resolve", object)["edit"]
    let code = client.text(of: "A.swift", after: edit) ?? ""
    #expect(code.contains(#"Row(title: String(localized: "Clear the cache"))"#))
    let catalog = client.text(of: "Localizable.xcstrings", after: edit) ?? ""
    #expect(catalog.contains("Clear the cache") && catalog.contains("Old"))
    #expect(!catalog.contains("stale"))
  }

  private static let keys = #"""
    import SwiftUI
    let a = Text("Old")
    let b = Text("Wash \(3) cups", comment: "Beside the sink")
    let c = String(localized: "cup.title", defaultValue: "A cup")
    """#

  /// As an extraction does, with nothing else that it would do.
  @Test(arguments: [
    ("Wa|sh", #""Wash%lldcups":{"comment":"Besidethesink"}"#),
    (
      "cup.|title",
      #""extractionState":"extracted_with_value","localizations":{"en":{"stringUnit":{"state":"new""#
    ),
    ("O|ld", ""),
  ])
  func aKeyThatNoCatalogHasIsAdded(place: String, expected: String) {
    let client = TestClient(["A.swift": Self.keys, "Localizable.xcstrings": Self.catalog])
    let action = actions(client, "A.swift", place, only: ["quickfix"]).first {
      $0["title"].string == "Add this key to its catalog"
    }
    #expect((action == nil) == expected.isEmpty)
    guard let action else { return }
    let text = client.text(of: "Localizable.xcstrings", after: action["edit"]) ?? ""
    #expect(text.filter { !$0.isWhitespace }.contains(expected), "\(text)")
    #expect(text.contains(#""Old""#) && !text.contains("stale"))
    #expect(client.text(of: "A.swift", after: action["edit"]) == nil)
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func allSafeFixesAtOnce(encoding: String) {
    let file = "es.lproj/Localizable.strings"
    let client = TestClient(
      [
        "en.lproj/Localizable.strings": """
        "🍏 %lld" = "%lld ^[apple](inflect: true)";
        "🍐 %lld" = "%lld ^[pear](inflect: true)";
        """,
        file: """
        /* 🍏 e\u{301} */ "🍏 %lld" = "%lld ^[manzana](inflect: true)";
        /* 🍐 */ "🍐 %lld" = "%lld ^[pera](inflect: true)";
        """,
      ], encoding: encoding)
    client.open(file)
    client.server.settle()
    let found = actions(client, file, "man|zana", only: ["source.fixAll"])
    #expect(found.count == 1 && found.first?["kind"].string == "source.fixAll.l10n")
    #expect(
      client.text(of: file, after: found.first?["edit"] ?? Answer(nil)) == """
        /* 🍏 e\u{301} */ "🍏 %lld" = "^[%lld manzana](inflect: true)";
        /* 🍐 */ "🍐 %lld" = "^[%lld pera](inflect: true)";
        """)
    #expect(actions(client, file, "man|zana", only: ["source.organizeImports"]).isEmpty)
    #expect(actions(client, file, "man|zana", only: ["source"]).count == 1)
    #expect(actions(client, file, "= \"%|lld ^[manzana", only: [""]).count > 1)
  }

  /// Who saves right after a change across entries gets no repairs of what was cut there.
  @Test func whatWasCutIsNotRepaired() {
    let file = "es.lproj/Localizable.strings"
    let client = TestClient([
      "en.lproj/Localizable.strings": "\"a %lld\" = \"%lld ^[apple](inflect: true)\";\n",
      file: """
      "a %lld" = "%lld ^[manzana](inflect: true)";
      "b" = "B";
      """,
    ])
    client.open(file)
    client.server.settle()
    #expect(actions(client, file, "man|zana", only: ["source.fixAll"]).count == 1)
    client.edit(file, replacing: "lld ^[manzana](inflect: true)\";\n\"b\" = \"", with: "")
    #expect(actions(client, file, "= |\"", only: ["source.fixAll"]).isEmpty)
  }

  /// An action is of the text that it was asked for.
  @Test func aTextThatChangesMeanwhileIsNotExtracted() {
    let client = TestClient(
      ["A.swift": Self.code, "Localizable.xcstrings": Self.catalog],
      capabilities: ["textDocument": ["codeAction": ["resolveSupport": ["properties": ["edit"]]]]])
    client.open("A.swift")
    client.server.settle()
    let action = actions(client, "A.swift", "Clear| the", only: ["refactor"]).first
    guard let object = action?.value as? [String: Any] else {
      Issue.record("no action")
      return
    }
    client.edit("A.swift", replacing: "struct Row", with: "struct  Row")
    #expect(client.ask("codeAction/resolve", object)["code"].int == -32801)
  }

  @Test func aStaleExtractionIsRefused() {
    let client = TestClient(["A.swift": Self.code])
    let answer = client.ask(
      "codeAction/resolve",
      [
        "title": "x", "kind": "refactor.extract",
        "data": ["path": "/app/A.swift", "offset": 0, "version": 7],
      ])
    #expect(answer["code"].int == -32801)
    let none = client.ask(
      "codeAction/resolve",
      [
        "title": "x", "kind": "refactor.extract",
        "data": ["path": "/app/A.swift", "offset": -5, "version": 0],
      ])
    #expect(none["code"].int == -32803)
  }
}
