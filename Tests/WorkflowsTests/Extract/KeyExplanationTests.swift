import Diagnostics
import Testing

@testable import Workflows

/// What `extract --explain` tells of a key.
@Suite struct KeyExplanationTests {
  private func explanation(of key: String, in tree: InMemoryFolder) -> String {
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = key
    return ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
  }

  @Test(
    "the catalogs that a key goes to are told, and the wrappers that it comes through",
    arguments: [
      ("Plain", ["App/Localizable of .\n  to be added"], []),
      ("Row", ["App/Localizable of .\n  to be added", "App/More of .\n  left alone"], []),
      ("a", [], ["other(_:)"]), ("b", [], ["N.push(_:)", "inner(_:)"]), ("c", [], ["String.loc"]),
      ("d (", [], ["N.push(_:)", "inner(_:)"]),
    ])
  func waysOfAKey(key: String, catalogs: [String], wrappers: [String]) {
    let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let tree = InMemoryFolder([
      "App/A.swift": """
      import SwiftUI
      func other(_ s: String) -> String { NSLocalizedString(s, comment: "") }
      func inner(_ s: String) -> String { NSLocalizedString(s, comment: "") }
      enum N { static func push(_ m: String) -> String { inner(m) } }
      enum M { static func push(_ m: String) -> String { other(m) } }
      extension String { var loc: String { NSLocalizedString(self, comment: "") } }
      let texts = [Text("Plain"), Text("Row")]; let m = M.push("z")
      let all = (other("a") + N.push("b"), "c".loc, N.push(texts.isEmpty ? "d (" : other("e")))
      """,
      "App/Localizable.xcstrings": empty,
      "App/More.xcstrings": empty.replacing(
        "{}", with: #"{"Row": {"extractionState": "manual"}}"#),
    ])
    let told = explanation(of: key, in: tree)
    for catalog in catalogs { #expect(told.contains("catalog: " + catalog), "\(told)") }
    let found = told.split(separator: "\n").filter { $0.hasPrefix("wrapper: ") }
    #expect(found.map { $0.dropFirst(9).prefix { $0 != "," } } == wrappers.map { $0[...] })
  }

  @Test(
    "a key that nothing has may be misspelled",
    arguments: [("Save chnages", "Save changes"), ("Old tittle", "Old title"), ("Else", nil)])
  func misspelledKeys(key: String, meant: String?) {
    let tree = InMemoryFolder([
      "A.swift": "import SwiftUI\nlet a = Text(\"Save changes\")\n",
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Old title":{}},"version":"1.0"}"#,
    ])
    let hint = meant.map { "did you mean \"\($0)\"?\n" } ?? ""
    let told = explanation(of: key, in: tree)
    #expect(told == "no source that was read has it\nno catalog has it\n" + hint)
  }

  @Test(
    "of a raw value it is told what looks it up",
    arguments: [
      ("/tea", "self.rawValue"), ("today", "rawValue"), ("week", "day?.rawValue"), ("Plain", nil),
    ])
  func rawValues(key: String, code: String?) {
    let tree = InMemoryFolder([
      "A.swift": """
      import Foundation
      protocol Titled: RawRepresentable where RawValue == String {}
      extension Titled { var title: String { NSLocalizedString(self.rawValue, comment: "") } }
      enum Place: String, Titled { case root = "/tea" }
      enum Hour: String {
        case today
        var text: LocalizedStringResource { .init(stringLiteral: rawValue) }
      }
      enum Day: String { case week }
      func text(_ day: Day?) -> String { NSLocalizedString(day?.rawValue ?? "", comment: "") }
      let plain = NSLocalizedString("Plain", comment: "rawValue")
      """,
      "Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
    let told = explanation(of: key, in: tree)
    #expect(told.hasPrefix("source: A.swift:"), "\(told)")
    let expected = code.map { ", the raw value of a case, which '\($0)' looks up, compiled by" }
    #expect(expected.map { told.contains($0) } ?? !told.contains("raw value"), "\(told)")
  }

  @Test("of a key that constants spell it is told where it is looked up") func constants() {
    let tree = InMemoryFolder([
      "Keys.swift": "enum Keys { static let title = \"cup.title\" }",
      "Use.swift": """
      import Foundation
      let title = NSLocalizedString(Keys.title, comment: "")
      """,
      "Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
    let told = explanation(of: "cup.title", in: tree)
    #expect(told.hasPrefix("source: Use.swift:2:"), "\(told)")
    #expect(told.contains(", where constants spell it, compiled by"), "\(told)")
  }

  @Test("of wrappers of one name that of the key's target is told")
  func wrappersOfSeveralTargets() {
    let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let wrapper = """
      import Foundation
      func tr(_ s: String) -> String { NSLocalizedString(s, comment: "") }

      """
    let tree = InMemoryFolder([
      "project.yml": "targets: { Tea: { type: framework, sources: [Tea] }, "
        + "Cup: { type: framework, sources: [Cup] } }",
      "Tea/A.swift": wrapper + "let steep = tr(\"Steep\")\n",
      "Tea/Localizable.xcstrings": empty,
      "Cup/B.swift": wrapper + "let handle = tr(\"Handle\")\n",
      "Cup/Localizable.xcstrings": empty,
    ])
    for (key, file) in [("Steep", "Tea/A.swift"), ("Handle", "Cup/B.swift")] {
      let told = explanation(of: key, in: tree)
      let wrappers = told.split(separator: "\n").filter { $0.hasPrefix("wrapper: ") }
      #expect(wrappers.count == 1, "\(told)")
      #expect(wrappers.first?.hasPrefix("wrapper: tr(_:), \(file):2,") == true, "\(told)")
    }
  }

  @Test("a target that two project files have is named once")
  func targetOfTwoProjects() {
    let tree = InMemoryFolder([
      "Package.swift": """
      let package = Package(name: "Tea", defaultLocalization: "en", targets: [.target(name: "Tea")])
      """,
      "project.yml": "targets: { Tea: { type: framework, sources: [Sources/Tea] } }",
      "Sources/Tea/A.swift": "import SwiftUI\nlet a = Text(\"Pour\")\n",
      "Sources/Tea/en.lproj/Localizable.strings": "\"Pour\" = \"Pour\";\n",
    ])
    let told = explanation(of: "Pour", in: tree)
    #expect(told.contains(", compiled by Tea\n"), "\(told)")
    #expect(told.contains("Localizable of Tea\n"), "\(told)")
  }

  @Test("of a property list it is told whose it is")
  func propertyListOfATarget() throws {
    let tree = InMemoryFolder([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; buildConfigurationList = L; name = App;
          productType = "com.apple.product-type.application"; buildPhases = (); };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; buildSettings = {GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_CFBundleDisplayName = Cups; }; name = Debug; };
      }; rootObject = P; }
      """,
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleName</key><string>Cups</string></dict></plist>
      """,
      "A.swift": "import SwiftUI\n",
    ])
    let file = explanation(of: "CFBundleName", in: tree)
    #expect(file.contains(", table InfoPlist, of App\n"))
    let setting = explanation(of: "CFBundleDisplayName", in: tree)
    let place = "source: App.xcodeproj/project.pbxproj:1:1"
    #expect(setting.contains(place + ", table InfoPlist, a build setting of App\n"))
  }
}
