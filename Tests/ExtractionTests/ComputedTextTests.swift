import Diagnostics
import Extraction
import Testing

/// What getters give is a key where something looks it up.
@Suite struct ComputedTextTests {
  typealias Case = DeclaredUse

  private static let tab = """
    enum Tab {
      case home, search
      var title: String {
        switch self {
        case .home: "A"
        case .search: "B"
        }
      }
    }

    """
  private static let lookUp = #"NSLocalizedString(Tab.home.title, comment: "")"#

  private static func row(_ title: String) -> String {
    "struct Row { let isOpen: Bool\n \(title) }"
  }
  private static let rowLookUp = #"NSLocalizedString(Row(isOpen: flag).title, comment: "")"#

  static let getters: [Case] = [
    Case(tab, lookUp, ["A", "B"]),
    Case(tab.replacing(#": ""#, with: #": return ""#), lookUp, ["A", "B"]),
    Case(row(#"var title: String { "A" }"#), rowLookUp, ["A"]),
    Case(
      row(#"var title: String { if isOpen { return "A" }; return "B" }"#), rowLookUp, ["A", "B"]),
    Case(row(#"var title: String { isOpen ? "A" : "B" }"#), rowLookUp, ["A", "B"]),
    Case(row(#"var title: String { get { return "A" } set {} }"#), rowLookUp, ["A"]),
    Case(
      row(#"var title: String { guard isOpen else { return "A" }; return "B" }"#), rowLookUp,
      ["A", "B"]),
    Case(
      row(#"var title: String { let title = isOpen ? "A" : "B"; return title }"#), rowLookUp,
      ["A", "B"]),
    Case(
      row(#"var title: String? { isOpen ? "A" : nil }"#),
      #"NSLocalizedString(Row(isOpen: flag).title ?? "B", comment: "")"#, ["A", "B"]),
    Case(
      "enum Tab { case home }\nextension Tab { var title: String { \"A\" } }", lookUp, ["A"]),
    Case(
      #"enum Tab: String { case home = "A", search = "B"; var title: String { rawValue } }"#,
      lookUp, ["A", "B"]),
  ]

  static let uses: [Case] = [
    Case(tab, "Text(LocalizedStringKey(Tab.home.title))", ["A", "B"]),
    Case(tab, "Text(.init(Tab.home.title))", ["A", "B"]),
    Case(tab, "{ (tab: Tab?) in Text(LocalizedStringKey(tab?.title ?? \"C\")) }", ["A", "B", "C"]),
    Case(
      tab + "func row(_ key: String) -> Text { Text(LocalizedStringKey(key)) }",
      "row(Tab.home.title)", ["A", "B"]),
    Case(
      tab
        + "struct Row: View { let key: String; var body: some View { Text(LocalizedStringKey(key)) } }",
      "Row(key: Tab.home.title)", ["A", "B"]),
    Case(
      #"""
      struct Page: View {
        var heading: String { "A" }
        var body: some View { Text(LocalizedStringKey(heading)) }
      }
      """#, "Page()", ["A"]),
    Case(
      tab + "extension Tab { var label: Text { Text(LocalizedStringKey(self.title)) } }",
      "Tab.home.label", ["A", "B"]),
  ]

  static let others: [Case] = [
    Case(tab, "print(Tab.home.title)", []), Case(tab, "Text(Tab.home.title)", []),
    Case(tab, "Text(verbatim: Tab.home.title)", []),
    Case(tab, #"NSLocalizedString("tab." + Tab.home.title, comment: "")"#, []),
    Case(
      tab + #"struct Other { var title: String { "C" }; var name: String { "D" } }"#, lookUp,
      ["A", "B"]),
    Case(row(#"var title: String { "A \(isOpen)" }"#), rowLookUp, []),
    // A name that a pattern binds is no property.
    Case(
      #"""
      enum Tab {
        case home, other(String)
        var name: String { "C" }
        var title: String {
          switch self {
          case .home: "A"
          case .other(let name): name
          }
        }
      }
      """#, lookUp, ["A"]),
    Case(
      #"""
      enum Tab {
        case home, search
        var title: String {
          switch self {
          case .home: NSLocalizedString("A", comment: "")
          case .search: String(localized: "B")
          }
        }
      }
      """#, lookUp, ["A", "B"]),
  ]

  private static func page(_ heading: String) -> String {
    tab + "struct Page { let tab: Tab; let isOpen: Bool\n \(heading) }\n"
  }
  private static let pageLookUp =
    #"NSLocalizedString(Page(tab: .home, isOpen: flag).heading, comment: "")"#

  /// Getters that only another getter names.
  static let chains: [Case] = [
    Case(page("var heading: String { tab.title }"), pageLookUp, ["A", "B"]),
    Case(page("var heading: String { return tab.title }"), pageLookUp, ["A", "B"]),
    Case(page("var heading: String { get { tab.title } }"), pageLookUp, ["A", "B"]),
    Case(page("var heading: String { let tab = tab; return tab.title }"), pageLookUp, ["A", "B"]),
    Case(page(#"var heading: String { isOpen ? tab.title : "C" }"#), pageLookUp, ["A", "B", "C"]),
    Case(
      page("var heading: String { name }\n var name: String { tab.title }"), pageLookUp, ["A", "B"]),
    Case(
      "struct Base { var title: String { \"A\" } }\n"
        + "struct Row { let isOpen: Bool, base = Base(); var title: String { base.title } }",
      rowLookUp, ["A"]),
    Case(
      page("var heading: String { name }\n var name: String { other }\n var other: String { last }")
        + "extension Page { var last: String { tab.title } }", pageLookUp, []),
    Case(
      """
      final class One { var other: Two?; var heading: String { other?.heading ?? "" } }
      final class Two { var other: One?; var heading: String { other?.heading ?? "" } }
      """, #"NSLocalizedString(One().heading, comment: "")"#, []),
    Case(
      page("var heading: String { tab.title }"), "print(Page(tab: .home, isOpen: flag).heading)",
      []),
    Case(page(#"var heading: String { "C" + tab.title }"#), pageLookUp, []),
  ]

  private static let titles = "enum Titles { static var greeting: String { \"A\" } }\n"

  /// Getters of types themselves.
  static let ofTypes: [Case] = [
    Case(titles, #"NSLocalizedString(Titles.greeting, comment: "")"#, ["A"]),
    Case(titles, "Text(LocalizedStringKey(Titles.greeting))", ["A"]),
    Case(
      titles + "extension Titles { static func text() -> Text { Text(.init(Self.greeting)) } }",
      "Titles.text()", ["A"]),
    Case(
      titles
        + "extension Titles { static func text() -> Text { Text(LocalizedStringKey(greeting)) } }",
      "Titles.text()", ["A"]),
    Case(
      titles
        + "extension Titles { static func text(greeting: String) -> String { greeting + \"B\" } }",
      #"NSLocalizedString(Titles.text(greeting: "C"), comment: "")"#, []),
    Case(
      titles + "struct Item { var title: String { Titles.greeting } }",
      #"NSLocalizedString(Item().title, comment: "")"#, ["A"]),
    Case(
      "enum Tab { case home }\nextension Tab { static var title: String { \"A\" } }",
      #"(NSLocalizedString(Tab.title, comment: ""), Tab.home)"#, ["A"]),
    Case(
      """
      func show(_ text: String) { print(NSLocalizedString(text, comment: "")) }
      extension String { static var greeting: String { "A" } }
      """, "show(.greeting)", ["A"]),
    Case(
      """
      func show(_ text: String) { print(NSLocalizedString(text, comment: "")) }
      extension String { static var greeting: String { "A" } }
      """, "show(String.greeting)", ["A"]),
    // A getter that nothing looks up, another one of the same name, a constant.
    Case(titles, "print(Titles.greeting)", []),
    Case(
      titles + "enum Others { static var greeting: String { \"B\" } }",
      #"NSLocalizedString(Titles.greeting, comment: "")"#, ["A"]),
    Case(
      "extension String { static var greeting: String { \"A\" } }", "print(String.greeting)", []),
    Case(
      "enum Titles { static let greeting = \"A\" }",
      #"NSLocalizedString(Titles.greeting, comment: "")"#, []),
  ]

  private static let asked = "protocol Named { var name: String { get } }\n"
  private static let named =
    asked + """
      struct Fork: Named { var name: String { "A" } }
      struct Spoon: Named { let isBig: Bool; var name: String { isBig ? "B" : "C" } }

      """
  private static let anyLookUp = "{ (item: any Named) in Text(LocalizedStringKey(item.name)) }"

  /// What types give for a property that a protocol asks for.
  static let ofProtocols: [Case] = [
    Case(named, anyLookUp, ["A", "B", "C"]),
    Case(
      named
        + #"func title(_ item: some Named) -> String { NSLocalizedString(item.name, comment: "") }"#,
      "title(Fork())", ["A", "B", "C"]),
    Case(
      named
        + """
        struct Row<Item: Named>: View {
          let item: Item
          var body: some View { Text(LocalizedStringKey(item.name)) }
        }
        """, "Row(item: Fork())", ["A", "B", "C"]),
    Case(
      named + "extension Named { var label: Text { Text(LocalizedStringKey(name)) } }",
      "Fork().label", ["A", "B", "C"]),
    Case(
      asked
        + """
        extension Named { var name: String { "A" } }
        struct Fork: Named {}
        struct Spoon: Named { var name: String { "B" } }
        """, anyLookUp, ["A", "B"]),
    Case(
      asked
        + """
        protocol Tool: Named {}
        struct Fork: Tool { var name: String { "A" } }
        struct Spoon { var name: String { "B" } }
        extension Spoon: Named {}
        """, anyLookUp, ["A", "B"]),
    Case(
      asked + "class Tool { var name: String { \"A\" } }\nclass Fork: Tool, Named {}", anyLookUp,
      ["A"]),
    Case(
      named + "struct Cased: Named { let item: any Named; var name: String { item.name } }",
      anyLookUp, ["A", "B", "C"]),
    // What doesn't conform, a default that no type has, a type's own, and what nothing looks up.
    Case(named + "struct Other { var name: String { \"D\" } }", anyLookUp, ["A", "B", "C"]),
    Case(named + "extension Named { var name: String { \"D\" } }", anyLookUp, ["A", "B", "C"]),
    Case(named, #"NSLocalizedString(Fork().name, comment: "")"#, ["A"]),
    Case(named, "{ (item: any Named) in Text(item.name) }", []),
    Case(
      asked + "struct Fork: Named { var name: String { Other.load() } }", anyLookUp, []),
  ]

  private static func fork(_ members: String, use: String) -> Case {
    Case(asked + "struct Fork: Named { \(members) }", "(\(anyLookUp), \(use))", ["A"])
  }

  /// What types hold for a property that a protocol asks for.
  static let heldForProtocols: [Case] = [
    fork(#"let name = "A""#, use: "Fork()"), fork(#"let name: String = "A""#, use: "Fork()"),
    fork(#"var name = "A""#, use: "Fork()"), fork(#"lazy var name = "A""#, use: "Fork()"),
    fork("let name: String", use: #"Fork(name: "A")"#),
    fork("var name: String", use: #"[Fork(name: "A")]"#),
    fork(
      "let name: String; init(_ text: String, id: String) { name = text }",
      use: #"Fork("A", id: "b")"#),
    Case(
      asked + #"struct Fork: Named { let isBig: Bool; let name = flag ? "A" : "B" }"#, anyLookUp,
      ["A", "B"]),
    Case(
      named + #"struct Cup: Named { let name: String; var size = "E" }"#,
      "(\(anyLookUp), Cup(name: \"D\"))", ["A", "B", "C", "D"]),
    Case(
      """
      protocol Titled { static var title: String { get } }
      extension Titled { static func text() -> String { NSLocalizedString(title, comment: "") } }
      struct Fork: Titled { static let title = "A" }
      struct Spoon: Titled { static var title = "B" }
      """, "Fork.text()", ["A", "B"]),
    Case(
      named + "extension Named { var label: Text { Text(LocalizedStringKey(name)) } }\n"
        + "struct Cup: Named { let name: String }", #"Cup(name: "D").label"#, ["A", "B", "C", "D"]),
    // What another type holds, a property of another name, what nothing looks up, and what changes.
    Case(
      named + "struct Cup { let name: String }", "(\(anyLookUp), Cup(name: \"D\"))",
      ["A", "B", "C"]),
    Case(
      asked + "struct Fork: Named { let name: String; let id: String }",
      "(\(anyLookUp), Fork(name: \"A\", id: \"b\"))", ["A"]),
    Case(asked + "struct Fork: Named { let name: String }", #"Fork(name: "A").name"#, []),
    Case(asked + #"struct Fork: Named { let name = String(localized: "A") }"#, anyLookUp, ["A"]),
    Case(
      asked
        + """
        final class Fork: Named {
          var name = "A"
          func set(_ other: Other) { name = other.load() }
        }
        """, anyLookUp, []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(
    arguments: getters + uses + others + chains + ofTypes + ofProtocols + heldForProtocols)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  /// Xcode sees none of these keys, and what a getter gives beside them nobody can tell.
  @Test(arguments: [
    (#""A""#, 0, []), (#"flag ? "A" : "B""#, 1, []),
    (#"flag ? "A" : load()"#, 1, ["dynamic-key"]),
  ])
  func lookUps(getter: String, count: Int, diagnostics: [String]) {
    let found = Extracted.from(
      """
      struct Item { let flag: Bool; var title: String { \(getter) } }
      func show(_ item: Item) -> String { NSLocalizedString(item.title, comment: "") }
      """)
    #expect(found.openLookUps.count == count)
    #expect(found.diagnostics.map(\.id) == diagnostics)
    #expect(found.entries.first?.key == "A")
    #expect(found.entries.allSatisfy { $0.isIndirect })
  }

  /// What stands alone in a branch is nothing that a getter gives which returns something.
  @Test(arguments: [
    "if flag { track() }", "switch flag { case true: track(); default: break }",
  ])
  func whatIsNotReturned(statement: String) {
    let found = Extracted.from(
      """
      struct Item {
        let flag: Bool
        var title: String { \(statement); return String(localized: "A") }
      }
      func show(_ item: Item) -> String { NSLocalizedString(item.title, comment: "") }
      """)
    #expect(found.entries.map(\.key) == ["A"])
    #expect(found.openLookUps.isEmpty && found.diagnostics.isEmpty)
  }

  /// What a getter gives of another one is as open as that.
  @Test(arguments: [(#""A""#, 0), (#"flag ? "A" : "B""#, 1)])
  func lookUpsOfChains(getter: String, count: Int) {
    let found = Extracted.from(
      """
      struct Base { let flag: Bool; var title: String { \(getter) } }
      struct Item { let base: Base; var heading: String { base.title } }
      func show(_ item: Item) -> String { NSLocalizedString(item.heading, comment: "") }
      """)
    #expect(found.openLookUps.count == count)
    #expect(found.diagnostics.isEmpty)
    #expect(found.entries.first?.key == "A")
  }

  /// Which of the types there is, nobody can tell, nor what another one holds.
  @Test(arguments: [
    (#"var name: String { "B" }"#, []), (#"let name = "B""#, []),
    ("let name: String", ["dynamic-key"]),
    ("let name: String }; struct Cup: Named { let name: String", ["dynamic-key"]),
    ("let name: String }; struct Cup: Named { var name: String { load() }", ["dynamic-key"]),
  ])
  func lookUpsOfProtocols(member: String, diagnostics: [String]) {
    let found = Extracted.from(
      """
      protocol Named { var name: String { get } }
      struct Fork: Named { var name: String { "A" } }
      struct Spoon: Named { \(member) }
      func show(_ item: any Named) -> String { NSLocalizedString(item.name, comment: "") }
      """)
    #expect(found.openLookUps.count == 1)
    #expect(found.diagnostics.map(\.id) == diagnostics)
    #expect(found.entries.first?.key == "A")
    #expect(found.entries.allSatisfy { $0.isIndirect })
  }

  @Test("Many look-ups of a getter with many texts don't become as many places as their product")
  func manyLookUpsOfManyTexts() {
    let cases = (0..<100).map { "case \($0): return \"text \($0)\"\n" }.joined()
    let lookUps = String(repeating: "NSLocalizedString(item.title, comment: \"\")\n", count: 100)
    let found = Extracted.from(
      """
      struct Item { let kind: Int; var title: String { switch kind { \(cases) default: return "" } } }
      func show(_ item: Item) {
      \(lookUps)
      }
      """)
    let places = found.entries.reduce(0) { $0 + $1.locations.count }
    #expect(found.entries.count == 100)
    #expect((4_000..<5_000).contains(places))
  }
}
