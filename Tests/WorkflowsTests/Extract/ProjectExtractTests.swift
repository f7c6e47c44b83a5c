import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// `extract` in projects of many shapes: a key goes to the catalogs of the targets that compile it,
/// and nowhere else.
@Suite struct ProjectExtractTests {
  /// A project of `Fixtures/projects`, in memory.
  private func project(_ name: String) throws -> InMemoryFolder {
    let folder = InMemoryFolder([:])
    let root = "Fixtures/projects/\(name)"
    for file in Repository.files(in: root, withSuffix: "") {
      // Folders are listed, too.
      guard let data = try? Data(contentsOf: Repository.root.appending(path: file)) else {
        continue
      }
      folder.set(Array(data), at: String(file.dropFirst(root.count + 1)))
    }
    return folder
  }

  private func extract(
    _ tree: InMemoryFolder, _ change: (inout ExtractOptions) -> Void = { _ in }
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."])
    change(&options)
    return ExtractWorkflow(options).run(on: tree)
  }

  @Test(
    "what would change, catalog by catalog",
    arguments: [
      ("classic", ""), ("folders", ""), ("workspace", ""),
      ("generated", "GardenWidget/Localizable.xcstrings: 1 added\n"),
      (
        "synchronized",
        """
        Trips/InfoPlist.xcstrings: 3 added, 1 comment changed, 1 updated
        Trips/Localizable.xcstrings: 1 added
        TripsWidget/Localizable.xcstrings: 1 added

        """
      ),
      (
        "uikit",
        """
        Notes/en.lproj/Localizable.strings: 2 added
        Notes/mul.lproj/Settings.xcstrings: 3 comment changed, 3 updated

        """
      ),
    ])
  func changes(name: String, expected: String) throws {
    let tree = try project(name)
    let check = extract(tree) { $0.isCheck = true }
    #expect(ExtractReport(check).counts.output == expected)
    #expect(check.status == (expected.isEmpty ? .clean : .findings))
    #expect(extract(tree).status == .clean)
    let again = extract(tree) { $0.isCheck = true }
    #expect(again.changes.isEmpty && again.status == .clean, "a second run finds something")
  }

