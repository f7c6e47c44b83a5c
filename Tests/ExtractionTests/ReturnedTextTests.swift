import Diagnostics
import Extraction
import Testing

/// What functions give is a key where something looks that up.
@Suite struct ReturnedTextTests {
  typealias Case = DeclaredUse

  private static let kind = "enum Kind { case home, search }\n"
  private static let body = """
    {
      switch kind {
      case .home: return "A"
      case .search: return "B"
      }
    }

    """
  private static let title = kind + "func title(for kind: Kind) -> String " + body
  private static let lookUp = #"NSLocalizedString(title(for: .home), comment: "")"#

  private static func page(_ members: String, _ lookUp: String) -> String {
    kind + """
      struct Page {
        let kind: Kind
        \(members)
        func text() -> String { NSLocalizedString(\(lookUp), comment: "") }
      }

      """
  }
  private static let text = "Page(kind: .home).text()"

  static let functions: [Case] = [
    Case(title, lookUp, ["A", "B"]),
    Case(title.replacing("return ", with: ""), lookUp, ["A", "B"]),
    Case(title, "Text(LocalizedStringKey(title(for: .home)))", ["A", "B"]),
    Case(title, "Text(.init(title(for: .home)))", ["A", "B"]),
    Case(title, #"String(localized: .init(title(for: .home)))"#, ["A", "B"]),
    Case(#"func key() -> String { "A" }"#, #"NSLocalizedString(key(), comment: "")"#, ["A"]),
    Case(
      #"func key(_ isOpen: Bool) -> String? { isOpen ? "A" : nil }"#,
      #"NSLocalizedString(key(flag) ?? "B", comment: "")"#, ["A", "B"]),
    Case(
      """
      func key(_ isOpen: Bool) -> String {
        guard isOpen else { return "A" }
        let key = isOpen ? "B" : "C"
        return key
      }
      """, #"NSLocalizedString(key(flag), comment: "")"#, ["A", "B", "C"]),
    Case(
      title + #"func show(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
      "show(title(for: .home))", ["A", "B"]),
    Case(
      title
        + "struct Row: View { let key: String; var body: some View { Text(LocalizedStringKey(key)) } }",
      "Row(key: title(for: .home))", ["A", "B"]),
  ]

  static let members: [Case] = [
    Case(page("func title() -> String " + body, "title()"), text, ["A", "B"]),
    Case(page("func title() -> String " + body, "self.title()"), text, ["A", "B"]),
    Case(
      page("private static func title(for kind: Kind) -> String " + body, "Self.title(for: kind)"),
      text, ["A", "B"]),
    Case(
      page("static func title(for kind: Kind) -> String " + body, "Page.title(for: kind)"), text,
      ["A", "B"]),
    Case(
      page("", "title(for: kind)")
        + "extension Page { func title(for kind: Kind) -> String " + body + "}", text, ["A", "B"]),
    Case(page("var title: String { key() }; func key() -> String { \"A\" }", "title"), text, ["A"]),
    // The type of what is given tells two of them apart.
    Case(
      page(
        """
        func key(for kind: Kind) -> String { "A" }
        func key(for count: Int) -> String { "B" }
        """, "key(for: kind)"), text, ["A"]),
    Case(
      page(
        """
        func key(for kind: Kind) -> String { "A" }
        func key(for count: Int) -> String { "B" }
        """, "key(for: load())"), text, []),
    Case(
      page("func key(for kind: Kind) -> String { \"A\" }", "key(for: load())"), text, ["A"]),
  ]

  static let others: [Case] = [
    Case(title, "print(title(for: .home))", []), Case(title, "Text(title(for: .home))", []),
    Case(title, "Text(verbatim: title(for: .home))", []),
    Case(title, #"NSLocalizedString("tab." + title(for: .home), comment: "")"#, []),
    Case(
      title + #"struct Other { func title(for kind: Kind) -> String { "C" } }"#, lookUp,
      ["A", "B"]),
    Case(
      kind + #"struct Other { func title(for kind: Kind) -> String { "C" } }"#,
      #"{ (item: Item) in NSLocalizedString(item.title(for: .home), comment: "") }"#, []),
    Case(
      #"func key(_ count: Int) -> String { "A \(count)" }"#,
      #"NSLocalizedString(key(1), comment: "")"#, []),
    Case(
      #"func key(_ end: String) -> String { var key = "A"; key += end; return key }"#,
      #"NSLocalizedString(key("b"), comment: "")"#, []),
    Case(
      #"func key(_ end: String) -> String { "A" + end }"#,
      #"NSLocalizedString(key("b"), comment: "")"#, []),
    Case(
      #"func key() -> String { print("A"); return String(localized: "B") }"#,
      #"NSLocalizedString(key(), comment: "")"#, ["B"]),
    Case(
      "func key(_ isOpen: Bool) -> String { isOpen ? \"A\" : key(!isOpen) }",
      #"NSLocalizedString(key(flag), comment: "")"#, ["A"]),
    // A function with no text in it is not read for what it gives.
    Case(
      title + "func heading(for kind: Kind) -> String { title(for: kind) }",
      #"NSLocalizedString(heading(for: .home), comment: "")"#, []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: functions + members + others)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  /// What is looked up, with what stands before and behind the function.
  @Test(
    "A long function is read where something looks up what it gives",
    arguments: [
      ("", "", "NSLocalizedString(title(for: 1), comment: \"\")"),
      ("enum Titles { static ", "}", "NSLocalizedString(Titles.title(for: 1), comment: \"\")"),
      ("struct Page { ", "}", "{ (page: Page) in Text(LocalizedStringKey(page.title(for: 1))) }"),
      (
        "struct Page { var heading: String { title(for: 2) }; ", "}",
        "NSLocalizedString(Page().heading, comment: \"\")"
      ),
      (
        "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }\n",
        "", "show(title(for: 1).localized)"
      ),
    ])
  func longFunctions(before: String, behind: String, use: String) {
    let cases = (0..<100).map { "case \($0): return \"text \($0)\"\n" }.joined()
    let body = "{ switch number { \(cases)default: return \"\" } }"
    let example = Case(
      before + "func title(for number: Int) -> String " + body + behind, use, [])
    for readsAll in [false, true] {
      #expect(example.found(importing: "SwiftUI", readsAll: readsAll).count == 100, "\(readsAll)")
    }
  }

  /// Xcode sees none of these keys, and what a function gives beside them nobody can tell.
  @Test(arguments: [(#""A""#, []), (#"flag ? "A" : load()"#, ["dynamic-key"])])
  func lookUps(value: String, diagnostics: [String]) {
    let found = Extracted.from(
      """
      func key(_ flag: Bool) -> String { \(value) }
      func show() -> String { NSLocalizedString(key(true), comment: "") }
      """)
    #expect(found.openLookUps.count == 1)
    #expect(found.diagnostics.map(\.id) == diagnostics)
    #expect(found.entries.map(\.key) == ["A"])
    #expect(found.entries.allSatisfy { $0.isIndirect })
  }
}
