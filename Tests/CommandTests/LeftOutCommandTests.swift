import Foundation
import TestSupport
import Testing

/// Commands beside catalogs that are not read, run in a folder inside of the project.
@Suite struct LeftOutCommandTests {
  /// A second table of the name would hide the translations of the first.
  @Test func whatWasLeftOutAroundTheFolderIsKnown() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A/.git/HEAD")
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + #"let package = Package(name: "A", defaultLocalization: "en", targets: [.target(name: "A")])"#,
      to: "A/Package.swift")
    try folder.write(
      "import SwiftUI\nlet a = Text(\"Cup\", tableName: \"Menu\", bundle: .module)\n",
      to: "A/Sources/A/Views/View.swift")
    try folder.write(
      "\"Bean\" = \"Bean\";\n", to: "A/Sources/A/en.lproj/Localizable.strings")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Cup":{}},"version":"1.0"}"#, to: "Menu.xcstrings")
    let sources = folder.url.appending(path: "A/Sources/A")
    try FileManager.default.createSymbolicLink(
      atPath: sources.appending(path: "Menu.xcstrings").path,
      withDestinationPath: "../../../Menu.xcstrings")
    let run = try ToolRun(["extract", "--create"], in: sources.appending(path: "Views"))
    #expect(run.status == 2)
    #expect(run.errors.contains("\n../Menu.xcstrings:1:1: error: "), "\(run.errors)")
    #expect(
      !FileManager.default.fileExists(
        atPath: sources.appending(path: "en.lproj/Menu.strings").path))
  }
}
