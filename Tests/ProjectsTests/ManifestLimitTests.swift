import Projects
import TestSupport
import Testing

/// Manifests that would take all time to follow.
@Suite struct ManifestLimitTests {
  @Test(.ends) func constantsThatDoubleEachOtherEnd() {
    let doubling = (0..<40).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n")
    let manifest = doubling + "\nlet package = Package(name: \"P\", targets: a0)"
    #expect(Folder(["Package.swift": manifest]).model.projects.count == 1)
  }

  @Test(.ends) func functionsThatDoubleTheirArgumentsEnd() {
    let calls =
      String(repeating: "twice(", count: 50) + "[\"a\"]" + String(repeating: ")", count: 50)
    let manifest = """
      let package = Package(name: "P", targets: \(calls))
      func twice(_ a: [Target]) -> [Target] { a + a.map { $0 } }
      """
    #expect(Folder(["Package.swift": manifest]).model.projects.count == 1)
  }
}
