import Diagnostics
import Extraction
import Testing

/// The texts of constants are keys where something looks them up.
@Suite struct ConstantTextTests {
  typealias Case = DeclaredUse

  private static let title = #"NSLocalizedString(Keys.title, comment: "")"#
  private static let loc =
    "extension String { var loc: String { NSLocalizedString(self, comment: \"\") } }\n"

  /// A function whose body starts with a declaration and looks up `key`.
  private static func looking(_ start: String) -> String {
    "func show(_ flag: Bool) {\n\(start)\nprint(NSLocalizedString(key, comment: \"\"))\n}"
  }

  static let constants: [Case] = [
    Case("enum Keys { static let title = \"A\" }", title, ["A"]),
    Case("enum Keys { static let title: String = \"A\" }", title, ["A"]),
    Case("enum Keys { static var title: String { \"A\" } }", title, ["A"]),
    Case("enum Keys { static let start = \"a.\", title = start + \"b\" }", title, ["a.b"]),
    Case(
      "enum Keys { static let title = Others.title }; enum Others { static let title = \"A\" }",
      title, ["A"]),
    Case("enum Keys { static let a = \"A\" }\n" + loc, "Keys.a.loc", ["A"]),
    Case(
      "enum Keys { enum Cup { static let title = \"A\" } }",
      "String(localized: String.LocalizationValue(Keys.Cup.title))", ["A"]),
    Case("let key = \"A\"", #"NSLocalizedString(key, comment: "")"#, ["A"]),
    Case("let key = \"A\"", #"String(localized: .init(key))"#, ["A"]),
    Case("let key = \"A\"\nstruct Cup { \(looking("")) }", "Cup().show(flag)", ["A"]),
    Case(
      "struct Cup { static let key = \"A\"\nstruct Lid { \(looking("")) } }",
      "Cup.Lid().show(flag)", ["A"]),
    Case(
      "struct Cup { private let key = \"A\"; \(looking("")) }", "Cup().show(flag)", ["A"]),
    Case(looking("let key = \"A\""), "show(flag)", ["A"]),
    Case(looking("let key: String = \"A\""), "show(flag)", ["A"]),
    Case(looking("let key = flag ? \"A\" : \"B\""), "show(flag)", ["A", "B"]),
  ]

  private static let kinds =
    "enum Kind: String, CaseIterable { case tea, brew = \"coffee\" }\n"
    + "enum Keys { static let start = \"kind\", end: String? = \"b\" }\n"

  /// A function that looks up a text which is put together of what it is given.
  private static func naming(_ key: String) -> String {
    kinds + "func show(_ kind: Kind, _ other: Kind?, _ name: String, _ number: Int) {\n"
      + "print(NSLocalizedString(\(key), comment: \"\")) }"
  }
  private static let showing = "show(.tea, nil, readLine()!, 1)"

  static let parts: [Case] = [
    Case(naming(#""kind." + kind.rawValue"#), showing, ["kind.coffee", "kind.tea"]),
    Case(naming(#""kind.\(kind.rawValue)""#), showing, ["kind.coffee", "kind.tea"]),
    Case(
      naming(#""kind.\(kind.rawValue).title""#), showing, ["kind.coffee.title", "kind.tea.title"]),
    Case(naming(#""\(Keys.start).title""#), showing, ["kind.title"]),
    Case(naming(#""\(Keys.start).\(Kind.tea.rawValue)""#), showing, ["kind.tea"]),
    Case(
      naming(#"Keys.start + "." + kind.rawValue.uppercased()"#), showing,
      ["kind.COFFEE", "kind.TEA"]),
    Case(naming(#""kind.\(name)""#), showing, []),
    Case(naming(#""kind.\(number)""#), showing, []),
    Case(naming(#""kind.\(kind)""#), showing, []),
    Case(naming(#""kind.\(other?.rawValue)""#), showing, []),
    Case(naming(#""kind.\(Keys.end)""#), showing, []),
    Case(naming(#""kind.\(kind.rawValue, radix: 2)""#), showing, []),
    Case(
      kinds
        + "func text(_ kind: Kind) -> Text { Text(LocalizedStringKey(\"a.\" + kind.rawValue)) }",
      "text(.tea)", ["a.coffee", "a.tea"]),
    Case(
      kinds + "func show(_ kind: Kind) -> Text { Text(\"a.\\(kind.rawValue)\") }",
      "show(.tea)", ["a.%@"]),
  ]

  static let others: [Case] = [
    Case("enum Keys { static var title = \"A\" }", title, []),
    Case("enum Keys { static let title = load() }", title, []),
    Case("enum Keys { static let title = title }", title, []),
    Case(
      "enum Keys { static let title = Others.a }; enum Others { static let a = Keys.title }", title,
      []),
    Case("enum Keys { static let title = \"A\" }", "print(Keys.title)", []),
    Case("enum Keys { static let title = \"\" }", title, []),
    Case(looking("var key = \"A\"; if flag { key = load() }"), "show(flag)", []),
    Case(
      "let key = \"A\"\nfunc show(_ key: String) { _ = String(localized: .init(key)) }",
      "show(load())", []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: constants + parts + others)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  /// Xcode sees none of these keys; the call says what they are, and nobody is told to write them in
  /// quotes.
  @Test func whatIsSaidOfThem() {
    let found = Extracted.from([
      "Keys.swift": "enum Keys { static let title = \"cup.title\" }",
      "Use.swift": """
      import Foundation
      let title = NSLocalizedString(Keys.title, tableName: "Cups", comment: "Over the list of cups")
      """,
    ])
    #expect(found.entries.map(\.key) == ["cup.title"])
    #expect(found.entries.map(\.table) == ["Cups"])
    #expect(found.entries.map(\.comment) == ["Over the list of cups"])
    #expect(found.entries.flatMap(\.locations).map(\.file) == ["Use.swift"])
    #expect(found.entries.allSatisfy { $0.isIndirect })
    #expect(found.diagnostics.isEmpty)
    #expect(found.openLookUps.map(\.key) == ["cup.title"])
  }

  /// Of a table that may be one of several nobody can tell which it is.
  @Test func tablesInParts() {
    let found = Extracted.from(
      """
      import Foundation
      enum Kind: String { case tea, coffee }
      func show(_ kind: Kind) {
        print(NSLocalizedString("A", tableName: "Kinds-" + kind.rawValue, comment: ""))
        print(NSLocalizedString("B", tableName: "Kinds-" + Kind.tea.rawValue, comment: ""))
      }
      """)
    #expect(found.entries.map(\.key) == ["B"])
    #expect(found.entries.map(\.table) == ["Kinds-tea"])
    #expect(found.diagnostics.map(\.id) == ["dynamic-table"])
  }

  @Test func configuredFunctions() {
    let found = Extracted.from(
      ["A.swift": #"enum Keys { static let title = "A" }; let a = tr(Keys.title), b = tr("B")"#],
      functions: [LocalizingFunction(name: "tr")])
    #expect(found.entries.map(\.key) == ["A", "B"])
    #expect(found.diagnostics.isEmpty)
  }

  /// Each file means its own type of a name.
  @Test func constantsOfPrivateTypes() {
    func file(_ text: String) -> String {
      """
      import Foundation
      private enum Keys { static let title = "\(text)" }
      func \(text)() { print(NSLocalizedString(Keys.title, comment: "")) }
      """
    }
    let found = Extracted.from(["Cup.swift": file("cup"), "Lid.swift": file("lid")])
    #expect(found.entries.map(\.key) == ["cup", "lid"])
    #expect(found.entries.flatMap(\.locations).map(\.file) == ["Cup.swift", "Lid.swift"])
    #expect(found.diagnostics.isEmpty)
  }

  /// Of one that each platform has of its own, nobody can tell which one is meant.
  @Test func constantsOfSeveralPlatforms() {
    let found = Extracted.from(
      """
      import Foundation
      enum Keys {
        #if os(macOS)
          static let title = "Click"
        #else
          static let title = "Tap"
        #endif
      }
      let title = NSLocalizedString(Keys.title, comment: "")
      """)
    #expect(found.entries.isEmpty)
    #expect(found.diagnostics.map(\.id) == ["dynamic-key"])
  }
}
