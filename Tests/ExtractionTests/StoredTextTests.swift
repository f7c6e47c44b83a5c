import Diagnostics
import Foundation
import Testing

@testable import Extraction

/// What properties hold until something looks it up is a key where they are given it.
@Suite struct StoredTextTests {
  typealias Case = DeclaredUse

  private static let body = "var body: some View { Text(LocalizedStringKey(key)) }"

  static let views: [Case] = [
    Case("struct Title: View { let key: String; \(body) }", #"Title(key: "A")"#, ["A"]),
    Case(
      "struct Title: View { var key: String; \(body) }",
      #"[Title(key: "A"), .init(key: "B")]"#, ["A", "B"]),
    Case(
      "struct Title: View { private let key: String; init(_ text: String) { self.key = text }; \(body) }",
      #"Title(flag ? "A" : "B")"#, ["A", "B"]),
    Case(
      """
      struct Title: View {
        private let key: String, id: String
        init(_ text: String, id: String) { (key, self.id) = (text, id) }
        \(body)
      }
      """, #"Title("A", id: "b")"#, ["A"]),
    Case(#"struct Title: View { var key: String = "A"; \#(body) }"#, "Title()", ["A"]),
    Case(#"struct Title: View { var key = "A"; \#(body) }"#, #"Title(key: "B")"#, ["A", "B"]),
    Case(
      "struct Title<Content: View>: View { let key: String; let content: Content; \(body) }",
      #"Title(key: "A", content: Spacer())"#, ["A"]),
    Case(
      "struct Title { let key: String }\nextension Title: View { \(body) }", #"Title(key: "A")"#,
      ["A"]),
    Case(
      "struct Title: View { let key: String?; var body: some View { if let key { Text(LocalizedStringKey(key)) } } }",
      #"Title(key: "A")"#, ["A"]),
    Case(
      "struct Title: View { let key: String; var body: some View { Text(.init(key)) } }",
      #"Title(key: "A")"#, ["A"]),
    Case(
      """
      struct Title: View { let key: String; \(body) }
      extension Title { init(_ text: String) { self.init(key: text) } }
      """, #"Title("A")"#, ["A"]),
    Case(
      """
      struct Title: View { let key: String; \(body) }
      func title(_ text: String) -> Title { Title(key: text) }
      """, #"title("A")"#, ["A"]),
    Case(
      """
      struct Title: View {
        let key: String
        \(body)
        static func of(_ text: String) -> Self { Self(key: text) }
        static func other(_ text: String) -> Title { self.init(key: text) }
      }
      """, #"[Title.of("A"), Title.other("B")]"#, ["A", "B"]),
  ]

  static let texts: [Case] = [
    Case(
      #"struct Name { let key: String; var text: String { NSLocalizedString(key, comment: "") } }"#,
      #"Name(key: "A")"#, ["A"]),
    Case(
      "struct Name { let key: String; func text() -> String { String(localized: .init(key)) } }",
      #"Name(key: "A")"#, ["A"]),
    Case(
      """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      struct Name { let key: String; var text: String { key.localized } }
      """, #"Name(key: "A")"#, ["A"]),
    Case(
      """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      final class Name { var key: String? { didSet { show(key?.localized) } } }
      """, #"{ (name: Name) in name.key = "A" }"#, ["A"]),
    Case(
      """
      class Name {
        let key: String
        init(key: String) { self.key = key }
        func text() -> String { NSLocalizedString(key, comment: "") }
      }
      class Other: Name { init(other: String) { super.init(key: other) } }
      """, #"(Name(key: "A"), Other(other: "B"))"#, ["A", "B"]),
    Case(
      """
      struct Item { let title: String }
      func show(_ item: Item) -> Text { Text(LocalizedStringKey(item.title)) }
      """, #"[Item(title: "A")]"#, ["A"]),
    Case(
      """
      struct Item { let title: String; let symbol: String }
      enum Tab: CaseIterable {
        case home, search
        var item: Item {
          switch self {
          case .home: Item(title: "A", symbol: "house")
          case .search: .init(title: "B", symbol: "glass")
          }
        }
      }
      func show(_ tab: Tab) -> some View { Label(LocalizedStringKey(tab.item.title), systemImage: tab.item.symbol) }
      """, "Tab.allCases.map(show)", ["A", "B"]),
  ]

  static let others: [Case] = [
    Case(
      "struct Title: View { let key: String; var body: some View { Text(verbatim: key) } }",
      #"Title(key: "A")"#, []),
    Case(
      "struct Title: View { let key: String; var body: some View { Text(key) } }",
      #"Title(key: "A")"#, []),
    Case(
      "struct Title: View { let key: String; \(body) }\nstruct Other { let key: String }",
      #"Other(key: "A")"#, []),
    Case(
      "struct Title: View { let key: String, id: String; \(body) }", #"Title(key: "A", id: "b")"#,
      ["A"]),
    Case("struct Title: View { let key: String; \(body) }", #"Title(key: "")"#, []),
    Case("struct Title: View { let key: String; \(body) }", #"Title(key: "A \(1)")"#, []),
    Case(
      #"struct Title: View { let key: String; var body: some View { Text(LocalizedStringKey("prefix." + key)) } }"#,
      #"Title(key: "A")"#, []),
    Case(
      """
      final class Title {
        var key = "A"
        func text() -> String { NSLocalizedString(key, comment: "") }
        func set(by string: String, _ other: Other) { key = other.load() }
      }
      """, "Title()", []),
  ]

  private static func icon(_ flag: String = "let isKey: Bool", default value: String = "false")
    -> String
  {
    """
    struct Icon {
      let name: String
      \(flag)
      init(_ name: String, isKey: Bool = \(value)) { self.name = name; self.isKey = isKey }
    }

    """
  }
  private static let key = "Text(LocalizedStringKey(icon.name))"
  private static let plain = "Text(verbatim: icon.name)"
  private static func row(_ body: String, _ more: String = "") -> String {
    "struct Row: View { let icon: Icon\n var body: some View { \(body) }\n \(more) }"
  }
  private static let icons = #"[Icon("A", isKey: true), Icon("B")]"#

  /// - Parameter assignment: How the flag is set.
  private static func icon(setting assignment: String) -> String {
    icon().replacing("self.isKey = isKey", with: assignment)
  }
  private static let keyOrPlain = row("if icon.isKey { \(key) } else { \(plain) }")

  /// What stands beside a flag is looked up only if that is true.
  static let flagged: [Case] = [
    Case(icon() + row("if icon.isKey { \(key) } else { \(plain) }"), icons, ["A"]),
    Case(icon() + row("if !icon.isKey { \(plain) } else { \(key) }"), icons, ["A"]),
    Case(icon() + row("if flag && icon.isKey { \(key) }", "let flag: Bool"), icons, ["A"]),
    Case(icon() + row("icon.isKey ? \(key) : \(plain)"), icons, ["A"]),
    Case(
      icon()
        + "extension Icon { var text: Text { isKey ? Text(LocalizedStringKey(name)) : Text(verbatim: name) } }",
      icons, ["A"]),
    Case(icon() + row("if icon.isKey { \(plain) } else { \(key) }"), icons, ["A", "B"]),
    Case(
      icon() + row("if icon.isKey { \(key) } else { \(plain) }", "var other: Text { \(key) }"),
      icons, ["A", "B"]),
    Case(icon() + row("if other.isKey { \(key) }", "let other: Icon"), icons, ["A", "B"]),
    Case(icon("var isKey: Bool") + row("if icon.isKey { \(key) }"), icons, ["A", "B"]),
    Case(icon(default: "true") + row("if icon.isKey { \(key) }"), icons, ["A", "B"]),
    Case(
      icon() + row("if icon.isKey { ForEach(all) { icon in \(key) } }", "let all: [Icon]"), icons,
      ["A", "B"]),
    Case(
      icon() + row("if icon.isKey { \(key) } else { \(plain) }"), #"Icon("B", isKey: flag)"#, ["B"]),
    // The flag is what the initializer makes of the parameter.
    Case(
      icon(setting: #"self.isKey = isKey || name.contains(" ")"#) + keyOrPlain, icons, ["A", "B"]),
    Case(icon(setting: "self.isKey = !isKey") + keyOrPlain, icons, ["A", "B"]),
    Case(
      icon(setting: "if name.isEmpty { self.isKey = true } else { self.isKey = isKey }")
        + keyOrPlain, icons, ["A", "B"]),
    Case(
      icon(setting: "let isKey = name.isEmpty; self.isKey = isKey") + keyOrPlain, icons,
      ["A", "B"]),
    // The flag is that of another value.
    Case(
      icon() + row("if icon.isKey, let icon = all.first { \(key) }", "let all: [Icon]"), icons,
      ["A", "B"]),
    Case(
      icon() + row("if icon.isKey { let icon = other; \(key) }", "let other: Icon"), icons,
      ["A", "B"]),
    Case(
      icon() + "enum Choice { case one(Icon), other }\n"
        + row(
          "if icon.isKey { switch choice { case .one(let icon): \(key)\n case .other: \(plain) } }",
          "let choice: Choice"), icons, ["A", "B"]),
    Case(
      icon() + row("if let icon = all.first, icon.isKey { \(key) }", "let all: [Icon]"), icons,
      ["A"]),
  ]

  /// No text stands in the bodies that hand on what properties hold.
  static let silent: [Case] = [
    Case(
      """
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      final class Cell {
        private let key: String
        init(key: String) { self.key = key }
        func update() { label.text = tr(key) }
      }
      """, #"Cell(key: "A")"#, ["A"]),
    Case(
      """
      struct Item { let title: String }
      struct Row: View {
        let title: String
        var body: some View { Text(LocalizedStringKey(title)) }
      }
      struct Rows: View {
        let items: [Item]
        var body: some View { Group { items.map { item in Row(title: item.title) } } }
      }
      """, #"Rows(items: [Item(title: "A"), .init(title: "B")])"#, ["A", "B"]),
    Case(
      """
      struct Item { let name: String, id: String }
      struct Banner: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct Page: View {
        let item: Item
        var body: some View { Banner(title: .init(item.name)) }
      }
      """, #"Page(item: Item(name: "A", id: "b"))"#, ["A"]),
    Case(
      """
      struct Item { let name: String, id: String }
      struct Tag { init(_ text: String) {} }
      struct Banner: View {
        let title: LocalizedStringKey, tag: Tag
        var body: some View { Text(title) }
      }
      struct Page: View {
        let item: Item
        var body: some View { Banner(title: .init(item.name), tag: .init(item.id)) }
      }
      """, #"Page(item: Item(name: "A", id: "b"))"#, ["A"]),
    Case(
      """
      protocol Board { func show(_ title: LocalizedStringResource) }
      final class Cell {
        let key: String
        init(key: String) { self.key = key }
        func update(_ board: any Board) { board.show(.init(stringLiteral: key)) }
      }
      """, #"Cell(key: "A")"#, ["A"]),
    Case(
      """
      final class Cell {
        var key: String? { didSet { label.text = NSLocalizedString(key ?? "", comment: "") } }
        func update(_ item: Item) { key = item.title }
      }
      struct Item { let title: String }
      """, #"Cell().update(Item(title: "A"))"#, ["A"]),
    Case(
      """
      final class Cell {
        var key = "A"
        func text() -> String { NSLocalizedString(key, comment: "") }
        func update() { key = load() }
      }
      """, "Cell()", []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: views + texts + others + flagged + silent)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  @Test func tableBundleAndCommentFlowAlong() throws {
    let found = Extracted.from([
      "Name.swift": """
      struct Name {
        let key: String
        let table: String
        var text: String {
          NSLocalizedString(key, tableName: "Names", bundle: .module, comment: "A name")
        }
        var other: String { NSLocalizedString(key, tableName: table, comment: "") }
      }
      """,
      "Use.swift": #"let name = Name(key: "A", table: "Others")"#,
    ])
    let entry = try #require(found.entries.first)
    #expect(found.entries.map(\.key) == ["A", "A"])
    #expect(found.entries.map(\.table) == ["Names", "Others"])
    #expect([entry.bundle, entry.comment] == [".module", "A name"])
    #expect(entry.locations.map(\.wrapper) == ["Name.key"])
    #expect(entry.locations.map(\.isIndirect) == [true])
    #expect(found.wrappers.map(\.name) == ["Name.key"])
    #expect(found.wrappers.map(\.reaches) == ["NSLocalizedString"])
    #expect(found.wrappers.map(\.place.line) == [2])
  }

  /// A look-up is open where what it looks up may come from what is not among the sources.
  @Test(arguments: [
    ("let title: String", #"Item(title: "A")"#, []), ("let title: String", "0", ["Show.swift"]),
    ("let title: String", "Item(title: load())", ["Use.swift"]),
    ("private(set) var title: String", #"Item(title: "A")"#, ["Show.swift"]),
    ("var title: String", #"Item(title: "A")"#, ["Show.swift"]),
    ("@State var title: String", #"Item(title: "A")"#, ["Show.swift"]),
    (
      "enum Keys: CodingKey { case title }\nlet title: String", #"Item(title: "A")"#,
      ["Show.swift"]
    ),
  ])
  func openLookUps(property: String, use: String, files: [String]) {
    let isDecoded = property.contains("CodingKey")
    let found = Extracted.from([
      "Item.swift": "struct Item\(isDecoded ? ": Decodable" : "") { \(property) }",
      "Show.swift":
        #"func show(_ item: Item) -> String { NSLocalizedString(item.title, comment: "") }"#,
      "Use.swift": "func use() { print(\"used\", \(use)) }",
    ])
    #expect(found.openLookUps.map(\.file) == files)
    #expect(found.diagnostics.map(\.id) == (use == "0" ? ["dynamic-key"] : []))
  }

  /// What a property starts with is looked up as what it is set to later is.
  @Test(arguments: [
    ("String = load()", #"title = "A""#, 1), ("String? = nil", #"title = "A""#, 0),
    ("String = \"\"", #"title = "A""#, 0), ("String? = nil", "", 1), ("String = \"A\"", "", 0),
  ])
  func startsOfProperties(start: String, change: String, lookUps: Int) {
    let found = Extracted.from(
      """
      final class Item {
        private var title: \(start)
        func text() -> String { NSLocalizedString(title ?? "", comment: "") }
        func change() { \(change) }
      }
      """)
    #expect(found.openLookUps.count == lookUps)
    #expect(found.entries.map(\.key) == (start.contains("nil") && change.isEmpty ? [] : ["A"]))
  }

  /// No text stands where another key is given, so that nothing but the property's name tells.
  @Test(arguments: [
    "Item(title: other.load())", ".init(title: other.load())", "Item.init(title: other.load())",
    "Item(\n    title: other.load())", "[other.load()].map(Item.init(title:))[0]",
  ])
  func settersWithoutTexts(value: String) {
    let found = Extracted.from([
      "Item.swift": "struct Item { let title: String }",
      "Known.swift": #"let known = Item(title: "A")"#,
      "Show.swift":
        #"func show(_ item: Item) -> String { NSLocalizedString(item.title, comment: "") }"#,
      "Use.swift": "func item(_ other: Other) -> Item { \(value) }",
    ])
    #expect(found.openLookUps.map(\.file) == ["Use.swift"])
    #expect(found.openLookUps.map(\.table) == ["Localizable"])
    #expect(found.entries.map(\.key) == ["A"])
  }

  /// Lines before a property move it, and nothing else.
  @Test(arguments: [#"Item(title: "A")"#, "0"])
  func propertiesThatMoveAreStillSet(use: String) {
    let sources = [
      "Item.swift": "struct Item { let title: String }",
      "Use.swift":
        "func show(_ item: Item) -> String { NSLocalizedString(item.title, comment: \"\") }\nlet used = \(use)",
    ]
    let memory = ExtractionMemory()
    let lines = ["", "\n\n"].map { start in
      var files = sources.mapValues { Array($0.utf8) }
      files["Item.swift"]?.insert(contentsOf: start.utf8, at: 0)
      let all = files
      let found = Extractor(memory: memory).extract(paths: Array(all.keys)) { all[$0] }
      #expect(found.diagnostics.map(\.id) == (use == "0" ? ["dynamic-key"] : []))
      return found.wrappers.map(\.place.line)
    }
    #expect(lines == (use == "0" ? [[], []] : [[1], [3]]))
  }
}
