import Foundation
import LanguageServer
import TestSupport
import Testing
import Workflows

/// A workspace that is opened by way of a symbolic link, and one that has links in it.
@Suite struct LinkedRootTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"cart %@":{"localizations":{
    "es":{"stringUnit":{"state":"translated","value":"cesta"}}}}},"version":"1.0"}
    """

  private static let code = "func f(a: String) -> String { String(localized: \"cart \\(a)\") }\n"

  private static let files = ["A.swift": code, "Localizable.xcstrings": catalog]

  /// A folder `real` with the project, and what links to it or stands beside it.
  private func place() throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    for (name, text) in Self.files { try place.write(text, to: "real/" + name) }
    try place.write(Self.catalog, to: "outside/Other.xcstrings")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: place.path + "/link", withDestinationPath: place.path + "/real")
    try manager.createSymbolicLink(
      atPath: place.path + "/real/Escape", withDestinationPath: place.path + "/outside")
    return place
  }

  private func client(_ root: String) -> TestClient {
    TestClient(
      Self.files, root: root,
      on: { _ in DiskFileTree(inputs: [root], namesAbsolutely: true) })
  }

  @Test("files are called as the editor calls them, and code and catalogs find each other")
  func linkedRoot() throws {
    let place = try place()
    let client = client(place.path + "/link")
    client.open("Localizable.xcstrings")
    client.server.settle()
    let told = client.messages.filter {
      $0["method"].string == "textDocument/publishDiagnostics"
    }
    #expect(told.map { $0["params"]["uri"].string } == [client.uri("Localizable.xcstrings")])
    #expect(told.last?["params"]["diagnostics"].array.isEmpty == false)
    let definition = client.ask(
      "textDocument/definition", client.place("Localizable.xcstrings", "cart| %@"))
    #expect(definition.array.map { $0["uri"].string } == [client.uri("A.swift")])
    let back = client.ask("textDocument/definition", client.place("A.swift", "\"car|t "))
    #expect(back.array.map { $0["uri"].string } == [client.uri("Localizable.xcstrings")])
  }

  @Test("an edit of a linked file is what the server sees")
  func edits() throws {
    let place = try place()
    let client = client(place.path + "/link")
    let file = "Localizable.xcstrings"
    client.open(file)
    client.edit(file, replacing: "\"cesta\"", with: "\"cesta %@\"")
    client.server.settle()
    let told = client.messages.last { $0["method"].string == "textDocument/publishDiagnostics" }
    let errors = told?["params"]["diagnostics"].array.filter { $0["severity"].int == 1 }
    #expect(errors?.isEmpty == true)
    var query = client.place("A.swift", "\"car|t ")
    query["newName"] = "basket %@"
    let edit = client.ask("textDocument/rename", query)
    #expect(edit["changes"].names == [client.uri("A.swift"), client.uri(file)])
  }

  @Test("a link that leads out of the workspace is not followed")
  func escapes() throws {
    let place = try place()
    let client = client(place.path + "/real")
    let found = client.ask("workspace/symbol", ["query": "cart"])
    let uris = found.array.compactMap { $0["location"]["uri"].string }
    #expect(uris == [client.uri("Localizable.xcstrings")])
  }
}
