import Foundation
import Messages
import Testing
import Workflows

@testable import Studio

/// What the page asks to be done to a text, under the project's format definitions.
@Suite struct EditingTests {
  static let configuration = """
    {
      attributeScopes: {
        app: {
          rainbow: {values: ["fun", "extreme"]}, level: {type: "integer"}, step: {type: "string"},
        },
      },
      formatDefinitions: {
        captions: {
          tables: ["Localizable"], attributes: {rainbow: "fun", step: {}}, marks: ["strong", "link"],
          notInherited: ["step"],
        },
      },
      glossary: {photo: {translations: {es: "foto"}, forbidden: {es: "fotografía"}}},
      doNotTranslate: ["Save"],
      samples: {"%@!": [["open"]]},
    }
    """

  static func session() -> StudioSession {
    var files = Project.files
    files["App/l10n.json"] = configuration
    files["App/en.lproj/Calls.strings"] = "\"%@!\" = \"%@!\";\n"
    files["App/es.lproj/Calls.strings"] = "\"%@!\" = \"¡%@!\";\n"
    return Project.session(on: InMemoryFolder(files))
  }

  /// Calls as the page does.
  static func call(_ name: String, _ input: [String: any Sendable]) throws -> [String: Any] {
    let body = try JSONSerialization.data(withJSONObject: input)
    let response = session().calls.response(to: name, Array(body))
    #expect(response.status == 200, "\(String(decoding: response.body, as: UTF8.self))")
    return try #require(
      JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
  }

  static func edit(
    _ name: String, _ text: String, _ start: Int, _ end: Int, _ more: [String: any Sendable]
  ) throws -> String {
    let input: [String: any Sendable] = [
      "table": "Localizable.xcstrings", "text": text, "start": start, "end": end,
    ]
    let answer = try call(name, input.merging(more) { first, _ in first })
    let (edited, from, to) = (
      try #require(answer["text"] as? String), answer["start"] as? Int, answer["end"] as? Int
    )
    return "\(edited) \(from ?? -1) \(to ?? -1)"
  }

  @Test func textsAreMarkedByPlacesThatBrowsersCount() throws {
    #expect(
      try Self.edit("mark", "😀 ya", 3, 5, ["name": "rainbow", "value": #""fun""#])
        == "😀 ^[ya](rainbow: 'fun') 5 7")
    #expect(
      try Self.edit("mark", "^[ya](rainbow: 'fun')", 2, 4, ["name": "rainbow"]) == "ya 0 2")
    // The definition doesn't list the value, or the attribute.
    #expect(
      try Self.edit("mark", "ya", 0, 2, ["name": "rainbow", "value": #""extreme""#]) == "ya 0 2")
    #expect(try Self.edit("mark", "ya", 0, 2, ["name": "level", "value": "1"]) == "ya 0 2")
    #expect(
      try Self.edit("mark", "ya", 0, 2, ["name": "link", "value": "https://a.example"])
        == "[ya](https://a.example) 1 3")
    // What lies outside of the text, or is no JSON, changes nothing that traps.
    #expect(
      try Self.edit("mark", "ya", -5, 99, ["name": "rainbow", "value": "{"]) == "ya 0 2")
  }

