import Diagnostics
import Extraction
import Testing

/// Look-ups of keys that only show when the app runs.
@Suite struct OpenLookUpTests {
  /// Where a look-up goes, and what is fixed of its key.
  struct Case: Sendable {
    var code: String
    var table: String?
    var texts: [String] = []
    var key: String?
    var isOpen = true
  }

  static let cases: [Case] = [
    Case(code: #"NSLocalizedString(item.title, comment: "")"#, table: "Localizable"),
    Case(
      code: #"NSLocalizedString("DE_\(item.title)", comment: "")"#, table: "Localizable",
      texts: ["DE_~"]),
    Case(
      code: #"NSLocalizedString("a." + "b." + item.title + ".c", tableName: "T", comment: "")"#,
      table: "T", texts: ["a.b.~", "~.c"]),
    Case(
      code: #"NSLocalizedString("a\(item.title)", tableName: item.table, comment: "")"#,
      table: nil, texts: ["a~"]),
    Case(
      code: #"String(format: "DE_%@", item.title).loc"#, table: "Localizable", texts: ["DE_~"]),
    Case(
      code: #"NSLocalizedString(Keys.prefix + Keys.name, comment: "")"#, table: "Localizable",
      key: "cart.title"),
    Case(
      code: #"NSLocalizedString(Keys.name, tableName: item.table, comment: "")"#, table: nil),
    Case(code: "item.title.loc", table: "Localizable"),
    Case(code: #""plain".loc"#, isOpen: false),
    Case(code: #"[item.title].map(\.loc)"#, table: "Localizable"),
    Case(code: #"unknown().map(\.loc)"#, table: nil),
    Case(code: #"[item].map(\.title)"#, isOpen: false),
    Case(code: "[item.title].map(tr)", table: nil),
    Case(code: "[item.title].map(Strings.of)", table: nil),
    Case(code: "[item.title].map(Speaker().said)", table: nil),
    Case(code: "{ let said = Strings.of; return said(item.title) }()", table: nil),
    Case(code: "unknown().said(item.title)", table: "Localizable"),
    Case(code: #"unknown().said("plain")"#, table: "Localizable", key: "plain"),
    Case(code: "unknown().loc", table: "Localizable"),
    Case(code: "unknown().title", isOpen: false),
    Case(code: #"tr("plain")"#, isOpen: false),
    Case(code: "LocalizedStringKey(item.title)", table: "Localizable"),
    Case(code: #"NSLocalizedString("plain", comment: "")"#, isOpen: false),
    Case(code: #"NSLocalizedString(flag ? "one" : "two", comment: "")"#, isOpen: false),
    Case(code: #"NSLocalizedString(Kind.one.rawValue, comment: "")"#, isOpen: false),
    Case(code: #"item.title.localizedUppercase"#, isOpen: false),
  ]

  @Test(arguments: cases)
  func lookUps(_ item: Case) {
    let found = Extracted.from(
      """
      import SwiftUI
      struct Item { var title: String; var table: String }
      enum Kind: String { case one }
      enum Keys { static let prefix = "cart.", name = "title" }
      extension String { var loc: String { NSLocalizedString(self, comment: "") } }
      extension String {
        func loc(in table: String) -> String { NSLocalizedString(self, tableName: table, comment: "") }
      }
      func show(_ item: Item, flag: Bool) { print("shown", \(item.code)) }
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      enum Strings { static func of(_ key: String) -> String { tr(key) } }
      final class Speaker { func said(_ key: String) -> String { tr(key) } }
      let known = "known".loc + tr("known") + Strings.of("known") + Speaker().said("known")
      let other = "other".loc(in: "Other")
      """
    ).openLookUps
    #expect(found.count == (item.isOpen ? 1 : 0))
    #expect(found.first?.table == (item.isOpen ? item.table : nil))
    #expect(found.first?.key == item.key)
    let texts = found.first?.texts.map { $0.replacing("\u{FFFC}", with: "~") }
    #expect((texts ?? []) == item.texts)
  }

  /// The system calls methods of a delegate, with keys that nobody sees.
  @Test(arguments: [("", true), ("let title = Menu().title(of: \"known\")", false)])
  func wrappersThatNothingCalls(call: String, isOpen: Bool) {
    let found = Extracted.from(
      """
      import Foundation
      final class Menu {
        func title(of name: String) -> String {
          NSLocalizedString(name, tableName: "Menu", comment: "")
        }
      }
      \(call)
      """)
    #expect(found.openLookUps.compactMap(\.table) == (isOpen ? ["Menu"] : []))
    #expect(found.diagnostics.map(\.id) == (isOpen ? ["dynamic-key"] : []))
  }

  /// What is written alike is looked up at each of its places.
  @Test func implicitMembersOfOneName() {
    let source = """
      import Foundation
      extension String { static let about = "about.window" }
      func open(window: String) { print(NSLocalizedString(window, comment: "")) }
      func go() {
          open(window: .about)
      }
      func go2() {
          open(window: .about)
      }
      """
    let bytes = Array(source.utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: ".about)".utf8) }
    let found = Extracted.from(source)
    #expect(found.diagnostics.isEmpty)
    #expect(found.entries.map { $0.locations.map(\.offset).sorted() } == [places])
    #expect(found.openLookUps.map(\.offset).sorted() == places)
    #expect(found.openLookUps.map(\.key) == ["about.window", "about.window"])
  }

  /// No text stands in the body, or none in the statement.
  @Test(arguments: [
    ("tr(item.title)", ""), ("tr(item.title)", "print(\"shown\")"), ("Strings.of(item.title)", ""),
    ("label(item.title)", ""), ("LocalizedStringKey(item.title)", ""),
    ("[item.title].map(Strings.of)", ""),
  ])
  func bodiesWithoutTexts(call: String, other: String) {
    let rows = (1...40).map { "  label.frame.size.width += CGFloat(\($0)) * item.width" }
    let found = Extracted.from([
      "Text.swift": """
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      enum Strings { static func of(_ key: String) -> String { tr(key) } }
      func label(_ key: String) -> Label { Label(Strings.of(key)) }
      """,
      "Item.swift": "struct Item { var title: String; let width: Double }",
      "Show.swift": """
      func show(_ item: Item, _ view: Label) {
      \(rows.joined(separator: "\n"))
        view.text = \(call)
        \(other)
      }
      """,
      "Known.swift": #"let known = (tr("a"), Strings.of("b"), label("c"))"#,
    ])
    #expect(found.openLookUps.map(\.file) == ["Show.swift"])
    #expect(found.openLookUps.map(\.table) == [call.contains("map") ? nil : "Localizable"])
    #expect(found.entries.map(\.key) == ["a", "b", "c"])
  }

  /// Nothing else stands in the statement, nor in the body, and the wrapper has its callers elsewhere.
  @Test(arguments: ["localized", "localizedCategory", "localizedStatus"])
  func statementsWithoutTexts(member: String) {
    let rows = (1...40).map { "  label.frame.size.width += CGFloat(\($0)) * item.width" }
    let found = Extracted.from([
      "Text.swift":
        #"extension String { var \#(member): String { NSLocalizedString(self, comment: "") } }"#,
      "Item.swift": "struct Item { let title: String; let width: Double }",
      "Show.swift": """
      func show(_ item: Item, _ label: UILabel) {
      \(rows.joined(separator: "\n"))
        label.text = item.title.\(member)
        print("shown")
      }
      func label(_ title: String) { print(title.\(member)) }
      func labels() { label("known") }
      """,
    ])
    #expect(found.openLookUps.map(\.file) == ["Show.swift"])
    #expect(found.entries.map(\.key) == ["known"])
  }
}
