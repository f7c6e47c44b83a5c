import Diagnostics
import Exchange
import Testing

@testable import Workflows

/// Keys of the sources that are added to no catalog that doesn't have them.
@Suite struct OmittedKeyTests {
  private static let catalog = "App/Localizable.xcstrings"
  private static let strings = "App/en.lproj/Localizable.strings"

  private static func catalog(of entries: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#
  }

  /// The keys that are added; nothing else may change, and a second run changes nothing.
  private func added(_ code: String, to file: String, _ text: String) -> [String] {
    let tree = InMemoryFolder(["App/A.swift": "import SwiftUI\n" + code, file: text])
    var options = ExtractOptions(paths: ["."])
    let changes = ExtractWorkflow(options).run(on: tree).changes.flatMap(\.changes)
    options.isCheck = true
    #expect(ExtractWorkflow(options).run(on: tree).changes.isEmpty)
    let keys = changes.compactMap { if case .added(let key) = $0 { key } else { nil } }
    #expect(keys.count == changes.count, "\(changes)")
    return keys.sorted()
  }

  // MARK: Previews

  private static let previews = """
    struct Row: View { var body: some View { VStack { Text("Shown"); Text("Both") } } }
    struct Row_Previews: PreviewProvider {
      static var previews: some View { VStack { Text("One"); Text("Both") } }
    }
    struct Bare {}
    extension Bare: PreviewProvider {
      struct Part: View { var body: some View { Text("Two") } }
      static var previews: some View { Part() }
    }
    struct Framed: PreviewModifier {
      static func makeSharedContext() -> String { NSLocalizedString("Three", comment: "") }
      func body(content: Content, context: String) -> some View { content }
    }
    struct Previews: View { var body: some View { Text("A view") } }

    """

