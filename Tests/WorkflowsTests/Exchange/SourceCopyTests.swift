import Diagnostics
import TestSupport
import Testing
import Workflows

/// Platforms fill what nobody translated with the source, as if it was a translation.
@Suite("Translations that come back as their source")
struct SourceCopyTests {
  private static let files = [
    "en.lproj/L.strings": """
    "cancel" = "Cancel";
    "save" = "Save all changes";
    "wifi" = "Wi-Fi";
    "new" = "Delete all photos";

    """,
    "ru.lproj/L.strings": """
    "cancel" = "Отменить";
    "save" = "Сохранить все изменения";
    "wifi" = "Беспроводная сеть";

    """,
  ]

  private static func imported(
    _ units: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> (outcome: ImportOutcome, text: String?) {
    let xliff = ImportSample.xliff(units, original: "en.lproj/L.strings", language: "ru")
    return imported("ru.xliff", xliff, into: files, change)
  }

  private static func imported(
    _ file: String, _ contents: String, into files: [String: String],
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> (outcome: ImportOutcome, text: String?) {
    let tree = InMemoryFolder(files.merging([file: contents]) { $1 })
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: [file])
    change(&options)
    return (ImportWorkflow(options).run(on: tree), tree.text(at: "ru.lproj/L.strings"))
  }

  private static let filled =
    ImportSample.unit("cancel", "Cancel", "Cancel", #" state="translated""#)
    + ImportSample.unit("save", "Save all changes", "Save all changes", #" state="final""#)
    + ImportSample.unit("wifi", "Wi-Fi", "Wi-Fi")

  @Test("the catalog's translations stay, and it is said how many")
  func stay() {
    let (outcome, text) = Self.imported(Self.filled)
    #expect(outcome.status == .clean)
    #expect(outcome.files.isEmpty)
    #expect(outcome.untranslated == 3)
    #expect(outcome.diagnostics.map(\.id) == ["source-copied"])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "3 texts came back as their source, such as 'Cancel', so the catalog's translations stay; "
          + "if the source is meant, import them with --accept-copies"
      ])
    #expect(text == Self.files["ru.lproj/L.strings"])
  }

  @Test("what else the file has is imported")
  func others() {
    let unit = ImportSample.unit("new", "Delete all photos", "Удалить все фотографии")
    let (outcome, text) = Self.imported(Self.filled + unit)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Удалить все фотографии"])
    #expect(text?.contains("Отменить") == true)
  }

  @Test("who asks for the source gets it")
  func accepted() {
    let (outcome, _) = Self.imported(Self.filled) { $0.acceptsCopies = true }
    #expect(outcome.diagnostics.isEmpty)
    #expect(
      outcome.files.flatMap(\.changes).map(\.new) == ["Cancel", "Save all changes", "Wi-Fi"])
  }

  @Test("who insists on what is refused doesn't ask for copies")
  func forced() {
    let refused = ImportSample.unit("new", "Delete the photos", "Удалить все фотографии")
    let (outcome, text) = Self.imported(Self.filled + refused) { $0.isForced = true }
    #expect(Set(outcome.diagnostics.map(\.id)) == ["source-changed", "source-copied"])
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Удалить все фотографии"])
    #expect(text?.contains("Отменить") == true)
  }

  @Test(
    "a name may be meant where it comes back alone",
    arguments: [("wifi", "Wi-Fi", true), ("save", "Save all changes", false)])
  func names(id: String, text: String, isTaken: Bool) {
    let (outcome, _) = Self.imported(ImportSample.unit(id, text, text))
    #expect(outcome.files.flatMap(\.changes).map(\.new) == (isTaken ? [text] : []))
    #expect(outcome.diagnostics.map(\.id) == (isTaken ? [] : ["source-copied"]))
  }

