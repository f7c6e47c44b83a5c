import Catalogs
import Diagnostics
import Exchange
import Extraction
import TestSupport
import Testing

@testable import Workflows

/// `extract` in Xcode projects: what a target builds, and what only lies beside it.
@Suite struct XcodeExtractTests {
  static let code = "import SwiftUI\nlet text = Text(\"Brew\")\n"
  static let catalog =
    #"{"sourceLanguage": "en", "strings": {"Brew": {}}, "version": "1.0"}"#

  func check(_ files: [String: String]) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."])
    options.isCheck = true
    return ExtractWorkflow(options).run(on: InMemoryFolder(files))
  }

  func changed(_ files: [String: String]) -> [String] { check(files).changes.map(\.file) }

  /// What the build setting names looks texts up, whatever they are put together of.
  @Test(arguments: [("LOC", []), ("OTHER", ["Localizable.xcstrings"])] as [(String, [String])])
  func keysThatMacrosPutTogether(macro: String, changed: [String]) {
    let setting = "LOCALIZED_STRING_MACRO_NAMES = \(macro);"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "Localizable.xcstrings"], debug: setting, release: setting),
      "Cups.swift": Self.code + "func cup(_ name: String) -> String { LOC(\"kb\" + name) }\n",
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Brew": {}, "kbup": {}}, "version": "1.0"}"#,
    ]
    #expect(self.changed(files) == changed)
  }

  /// What the values are that a text shows is looked for, too, and each text that code chooses.
  @Test func keysInCallsOfMacros() {
    let setting = "LOCALIZED_STRING_MACRO_NAMES = LOC;"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "Localizable.xcstrings"], debug: setting, release: setting),
      "Cups.swift": """
      let a = LOC("Shut %@", LOC("door", nil), NSLocalizedString("gate", comment: ""))
      let b = LOC(isOpen ? "Close" : "Open", nil)
      """,
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
    ]
    let catalog = check(files).changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? ""
    for key in ["Shut %@", "door", "gate", "Close", "Open"] {
      #expect(catalog.contains("\"\(key)\""), "\(key)")
    }
  }

  // MARK: Whose tables

  @Test("tables in a folder that is copied as it stands are not the target's")
  func foldersThatAreCopied() {
    let inner = "palettes/tea.palette/en.lproj/Localizable.strings"
    var files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "en.lproj/Localizable.strings"], folders: ["palettes"]),
      "Cups.swift": Self.code, "en.lproj/Localizable.strings": "\"Brew\" = \"Brew\";\n",
      inner: "/* A name */\n\"tea\" = \"Tea\";\n",
    ]
    #expect(changed(files).isEmpty)
    let report = ProjectReport(
      around: ["."], excluding: [], in: InMemoryFolder(files), project: ProjectConfiguration())
    #expect(!report.text.output.contains("palettes"))
    let doctor = DoctorWorkflow().run(
      around: ["."], on: InMemoryFolder(files), project: ProjectConfiguration())
    #expect(!doctor.diagnostics.contains { $0.id == "catalog-without-target" })
    // The only table of the name is the one that the app opens by itself.
    files["en.lproj/Localizable.strings"] = nil
    #expect(changed(files) == [inner])
    files["palettes/milk.palette/en.lproj/Localizable.strings"] = ""
    #expect(changed(files).isEmpty)
  }

  @Test("a bundle has tables of its own; a language's folder is the target's")
  func bundlesAndLanguages() {
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift"], folders: ["de.lproj", "en.lproj", "Kit.bundle"]),
      "Cups.swift": Self.code, "en.lproj/Localizable.strings": "",
      "de.lproj/Localizable.strings": "",
      "Kit.bundle/en.lproj/Localizable.strings": "\"tea\" = \"Tea\";\n",
    ]
    #expect(changed(files) == ["en.lproj/Localizable.strings"])
  }

  @Test("code that names no bundle looks into none that is a resource")
  func bundlesThatNobodyNames() {
    let table = "Kit.bundle/en.lproj/Localizable.strings"
    let named = "let steep = NSLocalizedString(\"Steep\", bundle: kitBundle, comment: \"\")\n"
    for (code, isChanged) in [(Self.code, false), (Self.code + named, true)] {
      let files = [
        SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift"], folders: ["Kit.bundle"]),
        "Cups.swift": code,
        table: "/* A name */\n\"tea\" = \"tea\";\n",
      ]
      let outcome = check(files)
      #expect(outcome.changes.map(\.file) == (isChanged ? [table] : []))
      #expect(outcome.changes.allSatisfy { !$0.changes.contains(.added(key: "Brew")) })
      #expect(outcome.diagnostics.contains { $0.id == "missing-table" })
      var options = ExtractOptions(paths: ["."])
      options.createsCatalogs = true
      let made = ExtractWorkflow(options).run(on: InMemoryFolder(files)).changes.map(\.file)
      #expect(made.sorted() == (isChanged ? [table] : []) + ["en.lproj/Localizable.strings"])
    }
  }

  @Test("a table that a target has in other languages only gets its own with --create")
  func tablesWithoutASource() {
    let table = "de.lproj/Localizable.strings"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", table]),
      "Cups.swift": Self.code,
      table: "\"Brew\" = \"Brühen\";\n",
    ]
    let outcome = check(files)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.status == .clean)
    let told = outcome.diagnostics.first { $0.id == "missing-table" }?.message
    #expect(told?.contains("'en.lproj/Localizable.strings'") == true)
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = "Brew"
    let explained = ExtractWorkflow(options).run(on: InMemoryFolder(files)).explanation
    #expect(
      explained.last == "no catalog: en.lproj/Localizable.strings isn't there; --create makes it")
    options.explainedKey = nil
    options.createsCatalogs = true
    let made = ExtractWorkflow(options).run(on: InMemoryFolder(files)).changes
    #expect(made.map(\.file) == ["en.lproj/Localizable.strings"])
  }

  @Test func theCatalogThatNoTargetHasIsNamed() {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cups", targets: [.target(name: "Cups")])
      """, "Sources/Cups/A.swift": Self.code, "Texts/Localizable.xcstrings": Self.catalog,
    ]
    let message = check(files).diagnostics.first { $0.id == Diagnostic.noCatalogID }?.message
    #expect(message?.contains("--output Texts") == true)
    let two = files.merging(["More/Localizable.xcstrings": Self.catalog]) { $1 }
    let other = check(two).diagnostics.first { $0.id == Diagnostic.noCatalogID }?.message
    #expect(other?.contains("--create") == true)
  }

  @Test(
    "the folder of all catalogs may be spelled in any way",
    arguments: [
      ("Texts/", "Texts/"), ("./Texts", "Texts/"), ("Texts/../Texts", "Texts/"), (".", ""),
      ("./", ""),
    ])
  func spellingsOfTheOutput(output: String, folder: String) {
    let catalog = folder + "Localizable.xcstrings"
    let files = [
      "Sources/Cups/A.swift": Self.code,
      catalog: Self.catalog.replacing("\"Brew\": {}", with: ""),
    ]
    var options = ExtractOptions(paths: ["."], output: output)
    options.isCheck = true
    let changes = ExtractWorkflow(options).run(on: InMemoryFolder(files)).changes
    #expect(changes.map(\.file) == [catalog])
  }

  @Test("of catalogs that are as near the one is taken that has the key in use")
  func catalogsOfTargetsThatNothingReads() {
    func catalog(_ entries: String) -> String {
      #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
    }
    var files = [
      "App/App.swift": Self.code, "Features/Kettle.swift": Self.code,
      "App/Localizable.xcstrings": catalog(#""Brew": {}"#),
      "Resources/Localizable.xcstrings": catalog(#""Brew": {}"#),
    ]
    #expect(changed(files).isEmpty)
    files["App/App.swift"] = ""
    for own in ["", #""Brew": {"extractionState": "stale"}"#] {
      files["App/Localizable.xcstrings"] = catalog(own)
      #expect(changed(files).isEmpty)
    }
    // Its own is the nearest.
    files["App/App.swift"] = Self.code
    files["App/Localizable.xcstrings"] = catalog("")
    #expect(changed(files) == ["App/Localizable.xcstrings"])
  }

  // MARK: Property lists

  private static func list(_ name: String) -> String {
    "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>\(name)</string></dict></plist>"
  }

  private static func names(_ name: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"CFBundleName": {"comment": "Bundle name",
    "extractionState": "extracted_with_value", "localizations": {"en": {"stringUnit":
    {"state": "new", "value": "\(name)"}}}}}, "version": "1.0"}
    """
  }

  @Test(
    "a name that another configuration has stays",
    arguments: [("CupsDebug", false), ("Cups", false), ("Mugs", true)])
  func namesByConfiguration(name: String, isChanged: Bool) {
    let list = "INFOPLIST_FILE = Info.plist;"
    for (setting, text) in [("PRODUCT_NAME", "$(PRODUCT_NAME)"), ("OWN", "${OWN}")] {
      let files = [
        SampleXcodeProject.path: SampleXcodeProject.text(
          ["Cups.swift", "InfoPlist.xcstrings", "Localizable.xcstrings"],
          debug: "\(list) \(setting) = CupsDebug;", release: "\(list) \(setting) = Cups;"),
        "Cups.swift": Self.code, "Localizable.xcstrings": Self.catalog,
        "Info.plist": Self.list(text), "InfoPlist.xcstrings": Self.names(name),
      ]
      #expect(changed(files).isEmpty != (isChanged && setting == "PRODUCT_NAME"), "\(setting)")
    }
    let generated = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleName"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "InfoPlist.xcstrings", "Localizable.xcstrings"],
        debug: "\(generated) = CupsDebug;", release: "\(generated) = Cups;"),
      "Cups.swift": Self.code, "Localizable.xcstrings": Self.catalog,
      "InfoPlist.xcstrings": Self.names(name),
    ]
    #expect(changed(files).isEmpty != isChanged)
  }

  @Test func aNameWithAnUnknownSettingReplacesNone() {
    let name = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleName = \"${SECRET} [DEV]\";"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "InfoPlist.xcstrings", "Localizable.xcstrings"], debug: name, release: name),
      "Cups.swift": Self.code, "Localizable.xcstrings": Self.catalog,
      "InfoPlist.xcstrings": Self.names("Cups"),
    ]
    #expect(changed(files).isEmpty)
  }

  @Test("settings of a property list count where Xcode makes one", arguments: ["YES", "NO", ""])
  func generatedPropertyList(value: String) {
    let setting = value.isEmpty ? "" : "GENERATE_INFOPLIST_FILE = \(value); "
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "InfoPlist.xcstrings", "Localizable.xcstrings"],
        debug: setting + "INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_CFBundleDisplayName = Cups;"),
      "Cups.swift": Self.code, "Localizable.xcstrings": Self.catalog,
      "Info.plist": Self.list("Cups"), "InfoPlist.xcstrings": Self.names("Cups"),
    ]
    #expect(changed(files) == (value == "YES" ? ["InfoPlist.xcstrings"] : []))
  }

  @Test func aCommentOfAPersonStays() {
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "InfoPlist.xcstrings", "Localizable.xcstrings"],
        debug: "INFOPLIST_FILE = Info.plist;"),
      "Cups.swift": Self.code, "Localizable.xcstrings": Self.catalog,
      "Info.plist": Self.list("Cups"),
      "InfoPlist.xcstrings": Self.names("Cups").replacing("Bundle name", with: "A brand"),
    ]
    #expect(changed(files).isEmpty)
  }

  @Test("without types Xcode writes %@ for numbers", arguments: [true, false])
  func keysOfAnUntypedExtraction(isTyped: Bool) {
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "Localizable.xcstrings"],
        debug: "SWIFT_EMIT_LOC_STRINGS = \(isTyped ? "YES" : "NO");"),
      "Cups.swift": "import SwiftUI\nlet n = 1\nlet text = Text(\"\\(n) cups\")\n",
      "Localizable.xcstrings": Self.catalog.replacing("Brew", with: "%@ cups"),
    ]
    let changes = check(files).changes.flatMap(\.changes)
    #expect(changes.contains(.markedStale(key: "%@ cups")) == isTyped)
  }

  @Test func hyphensInCommentsOfAPropertyListAreRead() {
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "Localizable.xcstrings"], debug: "INFOPLIST_FILE = Info.plist;"),
      "Cups.swift": Self.code, "Localizable.xcstrings": Self.catalog,
      "Info.plist": "<!-- \("-- ----" ) --->\n" + Self.list("Cups"),
    ]
    #expect(check(files).status == .clean)
  }

  // MARK: Files of the system

  @Test func filesOfTheSystemAreNothing() {
    let binary = "\u{0}\u{5}\u{16}\u{7}Mac OS X"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", "Localizable.xcstrings"]),
      "Cups.swift": Self.code,
      "Localizable.xcstrings": Self.catalog, "._Localizable.xcstrings": binary,
      "._Info.plist": binary, "Deep/._A.strings": binary,
    ]
    #expect(check(files).status == .clean)
  }

  // MARK: Types that nobody knows

  @Test("a stale key is not used where another one may be meant", arguments: [true, false])
  func staleKeys(hasOther: Bool) {
    let code = "import SwiftUI\nfunc f(_ cup: Cup) -> Text { Text(\"Fill \\(cup.fill)\") }\n"
    let other = hasOther ? #", "Fill %d": {}"# : ""
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", "Localizable.xcstrings"]),
      "Cups.swift": code,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Fill %@": {"extractionState": "stale"}\#(other)}, "version": "1.0"}"#,
    ]
    #expect(changed(files).isEmpty == hasOther)
  }

  @Test(
    "a text keeps the specifier that Xcode wrote, unless the type is known",
    arguments: [("let order: Order", false), ("let order: Bean", true)])
  func guessedTypes(declaration: String, isChanged: Bool) {
    let code = """
      import CupMachine
      struct Bean { var grade: Double }
      struct Cup {
        \(declaration)
        var text: String { String(localized: "grade", defaultValue: "\\(order.grade) of \\("a")") }
      }
      """
    let catalog = """
      {"sourceLanguage": "en", "strings": {"grade": {"extractionState": "extracted_with_value",
      "localizations": {"en": {"stringUnit": {"state": "new", "value": "%1$@ of %2$@"}}}}},
      "version": "1.0"}
      """
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", "Localizable.xcstrings"]),
      "Cups.swift": code,
      "Localizable.xcstrings": catalog,
    ]
    let outcome = check(files)
    #expect(outcome.changes.isEmpty != isChanged)
    #expect(
      outcome.entries.first?.arguments.map(\.specifier) == [isChanged ? "%lf" : "%@", "%@"])
  }
}
