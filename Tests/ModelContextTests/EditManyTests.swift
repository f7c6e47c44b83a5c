import Foundation
import ModelContext
import Testing
import Workflows

@Suite("edit_many")
struct EditManyTests {
  private static let table = "Localizable.xcstrings"

  private static func edit(
    _ key: String, _ text: String, table: String = table, language: String = "es"
  ) -> [String: any Sendable] {
    ["table": table, "key": key, "language": language, "text": text]
  }

  private static let mixedEdits = [
    edit("Open %@", "Abrir %@"), edit("Open the old file", "Abrir %d"),
    edit("Close", "Cerrar", table: "Menu"), edit("None", "Nada"),
    edit("Open the old file", "Abrir el archivo antiguo"),
    edit("Open the file", "Abre el archivo"), edit("Open %@", "Otwórz %@", language: "pl"),
  ]

  @Test("what is right is written, what isn't is refused for itself")
  func mixed() throws {
    let client = Client()
    let result = try client.call("edit_many", ["edits": Self.mixedEdits])
    #expect(result["isError"].flag == false)
    let output = result["structuredContent"]
    #expect(output["written"].number == 4)
    let results = output["results"].all
    #expect(
      results.compactMap { $0["isWritten"].flag } == [true, false, true, false, true, false, true])
    let reasons = results.map { $0["refusals"].all.compactMap { $0["reason"].text } }
    #expect(reasons[1].contains("unsafe"), "\(reasons)")
    #expect(reasons[3] == ["unknown_key"] && reasons[5] == ["reviewed"], "\(reasons)")
    #expect(
      output["files"].all.compactMap(\.text)
        == ["Localizable.xcstrings", "es.lproj/Menu.strings"])
    let catalog = try #require(client.tree.text(at: "App/Localizable.xcstrings"))
    for text in ["Abrir %@", "Abrir el archivo antiguo", "Otwórz %@"] {
      #expect(catalog.contains("\"value\" : \"\(text)\""))
    }
    #expect(!catalog.contains("Abrir %d") && catalog.contains("\"Abrir el archivo\""))
    #expect(
      client.tree.text(at: "App/es.lproj/Menu.strings")?.contains("\"Close\" = \"Cerrar\";")
        == true)
  }

  @Test("it comes to the same as one edit after the other")
  func sameAsSingleEdits() throws {
    let edits = [
      Self.edit("Open %@", "Abrir %@"), Self.edit("Open the old file", "Abrir el archivo antiguo"),
      Self.edit("Open %@", "Otwórz %@", language: "pl"),
      Self.edit("Close", "Zamknij", table: "Menu", language: "pl"),
      Self.edit("Save", "Zapisz", table: "Menu", language: "pl"),
    ]
    let (many, single) = (Client(), Client())
    let result = try many.call("edit_many", ["edits": edits])["structuredContent"]
    #expect(result["written"].number == 5, "\(result)")
    for edit in edits {
      let result = try single.call("edit", edit)
      #expect(result["isError"].flag == false, "\(result)")
    }
    #expect(many.tree.files == single.tree.files)
    #expect(result["newFiles"].all.compactMap(\.text) == ["pl.lproj/Menu.strings"])
  }

  @Test("where all is refused, nothing changes, and the call has failed")
  func nothing() throws {
    let client = Client()
    let before = client.tree.files
    let result = try client.call("edit_many", ["edits": [Self.edit("Removed", "Quitado")]])
    #expect(result["isError"].flag == true)
    #expect(result["structuredContent"]["results"][0]["refusals"][0]["reason"].text == "stale")
    #expect(client.tree.files == before)
  }

  @Test("none, too many, and half an edit", arguments: [0, 1, 51])
  func bounds(count: Int) throws {
    let edit: [String: any Sendable] = ["table": "Menu", "key": "Close", "language": "es"]
    let result = try Client().call(
      "edit_many", ["edits": [[String: any Sendable]](repeating: edit, count: count)])
    #expect(result["isError"].flag == true)
    #expect(!result["structuredContent"].exists)
  }

  @Test("an edit with an argument that there is not is told, and nothing is written")
  func unknownArguments() throws {
    let client = Client()
    let before = client.tree.files
    let slip = Self.edit("Open %@", "Abrir %@").merging(["replacesReviewed": true]) { $1 }
    for edits in [[slip], [Self.edit("Close", "Cerrar", table: "Menu"), slip]] {
      let result = try client.call("edit_many", ["edits": edits])
      #expect(result["isError"].flag == true)
      let text = result["content"][0]["text"].text ?? ""
      #expect(text.hasPrefix("there is no argument `replacesReviewed`; there are: forms, key, "))
    }
    #expect(client.tree.files == before)
  }

  @Test("it is there only where edits are allowed")
  func readOnly() throws {
    let answer = try Client(allowsEdits: false).answer(
      "tools/call", ["name": "edit_many", "arguments": ["edits": [Self.edit("Open %@", "%@")]]])
    #expect(answer["error"]["message"].text?.contains("--allow-edits") == true)
  }
}

@Suite("files that a language doesn't have yet")
struct NewFileTests {
  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>%lld cups</key>
    	<dict>
    		<key>NSStringLocalizedFormatKey</key>
    		<string>%#@cups@</string>
    		<key>cups</key>
    		<dict>
    			<key>NSStringFormatSpecTypeKey</key>
    			<string>NSStringPluralRuleType</string>
    			<key>NSStringFormatValueTypeKey</key>
    			<string>lld</string>
    			<key>one</key>
    			<string>%lld cup</string>
    			<key>other</key>
    			<string>%lld cups</string>
    		</dict>
    	</dict>
    </dict>
    </plist>