  @Test func aNewCatalogGoesWhereTheManifestHasResources() {
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Trip", defaultLocalization: "en",
        targets: [.target(name: "Trip", resources: [.process("Texts")])])
      """, "Sources/Trip/A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n",
    ])
    let refused = extract(tree)
    #expect(refused.status == .couldNotRun)
    #expect(refused.diagnostics.contains { $0.message.contains("--create") })
    #expect(extract(tree) { $0.createsCatalogs = true }.status == .clean)
    #expect(tree.text(at: "Sources/Trip/Texts/en.lproj/Localizable.strings") != nil)
  }

  @Test(arguments: [(".", ""), ("App", "App/"), ("App/A.swift", "App/")])
  func aFolderWithOnlySourcesGetsItsFirstCatalog(path: String, folder: String) {
    let tree = InMemoryFolder(["App/A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n"])
    #expect(extract(tree) { $0.scope.paths = [path] }.status == .couldNotRun)
    let made = extract(tree) {
      $0.scope.paths = [path]
      $0.createsCatalogs = true
    }
    #expect(made.status == .clean)
    #expect(tree.text(at: folder + "en.lproj/Localizable.strings")?.contains("Hello") == true)
    #expect(extract(tree) { $0.isCheck = true }.status == .clean)
  }

  /// A build makes what git ignores.
  @Test func theFirstCatalogIsNotMadeWhereGitIgnoresIt() {
    let tree = InMemoryFolder([
      "App/A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n", ".gitignore": "*.lproj\n",
    ])
    let outcome = extract(tree) { $0.createsCatalogs = true }
    #expect(outcome.changes.isEmpty && tree.text(at: "en.lproj/Localizable.strings") == nil)
  }

  /// As in a clone without its submodules.
  @Test(arguments: [true, false], [true, false])
  func nothingIsUnusedThatASubmoduleMayLookUp(isThere: Bool, isListed: Bool) {
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T);
          projectReferences = ({ProductGroup = R; ProjectRef = K; }); };
        G = {isa = PBXGroup; children = (S, K); sourceTree = "<group>"; };
        K = {isa = PBXFileReference; path = sdk/Kit.xcodeproj; sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (B, D);
          productType = "com.apple.product-type.application"; };
        B = {isa = PBXSourcesBuildPhase; files = (BS); };
        D = {isa = PBXResourcesBuildPhase; files = (BC); };
        BS = {isa = PBXBuildFile; fileRef = S; };
        BC = {isa = PBXBuildFile; fileRef = C; };
      }; rootObject = P; }
      """,
      "A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Hello": {}, "Of the kit": {}}, "version": "1.0"}
      """,
    ])
    if isListed {
      tree.set(Array("[submodule \"sdk\"]\n\tpath = sdk\n".utf8), at: ".gitmodules")
    }
    if isThere {
      tree.set(Array("{objects = {}; }".utf8), at: "sdk/Kit.xcodeproj/project.pbxproj")
    }
    let outcome = extract(tree)
    let isEmpty = isListed && !isThere
    #expect(outcome.diagnostics.contains { $0.id == "empty-submodule" } == isEmpty)
    #expect(tree.text(at: "Localizable.xcstrings")?.contains("stale") == !isEmpty)
  }

  @Test(arguments: ["cc", "cpp", "cxx", "mm", "M", "hpp", "hh", "hxx", "pch"])
  func aKeyThatAnyCodeSpellsOutStays(suffix: String) {
    let tree = InMemoryFolder([
      "A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n",
      "Keys.\(suffix)": "const char *key = \"error.42\";\n",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"error.42": {}, "error.43": {}}, "version": "1.0"}
      """,
    ])
    let outcome = extract(tree)
    let text = tree.text(at: "Localizable.xcstrings") ?? ""
    #expect(
      text.contains(#""error.43": {"extractionState": "stale"}"#), "\(text) \(outcome.status)")
    #expect(text.contains(#""error.42": {}"#), "\(text)")
  }

  @Test(arguments: [true, false])
  func aFolderWithoutSourcesIsTheWrongOne(isCheck: Bool) {
    let outcome = extract(InMemoryFolder(["README.md": "None"])) { $0.isCheck = isCheck }
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["no-source"])
    let catalog = ["L.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#]
    #expect(extract(InMemoryFolder(catalog)) { $0.isCheck = isCheck }.status == .clean)
  }

  @Test(
    "tables of a bundle that lies in the repository are the bundle's", arguments: [true, false])
  func bundles(hasCode: Bool) {
    let table = "Modes/Tea.mode/Contents/Resources/en.lproj/Localizable.strings"
    let tree = InMemoryFolder([
      "App/A.swift": "import Foundation\nlet a = NSLocalizedString(\"Wash\", comment: \"\")\n",
      "App/en.lproj/Localizable.strings": "/* No comment provided */\n\"Wash\" = \"Wash\";\n",
      "Modes/Tea.mode/Contents/Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
      table: "/* Tea */\n\"Green Tea\" = \"Green tea\";\n",
    ])
    if hasCode { tree.set(Array("int a;".utf8), at: "Modes/Tea.mode/Contents/a.m") }
    let outcome = extract(tree) { $0.isCheck = true }
    #expect(outcome.changes.map(\.file).contains(table) == hasCode)
    let told = outcome.diagnostics.filter { $0.id == "ignored-catalog" }
    #expect(told.compactMap(\.location?.file) == (hasCode ? [] : ["Modes/Tea.mode"]))
  }

  @Test(
    "a table that git ignores is made by something else",
    arguments: [
      ("assets/en.lproj/Localizable.strings\n", false), ("en.lproj/\n", false), ("", true),
      ("*.strings\n!Localizable.strings\n", true), ("other/en.lproj\n", true),
    ])
  func ignoredTables(rules: String, isMade: Bool) {
    let tree = InMemoryFolder([
      ".gitignore": rules,
      "A.swift": "import Foundation\nlet a = NSLocalizedString(\"Wash\", comment: \"\")\n",
      "assets/de.lproj/Localizable.strings": "\"Wash\" = \"Spülen\";\n",
    ])
    let outcome = extract(tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.contains { $0.id == "ignored-catalog" } == !isMade)
    #expect((tree.text(at: "assets/en.lproj/Localizable.strings") != nil) == isMade)
    #expect(extract(tree) { $0.isCheck = true }.status == .clean)
  }

  @Test func whatATargetLacksIsMadeOnDemand() throws {
    let tree = try project("uikit")
    let source = "Notes/NoteDelegate.swift"
    let extra = "\nlet extra = String(localized: \"Extra\", table: \"More\")\n"
    tree.set(Array(((tree.text(at: source) ?? "") + extra).utf8), at: source)
    let told = extract(tree).diagnostics.map(\.message)
    #expect(told.contains { $0.contains("'More'; --create makes one") }, "\(told)")
    #expect(extract(tree) { $0.createsCatalogs = true }.status == .clean)
    #expect(tree.text(at: "Notes/en.lproj/More.strings")?.contains(#""Extra" = "Extra";"#) == true)
  }

  @Test func eachCatalogHasTheCommentsOfItsOwnTargets() {
    let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}"
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Trip", defaultLocalization: "en",
        targets: [
          .target(name: "One", resources: [.process("Localizable.xcstrings")]),
          .target(name: "Two", resources: [.process("Localizable.xcstrings")]),
        ])
      """,
      "Sources/One/A.swift": """
      import Foundation
      let a = NSLocalizedString("No Pod", bundle: .module, comment: "First")
      let b = NSLocalizedString("No Pod", bundle: .module, comment: "Alert")
      """,
      "Sources/Two/A.m": "NSLocalizedString(@\"No Pod\", @\"Second\");\n",
      "Sources/One/Localizable.xcstrings": catalog, "Sources/Two/Localizable.xcstrings": catalog,
    ])
    #expect(extract(tree).status == .clean)
    let texts = ["One", "Two"].map { tree.text(at: "Sources/\($0)/Localizable.xcstrings") ?? "" }
    #expect(texts[0].contains(#""No Pod": {"comment": "Alert\nFirst"}"#))
    #expect(texts[1].contains(#""No Pod": {"comment": "Second"}"#))
  }

  /// Without a bundle, a module's text is looked up in the app.
  @Test func whatTheAppHasForAModuleIsNotLacking() {
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Trip", defaultLocalization: "en",
        targets: [
          .target(name: "Kit"),
          .executableTarget(
            name: "App", dependencies: ["Kit"], resources: [.process("en.lproj")]),
        ])
      """,
      "Sources/Kit/A.swift": """
      import Foundation
      let save = String(localized: "Save"), open = String(localized: "Open")
      let own = String(localized: "Save", bundle: .module)
      """,
      "Sources/App/main.swift": "import Foundation\nprint(String(localized: \"Save\"))\n",
      "Sources/App/en.lproj/Localizable.strings": "\"Save\" = \"Save\";\n",
    ])
    let lacking = extract(tree).diagnostics.filter { $0.id == "missing-table" }.map(\.message)
    #expect(
      lacking == [
        "2 keys of the target 'Kit' have no catalog for the table 'Localizable'; --create makes one"
      ])
  }

  @Test func everyPlaceOfAKeyIsTold() throws {
    let tree = try project("synchronized")
    let known = ExtractReport(extract(tree) { $0.explainedKey = "%lld days in %@" })
      .explanation.output
    #expect(known.contains("source: Trips/Views/TripRow.swift:7:10, table Localizable"))
    #expect(known.contains("compiled by"))
    let unknown = ExtractReport(extract(tree) { $0.explainedKey = "Zebra crossing" })
    #expect(unknown.explanation.output == "no source that was read has it\nno catalog has it\n")
  }

  @Test("a key of several targets is counted once")
  func keysThatSeveralTargetsLack() {
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (S, C); sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = S.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = L.xcstrings; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = A; buildPhases = (TS, TR);
          productType = "com.apple.product-type.application"; };
        U = {isa = PBXNativeTarget; name = B; buildPhases = (US);
          productType = "com.apple.product-type.application"; };
        TS = {isa = PBXSourcesBuildPhase; files = (FS); };
        US = {isa = PBXSourcesBuildPhase; files = (FS); };
        TR = {isa = PBXResourcesBuildPhase; files = (FC); };
        FS = {isa = PBXBuildFile; fileRef = S; };
        FC = {isa = PBXBuildFile; fileRef = C; };
      }; rootObject = P; }
      """,
      "S.swift": "import SwiftUI\nlet a = Text(\"a\", tableName: \"T\")\n",
      "L.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
    let outcome = extract(tree) { $0.explainedKey = "a" }
    #expect(
      outcome.diagnostics.map(\.message) == [
        "1 key of 2 targets ('A', 'B') has no catalog for the table 'T'; --create makes one"
      ])
    let told = ExtractReport(outcome).explanation.output
    #expect(
      told.contains("no catalog: A has none for the table T; --create makes one\nno catalog: B"))
  }

  @Test(
    "what nothing is known to localize is told where it stands",
    arguments: [
      (#"_ = AsyncButton("Wash") { await wash() }"#, ", given to AsyncButton, which isn't known"),
      (#"_ = Kettle.label( title : "Wash")"#, ", given to label(title:), which isn't known"),
      (#"let wash = "Wash""#, ", where nothing is known to localize it"),
      (#"_ = Text("Wash".loc())"#, ", asked for .loc, which isn't known to localize; if it does, "),
      (#"_ = label("Wash" .loc)"#, "say so with --function String.loc\n"),
      (#"_ = label("Wash").bold()"#, ", given to label, which isn't known"),
      (#"_ = label("Wash".uppercased())"#, ", given to label, which isn't known"),
      (#"let length = "Wash".count"#, ", where nothing is known to localize it"),
    ])
  func unknownUses(code: String, told: String) {
    let tree = InMemoryFolder([
      "A.swift": "import Kit\n" + code,
      "L.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
    let lines = ExtractReport(extract(tree) { $0.explainedKey = "Wash" }).explanation.output
    #expect(lines.contains("spelled: A.swift:2:"), "\(lines)")
    #expect(lines.contains(told), "\(lines)")
  }

  @Test func aSourceThatNothingCompilesIsTold() {
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", defaultLocalization: "en", targets: [.target(name: "A", exclude: ["Old.swift"])])
      """,
      "Sources/A/A.swift": "import Foundation\nlet a = String(localized: \"Wash\")\n",
      "Sources/A/Old.swift": "import Foundation\nlet b = String(localized: \"Rinse\")\n",
      "Sources/A/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Rinse": {"localizations": {"de": {"stringUnit": \
      {"state": "translated", "value": "Spülen"}}}}}, "version": "1.0"}
      """,
    ])
    let told = ExtractReport(extract(tree) { $0.explainedKey = "Rinse" }).explanation.output
    #expect(told.contains("source: Sources/A/Old.swift:2:27, table Localizable, which no target"))
    #expect(told.contains("stale: what names it is compiled for no target of this catalog"))
    let other = ExtractReport(extract(tree) { $0.explainedKey = "Wash" }).explanation.output
    #expect(other.contains("compiled by A\n"))
  }

  private static let box = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects><box title="Box" id="a"/><box title="Cups" id="b"/></objects></document>
    """

  @Test("texts that AppKit's objects have by themselves go to .strings only")
  func textsOfAppKit() {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let tree = InMemoryFolder([
      "Base.lproj/A.xib": Self.box, "mul.lproj/A.xcstrings": catalog, "Base.lproj/B.xib": Self.box,
      "en.lproj/B.strings": "",
    ])
    #expect(extract(tree).status == .clean)
    #expect(tree.text(at: "mul.lproj/A.xcstrings")?.contains("b.title") == true)
    #expect(tree.text(at: "mul.lproj/A.xcstrings")?.contains("a.title") == false)
    #expect(tree.text(at: "en.lproj/B.strings")?.contains("a.title") == true)
  }

  @Test("a title that Interface Builder gives stays stale", arguments: [true, false])
  func staleTextOfAppKit(isStale: Bool) {
    let state = isStale ? "stale" : "extracted_with_value"
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a.title": {"extractionState": "\(state)"},
      "b.title": {"extractionState": "stale"}}, "version": "1.0"}
      """
    let tree = InMemoryFolder([
      "Base.lproj/A.xib": Self.box, "mul.lproj/A.xcstrings": catalog,
    ])
    #expect(extract(tree).status == .clean)
    let text = tree.text(at: "mul.lproj/A.xcstrings") ?? ""
    #expect(text.components(separatedBy: "stale").count == (isStale ? 2 : 1))
  }
}
