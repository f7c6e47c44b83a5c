import Foundation
import ModelContext
import Testing
import Workflows

@Suite("tools that read")
struct ToolTests {
  @Test func plan() throws {
    let result = try Client().call("plan")
    #expect(result["isError"].flag == false)
    let plan = result["structuredContent"]
    #expect(
      plan["tables"].all.compactMap { $0["table"].text } == ["Localizable.xcstrings", "Menu"])
    #expect(plan["languages"].all.compactMap(\.text) == ["es", "pl"])
    let spanish = try #require(
      plan["tables"][0]["languages"].all.first { $0["language"].text == "es" })
    #expect(spanish["missing"].number == 3)
    #expect(spanish["translated"].number == 1)
    #expect(plan["tables"].all.map { $0["staleKeys"].number } == [1, 0])
    #expect(plan["tables"][1]["keys"].number == 2)
    #expect(plan["tables"][1]["keepsState"].flag == false)
    #expect(plan["untrusted"]["guide"].text == "Say tú.\n")
    #expect(plan["untrusted"]["glossary"][0]["translations"]["es"][0].text == "archivo")
    #expect(plan["untrusted"]["doNotTranslate"][0].text == "l10n")
  }

  @Test("what is structured is text, too")
  func text() throws {
    let result = try Client().call("read", ["language": "es"])
    let text = try JSON(text: try #require(result["content"][0]["text"].text))
    #expect(text.description == result["structuredContent"].description)
  }

  @Test("read gives what is missing, and every form")
  func read() throws {
    let keys = try Client().call("read", ["language": "pl", "table": "Localizable.xcstrings"])[
      "structuredContent"]["keys"].all
    #expect(
      keys.compactMap { $0["untrusted"]["key"].text }
        == ["%lld files", "Open %@", "Open the file", "Open the old file"])
    let forms = keys[0]["untrusted"]["forms"].all
    #expect(
      forms.compactMap { $0["path"].text }
        == ["plural.few", "plural.many", "plural.one", "plural.other"])
    #expect(keys[0]["untrusted"]["comment"].text == "How many files are chosen")
  }

  private static let faulty = """
    {"sourceLanguage": "en", "strings": {
      "Delete all cups": {"localizations": {
        "es": {"stringUnit": {"state": "translated", "value": "Delete all cups"}}}},
      "Open the cup %@": {"localizations": {
        "es": {"stringUnit": {"state": "needs_review", "value": "Abrir la taza"}}}},
      "Order the beans": {"localizations": {
        "es": {"stringUnit": {"state": "translated", "value": "Pedir los granos"}}}},
      "Wash the cups": {}}, "version": "1.0"}
    """

  /// What `plan` counts as failing, and copies, which count as translated.
  @Test(
    "read finds what is wrong in translations",
    arguments: [
      ("warnings", ["Delete all cups: untranslated", "Open the cup %@: missing-argument"]),
      ("errors", ["Open the cup %@: missing-argument"]),
      ("copied", ["Delete all cups: untranslated"]),
    ])
  func findings(least: String, expected: [String]) throws {
    let client = Client(["App/Localizable.xcstrings": Self.faulty])
    let page = try client.call("read", ["language": "es", "findings": least])["structuredContent"]
    let found = page["keys"].all.map { key in
      (key["untrusted"]["key"].text ?? "") + ": "
        + key["findings"].all.compactMap { $0["rule"].text }.joined(separator: ", ")
    }
    #expect(found == expected)
    let missing = try client.call(
      "read", ["language": "es", "findings": "warnings", "progress": ["missing"]])
    #expect(
      missing["structuredContent"]["keys"].all.compactMap { $0["untrusted"]["key"].text }
        == ["Wash the cups"])
    let wrong = try client.call("read", ["language": "es", "findings": "all"])
    #expect(wrong["content"][0]["text"].text == "`findings` takes errors, warnings or copied")
  }

  @Test("all pages together are the list", arguments: [1, 2, 100])
  func pages(limit: Int) throws {
    let client = Client()
    var found: [String] = []
    var cursor: String?
    repeat {
      var arguments: [String: any Sendable] = [
        "language": "es", "limit": limit, "progress": ["missing", "translated", "stale"],
      ]
      arguments["cursor"] = cursor
      let page = try client.call("read", arguments)["structuredContent"]
      #expect(page["keys"].all.count <= limit)
      found += page["keys"].all.compactMap { $0["untrusted"]["key"].text }
      cursor = page["nextCursor"].text
    } while cursor != nil
    #expect(
      found == [
        "%lld files", "Open %@", "Open the file", "Open the old file", "Removed", "Close", "Save",
      ])
  }

  @Test(
    "a language that the project doesn't have is no language without a text",
    arguments: [
      ("pll", "did you mean `pl`?"), ("ja", "take one that `plan` lists"),
      ("ps", "take one that `plan` lists"),
      ("es-MX", "`plan` lists"),
    ])
  func unknownLanguage(language: String, advice: String) throws {
    let client = Client()
    let calls: [(String, [String: any Sendable])] = [
      ("read", ["language": language]),
      ("context", ["table": "Menu", "key": "Save", "language": language]),
    ]
    for (tool, arguments) in calls {
      let result = try client.call(tool, arguments)
      #expect(result["isError"].flag == true)
      #expect(result["content"][0]["text"].text?.contains(advice) ?? false)
    }
  }

  /// A file full of copies looks translated; a word that both languages have is no copy.
  @Test(
    "plan and read count copies of the source alike",
    arguments: [
      (["Delete all cups": "Delete all cups", "Wash the cups": "Waschen", "Open": "Öffnen"], 1),
      (["Delete all cups": "Delete all cups", "Wash the cups": "Wash the cups"], 2),
      (["Delete all cups": "Löschen", "Wash the cups": "Waschen"], 0),
      (["Delete all cups": "Löschen", "Wash the cups": "Waschen", "Name": "Name"], 0),
    ])
  func copies(texts: [String: String], count: Int) throws {
    func file(_ texts: [(key: String, value: String)]) -> String {
      texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    let sorted = texts.sorted { $0.key < $1.key }
    let client = Client([
      "App/en.lproj/A.strings": file(sorted.map { (key: $0.key, value: $0.key) }),
      "App/de.lproj/A.strings": file(sorted),
    ])
    let plan = try client.call("plan")["structuredContent"]["tables"][0]["languages"][0]
    #expect(plan["copied"].number == count && plan["translated"].number == texts.count)
    let read = try client.call("read", ["language": "de", "findings": "copied"])
    #expect(read["structuredContent"]["keys"].all.count == count)
  }

  /// `plan` and `read` count alike, so that nobody looks for what can't be found.
  @Test("an empty text needs no translation")
  func emptyText() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"": {}, "COPYRIGHT": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": ""}},
        "es": {"stringUnit": {"state": "translated", "value": ""}}}}}, "version": "1.0"}
      """
    let client = Client([
      "App/InfoPlist.xcstrings": catalog, "App/en.lproj/A.strings": "\"a\" = \"\";\n",
      "App/es.lproj/A.strings": "\"a\" = \"\";\n",
    ])
    let tables = try client.call("plan")["structuredContent"]["tables"].all
    #expect(tables.map { $0["languages"][0]["missing"].number } == [0, 0])
    let missing = try client.call("read", ["language": "es"])
    #expect(missing["structuredContent"]["keys"].all.isEmpty)
  }

  private static func plurals(_ one: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>d</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>\(one)</string><key>other</key><string>%ld</string>
    </dict></dict></dict></plist>
    """
  }

  /// A plural form that stands there empty, and one that is new.
  @Test("half a plural is missing in both")
  func halfAPlural() throws {
    func key(_ state: String, _ one: String) -> String {
      """
      {"localizations": {"es": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "\(state)", "value": "\(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld archivos"}}}}}}}
      """
    }
    let client = Client([
      "App/L.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": \(key("translated", "")), "
        + "\"b\": \(key("new", "%lld archivo")), \"c\": \(key("translated", "%lld archivo"))}, "
        + "\"version\": \"1.0\"}",
      "App/en.lproj/M.stringsdict": Self.plurals("%ld one"),
      "App/es.lproj/M.stringsdict": Self.plurals(""),
    ])
    let tables = try client.call("plan")["structuredContent"]["tables"].all
    #expect(tables.map { $0["languages"][0]["missing"].number } == [2, 1])
    let missing = try client.call("read", ["language": "es"])["structuredContent"]["keys"].all
    #expect(missing.compactMap { $0["untrusted"]["key"].text } == ["a", "b", "d"])
  }

  /// Old and new names of folders, and a table that has nothing in a language of the project.
  @Test("plan and read count alike in every language of the project")
  func everyLanguage() throws {
    let client = Client([
      "App/en.lproj/A.strings": "\"a\" = \"Open\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Öffnen\";\n",
      "App/English.lproj/B.strings": "\"b\" = \"Find\";\n",
      "App/German.lproj/B.strings": "\"b\" = \"Suchen\";\n",
      "App/Demo/en.lproj/C.strings": "\"c\" = \"Demo\";\n",
      "App/Demo/fr.lproj/C.strings": "\"c\" = \"Démo\";\n",
    ])
    let plan = try client.call("plan")["structuredContent"]
    #expect(plan["languages"].all.compactMap(\.text) == ["German", "fr"])
    let missing = plan["tables"].all.map { table in
      table["languages"].all.map { "\($0["language"]) \($0["missing"])" }
    }
    #expect(plan["tables"].all.compactMap { $0["table"].text } == ["A", "B", "Demo/C"])
    #expect(
      missing == [
        ["\"de\" 0", "\"fr\" 1"], ["\"German\" 0", "\"fr\" 1"], ["\"German\" 1", "\"fr\" 0"],
      ])
    for (language, keys) in [("de", ["c"]), ("fr", ["a", "b"])] {
      let found = try client.call("read", ["language": language])["structuredContent"]["keys"].all
      #expect(found.compactMap { $0["untrusted"]["key"].text } == keys)
    }
  }

  @Test("keys without a source are counted, or are their own source")
  func withoutSource() throws {
    let translated = "\"Open\" = \"x\"; \"Sign out\" = \"y\"; \"Close\" = \"z\";"
    let client = Client([
      "App/en.lproj/A.strings": "", "App/de.lproj/A.strings": translated,
      "App/fr.lproj/A.strings": "\"Open\" = \"x\";",
      "App/en.lproj/B.strings": "\"Other\" = \"Other\";", "App/de.lproj/B.strings": translated,
      "App/fr.lproj/B.strings": translated, "App/it.lproj/B.strings": "",
    ])
    let tables = try client.call("plan")["structuredContent"]["tables"].all
    #expect(tables.map { $0["keys"].number } == [3, 1])
    #expect(tables.map { $0["keysWithoutSource"].number } == [0, 3])
    let missing = try client.call("read", ["language": "fr"])["structuredContent"]["keys"].all
    #expect(missing.compactMap { $0["untrusted"]["key"].text } == ["Close", "Sign out", "Other"])
    let edit = try client.call(
      "edit", ["table": "A", "key": "Sign out", "language": "fr", "text": "Se déconnecter"])
    #expect(edit["structuredContent"]["isWritten"].flag == true)
    #expect(client.tree.text(at: "App/fr.lproj/A.strings")?.contains("Se déconnecter") == true)
    let other = try client.call(
      "edit", ["table": "B", "key": "Sign out", "language": "it", "text": "Esci"])
    let refusal = other["structuredContent"]["refusals"][0]
    #expect(refusal["reason"].text == "unknown_key")
    #expect(refusal["message"].text?.contains("other languages have this key") == true)
  }

  @Test("a page has a bound")
  func size() throws {
    let long = String(repeating: "long ", count: 4000)
    let lines = (1000..<1100).map { "\"key.\($0)\" = \"\(long)\";\n" }.joined()
    let page = try Client(["App/en.lproj/A.strings": lines, "App/es.lproj/A.strings": ""])
      .call("read", ["language": "es", "limit": 100])
    #expect(try #require(page["content"][0]["text"].text).utf8.count < 200_000)
    #expect(page["structuredContent"]["nextCursor"].exists)
  }

  @Test func contains() throws {
    let found = try Client().call("read", ["language": "es", "contains": "OLD"])
    #expect(found["structuredContent"]["keys"].all.count == 1)
  }

  @Test func context() throws {
    let context = try Client().call(
      "context",
      ["table": "Localizable.xcstrings", "key": "Open the old file", "language": "es"])[
        "structuredContent"]
    #expect(context["similar"][0]["key"]["untrusted"]["key"].text == "Open the file")
    #expect(
      context["similar"][0]["key"]["untrusted"]["forms"][0]["text"].text == "Abrir el archivo")
    #expect(context["untrusted"]["usages"][0]["file"].text == "View.swift")
    #expect(context["untrusted"]["usages"][0]["line"].number == 6)
    #expect(context["untrusted"]["usages"][0]["text"].text == "Text(\"Open the old file\")")
    #expect(context["untrusted"]["glossary"][0]["term"].text == "file")
    #expect(context["pluralCategories"].all.count == 3)
    #expect(context["hasGrammar"].flag == true)
  }

  @Test("code that names a key's symbol shows it, too")
  func symbols() throws {
    let client = Client([
      "App/View.swift": "import SwiftUI\nlet title = Text(.harbourTitle)\n",
      "App/Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"harbour.title":{"extractionState":"manual","localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Old harbour"}},
      "es":{"stringUnit":{"state":"new","value":""}}}}},"version":"1.0"}
      """,
    ])
    let context = try client.call(
      "context", ["table": "Localizable.xcstrings", "key": "harbour.title", "language": "es"])
    let usages = context["structuredContent"]["untrusted"]["usages"].all
    #expect(usages.count == 1, "\(context)")
    #expect(usages.first?["line"].number == 2)
    #expect(usages.first?["text"].text == "let title = Text(.harbourTitle)")
  }

  @Test("arguments are those of the code")
  func argumentsOfCode() throws {
    let context = try Client().call(
      "context", ["table": "Localizable.xcstrings", "key": "Open %@", "language": "es"])[
        "structuredContent"]
    #expect(context["untrusted"]["arguments"][0]["expression"].text == "name")
    #expect(context["untrusted"]["arguments"][0]["type"].text == "String")
  }

  @Test func preview() throws {
    let previews = try Client().call(
      "preview",
      ["table": "Localizable.xcstrings", "key": "Open the file", "language": "es"])[
        "structuredContent"]["previews"].all
    #expect(previews.compactMap { $0["untrusted"]["text"].text } == ["Abrir el archivo"])
  }

  @Test func argumentsAreShownInTheTextsOfOtherTables() throws {
    var files = Project.files
    files["App/en.lproj/Calls.strings"] = "\"%@!\" = \"%@!\";\n"
    files["App/es.lproj/Calls.strings"] = "\"%@!\" = \"¡%@!\";\n"
    let previews = try Client(files).call(
      "preview",
      [
        "table": "Calls", "key": "%@!", "language": "es", "arguments": ["Open the file"],
      ])["structuredContent"]["previews"].all
    #expect(previews.compactMap { $0["untrusted"]["text"].text } == ["¡Abrir el archivo!"])
  }

  /// Of a table only what a key is shown with is read, which words of it are among.
  @Test func argumentsAreShownInTheTextsOfTheirOwnTable() throws {
    var files = Project.files
    let unit = { (text: String) in
      #"{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
    }
    files["App/Calls.xcstrings"] = """
      {"sourceLanguage":"en","strings":{"%@!":\(unit("¡%@!")),"Hello":\(unit("Hola")),
      "Other":\(unit("Otra"))},"version":"1.0"}
      """
    let previews = try Client(files).call(
      "preview",
      [
        "table": "Calls.xcstrings", "key": "%@!", "language": "es", "arguments": ["Hello"],
      ])["structuredContent"]["previews"].all
    #expect(previews.compactMap { $0["untrusted"]["text"].text } == ["¡Hola!"])
  }

  /// Text of a catalog stands only below members that are called `untrusted`.
  @Test(
    "what the project says is marked",
    arguments: ["plan", "read", "context", "check", "preview"])
  func marks(tool: String) throws {
    let arguments: [String: any Sendable] =
      switch tool {
      case "plan": [:]
      case "read": ["language": "es"]
      case "check":
        [
          "table": "Localizable.xcstrings", "key": "Open the old file", "language": "es",
          "text": "Abrir el archivo viejo",
        ]
      default: ["table": "Localizable.xcstrings", "key": "Open the old file", "language": "es"]
      }
    let result = try Client().call(tool, arguments)["structuredContent"]
    #expect(result.exists)
    #expect(!result.trusted.contains { $0.contains("Open") || $0.contains("Ignore") }, "\(result)")
  }

  @Test("nothing outside of the project is found")
  func outside() throws {
    let client = Client()
    for table in ["../Secret/Localizable.xcstrings", "Secret/Localizable.xcstrings", "/etc/passwd"]
    {
      let result = try client.call(
        "check", ["table": table, "key": "Open %@", "language": "es", "text": "Abrir %@"])
      #expect(result["structuredContent"]["refusals"][0]["reason"].text == "unknown_table")
    }
    #expect(try client.call("plan")["content"][0]["text"].text?.contains("Secret") == false)
  }
}

extension JSON {
  /// All texts that aren't below `untrusted`.
  fileprivate var trusted: [String] {
    if let text { return [text] }
    return all.flatMap(\.trusted) + names.filter { $0 != "untrusted" }.flatMap { self[$0].trusted }
  }
}
