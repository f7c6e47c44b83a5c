import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// `l10n extract` where a link in the project leads to a catalog of the project.
@Suite struct LinkedCatalogTests {
  private static let code = """
    import SwiftUI
    let a = (Text("Bean", bundle: .module), Text("Pot", tableName: "Menu", bundle: .module))

    """

  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", defaultLocalization: "en",
      targets: [.target(name: "App", path: "App", resources: [.process("Resources")])])
    """

  private static func catalog(_ key: String) -> String {
    #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
  }

  /// A target whose table `Menu` is a link.
  ///
  /// - Parameters:
  ///   - link: The path of the link from the target's folder of resources.
  ///   - target: Where it leads, from the project's folder.
  private func makeFolder(
    _ files: [String: String], link: String, to target: String, isPackage: Bool
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let code = isPackage ? Self.code : Self.code.replacing(", bundle: .module", with: "")
    try folder.write(code, to: "App/View.swift")
    if isPackage { try folder.write(Self.package, to: "Package.swift") }
    for (path, text) in files { try folder.write(text, to: path) }
    let file = folder.url.appending(path: "App/Resources/" + link)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let up = String(repeating: "../", count: link.split(separator: "/").count + 1)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: up + target)
    return folder
  }

  private func run(in folder: TemporaryFolder) -> ExtractOutcome {
    ExtractWorkflow(ExtractOptions(paths: [folder.path]))
      .run(on: DiskFileTree(inputs: [folder.path]))
  }

  private static let catalogs = [
    "App/Resources/Localizable.xcstrings": catalog("Bean"),
    "Shared/Menu.xcstrings": catalog("Cup"),
  ]

  private static let tables = [
    "App/Resources/en.lproj/Localizable.strings": "\"Bean\" = \"Bean\";\n",
    "Shared/en.lproj/Menu.strings": "\"Cup\" = \"Cup\";\n",
  ]

  /// The catalog is one, whatever it is called.
  @Test(arguments: [
    (catalogs, "Menu.xcstrings", "Shared/Menu.xcstrings"),
    (tables, "en.lproj/Menu.strings", "Shared/en.lproj/Menu.strings"),
  ])
  func newKeysGoToTheCatalogThatALinkLeadsTo(
    files: [String: String], link: String, target: String
  ) throws {
    for isPackage in [false, true] {
      let folder = try makeFolder(files, link: link, to: target, isPackage: isPackage)
      let outcome = run(in: folder)
      #expect(outcome.status == .clean, "\(outcome.diagnostics)")
      #expect(!outcome.diagnostics.contains { $0.id == "ignored-catalog" })
      #expect(outcome.changes.map(\.file) == [folder.path + "/" + target])
      #expect(try folder.text(at: target).contains("\"Pot\""))
      let path = folder.path + "/App/Resources/" + link
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix(target))
    }
  }

  /// By another name it is another table.
  @Test func aCatalogOfAnotherTableGetsNone() throws {
    let folder = try makeFolder(
      Self.catalogs, link: "Menu.xcstrings", to: "App/Resources/Localizable.xcstrings",
      isPackage: false)
    let before = folder.contents()
    let outcome = run(in: folder)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["ignored-catalog"])
    #expect(folder.contents() == before)
  }

  /// A folder that only a link leads to is no place for a target's new tables.
  @Test func newTablesStayWithTheTarget() throws {
    let folder = try makeFolder(
      Self.catalogs, link: "Menu.xcstrings", to: "Shared/Menu.xcstrings", isPackage: true)
    try folder.write(
      Self.code + "let b = Text(\"Tea\", tableName: \"Drinks\", bundle: .module)\n",
      to: "App/View.swift")
    var options = ExtractOptions(paths: [folder.path])
    options.createsCatalogs = true
    let outcome = ExtractWorkflow(options).run(on: DiskFileTree(inputs: [folder.path]))
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(try folder.text(at: "App/Resources/Drinks.xcstrings").contains("\"Tea\""))
    #expect(folder.contents()["Shared/Drinks.xcstrings"] == nil)
  }
}
