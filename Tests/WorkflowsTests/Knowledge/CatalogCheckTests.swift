import Catalogs
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

  private static func entry(
    _ key: String, of file: String, in tree: InMemoryFolder
  ) -> CatalogEntry? {
    let bytes = tree.files[file] ?? []
    return CatalogFormat(path: file) == .stringCatalog
      ? CatalogEntry(key, in: StringCatalogDocument(parsing: bytes, file: file))
      : CatalogEntry(key, in: StringsDocument(parsing: bytes, file: file))
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
      let alone = check.findings(
        with: Self.entry("Open %@.", of: file, in: new), in: new, since: before)
      let whole = check.findings(in: new)
      #expect(Set(alone.map(\.diagnostic)) == Set(whole.map(\.diagnostic)), "\(file)")
      #expect(!whole.isEmpty == isWrong, "\(file) \(whole.map(\.diagnostic.id))")
    }
  }

  /// What is kept after a change of one key says what a look at the whole table says then.
  @Test(arguments: ["Abre %@.", "Abre  %@.", "abre %@", "Abre %lld, ya mismo."])
  func aChangeOfOneKeyIsFollowed(text: String) throws {
    let tree = InMemoryFolder(Self.files("Abrir %@. "))
    let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: tree)
    var proposal = TranslationProposal(
      table: "Localizable.xcstrings", key: "Open %@.", language: "es",
      texts: [.init(path: [], text: text)])
    proposal.replacesReviewed = true
    let texts = ProjectTexts(knowledge, in: ["App"], on: tree)
    let trial = try ProposalTrial(proposal, in: texts, knowledge, on: tree)
    func look() -> CatalogCheck {
      CatalogCheck(of: Self.catalog, in: knowledge, on: tree, languages: ["es"], limit: .max)
    }
    let before = look()
    let catalog = try #require(knowledge.catalog(at: Self.catalog))
    let change = try #require(trial.change)
    let followed = try #require(before.following(change, of: catalog))
    tree.set(trial.new, at: Self.catalog)
    let whole = look()
    #expect(Set(followed.findings.map(\.diagnostic)) == Set(whole.findings.map(\.diagnostic)))
    #expect(Set(before.findings.map(\.diagnostic)) != Set(whole.findings.map(\.diagnostic)))
  }

  /// What contradicted another key is compared with it again.
  @Test(arguments: [
    ("Undo", "Rehacer", false), ("Undo", "Deshacer", true), ("Save", "Guarda", true),
  ])
  func aContradictionIsLookedAtAgain(key: String, text: String, isLeft: Bool) throws {
    func unit(_ text: String) -> String {
      #"{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
    }
    let strings = [("Redo", "Deshacer"), ("Save", "Guardar"), ("Undo", "Deshacer.")].map {
      "\"\($0)\":\(unit($1))"
    }
    let tree = InMemoryFolder([
      Self.catalog: #"{"sourceLanguage":"en","strings":{\#(strings.joined(separator: ","))},"#
        + #""version":"1.0"}"#
    ])
    let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: tree)
    var proposal = TranslationProposal(
      table: "Localizable.xcstrings", key: key, language: "es",
      texts: [.init(path: [], text: text)])
    proposal.replacesReviewed = true
    let before = CatalogCheck(
      of: Self.catalog, in: knowledge, on: tree, languages: ["es"], limit: .max)
    func has(_ findings: [LintDiagnostic]) -> Bool {
      findings.contains { $0.diagnostic.id == "lost-opposite" }
    }
    #expect(has(before.findings))
    let trial = try ProposalTrial(
      proposal, in: ProjectTexts(knowledge, in: ["App"], on: tree), knowledge, on: tree
    ) { _, _ in before }
    #expect(has(trial.findings) == (isLeft && key == "Undo"))
    let catalog = try #require(knowledge.catalog(at: Self.catalog))
    let change = try #require(trial.change)
    #expect((before.following(change, of: catalog) == nil) == (key == "Undo"))
  }

  /// The first text of a language is looked at, too, whatever the project is translated to.
  @Test(arguments: [[], ["es"]]) func aNewLanguageIsLookedAt(locales: [String]) {
    func folder(_ entry: String) -> InMemoryFolder {
      let strings = #""Earlier":{},"Open %@.":\#(entry)"#
      let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
      return InMemoryFolder([Self.catalog: text])
    }
    let text = #"{"localizations":{"es":{"stringUnit":{"state":"translated","value":" "}}}}"#
    let (old, new) = (folder("{}"), folder(text))
    var project = ProjectConfiguration()
    project.configuration.locales = locales
    let knowledge = ProjectKnowledge(of: ["App"], project, in: old)
    let check = KeyCheck(
      key: "Open %@.", language: "es", file: Self.catalog, table: "Localizable", knowledge)
    let before = CatalogCheck(of: Self.catalog, in: knowledge, on: old, languages: ["es"])
    let found = check.findings(
      with: Self.entry("Open %@.", of: Self.catalog, in: new), in: new, since: before)
    #expect(found.contains { $0.diagnostic.id == "empty-translation" })
  }

  /// Another key may have what code shows for one, which makes a note of it, alone as with its table.
  @Test(arguments: [("1 cup", false), ("1 glass", true)])
  func oneKeyIsComparedWithTextsForOne(other: String, isWrong: Bool) {
    let file = "App/en.lproj/Menu.strings"
    func folder(_ text: String) -> InMemoryFolder {
      InMemoryFolder([file: "\"cups\" = \"\(text)\";\n\"one\" = \"\(other)\";\n"])
    }
    let (old, new) = (folder("Cups: %d"), folder("%d cups"))
    let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: old)
    let check = KeyCheck(key: "cups", language: "en", file: file, table: "Menu", knowledge)
    let before = CatalogCheck(of: file, in: knowledge, on: old)
    let alone = check.findings(
      with: Self.entry("cups", of: file, in: new), in: new, since: before)
    for found in [alone, check.findings(in: new)] {
      #expect(found.contains { $0.diagnostic.id == "missing-plural-variation" } == isWrong)
    }
  }

  /// What is found in the other key then is no longer right.
  @Test(arguments: [
    ("1 cup", "1 cups", true), ("1 glass", "1 cup", true), ("1 cup", "1 cup", false),
    ("1 glass", "1 mug", false), ("Cup", "Mug", false),
  ])
  func aTextForOneIsLookedAtWithTheOthers(old: String, new: String, isWhole: Bool) throws {
    let file = "App/en.lproj/Menu.strings"
    let tree = InMemoryFolder([file: "\"cups\" = \"%d cups\";\n\"one\" = \"\(old)\";\n"])
    let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: tree)
    let check = CatalogCheck(of: file, in: knowledge, on: tree)
    let catalog = try #require(knowledge.catalog(at: file))
    func found(keepsOthers: Bool) -> [LintDiagnostic]? {
      check.findings(
        inEntry: Array("\"one\" = \"\(new)\";".utf8), at: 20, of: catalog, keepsOthers: keepsOthers)
    }
    #expect((found(keepsOthers: true) == nil) == isWhole)
    #expect(found(keepsOthers: false) != nil)
  }

  // MARK: Other catalogs

  /// As `l10n lint` says it of all catalogs, and as their files are now.
  @Test(arguments: [("fr", true), ("es", false)])
  func otherCatalogsSayWhichLanguagesAreAbsent(language: String, isAbsent: Bool) {
    let strings = ["App/\(language).lproj/Menu.strings": "\"Open\" = \"Menu\";\n"]
    for others in [strings, [Self.other: Self.menu(in: language)]] {
      let tree = InMemoryFolder(others.merging([Self.catalog: Self.plurals]) { $1 })
      let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: tree)
      #expect(Self.hasAbsentLanguage(knowledge, tree) == isAbsent)
      guard others[Self.other] != nil else { continue }
      let changed = Self.menu(in: isAbsent ? "es" : "fr")
      tree.set(Array(changed.utf8), at: Self.other)
      #expect(Self.hasAbsentLanguage(knowledge, tree) != isAbsent)
    }
  }

  private static func hasAbsentLanguage(
    _ knowledge: ProjectKnowledge, _ tree: InMemoryFolder
  ) -> Bool {
    CatalogCheck(of: catalog, in: knowledge, on: tree).findings
      .contains { $0.diagnostic.id == "absent-language" }
  }

  private static let other = "App/Menu.xcstrings"

  private static func menu(in language: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Open":{"localizations":{
    "\(language)":{"stringUnit":{"state":"translated","value":"Menu"}}}}},"version":"1.0"}
    """
  }

  private static let plurals = """
    {"sourceLanguage":"en","strings":{"%lld books":{"localizations":{
    "en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld book"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld books"}}}}},
    "es":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld libro"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld libros"}}}}}}}},"version":"1.0"}
    """

  // MARK: Many findings

  private static let sources = (1...8).map { "Open the door of %@, number \($0)" }

  /// What lint says of the last key, of a file and a rule no more than asked for, and how many more.
  @Test func filesAreListedOneByOne() {
    func strings(_ text: (Int) -> String) -> String {
      Self.sources.indices.map { "\"key\($0)\" = \"\(text($0))\";\n" }.joined()
    }
    let german = "App/de.lproj/L.strings"
    let tree = InMemoryFolder([
      "App/en.lproj/L.strings": strings { Self.sources[$0] },
      "App/fr.lproj/L.strings": strings { "Ouvrir la porte \($0 + 1)" },
      german: strings {
        $0 < 7 ? "Die Tür von %@ mit der Nummer \($0 + 1) öffnen" : "Die Tür 8 öffnen"
      },
    ])
    let found = Self.found(of: german, on: tree, limit: 3)
    #expect(found.filter { $0.hasPrefix("de") } == ["de key7: missing-argument"])
    let others = (0..<3).map { "fr key\($0): missing-argument" }
    #expect(
      found.filter { $0.hasPrefix("fr") }
        == others + ["fr key3: 5 more findings of this rule from here on"])
  }

  /// What a language has all over a catalog are notes, which nobody is shown.
  @Test func notesAreNotCounted() {
    func unit(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let entries = Self.sources.indices.map { index in
      let source = Self.sources[index]
      let german = index < 7 ? "Die Tür von %@ mit der Nummer \(index + 1) öffnen" : source
      return
        "\"\(source)\":{\"localizations\":{\"de\":\(unit(german)),\"fr\":\(unit(source))}}"
    }
    let tree = InMemoryFolder([
      Self.catalog:
        #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    ])
    #expect(
      Self.found(of: Self.catalog, on: tree, limit: 3) == ["de \(Self.sources[7]): untranslated"])
  }

  private static func found(
    of file: String, on tree: InMemoryFolder, limit: Int
  ) -> [String] {
    let knowledge = ProjectKnowledge(of: ["App"], ProjectConfiguration(), in: tree)
    return CatalogCheck(of: file, in: knowledge, on: tree, limit: limit).findings.map { found in
      let message = found.diagnostic.message.prefix { $0 != ";" }
      let what = message.contains("more findings") ? String(message) : found.diagnostic.id
      return "\(found.locale ?? "?") \(found.key ?? "?"): \(what)"
    }
  }
}
