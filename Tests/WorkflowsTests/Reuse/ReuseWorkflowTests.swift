import Diagnostics
import TestSupport
import Testing
import Workflows

@Suite("l10n reuse")
struct ReuseWorkflowTests {
  /// A String Catalog of entries as they stand in its JSON.
  static func catalog(_ entries: String...) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entries.joined(separator: ",\n")
      + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  static func entry(
    _ key: String, es: String? = nil, state: String = "translated", comment: String? = nil,
    isStale: Bool = false
  ) -> String {
    var members: [String] = []
    if let comment { members.append(#""comment" : "\#(comment)""#) }
    if isStale { members.append(#""extractionState" : "stale""#) }
    if let es {
      members.append(
        #""localizations" : {"es" : {"stringUnit" : {"state" : "\#(state)", "value" : "\#(es)"}}}"#)
    }
    return "\"\(key)\" : {\(members.joined(separator: ", "))}"
  }

  static func run(
    _ files: [String: String], _ change: (inout ReuseOptions) -> Void = { _ in }
  ) -> (outcome: ReuseOutcome, tree: InMemoryFolder) {
    let tree = InMemoryFolder(files)
    var options = ReuseOptions(catalogs: ExchangeCatalogOptions(roots: ["App"]))
    change(&options)
    return (ReuseWorkflow(options).run(on: tree), tree)
  }

  @Test("no catalogs is a mistake in what was asked for")
  func noCatalogs() {
    let outcome = Self.run(["App/a.swift": ""]).outcome
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    #expect(outcome.status == .couldNotRun)
  }

  /// However many are read together.
  @Test func allLanguagesAreFilled() {
    let languages = ["de", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "uk", "vi"]
    let texts = languages.map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "Abbrechen \#($0)"}}"#
    }.joined(separator: ", ")
    let known = "\"Cancel\" : {\"localizations\" : {\(texts)}}"
    let outcome = Self.run([
      "App/A.xcstrings": Self.catalog(Self.entry("Cancel")), "App/B.xcstrings": Self.catalog(known),
    ]).outcome
    let reuses = outcome.files.flatMap(\.reuses)
    #expect(reuses.map(\.locale) == languages)
    #expect(reuses.map { $0.texts.first?.text } == languages.map { "Abbrechen \($0)" })
  }

  /// An entry is not read once more for each of its languages.
  @Test func manyLanguagesTakeTimeOfTheirNumber() {
    let letters = "abcdefghijklmnop".map(String.init)
    let languages = letters.flatMap { one in letters.map { one + $0 } }
      .flatMap { ["\($0)-US", "\($0)-DE", "\($0)-FR"] }
    let texts = languages.map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "a"}}"#
    }.joined(separator: ", ")
    let catalog = Self.catalog("\"Cancel\" : {\"localizations\" : {\(texts)}}")
    let elapsed = processorTime {
      #expect(Self.run(["App/L.xcstrings": catalog]).outcome.files.isEmpty)
    }
    #expect(elapsed < .seconds(4))
  }

  /// What is carried over to the one key without a translation.
  static func carried(
    _ key: String, comment: String? = nil, from entries: String..., least: Double = 0.75
  ) -> ReuseOutcome.Reuse? {
    let catalog = ([entry(key, comment: comment)] + entries).joined(separator: ",\n")
    let (outcome, _) = run(["App/L.xcstrings": Self.catalog(catalog)]) { $0.least = least }
    return outcome.files.first?.reuses.first
  }

  /// A name says nothing of its translation; a text does, whatever marks are in it.
  @Test(arguments: [
    ("Loading...", true), ("Save/Open", true), ("Cancel", true), ("YouTube", true),
    ("login.title", false), ("loginTitle", false), ("login/title", false),
  ])
  func textsAreCarriedOverAndNamesNot(key: String, isText: Bool) {
    let (outcome, _) = Self.run([
      "App/A.xcstrings": Self.catalog(Self.entry(key)),
      "App/B.xcstrings": Self.catalog(Self.entry(key, es: "Algo")),
    ])
    #expect(outcome.files.flatMap(\.reuses).map(\.key) == (isText ? [key] : []))
  }

  // MARK: What is written

  @Test("a reworded key gets the old one's translation, marked as needing review")
  func rewording() throws {
    let old = Self.entry("Delete this note?", es: "¿Eliminar esta nota?", isStale: true)
    let text = Self.catalog(old, Self.entry("Delete the note?"))
    let (outcome, tree) = Self.run(["App/L.xcstrings": text])
    #expect(outcome.status == .clean)
    #expect(outcome.isWritten)
    let written = try #require(tree.text(at: "App/L.xcstrings"))
    // The other entry stays byte for byte.
    #expect(written.contains(old))
    #expect(written.contains(#""state" : "needs_review""#))
    #expect(written.ranges(of: "¿Eliminar esta nota?").count == 2)
    let again = ReuseWorkflow(ReuseOptions(catalogs: ExchangeCatalogOptions(roots: ["App"])))
      .run(on: tree)
    #expect(again.files.isEmpty)
    #expect(tree.text(at: "App/L.xcstrings") == written)
  }

  @Test("nothing is written where nothing is asked for")
  func dryRun() {
    let text = Self.catalog(
      Self.entry("Save the file", es: "Guardar el archivo", isStale: true),
      Self.entry("Save this file"))
    let (outcome, tree) = Self.run(["App/L.xcstrings": text]) { $0.isDryRun = true }
    #expect(outcome.files.map(\.reuses.count) == [1])
    #expect(!outcome.isWritten)
    #expect(tree.text(at: "App/L.xcstrings") == text)
  }

  @Test("a translation is never replaced, whatever its state", arguments: ["new", "needs_review"])
  func kept(state: String) {
    let text = Self.catalog(
      Self.entry("Save the file", es: "Guardar el archivo", isStale: true),
      Self.entry("Save this file", es: "Salvar", state: state))
    let (outcome, tree) = Self.run(["App/L.xcstrings": text])
    #expect(outcome.files.isEmpty)
    #expect(tree.text(at: "App/L.xcstrings") == text)
  }

  @Test("tables without a state are only written if that is asked for", arguments: [false, true])
  func strings(isAsked: Bool) throws {
    let files = [
      "App/en.lproj/L.strings": "\"a\" = \"Save the file\";\n\"b\" = \"Save the file\";\n",
      "App/es.lproj/L.strings": "\"a\" = \"Guardar el archivo\";\n",
    ]
    let (outcome, tree) = Self.run(files) { $0.writesStrings = isAsked }
    let file = try #require(outcome.files.first)
    #expect(file.file == "App/es.lproj/L.strings")
    #expect(!file.keepsState)
    #expect(file.isChosen == isAsked)
    #expect(file.reuses.map(\.key) == ["b"])
    #expect(outcome.isWritten == isAsked)
    let text = try #require(tree.text(at: "App/es.lproj/L.strings"))
    #expect(text.contains("\"b\" = \"Guardar el archivo\";") == isAsked)
    #expect(text.hasPrefix("\"a\" = \"Guardar el archivo\";\n"))
  }

  private static func stringsdict(_ key: String, _ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>\(key)</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
    </dict></dict></dict></plist>
    """
  }

  @Test("plural forms move from a variable into a String Catalog, to be reviewed")
  func fromStringsdict() throws {
    let files = [
      "Old/en.lproj/L.stringsdict": Self.stringsdict(
        "files", "%d file was added", "%d files were added"),
      "Old/es.lproj/L.stringsdict": Self.stringsdict(
        "files", "Se añadió %d archivo", "Se añadieron %d archivos"),
      "App/L.xcstrings": Self.catalog(Self.entry("%lld files were added now")),
    ]
    let (outcome, tree) = Self.run(files) { options in
      options.memory = ["Old"]
      options.locales = ["es"]
    }
    #expect(outcome.files.flatMap(\.reuses).map(\.key) == ["%lld files were added now"])
    let text = try #require(tree.text(at: "App/L.xcstrings"))
    for part in ["Se añadió %lld archivo", "Se añadieron %lld archivos", "needs_review", "plural"] {
      #expect(text.contains(part))
    }
  }

  @Test("and from a String Catalog back, where that is asked for", arguments: [false, true])
  func toStringsdict(isAsked: Bool) throws {
    let forms = ["one": "Se añadió %lld archivo", "other": "Se añadieron %lld archivos"]
      .sorted { $0.key < $1.key }.map {
        "\"\($0.key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.value)\"}}"
      }.joined(separator: ",")
    let old = """
      {"sourceLanguage":"en","strings":{"%lld files were added":{"localizations":{
      "es":{"variations":{"plural":{\(forms)}}}}}},"version":"1.0"}
      """
    let files = [
      "Old/L.xcstrings": old,
      "App/en.lproj/L.stringsdict": Self.stringsdict(
        "files", "%d file was added now", "%d files were added now"),
      "App/es.lproj/L.strings": "",
    ]
    let (outcome, tree) = Self.run(files) { options in
      options.memory = ["Old"]
      options.locales = ["es"]
      options.writesStrings = isAsked
    }
    #expect(outcome.files.flatMap(\.reuses).map(\.key) == ["files"])
    let text = tree.text(at: "App/es.lproj/L.stringsdict")
    #expect((text != nil) == isAsked)
    if let text {
      for part in ["%#@files@", "Se añadió %d archivo", "Se añadieron %d archivos"] {
        #expect(text.contains(part))
      }
    }
  }

  @Test("what a table's source language has lost counts as stale")
  func lostKeys() throws {
    let files = [
      "App/en.lproj/L.strings": "\"Save the file\" = \"Save the file\";\n",
      "App/es.lproj/L.strings": "\"Save this file\" = \"Guardar el archivo\";\n",
    ]
    let reuse = try #require(Self.run(files).outcome.files.first?.reuses.first)
    #expect(reuse.origin == .stale)
    #expect(reuse.texts.map(\.text) == ["Guardar el archivo"])
  }

  @Test("a catalog that can't be read is named, and nothing of it is written")
  func broken() {
    let text = Self.catalog(
      Self.entry("Save the file", es: "Guardar el archivo", isStale: true),
      Self.entry("Save this file"))
    let files = ["App/L.xcstrings": text, "App/M.xcstrings": "{ \"strings\" : "]
    let (outcome, tree) = Self.run(files)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.contains { $0.severity == .error })
    #expect(tree.text(at: "App/M.xcstrings") == files["App/M.xcstrings"])
    #expect(outcome.files.map(\.file) == ["App/L.xcstrings"])
  }

  // MARK: What is chosen

  @Test("the same source and comment come first, then the same source, then what is alike")
  func ranking() throws {
    let verb = Self.entry("open.verb", es: "x")
    let same = try #require(
      Self.carried(
        "Open the last file", from: verb,
        Self.entry("Open the last files", es: "Abrir los últimos archivos", isStale: true),
        Self.entry("Open the last file now", es: "Abrir ahora")))
    #expect(same.originSource == "Open the last files")
    #expect(same.origin == .stale)
    #expect((75..<100).contains(same.score))
  }

  @Test("of translations of one source, the one with the same comment is taken")
  func comments() throws {
    let files = [
      "App/L.xcstrings": Self.catalog(Self.entry("Open", comment: "Button")),
      "App/M.xcstrings": Self.catalog(Self.entry("Open", es: "Abierto", comment: "State")),
      "App/N.xcstrings": Self.catalog(Self.entry("Open", es: "Abrir", comment: "Button")),
    ]
    let reuse = try #require(Self.run(files).outcome.files.first?.reuses.first)
    #expect(reuse.texts.map(\.text) == ["Abrir"])
    #expect(reuse.alternatives == 1)
    #expect(reuse.score == 100)
  }

  @Test(
    "texts that say something else are left",
    arguments: [
      ("Saved", "Save", "Guardar"), ("Version 3 of the app", "Version 2 of the app", "Versión 2"),
      ("%@ sent the file", "%lld sent the file", "%lld envió el archivo"),
      ("%@ sent the files", "%@ sent %@ the files", "%@ envió %@"),
      ("Send the file at once", "Send the file at once!", "Send the file at once!"),
      ("Your order can't be sent", "Your orders can't be sent now", "No se puede ahora %@"),
      ("settings.title.long", "settings.title.lang", "Idioma"),
    ])
  func others(key: String, old: String, es: String) {
    #expect(Self.carried(key, from: Self.entry(old, es: es, isStale: true)) == nil)
  }

  @Test("what nobody has reviewed is not used again", arguments: ["needs_review", "new"])
  func unreviewed(state: String) {
    let old = Self.entry("Save the file", es: "Guardar", state: state, isStale: true)
    #expect(Self.carried("Save this file", from: old) == nil)
  }

  // MARK: Arguments

  @Test(
    "arguments get the numbers and widths of the new key where it is clear which is which",
    arguments: [
      ("Sent %lld files", "Sent %d files", "%d archivos enviados", "%lld archivos enviados"),
      (
        "Sent to %@: %lld files", "Sent %lld files to %@", "%lld archivos enviados a %@",
        "%2$lld archivos enviados a %1$@"
      ),
      (
        "Sent to %@: %lld files", "Sent %lld files to %@", "A %2$@: %1$lld archivos",
        "A %1$@: %2$lld archivos"
      ),
      (
        "%@ sent the file to %@", "%@ sent this file to %@", "%2$@ recibió de %1$@",
        "%2$@ recibió de %1$@"
      ),
    ])
  func arguments(key: String, old: String, es: String, expected: String) throws {
    let entry = Self.entry(old, es: es, isStale: true)
    let reuse = try #require(Self.carried(key, from: entry, least: 0.5))
    #expect(reuse.texts.map(\.text) == [expected])
  }

  @Test("plural forms are carried over as plural forms")
  func plurals() throws {
    let forms = ["one": "%lld archivo enviado", "other": "%lld archivos enviados"].map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "\#($1)"}}"#
    }.sorted().joined(separator: ", ")
    let old =
      #""%lld files were sent" : {"extractionState" : "stale", "localizations" : {"es" : "#
      + #"{"variations" : {"plural" : {\#(forms)}}}}}"#
    let text = Self.catalog(Self.entry("%lld files sent"), old)
    let (outcome, tree) = Self.run(["App/L.xcstrings": text])
    let reuse = try #require(outcome.files.first?.reuses.first)
    #expect(reuse.texts.map(\.path) == ["plural.one", "plural.other"])
    #expect(
      tree.text(at: "App/L.xcstrings")?.ranges(of: "%lld archivos enviados").count == 2
    )
  }

  // MARK: Memory

  @Test(
    "others' catalogs and exchange files are a memory",
    arguments: ["m.xliff", "m", "m/L.xcstrings"])
  func memory(path: String) throws {
    var files = [
      "App/L.xcstrings": Self.catalog(Self.entry("Save the file"), Self.entry("x", es: "y")),
      "m/L.xcstrings": Self.catalog(Self.entry("Save the file", es: "Guardar el archivo")),
      "m.xliff": ImportSample.xliff(
        ImportSample.unit("k", "Save the file", "Guardar el archivo", " state=\"translated\"")),
    ]
    if path != "m.xliff" { files["m.xliff"] = nil }
    let (outcome, _) = Self.run(files) { $0.memory = [path] }
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    let reuse = try #require(outcome.files.first?.reuses.first)
    #expect(reuse.origin == .memory)
    #expect(reuse.texts.map(\.text) == ["Guardar el archivo"])
  }

  @Test("of a key that is still in use, only what hardly differs is carried over")
  func keysInUse() {
    let far = Self.entry("An error occurred while loading posts", es: "Error al cargar")
    #expect(Self.carried("An error occurred while sending posts", from: far) == nil)
    let near = Self.entry("An error occurred while loading posts.", es: "Error al cargar.")
    #expect(Self.carried("An error occurred while loading posts", from: near) != nil)
  }

  @Test("a memory that isn't there ends the run with its name, and nothing is written")
  func missingMemory() {
    let text = Self.catalog(
      Self.entry("Save the file", es: "Guardar el archivo", isStale: true),
      Self.entry("Save this file"))
    let (outcome, tree) = Self.run(["App/L.xcstrings": text]) { $0.memory = ["none.xliff"] }
    #expect(tree.text(at: "App/L.xcstrings") == text)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.contains { $0.location?.file == "none.xliff" })
  }

  @Test(
    "a sentence that says the opposite is none to carry over",
    arguments: [
      ("The address is not valid", "The address is valid"),
      ("The address is invalid", "The address is valid"),
      ("The address isn’t valid", "The address is valid"),
      ("Enable notifications for this account", "Disable notifications for this account"),
      ("Turn notifications on for this account", "Turn notifications off for this account"),
      ("Upload of the files failed again", "Download of the files failed again"),
      ("Show the incoming calls of today", "Show the outgoing calls of today"),
    ])
  func opposites(key: String, old: String) {
    #expect(Self.carried(key, from: Self.entry(old, es: "Viejo", isStale: true), least: 0.5) == nil)
    #expect(Self.carried(old, from: Self.entry(key, es: "Viejo", isStale: true), least: 0.5) == nil)
  }

  @Test(
    "two ways to deny are none",
    arguments: [
      ("Don’t show this message again", "Do not show this message again"),
      ("The address is not valid here", "The address is not valid there"),
      ("Show inline replies to posts", "Show online replies to posts"),
    ])
  func denials(key: String, old: String) {
    let found = Self.carried(key, from: Self.entry(old, es: "Viejo", isStale: true), least: 0.5)
    #expect(found != nil)
  }
}
