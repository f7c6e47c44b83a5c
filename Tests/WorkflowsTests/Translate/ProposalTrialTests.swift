import Catalogs
import Diagnostics
import Linting
import TestSupport
import Testing
import Workflows

/// What becomes of a proposed translation before anything is written.
@Suite("Proposed translations")
struct ProposalTrialTests {
  @Test(
    "what has no place, or must not be written, is refused with its reason",
    arguments: [
      (.init("None", "Save", "Guardar"), .unknownTable),
      (.init(table, "None", "Nada"), .unknownKey),
      // The same letters in other bytes are another key.
      (.init(table, "Cafe\u{301}", "Café"), .unknownKey),
      (.init(table, "Open %@", "%@ öffnen", "de"), .unknownLanguage),
      (.init(table, "Open %@", "Abrir %@", "no tag"), .unknownLanguage),
      (.init(table, "Open %@", "Open %@", "en"), .sourceLanguage),
      (.init(table, "Removed", "Quitado"), .stale),
      (.init(table, "l10n", "l10n"), .notTranslatable),
      (.init("Broken", "a", "b"), .unreadable),
      (.init(table, "Open %@", ""), .text),
      (.init(table, "Open %@", "Abrir %@\u{0}"), .text),
      (.init(table, "Open %@", String(repeating: "a", count: 32_769)), .text),
      (.init(table, "Open %@", forms: []), .text),
      (.init(table, "%lld files", forms: [("plural.one", "a"), ("plural.one", "b")]), .text),
      (.init(table, "Open %@", forms: [("plural.much", "Abrir %@")]), .place),
      (.init(table, "Open %@", forms: [("device.toaster", "Abrir %@")]), .place),
      (.init("Menu", "Close", forms: [("plural.other", "Cerrar")]), .place),
      // No number chooses between the forms of a text without an argument.
      (.init(table, "Save", forms: [("plural.one", "a"), ("plural.other", "b")], "pl"), .place),
      (.init("Cups", "%lld cups", forms: [("substitutions.cups.plural.one", "a")]), .place),
      // No number takes the category in the language.
      (.init(table, "%lld files", forms: [("plural.few", "%lld archivos")]), .place),
      (.init(table, "Save", "Guardar"), .unchanged),
      (.init(table, "Save", "Conservar"), .reviewed),
      (.init("Menu", "Save", "Conservar"), .reviewed),
      (.init(table, "Open %@", "Abrir %lld"), .unsafe),
      (.init(table, "Open %@", "Abrir %@ %@"), .unsafe),
      (.init(table, "Open %@", "Abrir"), .lint),
      // Whichever of the two is changed, the other one may be what the app shows.
      (.init("Twice", "a", "d", replacing: true), .touchesOthers),
    ] as [(Proposed, ProposalRefusal.Reason)])
  func refused(proposed: Proposed, reason: ProposalRefusal.Reason) {
    let (tree, result) = Self.tried(proposed.proposal)
    switch result {
    case .success(let trial): #expect(trial.refusals.map(\.reason).contains(reason))
    case .failure(let refusal): #expect(refusal.reason == reason, "\(refusal)")
    }
    #expect(tree.files == InMemoryFolder(Self.files).files)
  }

