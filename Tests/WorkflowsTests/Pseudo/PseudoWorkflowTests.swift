import Diagnostics
import Messages
import TestSupport
import Testing
import Workflows

@Suite("l10n pseudo")
struct PseudoWorkflowTests {
  static func run(
    _ action: PseudoOptions.Action, in tree: InMemoryFolder,
    _ change: (inout PseudoOptions) -> Void = { _ in }
  ) -> PseudoOutcome {
    var options = PseudoOptions(action, catalogs: ExchangeCatalogOptions(roots: ["App"]))
    change(&options)
    return PseudoWorkflow(options).run(on: tree)
  }

  @Test("no catalogs is a mistake in what was asked for")
  func noCatalogs() {
    let outcome = Self.run(.write(.accented), in: InMemoryFolder(["App/a.swift": ""]))
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    #expect(outcome.status == .couldNotRun)
  }

  static let strings = ["App/en.lproj/Localizable.strings": "/* Greets. */\n\"hi\" = \"Hi %@\";\n"]
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld cups" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld cup" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cups" } }
                }
              }
            },
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "%lld Kaffeetassen" }
            }
          }
        },
        "Hello" : {

        },
        "l10n" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }

    """

  @Test("a .strings file is written, kept up to date and removed")
  func strings() throws {
    let tree = InMemoryFolder(Self.strings)
    #expect(Self.run(.write(.accented), in: tree).texts == 1)
    let file = "App/en-XA.lproj/Localizable.strings"
    #expect(tree.text(at: file) == "/* Greets. */\n\"hi\" = \"⟦Ĥî %@⟧\";\n")
    #expect(Self.run(.write(.accented), in: tree).changes.isEmpty)
    tree.set(Array("\"bye\" = \"Bye\";\n".utf8), at: "App/en.lproj/Localizable.strings")
    #expect(Self.run(.write(.accented), in: tree).changes.count == 1)
    #expect(tree.text(at: file)?.contains("\"bye\" = \"⟦Ɓýé⟧\";") == true)
    #expect(tree.text(at: file)?.contains("hi") == false)
    #expect(Self.run(.remove(nil), in: tree).isWritten)
    #expect(tree.text(at: file) == nil)
  }

  @Test(
    "what the system looks up for itself gets no pseudo-locale",
    arguments: [
      ("InfoPlist", false), ("Notes-InfoPlist", false), ("AppShortcuts", false),
      ("MyInfoPlist", true),
    ])
  func tables(name: String, isShown: Bool) {
    let tree = InMemoryFolder(["App/en.lproj/\(name).strings": "\"hi\" = \"Hi\";\n"])
    let outcome = Self.run(.write(.accented), in: tree)
    #expect(!outcome.changes.isEmpty == isShown)
    #expect((tree.text(at: "App/en-XA.lproj/\(name).strings") != nil) == isShown)
  }

  @Test("what people write about the texts is no pseudo-locale", arguments: [false, true])
  func documentation(isForced: Bool) {
    let about = "\"hi\" = \"Greets the reader\";\n"
    var files = Self.strings
    files["App/qqq.lproj/Localizable.strings"] = about
    let tree = InMemoryFolder(files)
    #expect(Self.run(.write(.long), in: tree).isWritten)
    var options = PseudoOptions(.remove(nil), catalogs: ExchangeCatalogOptions(roots: ["."]))
    options.isForced = isForced
    let outcome = PseudoWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean && outcome.changes.map(\.locales) == [["en-XL"]])
    #expect(tree.text(at: "App/qqq.lproj/Localizable.strings") == about)
  }

  @Test("a String Catalog gets the forms of the pseudo-locale's language")
  func stringCatalog() throws {
    let tree = InMemoryFolder(["App/Localizable.xcstrings": Self.catalog])
    #expect(Self.run(.write(.rtl), in: tree).texts == 7)
    #expect(Self.run(.write(.bounded), in: tree).texts == 3)
    let text = try #require(tree.text(at: "App/Localizable.xcstrings"))
    #expect(text.contains("⟦%lld cup⟧") && text.contains("\"few\""))
    #expect(!text.contains("⟦l10n⟧"))
    #expect(Self.run(.remove(.rtl), in: tree).changes.map(\.locales) == [["ar-XB"]])
    #expect(Self.run(.remove(nil), in: tree).changes.map(\.locales) == [["en-XD"]])
    #expect(tree.text(at: "App/Localizable.xcstrings") == Self.catalog)
  }

  @Test("the longest text of a key is found, whatever its language and form")
  func longest() throws {
    let tree = InMemoryFolder(["App/Localizable.xcstrings": Self.catalog])
    #expect(Self.run(.write(.longest), in: tree).texts == 3)
    let text = try #require(tree.text(at: "App/Localizable.xcstrings"))
    #expect(text.contains("⟦%lld Kaffeetassen⟧") && text.contains("⟦Hello⟧"))
  }

  @Test("words that agree count as they are at their longest, without their marks")
  func longestAgreement() throws {
    let files = [
      "App/en.lproj/Localizable.strings":
        "\"a\" = \"^[%lld cup](inflect: true) here now\";\n\"b\" = \"Welcome, you\";\n",
      "App/es.lproj/Localizable.strings":
        "\"a\" = \"^[%lld ensalada pequeña](inflect: true)\";\n"
        + "\"b\" = \"^[Bienvenido](inflect: true) a Notas\";\n",
    ]
    let tree = InMemoryFolder(files)
    #expect(Self.run(.write(.longest), in: tree).texts == 2)
    let text = try #require(tree.text(at: "App/en-XM.lproj/Localizable.strings"))
    #expect(text.contains("⟦%lld ensaladas pequeñas⟧"))
    #expect(text.contains("⟦Bienvenido a Notas⟧"))
    #expect(!text.contains("^["))
  }

  @Test("what people wrote stays, unless it is to be replaced")
  func people() {
    let file = "App/en-XA.lproj/Localizable.strings"
    let own = "\"hi\" = \"Ciao %@\";\n"
    let tree = InMemoryFolder(Self.strings.merging([file: own]) { first, _ in first })
    for action in [PseudoOptions.Action.write(.accented), .remove(nil)] {
      let outcome = Self.run(action, in: tree)
      #expect(outcome.status == .couldNotRun && !outcome.isWritten)
      #expect(outcome.diagnostics.map(\.id) == ["text-of-people"])
      #expect(tree.text(at: file) == own)
    }
    #expect(Self.run(.write(.accented), in: tree) { $0.isForced = true }.isWritten)
    #expect(tree.text(at: file)?.contains("⟦Ĥî %@⟧") == true)
  }

  @Test("a locale of people is refused", arguments: ["de", "sq-XK", "../x", ""])
  func locale(tag: String) {
    let tree = InMemoryFolder(Self.strings)
    let outcome = Self.run(.write(.long), in: tree) { $0.locale = tag }
    #expect(outcome.diagnostics.map(\.id) == ["no-pseudo-locale"])
    #expect(tree.files.count == 1)
  }

  @Test("nothing is written in a dry run")
  func dry() {
    let tree = InMemoryFolder(Self.strings)
    let outcome = Self.run(.write(.long), in: tree) { $0.isDryRun = true }
    #expect(outcome.changes.count == 1 && !outcome.isWritten && tree.files.count == 1)
  }

  @Test("lint and status pass pseudo-locales over")
  func silent() {
    let tree = InMemoryFolder(
      Self.strings.merging(["App/Catalog.xcstrings": Self.catalog]) { first, _ in first })
    let (lint, status) = (LintWorkflow(LintOptions(paths: ["App"])), StatusOptions(paths: ["App"]))
    let before = lint.run(on: tree).diagnostics.map(\.message)
    for kind in PseudoKind.allCases { #expect(Self.run(.write(kind), in: tree).isWritten) }
    #expect(lint.run(on: tree).diagnostics.map(\.message) == before)
    let locales = StatusWorkflow(status).run(on: tree).report.tables.flatMap(\.locales)
    #expect(Set(locales.map(\.locale)) == ["de"])
  }

  @Test("a preview shows a pseudo-locale that no file has")
  func preview() {
    let tree = InMemoryFolder(Self.strings)
    var options = PreviewOptions()
    options.scope.paths = ["App"]
    options.pseudo = .accented
    options.arguments = ["Ana"]
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.report.previews.map(\.text) == ["⟦Ĥî Ana⟧"])
    #expect(tree.files.count == 1)
  }
}
