import Testing
import Workflows

/// In which format `extract --create` makes the catalogs of an Xcode project that has none.
@Suite struct NewCatalogFormatTests {
  /// An app, its extension and their tests, with the build settings of the last two.
  private static func project(tip: String, tests: String) -> String {
    """
    {objects = {
      P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (App, Tip, Try); };
      G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Tip/B.swift; sourceTree = "<group>"; };
      BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
      SA = {isa = PBXSourcesBuildPhase; files = (BA); };
      SB = {isa = PBXSourcesBuildPhase; files = (BB); };
      App = {isa = PBXNativeTarget; name = App; buildPhases = (SA);
        productType = "com.apple.product-type.application"; };
      Tip = {isa = PBXNativeTarget; name = Tip; buildPhases = (SB); buildConfigurationList = L;
        productType = "com.apple.product-type.app-extension"; };
      Try = {isa = PBXNativeTarget; name = Try; buildPhases = (); buildConfigurationList = M;
        productType = "com.apple.product-type.bundle.unit-test"; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(tip)}; };
      M = {isa = XCConfigurationList; buildConfigurations = (E); };
      E = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(tests)}; };
    }; rootObject = P; }
    """
  }

  private static let yes = "LOCALIZATION_PREFERS_STRING_CATALOGS = YES; "
  private static let no = "LOCALIZATION_PREFERS_STRING_CATALOGS = NO; "
  private static let table = "en.lproj/Localizable.strings"
  private static let catalog = "Localizable.xcstrings"

  /// A target that was added since Xcode has String Catalogs says it for one that is older.
  @Test(arguments: [
    (yes, "", catalog, catalog), ("", "", table, table), (no, "", table, table),
    ("", yes, table, table),
  ])
  func oneTargetSaysItForOthers(tip: String, tests: String, app: String, own: String) {
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": Self.project(tip: tip, tests: tests),
      "App/A.swift": "import SwiftUI\nlet text = Text(\"A\")\n",
      "Tip/B.swift": "import SwiftUI\nlet text = Text(\"B\")\n",
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    let made = ExtractWorkflow(options).run(on: tree).changes.map(\.file)
    #expect(made.sorted() == ["App/" + app, "Tip/" + own])
  }
}
