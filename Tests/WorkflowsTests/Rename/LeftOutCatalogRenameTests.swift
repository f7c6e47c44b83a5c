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

  /// A folder may have the catalog, or code with the key, and a source has the key itself.
  @Test(arguments: ["Resources", "fr.lproj", "More.swift"])
  func aKeyThatWhatWasLeftOutMayHaveStays(link: String) throws {
    let folder = try TemporaryFolder()
    let code = "import SwiftUI\nlet a = Text(\"Cup\")\n"
    try folder.write(code, to: "App/View.swift")
    let file = link.hasSuffix(".swift") ? link : link + "/Localizable.strings"
    try folder.write("let b = Text(\"Cup\")\n", to: "Shared/" + file)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/" + link, withDestinationPath: "../Shared/" + link)
    let outcome = renamed("Cup", to: "menu.cup", in: folder)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id).sorted() == ["left-out", "rename"])
    #expect(outcome.diagnostics.allSatisfy { $0.location?.file.hasSuffix("/App/" + link) == true })
    #expect(try folder.text(at: "App/View.swift") == code)
  }

  /// Where a catalog has the key, another folder is told of, and code is no less a part of the project.
  @Test(arguments: [("More", true), ("More.swift", false)])
  func aKeyOfACatalogIsRenamedBesideOtherFolders(link: String, isRenamed: Bool) throws {
    let folder = try makeFolder()
    let file = link.hasSuffix(".swift") ? link : link + "/More.swift"
    try folder.write("let b = Text(\"Bean\")\n", to: "Shared/" + file)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/" + link, withDestinationPath: "../Shared/" + link)
    let outcome = renamed("Bean", to: "menu.bean", in: folder)
    #expect(outcome.status == (isRenamed ? .clean : .couldNotRun))
    #expect(outcome.diagnostics.contains { $0.id == "left-out" })
    #expect(try folder.text(at: "App/View.swift").contains("\"menu.bean\"") == isRenamed)
  }

  /// What has neither texts nor code of the key, or isn't there, keeps nobody from renaming it.
  @Test(arguments: ["Notes.txt", "Gone.swift"]) func otherFilesThatWereLeftOutHaveNoKey(
    link: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nlet a = Text(\"Cup\")\n", to: "App/View.swift")
    try folder.write("Cup", to: "Shared/Notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/" + link, withDestinationPath: "../Shared/" + link)
    let outcome = renamed("Cup", to: "menu.cup", in: folder)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(try folder.text(at: "App/View.swift").contains("\"menu.cup\""))
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
