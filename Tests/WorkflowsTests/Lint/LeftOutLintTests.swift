import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// What `l10n lint --sources` says of what is not read.
@Suite struct LeftOutLintTests {
  /// Catalogs and sources are looked for in the same folder.
  @Test func whatWasLeftOutIsToldOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nlet a = Text(\"Cup\")\n", to: "App/View.swift")
    try folder.write("\"Cup\" = \"Cup\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write("let b = 1\n", to: "Shared/More.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/More", withDestinationPath: "../Shared")
    let app = folder.path + "/App"
    var options = LintOptions(paths: [app])
    options.sources = [app]
    let outcome = LintWorkflow(options).run(on: DiskFileTree(inputs: [app]))
    #expect(outcome.diagnostics.map(\.id) == ["left-out"])
    #expect(outcome.leftOutCount == 1)
  }
}
