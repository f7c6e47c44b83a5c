import Diagnostics
import Linting
import TestSupport
import Testing
import Workflows

/// What lint says of one key while somebody types.
@Suite struct CatalogCheckTests {
  static let catalog = "App/Localizable.xcstrings"
  static let strings = "App/es.lproj/Menu.strings"

  static func files(_ text: String) -> [String: String] {
    [
      catalog: """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Earlier" : {"localizations" : {"es" : {"stringUnit" : {"state" : "translated", "value" : "Antes "}}}},
          "Open %@." : {"localizations" : {"es" : {"stringUnit" : {"state" : "translated", "value" : "\(text)"}}}},
          "Save" : {}
        },
        "version" : "1.0"
      }
      """,
      "App/en.lproj/Menu.strings": "\"Earlier\" = \"Earlier\";\n\"Open %@.\" = \"Open %@.\";\n",
      strings: "\"Earlier\" = \"Antes \";\n\"Open %@.\" = \"\(text)\";\n",
    ]
  }

  /// The key's entry is looked at alone, and says what the whole table says of it.
  @Test(arguments: [
    ("Abre %@.", false), ("Abre %lld.", true), ("Abre.", true), ("Abre  %@.", true),
    ("abre %@.", true), ("Abre **%@.", true), ("", true), ("Open %@.", false),
    ("Abre %@. ", true),
  ])
  func oneKeyIsLookedAtAlone(text: String, isWrong: Bool) {
    let (old, new) = (InMemoryFolder(Self.files("Abre %@.")), InMemoryFolder(Self.files(text)))
    let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: old)
    for (file, table) in [(Self.catalog, "Localizable"), (Self.strings, "Menu")] {
      let check = KeyCheck(key: "Open %@.", language: "es", file: file, table: table, knowledge)
      let before = CatalogCheck(of: file, in: knowledge, on: old)
      let alone = check.findings(with: new.files[file] ?? [], in: new, since: before)
      let whole = check.findings(in: new)
      #expect(Set(alone.map(\.diagnostic)) == Set(whole.map(\.diagnostic)), "\(file)")
      #expect(!whole.isEmpty == isWrong, "\(file) \(whole.map(\.diagnostic.id))")
    }
  }
}
