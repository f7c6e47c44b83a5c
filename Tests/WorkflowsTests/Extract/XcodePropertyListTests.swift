import Catalogs
import Extraction
import Testing

@testable import Workflows

/// What `extract` brings into the String Catalogs of property lists, as Xcode does.
@Suite struct XcodePropertyListTests {
  /// A project whose target copies catalogs and has build settings.
  ///
  /// - Parameter widget: The settings of a widget that copies the same.
  private static func project(
    _ catalogs: [String], _ settings: String, name: String = "App", widget: String? = nil
  ) -> String {
    let numbers = catalogs.indices
    let references = numbers.map { number in
      """
      F\(number) = {isa = PBXFileReference; path = "\(catalogs[number])"; sourceTree = "<group>"; };
      B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    return """
      // !$*UTF8*$!
      {objects = {
        \(references.joined(separator: "\n"))
        P = {isa = PBXProject; developmentRegion = en; mainGroup = G;
          targets = (T\(widget == nil ? "" : ", W")); };
        G = {isa = PBXGroup; children = (\(numbers.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
        R = {isa = PBXResourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ", "))); };
        T = {isa = PBXNativeTarget; buildConfigurationList = L; name = "\(name)";
          productType = "com.apple.product-type.application"; buildPhases = (R); };
        W = {isa = PBXNativeTarget; buildConfigurationList = M; name = Widget;
          productType = "com.apple.product-type.app-extension"; buildPhases = (R); };
        M = {isa = XCConfigurationList; buildConfigurations = (E); };
        E = {isa = XCBuildConfiguration; buildSettings = {\(widget ?? "")}; name = Debug; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };
      }; rootObject = P; }
      """
  }

  private static let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  private func list(_ body: String) -> String {
    "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  /// The texts that catalogs get, by key; a key without a text of its own is that.
  private func added(
    _ settings: String, list: String? = nil, catalogs: [String] = ["App/InfoPlist.xcstrings"],
    name: String = "App", widget: String? = nil, having old: String = empty
  ) -> [String: [String: String]] {
    var files = [
      "App.xcodeproj/project.pbxproj": Self.project(catalogs, settings, name: name, widget: widget)
    ]
    files["Info.plist"] = list
    for catalog in catalogs { files[catalog] = old }
    let tree = InMemoryFolder(files)
    let options = ExtractOptions(paths: ["."])
    let outcome = ExtractWorkflow(options).run(on: tree)
    var texts: [String: [String: String]] = [:]
    for change in outcome.changes {
      let catalog = StringCatalogDocument(parsing: change.new, file: change.file)
      for position in catalog.entries.indices {
        let key = catalog.entries.key(at: position)
        let content = catalog.entry(forKey: key)?.localization(in: "en")?.content
        texts[change.file, default: [:]][key] = content?.unit?.value?.text ?? key
      }
    }
    return texts
  }

  @Test(
    "the product's name is given, unless the list has one",
    arguments: [
      ("", "", ["CFBundleName": "App"]),
      ("INFOPLIST_FILE = Info.plist;", "", ["CFBundleName": "App"]),
      (
        "INFOPLIST_FILE = Info.plist;", "<key>CFBundleName</key><string>Cups</string>",
        ["CFBundleName": "Cups"]
      ),
      ("INFOPLIST_KEY_CFBundleName = Mugs;", "", ["CFBundleName": "Mugs"]),
      (
        "INFOPLIST_KEY_NSHumanReadableCopyright = \"\"; INFOPLIST_KEY_CFBundleDisplayName = \"\";",
        "", ["CFBundleName": "App", "NSHumanReadableCopyright": ""]
      ),
    ])
  func names(settings: String, body: String, expected: [String: String]) {
    let found = added("GENERATE_INFOPLIST_FILE = YES; " + settings, list: list(body))
    #expect(found == ["App/InfoPlist.xcstrings": expected])
  }

  @Test("texts that are their own keys are added, but none of document types and services")
  func ownKeys() {
    let body = """
      <key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeDescription</key><string>Recipe</string></dict></array>
      <key>CFBundleDocumentTypes</key><array>
      <dict><key>CFBundleTypeName</key><string>Recipe</string></dict>
      <dict><key>CFBundleTypeName</key><string>Any text</string></dict></array>
      <key>INAlternativeAppNames</key><array><dict>
      <key>INAlternativeAppName</key><string>Cup app</string></dict></array>
      <key>NSServices</key><array><dict><key>NSMenuItem</key><dict>
      <key>default</key><string>Brew</string></dict></dict></array>
      """
    let catalogs = ["App/InfoPlist.xcstrings", "App/ServicesMenu.xcstrings"]
    let found = added("INFOPLIST_FILE = Info.plist;", list: list(body), catalogs: catalogs)
    #expect(found == ["App/InfoPlist.xcstrings": ["Recipe": "Recipe", "Cup app": "Cup app"]])
  }

  @Test(
    "a target's table may have its name in front",
    arguments: [
      ("App/App-InfoPlist.xcstrings", true), ("App-InfoPlist.xcstrings", true),
      ("App/Other-InfoPlist.xcstrings", false),
    ])
  func tableOfATarget(catalog: String, isTaken: Bool) {
    let found = added(
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = Scan;",
      catalogs: [catalog])
    #expect(
      found
        == (isTaken ? [catalog: ["CFBundleName": "App", "NSCameraUsageDescription": "Scan"]] : [:])
    )
  }

  @Test(
    "Xcode spells the spaces of a target's name as dashes",
    arguments: ["My-App-InfoPlist.xcstrings", "My App-InfoPlist.xcstrings"])
  func tableOfATargetWithSpaces(catalog: String) {
    let found = added(
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = Scan;",
      catalogs: [catalog], name: "My App")
    #expect(found[catalog]?["NSCameraUsageDescription"] == "Scan")
  }

  @Test("an app and its widget have one catalog: the name is the app's, unless it is there")
  func appsAndWidgets() {
    func name(_ settings: (app: String, widget: String), having old: String) -> String? {
      let found = added(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = \(settings.app);",
        widget: "GENERATE_INFOPLIST_FILE = YES; "
          + "INFOPLIST_KEY_CFBundleDisplayName = \(settings.widget);", having: old)
      return found["App/InfoPlist.xcstrings"]?["CFBundleDisplayName"]
    }
    #expect(name(("Cups", "CupsWidget"), having: Self.empty) == "Cups")
    let old = Self.empty.replacing(
      "{}",
      with: """
        {"CFBundleDisplayName": {"extractionState": "extracted_with_value", "localizations":
        {"en": {"stringUnit": {"state": "new", "value": "CupsWidget"}}}}}
        """)
    #expect(name(("Cups", "CupsWidget"), having: old) == "CupsWidget")
    #expect(name(("Cups", "Mugs"), having: old) == "Cups")
  }
}