  @Test(
    "what is accepted changes one file, in which it stands as it was given",
    arguments: [
      (.init(table, "Open %@", "Abrir %@"), table, #""value" : "Abrir %@""#),
      (.init(table, "Open %@", "Otwórz %@", "pl"), table, #""value" : "Otwórz %@""#),
      (.init(table, "Save", "Conservar", replacing: true), table, #""value" : "Conservar""#),
      (
        .init(table, "Open %@", forms: [("device.mac", "Abrir %@"), ("device.other", "Abre %@")]),
        table, #""value" : "Abre %@""#
      ),
      // On all other devices people go on reading the source's text.
      (.init(table, "Open %@", forms: [("device.mac", "Abrir %@")]), table, #""other" : {"#),
      (
        .init(
          table, "%lld files",
          forms: [("plural.one", "%lld archivo"), ("plural.other", "%lld archivos")]), table,
        #""value" : "%lld archivos""#
      ),
      // For exactly 0 there may be a form in every language.
      (
        .init(
          table, "%lld files",
          forms: [("plural.zero", "%lld archivos"), ("plural.other", "%lld ficheros")]), table,
        #""zero" : {"#
      ),
      // The source's own form leaves the number out.
      (
        .init(
          table, "attachments",
          forms: [("plural.one", "%lld adjunto"), ("plural.other", "%lld adjuntos")]), table,
        #""value" : "%lld adjunto""#
      ),
      (.init("Menu", "Close", "Cerrar"), "es.lproj/Menu.strings", #""Close" = "Cerrar";"#),
      (
        .init("Menu", "Close", "Say \"no\"", replacing: true), "es.lproj/Menu.strings",
        #""Close" = "Say \"no\"";"#
      ),
      (.init("Menu", "Save", "Zapisz", "pl"), "pl.lproj/Menu.strings", #""Save" = "Zapisz";"#),
      (
        .init("Cups", "%lld cups", forms: [("substitutions.cups.plural.other", "%lld tazas")]),
        "es.lproj/Cups.stringsdict", "<string>%lld tazas</string>"
      ),
    ] as [(Proposed, String, String)])
  func accepted(proposed: Proposed, file: String, written: String) throws {
    let (tree, result) = Self.tried(proposed.proposal)
    let trial = try result.get()
    #expect(trial.refusals.isEmpty, "\(trial.refusals)")
    #expect(trial.file == "App/" + file)
    #expect(trial.isNewFile == (Self.files["App/" + file] == nil))
    #expect(trial.old == tree.files["App/" + file] ?? [])
    let new = String(decoding: trial.new, as: UTF8.self)
    #expect(new.contains(written), "\(new)")
    #expect(try trial.files.read(trial.file) == trial.new)
    #expect(tree.files == InMemoryFolder(Self.files).files)
    // Once it is there it is no change any more.
    let again = Self.tried(
      proposed.proposal, Self.files.merging([trial.file: new]) { _, new in new })
    #expect(throws: ProposalRefusal.self) { try again.result.get() }
  }

  @Test(
    "plural forms take the place of a plain text, unless a person has translated it",
    arguments: [("machine_translated", nil), ("new", nil), ("translated", .reviewed)]
      as [(String, ProposalRefusal.Reason?)])
  func pluralFormsOfAPlainText(state: String, reason: ProposalRefusal.Reason?) throws {
    var files = Self.files
    files["App/Localizable.xcstrings"] = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld files" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : "%lld archivos"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let forms = [("plural.one", "%lld archivo"), ("plural.other", "%lld archivos")]
    switch Self.tried(Proposed(Self.table, "%lld files", forms: forms).proposal, files).result {
    case .success(let trial):
      #expect(reason == nil && trial.refusals.isEmpty, "\(trial.refusals)")
      #expect(String(decoding: trial.new, as: UTF8.self).contains(#""value" : "%lld archivo""#))
    case .failure(let refusal): #expect(refusal.reason == reason, "\(refusal)")
    }
  }

  /// Two substitutions, of which each says one number.
  @Test(
    "what is half of a substitution is refused with what belongs there",
    arguments: [
      ([("", "%1$#@boats@ en %2$lld puertos")], "'%2$lld' in the place of '%2$#@ports@'"),
      (
        [("substitutions.boats.plural.other", "%2$lld barcos")],
        "'%2$lld' in it is argument 2, and the source shows argument 1 here; write '%1$lld'"
      ),
      ([("substitutions.boats.plural.other", "%1$lld barcos")], nil),
      // As the catalog itself has it.
      (
        [("", "%#@boats@ en %#@ports@"), ("substitutions.ports.plural.other", "%arg puertos")], nil
      ),
    ] as [([(String, String)], String?)])
  func substitutions(forms: [(String, String)], problem: String?) throws {
    func substitution(_ number: Int, _ noun: String) -> String {
      let unit = #"{"stringUnit":{"state":"translated","value":"%arg \#(noun)"}}"#
      return
        #"{"argNum":\#(number),"formatSpecifier":"lld","variations":{"plural":{"other":\#(unit)}}}"#
    }
    var files = Self.files
    files["App/Localizable.xcstrings"] = """
      {"sourceLanguage":"en","strings":{"%lld boats in %lld ports":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@boats@ in %#@ports@"},"substitutions":{
      "boats":\(substitution(1, "boats")),"ports":\(substitution(2, "ports"))}}}}},"version":"1.0"}
      """
    let proposed = Proposed(Self.table, "%lld boats in %lld ports", forms: forms)
    let trial = try Self.tried(proposed.proposal, files).result.get()
    let unsafe = trial.refusals.filter { $0.reason == .unsafe }.compactMap(\.detail)
    #expect(unsafe.isEmpty == (problem == nil), "\(unsafe)")
    if let problem { #expect(unsafe.contains { $0.contains(problem) }, "\(unsafe)") }
  }

  @Test("a text that was there keeps its mistakes to itself")
  func olderFindings() throws {
    var files = Self.files
    files["App/es.lproj/Menu.strings"] = "\"Save\" = \"Guardar  %d\";\n"
    let trial = try Self.tried(Proposed("Menu", "Close", "Cerrar").proposal, files).result.get()
    #expect(trial.findings.isEmpty && trial.refusals.isEmpty)
    let own = try Self.tried(Proposed("Menu", "Close", "Cerrar  ya").proposal, files).result.get()
    #expect(own.findings.map(\.diagnostic.id) == ["doubled-space"])
    #expect(own.refusals.isEmpty)
  }

  @Test("the texts are shown as people would read them")
  func previews() throws {
    let forms = [("plural.one", "%lld archivo"), ("plural.other", "%lld archivos")]
    let trial = try Self.tried(Proposed(Self.table, "%lld files", forms: forms).proposal).result
      .get()
    let shown = Set(trial.previews().map(\.text))
    #expect(shown.contains("1 archivo") && shown.contains("5 archivos"), "\(shown)")
  }
}

extension ProposalTrialTests {
  static let table = "Localizable.xcstrings"

  /// A proposal, as a row of a table.
  struct Proposed: Sendable, CustomTestStringConvertible {
    var proposal: TranslationProposal

    init(
      _ table: String, _ key: String, _ text: String, _ language: String = "es",
      replacing: Bool = false
    ) {
      self.init(table, key, forms: [("", text)], language)
      proposal.replacesReviewed = replacing
    }

    init(
      _ table: String, _ key: String, forms: [(path: String, text: String)],
      _ language: String = "es"
    ) {
      proposal = TranslationProposal(
        table: table, key: key, language: language,
        texts: forms.map { .init(path: TextPath(spelling: $0.path), text: $0.text) })
    }

    var testDescription: String {
      "\(proposal.table) \(proposal.key) \(proposal.language) \(proposal.texts.map(\.text))"
    }
  }

  static func tried(
    _ proposal: TranslationProposal, _ files: [String: String] = files
  ) -> (tree: InMemoryFolder, result: Result<ProposalTrial, ProposalRefusal>) {
    let tree = InMemoryFolder(files)
    let configuration = ProjectConfiguration(explicit: nil, paths: ["App"], in: tree)
    let knowledge = ProjectKnowledge(of: ["App"], configuration, in: tree)
    let texts = ProjectTexts(knowledge, in: ["App"], on: tree)
    return (
      tree,
      Result { () throws(ProposalRefusal) in
        try ProposalTrial(proposal, in: texts, knowledge, on: tree)
      }
    )
  }
}

extension ProposalTrialTests {
  static let files = [
    "App/l10n.json": #"{"locales": ["es", "pl"]}"#,
    "App/Localizable.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {

        },
        "attachments" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Attachment"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld attachments"
                    }
                  }
                }
              }
            }
          }
        },
        "Café" : {

        },
        "l10n" : {
          "shouldTranslate" : false
        },
        "Open %@" : {

        },
        "Removed" : {
          "extractionState" : "stale"
        },
        "Save" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Guardar"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """,
    "App/en.lproj/Menu.strings": "\"Save\" = \"Save\";\n\"Close\" = \"Close\";\n",
    "App/es.lproj/Menu.strings": "\"Save\" = \"Guardar\";\n",
    "App/en.lproj/Broken.strings": "\"a\" = \"a\";\n",
    "App/es.lproj/Broken.strings": "\"a\" = \n",
    "App/en.lproj/Twice.strings": "\"a\" = \"a\";\n",
    "App/es.lproj/Twice.strings": "\"a\" = \"b\";\n\"a\" = \"c\";\n",
    "App/en.lproj/Cups.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>%lld cups</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@cups@</string>
    \t\t<key>cups</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>lld</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%lld cup</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%lld cups</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>
    """,
  ]
}
