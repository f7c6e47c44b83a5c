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
          + "if the source is meant, import them with --force"
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

  @Test("who insists gets the source")
  func forced() {
    let (outcome, _) = Self.imported(Self.filled) { $0.isForced = true }
    #expect(outcome.diagnostics.isEmpty)
    #expect(
      outcome.files.flatMap(\.changes).map(\.new) == ["Cancel", "Save all changes", "Wi-Fi"])
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
}
