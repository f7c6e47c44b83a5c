import Extraction
import Testing

/// All extractions of a process share what frameworks declare; what sources add to that stays theirs.
@Suite struct SharedInterfacesTests {
  /// Members, nested types and protocols that sources add to types of frameworks, and a use of them.
  @Test(arguments: [
    (
      "extension View { func hinted(_ key: LocalizedStringKey) -> some View { help(key) } }",
      #"let view = Button("Add") {}.hinted("More")"#, ["Add", "More"]
    ),
    (
      "extension Text { struct Style { let name: LocalizedStringKey } }",
      #"let style = Text.Style(name: "Bold")"#, ["Bold"]
    ),
    (
      """
      protocol Titled {}
      extension Titled { func titled(_ key: LocalizedStringKey) {} }
      extension Text: Titled {}
      """,
      #"let titled: Void = Text("Tea").titled("Hot")"#, ["Hot", "Tea"]
    ),
    (
      "extension Text { typealias Key = LocalizedStringKey }",
      #"let key: Text.Key = "Cup""#, ["Cup"]
    ),
  ])
  func additionsStayWithTheirSources(adding: String, use: String, keys: [String]) {
    func found(_ sources: [String]) -> [String] {
      var files: [String: String] = [:]
      for source in sources { files["\(files.count).swift"] = "import SwiftUI\n\(source)" }
      return Extracted.from(files).entries.map(\.key).sorted()
    }
    #expect(found([adding, use]) == keys)
    #expect(found([use]).count < keys.count)
    #expect(found([adding, use]) == keys)
  }

  /// A type of the project that is called as one of a framework's is none of its supertypes.
  @Test func frameworksInheritFromTheirOwn() {
    let keys = Extracted.from([
      "View.swift": "struct View { func help(_ text: String) {} }",
      "Adding.swift": "import SwiftUI\nextension Text { func own() {} }",
      "Use.swift": "import SwiftUI\nlet text = Text(\"Tea\").help(\"Hot\")",
    ]).entries.map(\.key)
    #expect(keys.sorted() == ["Hot", "Tea"])
  }
}
