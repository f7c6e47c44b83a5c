import Foundation
import ModelContext
import Testing
import Workflows

@Suite("edit")
struct EditTests {
  private static let table = "Localizable.xcstrings"
  private static let path = "App/Localizable.xcstrings"

  private static func arguments(
    _ key: String, _ text: String, table: String = table, language: String = "es"
  ) -> [String: any Sendable] {
    ["table": table, "key": key, "language": language, "text": text]
  }

  @Test("a list of forms, as `read` has it, is told what is taken", arguments: ["check", "edit"])
  func listOfForms(tool: String) throws {
    let forms: [[String: any Sendable]] = [["path": "plural.one", "text": "%lld archivo"]]
    let answer = try Client().call(
      tool,
      [
        "table": "Localizable.xcstrings", "key": "%lld files", "language": "es", "forms": forms,
      ])
    #expect(answer["isError"].flag == true)
    #expect(answer["content"][0]["text"].text?.hasPrefix("`forms` takes an object") == true)
  }

  @Test("one text is written, and nothing else changes")
  func writes() throws {
    let client = Client()
    let result = try client.call("edit", Self.arguments("Open %@", "Abrir %@"))
    #expect(result["isError"].flag == false)
    #expect(result["structuredContent"]["isMarkedAsMachineTranslated"].flag == true)
    let new = try #require(client.tree.text(at: Self.path))
    let expected = Project.catalog.replacingOccurrences(
      of: "    \"Open %@\" : {\n\n    },",
      with: """
            "Open %@" : {
              "localizations" : {
                "es" : {
                  "stringUnit" : {
                    "state" : "machine_translated",
                    "value" : "Abrir %@"
                  }
                }
              }
            },
        """)
    #expect(new == expected)
    let diff = try #require(result["structuredContent"]["untrusted"]["diff"].text)
    #expect(diff.contains("+            \"value\" : \"Abrir %@\""))
    // As the table is named, so that the difference applies in the project's folder.
    #expect(diff.hasPrefix("--- a/\(Self.table)\n+++ b/\(Self.table)\n"))
    #expect(result["structuredContent"]["file"].text == Self.table)
    let left = try client.call("read", ["language": "es", "table": Self.table])
    #expect(left["structuredContent"]["keys"].all.count == 2)
  }

  @Test("all forms of a plural at once")
  func forms() throws {
    let client = Client()
    let result = try client.call(
      "edit",
      [
        "table": Self.table, "key": "%lld files", "language": "es",
        "forms": ["plural.one": "%lld archivo", "plural.other": "%lld archivos"],
      ])
    #expect(result["isError"].flag == false, "\(result)")
    let read = try client.call(
      "read", ["language": "es", "progress": ["machine_translated"]])["structuredContent"]
    let forms = read["keys"][0]["untrusted"]["forms"].all
    #expect(forms.first { $0["path"].text == "plural.one" }?["text"].text == "%lld archivo")
    #expect(forms.first { $0["path"].text == "plural.other" }?["text"].text == "%lld archivos")
  }

  /// A text with two numbers, each of which has forms.
  private static let numbers = """
    {"sourceLanguage":"en","strings":{"order":{"extractionState":"manual","localizations":{"en":{
    "stringUnit":{"state":"translated","value":"%#@cups@ on %#@boats@"},"substitutions":{
    "boats":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%arg boat"}},
    "other":{"stringUnit":{"state":"translated","value":"%arg boats"}}}}},
    "cups":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%arg cup"}},
    "other":{"stringUnit":{"state":"translated","value":"%arg cups"}}}}}}}}}},"version":"1.0"}
    """

  @Test(
    "forms that are still to be given are named",
    arguments: [
      (["one": "łódka"], ["few", "many", "other"]),
      ([:], ["few", "many", "one", "other"]),
      (["one": "łódka", "few": "łódki", "many": "łodzi", "other": "łodzi"], []),
    ] as [([String: String], [String])])
  func missingForms(boats: [String: String], missing: [String]) throws {
    var files = Project.files
    files[Self.path] = Self.numbers
    var forms = ["": "%#@cups@ na %#@boats@"]
    for (category, word) in [("one", "ka"), ("few", "ki"), ("many", "ek"), ("other", "ki")] {
      forms["substitutions.cups.plural.\(category)"] = "%arg filiżan\(word)"
    }
    for (category, word) in boats {
      forms["substitutions.boats.plural.\(category)"] = "%arg \(word)"
    }
    let result = try Client(files).call(
      "check", ["table": Self.table, "key": "order", "language": "pl", "forms": forms])
    #expect(result["structuredContent"]["isAccepted"].flag == true, "\(result)")
    let expected = missing.map { "substitutions.boats.plural.\($0)" }
    #expect(result["structuredContent"]["missingForms"].all.compactMap(\.text) == expected)
  }

  @Test("forms for millions alone are missed by nobody")
  func rareForms() throws {
    let result = try Client().call(
      "check",
      [
        "table": Self.table, "key": "%lld files", "language": "es",
        "forms": ["plural.one": "%lld archivo"],
      ])["structuredContent"]
    #expect(result["missingForms"].all.compactMap(\.text) == ["plural.other"], "\(result)")
  }

