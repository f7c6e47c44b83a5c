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
}
