import Diagnostics
import TestSupport
import Testing

@testable import Workflows

/// Catalogs that `extract --create` makes.
@Suite struct NewCatalogTests {
  private static let source = "import SwiftUI\nlet a = Text(\"Hello\")\n"

  private func create(
    _ files: [String: String], _ format: NewCatalogFormat? = nil
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."], format: format)
    options.createsCatalogs = true
    return ExtractWorkflow(options).run(on: InMemoryFolder(files))
  }

  /// Xcode exports the texts of such a target into String Catalogs.
  @Test(arguments: [
    ("YES", nil, "App/Localizable.xcstrings"), ("NO", nil, "App/en.lproj/Localizable.strings"),
    ("YES", NewCatalogFormat.strings, "App/en.lproj/Localizable.strings"),
  ])
  func theyAreAsTheTargetPrefers(preference: String, format: NewCatalogFormat?, made: String) {
    let project = """
      settings: { LOCALIZATION_PREFERS_STRING_CATALOGS: \(preference) }
      targets: { App: { type: application, sources: [App] } }
      """
    let outcome = create(["project.yml": project, "App/A.swift": Self.source], format)
    #expect(outcome.changes.map(\.file) == [made])
  }

  /// What makes the Xcode project writes no preference into it; where no table is either, it is new.
  @Test(arguments: [
    ([:], "App/Localizable.xcstrings"),
    (
      ["Other/en.lproj/Localizable.strings": "\"Old\" = \"Old\";\n"],
      "App/en.lproj/Localizable.strings"
    ),
  ])
  func aGeneratedProjectHasStringCatalogs(others: [String: String], made: String) {
    let project = """
      targets:
        App: { type: application, sources: [App] }
        Other: { type: application, sources: [Other] }
      """
    let files = ["project.yml": project, "App/A.swift": Self.source, "Other/B.swift": ""]
    let outcome = create(files.merging(others) { $1 })
    #expect(outcome.changes.map(\.file).filter { $0.hasPrefix("App/") } == [made])
  }

  private static func sibling(_ language: String) -> String {
    "{\n  \"sourceLanguage\" : \"\(language)\",\n  \"strings\" : {\n    \"Hello\" : {}\n  },\n"
      + "  \"version\" : \"1.0\"\n}"
  }

  /// A target without catalogs gets them in the format of the others, unless it says something else.
  @Test(arguments: [
    ("Localizable.xcstrings", "", "Widget/Localizable.xcstrings"),
    ("Localizable.xcstrings", "NO", "Widget/en.lproj/Localizable.strings"),
    ("en.lproj/Localizable.strings", "", "Widget/en.lproj/Localizable.strings"),
  ])
  func theyAreAsTheProjectsOthers(other: String, preference: String, made: String) {
    let setting = "settings: { LOCALIZATION_PREFERS_STRING_CATALOGS: \(preference) }"
    let project = """
      targets:
        App: { type: application, sources: [App] }
        Widget:
          type: app-extension
          sources: [Widget]
          \(preference.isEmpty ? "" : setting)
      """
    let isTable = other.hasSuffix(".strings")
    let outcome = create([
      "project.yml": project, "App/A.swift": Self.source, "Widget/B.swift": Self.source,
      "App/\(other)": isTable ? "\"Hello\" = \"Hello\";\n" : Self.sibling("en"),
    ])
    #expect(outcome.changes.map(\.file).filter { $0.hasPrefix("Widget") } == [made])
  }

  /// What a storyboard's tables are kept in says nothing, be they another target's or the target's own.
  @Test(arguments: ["App", "Widget"])
  func storyboardsAreNoExample(folder: String) {
    let outcome = create([
      "project.yml": """
      targets:
        App: { type: application, sources: [App] }
        Widget: { type: app-extension, sources: [Widget] }
      """,
      "App/A.swift": Self.source, "App/Localizable.xcstrings": Self.sibling("en"),
      "Widget/B.swift": Self.source, "\(folder)/Base.lproj/Main.storyboard": "<document/>",
      "\(folder)/de.lproj/Main.strings": "\"a-b-c.text\" = \"Hallo\";\n",
    ])
    #expect(outcome.changes.map(\.file) == ["Widget/Localizable.xcstrings"])
  }

