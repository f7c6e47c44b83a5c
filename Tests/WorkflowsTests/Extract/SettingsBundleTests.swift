import Catalogs
import Diagnostics
import Linting
import Testing

@testable import Workflows

/// The tables of a Settings.bundle: its pages say which keys they have, and no code does.
@Suite struct SettingsBundleTests {
  private static let page = """
    <plist version="1.0"><dict><key>StringsTable</key><string>Root</string>
    <key>PreferenceSpecifiers</key><array>
    <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Colors</string>
    <key>FooterText</key><string>Light or dark</string></dict>
    <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>Theme</string>
    <key>Titles</key><array><string>Automatic</string><string>1</string></array></dict>
    </array></dict></plist>
    """

  private static func entry(_ key: String) -> String { "/* A */\n\"\(key)\" = \"\(key)\";\n\n" }

  private static let files = [
    "App/A.swift": "import Foundation\nlet a = String(localized: \"Wash\")\n",
    "App/en.lproj/Localizable.strings": entry("Wash"),
    "App/Settings.bundle/Root.plist": page,
    "App/Settings.bundle/en.lproj/Root.strings": entry("Colors") + entry("1") + entry("Gone"),
    "App/Settings.bundle/de.lproj/Root.strings": "\"Colors\" = \"Farben\";\n",
  ]

  @Test func thePagesSayWhatTheTableHas() throws {
    let tree = InMemoryFolder(Self.files)
    #expect(ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree).status == .clean)
    let path = "App/Settings.bundle/en.lproj/Root.strings"
    let text = try #require(tree.text(at: path))
    let document = StringsDocument(parsing: Array(text.utf8), file: path)
    for key in ["Colors", "Light or dark", "Theme", "Automatic", "1"] {
      #expect(document.entry(forKey: key)?.isStale == false, "\(key)")
    }
    #expect(document.entry(forKey: "Gone")?.isStale == true)
  }

  /// Tools write pages of licenses, which nobody translates; whoever did has the key.
  @Test(arguments: [(10, 1, false), (9, 1, true), (1, 999, false), (1, 998, true)])
  func licensesAreNoKeys(lines: Int, rest: Int, isShort: Bool) {
    let license = String(repeating: "a\n", count: lines) + String(repeating: "a", count: rest)
    let written = license.replacing("\n", with: "\\n")
    let english = "App/Settings.bundle/en.lproj/Root.strings"
    for isTranslated in [false, true] {
      var files = Self.files
      files["App/Settings.bundle/Root.plist"] = Self.page.replacing("Light or dark", with: license)
      if isTranslated {
        files["App/Settings.bundle/de.lproj/Root.strings"] = "\"\(written)\" = \"Lizenz\";\n"
      }
      let tree = InMemoryFolder(files)
      let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
      let bytes = Array((tree.text(at: english) ?? "").utf8)
      let document = StringsDocument(parsing: bytes, file: english)
      #expect((document.entry(forKey: license) != nil) == (isShort || isTranslated))
      #expect(document.entry(forKey: "Theme") != nil)
      let told = ExtractReport(outcome).text.output.split(separator: "\n")
      #expect(told.contains { $0.contains("Theme") } && told.allSatisfy { $0.utf8.count < 300 })
    }
  }

  @Test func noneOfTheirKeysIsUnused() {
    var options = LintOptions(paths: ["."])
    options.sources = ["."]
    options.rules = ["unused-key", "extra-key"]
    let own = ["App/en.lproj/Localizable.strings": Self.entry("Wash") + Self.entry("Rinse")]
    let tree = InMemoryFolder(Self.files.merging(own) { $1 })
    let outcome = LintWorkflow(options).run(on: tree)
    // Of the code's own table the key is that nothing names.
    #expect(outcome.findings.map(\.key) == ["Rinse"])
  }
}
