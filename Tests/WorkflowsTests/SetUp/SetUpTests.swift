import Diagnostics
import Testing

@testable import Workflows

/// `l10n init` and `l10n doctor` on folders in memory.
@Suite struct SetUpTests {
  private static func catalog(_ languages: [String]) -> String {
    let texts = languages.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"a"}}"# }
    return
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{\#(texts.joined(separator: ","))}}},"version":"1.0"}"#
  }

  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "A", defaultLocalization: "de",
      targets: [.target(name: "A", resources: [.process("Resources")])])
    """

  private func initialized(
    _ tree: InMemoryFolder, in folder: String = ".", isDryRun: Bool = false
  ) -> InitOutcome {
    let project = ProjectConfiguration(explicit: nil, paths: [folder], in: tree)
    return InitWorkflow(in: folder, isDryRun: isDryRun).run(on: tree, project: project)
  }

  private func examined(_ tree: InMemoryFolder) -> DoctorOutcome {
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return DoctorWorkflow().run(around: ["."], on: tree, project: project)
  }

  // MARK: init

  @Test func whatIsFoundIsWritten() {
    let tree = InMemoryFolder([
      "Package.swift": Self.package, "Sources/A/A.swift": "",
      "Sources/A/Resources/Localizable.xcstrings": Self.catalog(["de", "es", "zh-hans", "zh-Hans"]),
      "Sources/A/Resources/fr.lproj/Other.strings": "a = b;",
      "Sources/A/Resources/Base.lproj/Other.strings": "a = b;",
    ])
    let outcome = initialized(tree)
    #expect(outcome.isWritten)
    #expect(outcome.status == .clean)
    let written = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    #expect(written.diagnostics.isEmpty)
    #expect(written.configuration.sourceLanguage == "de")
    #expect(written.configuration.locales == ["en", "es", "fr", "zh-Hans"])
    #expect(examined(tree).status == .clean)
  }

  @Test func anEmptyFolderGetsAConfigurationThatCanBeRead() {
    let tree = InMemoryFolder(["A.swift": ""])
    #expect(initialized(tree).isWritten)
    #expect(
      tree.text(at: "l10n.json")
        == "{\n  \"$schema\": \"./l10n.schema.json\",\n  \"sourceLanguage\": \"en\"\n}\n")
  }

  @Test(arguments: ["{}", "{", ""])
  func aConfigurationThatIsThereStays(text: String) {
    let tree = InMemoryFolder(["l10n.json": text])
    let outcome = initialized(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.contains { $0.id == "configuration-exists" })
    #expect(tree.text(at: "l10n.json") == text)
  }

  /// Old projects call their languages by names.
  @Test func languagesMayHaveNames() {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = English;
        knownRegions = (English, German, en, Base); mainGroup = G; targets = (); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      }; }
      """
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": project, "App/de.lproj/A.strings": "a = b;",
      "App/en.lproj/A.strings": "a = b;",
    ])
    #expect(!examined(tree).diagnostics.contains { $0.id == "language-without-table" })
    #expect(initialized(tree).isWritten)
    #expect(
      tree.text(at: "l10n.json")
        == "{\n  \"$schema\": \"./l10n.schema.json\",\n  \"sourceLanguage\": \"en\",\n  \"locales\": [\n    \"de\"\n  ]\n}\n"
    )
  }

  /// What says so lies beside the folder's files, however they are named.
  @Test func anotherFolderIsLookedAtByItself() {
    let tree = InMemoryFolder([
      "App/Package.swift": Self.package, "App/Sources/A/A.swift": "",
      "App/Sources/A/Resources/Localizable.xcstrings": Self.catalog(["fr"]),
      "Other/it.lproj/L.strings": "a = b;",
    ])
    #expect(initialized(tree, in: "App").isWritten)
    let written = ProjectConfiguration(explicit: nil, paths: ["App"], in: tree)
    #expect(written.configuration.sourceLanguage == "de")
    #expect(written.configuration.locales == ["en", "fr"])
    #expect(tree.text(at: "l10n.json") == nil)
  }

  @Test(arguments: [
    ("App", "doctor App "), ("My App", "doctor 'My App' "), ("a;$(b)", "doctor 'a;$(b)' "),
    ("Bob's", "doctor 'Bob'\\''s' "),
  ])
  func commandsToCopyNameTheFolderForAShell(folder: String, command: String) {
    let tree = InMemoryFolder([folder + "/en.lproj/L.strings": "a = b;"])
    let shown = initialized(tree, in: folder).text.output.replacing("\n", with: " \n")
    let spaces = shown.split(separator: " ").joined(separator: " ")
    #expect(spaces.contains("l10n " + command), "\(spaces)")
  }

  @Test func aDryRunWritesNothing() {
    let tree = InMemoryFolder(["A.swift": ""])
    #expect(!initialized(tree, isDryRun: true).isWritten)
    #expect(tree.text(at: "l10n.json") == nil)
  }

  /// The one that is there stays; what to run next names the new one.
  @Test func theConfigurationMayBeNamed() {
    let tree = InMemoryFolder(["A.swift": "", "l10n.json": "{}"])
    let workflow = InitWorkflow(to: "ci/own.json")
    let outcome = workflow.run(on: tree, project: ProjectConfiguration())
    #expect(outcome.isWritten)
    #expect(tree.text(at: "ci/own.json")?.contains("\"./l10n.schema.json\"") == true)
    #expect(tree.text(at: "ci/l10n.schema.json") != nil)
    #expect(tree.text(at: "l10n.json") == "{}")
    #expect(outcome.text.output.contains("l10n lint --config ci/own.json "))
    let again = workflow.run(on: tree, project: ProjectConfiguration())
    #expect(again.diagnostics.map(\.id) == ["configuration-exists"])
  }

  // MARK: doctor

  private static let text = "import SwiftUI\nlet tea = Text(\"Tea\")\n"

  /// Of what isn't there nothing else is to be said.
  @Test func aMissingPathIsOneMistake() {
    let outcome = DoctorWorkflow().run(
      around: ["Nowhere"], on: InMemoryFolder(["A.swift": ""]), project: ProjectConfiguration())
    #expect(outcome.diagnostics.map(\.id) == ["missing-path"])
  }

  @Test(arguments: [
    (["A.swift": text], ["no-catalog"], Workflows.ExitStatus.findings),
    (["A.swift": "let a = \"Tea\""], ["no-catalog"], .clean),
    (["Package.swift": package, "Sources/A/A.swift": text], ["no-catalog"], .findings),
    (["Package.swift": package, "Sources/A/A.swift": ""], ["no-catalog"], .clean),
    (["A.txt": ""], ["no-catalog"], .findings),
    (["Localizable.xcstrings": catalog(["es"])], [], .clean),
    (["A.swift": "", "Settings.bundle/en.lproj/Root.strings": "a = b;"], ["no-catalog"], .clean),
    (["A.swift": "", "en.lproj/InfoPlist.strings": "a = b;"], ["no-catalog"], .clean),
    (["Settings.bundle/en.lproj/Root.strings": "a = b;"], [], .clean),
    (["Localizable.xcstrings": "{"], ["json-syntax"], .couldNotRun),
    (
      ["en.lproj/A.strings": "a = b;", "de.lproj/A.strings": "a = \"b\""], ["missing-semicolon"],
      .couldNotRun
    ),
    (["en.lproj/A.stringsdict": "<plist"], ["property-list-syntax"], .couldNotRun),
    (
      ["Localizable.xcstrings": catalog(["es"]), "l10n.json": #"{"locales": ["es", "fr", "it"]}"#],
      ["locale-without-table"], .findings
    ),
    (
      ["Localizable.xcstrings": catalog(["es"]), "l10n.json": "{"], ["configuration-syntax"],
      .couldNotRun
    ),
    (
      ["Localizable.xcstrings": catalog(["es"]), ".git/config": "", ".gitattributes": ""],
      ["no-merge-driver"], .clean
    ),
    (
      [
        "Localizable.xcstrings": catalog(["es"]), ".git/config": "",
        ".gitattributes": "# *.xcstrings merge=l10n\n*.strings merge=l10n\n",
      ],
      ["no-merge-driver"], .clean
    ),
    (
      [
        "Localizable.xcstrings": catalog(["es"]), ".git/config": "",
        ".gitattributes": "*.xcstrings merge=l10n\n",
      ], [], .clean
    ),
    (
      [
        "Package.swift": package, "Sources/A/A.swift": "",
        "Sources/A/Resources/A.xcstrings": catalog(["es"]), "Old/B.xcstrings": catalog(["es"]),
      ], ["catalog-without-target"], .findings
    ),
  ])
  func whatIsWrong(files: [String: String], ids: [String], status: Workflows.ExitStatus) {
    let outcome = examined(InMemoryFolder(files))
    #expect(Set(outcome.diagnostics.map(\.id)) == Set(ids))
    #expect(outcome.status == status)
  }

  /// Of a table in several languages the file is named that its texts are written in.
  @Test(arguments: [
    (["cs", "de", "en"], "de", "nor another one of its table beside it; add them to one"),
    (["cs", "en"], "cs", "nor another one of its table beside it; add them to one"),
    (["cs", "de-DE"], "de-DE", "nor another one of its table beside it; add them to one"),
    (["Arabic", "Base"], "Base", "nor another one of its table beside it; add them to one"),
    (["en"], "en", "among its resources; add it to one"),
  ])
  func aTableOfNoTargetIsNamedByItsFile(languages: [String], named: String, advice: String) {
    var files = [
      "Package.swift": Self.package, "Sources/A/A.swift": "",
      "Sources/A/Resources/A.xcstrings": Self.catalog(["es"]),
    ]
    for language in languages { files["Old/\(language).lproj/B.strings"] = "a = b;" }
    let told = examined(InMemoryFolder(files)).diagnostics.filter {
      $0.id == "catalog-without-target"
    }
    #expect(told.map(\.location?.file) == ["Old/\(named).lproj/B.strings"])
    #expect(told.first?.message.contains(advice) == true)
  }

  /// What the configuration says of the language counts more than what the project says.
  @Test func aTableOfNoTargetIsInTheLanguageOfTheConfiguration() {
    let told = examined(
      InMemoryFolder([
        "Package.swift": Self.package, "Sources/A/A.swift": "",
        "Sources/A/Resources/A.xcstrings": Self.catalog(["es"]),
        "l10n.json": #"{"sourceLanguage": "sv"}"#, "Old/de.lproj/B.strings": "a = b;",
        "Old/sv.lproj/B.strings": "a = b;",
      ])
    ).diagnostics.filter { $0.id == "catalog-without-target" }
    #expect(told.map(\.location?.file) == ["Old/sv.lproj/B.strings"])
  }

  /// Texts that no code has are told of, though nothing is to be done for them.
  @Test(arguments: ["", "Tea"])
  func textsOfStoryboardsAreToldOf(title: String) {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <objects><label text="\(title)" id="a-b-c"/></objects></document>
      """
    let outcome = examined(
      InMemoryFolder(["A.swift": "let a = 1", "Base.lproj/Main.storyboard": storyboard]))
    let note =
      "there is no .strings, .stringsdict or .xcstrings file here, and no string in the code that "
      + "would go into one"
    let texts =
      "; storyboards, property lists or intents have texts, which get tables with their first "
      + "other language"
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.message) == [title.isEmpty ? note : note + texts])
  }

  private func inProject(_ regions: String, _ languages: [String]) -> [String] {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = en; knownRegions = (\(regions));
        mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (R);
        productType = "com.apple.product-type.application"; };
      }; }
      """
    let outcome = examined(
      InMemoryFolder([
        "App.xcodeproj/project.pbxproj": project,
        "Localizable.xcstrings": Self.catalog(languages),
      ]))
    return outcome.diagnostics.map { "\($0.id): \($0.message.prefix(48))" }
  }

  /// The first line of a project is no place to look at.
  @Test func languagesAreToldWhereTheProjectListsThem() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; knownRegions = (en, it); mainGroup = G; targets = (); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    let outcome = examined(
      InMemoryFolder([
        "App.xcodeproj/project.pbxproj": project, "Localizable.xcstrings": Self.catalog(["en"]),
      ]))
    let found = outcome.diagnostics.first { $0.id == "language-without-table" }
    let location = try #require(found?.location)
    #expect(location.file == "App.xcodeproj/project.pbxproj")
    #expect(String(decoding: Array(project.utf8)[location.range], as: UTF8.self) == "knownRegions")
  }

  @Test func languagesOfAnXcodeProject() {
    #expect(
      inProject("en, Base, es, it", ["es", "fr", "pt-BR"]) == [
        "language-without-table: the project's languages have it, which no catalo",
        "unlisted-language: catalogs are translated to fr, pt-BR, which the ",
      ])
  }

  /// What all modules have from one function is told once.
  @Test func languagesOfTuistsManifests() {
    func manifest(_ name: String) -> String {
      """
      import ProjectDescription
      let project = Project(
        name: "\(name)", options: .options(defaultKnownRegions: ["en", "Base", "de", "it"]),
        targets: [.target(name: "\(name)", product: .framework, sources: ["Sources/**"],
          resources: ["Texts/**"])])
      """
    }
    let outcome = examined(
      InMemoryFolder([
        "A/Project.swift": manifest("A"), "A/Sources/A.swift": "let a = 1",
        "A/Texts/Localizable.xcstrings": Self.catalog(["de", "fr"]),
        "B/Project.swift": manifest("B"), "B/Sources/B.swift": "let b = 1",
      ]))
    let found = outcome.diagnostics.filter { $0.id.contains("language") }
    #expect(found.map(\.id) == ["language-without-table"])
    #expect(found.first?.message.hasPrefix("the project's languages have it, which") == true)
    #expect(found.first?.location?.file == "A/Project.swift")
  }

  /// To list them would not have them shown.
  @Test func whatIsNoLanguageIsToBeRenamed() {
    #expect(
      inProject("en, Base", ["dk", "xx"]) == [
        "unknown-locale: 'dk' names no language, so nothing here is ever ",
        "unknown-locale: 'xx' names no language, so nothing here is ever ",
      ])
    let tree = InMemoryFolder(["en.lproj/L.strings": "a = b;", "dk.lproj/L.strings": "a = b;"])
    #expect(examined(tree).diagnostics.map(\.message).contains { $0.contains("to 'da'") })
  }

  /// People who choose a listed one are given the related one.
  @Test(arguments: [
    ("en, \"zh-Hans\"", ["zh_CN"]), ("en, fr, \"fr-CA\"", ["fr"]), ("en, pt", ["pt-BR"]),
  ])
  func relatedLanguagesStandInForEachOther(regions: String, languages: [String]) {
    #expect(inProject(regions, languages) == [])
  }

  @Test(arguments: [("en, \"zh-Hant\"", ["zh_CN"]), ("en, fr", ["fr", "fr-CA"])])
  func othersDoNot(regions: String, languages: [String]) {
    #expect(inProject(regions, languages) != [])
  }

  /// Whatever a project calls its source language, and wherever its texts are.
  @Test(arguments: [
    ("English", "English, en, Base, de"), ("English", "en, Base, de"), ("en", "English, Base, de"),
    ("en", "en, \"en-GB\", Base, de"),
  ])
  func theSourceLanguageIsNotMissing(region: String, regions: String) {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = \(region); knownRegions = (\(regions), fr);
        targets = (); };
      }; }
      """
    let outcome = examined(
      InMemoryFolder([
        "App.xcodeproj/project.pbxproj": project, "Base.lproj/L.strings": "a = b;",
        "de.lproj/L.strings": "a = c;",
      ]))
    let missing = outcome.diagnostics.filter { $0.id == "language-without-table" }
    #expect(missing.map { $0.message.prefix(35) } == ["the project's languages have fr, wh"])
  }

  @Test(arguments: [
    ("", "Sources/A/en.lproj/Localizable.strings", true),
    ("", "Sources/A/Resources/en.lproj/Localizable.stringsdict", true),
    ("", "Sources/A/Localizable.xcstrings", false),
    ("", "Sources/A/B.bundle/en.lproj/Localizable.strings", false),
    ("defaultLocalization: \"en\", ", "Sources/A/en.lproj/Localizable.strings", false),
    ("defaultLocalization: language, ", "Sources/A/en.lproj/Localizable.strings", false),
  ])
  func packagesWithTablesHaveALanguage(argument: String, catalog: String, isTold: Bool) {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "A", \(argument)targets: [.target(name: "A")])
      """
    let text = catalog.hasSuffix("xcstrings") ? Self.catalog(["en"]) : "a = b;"
    let tree = InMemoryFolder([
      "Package.swift": manifest, "Sources/A/A.swift": "", catalog: text,
    ])
    let ids = examined(tree).diagnostics.map(\.id)
    #expect(ids.contains("package-without-language") == isTold)
  }
}
