import Catalogs
import Diagnostics
import TestSupport
import Testing

@testable import Workflows

/// A target's catalog gets what its platform has, where that is known.
@Suite struct TargetPlatformTests {
  private static let code = """
    import SwiftUI
    #if os(macOS)
    let a = Text("Mac")
    #elseif os(iOS)
    let a = Text("Phone")
    #else
    let a = Text("Elsewhere")
    #endif
    let b = Text("Everywhere")
    """

  /// An app for the phone and one for the Mac, with a folder that both are built from.
  private static let project = """
    name: Cups
    targets:
      Phone: { type: application, platform: iOS, sources: [Shared, Phone] }
      Mac: { type: application, platform: macOS, sources: [Shared, Mac] }
    """

  private static func catalog(_ keys: String = "") -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\(keys)}, \"version\": \"1.0\"}"
  }

  /// The keys of a catalog after a run, with those that are marked stale.
  private func keys(of file: String, _ files: [String: String]) -> [String] {
    let tree = InMemoryFolder(files)
    _ = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    let catalog = StringCatalogDocument(
      parsing: Array((tree.text(at: file) ?? "").utf8), file: file)
    return catalog.entries.indices.map { position in
      let key = catalog.entries.key(at: position)
      let state = catalog.entry(forKey: key)?.extractionState?.value
      return state == .stale ? key + " (stale)" : key
    }
  }

  @Test(arguments: [("Phone", ["Everywhere", "Phone"]), ("Mac", ["Everywhere", "Mac"])])
  func eachTargetHasItsOwn(target: String, keys: [String]) {
    let files = [
      "project.yml": Self.project, "Shared/A.swift": Self.code,
      "Phone/Localizable.xcstrings": Self.catalog(), "Mac/Localizable.xcstrings": Self.catalog(),
    ]
    #expect(self.keys(of: "\(target)/Localizable.xcstrings", files) == keys)
  }

  @Test(arguments: [
    ("Mac", ", compiled by Mac, kept from Phone by #if"),
    ("Elsewhere", ", kept from Mac, Phone by #if"),
    ("Everywhere", ", compiled by Mac, Phone\n"),
  ])
  func itIsToldWhoseAKeyIs(key: String, compilation: String) {
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = key
    let tree = InMemoryFolder([
      "project.yml": Self.project, "Shared/A.swift": Self.code,
      "Phone/Localizable.xcstrings": Self.catalog(), "Mac/Localizable.xcstrings": Self.catalog(),
    ])
    let told = ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
    #expect(told.contains(compilation), "\(told)")
  }

  /// What is there of another platform's stays, and stays as it is marked.
  @Test func nothingIsMarkedForThePlatform() {
    let unit = #"{"stringUnit": {"state": "translated", "value": "Woanders"}}"#
    let stale = "\"extractionState\": \"stale\", \"localizations\": {\"de\": \(unit)}"
    let files = [
      "project.yml": Self.project, "Shared/A.swift": Self.code,
      "Phone/Localizable.xcstrings": Self.catalog("\"Elsewhere\": {\(stale)}, \"Mac\": {}"),
      "Mac/Localizable.xcstrings": Self.catalog(),
    ]
    #expect(
      keys(of: "Phone/Localizable.xcstrings", files)
        == ["Elsewhere (stale)", "Everywhere", "Mac", "Phone"])
  }

  private static let all = ["Elsewhere", "Everywhere", "Mac", "Phone"]

  @Test(arguments: [
    ("SDKROOT = iphoneos;", ["Everywhere", "Phone"]), ("SDKROOT = macosx;", ["Everywhere", "Mac"]),
    ("SDKROOT = watchos;", ["Elsewhere", "Everywhere"]),
    ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", ["Everywhere", "Phone"]),
    ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = macosx;", ["Everywhere", "Mac"]),
    // Several, or nobody knows which.
    ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", all), ("SDKROOT = auto;", all),
    ("SDKROOT = \"$(SDK)\";", all), ("", all),
    ("SDKROOT = iphoneos; ALLOW_TARGET_PLATFORM_SPECIALIZATION = YES;", all),
  ])
  func settingsTellThePlatform(settings: String, keys: [String]) {
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["A.swift", "Localizable.xcstrings"], debug: settings, release: settings),
      "A.swift": Self.code, "Localizable.xcstrings": Self.catalog(),
    ]
    #expect(self.keys(of: "Localizable.xcstrings", files) == keys)
  }

  @Test(arguments: [
    ("platform: auto", all), ("platform: iOS, supportedDestinations: [iOS, macOS]", all),
    ("platform: macOS, settings: { SDKROOT: iphoneos }", all),
    ("platform: tvOS", ["Elsewhere", "Everywhere"]),
    ("platform: iOS, settings: { SUPPORTS_MACCATALYST: YES }", ["Everywhere", "Phone"]),
  ])
  func specificationsTellThePlatform(platform: String, keys: [String]) {
    let files = [
      "project.yml":
        "name: Cups\ntargets:\n  Cups: { type: application, sources: [App], \(platform) }\n",
      "App/A.swift": Self.code, "App/Localizable.xcstrings": Self.catalog(),
    ]
    #expect(self.keys(of: "App/Localizable.xcstrings", files) == keys)
  }
}
