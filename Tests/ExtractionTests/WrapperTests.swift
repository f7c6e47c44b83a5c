import Diagnostics
import Extraction
import Testing

/// What hands a string on to a localizing API localizes the literals that it is given.
@Suite struct WrapperTests {
  /// A wrapper, a use of it, and the keys that the use gives.
  struct Case: Sendable {
    var wrapper: String
    var use: String
    var keys: [String]
  }

  @Test("a call of one of many overloads finds the one that takes its labels")
  func manyOverloads() {
    let overloads = (0..<40).map { number in
      """
      func tr(label\(number) key: String, table: String = "T") -> String {
        NSLocalizedString(key, comment: "")
      }
      """
    }
    let others = """
      func tr(_ count: Int = 1, at place: String) -> String { place }
      func tr(_ key: String, run: () -> Void) -> String { key }
      let all = [tr(label7: "Seven"), tr(label39: "Last", table: "U"), tr(at: "No"), tr(label40: "Nor")]
      let run = tr("Neither") {}
      """
    let source = (overloads + [others]).joined(separator: "\n")
    #expect(Extracted.keys(in: source) == ["Last", "Seven"])
  }

  @Test("wrappers of one name in several types are all called")
  func severalOwners() {
    func declaration(_ owner: String) -> String {
      "enum \(owner) { static func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") } }"
    }
    let found = Extracted.from([
      "A.swift": declaration("A"), "B.swift": declaration("B"),
      "UseA.swift": #"let a = A.tr("In A")"#, "UseB.swift": #"let b = B.tr("In B")"#,
    ])
    #expect(found.entries.map(\.key) == ["In A", "In B"])
  }

  /// A text is handed on where no literal stands beside it, too.
  @Test(arguments: [
    "for _ in languages { if let text = inner(key) { return text } }",
    "for _ in languages { return inner(key)! }", "while true { return inner(key)! }",
    "repeat { return inner(key)! } while true", "do { return inner(key)! } catch {}",
    "guard let text = inner(key) else { return key }; return text",
    "outer: for _ in languages { return inner(key)! }", "defer { _ = inner(key) }",
  ])
  func statements(body: String) {
    let keys = Extracted.keys(
      in: """
        import Foundation
        func inner(_ key: String) -> String? { NSLocalizedString(key, comment: "") }
        func outer(_ key: String, languages: [Int]) -> String {
          \(body)
          return key
        }
        let a = outer("One", languages: [])
        """)
    #expect(keys == ["One"])
  }

  /// A closure hands on what the function around it is given, however much else it does.
  @Test(arguments: [
    "HStack { Text(inner(key)); Spacer() }", "HStack { Text(LocalizedStringKey(key)); Spacer() }",
    "later { update(); show(inner(text: key)); later {} }",
    "later { update(); later { update(); show(inner(key)) } }",
  ])
  func closures(body: String) {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        func inner(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        func inner(text: String) -> String { inner(text) }
        func later(_ run: () -> Void) { run() }
        func show(_ text: String) {}
        func update() {}
        func outer(key: String, size: Double) -> some View { \(body) }
        let a = outer(key: "One", size: 1)
        """)
    #expect(keys == ["One"])
  }

  /// A getter hands the text on that it is a member of, whatever else looks texts up in it.
  @Test func gettersWithOtherLookUps() {
    let keys = Extracted.keys(
      in: """
        func inner(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        extension String {
          var outer: String {
            if isEmpty { return defaults.localizedName }
            while true { note(inner(self)) }
          }
        }
        let a = "One".outer
        """)
    #expect(keys == ["One"])
  }

  /// What hands a text on need not be short, and may hold other texts.
  @Test(arguments: ["", #"print("Laid out")"#, "let key2 = x.key; lay(key: 3)"])
  func longBodies(statement: String) {
    let layout = (1...20).map { number in
      "  let width\(number) = label.frame.width + CGFloat(label.frame.height) * size"
    }.joined(separator: "\n")
    let keys = Extracted.from([
      "Inner.swift":
        #"func inner(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
      "Outer.swift": """
      func outer(key: String, size: CGFloat, label: UILabel) {
      \(layout)
        \(statement)
        label.text = inner(key)
      }
      """,
      "Use.swift": #"func use(_ label: UILabel) { outer(key: "One", size: 1, label: label) }"#,
    ]).entries.map(\.key)
    #expect(keys == ["One"])
  }

  static let members: [Case] = [
    Case(
      wrapper: #"extension String { var loc: String { NSLocalizedString(self, comment: "") } }"#,
      use: #"let a = "Cancel".loc"#, keys: ["Cancel"]),
    Case(
      wrapper:
        "extension String { func loc() -> String { NSLocalizedString(self, comment: self) } }",
      use: #"let a = String(format: "%d items".loc(), 3)"#, keys: ["%d items"]),
    Case(
      wrapper: """
        extension String {
          var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
          var upper: String { localized.uppercased() }
        }
        """,
      use: #"let a = "Shout".upper + ("Yes" as String).localized"#, keys: ["Shout", "Yes"]),
    Case(
      wrapper: """
        extension String { var loc: String { NSLocalizedString(self, comment: "") } }
        struct Name { var loc: String }
        """,
      use: #"func f(_ n: Name, _ g: (String) -> Name) { _ = g("no").loc }"#, keys: []),
    Case(
      wrapper: """
        struct Strings {
          static func tr(_ key: String) -> String { String(localized: .init(key)) }
          static func tr(raw key: String) -> String { key }
        }
        """,
      use: #"let a = Strings.tr("one") + Strings.tr(raw: "two")"#, keys: ["one"]),
    Case(
      wrapper: """
        struct Catalog { subscript(key: String) -> String { NSLocalizedString(key, comment: "") } }
        """,
      use: #"func f(_ c: Catalog) { _ = c["one"] }"#, keys: ["one"]),
    Case(
      wrapper: """
        struct Row { var title: String; init(key: String) { title = NSLocalizedString(key, comment: "") } }
        """,
      use: #"let a = Row(key: "one")"#, keys: ["one"]),
  ]

  static let functions: [Case] = [
    Case(
      wrapper:
        "func L(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }",
      use: #"let a = L("Cancel")"#, keys: ["Cancel"]),
    Case(
      wrapper: """
        func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        func M(_ text: String) -> String { L(text) }
        func N(on label: Label, title text: String) { label.text = M(text) }
        """,
      use: #"func f(_ l: Label) { N(on: l, title: "deep") }"#, keys: ["deep"]),
    Case(
      wrapper: """
        func L(_ key: String?, or other: String = "Default") throws -> String {
          guard let key = key else { return "" }
          let renamed: String = key
          let k = String(renamed) as String
          return NSLocalizedString(k.isEmpty ? k : other, comment: "")
        }
        """,
      use: #"func f() throws { _ = try L("one", or: "two"); _ = try L("three") }"#,
      keys: ["Default", "one", "three", "two"]),
    Case(
      wrapper:
        "func L(_ key: String) -> String { NSLocalizedString(\"prefix.\" + key, comment: \"\") }",
      use: #"let a = L("no")"#, keys: []),
    Case(
      wrapper:
        "func L(_ key: String) -> String { NSLocalizedString(String(format: key, 1), comment: \"\") }",
      use: #"let a = L("no")"#, keys: []),
    Case(
      wrapper:
        "func L<S: StringProtocol>(_ key: S) -> String { NSLocalizedString(String(key), comment: \"\") }",
      use: #"let a = L("generic")"#, keys: ["generic"]),
    Case(
      wrapper: "func title(_ key: String) -> some View { Text(LocalizedStringKey(key)) }",
      use: #"let a = title("shown"), b = title(flag ? "on" : "off")"#, keys: ["off", "on", "shown"]),
    Case(
      wrapper: "func title(_ key: String) -> some View { Text(.init(key)) }",
      use: #"let a = title("shown")"#, keys: ["shown"]),
    Case(
      wrapper:
        "func resource(_ key: String) -> LocalizedStringResource { LocalizedStringResource(stringLiteral: key) }",
      use: #"let a = resource("later")"#, keys: ["later"]),
    Case(
      wrapper: "func L(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
      use: #"enum Keys { static let save = "Save" }; let a = L(Keys.save)"#, keys: ["Save"]),
    Case(
      wrapper:
        "func L(_ key: String, _ arguments: CVarArg...) -> String { String(format: NSLocalizedString(key, comment: \"\"), arguments) }",
      use: #"let a = L("%d of %@", 1, "x")"#, keys: ["%d of %@"]),
  ]

  static let enumerations: [Case] = [
    Case(
      wrapper: """
        enum Tab: String {
          case home, search = "Find"
          var title: String { NSLocalizedString(rawValue, comment: "") }
        }
        """,
      use: "", keys: ["Find", "home"]),
    Case(
      wrapper: """
        extension String { var loc: String { NSLocalizedString(self, comment: "") } }
        enum Tab: String { case home, search; var title: String { rawValue.loc } }
        """,
      use: "", keys: ["home", "search"]),
    Case(
      wrapper: """
        enum Tab: String { case home, search = "Find" }
        let a = NSLocalizedString(Tab.search.rawValue, comment: "")
        """,
      use: "", keys: ["Find"]),
    Case(
      wrapper: """
        protocol Named {}
        extension Named where Self: RawRepresentable, RawValue == String {
          var title: String { NSLocalizedString(rawValue, comment: "") }
        }
        enum Tab: String, Named { case home }
        enum Other: String { case no }
        """,
      use: "", keys: ["home"]),
    Case(
      wrapper: """
        enum Tab: String { case home }
        func name(_ tab: Tab) -> String { NSLocalizedString(tab.rawValue, comment: "") }
        """,
      use: "", keys: ["home"]),
    Case(
      wrapper: """
        enum Tab: String { case home; var title: String { NSLocalizedString("tab." + rawValue, comment: "") } }
        """,
      use: "", keys: ["tab.home"]),
    Case(
      wrapper: """
        enum Unit: String {
          case own = "", metre = "m"
          var name: LocalizedStringResource {
            switch self { case .own: "Own"; default: .init(stringLiteral: rawValue) }
          }
        }
        """,
      use: "", keys: ["Own", "m"]),
  ]

  @Test("literal callers", arguments: members + functions + enumerations)
  func keys(example: Case) {
    let keys = Extracted.from([
      "Wrapper.swift": "import SwiftUI\nlet plain = \"x\"\n" + example.wrapper,
      "Use.swift": example.use,
    ]).entries.map(\.key)
    #expect(keys == example.keys)
  }

  @Test func tableBundleCommentAndValueFlowAlong() throws {
    let entries = Extracted.from([
      "Wrapper.swift": """
      func tr(_ table: String, _ key: String, _ note: String = "Note", value: String? = nil) -> String {
        if let value {
          return NSLocalizedString(key, tableName: table, bundle: .module, value: value, comment: note)
        } else {
          return NSLocalizedString(key, tableName: table, bundle: .module, comment: note)
        }
      }
      """,
      "Use.swift": #"let a = tr("Menu", "one"), b = tr("Menu", "two", "Other", value: "Two")"#,
    ]).entries
    #expect(entries.map(\.key) == ["one", "two"])
    #expect(entries.map(\.table) == ["Menu", "Menu"])
    #expect(entries.map(\.bundle) == [".module", ".module"])
    #expect(entries.map(\.comment) == ["Note", "Other"])
    #expect(entries.map(\.defaultValue) == [nil, "Two"])
    #expect(entries.map(\.locations.count) == [1, 1])
  }

  @Test func tableOfALiteralThatLocalizesByItsTypeFlowsAlong() {
    let entries = Extracted.from([
      "Wrapper.swift": """
      func tr(_ value: String.LocalizationValue) -> String {
        String(localized: value, table: "Menu", bundle: .module, comment: "Note")
      }
      """,
      "Use.swift": #"let a = tr("\(3) cups")"#,
    ]).entries
    #expect(entries.map(\.key) == ["%lld cups"])
    #expect(entries.map(\.table) == ["Menu"])
    #expect(entries.map(\.comment) == ["Note"])
  }

  @Test(
    "a table is told by a property that always has one text",
    arguments: [
      ("enum Titles", "static var table: String { \"Cups\" }", "Cups/a"),
      ("struct Titles", "static var table: String { return \"Cups\" }", "Cups/a"),
      ("class Titles", "class var table: String { \"Cups\" }", nil),
      ("enum Titles", "static var table: String { other() }", nil),
      ("enum Titles", "static var table = \"Cups\"", nil),
    ])
  func tableOfAProperty(owner: String, property: String, key: String?) {
    let extraction = Extracted.from([
      "Wrapper.swift": """
      extension String {
        func loc(table: String) -> String { NSLocalizedString(self, tableName: table, comment: "") }
      }
      """,
      "Use.swift": "\(owner) { static let a = \"a\".loc(table: table)\n\(property) }",
    ])
    #expect(extraction.entries.map { $0.table + "/" + $0.key } == [key].compactMap(\.self))
    #expect(extraction.diagnostics.map(\.id) == (key == nil ? ["dynamic-table"] : []))
  }

  @Test func wrappersThatAreUsedAreNamed() {
    let wrappers = Extracted.from([
      "Wrapper.swift": """
      extension String {
        var loc: String { NSLocalizedString(self, comment: "") }
        var unused: String { NSLocalizedString(self, comment: "") }
      }
      func L(_ key: String, in table: String) -> String { key.loc }
      """,
      "Use.swift": #"let a = L("one", in: "two")"#,
    ]).wrappers
    #expect(wrappers.map(\.name) == ["L(_:in:)", "String.loc"])
    #expect(wrappers.map(\.reaches) == ["String.loc", "NSLocalizedString"])
    #expect(wrappers.map(\.place.line) == [5, 2])
    #expect(wrappers.map(\.place.file) == ["Wrapper.swift", "Wrapper.swift"])
  }

  @Test func overloadsAndFilesWithoutLiteralsAreFound() {
    let extraction = Extracted.from([
      "A.swift": "func a(_ key: String) -> String { b(key) }",
      "B.swift": "func b(_ key: String) -> String { c(text: key) }",
      "C.swift": """
      func c(text: String) -> String { NSLocalizedString(text, comment: "") }
      func c(other: String) -> String { other }
      """,
      "Use.swift": #"let x = a("one") + c(other: "two")"#,
    ])
    #expect(extraction.entries.map(\.key) == ["one"])
    #expect(extraction.wrappers.count == 3)
  }

  @Test(arguments: [
    ("Strings.tr", ["one"], 0), ("Strings.tr(key:)", ["two"], 0), ("Text.tr", [], 1),
    ("String.said", ["four"], 0), ("tr", ["one", "three"], 0), ("nothing", [], 1),
  ])
  func givenMembers(spelling: String, keys: [String], unmatched: Int) throws {
    let function = try #require(LocalizingFunction(reading: spelling))
    let extraction = Extracted.from(
      [
        "A.swift":
          #"let a = Strings.tr("one"), b = Strings.tr(key: "two"), c = tr("three"), d = "four".said"#
      ], functions: [function])
    #expect(extraction.entries.map(\.key) == keys.sorted())
    #expect(extraction.unmatchedFunctions.count == unmatched)
  }
}
