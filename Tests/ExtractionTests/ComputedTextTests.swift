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
    Case(
      row(#"var title: String { var title = "A"; title += "B"; return title }"#), rowLookUp, []),
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
    // A getter that nothing looks up, another one of the same name.
    Case(titles, "print(Titles.greeting)", []),
    Case(
      titles + "enum Others { static var greeting: String { \"B\" } }",
      #"NSLocalizedString(Titles.greeting, comment: "")"#, ["A"]),
    Case(
      "extension String { static var greeting: String { \"A\" } }", "print(String.greeting)", []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: getters + uses + others + chains + ofTypes)
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
