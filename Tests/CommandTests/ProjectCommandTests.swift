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
