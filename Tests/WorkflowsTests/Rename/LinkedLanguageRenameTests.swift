import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// `l10n rename` of a key whose translations lie behind a link inside the project.
@Suite struct LinkedLanguageRenameTests {
  /// The source language's file lies where the link is, so that the other place gets none.
  @Test func allLanguagesFollowAndNoFileIsMade() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nlet a = Text(\"Cup\")\n", to: "App/View.swift")
    try folder.write("\"Cup\" = \"Cup\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"Cup\" = \"Tasse\";\n", to: "Shared/fr.lproj/Localizable.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/fr.lproj", withDestinationPath: "../Shared/fr.lproj")
    let outcome = RenameWorkflow(
      RenameOptions(old: "Cup", new: "menu.cup", paths: [folder.path])
    ).run(on: DiskFileTree(inputs: [folder.path]))
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(
      outcome.changes.map { $0.file.replacing(folder.path + "/", with: "") } == [
        "App/View.swift", "App/en.lproj/Localizable.strings", "Shared/fr.lproj/Localizable.strings",
      ])
    #expect(
      try folder.text(at: "Shared/fr.lproj/Localizable.strings") == "\"menu.cup\" = \"Tasse\";\n")
  }
}