  @Test("a refusal says which form it is about, or which forms there are")
  func refusedForms() throws {
    let client = Client()
    let arguments: [String: any Sendable] = [
      "table": Self.table, "key": "%lld files", "language": "es",
    ]
    let forms = ["plural.one": "%lld archivo", "plural.other": "%@ archivos"]
    let unsafe = try client.call("check", arguments.merging(["forms": forms]) { $1 })
    let first = unsafe["structuredContent"]["refusals"][0]
    #expect(first["reason"].text == "unsafe" && first["path"].text == "plural.other", "\(unsafe)")
    let plain = try client.call("check", arguments.merging(["text": "%lld archivos"]) { $1 })
    let refusal = plain["structuredContent"]["refusals"][0]
    #expect(refusal["reason"].text == "unusable_place")
    #expect(
      refusal["untrusted"]["detail"].text?.contains("plural.one, plural.other") == true, "\(plain)")
  }

  @Test(
    "what must not be written is refused, with the reason, and nothing changes",
    arguments: [
      (arguments("Open %@", "Abrir %lld"), "unsafe"),
      (arguments("Open %@", "Abrir"), "lint"),
      (arguments("Open %@", "Abrir %@ %@"), "unsafe"),
      (arguments("Open the file", "Abre el archivo"), "reviewed"),
      (arguments("Open the file", "Abrir el archivo"), "unchanged"),
      (arguments("Open %@", ""), "unusable_text"),
      (arguments("Open %@", "Abrir %@\u{0}"), "unusable_text"),
      (arguments("Removed", "Quitado"), "stale"),
      (arguments("l10n", "l10n"), "do_not_translate"),
      (arguments("None", "Nada"), "unknown_key"),
      (arguments("Open %@", "Open %@", language: "en"), "source_language"),
      (arguments("Open %@", "%@ öffnen", language: "de"), "unknown_language"),
      (arguments("Save", "Guarda", table: "Menu"), "reviewed"),
      (arguments("%lld files", "%lld archivos", table: "Menu"), "unknown_key"),
    ] as [([String: any Sendable], String)])
  func refuses(arguments: [String: any Sendable], reason: String) throws {
    let client = Client()
    let before = client.tree.files
    let result = try client.call("edit", arguments)
    #expect(result["isError"].flag == true)
    let refusals = result["structuredContent"]["refusals"].all
    #expect(refusals.contains { $0["reason"].text == reason }, "\(result)")
    #expect(refusals.allSatisfy { $0["message"].text?.isEmpty == false })
    #expect(client.tree.files == before)
    let checked = try client.call("check", arguments)["structuredContent"]
    #expect(checked["isAccepted"].flag == false)
  }

  @Test("a form without a place is refused")
  func unknownForm() throws {
    for (table, key) in [("Menu", "Close"), (Self.table, "Open %@")] {
      for path in ["plural", "nonsense.one", "substitutions.x.plural.other"] {
        let client = Client()
        let before = client.tree.files
        let result = try client.call(
          "edit", ["table": table, "key": key, "language": "es", "forms": [path: "Cerrar %@"]])
        #expect(result["isError"].flag == true, "\(path) \(result)")
        #expect(client.tree.files == before)
      }
    }
  }

  @Test("a text of a person is replaced when that is asked for")
  func replaces() throws {
    let client = Client()
    var arguments = Self.arguments("Save", "Guarda", table: "Menu")
    arguments["replaceReviewed"] = true
    let result = try client.call("edit", arguments)
    #expect(result["isError"].flag == false, "\(result)")
    #expect(result["structuredContent"]["isMarkedAsMachineTranslated"].flag == false)
    #expect(client.tree.text(at: "App/es.lproj/Menu.strings") == "\"Save\" = \"Guarda\";\n")
  }

  @Test("a key is added to a file of strings")
  func adds() throws {
    let client = Client()
    let result = try client.call("edit", Self.arguments("Close", "Cerrar", table: "Menu"))
    #expect(result["isError"].flag == false, "\(result)")
    let text = try #require(client.tree.text(at: "App/es.lproj/Menu.strings"))
    #expect(text.hasSuffix("\"Save\" = \"Guardar\";\n"))
    #expect(text.contains("\"Close\" = \"Cerrar\";"))
  }

  @Test("a catalog with mistakes is left alone")
  func broken() throws {
    var files = Project.files
    files[Self.path] = Project.catalog.replacingOccurrences(of: "\"version\" : \"1.0\"", with: "")
      .replacingOccurrences(of: "\"Removed\" : {", with: "\"Removed\" : ")
    let client = Client(files)
    let result = try client.call("edit", Self.arguments("Open %@", "Abrir %@"))
    #expect(result["isError"].flag == true)
    #expect(client.tree.text(at: Self.path) == files[Self.path])
  }

  @Test("without permission nothing is written")
  func readOnly() throws {
    let client = Client(allowsEdits: false)
    let answer = try client.answer(
      "tools/call", ["name": "edit", "arguments": Self.arguments("Open %@", "Abrir %@")])
    #expect(answer["error"]["code"].number == -32602)
    #expect(answer["error"]["message"].text?.contains("--allow-edits") == true)
    #expect(client.tree.text(at: Self.path) == Project.catalog)
    let checked = try client.call("check", Self.arguments("Open %@", "Abrir %@"))
    #expect(checked["structuredContent"]["isAccepted"].flag == true)
    #expect(checked["structuredContent"]["previews"].all.isEmpty == false)
  }
}
