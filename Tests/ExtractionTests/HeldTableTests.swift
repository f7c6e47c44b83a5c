import Diagnostics
import Extraction
import Testing

/// Keys of which another property of the same value names the table.
@Suite struct HeldTableTests {
  private static let lookUp =
    "extension Title { var text: String { NSLocalizedString(key, tableName: table, comment: \"\") } }\n"
  private static let row = """
    struct Row: View {
      let title: Title
      var body: some View { Text(LocalizedStringKey(title.key), tableName: title.table) }
    }

    """
  private static let memberwise = "struct Title { let key: String; let table: String }\n"
  private static let written = """
    struct Title {
      let key: String
      let table: String
      init(_ key: String, in table: String) {
        self.key = key
        self.table = table
      }
    }

    """

  @Test(arguments: [
    (memberwise + lookUp, #"Title(key: "cup.title", table: "Cups")"#),
    (memberwise + row, #"Title(key: "cup.title", table: "Cups")"#),
    (written + lookUp, #"Title("cup.title", in: "Cups")"#),
    (
      memberwise + lookUp
        + "func cup(_ name: String) -> Title { Title(key: name, table: \"Cups\") }\n",
      #"cup("cup.title")"#
    ),
  ])
  func tables(declaration: String, use: String) {
    let found = Extracted.from([
      "Title.swift": "import SwiftUI\n" + declaration, "Use.swift": "let title = \(use)",
    ])
    #expect(found.entries.map { $0.table + "/" + $0.key } == ["Cups/cup.title"])
    #expect(found.diagnostics.isEmpty)
  }

  /// Each value has a table of its own.
  @Test func severalTables() {
    let found = Extracted.from([
      "Title.swift": "import SwiftUI\n" + Self.memberwise + Self.lookUp,
      "Use.swift": """
      let titles = [Title(key: "cup.title", table: "Cups"), Title(key: "boat.title", table: "Boats")]
      """,
    ])
    let keys = found.entries.map { $0.table + "/" + $0.key }
    #expect(keys.sorted() == ["Boats/boat.title", "Cups/cup.title"])
  }

  /// The table of another value, one that may change, and one that the initializer makes.
  @Test(arguments: [
    (
      memberwise + "func text(_ one: Title, _ other: Title) -> String {\n"
        + "NSLocalizedString(one.key, tableName: other.table, comment: \"\") }\n",
      #"Title(key: "cup.title", table: "Cup")"#
    ),
    (
      memberwise.replacing("let table", with: "var table") + lookUp,
      #"Title(key: "cup.title", table: "Cup")"#
    ),
    (
      written.replacing("= table", with: "= table + \"s\"") + lookUp,
      #"Title("cup.title", in: "Cup")"#
    ),
  ])
  func othersAreNotTold(declaration: String, use: String) {
    let found = Extracted.from([
      "Title.swift": "import SwiftUI\n" + declaration, "Use.swift": "let title = \(use)",
    ])
    #expect(found.entries.isEmpty)
  }
}
