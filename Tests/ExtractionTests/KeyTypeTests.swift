import Testing

@testable import Extraction

/// What a small type of the project's own holds, made of literals or of raw values, is a key where it
/// is made.
@Suite struct KeyTypeTests {
  typealias Case = DeclaredUse

  private static let key = """
    struct Key: ExpressibleByStringLiteral {
      let raw: String
      init(_ raw: String) { self.raw = raw }
      init(stringLiteral value: String) { raw = value }
    }

    """
  private static let text = """
    enum Texts {
      static func text(_ key: Key, _ arguments: CVarArg...) -> String {
        String(format: NSLocalizedString(key.raw, comment: ""), arguments: arguments)
      }
    }

    """

  static let literals: [Case] = [
    Case(key + text, #"Texts.text("A")"#, ["A"]),
    Case(key + text, #"Texts.text("%d cups", 3)"#, ["%d cups"]),
    Case(key + text, #"Texts.text(flag ? "A" : "B")"#, ["A", "B"]),
    Case(key + text, #"[Texts.text(.init("A")), Texts.text(Key("B"))]"#, ["A", "B"]),
    Case(key + text, #"(["A", "B"] as [Key]).map { Texts.text($0) }"#, ["A", "B"]),
    Case(key + text, #"{ let key: Key = "A"; return Texts.text(key) }()"#, ["A"]),
    Case(key + text, #"[Texts.text(""), Texts.text("A \(flag)")]"#, []),
    Case(
      key + text + #"enum Names { static let welcome: Key = "A" }"#, "Texts.text(Names.welcome)",
      ["A"]),
    Case(
      key + text + #"extension Key { static let welcome: Self = "A" }"#, "Texts.text(.welcome)",
      ["A"]),
    Case(
      key + text + #"func title(_ key: Key = "A") -> String { Texts.text(key) }"#,
      #"[title(), title("B")]"#, ["A", "B"]),
    Case(
      key
        + """
        struct Title {
          let key: Key
          var text: String { NSLocalizedString(key.raw, comment: "") }
        }
        """,
      #"Title(key: "A").text"#, ["A"]),
    Case(
      """
      struct Key: ExpressibleByStringLiteral {
        private let raw: String
        init(stringLiteral value: StringLiteralType) { raw = value }
        var text: String { NSLocalizedString(raw, comment: "") }
      }
      """, #"[Key("A").text, ("B" as Key).text]"#, ["A", "B"]),
    Case(
      """
      struct Key: RawRepresentable { let rawValue: String }
      extension Key: ExpressibleByStringLiteral {
        init(stringLiteral value: String) { self.init(rawValue: value) }
      }
      func tr(_ key: Key) -> String { NSLocalizedString(key.rawValue, comment: "") }
      """, #"tr("A")"#, ["A"]),
  ]

  static let rawValues: [Case] = [
    Case(
      """
      struct Name: RawRepresentable {
        let rawValue: String
        static let a = Name(rawValue: "A")
        var text: String { NSLocalizedString(rawValue, comment: "") }
      }
      extension Name { static let b = Self(rawValue: "B") }
      """, "[Name.a.text, Name.b.text]", ["A", "B"]),
    Case(
      """
      struct Name: RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
      }
      func tr(_ name: Name) -> String { NSLocalizedString(name.rawValue, comment: "") }
      """, #"tr(Name(rawValue: "A"))"#, ["A"]),
    // The raw values of an enumeration are its own.
    Case(
      """
      struct Name: RawRepresentable { let rawValue: String }
      enum Tab: String { case home = "A" }
      func tr(_ tab: Tab) -> String { NSLocalizedString(tab.rawValue, comment: "") }
      """, #"(tr(.home), Name(rawValue: "b"))"#, ["A"]),
  ]

  static let others: [Case] = [
    Case(key + "func text(_ key: Key) -> String { key.raw }", #"text("a")"#, []),
    Case(
      key + text
        + "struct Other: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }",
      #"("a" as Other, Texts.text("B"))"#, ["B"]),
    // Swift takes a literal for a String where it may be one.
    Case(
      key + text + "extension Texts { static func text(_ plain: String) -> String { plain } }",
      #"Texts.text("a")"#, []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: literals + rawValues + others)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "Foundation", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }

  /// The compiler makes raw values of an enumeration as it makes other values of literals.
  @Test(arguments: ["Key", "Key, CaseIterable", "Keys.Key"])
  func rawValuesOfOwnTypes(inherited: String) {
    let key = """
      struct Key: ExpressibleByStringLiteral, Equatable {
        let text: String
        init(key: String) { text = NSLocalizedString(key, comment: "") }
        init(stringLiteral value: String) { self.init(key: value) }
      }
      """
    let isNested = inherited.contains("Keys")
    let found = Extracted.from([
      "Key.swift": "import Foundation\n" + (isNested ? "enum Keys {\n\(key)\n}" : key),
      "Bread.swift": "enum Bread: \(inherited) {\n  case rye = \"Rye bread\"\n  case oat\n}",
      "Other.swift": "enum Other: String { case plain = \"Plain bread\" }",
    ])
    #expect(found.entries.map(\.key) == ["Rye bread", "oat"])
    #expect(found.diagnostics.isEmpty)
  }

  /// Each declaration is found by what another one says of it.
  @Test func declarationsInManyFiles() throws {
    let found = Extracted.from([
      "Key.swift": Self.key, "Names.swift": #"enum Names { static let welcome: Key = "A" }"#,
      "Text.swift": "import Foundation\n" + Self.text,
      "Title.swift": "struct Title { let key: Key; func text() -> String { Texts.text(key) } }",
      "Use.swift": #"let titles = [Title(key: Names.welcome), Title(key: "B")]"#,
      "View.swift": #"func view() -> [String] { [Texts.text(.init("C"))] }"#,
    ])
    #expect(found.entries.map(\.key) == ["A", "B", "C"])
    #expect(found.entries.flatMap(\.locations).map(\.isIndirect) == [true, true, true])
    #expect(found.diagnostics.isEmpty)
    #expect(found.openLookUps.map(\.file) == [])
  }

  /// A property of one type says nothing of a library's, and of an unknown value's only where all say
  /// alike.
  @Test(arguments: [
    ("import ActiveLabel\nfunc f(_ l: ActiveLabel) { l.text = \"A\" }", ""),
    ("func f() { unknown().text = \"A\" }", "struct Other { var text: String }"),
  ])
  func membersOfOthers(use: String, beside: String) {
    let row = "import SwiftUI\nstruct Row { var text: LocalizedStringKey }"
    for declarations in [[row, beside], [beside, row]] {
      let keys = Extracted.keys(in: (declarations + [use]).joined(separator: "\n"))
      #expect(keys.isEmpty, "\(declarations)")
    }
    #expect(Extracted.keys(in: row + "\nfunc f(_ r: inout Row) { r.text = \"A\" }") == ["A"])
  }
}
