import Diagnostics
import Messages
import Reading
import Testing
import Workflows

/// `.strings` files that are property lists are read where texts are, and never written.
@Suite struct StringsPropertyListTests {
  private static func binary(_ texts: KeyValuePairs<String, String>) -> [UInt8] {
    BinaryPropertyListWriter.bytes(
      of: texts.map { PropertyListMember(key: $0.key, value: .string($0.value)) })
  }

  private static func xml(_ texts: KeyValuePairs<String, String>) -> [UInt8] {
    let members = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return Array(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>"
        + members.joined() + "</dict></plist>\n").utf8)
  }

  /// One table of each form, and one of text.
  private static let files: [String: [UInt8]] = [
    "en.lproj/B.strings": binary(["camera": "Takes a picture", "map": "Shows where you are"]),
    "de.lproj/B.strings": binary(["camera": "Nimmt ein Bild auf"]),
    "en.lproj/X.strings": xml(["tea": "Tea"]),
    "de.lproj/X.strings": xml(["tea": "Tee"]),
    "en.lproj/T.strings": Array("\"Save\" = \"Save\";\n".utf8),
    "de.lproj/T.strings": Array("\"Save\" = \"Sichern\";\n".utf8),
  ]

  private let catalogs = ExchangeCatalogOptions(roots: ["."])

  @Test func statusCountsThem() {
    let outcome = StatusWorkflow(StatusOptions(paths: ["."])).run(
      on: InMemoryFolder(bytes: Self.files))
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.isEmpty)
    let tables = outcome.report.tables
    #expect(tables.map(\.name) == ["B", "T", "X"])
    #expect(tables.map(\.keys) == [2, 1, 1])
    #expect(tables.map { $0.locales.first?.counts.translated } == [1, 1, 1])
  }

  /// There is no place in a list's bytes that a key could be shown at.
  @Test func aFailingStatusNamesTheFile() {
    var options = StatusOptions(paths: ["."])
    options.failures = [.missing]
    let outcome = StatusWorkflow(options).run(on: InMemoryFolder(bytes: Self.files))
    #expect(outcome.status == .findings)
    let place = outcome.diagnostics.first?.location
    #expect(place?.file == "en.lproj/B.strings")
    #expect(place?.range == 0..<0)
    #expect(place?.keyPath == ["map"])
  }

  private func exported(_ tree: InMemoryFolder, _ format: ExchangeFormat) -> ExportOutcome {
    var options = ExportOptions(catalogs: catalogs, format: format, output: "out")
    options.locales = ["de"]
    return ExportWorkflow(options).run(on: tree)
  }

  @Test func anExportHasTheirTexts() throws {
    let tree = InMemoryFolder(bytes: Self.files)
    let outcome = exported(tree, .xliff)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.isEmpty)
    let text = try #require(tree.text(at: "out/de.xliff"))
    for part in ["Takes a picture", "Nimmt ein Bild auf", "Shows where you are", "Tea", "Tee"] {
      #expect(text.contains(">\(part)<"))
    }
  }

  @Test(arguments: [ExchangeFormat.xliff, .csv])
  func whatComesBackUnchangedChangesNothing(format: ExchangeFormat) {
    let tree = InMemoryFolder(bytes: Self.files)
    #expect(exported(tree, format).status == .clean)
    let outcome = ImportWorkflow(ImportOptions(catalogs: catalogs, files: ["out"])).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(!outcome.diagnostics.contains { $0.severity == .error })
    #expect(outcome.files.isEmpty)
  }

  /// A file that carries nothing for them has nothing to do with them.
  @Test(arguments: [
    ("Sichern", "Speichern", Workflows.ExitStatus.clean),
    ("Nimmt ein Bild auf", "Fotografiert", .couldNotRun),
  ])
  func onlyChangedTextsForThemFail(old: String, new: String, status: Workflows.ExitStatus) throws {
    let tree = InMemoryFolder(bytes: Self.files)
    #expect(exported(tree, .xliff).status == .clean)
    let text = try #require(tree.text(at: "out/de.xliff"))
    let changed = text.replacing(">\(old)<", with: ">\(new)<")
      .replacing(">Sichern<", with: ">Speichern<")
    tree.set(Array(changed.utf8), at: "out/de.xliff")
    let outcome = ImportWorkflow(ImportOptions(catalogs: catalogs, files: ["out"])).run(on: tree)
    #expect(outcome.status == status)
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.location?.file) == (status == .clean ? [] : ["de.lproj/B.strings"]))
    #expect(outcome.files.map(\.file) == ["de.lproj/T.strings"])
    #expect(tree.text(at: "de.lproj/T.strings") == "\"Save\" = \"Speichern\";\n")
    for file in ["en.lproj/B.strings", "de.lproj/B.strings", "de.lproj/X.strings"] {
      #expect(try tree.read(file) == Self.files[file])
    }
  }

  @Test(arguments: [false, true])
  func pseudoTextsGoBesideThem(hasOwnList: Bool) throws {
    var files = Self.files
    if hasOwnList { files["en-XA.lproj/B.strings"] = Self.binary(["camera": "⟦Ťákéš⟧"]) }
    let tree = InMemoryFolder(bytes: files)
    let outcome = PseudoWorkflow(PseudoOptions(.write(.accented), catalogs: catalogs)).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == (hasOwnList ? ["property-list"] : []))
    #expect(
      try tree.read("en-XA.lproj/B.strings").starts(with: "bplist".utf8) == hasOwnList)
    for (file, bytes) in Self.files { #expect(try tree.read(file) == bytes) }
  }
}
