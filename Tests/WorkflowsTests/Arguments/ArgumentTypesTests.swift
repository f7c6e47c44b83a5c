import Catalogs
import LocaleData
import Localization
import Messages
import Testing

@testable import Workflows

@Suite struct ArgumentTypesTests {
  private struct Case: CustomTestStringConvertible {
    var key = "k"
    var declared: [ValueType?] = []
    /// The text of the source language; nil for none.
    var source: String?
    var translation: String
    var count: Int
    var misfits: [String] = []

    var testDescription: String { "\(key) / \(translation)" }
  }

  private static let cases = [
    // What code says counts, whatever texts show.
    Case(
      declared: [.object, .signedInteger(bits: 64)], source: "%@ sent %lld",
      translation: "%lld de %@", count: 2, misfits: ["%lld", "%@"]),
    Case(declared: [nil, .object], source: "%lld %@", translation: "%1$lld %2$@", count: 2),
    // Then the key, then the source's text.
    Case(key: "%@: %lld", translation: "%2$lld %1$@", count: 2),
    Case(
      key: "%lld files", source: "%@ files", translation: "%@ archivos", count: 1, misfits: ["%@"]),
    Case(source: "%lld files", translation: "%@ archivos", count: 1, misfits: ["%@"]),
    Case(source: "%@ files", translation: "%d archivos", count: 1, misfits: ["%d"]),
    Case(source: "%lld files", translation: "%.1f archivos", count: 1, misfits: ["%.1f"]),
    Case(source: "%d files", translation: "%llu archivos", count: 1),
    Case(source: "Files", translation: "%lld archivos", count: 0, misfits: ["%lld"]),
    // A source that has no text for a form says nothing.
    Case(source: "", translation: "%lld archivos", count: 1),
    // Nothing is formatted there, and an address is one.
    Case(source: "See a.example", translation: "a.example/%D0%8E", count: 0),
    // Where nothing tells it, the text is believed.
    Case(translation: "%lld archivos de %@", count: 2),
    Case(key: "100% sure", translation: "%@", count: 1),
    // Foundation takes no more.
    Case(translation: "%128$@", count: 0),
  ]

  /// A text as the catalog of a language has it.
  private func found(_ translation: String) throws -> TableStore.Found {
    let store = TableStore.memory([
      CatalogSource(
        name: "L", localization: "es", format: .strings,
        bytes: Array("\"k\" = \"\(translation)\";".utf8), file: "es.lproj/L.strings")
    ])
    let spanish = try #require(LanguageTag("es"))
    return try #require(store.lookUp("k", table: "L", locale: spanish))
  }

  @Test(arguments: cases)
  private func types(example: Case) throws {
    let store = TableStore.memory(
      example.source.map { text in
        [
          CatalogSource(
            name: "L", localization: "en", format: .strings,
            bytes: Array("\"\(example.key)\" = \"\(text)\";".utf8), file: "en.lproj/L.strings")
        ]
      } ?? [], sourceLanguage: "en")
    let source = LanguageTag("en").flatMap { store.lookUp(example.key, table: "L", locale: $0) }
    let types = ArgumentTypes(of: example.key, declared: example.declared, source: source)
      .completed(by: try found(example.translation))
    #expect(types.count == example.count)
    #expect(types.misfits(in: example.translation).map(\.written) == example.misfits)
  }

  @Test func aTextMayLeaveOutWhatAnotherFormShows() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{"variations":{
      "plural":{"other":{"stringUnit":{"state":"translated","value":"some files"}}}}}}}}}
      """
    let store = TableStore.memory([
      CatalogSource(
        name: "L", localization: nil, format: .stringCatalog, bytes: Array(catalog.utf8),
        file: "L.xcstrings")
    ])
    let source = store.lookUp("k", table: "L", locale: try #require(LanguageTag("en")))
    let types = ArgumentTypes(of: "k", declared: [], source: source)
    #expect(types.completed(by: try found("%lld archivos")).misfits(in: "%lld archivos").isEmpty)
  }
}
