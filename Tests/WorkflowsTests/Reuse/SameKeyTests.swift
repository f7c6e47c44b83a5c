import Testing
import Workflows

/// Two keys may have one text in the source language and two in another.
@Suite struct SameKeyTests {
  private static func entry(_ key: String, _ source: String, es: String? = nil) -> String {
    let known: [(language: String, text: String?)] = [("en", source), ("es", es)]
    let texts = known.compactMap { language, text in
      text.map { #""\#(language)":{"stringUnit":{"state":"translated","value":"\#($0)"}}"# }
    }
    return "\"\(key)\":{\"localizations\":{\(texts.joined(separator: ","))}}"
  }

  private static func reuse(
    _ entries: [String], memory units: String
  ) -> ReuseOutcome.Reuse? {
    let files = [
      "App/L.xcstrings": ReuseWorkflowTests.catalog(entries.joined(separator: ",")),
      "es.xliff": ImportSample.xliff(units, original: "App/L.xcstrings"),
    ]
    let outcome = ReuseWorkflowTests.run(files) { $0.memory = ["es.xliff"] }.outcome
    return outcome.files.first?.reuses.first
  }

  @Test func whatAMemoryHasOfTheKeyComesFirst() throws {
    let found = Self.reuse(
      [Self.entry("list.open", "Open", es: "Abierto"), Self.entry("menu.open", "Open")],
      memory: ImportSample.unit("list.open", "Open", "Abierto")
        + ImportSample.unit("menu.open", "Open", "Abrir"))
    let reuse = try #require(found)
    #expect(reuse.texts.map(\.text) == ["Abrir"])
    #expect(reuse.originKey == "menu.open")
    #expect(reuse.alternatives == 1)
    #expect(reuse.score == 100)
  }

  /// With another text it says something else.
  @Test func anotherSourceOfTheKeyCountsLess() {
    let found = Self.reuse(
      [Self.entry("list.open", "Open", es: "Abierto"), Self.entry("menu.open", "Open")],
      memory: ImportSample.unit("menu.open", "Open now", "Abrir ahora"))
    #expect(found?.texts.map(\.text) == ["Abierto"])
  }

  /// The memory comes behind the project's own keys.
  @Test func itIsFoundAmongAnyNumberOfOthers() {
    let others = (0..<300).map { Self.entry("list.open\($0)", "Open", es: "Abierto") }
    let found = Self.reuse(
      others + [Self.entry("menu.open", "Open")],
      memory: ImportSample.unit("menu.open", "Open", "Abrir"))
    #expect(found?.texts.map(\.text) == ["Abrir"])
  }
}
