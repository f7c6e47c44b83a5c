import Diagnostics
import Testing

@testable import Workflows

/// What `.gitmodules` says that there should be.
@Suite struct EmptySubmoduleTests {
  @Test(arguments: [
    ("[submodule \"sdk\"]\n\tpath = sdk\n\turl = https://a.example/sdk.git\n", ["sdk"]),
    ("path=\"Libs/A b/\"\r\n[submodule \"b\"]\r\npath = b", ["Libs/A b", "b"]),
    ("[submodule \"a\"]\n  paths = a\n  path\n  path =\n", []), ("", []),
  ])
  func paths(text: String, paths: [String]) {
    #expect(EmptySubmodules.folders(in: Array(text.utf8)).map(\.path) == paths)
  }

  /// A manifest whose targets have no sources, as Tuist's, says nothing of what is built.
  @Test(arguments: ["", "Package(name: \"A\", targets: [.target(name: \"Lint\")])"])
  func thoseOfAFolder(manifest: String) {
    let list = "path = lib\npath = sdk\n"
    let tree = InMemoryFolder([".gitmodules": list, "lib/A.swift": "", "B.swift": ""])
    if !manifest.isEmpty {
      let text = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = \(manifest)"
      tree.set(Array(text.utf8), at: "Tuist/Package.swift")
    }
    let survey = ProjectSurvey(
      ProjectWalk(around: ["."], excluding: [], ProjectConfiguration(), in: tree))
    #expect(survey.emptySubmodules.diagnostics.map { $0.message.contains("'sdk'") } == [true])
    #expect(survey.emptySubmodules.diagnostics.map(\.location?.range) == [18..<21])
    #expect(!survey.emptySubmodules.isWhole(nil))
  }

  @Test func emptySubmodulesAreToldTogether() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let tree = InMemoryFolder([
      ".gitmodules": names.map { "[submodule \"\($0)\"]\n\tpath = sdk/\($0)\n" }.joined(),
      "A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n",
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
    ])
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    let told = outcome.diagnostics.filter { $0.id == "empty-submodule" }
    #expect(told.count == 1)
    #expect(
      told.first?.message.hasPrefix(
        "the submodules 'sdk/a', 'sdk/b', 'sdk/c', 'sdk/d', 'sdk/e' and 1 more are empty") == true)
  }
}
