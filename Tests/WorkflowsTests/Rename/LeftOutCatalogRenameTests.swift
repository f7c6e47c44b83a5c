import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// `l10n rename` beside catalogs that are not read.
@Suite struct LeftOutCatalogRenameTests {
  private static let code =
    "import SwiftUI\nlet a = (Text(\"Cup\", tableName: \"Menu\"), Text(\"Bean\"))\n"

  /// A folder whose table `Menu` is a link to a catalog beside it.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.code, to: "App/View.swift")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Bean":{}},"version":"1.0"}"#,
      to: "App/Localizable.xcstrings")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Cup":{}},"version":"1.0"}"#,
      to: "Shared/Menu.xcstrings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Menu.xcstrings",
      withDestinationPath: "../Shared/Menu.xcstrings")
    return folder
  }

  private func renamed(_ old: String, to new: String, in folder: TemporaryFolder) -> RenameOutcome {
    let app = folder.path + "/App"
    return RenameWorkflow(RenameOptions(old: old, new: new, paths: [app]))
      .run(on: DiskFileTree(inputs: [app]))
  }

  /// The catalog would keep the old key, and code would show none of its texts.
  @Test func aKeyOfATableThatWasLeftOutStays() throws {
    let folder = try makeFolder()
    let outcome = renamed("Cup", to: "menu.cup", in: folder)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id).sorted() == ["left-out", "rename"])
    #expect(try folder.text(at: "App/View.swift") == Self.code)
  }

  /// One language would lose its translation.
  @Test func aKeyOfALanguageThatWasLeftOutStays() throws {
    let folder = try TemporaryFolder()
    let code = "import SwiftUI\nlet a = Text(\"Cup\")\n"
    let english = "\"Cup\" = \"Cup\";\n"
    try folder.write(code, to: "App/View.swift")
    try folder.write(english, to: "App/en.lproj/Localizable.strings")
    try folder.write("\"Cup\" = \"Tasse\";\n", to: "Shared/de.lproj/Localizable.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/de.lproj", withDestinationPath: "../Shared/de.lproj")
    let outcome = renamed("Cup", to: "menu.cup", in: folder)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id).sorted() == ["left-out", "rename"])
    #expect(try folder.text(at: "App/View.swift") == code)
    #expect(try folder.text(at: "App/en.lproj/Localizable.strings") == english)
  }

  /// Who excludes what can't be read says that it has nothing of the key.
  @Test func whatIsExcludedKeepsNoKeyFromBeingRenamed() throws {
    let folder = try makeFolder()
    let app = folder.path + "/App"
    let scope = FileScope(paths: [app], exclude: ["Menu.xcstrings"])
    let outcome = RenameWorkflow(RenameOptions(old: "Cup", new: "menu.cup", scope: scope))
      .run(on: DiskFileTree(inputs: [app]))
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(try folder.text(at: "App/View.swift").contains("\"menu.cup\""))
  }

  @Test func aKeyOfAnotherTableIsRenamed() throws {
    let folder = try makeFolder()
    let outcome = renamed("Bean", to: "menu.bean", in: folder)
    #expect(outcome.status == .clean)
    #expect(
      try folder.text(at: "App/View.swift")
        == Self.code.replacingOccurrences(of: "\"Bean\"", with: "\"menu.bean\""))
  }
}
