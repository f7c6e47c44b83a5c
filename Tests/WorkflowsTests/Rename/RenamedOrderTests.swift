import Testing

@testable import Workflows

/// Where the entry of a renamed key stands.
@Suite struct RenamedOrderTests {
  /// A catalog as Xcode lays it out, but for the order.
  private static func catalog(_ keys: [String], texts: [String: String] = [:]) -> String {
    let entries = keys.map { key in
      """
          "\(key)" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state":"translated", "value" : "A \(texts[key] ?? key)" } }
            }
          }
      """
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
      + entries.joined(separator: ",\n") + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  /// Xcode would move it in a file that is as it writes it; in any other, it stays.
  @Test(arguments: [
    (["apple", "Melon", "pear"], "Melon", "zest", ["apple", "pear", "zest"]),
    (["apple", "Melon", "pear"], "apple", "Quince", ["Melon", "pear", "Quince"]),
    (["apple", "Melon", "pear"], "apple", "Nut", ["Melon", "Nut", "pear"]),
    (["apple", "Melon", "pear"], "pear", "Aloe", ["Aloe", "apple", "Melon"]),
    (["apple", "Melon", "pear"], "pear", "Banana", ["apple", "Banana", "Melon"]),
    (["apple", "Melon", "pear"], "Melon", "mango", ["apple", "mango", "pear"]),
    (["apple", "Melon", "pear"], "pear", "\\\"", ["\\\"", "apple", "Melon"]),
    (["apple", "pear"], "apple", "Quince", ["pear", "Quince"]),
    (["apple"], "apple", "Quince", ["Quince"]),
    (["Melon", "apple", "pear"], "apple", "zest", ["Melon", "zest", "pear"]),
    (["Melon", "apple", "pear"], "pear", "Aloe", ["Melon", "apple", "Aloe"]),
  ])
  func itIsWhereTheSortPutsIt(before: [String], old: String, new: String, after: [String]) {
    let tree = InMemoryFolder(["Localizable.xcstrings": Self.catalog(before)])
    let key = new.replacing("\\\"", with: "\"")
    let outcome = RenameWorkflow(RenameOptions(old: old, new: key, paths: ["."])).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(
      tree.text(at: "Localizable.xcstrings") == Self.catalog(after, texts: [new: old]))
  }
}
