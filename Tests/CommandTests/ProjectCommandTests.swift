import Foundation
import TestSupport
import Testing

/// `extract` in projects of many shapes: a key goes to the catalogs of the targets that compile it,
/// and nowhere else.
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

  @Test(
    "what would change, catalog by catalog",
    arguments: [
      ("classic", ""), ("folders", ""), ("workspace", ""),
      ("generated", "GardenWidget/Localizable.xcstrings: 1 added\n"),
      (
        "synchronized",
        """
        Trips/InfoPlist.xcstrings: 2 added, 1 comment changed, 1 updated
        Trips/Localizable.xcstrings: 1 added
        TripsWidget/Localizable.xcstrings: 1 added

        """
      ),
      (
        "uikit",
        """
        Notes/en.lproj/Localizable.strings: 2 added
        Notes/mul.lproj/Settings.xcstrings: 3 comment changed, 3 updated

        """
      ),
    ])
  func changes(project: String, expected: String) throws {
    let (folder, place) = try copy(of: project)
    defer { withExtendedLifetime(folder) {} }
    let check = try run("extract --check --quiet", in: place)
    #expect(check.output == expected)
    #expect(check.status == (expected.isEmpty ? 0 : 1))
    #expect(try run("extract", in: place).status == 0)
    let again = try run("extract --check --quiet", in: place)
    #expect(again.output.isEmpty && again.status == 0, "a second run finds something")
  }

  @Test func aFolderInsideOfTheProjectBelongsToIt() throws {
    let (folder, place) = try copy(of: "synchronized")
    defer { withExtendedLifetime(folder) {} }
    let whole = try run("extract --check --quiet", in: place)
    for paths in ["./Trips", place.path + "/Trips"] {
      let part = try run("extract --check --quiet \(paths)", in: place)
      #expect(whole.output.contains("Trips/Localizable.xcstrings: 1 added"))
      #expect(part.output.contains("Trips/Localizable.xcstrings: 1 added"), "\(part.errors)")
    }
    // The search goes up to the root of the repository.
    try folder.write("", to: "synchronized/.git/HEAD")
    let inside = try run("extract --check --quiet", in: place.appending(path: "Trips"))
    #expect(inside.output.contains("\nLocalizable.xcstrings: 1 added\n"), "\(inside.output)")
    #expect(!inside.output.contains("stale"))
  }

  @Test func whatATargetLacksIsMadeOnDemand() throws {
    let (folder, place) = try copy(of: "uikit")
    defer { withExtendedLifetime(folder) {} }
    let source = place.appending(path: "Notes/NoteDelegate.swift")
    var text = try String(contentsOf: source, encoding: .utf8)
    text += "\nlet extra = String(localized: \"Extra\", table: \"More\")\n"
    try Data(text.utf8).write(to: source)
    let told = try run("extract", in: place)
    #expect(told.errors.contains("'More'; --create makes one"), "\(told.errors)")
    #expect(try run("extract --create", in: place).status == 0)
    let made = try String(
      contentsOf: place.appending(path: "Notes/en.lproj/More.strings"), encoding: .utf8)
    #expect(made.contains("\"Extra\" = \"Extra\";"))
  }

  @Test func everyPlaceOfAKeyIsTold() throws {
    let (folder, place) = try copy(of: "synchronized")
    defer { withExtendedLifetime(folder) {} }
    let run = try ToolRun(["extract", "--explain", "%lld days in %@"], in: place)
    #expect(run.output.contains("source: Trips/Views/TripRow.swift:7:10, table Localizable"))
    #expect(run.output.contains("compiled by"))
    let unknown = try ToolRun(["extract", "--explain", "nowhere"], in: place)
    #expect(unknown.output == "no source that was read has it\nno catalog has it\n")
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
}
