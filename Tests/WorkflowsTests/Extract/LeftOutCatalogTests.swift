import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// `l10n extract` beside catalogs that are not read.
@Suite struct LeftOutCatalogTests {
  private static let catalog = #"{"sourceLanguage":"en","strings":{"Cup":{}},"version":"1.0"}"#

  /// A folder whose table `Menu` is a link to a catalog beside it, or stands nowhere.
  private func makeFolder(hasLink: Bool, general: String, _ text: String) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nlet a = (Text(\"Bean\"), Text(\"Cup\", tableName: \"Menu\"))\n",
      to: "App/View.swift")
    try folder.write(text, to: "App/" + general)
    try folder.write(Self.catalog, to: "Shared/Menu.xcstrings")
    if hasLink {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/App/Menu.xcstrings",
        withDestinationPath: "../Shared/Menu.xcstrings")
    }
    return folder
  }

  private func run(in folder: TemporaryFolder, isCheck: Bool = false) -> ExtractOutcome {
    let app = folder.path + "/App"
    var options = ExtractOptions(paths: [app])
    options.isCheck = isCheck
    return ExtractWorkflow(options).run(on: DiskFileTree(inputs: [app]))
  }

  static let general = [
    ("en.lproj/Localizable.strings", "\"Bean\" = \"Bean\";\n"),
    ("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"Bean":{}},"version":"1.0"}"#),
  ]

  /// A second table of the name would hide the translations of the first.
  @Test(arguments: general) func noTableIsMadeBesideOneThatWasLeftOut(
    file: String, text: String
  ) throws {
    let folder = try makeFolder(hasLink: true, general: file, text)
    let before = folder.contents()
    for isCheck in [true, false] {
      let outcome = run(in: folder, isCheck: isCheck)
      #expect(outcome.status == .couldNotRun)
      #expect(outcome.diagnostics.map(\.id) == ["left-out", "unread-catalog"])
      let places = outcome.diagnostics.compactMap(\.location?.file)
      #expect(places.allSatisfy { $0.hasSuffix("/App/Menu.xcstrings") })
      #expect(!outcome.changes.contains { $0.file.contains("Menu") })
    }
    #expect(folder.contents() == before)
  }

  /// A folder of a language may have the table, which a String Catalog would hide.
  @Test(arguments: ["fr", "en"]) func noStringCatalogIsMadeBesideALanguageThatWasLeftOut(
    language: String
  ) throws {
    let folder = try makeFolder(hasLink: false, general: Self.general[1].0, Self.general[1].1)
    try folder.write("\"Cup\" = \"Tasse\";\n", to: "Shared/\(language).lproj/Menu.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/\(language).lproj",
      withDestinationPath: "../Shared/\(language).lproj")
    let before = folder.contents()
    let outcome = run(in: folder)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["left-out", "unread-catalog"])
    #expect(
      outcome.diagnostics.allSatisfy {
        $0.location?.file.hasSuffix("/App/\(language).lproj") == true
      })
    #expect(folder.contents() == before)
  }

  /// A file of one language hides none of another, but what stands in for it.
  @Test(arguments: [("fr", true), ("Base", false)]) func aFileOfOneLanguageIsMadeBesideAnother(
    language: String, isMade: Bool
  ) throws {
    let folder = try makeFolder(hasLink: false, general: Self.general[0].0, Self.general[0].1)
    try folder.write("\"Cup\" = \"Tasse\";\n", to: "Shared/\(language).lproj/Menu.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/\(language).lproj",
      withDestinationPath: "../Shared/\(language).lproj")
    let outcome = run(in: folder)
    #expect(outcome.status == (isMade ? .clean : .couldNotRun))
    #expect(outcome.changes.contains { $0.file.hasSuffix("/en.lproj/Menu.strings") } == isMade)
  }

  @Test(arguments: general) func aTableThatIsNowhereIsMade(file: String, text: String) throws {
    let folder = try makeFolder(hasLink: false, general: file, text)
    let outcome = run(in: folder)
    #expect(outcome.status == .clean)
    #expect(outcome.changes.contains { $0.file.contains("/Menu.") && $0.file.contains("/App/") })
  }
}
