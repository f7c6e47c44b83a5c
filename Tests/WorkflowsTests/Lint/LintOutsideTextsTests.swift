import Diagnostics
import Linting
import Testing

@testable import Workflows

/// Source texts that no catalog has.
@Suite struct LintOutsideTextsTests {
  private func lint(_ files: [String: String], _ rules: [String]) -> [String] {
    var options = LintOptions(paths: ["."])
    options.rules = rules
    let outcome = LintWorkflow(options).run(on: InMemoryFolder(files))
    #expect(outcome.diagnostics == [])
    return outcome.findings.map {
      "\($0.diagnostic.location?.file ?? "") \($0.key ?? "") \($0.diagnostic.id)"
    }
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>NSCameraUsageDescription</key><string>To take photos of dogs</string>
    </dict></plist>
    """

  @Test func aPropertyListHasTheSourceTextsOfItsTable() {
    let german = #""NSCameraUsageDescription" = "To take photos of dogs";"#
    let files = ["App/de.lproj/InfoPlist.strings": german]
    #expect(lint(files, ["untranslated"]) == [])
    let listed = files.merging(["App/Info.plist": Self.list]) { $1 }
    #expect(
      lint(listed, ["untranslated"])
        == ["App/de.lproj/InfoPlist.strings NSCameraUsageDescription untranslated"])
  }

  @Test func aStringCatalogOfAPropertyListTakesThemFromThere() {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"NSCameraUsageDescription": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "To take photos of dogs"}}
      }}}, "version": "1.0"}
      """
    let project = """
      name: App
      targets:
        App: {type: application, platform: iOS, sources: [App], info: {path: App/Info.plist}}
      """
    let files = [
      "App/InfoPlist.xcstrings": catalog, "App/Info.plist": Self.list, "project.yml": project,
    ]
    #expect(
      lint(files, ["untranslated"])
        == ["App/InfoPlist.xcstrings NSCameraUsageDescription untranslated"])
  }

  private static func storyboard(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects><viewController id="v"><view key="view" id="w"><subviews>
    <label text="\(text)" id="abc-12-xyz"/>
    </subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  /// A finding in the storyboard's text would stand in a translation, where nobody can mend it.
  @Test func aTextOfAStoryboardIsNoFindingInAnotherLanguage() {
    let files = [
      "App/Base.lproj/Main.storyboard": Self.storyboard("Delete %lld files"),
      "App/de.lproj/Main.strings": #""abc-12-xyz.text" = "%lld Dateien löschen";"#,
    ]
    #expect(lint(files, ["missing-plural-variation", "unused-key", "plural-in-parentheses"]) == [])
    let own = ["App/en.lproj/Main.strings": #""abc-12-xyz.text" = "Delete %lld files";"#]
    #expect(
      lint(own, ["missing-plural-variation"])
        == ["App/en.lproj/Main.strings abc-12-xyz.text missing-plural-variation"])
  }

  @Test func aStoryboardHasTheSourceTextsOfItsTable() {
    let files = [
      "App/Base.lproj/Main.storyboard": Self.storyboard("Delete all files"),
      "App/de.lproj/Main.strings": #""abc-12-xyz.text" = "Delete all files";"#,
    ]
    #expect(
      lint(files, ["untranslated"]) == ["App/de.lproj/Main.strings abc-12-xyz.text untranslated"])
  }

  private static let intents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentTitle</key><string>Open a shop</string><key>INIntentTitleID</key><string>Cd34Ef</string>
    <key>Subtitle</key><string>${shop}</string><key>SubtitleID</key><string>Ab12Cd</string>
    </dict></array></dict></plist>
    """

  /// No catalog gets it, but translations may have it all the same.
  @Test func anIntentMayHaveATextThatIsOnlyAParameter() {
    let files = [
      "App/Base.lproj/Shop.intentdefinition": Self.intents,
      "App/nb.lproj/Shop.strings": #""Cd34Ef" = "Åpne en butikk"; "Ab12Cd" = "${shop}";"#,
    ]
    #expect(lint(files, ["foreign-placeholder", "extra-key"]) == [])
  }

  @Test(arguments: [
    (#""Cd34Ef" = "Open ${shop}"; "Gh56Ij" = "Close";"#, [String]()),
    (#""Cd34Ef" = "Open ${shop}"; "Ab12Cd" = "Shop";"#, ["Ab12Cd"]),
  ])
  func nobodyKnowsThePlaceholdersOfATextThatTheSourceLacks(source: String, expected: [String]) {
    let files = [
      "App/en.lproj/Shop.strings": source,
      "App/nb.lproj/Shop.strings": #""Cd34Ef" = "Åpne ${shop}"; "Ab12Cd" = "${shop}";"#,
    ]
    #expect(
      lint(files, ["foreign-placeholder"])
        == expected.map { "App/nb.lproj/Shop.strings \($0) foreign-placeholder" })
  }

  /// A slip of the keyboard makes no text of it, whose space the translation would need.
  @Test func aNameWithASpaceAtItsEndIsStillAName() {
    let files = [
      "App/en.lproj/Shop.strings": #""shop_menu_title" = "Menu";"#,
      "App/de.lproj/Shop.strings": #""shop_menu_title " = " Speisekarte";"#,
    ]
    #expect(lint(files, ["changed-name", "edge-whitespace", "untranslated"]) == [])
  }
}