  @Test(
    "what only previews have is added to no catalog that Xcode keeps, or that has no such key",
    arguments: [
      (#""Shown": {}"#, ["A view", "Both"]),
      (#""Shown": {"extractionState": "manual"}"#, ["A view", "Both"]),
      (
        #""Shown": {"extractionState": "manual"}, "One": {"extractionState": "manual"}"#,
        ["A view", "Both", "Three", "Two"]
      ),
      (#""Shown": {}, "One": {}, "Three": {}, "A view": {}, "Both": {}"#, []),
      ("", ["A view", "Both", "Shown"]),
    ])
  func previews(entries: String, added: [String]) {
    let catalog = Self.catalog(of: entries)
    #expect(self.added(Self.previews, to: Self.catalog, catalog) == added)
  }

  @Test(
    "tables of .strings get what previews show where they have some of that",
    arguments: [
      ("Shown", ["A view", "Both"]), ("Both", ["A view", "Shown"]),
      ("One", ["A view", "Both", "Shown", "Three", "Two"]),
    ])
  func previewsInTables(key: String, added: [String]) {
    let table = "\"\(key)\" = \"\(key)\";\n"
    #expect(self.added(Self.previews, to: Self.strings, table) == added)
  }

  @Test("a type of the project's own is none of previews for its name") func ownTypes() {
    let code = """
      struct PreviewModifier: ViewModifier {
        func body(content: Content) -> some View { content.overlay { Text("Mine") } }
      }
      let shown = Text("Shown")

      """
    let catalog = Self.catalog(of: #""Shown": {}"#)
    #expect(added(code, to: Self.catalog, catalog) == ["Mine"])
  }

  // MARK: Data

  private static let stations = """
    struct Station { var name: String }
    struct StationRow: View {
      let station: Station
      var body: some View { Text(LocalizedStringResource(stringLiteral: station.name)) }
    }

    """

  @Test(
    "samples of a type are no texts, unless something else looks them up",
    arguments: [
      (#"extension Station { static func fake() -> Station { Station(name: "A") } }"#, []),
      (#"extension Station { static func fakeCafe() -> Station? { .init(name: "A") } }"#, []),
      (#"extension Station { static let mocks = [Station(name: "A")] }"#, []),
      (#"extension Station { static let preview: Self = Station(name: "A") }"#, []),
      (#"extension Station { static var mock: Station! = Station(name: "A") }"#, []),
      (
        #"struct P_Previews: PreviewProvider { static var previews: some View { StationRow(station: Station(name: "A")) } }"#,
        []
      ),
      (#"struct TestData { static func station() -> Station { Station(name: "A") } }"#, []),
      (#"enum Mocks { static let station = Station(name: "A") }"#, []),
      (#"struct TestData { static let stations = [Station(name: "A")] }"#, ["A"]),
      (#"struct TestData { func station() -> Station { Station(name: "A") } }"#, ["A"]),
      (#"enum Stations { static let station = Station(name: "A") }"#, ["A"]),
      (#"extension Station { static func usual() -> Station { Station(name: "A") } }"#, ["A"]),
      (#"extension Station { static let sampleRate = Station(name: "A") }"#, ["A"]),
      (#"extension Station { func fake() -> Station { Station(name: "A") } }"#, ["A"]),
      (#"struct Calls { static func fakeCall() -> Station { Station(name: "A") } }"#, ["A"]),
      (
        #"extension Station { static func fake() -> Station { Station(name: NSLocalizedString("A", comment: "")) } }"#,
        ["A"]
      ),
      (
        #"extension Station { static func fake() -> Station { Station(name: "A") } }; let a = Station(name: "A")"#,
        ["A"]
      ),
    ])
  func samples(code: String, added: [String]) {
    let files = [Self.catalog: Self.catalog(of: ""), Self.strings: "/* Texts */\n"]
    for (file, text) in files {
      #expect(self.added(Self.stations + code, to: file, text) == added, "\(file)")
    }
  }

  @Test("samples and paths that a catalog has stay") func samplesThatAreThere() {
    let code = #"""
      extension Station { static func fake() -> Station { Station(name: "A") } }
      let root = Station(name: "/")

      """#
    let catalog = Self.catalog(of: #""A": {}, "/": {"extractionState": "manual"}"#)
    #expect(added(Self.stations + code, to: Self.catalog, catalog).isEmpty)
  }

  @Test("paths and signs that are values are no texts") func paths() {
    let code = #"""
      protocol Titled: RawRepresentable where RawValue == String {}
      extension Titled { var title: String { NSLocalizedString(rawValue, comment: "") } }
      enum Place: String, Titled {
        case root = "/", folder = "/Frameworks/", home = "~/Library/", loader = "@rpath"
        case none = "—", key = "/tea", page = "Page", sum = "%@ / %@", mark = "@tea"
      }
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      let separator = tr("·")

      """#
    let keys = added(code, to: Self.catalog, Self.catalog(of: ""))
    #expect(keys == ["%@ / %@", "/tea", "@tea", "Page", "·"])
  }

  // MARK: Without a word

  private static let wordless = #"""
    func texts(_ count: Int, _ name: String) -> [Text] {
      [
        Text(""), Text(" "), Text("\n"), Text("•"), Text("\(count)"), Text("\(name) (\(count))"),
        Text("2×"), Text("Word"), Text("\(count) cups"),
      ]
    }
    let range = NSLocalizedString("%@ – %@", comment: "")
    let none = NSLocalizedString("–", comment: "No value")

    """#
  private static let withWords = ["%@ – %@", "%lld cups", "2×", "Word", "–"]
  private static let withoutWords = ["", "\n", " ", "%@ (%lld)", "%lld", "•"]

  @Test(
    "a table of .strings gets no key without a word, unless it has some",
    arguments: [
      "/* Texts */", #""Word" = "Word";"#, "/* No value */\n\"–\" = \"–\";",
      #""range" = "%@ (%@)";"#, "\"\" = \"\";",
    ])
  func wordlessKeys(entry: String) {
    let expected = Self.withWords.filter { !entry.contains("\"\($0)\" =") }
    #expect(added(Self.wordless, to: Self.strings, entry + "\n") == expected)
  }

  @Test func wordlessKeysAreExplained() {
    let tree = InMemoryFolder([
      "App/A.swift": "import SwiftUI\n" + Self.wordless, Self.strings: "/* Texts */\n",
    ])
    var options = ExtractOptions(paths: ["."])
    (options.explainedKey, options.isCheck) = ("•", true)
    let told = ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
    #expect(told.contains("\n  not added: it has no word to translate"), "\(told)")
  }

  @Test(
    "where a table has keys without a word, it gets all",
    arguments: ["•", "->", "%@: %@", "%lld"])
  func tablesWithWordlessKeys(key: String) {
    // Nothing says that the entry came from sources, so that it isn't marked.
    let table = "\"\(key)\" = \"sign\";\n"
    let all = (Self.withWords + Self.withoutWords).filter { $0 != key }.sorted()
    #expect(added(Self.wordless, to: Self.strings, table) == all)
  }

  @Test("a String Catalog gets keys without a word, as Xcode extracts them")
  func wordlessKeysInCatalogs() {
    let all = (Self.withWords + Self.withoutWords).sorted()
    #expect(added(Self.wordless, to: Self.catalog, Self.catalog(of: "")) == all)
  }

  @Test(arguments: [
    ("One", "only previews have it"), ("/", "it is a value without a word in it"),
    ("A", "only samples for developers have it"),
  ])
  func explanations(key: String, reason: String) {
    let code = #"""
      extension Station { static func fake() -> Station { Station(name: "A") } }
      let root = Station(name: "/")

      """#
    let tree = InMemoryFolder([
      "App/A.swift": "import SwiftUI\n" + Self.previews + Self.stations + code,
      Self.catalog: Self.catalog(of: #""Shown": {}"#),
    ])
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = key
    let told = ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
    #expect(told.contains("\n  not added: \(reason)"), "\(told)")
  }
}
