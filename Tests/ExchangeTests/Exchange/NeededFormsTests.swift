import Catalogs
import Exchange
import Testing

/// What comes along where only some of a text's forms are given.
@Suite("Forms that come along")
struct NeededFormsTests {
  private static let boats = """
    "%lld boats in %lld docks": {"localizations": {"en": {"stringUnit": {"state": "translated", \
    "value": "%#@boats@ in %#@docks@"}, "substitutions": {"boats": {"argNum": 1, "formatSpecifier": \
    "lld", "variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%arg \
    boat"}}, "other": {"stringUnit": {"state": "translated", "value": "%arg boats"}}}}}, "docks": \
    {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"state": \
    "translated", "value": "%arg dock"}}, "other": {"stringUnit": {"state": "translated", "value": \
    "%arg docks"}}}}}}}}}
    """

  private static let tap = """
    "Tap to sail": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"state": \
    "translated", "value": "Click to sail"}}, "other": {"stringUnit": {"state": "translated", "value": \
    "Tap to sail"}}}}}, "de": {"stringUnit": {"state": "translated", "value": "Segeln"}}}}
    """

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {\(boats), "Sail": {}, \(tap)}, "version": "1.0"}
    """

  struct Row: Sendable {
    var key: String
    var language = "es"
    var given: [String: String]
    /// The texts that the language has then, with their states.
    var texts: [String: String]
  }

  @Test(
    "a text that names substitutions comes with all of them, one for a device with one for all others",
    arguments: [
      Row(
        key: "%lld boats in %lld docks",
        given: ["substitutions.boats.plural.other": "%1$lld barcos"],
        texts: [
          "": "%#@boats@ in %#@docks@ new",
          "substitutions.boats.plural.other": "%arg barcos translated",
          "substitutions.docks.plural.other": "%arg docks new",
        ]),
      Row(
        key: "%lld boats in %lld docks", given: ["": "%1$#@boats@ en %2$#@docks@"],
        texts: [
          "": "%#@boats@ en %#@docks@ translated",
          "substitutions.boats.plural.other": "%arg boats new",
          "substitutions.docks.plural.other": "%arg docks new",
        ]),
      // A text that leaves one out needs it not.
      Row(
        key: "%lld boats in %lld docks",
        given: ["": "%1$#@boats@", "substitutions.boats.plural.other": "%1$lld barcos"],
        texts: [
          "": "%#@boats@ translated", "substitutions.boats.plural.other": "%arg barcos translated",
        ]),
      Row(
        key: "Tap to sail", given: ["device.mac": "Clic"],
        texts: ["device.mac": "Clic translated", "device.other": "Tap to sail new"]),
      Row(
        key: "Tap to sail", language: "de", given: ["device.mac": "Klicken"],
        texts: ["device.mac": "Klicken translated", "device.other": "Segeln translated"]),
      Row(
        key: "Sail", given: ["device.ipad": "Navegar"],
        texts: ["device.ipad": "Navegar translated", "device.other": "Sail new"]),
      Row(
        key: "Sail", given: ["device.mac": "Navegar", "device.other": "Toca"],
        texts: ["device.mac": "Navegar translated", "device.other": "Toca translated"]),
    ])
  func completed(row: Row) throws {
    let document = StringCatalogDocument(parsing: Array(Self.catalog.utf8), file: "L.xcstrings")
    let changes = row.given.sorted { $0.key < $1.key }.map {
      ExchangeChange(key: row.key, path: Self.path($0.key), text: $0.value, state: .translated)
    }
    let changed = document.importing([(row.language, changes)])
    #expect(!changed.hasErrors)
    let entry = try #require(changed.entry(forKey: row.key))
    let content = try #require(entry.localization(in: row.language)?.content)
    let texts = content.leaves().map { leaf in
      let path = leaf.path.names(in: .stringCatalog).joined(separator: ".")
      return (path, "\(leaf.text) \(leaf.state?.rawValue ?? "")")
    }
    #expect(Dictionary(texts) { $1 } == row.texts)
  }

  private static func path(_ spelling: String) -> TextPath {
    TextPath(catalogNames: spelling.split(separator: ".").map(String.init))
  }
}
