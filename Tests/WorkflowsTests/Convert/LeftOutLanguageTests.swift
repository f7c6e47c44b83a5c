import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Workflows

/// `l10n convert` beside languages that are not read.
@Suite struct LeftOutLanguageTests {
  /// A table in English, with German behind a link that leads out of the folder, and another folder.
  ///
  /// - Parameter link: What is the link: German's folder, or a table's file in it.
  private func makeFolder(link: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"Cup\" = \"Cup\";\n", to: "App/Views/en.lproj/Menu.strings")
    try folder.write("\"Cup\" = \"Tasse\";\n", to: "Shared/de.lproj/Menu.strings")
    try folder.write("\"Pot\" = \"Pot\";\n", to: "App/Tip/en.lproj/Tip.strings")
    let up = String(repeating: "../", count: link.split(separator: "/").count + 1)
    let file = folder.url.appending(path: "App/Views/" + link)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: up + "Shared/" + link)
    return folder
  }

  /// Who removes the old files then has what was in them.
  @Test(arguments: ["de.lproj", "de.lproj/Menu.strings"])
  func aTableWithoutOneOfItsLanguagesStays(link: String) throws {
    let folder = try makeFolder(link: link)
    let app = folder.path + "/App"
    var options = ConvertOptions()
    options.scope.paths = [app]
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: DiskFileTree(inputs: [app]))
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["left-out", "unread-catalog"])
    #expect(outcome.diagnostics.allSatisfy { $0.location?.file.hasSuffix(link) == true })
    #expect(outcome.files.map(\.path) == [app + "/Tip/Tip.xcstrings"])
    #expect(outcome.oldFiles == [app + "/Tip/en.lproj/Tip.strings"])
  }
}
