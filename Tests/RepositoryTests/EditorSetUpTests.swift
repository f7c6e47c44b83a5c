import Foundation
import TestSupport
import Testing

/// What docs/editors gives editors that can't be run here.
@Suite struct EditorSetUpTests {
  private static func object(_ bytes: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// Visual Studio Code's documentation, "Extension Manifest" and "Contribution Points".
  @Test func theManifestOfTheExtensionIsOne() throws {
    let folder = "docs/editors/vscode/"
    let manifest = try Self.object(Data(try Self.text(folder + "package.json").utf8))
    let name = try #require(manifest["name"] as? String)
    #expect(name == name.lowercased() && !name.contains(" "))
    for field in ["displayName", "description", "publisher", "license"] {
      #expect((manifest[field] as? String)?.isEmpty == false, "\(field)")
    }
    let version = try #require(manifest["version"] as? String)
    #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
    let engine = try #require((manifest["engines"] as? [String: String])?["vscode"])
    #expect(engine.wholeMatch(of: #/\^\d+\.\d+\.\d+/#) != nil)
    let main = try #require(manifest["main"] as? String)
    let script = try Self.text(folder + main)
    #expect(script.contains("exports.activate") && script.contains("exports.deactivate"))
    let contributed = try #require(manifest["contributes"] as? [String: Any])
    let languages = try #require(contributed["languages"] as? [[String: Any]])
    #expect(languages.allSatisfy { $0["id"] is String && $0["aliases"] is [String] })
    let ends = languages.flatMap { $0["extensions"] as? [String] ?? [] }
    #expect(Set(ends) == [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"])
    let configuration = try #require(contributed["configuration"] as? [String: Any])
    let properties = try #require(configuration["properties"] as? [String: [String: String]])
    #expect(properties["l10n.path"]?["default"] == "l10n")
    // A project must not choose which program runs.
    #expect(properties["l10n.path"]?["scope"] == "machine")
  }

  /// A language without a grammar has no colours: Visual Studio Code's documentation, "Syntax Highlight
  /// Guide" and "Language Configuration Guide".
  @Test func theLanguagesOfTheExtensionHaveColours() throws {
    let folder = "docs/editors/vscode/"
    let manifest = try Self.object(Data(try Self.text(folder + "package.json").utf8))
    let contributed = try #require(manifest["contributes"] as? [String: Any])
    let languages = try #require(contributed["languages"] as? [[String: Any]])
    let grammars = try #require(contributed["grammars"] as? [[String: String]])
    #expect(
      languages.compactMap { $0["id"] as? String }.sorted()
        == grammars.compactMap { $0["language"] }.sorted())
    for grammar in grammars {
      let read = try Self.object(Data(try Self.text(folder + (grammar["path"] ?? "")).utf8))
      #expect(read["scopeName"] as? String == grammar["scopeName"])
      #expect((read["patterns"] as? [Any])?.isEmpty == false)
    }
    for language in languages {
      let path = try #require(language["configuration"] as? String)
      #expect(try !Self.object(Data(try Self.text(folder + path).utf8)).isEmpty)
    }
  }

  @Test func zedsSettingsStartTheServer() throws {
    let page = try Self.text("docs/editors/zed.md")
    let block = try #require(page.firstMatch(of: #/```json\n([\s\S]*?)```/#))
    let settings = try Self.object(Data(block.1.utf8))
    let servers = try #require(settings["lsp"] as? [String: [String: [String: Any]]])
    let binary = try #require(servers["sourcekit-lsp"]?["binary"])
    #expect(binary["path"] as? String == "l10n")
    #expect(binary["arguments"] as? [String] == ["lsp"])
    let types = try #require(settings["file_types"] as? [String: [String]])
    #expect(types["Swift"] == ["strings", "stringsdict", "xcstrings"])
  }
}