  @Test("the app's own name may be set back to the source's")
  func productNames() {
    let name = "Add Photo"
    let xliff = ImportSample.xliff(
      ImportSample.unit("CFBundleName", name, name), original: "en.lproj/InfoPlist.strings",
      language: "ru")
    let files = [
      "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"\(name)\";\n",
      "ru.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Новое фото\";\n",
    ]
    let (outcome, _) = Self.imported("ru.xliff", xliff, into: files)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == [name])
  }

  @Test("a table for spreadsheets is read alike")
  func spreadsheet() {
    let table = "id,source (en),target (ru)\r\ncancel,Cancel,Cancel\r\nsave,,Save all changes\r\n"
    let (outcome, text) = Self.imported("ru.csv", table, into: Self.files)
    #expect(outcome.diagnostics.map(\.id) == ["source-copied"])
    #expect(text == Self.files["ru.lproj/L.strings"])
  }

  @Test("a text whose source the catalog changed since is refused, not passed over")
  func changedSources() {
    let units = ["cancel", "save", "wifi", "new"].map { key in
      ImportSample.unit(key, "Old \(key)", "Old \(key)")
    }
    let (outcome, text) = Self.imported(units.joined())
    #expect(outcome.status == .findings)
    #expect(outcome.refused == 4)
    #expect(outcome.diagnostics.map(\.id) == Array(repeating: "source-changed", count: 4))
    #expect(text == Self.files["ru.lproj/L.strings"])
  }

  // MARK: Where the catalog has no translation

  private static let open = [
    "close": "Close the file now", "delete": "Delete this order",
    "ready": "Your order is ready", "cancel": "Cancel", "ok": "OK", "any": "%@",
  ]

  /// A unit for each of the keys, with the translation that it came back with, else its source.
  private static func filled(_ keys: [String], _ translations: [String: String] = [:]) -> String {
    keys.map { key in
      let source = open[key] ?? ""
      return ImportSample.unit(
        key, source, translations[key] ?? source, #" state="translated""#)
    }.joined()
  }

  /// - Parameter isCatalog: Whether the texts stand in a String Catalog.
  private static func importedNew(
    _ units: String, isCatalog: Bool = false, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportOutcome {
    let texts = open.sorted { $0.key < $1.key }
    let strings = texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    let units = ImportSample.xliff(
      units, original: isCatalog ? "L.xcstrings" : "en.lproj/L.strings", language: "fr")
    let entries = texts.map {
      #""\#($0)":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#($1)"}}}}"#
    }
    let catalog =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    let files =
      isCatalog
      ? ["L.xcstrings": catalog]
      : ["en.lproj/L.strings": strings, "fr.lproj/L.strings": "\"old\" = \"Ancien\";\n"]
    return imported("fr.xliff", units, into: files, change).outcome
  }

  @Test(
    "what nobody translated stays so, but for what may be the same in both languages",
    arguments: [true, false])
  func fillings(isCatalog: Bool) {
    let keys = ["close", "delete", "ready", "cancel", "ok", "any"]
    let outcome = Self.importedNew(Self.filled(keys), isCatalog: isCatalog)
    #expect(outcome.status == .clean)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["OK", "%@"])
    #expect(outcome.untranslated == 4)
    #expect(
      outcome.diagnostics.map { "\($0.severity): \($0.message)" } == [
        "warning: 4 texts came back as their source, such as 'Close the file now', so they are left "
          + "out as not translated; if the source is meant, import them with --accept-copies"
      ])
  }

  @Test("all are taken where that is asked for")
  func acceptedFillings() {
    let outcome = Self.importedNew(Self.filled(["close", "delete", "ready", "cancel"])) {
      $0.acceptsCopies = true
    }
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.files.flatMap(\.changes).count == 4)
  }

  @Test("one or two may be meant, which is told")
  func few() {
    let french = ["delete": "Supprimer cette commande", "ready": "Votre commande est prête"]
    let outcome = Self.importedNew(Self.filled(["close", "delete", "ready", "ok"], french))
    #expect(outcome.files.flatMap(\.changes).count == 4)
    #expect(
      outcome.diagnostics.map { "\($0.severity): \($0.message)" } == [
        "warning: 1 text came back as its source, and is taken as meant; if nobody translated it, "
          + "remove its target"
      ])
  }

  @Test("what a file has for one catalog tells of its texts for the others")
  func severalCatalogs() {
    let tables = ["L": ["close", "delete", "ready"], "M": ["cancel"]]
    var files: [String: String] = [:]
    var parts = ""
    for (name, keys) in tables.sorted(by: { $0.key < $1.key }) {
      files["en.lproj/\(name).strings"] =
        keys.map { "\"\($0)\" = \"\(Self.open[$0] ?? "")\";\n" }.joined()
      files["fr.lproj/\(name).strings"] = "\"old\" = \"Ancien\";\n"
      parts +=
        #"<file original="en.lproj/\#(name).strings" source-language="en" "#
        + #"target-language="fr"><body>\#(Self.filled(keys))</body></file>"#
    }
    let (outcome, _) = Self.imported(
      "fr.xliff", #"<xliff version="1.2">\#(parts)</xliff>"#, into: files)
    #expect(outcome.files.isEmpty)
    #expect(outcome.untranslated == 4)
    #expect(outcome.diagnostics.map(\.id) == ["source-copied", "source-copied"])
  }

  // MARK: Files that name no sources

  /// - Parameter translations: Those that a file has in the place of sources.
  private static func importedStrings(
    _ translations: [String: String] = [:], _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportOutcome {
    func strings(_ texts: [String: String]) -> String {
      texts.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }
    let texts = open.merging(["save": "Save all changes"]) { $1 }
    let files = [
      "en.lproj/L.strings": strings(texts),
      "fr.lproj/L.strings": strings(["cancel": "Annuler", "save": "Tout enregistrer"]),
    ]
    return imported(
      "in/fr.lproj/L.strings", strings(texts.merging(translations) { $1 }), into: files, change
    ).outcome
  }

  @Test("a .strings file that another tool filled is compared with the catalog's source")
  func foreignStrings() {
    let outcome = Self.importedStrings()
    #expect(outcome.status == .clean)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["%@", "OK"])
    #expect(outcome.untranslated == 5)
    let advice = "; if the source is meant, import them with --accept-copies"
    #expect(
      outcome.diagnostics.map { "\($0.severity): \($0.message)" } == [
        "warning: 2 texts came back as their source, such as 'Cancel', so the catalog's translations "
          + "stay" + advice,
        "warning: 3 texts came back as their source, such as 'Close the file now', so they are left "
          + "out as not translated" + advice,
      ])
  }

  @Test("its copies are taken where that is asked for, and translations always are")
  func acceptedForeignStrings() {
    let accepted = Self.importedStrings { $0.acceptsCopies = true }
    #expect(accepted.files.flatMap(\.changes).count == 7)
    #expect(accepted.diagnostics.isEmpty)
    let french = [
      "cancel": "Abandonner", "close": "Fermer le fichier", "delete": "Supprimer cette commande",
      "ready": "Votre commande est prête", "save": "Tout enregistrer maintenant",
    ]
    let translated = Self.importedStrings(french)
    #expect(translated.files.flatMap(\.changes).count == 7)
    #expect(!translated.diagnostics.map(\.id).contains("source-copied"))
  }

  @Test("where keys are the texts, a file that was filled with keys isn't translated")
  func foreignStringsOfKeys() {
    let keys = ["Close the file now", "Delete this order", "Your order is ready"]
    let files = [
      "en.lproj/L.strings": "\n",
      "de.lproj/L.strings": keys.map { "\"\($0)\" = \"»\($0)«\";\n" }.joined(),
    ]
    let filled = keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let (outcome, _) = Self.imported("in/fr.lproj/L.strings", filled, into: files)
    #expect(outcome.files.isEmpty)
    #expect(outcome.diagnostics.map(\.id) == ["source-copied"])
  }

  // MARK: Plural forms

  @Test("a form beside a translated one stays with it")
  func forms() {
    func form(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    func entry(_ number: Int) -> String {
      let forms =
        "\"one\":\(form("%d file of this order"))," + "\"other\":\(form("%d files of this order"))"
      return #""k\#(number)":{"localizations":{"en":{"variations":{"plural":{\#(forms)}}}}}"#
    }
    let units = (1...4).map { number in
      ImportSample.unit(
        "k\(number)|==|plural.one", "%d file of this order", "%d file of this order")
        + ImportSample.unit(
          "k\(number)|==|plural.other", "%d files of this order", "%d fichiers de la commande")
    }
    let catalog =
      #"{"sourceLanguage":"en","strings":{"#
      + (1...4).map(entry).joined(separator: ",") + #"},"version":"1.0"}"#
    let (outcome, _) = Self.imported(
      "fr.xliff",
      ImportSample.xliff(units.joined(), original: "L.xcstrings", language: "fr"),
      into: ["L.xcstrings": catalog])
    #expect(outcome.files.flatMap(\.changes).count == 8)
    #expect(!outcome.diagnostics.map(\.id).contains("source-copied"))
  }

  @Test("what one translator left to another isn't counted, nor does it contradict")
  func halves() {
    let keys = ["close", "delete", "ready", "cancel"]
    let french = [
      "close": "Fermer le fichier", "delete": "Supprimer cette commande",
      "ready": "Votre commande est prête", "cancel": "Annuler",
    ]
    let other = ImportSample.xliff(
      Self.filled(keys, french), original: "en.lproj/L.strings", language: "fr")
    let files = [
      "en.lproj/L.strings": keys.map { "\"\($0)\" = \"\(Self.open[$0] ?? "")\";\n" }.joined(),
      "fr.lproj/L.strings": "\"old\" = \"Ancien\";\n", "b.xliff": other,
    ]
    let own = ImportSample.xliff(
      Self.filled(keys + keys), original: "en.lproj/L.strings", language: "fr")
    let (outcome, _) = Self.imported("a.xliff", own, into: files) { $0.files.append("b.xliff") }
    #expect(outcome.status == .clean)
    #expect(outcome.untranslated == 0)
    #expect(outcome.files.flatMap(\.changes).count == 4)
    let (alone, _) = Self.imported("a.xliff", own, into: files)
    #expect(alone.untranslated == 4)
  }
}
