import Diagnostics
import Testing
import Workflows

/// In which folder `extract --create` makes the catalog of a target that lists another one's folder.
@Suite struct NewCatalogPlaceTests {
  private static func source(_ key: String) -> String {
    "import SwiftUI\nlet text = Text(\"\(key)\")\n"
  }

  private static let catalog = #"{"sourceLanguage":"en","strings":{"A":{}},"version":"1.0"}"#

  /// An app and its widget, which lists the app's folder too, but for some files.
  ///
  /// - Parameters:
  ///   - groups: What the widget lists: S, the app's folder, and W, which nobody else has.
  ///   - exceptions: The files of the app's folder that the widget leaves out.
  private static func project(_ groups: String, _ exceptions: String) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (App, Tip); };
      G = { isa = PBXGroup; children = (S, W); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (Out, Own);
        sourceTree = "<group>"; };
      W = { isa = PBXFileSystemSynchronizedRootGroup; path = Tip; sourceTree = "<group>"; };
      Out = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Tip;
        membershipExceptions = (\(exceptions)); };
      Own = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
        membershipExceptions = (D.swift); };
      App = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.application"; };
      Tip = { isa = PBXNativeTarget; name = TipExtension; fileSystemSynchronizedGroups = (\(groups));
        productType = "com.apple.product-type.app-extension"; };
    }; }
    """
  }

  private func create(
    _ groups: String, without exceptions: String, catalog: String?
  ) -> (ExtractOutcome, InMemoryFolder) {
    var files = [
      "App.xcodeproj/project.pbxproj": Self.project(groups, exceptions),
      "App/A.swift": Self.source("A"), "App/B.swift": Self.source("B"),
      "App/C.swift": Self.source("C"),
    ]
    // The one is in a folder of the widget's own, the other in the app's, which leaves it out.
    let own = groups.contains("W") ? ("Tip/W.swift", "W") : ("App/D.swift", "D")
    files[own.0] = Self.source(own.1)
    if let catalog { files[catalog] = Self.catalog }
    let tree = InMemoryFolder(files)
    var options = ExtractOptions(paths: ["."], format: .xcstrings)
    options.createsCatalogs = true
    return (ExtractWorkflow(options).run(on: tree), tree)
  }

  /// The app's catalog is none that the widget looks into, and a second one beside it would be the
  /// app's, too.
  @Test(arguments: ["App/Localizable.xcstrings", "App/Texts/Localizable.xcstrings"])
  func aCatalogThatIsLeftOutTakesNoKeys(catalog: String) {
    let left = String(catalog.dropFirst("App/".count))
    let (outcome, tree) = create("W, S", without: "A.swift, \(left)", catalog: catalog)
    #expect(outcome.changes.map(\.file).contains("Tip/Localizable.xcstrings"))
    let (made, old) = (tree.text(at: "Tip/Localizable.xcstrings"), tree.text(at: catalog))
    #expect(made?.contains(#""W""#) == true)
    #expect(old?.contains(#""W""#) == false)
    #expect(
      outcome.changes.allSatisfy { ["Tip/Localizable.xcstrings", catalog].contains($0.file) })
  }

  /// Without a catalog, or with one that it doesn't leave out, the widget shares the app's.
  @Test(arguments: [nil, "App/Localizable.xcstrings"])
  func aCatalogMayBeShared(catalog: String?) {
    let (outcome, _) = create("W, S", without: "A.swift", catalog: catalog)
    #expect(outcome.changes.map(\.file) == ["App/Localizable.xcstrings"])
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test func withoutAFolderOfItsOwnNoneIsMade() {
    let name = "App/Localizable.xcstrings"
    let (outcome, tree) = create("S", without: "Localizable.xcstrings", catalog: name)
    #expect(outcome.changes.map(\.file) == [name])
    #expect(tree.text(at: name)?.contains(#""D""#) == false)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "4 keys of the target 'TipExtension' have no catalog for the table 'Localizable'; make one "
          + "in a folder that only it has, for a new file in 'App' becomes one of the target 'App', "
          + "too, and would be the second there"
      ])
  }

  /// The app's catalog lies where the extension's would be made, which doesn't make it the extension's.
  ///
  /// - Parameter source: What the extension compiles: the app's A, or its own B.
  @Test(arguments: ["A", "B"], [false, true])
  func aCatalogOfAnotherTargetTakesNoKeys(source: String, isMade: Bool) {
    let project = """
      targets:
        App: { type: application, sources: [{ path: App, excludes: [B.swift] }] }
        Tip: { type: app-extension, sources: [App/\(source).swift] }
      """
    let tree = InMemoryFolder([
      "project.yml": project, "App/A.swift": Self.source("A"), "App/B.swift": Self.source("B"),
      "App/Localizable.xcstrings": Self.catalog,
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = isMade
    let outcome = ExtractWorkflow(options).run(on: tree)
    #expect(outcome.changes.isEmpty)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "1 key of the target 'Tip' has no catalog for the table 'Localizable'; add "
          + "'App/Localizable.xcstrings', which the target 'App' has, to it, too"
      ])
  }
}
