import Diagnostics
import Exchange
import TestSupport
import Testing

@testable import Workflows

/// What is said of keys that Xcode marks because it extracts a target's texts without their types.
@Suite struct UntypedExtractionTests {
  private static func catalog(of entries: String) -> String {
    #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
  }

  private func check(_ code: String, _ entries: String, setting: String) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."])
    options.isCheck = true
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["Cups.swift", "Localizable.xcstrings"], debug: "SWIFT_EMIT_LOC_STRINGS = \(setting);"),
      "Cups.swift": "import SwiftUI\n" + code,
      "Localizable.xcstrings": Self.catalog(of: entries),
    ]
    return ExtractWorkflow(options).run(on: InMemoryFolder(files))
  }

  private func notes(_ outcome: ExtractOutcome) -> [Diagnostic] {
    outcome.diagnostics.filter { $0.id == "untyped-extraction" }
  }

  @Test("what Xcode will mark again is told of", arguments: [true, false])
  func keysThatXcodeMarksAgain(isTyped: Bool) {
    let outcome = check(
      "let button = Button(\"Brew\") {}\n", #""Brew": {"extractionState": "stale"}"#,
      setting: isTyped ? "YES" : "NO")
    #expect(outcome.changes.flatMap(\.changes) == [.revived(key: "Brew")])
    #expect(notes(outcome).map { $0.location?.file } == (isTyped ? [] : ["Localizable.xcstrings"]))
  }

  @Test(
    "nothing is said of keys that Xcode doesn't see with the setting, either",
    arguments: ["manual", "extracted_with_value"])
  func keysThatXcodeNeverSees(state: String) throws {
    let code = """
      extension String { var loc: String { NSLocalizedString(self, comment: "") } }
      let texts = ["one".loc, "two".loc]

      """
    let entries = #""one": {"extractionState": "\#(state)"}, "two": {"extractionState": "stale"}"#
    let outcome = check(code, entries, setting: "NO")
    #expect(outcome.changes.flatMap(\.changes).contains(.revived(key: "two")))
    #expect(notes(outcome).isEmpty)
    let both = check(
      code + "let button = Button(\"Brew\") {}\n",
      entries + #", "Brew": {"extractionState": "stale"}"#, setting: "NO")
    #expect(both.changes.flatMap(\.changes).contains(.revived(key: "Brew")))
    #expect(try #require(notes(both).first).message.hasPrefix("1 key is in use"))
  }
}