  @Test func whatIsPastedIsBroughtToTheDefinition() throws {
    #expect(
      try Self.edit("paste", "a ", 2, 2, ["html": "<b>b</b> <i>c</i>", "new": "b c"])
        == "a **b** c 9 9")
    #expect(try Self.edit("paste", "", 0, 0, ["new": "*b* ^[c](level: 1)"]) == "b c 3 3")
  }

  @Test func typedTextIsKeptOutOfWhatIsNotInherited() throws {
    #expect(
      try Self.edit("type", "^[a](step: 'x')", 3, 3, ["new": "b"]) == "^[a](step: 'x')b 16 16")
  }

  @Test func controlsKnowWhatIsAllowed() throws {
    let answer = try Self.call(
      "selection",
      [
        "table": "Localizable.xcstrings", "text": "^[a](rainbow: 'fun') b", "start": 2, "end": 3,
      ])
    let attributes = try #require(answer["attributes"] as? [[String: Any]])
    let rainbow = try #require(attributes.first { $0["name"] as? String == "rainbow" })
    #expect(rainbow["value"] as? String == #""fun""#)
    #expect(rainbow["allowed"] as? [String] == [#""fun""#])
    #expect(!attributes.contains { $0["name"] as? String == "level" })
    #expect(attributes.contains { $0["name"] as? String == "inflect" })
  }

  @Test func thePageKnowsWhatTextsMayCarry() throws {
    let key = try Self.call(
      "key", ["table": "Localizable.xcstrings", "key": "Save", "language": "es"])
    let formats = try #require(key["formats"] as? [String: Any])
    #expect(formats["marks"] as? [String] == ["strong", "link"])
    let attributes = try #require(formats["attributes"] as? [[String: Any]])
    let own = attributes.filter { $0["isOwn"] as? Bool == false }
    #expect(own.compactMap { $0["name"] as? String } == ["rainbow", "step"])
    #expect(own.first?["values"] as? [String] == [#""fun""#])
  }

  @Test func partsThatADefinitionGuardsAreTold() {
    let parts = TextPart.all(of: "^[a](step: 'x')b", guarding: ["step"])
    #expect(parts.map { $0.kinds.contains("guarded") } == [true, true, true, false])
    #expect(TextPart.all(of: "^[a](step: 'x')").allSatisfy { !$0.kinds.contains("guarded") })
  }

  // MARK: Help

  @Test func helpKnowsTheProject() throws {
    let help = try Self.call(
      "help", ["table": "Localizable.xcstrings", "key": "%lld photos", "language": "es"])
    let terms = try #require(help["glossary"] as? [[String: Any]])
    #expect(terms.first?["translations"] as? [String] == ["foto"])
    #expect(terms.first?["forbidden"] as? [String] == ["fotografía"])
    let save = try Self.call(
      "help", ["table": "Localizable.xcstrings", "key": "Save", "language": "es"])
    #expect(save["doNotTranslate"] as? [String] == ["Save"])
  }

  @Test func likeTextsAreSuggested() async throws {
    var files = Project.files
    files[Project.catalog]?.replace(#""Save" : {"#, with: #""Save all" : { }, "Save" : {"#)
    let session = Project.session(on: InMemoryFolder(files))
    let open = try OpenKey(Project.id("Save all"), in: session)
    var help = ShownHelp(open, in: session)
    for _ in 0..<600 where help.isSearching {
      try await Task.sleep(for: .milliseconds(20))
      help = ShownHelp(open, in: session)
    }
    #expect(help.suggestions.map(\.key) == ["Save"])
    #expect(help.suggestions.first?.texts == ["": "Guardar"])
  }

  /// Words that stand in another table, as those of a package's food do for an app's order.
  @Test func argumentsAreShownInTheTextsOfTheirOwnTables() throws {
    let session = Self.session()
    for texts in [["": "¡%@!"], ["": "¡¡%@!!"]] {
      let check = try session.check(
        texts, of: Project.id("%@!", table: "Calls"), likeApple: false)
      #expect(check.previews.map(\.item.text) == [texts[""]?.replacing("%@", with: "Abrir") ?? ""])
    }
  }

  @Test func theSourceIsShownInAPseudoLocale() throws {
    let check = try Self.session().check(
      ["": "Guardar"], of: Project.id("Save"), likeApple: false, pseudo: .accented)
    #expect(check.previews.count == 1)
    #expect(check.previews.allSatisfy { PseudoKind.isMarked($0.item.text) })
  }

  @Test func pluralFormsAreOffered() throws {
    let session = Self.session()
    let photos = ShownKey(
      try OpenKey(Project.id("%lld photos"), in: session), Project.id("%lld photos"), in: session)
    #expect(photos.forms.map(\.path).sorted() == ["plural.many", "plural.one", "plural.other"])
    #expect(photos.pluralForms.isEmpty)
    var files = Project.files
    files[Project.catalog]?.replace(#""Save" : {"#, with: #""%lld new" : { }, "Save" : {"#)
    let other = Project.session(on: InMemoryFolder(files))
    let id = Project.id("%lld new")
    let new = ShownKey(try OpenKey(id, in: other), id, in: other)
    #expect(new.pluralForms.map(\.path) == ["plural.one", "plural.many", "plural.other"])
    // A text that is there already gives way to its forms, and comes back.
    let text = SavingTests.save(["": "%lld nuevas"])
    try other.save(text, of: id)
    try other.save(
      SavingTests.save(["plural.one": "%lld nuevo", "plural.other": "%lld nuevos"]), of: id)
    let saved = ShownKey(try OpenKey(id, in: other), id, in: other)
    #expect(saved.forms.map(\.path).contains("plural.one"))
    #expect(saved.forms.first { $0.path == "plural.other" }?.text == "%lld nuevos")
    #expect(saved.pluralForms.isEmpty)
    _ = try other.undo()
    #expect(
      ShownKey(try OpenKey(id, in: other), id, in: other).forms.map(\.text) == ["%lld nuevas"])
  }
}