    """

  private static let polish = dictionary.replacing("%lld cup</", with: "%lld filiżanka</")
    .replacing("%lld cups</s", with: "%lld filiżanki</s")

  private static let files = [
    "App/l10n.json": #"{"locales": ["es", "pl", "pt-BR"]}"#,
    "App/en.lproj/Cups.stringsdict": dictionary, "App/pl.lproj/Cups.stringsdict": polish,
    "App/en.lproj/Menu.strings": "/* What a person does */\n\"Save\" = \"Save\";\n",
    "App/pt_BR.lproj/Other.strings": "\"a\" = \"b\";\n",
    "App/en.lproj/Other.strings": "\"a\" = \"a\";\n",
  ]

  private static func forms(
    _ forms: [String: String], language: String
  ) -> [String: any Sendable] {
    [
      "table": "Cups", "key": "%lld cups", "language": language,
      "forms": Dictionary(
        uniqueKeysWithValues: forms.map { ("substitutions.cups.plural.\($0.key)", $0.value) }),
    ]
  }

  @Test("a table's file is begun beside its siblings")
  func strings() throws {
    let client = Client(Self.files)
    let result = try client.call(
      "edit", ["table": "Menu", "key": "Save", "language": "es", "text": "Guardar"])
    #expect(result["isError"].flag == false, "\(result)")
    #expect(result["structuredContent"]["isNewFile"].flag == true)
    #expect(result["structuredContent"]["previews"][0]["untrusted"]["text"].text == "Guardar")
    #expect(
      client.tree.text(at: "App/es.lproj/Menu.strings")
        == "/* What a person does */\n\"Save\" = \"Guardar\";\n")
    let read = try client.call(
      "read", ["table": "Menu", "language": "es", "progress": ["translated"]])
    #expect(
      read["structuredContent"]["keys"][0]["untrusted"]["forms"][0]["text"].text == "Guardar")
  }

  @Test("a folder of the language is taken as it is spelled")
  func spelling() throws {
    let client = Client(Self.files)
    let result = try client.call(
      "edit", ["table": "Menu", "key": "Save", "language": "pt-BR", "text": "Salvar"])
    #expect(result["structuredContent"]["file"].text == "pt_BR.lproj/Menu.strings")
  }

  @Test("a dictionary is begun with all of its forms")
  func dictionaryFile() throws {
    let client = Client(Self.files)
    let half = try client.call("edit", Self.forms(["one": "%lld taza"], language: "es"))
    #expect(half["structuredContent"]["refusals"][0]["reason"].text == "unusable_place")
    #expect(client.tree.text(at: "App/es.lproj/Cups.stringsdict") == nil)
    let result = try client.call(
      "edit", Self.forms(["one": "%lld taza", "other": "%lld tazas"], language: "es"))
    #expect(result["isError"].flag == false, "\(result)")
    let text = try #require(client.tree.text(at: "App/es.lproj/Cups.stringsdict"))
    #expect(text.contains("<string>%lld taza</string>") && text.contains("%lld tazas"))
    #expect(!text.contains("cup<"))
  }

  @Test("a dictionary gets forms that it lacks, and keeps the others")
  func dictionaryForms() throws {
    let client = Client(Self.files)
    let few = try client.call(
      "edit", Self.forms(["few": "%lld filiżanki", "many": "%lld filiżanek"], language: "pl"))
    #expect(few["isError"].flag == false, "\(few)")
    let text = try #require(client.tree.text(at: "App/pl.lproj/Cups.stringsdict"))
    #expect(
      text.contains(
        """
        \t\t\t<string>%lld filiżanka</string>
        \t\t\t<key>few</key>
        \t\t\t<string>%lld filiżanki</string>
        \t\t\t<key>many</key>
        \t\t\t<string>%lld filiżanek</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld filiżanki</string>
        """), "\(text)")
    var one = Self.forms(["one": "Jedna filiżanka, %lld"], language: "pl")
    one["replaceReviewed"] = true
    let replaced = try client.call("edit", one)
    #expect(replaced["isError"].flag == false, "\(replaced)")
  }

  @Test("nothing is begun in a language that the project doesn't have")
  func unknown() throws {
    for language in ["de", "../es", "es/../..", ""] {
      let client = Client(Self.files)
      let before = client.tree.files
      let result = try client.call(
        "edit", ["table": "Menu", "key": "Save", "language": language, "text": "Sichern"])
      #expect(result["isError"].flag == true)
      #expect(client.tree.files == before)
    }
  }

  @Test("catalogs count as they are on the disk, however they came to be so")
  func catalogsAreReadAnew() throws {
    let client = Client(Self.files)
    let place: [String: any Sendable] = ["table": "Other", "language": "pt-BR"]
    _ = try client.call("read", place)
    client.tree.set(Array("\"a\" = \"c\";\n".utf8), at: "App/pt_BR.lproj/Other.strings")
    let read = try client.call(
      "read", place.merging(["progress": ["translated"]]) { _, new in new })
    #expect(read["structuredContent"]["keys"][0]["untrusted"]["forms"][0]["text"].text == "c")
  }
}
