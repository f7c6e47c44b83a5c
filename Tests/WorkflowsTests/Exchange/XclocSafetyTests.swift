import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

@Suite("A bundle names no file outside of it")
struct XclocSafetyTests {
  private static let secret = ImportSample.xliff(ImportSample.unit("done", "Done", "Secreto"))

  /// A project with a bundle `es.xcloc`, and a folder beside it that is not to be read.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in ImportSample.files { try folder.write(text, to: "project/" + path) }
    try folder.write(secret, to: "outside/es.xliff")
    try folder.write(
      #"{"targetLocale":"es","developmentRegion":"en","version":"1.0"}"#,
      to: "project/es.xcloc/contents.json")
    return folder
  }

  private static func run(_ folder: TemporaryFolder) -> ImportOutcome {
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: [folder.path + "/project"]),
      files: [folder.path + "/project/es.xcloc"])
    return ImportWorkflow(options).run(on: DiskFileTree(inputs: [folder.path]))
  }

  private static func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    let link = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  @Test(
    "links that lead out are not read",
    arguments: [
      ("Localized Contents", "../../outside"),
      ("Localized Contents/es.xliff", "../../../outside/es.xliff"),
      ("Localized Contents/more", "../../../outside"),
    ])
  func links(path: String, target: String) throws {
    let folder = try Self.folder()
    try Self.link("project/es.xcloc/" + path, to: target, in: folder)
    let outcome = Self.run(folder)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.files.isEmpty)
    #expect(Set(outcome.diagnostics.map(\.id)) == ["link-leads-out"])
    #expect(!"\(outcome.diagnostics)".contains("Secreto"))
  }

  @Test("of one beside texts that are read, it is told")
  func linkBesideTexts() throws {
    let folder = try Self.folder()
    try folder.write(
      ImportSample.xliff(ImportSample.unit("done", "Done", "Hecho")),
      to: "project/es.xcloc/Localized Contents/es.xliff")
    try Self.link(
      "project/es.xcloc/Localized Contents/fr.xliff", to: "../../../outside/es.xliff", in: folder)
    let outcome = Self.run(folder)
    #expect(
      outcome.diagnostics.map { "\($0.id) \($0.severity)" } == ["link-leads-out warning"])
    #expect(!"\(outcome.files)".contains("Secreto"))
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Hecho"])
  }

  @Test("a language or a path that climbs out names nothing")
  func parentFolders() throws {
    let folder = try Self.folder()
    try folder.write(
      #"{"targetLocale":"../../outside/es","developmentRegion":"en","version":"1.0"}"#,
      to: "project/es.xcloc/contents.json")
    try folder.write(
      ImportSample.xliff(
        ImportSample.unit("done", "Done", "Hecho"), original: "../../outside/es.xliff"),
      to: "project/es.xcloc/Localized Contents/es.xliff")
    let outcome = Self.run(folder)
    #expect(outcome.status == .couldNotRun)
    #expect(!outcome.isWritten)
    #expect(outcome.diagnostics.contains { $0.id == "unknown-catalog" })
    #expect(try folder.text(at: "outside/es.xliff") == Self.secret)
  }
}
