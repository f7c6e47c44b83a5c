import Workflows

@testable import Studio

/// A small project in memory.
enum Project {
  static let catalog = "App/Localizable.xcstrings"
  static let strings = "App/es.lproj/Menu.strings"

  static let files = [
    catalog: """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld photos" : {
          "comment" : "Below an album",
          "localizations" : {
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld foto"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld fotos"
                    }
                  }
                }
              }
            }
          }
        },
        "Delete **all**" : {

        },
        "Save" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Guardar"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """,
    "App/en.lproj/Menu.strings": "/* The first. */\n\"open\" = \"Open\";\n\"close\" = \"Close\";\n",
    strings: "/* The first. */\n\"open\" = \"Abrir\";\n",
  ]

  static func id(_ key: String, table: String = "Localizable.xcstrings") -> KeyID {
    KeyID(table: table, key: key, language: "es")
  }

  static func session(
    isReadOnly: Bool = false, journal: StudioJournal? = nil, on tree: InMemoryFolder
  ) -> StudioSession {
    StudioSession(["App"], isReadOnly: isReadOnly, journal: journal, on: tree)
  }
}

extension InMemoryFolder {
  func text(_ path: String) -> String {
    (try? read(path, .catalog)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
