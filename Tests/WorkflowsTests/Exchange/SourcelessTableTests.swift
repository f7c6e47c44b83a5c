import Diagnostics
import Testing
import Workflows

/// Tables whose source language has an empty file, or one with a part of the keys.
@Suite struct SourcelessTableTests {
  private static func table(_ keys: String...) -> String {
    keys.map { "\"\($0)\" = \"»\($0)«\";\n" }.joined()
  }

  private static let empty = [
    "en.lproj/L.strings": "\n", "de.lproj/L.strings": table("Account", "Sign out", "%@ left"),
    "fr.lproj/L.strings": table("Account", "%@ left"),
  ]

  private static let partial = [
    "en.lproj/L.strings": "\"Other\" = \"Other\";\n",
    "de.lproj/L.strings": table("Account", "Sign out", "Other"),
    "fr.lproj/L.strings": table("Account", "Sign out"), "it.lproj/L.strings": table("Slip"),
  ]

  private func export(_ tree: InMemoryFolder, _ locale: String) -> ExportOutcome {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "\(locale).xliff")
    options.locales = [locale]
    return ExportWorkflow(options).run(on: tree)
  }

  /// The keys are the texts, so nobody has to write them down once more.
  @Test(arguments: [("fr", 1), ("cs", 3)])
  func keysAreTranslated(locale: String, missing: Int) {
    let tree = InMemoryFolder(Self.empty)
    let outcome = export(tree, locale)
    #expect(outcome.packages.map(\.units) == [3])
    #expect(outcome.packages.map(\.untranslated) == [missing])
    #expect(outcome.diagnostics.isEmpty)
    var options = StatusOptions(paths: ["."])
    options.locales = [locale]
    let counts = StatusWorkflow(options).run(on: tree).report.tables.first?.locales.first?.counts
    #expect(counts?.new == missing)
    #expect(counts?.total == 3)
    #expect(counts?.stale == 0)
  }

  @Test func translationsComeBack() {
    let tree = InMemoryFolder(Self.empty)
    _ = export(tree, "fr")
    let sent = (tree.text(at: "fr.xliff") ?? "").replacing(
      "<source>Sign out</source>", with: "<source>Sign out</source><target>Quitter</target>")
    tree.set(Array(sent.utf8), at: "fr.xliff")
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["fr.xliff"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(tree.text(at: "fr.lproj/L.strings")?.contains("\"Sign out\" = \"Quitter\";") == true)
    #expect(tree.text(at: "en.lproj/L.strings") == "\n")
  }

  /// Names that a developer made up are no texts: what they stand for isn't known.
  @Test func namesAreNotTranslated() {
    let keys = Self.table("CFBundleDisplayName", "NSCameraUsageDescription")
    let outcome = export(
      InMemoryFolder([
        "en.lproj/InfoPlist.strings": "/* none */\n", "de.lproj/InfoPlist.strings": keys,
        "fr.lproj/InfoPlist.strings": keys,
      ]), "de")
    #expect(outcome.packages.map(\.units) == [0])
    #expect(outcome.diagnostics.map(\.id) == ["keys-without-source"])
  }

  @Test func whatTheSourceLacksIsTold() {
    let tree = InMemoryFolder(Self.partial)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let found = [
      export(tree, "fr").diagnostics,
      StatusWorkflow(StatusOptions(paths: ["."])).run(on: tree).diagnostics,
      DoctorWorkflow().run(around: ["."], on: tree, project: project).diagnostics,
    ]
    for diagnostics in found {
      let told = diagnostics.filter { $0.id == "keys-without-source" }
      #expect(told.map(\.location?.file) == ["en.lproj/L.strings"])
      #expect(told.first?.message.hasPrefix("2 keys that 2 languages have aren't in") == true)
      #expect(!diagnostics.hasErrors)
    }
  }

  /// One language's leftovers, and few of many keys, are nothing that the source lacks.
  @Test(arguments: [
    ["de.lproj/L.strings": table("Old one", "A")], ["de.lproj/L.strings": table("B", "C")],
    [
      "de.lproj/L.strings": table("A", "B", "C", "Old one"),
      "fr.lproj/L.strings": table("A", "B", "C", "Old one"),
    ],
    // Nobody translates to a pseudo-locale.
    [
      "de.lproj/L.strings": table("A", "Old one", "Old two"),
      "en-XA.lproj/L.strings": table("A", "Old one", "Old two"),
    ],
  ])
  func leftoversAreNot(translations: [String: String]) {
    let source = ["en.lproj/L.strings": Self.table("A", "B", "C", "D")]
    let tree = InMemoryFolder(source.merging(translations) { $1 })
    #expect(StatusWorkflow(StatusOptions(paths: ["."])).run(on: tree).diagnostics.isEmpty)
    let exported = export(tree, "de").diagnostics
    #expect(!exported.contains { $0.id == "keys-without-source" })
  }

  /// An app with a help book in a folder that Xcode keeps for its target.
  private static let withHelpBook = [
    "A.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = A; fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
    }; }
    """,
    "App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleDocumentTypes</key><array><dict>
    <key>CFBundleTypeName</key><string>Bean list</string></dict></array></dict></plist>
    """,
    "App/InfoPlist.xcstrings": """
    {"sourceLanguage": "en", "strings": {"Bean list": {"localizations": {
    "ja": {"stringUnit": {"state": "translated", "value": "豆の一覧"}}}}}, "version": "1.0"}
    """,
    "App/Book.help/Contents/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>HPDBookTitle</key><string>Grindo Help</string></dict></plist>
    """,
    "App/Book.help/Contents/Resources/ja.lproj/InfoPlist.strings":
      "\"HPDBookTitle\" = \"Grindoヘルプ\";\n",
  ]

  /// What the app's property list says is none of a bundle's that lies among its resources.
  @Test func aHelpBookHasNoTextsOfTheApp() {
    let outcome = export(InMemoryFolder(Self.withHelpBook), "fr")
    #expect(outcome.packages.map(\.units) == [1])
  }
}
