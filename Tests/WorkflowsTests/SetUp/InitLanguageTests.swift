import Diagnostics
import Testing

@testable import Workflows

/// What `l10n init` writes of languages whose names aren't the project's to choose.
@Suite struct InitLanguageTests {
  /// Writes a configuration, which has to be one that commands take.
  private func initialized(_ files: [String: String]) -> (Configuration, [Diagnostic]) {
    let tree = InMemoryFolder(files)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let outcome = InitWorkflow().run(on: tree, project: project)
    #expect(outcome.status == .clean)
    let written = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    #expect(written.diagnostics == [])
    return (written.configuration, outcome.diagnostics.filter { $0.id == "unknown-language" })
  }

  @Test(arguments: ["not a language", "en-", "en_US.utf8", "es\n"])
  func foldersThatAreCalledAfterNoLanguageAreLeftOut(name: String) {
    let (configuration, told) = initialized([
      "en.lproj/T.strings": "a = b;", "German.lproj/T.strings": "a = b;",
      "App/\(name).lproj/T.strings": "a = b;", "App/en.lproj/T.strings": "a = b;",
    ])
    #expect(configuration.locales == ["German"])
    #expect(told.map(\.severity) == [.warning])
    #expect(told.map(\.location?.file) == ["App/\(name).lproj/T.strings"])
    #expect(told.first?.message.hasPrefix("'\(name)' is no language tag") == true)
  }

  @Test(arguments: [("../../V", "../../V"), ("", ""), ("en-", "en-"), ("es\\n", "es\n")])
  func localizationsThatAreCalledAfterNoLanguageAreLeftOut(spelling: String, name: String) {
    let unit = #"{"stringUnit":{"state":"translated","value":"a"}}"#
    let (configuration, told) = initialized([
      "L.xcstrings":
        #"{"sourceLanguage":"\#(spelling)","strings":{"A":{"localizations":{"es":\#(unit),"\#(spelling)":\#(unit)}}},"version":"1.0"}"#
    ])
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.locales == ["es"])
    #expect(told.map(\.location?.file) == ["L.xcstrings"])
    #expect(told.first?.message.hasPrefix("'\(name)' is no language tag") == true)
  }

  /// A setting that only a build knows is no language.
  @Test(arguments: ["\"$(DEVELOPMENT_LANGUAGE)\"", "\"not a lang\"", "\"en_US.utf8\""])
  func aRegionThatIsNoLanguageIsNotWritten(region: String) {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = \(region); knownRegions = (de, Base);
        mainGroup = G; targets = (); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      }; }
      """
    let (configuration, told) = initialized([
      "App.xcodeproj/project.pbxproj": project, "App/de.lproj/A.strings": "a = b;",
    ])
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.locales == ["de"])
    #expect(told.map(\.location?.file) == ["App.xcodeproj"])
  }

  @Test func aPackagesLanguageThatIsNoneIsNotWritten() {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", defaultLocalization: "no tag", targets: [.target(name: "A")])
      """
    let (configuration, told) = initialized(["Package.swift": manifest, "Sources/A/A.swift": ""])
    #expect(configuration.sourceLanguage == "en")
    #expect(told.map(\.location?.file) == ["Package.swift"])
  }

  private static func project(region: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
    P = { isa = PBXProject; developmentRegion = \(region); knownRegions = (\(region), ru, Base);
      mainGroup = G; targets = (); };
    G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
    }; }
    """
  }

  private static func catalog(_ language: String) -> String {
    #"{"sourceLanguage":"\#(language)","strings":{"Чай":{}},"version":"1.0"}"#
  }

  /// What the catalogs say of their texts counts before a region that a template has set.
  @Test(
    arguments: [
      (["App/A.xcstrings": catalog("ru"), "App/B.xcstrings": catalog("ru")], "ru", []),
      (["App/A.xcstrings": catalog("ru"), "App/ru.lproj/B.strings": "a = b;"], "ru", []),
      (["App/A.xcstrings": catalog("ru"), "App/B.xcstrings": catalog("en")], "en", ["ru"]),
      (["App/A.xcstrings": catalog("ru"), "App/en.lproj/B.strings": "a = b;"], "en", ["ru"]),
      (["App/ru.lproj/B.strings": "a = b;"], "en", ["ru"]),
    ] as [([String: String], String, [String])])
  func catalogsOfOneLanguageCountBeforeTheRegion(
    files: [String: String], source: String, locales: [String]
  ) {
    let project = ["App.xcodeproj/project.pbxproj": Self.project(region: "en")]
    let (configuration, told) = initialized(files.merging(project) { $1 })
    #expect(configuration.sourceLanguage == source)
    #expect(configuration.locales == locales)
    #expect(told == [])
  }
}
