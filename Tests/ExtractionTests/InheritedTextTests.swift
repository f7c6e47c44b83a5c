import Diagnostics
import Extraction
import Testing

/// What types give or hold for a property of a protocol or superclass is a key where something looks
/// that property up.
@Suite struct InheritedTextTests {
  typealias Case = DeclaredUse

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

  private static func base(_ getter: String) -> String {
    """
    class Page {
      let isOpen = true
      var title: String { \(getter) }
      func text() -> String { NSLocalizedString(title, comment: "") }
    }

    """
  }
  private static let contacts =
    "final class Contacts: Page { override var title: String { \"B\" } }\n"

  /// What subclasses give in the place of a property that something looks up.
  static let overrides: [Case] = [
    Case(base(#""A""#) + contacts, "Contacts().text()", ["A", "B"]),
    Case(base(#""""#) + contacts, "Contacts().text()", ["B"]),
    Case(contacts + base(#""A""#), "Contacts().text()", ["A", "B"]),
    Case(
      base(#""A""#) + contacts
        + "class Other: Page {}\nclass Deep: Other { override var title: String { \"C\" } }",
      "Deep().text()", ["A", "B", "C"]),
    Case(
      base(#""A""#)
        + """
        class Other: Page {
          let isBig = true
          override var title: String { isBig ? "B" : super.title }
        }
        """, "Other().text()", ["A", "B"]),
    Case(
      base("fatalError()") + contacts, "{ (page: Page) in Text(LocalizedStringKey(page.title)) }",
      ["B"]),
    Case(
      """
      class Page {
        class var title: String { "A" }
        class func text() -> String { NSLocalizedString(title, comment: "") }
      }
      class Contacts: Page { override class var title: String { "B" } }
      """, "Contacts.text()", ["A", "B"]),
    // Another class's, one of the value's own class, a subclass's of another name, and what nothing
    // looks up.
    Case(
      base(#""A""#) + contacts + "class Other { var title: String { \"C\" } }", "Other().title",
      ["A", "B"]),
    Case(
      """
      class Page { var title: String { "A" } }
      class Contacts: Page { override var title: String { "B" } }
      class Places: Page { override var title: String { "C" } }
      """, #"NSLocalizedString(Contacts().title, comment: "")"#, ["B"]),
    Case(
      base(#""A""#) + "class Contacts: Page { var subtitle: String { \"B\" } }",
      "Contacts().text()", ["A"]),
    Case(
      """
      class Page { var title: String { "A" }; func text() -> String { title } }
      class Contacts: Page { override var title: String { "B" } }
      """, "Contacts().text()", []),
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
  @Test(arguments: ofProtocols + heldForProtocols + overrides)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  /// A file that nothing else asks for is read for what its types have in the place of another's.
  @Test(arguments: [
    (base(#""A""#), [contacts], ["A", "B"]),
    (
      named
        + #"func show(_ item: any Named) -> String { NSLocalizedString(item.name, comment: "") }"#,
      [
        #"struct Cup: Named { let name = "D" }"#, #"enum Bowl: Named { var name: String { "E" } }"#,
      ],
      ["A", "B", "C", "D", "E"]
    ),
    (base(#""A""#), ["class Contacts: Page { var subtitle: String { \"B\" } }"], ["A"]),
  ])
  func filesOfTheirOwn(first: String, others: [String], keys: [String]) {
    var files = ["First.swift": "import SwiftUI\n" + first]
    for (number, other) in others.enumerated() {
      files["Other\(number).swift"] = "import SwiftUI\n" + other
    }
    for readsAll in [false, true] {
      #expect(Extracted.from(files, readsAll: readsAll).entries.map(\.key) == keys, "\(readsAll)")
    }
  }

  /// What stops the app gives no text that anybody could miss.
  @Test(arguments: [
    base("fatalError()") + contacts, base(#"fatalError("no title")"#) + contacts,
    """
    enum Tab {
      case home, search
      var title: String {
        switch self {
        case .home: "B"
        case .search: fatalError("no title")
        }
      }
      func text() -> String { NSLocalizedString(title, comment: "") }
    }
    """,
  ])
  func whatStopsTheApp(code: String) {
    let found = Extracted.from(code)
    #expect(found.entries.map(\.key) == ["B"])
    #expect(found.diagnostics.isEmpty)
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
}
