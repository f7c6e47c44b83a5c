import Foundation
import TestSupport
import Testing

/// Projects as a person names them: from above, from inside of them, and as a whole.
@Suite struct ProjectCommandTests {
  private func copy(of project: String) throws -> (TemporaryFolder, URL) {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: project)
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Fixtures/projects/" + project), to: place)
    return (folder, place)
  }

  private func run(_ command: String, in place: URL) throws -> ToolRun {
    try ToolRun(command.split(separator: " ").map(String.init), in: place)
  }

  @Test(arguments: ["App", "./App/"])
  func initTakesAFolder(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "App/en.lproj/L.strings")
    try folder.write("\"a\" = \"A\";\n", to: "de.lproj/L.strings")
    let run = try ToolRun(["init", path], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("App/l10n.json is written"))
    #expect(run.output.contains("l10n extract --check App "))
    #expect(try folder.text(at: "App/l10n.json").contains("schema"))
    #expect(folder.contents()["App/l10n.schema.json"] != nil)
    let again = try ToolRun(["init", path], in: folder.url)
    #expect(again.status == 2)
    #expect(again.errors.contains("App/l10n.json"))
  }

  @Test func initTakesNothingButAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    for (path, reason) in [("Nowhere", "there is no folder here"), ("A.swift", "this is a file")] {
      let run = try ToolRun(["init", "--dry-run", path], in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains(reason))
      #expect(run.output.isEmpty)
    }
  }

  @Test(arguments: [("extrct", "l10n extract"), ("lintt", "l10n lint"), ("Sources", nil)])
  func aMistypedCommandIsNamed(typed: String, meant: String?) throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun([typed], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("Did you mean") == (meant != nil))
    if let meant { #expect(run.errors.contains("`\(meant)`"), "\(run.errors)") }
  }

  @Test(arguments: [
    "lint --json --format sarif", "status --json --format markdown",
    "status --project --fail-on stale",
  ])
  func optionsThatExcludeEachOtherAreRefused(command: String) throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(GoldenCase.words(command), in: folder.url)
    #expect(run.status == 64 && run.output.isEmpty, "\(run.errors)")
  }

  /// What an export wrote is no catalog, but for who names it, however it is spelled.
  @Test func anExportedTableThatIsNamedIsLinted() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Cup":{}},"version":"1.0"}"#, to: "App/L.xcstrings")
    let export = try ToolRun(
      ["export", "--format", "strings", "--locale", "es", "--output", "Exchange"], in: folder.url)
    #expect(export.status == 0, "\(export.errors)")
    let path = try #require(folder.contents().keys.first { $0.hasSuffix("es.lproj/L.strings") })
    for spelled in [path, "./" + path, "App/../" + path, folder.url.path + "/" + path] {
      let run = try ToolRun(["lint", spelled], in: folder.url)
      #expect(run.status != 2 && run.errors.contains("of 1 file"), "\(spelled): \(run.errors)")
    }
    #expect(try ToolRun(["lint"], in: folder.url).errors.contains("of 1 file"))
  }

  @Test func aStampReplacesNothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/L.strings")
    let run = { try ToolRun(["lint", "--stamp", $0], in: folder.url) }
    #expect(try run("en.lproj/L.strings").status == 2)
    #expect(try run("stamp").status == 0)
    #expect(try run("stamp").status == 0)
    #expect(try folder.text(at: "en.lproj/L.strings") == "\"a\" = \"b\";\n")
  }

  @Test func aFolderInsideOfTheProjectBelongsToIt() throws {
    let (folder, place) = try copy(of: "synchronized")
    defer { withExtendedLifetime(folder) {} }
    for paths in ["./Trips", place.path + "/Trips"] {
      let part = try run("extract --check --quiet \(paths)", in: place)
      #expect(part.output.contains("Trips/Localizable.xcstrings: 1 added"), "\(part.errors)")
    }
    // The search goes up to the root of the repository.
    try folder.write("", to: "synchronized/.git/HEAD")
    let inside = try run("extract --check --quiet", in: place.appending(path: "Trips"))
    #expect(inside.output.contains("\nLocalizable.xcstrings: 1 added\n"), "\(inside.output)")
    #expect(!inside.output.contains("stale"))
  }

  @Test("what belongs to a project is read from a folder inside of it, too")
  func filesBesideTheFolderAreRead() throws {
    let folder = try TemporaryFolder()
    let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + #"let package = Package(name: "A", defaultLocalization: "en", targets: [.target(name: "A")])"#,
      to: "Package.swift")
    try folder.write(empty, to: "Sources/A/Localizable.xcstrings")
    try folder.write("struct Model { var count: Int }", to: "Sources/A/Models/Model.swift")
    try folder.write(
      #"func f(_ model: Model) { _ = String(localized: "\(model.count) cups") }"#,
      to: "Sources/A/Views/View.swift")
    let run = try run("extract", in: folder.url.appending(path: "Sources/A/Views"))
    #expect(run.status == 0 && !run.errors.contains("error"), "\(run.errors)")
    let catalog = try String(
      contentsOf: folder.url.appending(path: "Sources/A/Localizable.xcstrings"), encoding: .utf8)
    #expect(catalog.contains("%lld cups"))
  }

  @Test func theModelIsPrinted() throws {
    let (folder, place) = try copy(of: "workspace")
    defer { withExtendedLifetime(folder) {} }
    let json = try run("status --project --json", in: place)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let projects = try #require(object?["projects"] as? [[String: Any]])
    #expect(Set(projects.compactMap { $0["kind"] as? String }) == ["package", "xcode"])
    #expect(json.status == 0)
    #expect(try run("status --project", in: place).output.contains("Tickets: library"))
  }

  @Test func anAssistantIsToldThatThereIsNoFolder() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(["mcp", "Nowhere"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no folder here"))
    #expect(run.output.isEmpty)
  }

  /// Editors start it in the project's folder and name that whole.
  @Test(arguments: [false, true])
  func anAssistantsProjectMayBeNamedWhole(fromAbove: Bool) throws {
    let (folder, place) = try copy(of: "workspace")
    defer { withExtendedLifetime(folder) {} }
    let ask = """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"plan","arguments":{}}}

      """
    let start = fromAbove ? place.deletingLastPathComponent() : place
    let run = try ToolRun(["mcp", place.path], in: start, input: ask)
    #expect(run.output.contains("\"tables\":[{"))
  }
}
