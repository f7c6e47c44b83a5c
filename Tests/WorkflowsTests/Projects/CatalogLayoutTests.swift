import Diagnostics
import Linting
import Reading
import Testing

@testable import Workflows

/// Which folder of catalogs serves a source.
@Suite struct CatalogLayoutTests {
  private static let folders = ["", "A", "A/B", "A/B/C", "A/D", "AB", "A/Main", "X/Y", "/r/A"]
  private static let files =
    ["A/B/Localizable.xcstrings", "A/D/en.lproj/Errors.strings", "A/D/de.lproj/Errors.strings"]
    + ["AB/Localizable.xcstrings", "A/B/C/Errors.xcstrings", "X/Y/InfoPlist.xcstrings"]
    + ["A/Main/Main.xcstrings", "/r/A/Z/Localizable.xcstrings", "/r/A/Errors.xcstrings"]

  @Test(
    "as by looking through all folders",
    arguments: folders, ["Localizable", "Errors", "Other"])
  func nearest(folder: String, table: String) {
    for isTaken in [false, true] {
      for count in Self.files.indices {
        let layout = CatalogLayout(
          files: Array(Self.files[count...]), among: ["A/Base.lproj/Main.storyboard"])
        let isAllowed = { (folder: CatalogLayout.Folder) in !isTaken || folder.path != "A/B" }
        let source = PathParts.join(folder, "Source.swift")
        #expect(
          layout.folder(for: source, table: table, where: isAllowed)?.path
            == Self.slowly(layout, source, table, isAllowed)?.path)
      }
    }
  }

  /// The rule as it is written down: all folders inside each folder around the source.
  private static func slowly(
    _ layout: CatalogLayout, _ source: String, _ table: String,
    _ isAllowed: (CatalogLayout.Folder) -> Bool
  ) -> CatalogLayout.Folder? {
    let takesNone: Set = ["X/Y", "A/Main"]
    var enclosing = PathParts.folder(of: source)
    while true {
      let inside = layout.folders.filter { folder in
        PathParts.contains(enclosing, folder.path) && isAllowed(folder)
          && (folder.has(table) || !takesNone.contains(folder.path))
      }
      let withTable = inside.filter { $0.has(table) }
      let best = (withTable.isEmpty ? inside : withTable).min { left, right in
        (depth(left), left.path) < (depth(right), right.path)
      }
      if let best { return best }
      guard !enclosing.isEmpty else { return nil }
      enclosing = PathParts.folder(of: enclosing)
    }
  }

  private static func depth(_ folder: CatalogLayout.Folder) -> Int {
    folder.path.count { $0 == "/" }
  }

  @Test func languagesAndFiles() {
    let layout = CatalogLayout(files: Self.files)
    #expect(layout.folder(at: "A/D")?.languages == ["de", "en"])
    #expect(
      layout.folder(at: "A/D")?.tables["Errors"]?["de"]?.strings == "A/D/de.lproj/Errors.strings")
    #expect(layout.folder(at: "A") == nil)
  }

  private static let otherNames: [(String, [String], String?)] = [
    ("en", ["de", "en-GB", "en-US"], "en-US"), ("en", ["de", "en-GB"], nil),
    ("en", ["English", "en-US"], "English"), ("en-us", ["en-US"], "en-US"),
    ("en-US", ["de", "en"], "en"), ("pt", ["pt-BR", "pt-PT"], "pt-BR"), ("pt-PT", ["pt"], nil),
    ("zh-Hans", ["zh_CN", "zh_TW"], "zh_CN"), ("zh-Hans", ["zh_TW"], nil),
    ("en", ["custom"], nil), ("custom", ["en"], nil),
  ]

  @Test(arguments: otherNames)
  func languagesUnderOtherNames(language: String, names: [String], found: String?) {
    let files = names.map { ($0, CatalogLayout.Files(strings: $0 + ".lproj/L.strings")) }
    #expect(
      CatalogLayout.otherName(of: language, in: Dictionary(uniqueKeysWithValues: files)) == found)
  }

  /// What is the only English is what others are translated from, and no translation.
  @Test(arguments: ["en", "en-us", "en-US"])
  func aSourceLanguageUnderAnotherName(language: String) throws {
    let folder = "Sources/App/Resources"
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "App", defaultLocalization: "\(language)",
        targets: [.target(name: "App", resources: [.process("Resources")])])
      """, "Sources/App/A.swift": "",
      "\(folder)/en-US.lproj/L.strings": "\"a\" = \"%@ is not there\";\n",
      "\(folder)/fi.lproj/L.strings": "\"a\" = \"Ei ole\";\n",
    ])
    let found = LintWorkflow(LintOptions(paths: ["."])).run(on: tree).findings
    #expect(found.map(\.diagnostic.id) == ["missing-argument"])
    let catalogs = ExchangeCatalogOptions(roots: ["."])
    _ = ExportWorkflow(ExportOptions(catalogs: catalogs, format: .xliff, output: "out")).run(
      on: tree)
    let file = try #require(tree.text(at: "out/fi.xliff"))
    #expect(file.contains("<source>%@ is not there</source>"))
    #expect(tree.text(at: "out/en-US.xliff") == nil)
  }
}
