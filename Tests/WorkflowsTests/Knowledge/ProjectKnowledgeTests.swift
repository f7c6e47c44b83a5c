import Extraction
import TestSupport
import Testing
import Workflows

/// What programs know that keep a project open.
@Suite struct ProjectKnowledgeTests {
  static let files = [
    "App/View.swift": #"let a = String(localized: "One")"#,
    "App/Other.swift": #"let b = String(localized: "Two", table: "Menu")"#,
    "App/en.lproj/Menu.strings": "\"Two\" = \"Two\";\n",
    "App/es.lproj/Menu.strings": "\"Two\" = \"Dos\";\n",
    "App/es.lproj/Menu.stringsdict": "",
    "App/en.lproj/Other.strings": "",
    "More/en.lproj/Menu.strings": "\"Two\" = \"Two\";\n",
    "App/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
  ]

  static func knowledge(_ files: [String: String] = files) -> ProjectKnowledge {
    ProjectKnowledge(
      of: ["App", "More"], ProjectConfiguration(), in: InMemoryFolder(files))
  }

  @Test(
    "the files of a table are those of its folder and name",
    arguments: [
      (
        "App/es.lproj/Menu.strings",
        ["en.lproj/Menu.strings", "es.lproj/Menu.strings", "es.lproj/Menu.stringsdict"]
      ),
      ("App/en.lproj/Other.strings", ["en.lproj/Other.strings"]),
      ("App/Localizable.xcstrings", ["Localizable.xcstrings"]),
      ("App/pl.lproj/Menu.strings", []),
    ])
  func catalogs(path: String, table: [String]) {
    #expect(Self.knowledge().catalogs(ofTableWith: path).map(\.path) == table.map { "App/" + $0 })
  }

  @Test("a catalog that isn't written yet belongs to its table")
  func newCatalog() {
    let path = "App/pl.lproj/Menu.strings"
    let knowledge = Self.knowledge()
    let more = knowledge.adding(catalog: path)
    #expect(!knowledge.hasCatalog(path) && more.hasCatalog(path))
    #expect(more.catalogs(ofTableWith: path).count == 4)
    #expect(more.catalog(at: path)?.language == "pl")
    #expect(more.adding(catalog: path).catalogs == more.catalogs)
  }

  @Test("after a change of a source it knows what it would know of the whole project")
  func updated() {
    var files = Self.files
    files["App/View.swift"] = #"let a = String(localized: "Three", comment: "New")"#
    let (old, new) = (Self.knowledge(), Self.knowledge(files))
    let memory = ExtractionMemory()
    for _ in 1...2 {
      let updated = old.updated(
        after: ["App/View.swift"], in: InMemoryFolder(files), memory: memory)
      #expect(updated.entries == new.entries)
      #expect(updated.entries(forKey: "One", table: "Localizable").isEmpty)
      #expect(updated.entries(forKey: "Three", table: "Localizable").count == 1)
      #expect(updated.entries(forKey: "Two", table: "Menu").count == 1)
    }
  }
}