  /// What one target says counts more than what another one of the same folder seems to want.
  @Test func anExplicitPreferenceCountsMore() {
    let outcome = create([
      "project.yml": """
      targets:
        App: { type: application, sources: [App] }
        Clip: { type: application, sources: [Shared] }
        Widget:
          type: app-extension
          sources: [Shared]
          settings: { LOCALIZATION_PREFERS_STRING_CATALOGS: NO }
      """,
      "App/A.swift": Self.source, "App/Localizable.xcstrings": Self.sibling("en"),
      "Shared/B.swift": Self.source,
    ])
    #expect(outcome.changes.map(\.file) == ["Shared/en.lproj/Localizable.strings"])
  }

  private static func package(_ name: String, _ more: String = "") -> String {
    """
    let package = Package(name: "\(name)", defaultLocalization: "en",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)"\(more))])
    """
  }

  /// A package without catalogs gets them as the app has them that it is for, whatever others have.
  @Test(arguments: [
    ("App/Localizable.xcstrings", "Kit/Sources/Kit/Localizable.xcstrings"),
    ("App/en.lproj/Localizable.strings", "Kit/Sources/Kit/en.lproj/Localizable.strings"),
  ])
  func aPackagesAreAsThoseOfItsApp(own: String, made: String) {
    let table = "\"Hello\" = \"Hello\";\n"
    let outcome = create([
      "project.yml": """
      packages: { Kit: { path: Kit } }
      targets:
        App: { type: application, sources: [App], dependencies: [{ package: Kit }] }
      """,
      "App/A.swift": Self.source, own: own.hasSuffix(".strings") ? table : Self.sibling("en"),
      "Kit/Package.swift": Self.package("Kit"),
      "Kit/Sources/Kit/B.swift":
        "import SwiftUI\nlet b = Text(\"Hello\", bundle: .module)\n",
      "Tool/Package.swift": Self.package("Tool", ", resources: [.process(\"Texts\")]"),
      "Tool/Sources/Tool/C.swift": Self.source,
      "Tool/Sources/Tool/Texts/en.lproj/Localizable.strings": table,
    ])
    #expect(outcome.changes.map(\.file) == [made])
  }

  @Test(arguments: [("zh-Hans", nil, "zh-Hans"), ("zh-Hans", "fr", "fr")])
  func aNewStringCatalogIsWrittenInTheLanguageOfThoseBesideIt(
    language: String, chosen: String?, written: String
  ) throws {
    let tree = InMemoryFolder([
      "A.swift": Self.source + "let b = Text(\"Cup\", tableName: \"Cups\")\n",
      "Localizable.xcstrings": Self.sibling(language),
    ])
    var options = ExtractOptions(paths: ["."])
    (options.createsCatalogs, options.chosenSourceLanguage) = (true, chosen)
    _ = ExtractWorkflow(options).run(on: tree)
    let made = try #require(tree.text(at: "Cups.xcstrings"))
    #expect(made.contains("\"sourceLanguage\" : \"\(written)\""))
  }

  /// Two apps whose code lies in a folder that Xcode keeps for the first one.
  private static let sharedFolder = """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (App, Watch); };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = All; exceptions = (Out, In);
        sourceTree = "<group>"; };
      Out = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
        membershipExceptions = (Wrist/B.swift); };
      In = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Watch;
        membershipExceptions = (Wrist/B.swift); };
      App = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.application"; };
      Watch = { isa = PBXNativeTarget; name = Watch;
        productType = "com.apple.product-type.application"; };
    }; }
    """

