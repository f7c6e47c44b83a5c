import Diagnostics
import Testing
import Workflows

/// Where services look for the lines of findings.
@Suite struct RepositoryPathsTests {
  @Test(arguments: [
    ("/r", "/r/ios", "L.strings", "ios/L.strings"),
    ("/r/", "/r/ios", "./a/L.strings", "ios/a/L.strings"),
    ("/r", "/r/ios", "../Shared/L.strings", "Shared/L.strings"),
    ("/r", "/r/ios", "../../x/L.strings", "../../x/L.strings"),
    ("/r", "/r", "L.strings", "L.strings"),
    ("/r", "/r/ios", "/r/mac/L.strings", "mac/L.strings"),
    ("/r", "/r/ios", "/other/L.strings", "/other/L.strings"),
    ("/r", "/root/ios", "L.strings", "L.strings"),
    ("/", "/r", "L.strings", "r/L.strings"),
  ])
  func pathsAreSeenFromTheRoot(root: String, current: String, path: String, expected: String) {
    #expect(RepositoryPaths(root: root, current: current).fromRoot(path) == expected)
    #expect(RepositoryPaths(root: nil, current: current).fromRoot(path) == path)
  }

  @Test func theServicesFolderCountsWhereTheCurrentOneLiesInIt() {
    let folders = ["/github/workspace", "/home/r/"]
    #expect(RepositoryPaths.root(of: "/home/r/ios", among: folders) == "/home/r/")
    #expect(RepositoryPaths.root(of: "/home/reports", among: folders) == nil)
  }

  @Test(arguments: ["github", "sarif", "junit"])
  func reportsNameFilesFromTheRoot(format: String) {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": "\"a\" = \"Cup %@\";\n",
      "de.lproj/L.strings": "\n\"a\" = \"Tasse \";\n",
    ])
    let outcome = LintWorkflow(LintOptions(paths: ["."])).run(on: tree)
    let report = LintReport(outcome, paths: RepositoryPaths(root: "/r", current: "/r/ios")) {
      tree.text(at: $0).map { Array($0.utf8) }
    }
    let text =
      switch format {
      case "github": report.gitHub.text
      case "junit": report.junit.text
      default: report.sarif.text()
      }
    #expect(text.contains("ios/de.lproj/L.strings"), "\(text)")
    // Nor do the fixes name another file.
    #expect(text.contains("\"fixes\"") == (format == "sarif"))
    #expect(text.replacing("ios/de.lproj", with: "").contains("de.lproj") == false, "\(text)")
    // Lines are counted in the file as the tool reads it.
    let line = ["github": "line=2", "junit": "L.strings:2:", "sarif": "\"startLine\":2"][format]
    #expect(text.replacing(" ", with: "").contains(line ?? "?"), "\(text)")
  }
}
