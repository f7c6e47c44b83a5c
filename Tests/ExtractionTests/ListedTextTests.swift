import Diagnostics
import Extraction
import Testing

/// The texts of a list that is written out are keys where something looks them up.
@Suite struct ListedTextTests {
  typealias Case = DeclaredUse

  private static let lookUp = #"NSLocalizedString($0, comment: "")"#
  private static let loc =
    "extension String { var loc: String { NSLocalizedString(self, comment: \"\") } }\n"
  private static let tr =
    "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"

  /// A view with a list as a member, and what its body shows.
  private static func menu(_ list: String, _ body: String) -> String {
    "struct Menu: View { \(list)\nvar body: some View { \(body) } }"
  }
  private static let rows = "ForEach(cups, id: \\.self) { Text(LocalizedStringKey($0)) }"

  static let walks: [Case] = [
    Case("", #"["A", "B"].map { \#(lookUp) }"#, ["A", "B"]),
    Case("", #"["A", "B"].sorted().map { \#(lookUp) }"#, ["A", "B"]),
    Case("", #"["A", "B"].map { key in NSLocalizedString(key, comment: "") }"#, ["A", "B"]),
    Case(
      "", #"["A", "B"].forEach { (key: String) in print(NSLocalizedString(key, comment: "")) }"#,
      ["A", "B"]),
    Case("", #"ForEach(["A", "B"], id: \.self) { Text(LocalizedStringKey($0)) }"#, ["A", "B"]),
    Case("", #"List(["A", "B"], id: \.self) { Text(LocalizedStringKey($0)) }"#, ["A", "B"]),
    Case(loc, #"["A", "B"].map { $0.loc }"#, ["A", "B"]),
    Case(loc, #"["A", "B"].map(\.loc)"#, ["A", "B"]),
    Case("let cups = [\"A\", \"B\"]\n" + loc, #"cups.sorted().map(\.loc)"#, ["A", "B"]),
    Case("let cups = [\"A\", \"B\"]", "cups.map { \(lookUp) }", ["A", "B"]),
    Case(
      "enum Cup { static let all = [Cup.small, \"B\"], small = \"A\" }",
      "Cup.all.map { \(lookUp) }",
      ["A", "B"]),
    Case(tr, #"["A", "B"].map { tr($0) }"#, ["A", "B"]),
    Case(
      "func show() { for key in [\"A\", \"B\"] { print(NSLocalizedString(key, comment: \"\")) } }",
      "show()", ["A", "B"]),
    Case(
      "func show() { let cups = [\"A\", \"B\"]; for cup in cups { print(cup.loc) } }\n" + loc,
      "show()", ["A", "B"]),
    Case(
      "func show() -> [String] { let cups: [String] = [\"A\"]; return cups.map { \(lookUp) } }",
      "show()", ["A"]),
    Case(
      "func show(_ cups: [Int]) { for (index, cup) in [\"A\", \"B\"].enumerated() {\n"
        + "print(index, NSLocalizedString(cup, comment: \"\")) } }", "show([])", ["A", "B"]),
    Case(
      "",
      #"["A", "B"].enumerated().forEach { index, cup in print(NSLocalizedString(cup, comment: "")) }"#,
      ["A", "B"]),
    Case(
      menu(
        #"private let cups = ["A", "B"]"#,
        "ForEach(Array(cups.enumerated()), id: \\.offset) { index, cup in\n"
          + "Text(LocalizedStringKey(cup)) }"), "Menu()", ["A", "B"]),
    Case(menu(#"private let cups = ["A", "B"]"#, rows), "Menu()", ["A", "B"]),
    Case(
      menu(#"static let cups: [String] = ["A", "B"]"#, rows.replacing("cups", with: "Self.cups")),
      "Menu()", ["A", "B"]),
    Case("private let cups = [\"A\", \"B\"]\n" + menu("", rows), "Menu()", ["A", "B"]),
    Case("let titles = [\"A\", \"B\"].map { \(lookUp) }", "titles", ["A", "B"]),
  ]

  static let subscripts: [Case] = [
    Case("", #"NSLocalizedString(["A", "B"][flag ? 0 : 1], comment: "")"#, ["A", "B"]),
    Case("", #"Text(LocalizedStringKey(["x": "A", "y": "B"]["x"] ?? "C"))"#, ["A", "B", "C"]),
    Case("", #"Text(LocalizedStringKey(["x": "A"]["x", default: "B"]))"#, ["A", "B"]),
    Case(
      "func title(_ number: Int) -> String { [\"A\", \"B\"][number] }",
      #"NSLocalizedString(title(1), comment: "")"#, ["A", "B"]),
    Case(
      menu(#"let cups = ["A", "B"]; let size = 1"#, "Text(LocalizedStringKey(cups[size]))"),
      "Menu()", ["A", "B"]),
  ]

  static let others: [Case] = [
    Case("", #"["A", "B"].map { print($0) }"#, []),
    Case("", #"ForEach(["A", "B"], id: \.self) { Text(verbatim: $0) }"#, []),
    Case("", #"["A", "B"].map { _ in NSLocalizedString("C", comment: "") }"#, ["C"]),
    Case("", #"[["A", "B"]].map { list in list.map { \#(lookUp) } }"#, []),
    Case(
      "", #"["A", "B"].map { NSLocalizedString("cup." + $0, comment: "") }"#, ["cup.A", "cup.B"]),
    Case("", #"["A": "B"].map { NSLocalizedString($0.key, comment: "") }"#, []),
    Case(menu(#"var cups = ["A", "B"]"#, rows), "Menu()", []),
    Case("var cups = [\"A\", \"B\"]", "cups.map { \(lookUp) }", []),
    Case(
      "func show() { for table in [\"A\", \"B\"] {\n"
        + "print(NSLocalizedString(\"C\", tableName: table, comment: \"\")) } }", "show()", []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: walks + subscripts + others)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  /// Nobody is told that a key can't be extracted, unless some of the list can't be told; what is added
  /// later may be any key.
  @Test(arguments: [
    ("let cups = [\"A\", \"B\"]", [], 0),
    ("var cups = [\"A\", \"B\"]; cups.append(load())", [], 1),
    ("let cups = [\"A\", load(), \"B\"]", ["dynamic-key"], 1),
    ("let cups = [load()]", ["dynamic-key"], 1),
  ])
  func lookUps(list: String, diagnostics: [String], openLookUps: Int) {
    let found = Extracted.from(
      """
      func load() -> String { readLine() ?? "" }
      func show() -> [String] {
        \(list)
        return cups.map { NSLocalizedString($0, comment: "") }
      }
      """)
    #expect(found.diagnostics.map(\.id) == diagnostics)
    #expect(found.openLookUps.count == openLookUps)
    #expect(found.entries.map(\.key) == (list.contains("\"A\"") ? ["A", "B"] : []))
    #expect(found.entries.allSatisfy { $0.isIndirect })
  }

  /// A key's place is that of its text.
  @Test func places() {
    let found = Extracted.from(
      "let cups = [\n  \"A\",\n  \"B\",\n].map { NSLocalizedString($0, comment: \"cup\") }")
    #expect(found.entries.map { $0.locations.map(\.line) } == [[2], [3]])
    #expect(found.entries.map(\.comment) == ["cup", "cup"])
  }

  /// A long list that is looked up again and again takes no time that grows with both.
  @Test func longLists() {
    let cups = (0..<1_000).map { "\"cup \($0)\"" }.joined(separator: ", ")
    let uses = String(repeating: "  cups.forEach { print(tr($0)) }\n", count: 20)
    let found = Extracted.from(Self.tr + "func show() {\n  let cups = [\(cups)]\n\(uses)}")
    #expect(found.entries.count == 1_000)
    #expect(found.entries.reduce(0) { $0 + $1.locations.count } == 1_000)
  }
}