  /// In that folder Xcode would give the second app's catalog to the first one.
  @Test func noneIsMadeThatWouldBeAnotherTargets() {
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": Self.sharedFolder,
      "All/A.swift": Self.source, "All/Wrist/B.swift": Self.source.replacing("Hello", with: "Turn"),
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    for made in [["All/en.lproj/Localizable.strings"], []] {
      let outcome = ExtractWorkflow(options).run(on: tree)
      #expect(outcome.changes.map(\.file) == made)
      #expect(
        outcome.diagnostics.map(\.message) == [
          "1 key of the target 'Watch' has no catalog for the table 'Localizable'; make one in "
            + "Xcode, for a new file in 'All/Wrist' becomes one of the target 'App' until this one "
            + "is chosen for it"
        ])
    }
  }

  /// An app and its extension, with a folder that Xcode keeps for both of them.
  private static let folderOfTwo = """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (App, Wrist); };
      G = { isa = PBXGroup; children = (S, W); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      W = { isa = PBXFileSystemSynchronizedRootGroup; path = Wrist; exceptions = (Out);
        sourceTree = "<group>"; };
      Out = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
        membershipExceptions = (B.swift); };
      App = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S, W);
        productType = "com.apple.product-type.application"; };
      Wrist = { isa = PBXNativeTarget; name = Wrist; fileSystemSynchronizedGroups = (W);
        productType = "com.apple.product-type.app-extension"; };
    }; }
    """

  /// Two tables of one name in what is built break the build, and the keys of the app would go into
  /// both.
  @Test(arguments: [false, true])
  func noneIsMadeThatWouldBeASecondOne(isThere: Bool) {
    let app = "App/Localizable.xcstrings"
    var files = [
      "App.xcodeproj/project.pbxproj": Self.folderOfTwo, "App/A.swift": Self.source,
      "Wrist/B.swift": Self.source.replacing("Hello", with: "Turn"),
    ]
    if isThere { files[app] = Self.sibling("en") }
    let outcome = create(files, .xcstrings)
    #expect(outcome.changes.map(\.file) == (isThere ? [] : [app]))
    #expect(
      outcome.diagnostics.map(\.message) == [
        "1 key of the target 'Wrist' has no catalog for the table 'Localizable'; make one in a "
          + "folder that only it has, for a new file in 'Wrist' becomes one of the target 'App', "
          + "too, and would be the second there"
      ])
  }

  /// A table that the app has nowhere else may be both targets'.
  @Test func aTableOfTwoTargetsIsMade() {
    let outcome = create(
      [
        "App.xcodeproj/project.pbxproj": Self.folderOfTwo, "App/A.swift": Self.source,
        "App/Localizable.xcstrings": Self.sibling("en"),
        "Wrist/B.swift": "import SwiftUI\nlet b = Text(\"Turn\", tableName: \"Turns\")\n",
      ], .xcstrings)
    #expect(outcome.changes.map(\.file) == ["Wrist/Turns.xcstrings"])
  }

  /// Nor is it said that --create makes them.
  @Test func nothingElseIsLacking() {
    let outcome = create([
      "App.xcodeproj/project.pbxproj": Self.sharedFolder,
      "All/A.swift": "", "All/Wrist/B.swift": Self.source,
    ])
    #expect(outcome.changes.isEmpty)
    #expect(outcome.diagnostics.map(\.id) == ["missing-table"])
    #expect(outcome.diagnostics.first?.message.contains("make one in Xcode") == true)
  }

  /// Of another folder's String Catalogs, too, where the project says nothing.
  @Test func aNewStringCatalogIsWrittenInTheLanguageOfAllOthers() throws {
    let tree = InMemoryFolder([
      "project.yml": """
      targets:
        App: { type: application, sources: [App] }
        Widget: { type: app-extension, sources: [Widget] }
      """,
      "App/A.swift": Self.source, "App/Localizable.xcstrings": Self.sibling("zh-Hans"),
      "Widget/B.swift": Self.source,
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    _ = ExtractWorkflow(options).run(on: tree)
    let made = try #require(tree.text(at: "Widget/Localizable.xcstrings"))
    #expect(made.contains("\"sourceLanguage\" : \"zh-Hans\""))
  }

  @Test func howToMakeTheFirstOneIsTold() {
    let files = ["A.swift": Self.source]
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: InMemoryFolder(files))
    let told = outcome.diagnostics.first { $0.id == Diagnostic.noCatalogID }?.message
    #expect(told?.contains("; make one with --create, ") == true)
    #expect(create(files).changes.map(\.file) == ["en.lproj/Localizable.strings"])
  }

  private static let besideAPackage = [
    "App/A.swift": source, "P/Package.swift": package("P"),
    "P/Sources/P/B.swift": "public func count() -> Int { 1 }\n",
  ]

  /// As where there is no package; what is made serves the sources from then on.
  @Test func sourcesBesideAPackageGetTheirOwn() {
    let tree = InMemoryFolder(Self.besideAPackage)
    var options = ExtractOptions(paths: ["."])
    let outcome = ExtractWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    options.createsCatalogs = true
    for made in [["en.lproj/Localizable.strings"], []] {
      let outcome = ExtractWorkflow(options).run(on: tree)
      #expect(outcome.status == .clean)
      #expect(outcome.changes.map(\.file) == made)
    }
  }

  /// A script beside projects may have no table on purpose.
  @Test func sourcesBesideAPackageWithACatalogAreANote() {
    var files = Self.besideAPackage
    files["P/Sources/P/Localizable.xcstrings"] = Self.sibling("en")
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: InMemoryFolder(files))
    #expect(outcome.status == .clean)
    #expect(
      outcome.diagnostics.map(\.message).contains(
        "1 key of sources that no project's folder holds has no catalog; l10n extract --create "
          + "with their folder alone makes one"))
  }

  /// To make a table that is there, in no target, would help nobody; nor does it go without a word.
  @Test(arguments: [false, true])
  func aFileInNoTargetIsNamed(isMade: Bool) {
    let own = "en.lproj/Localizable.strings"
    let other = "en.lproj/Cups.strings"
    let code = "let cup = Text(\"Cup\", tableName: \"Cups\")\n"
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": SampleXcodeProject.text(["A.swift", own]),
      "A.swift": Self.source + code, own: "\"Hello\" = \"Hello\";\n", other: "\"Cup\" = \"Cup\";\n",
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = isMade
    let outcome = ExtractWorkflow(options).run(on: tree)
    #expect(outcome.changes.isEmpty)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "1 key of the target 'App' has no catalog for the table 'Cups'; add "
          + "'en.lproj/Cups.strings', which is in no target, to it"
      ])
    options.explainedKey = "Cup"
    let lines = ExtractWorkflow(options).run(on: tree).explanation
    #expect(lines.contains { $0.contains("which is in no target") } == !isMade)
  }

  /// Two targets, each with one source.
  private static let pair = """
    {objects = {
      P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (App, Tip); };
      G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Tip/B.swift; sourceTree = "<group>"; };
      BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
      SA = {isa = PBXSourcesBuildPhase; files = (BA); };
      SB = {isa = PBXSourcesBuildPhase; files = (BB); };
      App = {isa = PBXNativeTarget; name = App; buildPhases = (SA);
        productType = "com.apple.product-type.application"; };
      Tip = {isa = PBXNativeTarget; name = Tip; buildPhases = (SB);
        productType = "com.apple.product-type.app-extension"; };
    }; rootObject = P; }
    """

  /// To make those would help nobody; they were made, and are to be added.
  @Test func filesOfSeveralTargetsAreNamed() {
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": Self.pair,
      "App/A.swift": Self.source, "Tip/B.swift": Self.source.replacing("Hello", with: "Turn"),
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    #expect(ExtractWorkflow(options).run(on: tree).changes.count == 2)
    options.createsCatalogs = false
    let told = ExtractWorkflow(options).run(on: tree).diagnostics
    #expect(
      told.map(\.message) == [
        "there is no catalog for the strings of these sources; "
          + "'App/en.lproj/Localizable.strings', 'Tip/en.lproj/Localizable.strings' are in no "
          + "target; add each to one"
      ])
  }

  @Test("a catalog that was made is told from one that was there")
  func newCatalogsAreTold() {
    let tree = InMemoryFolder([
      "App/View.swift": "import SwiftUI\nlet a = Text(\"Open the door\")\n",
      "App/de.lproj/Localizable.strings": "\"Open the door\" = \"Tür öffnen\";\n",
    ])
    let report = ExtractReport(ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree))
    #expect(report.text.output.hasPrefix("App/en.lproj/Localizable.strings\n"))
    #expect(
      report.summary(isCheck: false)?.output
        == "made 1 catalog; l10n doctor tells whether a target has the new ones")
    let again = ExtractReport(ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree))
    #expect(again.summary(isCheck: true)?.output == "all catalogs are up to date")
    #expect(again.summary(isCheck: false) == nil)
  }
}
