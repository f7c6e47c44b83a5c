import Messages
import TestSupport
import Testing
import Workflows

@Suite(
  "pseudo-locales in real catalogs",
  .enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"))
struct RealPseudoTests {
  /// The catalogs of each app, from the one with the most bytes to the one with the fewest.
  ///
  /// Of String Catalogs, which are large, each fourth entry.
  private static let apps: Result<[[String: [UInt8]]], any Error> = Result {
    let paths = SharedData.paths(
      in: "catalogs", withSuffix: ".xcstrings", ".strings", ".stringsdict")
    // Catalogs of one app belong together.
    let app = { (path: String) in String(path.prefix { $0 != "/" }) }
    var files: [String: [String: [UInt8]]] = [:]
    for path in paths {
      files[app(path), default: [:]]["App/" + path] =
        try path.hasSuffix(".xcstrings")
        ? SharedData.sampledCatalog(path, in: "catalogs", every: 4)
        : SharedData.bytes(path, in: "catalogs")
    }
    return files.values.sorted { Self.size(of: $0) > Self.size(of: $1) }
  }

  /// Public catalogs as an app has them.
  ///
  /// Each kind gets another app as long as there are any, then the one with the fewest bytes: all of
  /// them in each kind take a minute.
  private static func project(for kind: PseudoKind) throws -> InMemoryFolder {
    let part = try #require(PseudoKind.allCases.firstIndex(of: kind))
    let all = try Self.apps.get()
    return InMemoryFolder(bytes: all[min(part, all.count - 1)])
  }

  private static func size(of files: [String: [UInt8]]) -> Int {
    files.values.reduce(0) { $0 + $1.count }
  }

  @Test(
    "a second run changes nothing, and what was added is taken out byte for byte",
    arguments: PseudoKind.allCases)
  func roundTrip(kind: PseudoKind) throws {
    let tree = try Self.project(for: kind)
    let before = tree.files
    let first = PseudoWorkflowTests.run(.write(kind), in: tree)
    #expect(first.isWritten && first.texts > 100)
    let second = PseudoWorkflowTests.run(.write(kind), in: tree)
    #expect(second.changes.map(\.file) == [])
    #expect(PseudoWorkflowTests.run(.remove(kind), in: tree).isWritten)
    let after = tree.files
    #expect(after.keys.sorted() == before.keys.sorted())
    for (file, bytes) in before { #expect(after[file] == bytes, "\(file)") }
  }
}
