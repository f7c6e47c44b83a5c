import Diagnostics
import Extraction
import Testing

@testable import Workflows

/// What `extract` says of functions that it is given and doesn't find, and of keys that it leaves out.
@Suite struct UnknownFunctionTests {
  private static let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#

  @Test(
    "a function that nothing calls is looked for among what literals are asked for",
    arguments: [
      (#"let steep = "Steep".loc()"#, "loc", "; texts are asked for it, so name 'String.loc'"),
      (#"let steep = "Steep".loc"#, "loc", "; texts are asked for it, so name 'String.loc'"),
      (#"let steep = "Steep" .loc"#, "loc", "; texts are asked for it, so name 'String.loc'"),
      (#"let steep = "Steep".locale"#, "loc", "; check its name"),
      (#"let file = "Sto" + ".loc""#, "loc", "; check its name"),
      (#"let steep = "Steep" // "Steep".loc"#, "loc", "; check its name"),
      (#"let length = "Steep".count"#, "count", "; check its name"),
      (#"let steep = "Steep".loc"#, "Cup.loc", "; check its name"),
      (#"let steep = "Steep""#, "loc", "; check its name"),
    ])
  func functionsThatNothingCalls(code: String, name: String, advice: String) throws {
    var options = ExtractOptions(paths: ["."])
    options.functions = [try #require(LocalizingFunction(reading: name))]
    let tree = InMemoryFolder(["A.swift": code, "Localizable.xcstrings": Self.catalog])
    let told = ExtractWorkflow(options).run(on: tree).diagnostics
      .filter { $0.id == "unmatched-function" }.map(\.message)
    #expect(told == ["nothing calls the localizing function '\(name)'" + advice])
  }

  @Test func textsOfTestsAreLeftOut() {
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = "Steep"
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", defaultLocalization: "en",
        targets: [
          .target(name: "Kit", resources: [.process("Localizable.xcstrings")]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """,
      "Sources/Kit/A.swift": "", "Sources/Kit/Localizable.xcstrings": Self.catalog,
      "Tests/KitTests/A.swift": """
      import Testing
      let steep = NSLocalizedString("Steep", comment: "")
      """,
    ])
    let told = ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
    #expect(
      told.contains(
        "spelled: Tests/KitTests/A.swift:2:31, in the tests 'KitTests', whose texts are left out"),
      "\(told)")
  }

  @Test(
    "a text that only debug builds have is told apart from one that nothing localizes",
    arguments: [
      ("Drip", "3:14, in code that only debug builds have; --include-debug takes it"),
      ("Pour", "5:18, in code that only debug builds have; --include-debug takes it"),
      ("Sieve", "6:14, where nothing is known to localize it"),
      ("Stir", "8:14, where nothing is known to localize it"),
    ])
  func textsOfDebugBuilds(key: String, told: String) {
    let explanation = Self.explanation(of: key, includesDebug: false)
    #expect(explanation.contains("spelled: A.swift:\(told)\n"), "\(explanation)")
  }

  @Test("a text that only debug builds have is found where these are asked for")
  func includedDebugBuilds() {
    let told = Self.explanation(of: "Drip", includesDebug: true)
    #expect(told.contains("source: A.swift:3:14, table Localizable"), "\(told)")
  }

  private static func explanation(of key: String, includesDebug: Bool) -> String {
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = key
    options.includesDebug = includesDebug
    let code = """
      import SwiftUI
      #if DEBUG
      let a = Text("Drip")
      func shot(of name: LocalizedStringKey) {}
      let b = shot(of: "Pour")
      let plain = ["Sieve"]
      #endif
      let other = ["Stir"]
      """
    let tree = InMemoryFolder(["A.swift": code, "Localizable.xcstrings": Self.catalog])
    return ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
  }
}
