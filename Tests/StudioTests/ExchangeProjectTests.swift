import Catalogs
import Reading
import Testing
import Workflows

@testable import Studio

/// Files for translators, opened in the place of a project.
@Suite struct ExchangeProjectTests {
  static let file = "es.xliff"

  /// Laid out as no tool of ours does, with what the page shows nothing of.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Sent on Monday. -->
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/Localizable.xcstrings" source-language="en" target-language="es" datatype="x">
      <body>
        <trans-unit id="%lld photos|==|plural.one" xml:space="preserve" x-tool='a "b"'>
          <source>%lld photo</source><target state="translated">%lld foto</target>
          <note>Below an album</note></trans-unit>
        <trans-unit id="%lld photos|==|plural.other" xml:space="preserve">
          <source>%lld photos</source>
          <target state='new' state-qualifier="x">%lld photos</target>
        </trans-unit>
        <trans-unit id="Save">
            <source>Save</source>
            <note from="developer">A &lt;button&gt;</note>
        </trans-unit>
        <trans-unit id="Rich"><source>a <g id="1">b</g></source><target/></trans-unit>
        <trans-unit id="Off"><source>Off</source><target/></trans-unit>
        <trans-unit id="Name" translate="no"><source>Caffé</source></trans-unit>
      </body>
    </file>
    <file original="../../etc/en.lproj/Menu.strings" source-language="en" target-language="es">
      <body><trans-unit id="open"><source>Open</source><target>Abrir</target></trans-unit>
      <trans-unit id="Save"><source>Save</source></trans-unit></body>
    </file>
    </xliff>
    """

  let tree = InMemoryFolder([file: text])

  func session(isReadOnly: Bool = false) throws -> StudioSession {
    StudioSession(try ExchangeProject(Self.file, on: tree), isReadOnly: isReadOnly)
  }

  static func id(_ key: String, _ table: String = "App/Localizable.xcstrings") -> KeyID {
    KeyID(table: table, key: key, language: "es")
  }

  static func save(
    _ texts: [String: String], base: [String: String] = [:]
  ) -> StudioSession.Save {
    StudioSession.Save(texts: texts, base: base, state: .translated)
  }

  @Test func unitsAreTheList() throws {
    let session = try session()
    #expect(session.languages == ["es"])
    #expect(session.tables.map(\.name) == ["App/Localizable.xcstrings", "etc/Menu.xcstrings"])
    let rows = try session.window(0..<9, of: KeyFilter(), in: "es").rows
    #expect(rows.map(\.key) == ["%lld photos", "Name", "Off", "Rich", "Save", "Save", "open"])
    #expect(rows.first?.progress == .missing)
    #expect(rows.last?.target == "Abrir")
    #expect(rows[1].progress == .notTranslatable)
  }

  @Test func formsAreThoseThatTheFileHas() throws {
    let (session, id) = (try session(), Self.id("%lld photos"))
    let key = ShownKey(try OpenKey(id, in: session), id, in: session)
    #expect(key.forms.map(\.path).sorted() == ["plural.one", "plural.other"])
    #expect(key.forms.first { $0.path == "plural.one" }?.source == "%lld photo")
    #expect(key.comment == "Below an album")
    #expect(key.pluralForms.isEmpty)
    let problem = #expect(throws: StudioProblem.self) {
      try session.save(Self.save(["plural.many": "%lld de fotos"]), of: id)
    }
    #expect(problem?.reason == .refused)
    #expect(tree.text(Self.file) == Self.text)
  }

  @Test func textsAreShownAndChecked() throws {
    let (session, id) = (try session(), Self.id("%lld photos"))
    let check = try session.check(
      ["plural.one": "%lld foto", "plural.other": "¡%lld fotos!"], of: id, likeApple: false)
    #expect(check.previews.map(\.item.text).contains("1 foto"))
    #expect(check.previews.map(\.item.text).contains("¡5 fotos!"))
    let wrong = try session.check(["plural.other": "%@ fotos"], of: id, likeApple: false)
    #expect(!wrong.refusals.isEmpty && !wrong.findings.isEmpty)
  }

  /// Nothing of the file but the unit's text and state.
  @Test(arguments: [
    (
      "%lld photos", ["plural.other": "%lld <fotos>"],
      "<target state='new' state-qualifier=\"x\">%lld photos</target>",
      "<target state=\"translated\">%lld &lt;fotos&gt;</target>"
    ),
    ("Off", ["": "No"], "<source>Off</source><target/>", "<source>Off</source><target>No</target>"),
    (
      "Save", ["": "Guardar"], "<source>Save</source>\n        <note",
      "<source>Save</source>\n        <target state=\"translated\">Guardar</target>\n        <note"
    ),
  ])
  func onlyTheTextChanges(
    key: String, texts: [String: String], old: String, new: String
  ) throws {
    let session = try session()
    let id = Self.id(key)
    try session.save(Self.save(texts, base: try OpenKey(id, in: session).current), of: id)
    let expected = Self.text.replacing(old, with: new, maxReplacements: 1)
    #expect(expected != Self.text)
    #expect(tree.text(Self.file) == expected)
    let open = try OpenKey(id, in: session)
    #expect(texts.allSatisfy { open.current[$0.key] == $0.value })
    let row = try session.window(0..<9, of: KeyFilter(search: key), in: "es").rows.first
    #expect(row?.progress == .translated)
    _ = try session.undo()
    #expect(tree.text(Self.file) == Self.text)
    _ = try session.redo()
    #expect(tree.text(Self.file) == expected)
  }

  @Test func catalogsOfOneNameAreKeptApart() throws {
    let session = try session()
    let id = Self.id("Save", "etc/Menu.xcstrings")
    try session.save(Self.save(["": "Guardar"]), of: id)
    #expect(tree.text(Self.file).ranges(of: "Guardar").count == 1)
    #expect(try OpenKey(Self.id("Save"), in: session).current[""] == "")
    #expect(try OpenKey(id, in: session).current[""] == "Guardar")
  }

  @Test func textsAreAcceptedAndSentBack() throws {
    let (session, id) = (try session(), Self.id("%lld photos"))
    try session.save(
      Self.save(["plural.other": "%lld fotos"], base: ["plural.other": "%lld photos"]), of: id)
    var back = Self.save(["plural.one": "%lld foto", "plural.other": "%lld fotos"])
    back.base = back.texts
    back.state = .needsReview
    try session.save(back, of: id)
    #expect(tree.text(Self.file).ranges(of: "state=\"needs-review-l10n\"").count == 2)
    #expect(try session.window(0..<1, of: KeyFilter(), in: "es").rows[0].progress == .needsReview)
  }

  /// A text with elements inside would lose them.
  @Test func whatATextCannotHoldIsRefused() throws {
    let session = try session()
    for texts in [["": "a b"], ["": "a\u{1}b"]] {
      #expect(throws: StudioProblem.self) {
        try session.save(Self.save(texts), of: Self.id("Rich"))
      }
      #expect(tree.text(Self.file) == Self.text)
    }
  }

  @Test func othersChangesStay() throws {
    let session = try session()
    let theirs = Self.text.replacing("%lld foto<", with: "%lld imagen<")
    tree.set(Array(theirs.utf8), at: Self.file)
    try session.save(Self.save(["": "No"]), of: Self.id("Off"))
    #expect(tree.text(Self.file).contains("%lld imagen<"))
    tree.set(Array(tree.text(Self.file).replacing(">No<", with: ">Apagado<").utf8), at: Self.file)
    #expect(throws: StudioProblem.self) { try session.undo() }
    #expect(tree.text(Self.file).contains(">Apagado<"))
    let problem = #expect(throws: StudioProblem.self) {
      try session.save(Self.save(["": "Nada"], base: ["": "No"]), of: Self.id("Off"))
    }
    #expect(problem?.theirs == ["": "Apagado"])
  }

  @Test(arguments: ["<xliff", nil])
  func whyAFileCannotBeWrittenIsTold(changed: String?) throws {
    let project = try ExchangeProject(Self.file, on: tree)
    let catalogs = project.files(under: [project.root], FileSelection(suffixes: [".xcstrings"]))
    let catalog = try #require(catalogs.files.first)
    if let changed {
      tree.set(Array(changed.utf8), at: Self.file)
    } else {
      try tree.remove(Self.file)
    }
    let problem = #expect(throws: StudioProblem.self) {
      try project.change(
        of: "Save", in: catalog, to: ["": "Guardar"], .translated, language: "es")
    }
    #expect(problem?.reason == .file)
    #expect(problem?.message.hasPrefix("the file can't be shown any more: ") == true)
  }

  @Test func xliff2IsOpenedToo() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es">
      <file id="f1" original="Localizable.xcstrings"><unit id="u1" name="Save"><segment state="initial">
      <source>Save</source></segment></unit></file></xliff>
      """
    tree.set(Array(text.utf8), at: "two.xlf")
    let session = StudioSession(try ExchangeProject("two.xlf", on: tree))
    try session.save(Self.save(["": "Guardar"]), of: Self.id("Save", "Localizable.xcstrings"))
    let expected = text.replacing(
      "<segment state=\"initial\">", with: "<segment state=\"translated\">"
    )
    .replacing("</source>", with: "</source>\n<target>Guardar</target>")
    #expect(tree.text("two.xlf") == expected)
  }

  @Test(arguments: [
    "<xliff", "<xliff version=\"1.2\"></xliff>", "no XML",
    "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"en\" original=\"a\"><body><trans-unit id=\"a\"><source>a</source></trans-unit></body></file></xliff>",
    "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"a\"><source>a</source></trans-unit></body></file></xliff>",
  ])
  func brokenFilesAreRefused(text: String) {
    tree.set(Array(text.utf8), at: "broken.xliff")
    #expect(throws: ExchangeProblem.self) { try ExchangeProject("broken.xliff", on: tree) }
  }

  @Test func languagesOfOneFileAreKeptApart() throws {
    func file(_ language: String) -> String {
      """
      <file original="L.xcstrings" source-language="en" target-language="\(language)"><body>
      <trans-unit id="Save"><source>Save</source></trans-unit></body></file>
      """
    }
    let text = "<xliff version=\"1.2\">\(file("es"))\(file("fr"))</xliff>"
    tree.set(Array(text.utf8), at: "two.xliff")
    let session = StudioSession(try ExchangeProject("two.xliff", on: tree))
    #expect(session.languages == ["es", "fr"])
    #expect(session.tables.map(\.name) == ["L.xcstrings", "xcstrings/L.xcstrings"])
    let french = try session.window(0..<9, of: KeyFilter(), in: "fr").rows
    #expect(french.map(\.key) == ["Save"])
    let table = try #require(french.first?.table)
    for language in ["es", "de"] {
      let id = KeyID(table: table, key: "Save", language: language)
      #expect(throws: StudioProblem.self) {
        try session.save(Self.save(["": "Enregistrer"]), of: id)
      }
    }
    try session.save(
      Self.save(["": "Enregistrer"]), of: KeyID(table: table, key: "Save", language: "fr"))
    // Into the second file; there is one original twice, so that its number tells them apart.
    let parts = tree.text("two.xliff").split(separator: "</file>")
    #expect(parts.count == 3 && !parts[0].contains("Enregistrer"))
    #expect(parts[1].contains("Enregistrer"))
  }

  @Test func bundlesAreOpened() throws {
    let inner = "es.xcloc/Localized Contents/es.xliff"
    tree.set(Array("{\"targetLocale\":\"es\"}".utf8), at: "es.xcloc/contents.json")
    tree.set(Array(Self.text.utf8), at: inner)
    tree.set(Array(Self.text.utf8), at: "es.xcloc/Source Contents/App/Other.strings")
    let session = StudioSession(try ExchangeProject("es.xcloc/", on: tree))
    #expect(session.tables.map(\.name) == ["App/Localizable.xcstrings", "etc/Menu.xcstrings"])
    try session.save(Self.save(["": "No"]), of: Self.id("Off"))
    #expect(tree.text(inner).contains("<source>Off</source><target>No</target>"))
    #expect(throws: ExchangeProblem.self) { try ExchangeProject("fr.xcloc", on: tree) }
  }

  @Test func nothingIsWrittenElsewhere() throws {
    let project = try ExchangeProject(Self.file, on: tree)
    for path in ["es.xliff/App/Localizable.xcstrings", "other.xliff", "l10n.json"] {
      #expect(throws: FileError.self) { try project.write([0x7B], to: path, replacing: nil) }
    }
    #expect(tree.files.keys.sorted() == [Self.file])
  }
}
