import Diagnostics
import Testing
import Workflows

/// Keys that code puts together, and that a catalog lists by hand.
@Suite struct ListedLookUpTests {
  private func told(
    _ key: String, catalog keys: [String], table: String = "Localizable"
  ) -> [String] {
    let entries = keys.map { "\"\($0)\": {\"extractionState\": \"manual\"}" }
    let tree = InMemoryFolder([
      "App/A.swift": """
      import Foundation
      func title(_ state: String) -> String { NSLocalizedString(\(key), comment: "") }
      """,
      "App/\(table).xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}, "
        + "\"version\": \"1.0\"}",
    ])
    return ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree).diagnostics.map(\.id)
  }

  @Test(arguments: [#""state.\(state)""#, #""state." + state"#])
  func nobodyIsToldOfThem(key: String) {
    #expect(told(key, catalog: ["state.open", "state.shut"]).isEmpty)
  }

  /// What an API would make of the literal is not what is looked up; nor is another table's key, or
  /// one that only begins alike.
  @Test(arguments: [#""state.\(state)""#, #""state." + state"#])
  func othersAreTold(key: String) {
    #expect(told(key, catalog: ["state.%@"]) == ["dynamic-key"])
    #expect(told(key, catalog: ["states.open"]) == ["dynamic-key"])
    #expect(told(key, catalog: ["state.open"], table: "Other").contains("dynamic-key"))
    #expect(told(#""\(state)""#, catalog: ["open"]) == ["dynamic-key"])
    #expect(told(#""Welcome \(state)""#, catalog: ["Welcome back"]) == ["dynamic-key"])
  }
}
