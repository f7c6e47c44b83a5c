import Extraction
import Testing

/// Texts that are converted to a type of keys where something takes them: the table and bundle that
/// are asked then are those of what takes them.
@Suite struct ConvertedKeyTests {
  private static let takers = """
    import SwiftUI
    func errorText(_ key: LocalizedStringKey) -> Text { Text(key, tableName: "Errors") }
    func errorString(_ key: String.LocalizationValue) -> String {
      String(localized: key, table: "Errors", bundle: .module)
    }
    func plain(_ key: LocalizedStringKey) -> Text { Text(key) }
    func plainString(_ key: String.LocalizationValue) -> String { String(localized: key) }
    """

  /// The file names of the functions that take keys sort behind and before those that call them.
  private static func tables(of code: String, readsAll: Bool) -> [String] {
    ["A.swift", "Z.swift"].flatMap { taker -> [String] in
      let found = Extracted.from(
        [
          taker: takers, "M.swift": "import SwiftUI\n" + code,
          "Use.swift": #"let fault = Fault(code: "one"), shown = used("one", fault)"#,
        ], readsAll: readsAll)
      #expect(found.entries.allSatisfy { $0.key == "one" })
      return found.entries.map(\.table)
    }
  }

  /// A function that is not known yet to name a table when its caller is looked at.
  @Test(arguments: [
    ("errorText(LocalizedStringKey(fault.code))", "Errors"),
    ("errorString(String.LocalizationValue(fault.code))", "Errors"),
    ("errorString(.init(fault.code))", "Errors"),
    ("errorText(.init(fault.code))", "Errors"),
    ("Text(LocalizedStringKey(fault.code), tableName: \"Errors\")", "Errors"),
    ("errorText(LocalizedStringKey(text))", "Errors"),
    ("errorString(.init(text))", "Errors"),
    ("errorText(flag ? LocalizedStringKey(text) : LocalizedStringKey(fault.code))", "Errors"),
    ("plain(LocalizedStringKey(fault.code))", "Localizable"),
    ("plain(.init(fault.code))", "Localizable"), ("plain(.init(text))", "Localizable"),
    ("plainString(.init(fault.code))", "Localizable"),
    ("plainString(.init(stringLiteral: text))", "Localizable"),
    ("plainString(String.LocalizationValue(fault.code))", "Localizable"),
    ("Text(LocalizedStringKey(text))", "Localizable"),
  ])
  func textsThatAreHandedOn(body: String, table: String) {
    for readsAll in [false, true] {
      let tables = Self.tables(
        of: """
          struct Fault { let code: String }
          func used(_ text: String, _ fault: Fault) -> Any { \(body) }
          """, readsAll: readsAll)
      #expect(tables == [table, table], "\(readsAll)")
    }
  }

  /// Both tables are asked.
  @Test func severalTables() {
    let found = Extracted.from([
      "A.swift": """
      import SwiftUI
      struct Fault { let code: String }
      func used(_ fault: Fault) -> Any {
        [errorText(LocalizedStringKey(fault.code)), plain(LocalizedStringKey(fault.code))]
      }
      """, "Takers.swift": Self.takers, "Use.swift": #"let fault = Fault(code: "one")"#,
    ])
    #expect(found.entries.map(\.table).sorted() == ["Errors", "Localizable"])
  }

  /// What hands a text on to one that waited is looked at again.
  @Test func chains() {
    let found = Extracted.from([
      "A.swift": "func first(_ fault: Fault) -> Text { second(fault.code) }",
      "B.swift": """
      import SwiftUI
      func second(_ text: String) -> Text { errorText(LocalizedStringKey(text)) }
      struct Fault { let code: String }
      """, "Takers.swift": Self.takers, "Use.swift": #"let text = first(Fault(code: "one"))"#,
    ])
    #expect(found.entries.map(\.table) == ["Errors"])
  }

  @Test func bundlesFlowAlong() throws {
    let found = Extracted.from(
      [
        "Preset.swift":
          #"public struct Preset { public let name: String }; let rock = Preset(name: "Rock")"#,
        "Shown.swift": """
        import Core
        enum Texts {
          static func string(_ key: String.LocalizationValue) -> String {
            String(localized: key, bundle: .module)
          }
        }
        extension Preset { var shown: String { Texts.string(String.LocalizationValue(name)) } }
        """,
      ], modules: ["Preset.swift": ["Core"], "Shown.swift": ["UI"]])
    let locations = found.entries.flatMap(\.locations)
    #expect(found.entries.map(\.bundle) == [".module"])
    #expect(locations.map(\.bundleFile) == ["Shown.swift"])
  }

  /// A literal goes where a variable would; whether Xcode sees the table, nobody says.
  @Test(arguments: [
    (#"Text(LocalizedStringKey("one"), tableName: "Errors", bundle: .module)"#, ".module"),
    (#"Text("one" as LocalizedStringKey, tableName: "Errors")"#, nil),
    (#"String(localized: String.LocalizationValue("one"), table: "Errors")"#, nil),
    (#"errorText(LocalizedStringKey("one"))"#, nil),
    (#"errorString(String.LocalizationValue("one"))"#, ".module"),
  ])
  func literals(code: String, bundle: String?) {
    let found = Extracted.from([
      "Takers.swift": Self.takers, "Use.swift": "import SwiftUI\nlet used: Any = \(code)",
    ])
    #expect(found.entries.map(\.key) == ["one"])
    #expect(found.entries.map(\.table) == ["Errors"])
    #expect(found.entries.map(\.bundle) == [bundle])
    #expect(found.entries.map(\.isIndirect) == [true])
  }

  /// A text for an initializer that is named (SE-0213 doesn't hold there) is looked up all the same,
  /// and Xcode doesn't see it.
  @Test(arguments: [
    (#"Text(LocalizedStringKey.init("one"))"#, ["one"]),
    (#"String(localized: String.LocalizationValue.init("one"))"#, ["one"]),
    (#"plain(.init("one"))"#, ["one"]), (#"plainString(.init("one"))"#, ["one"]),
    (#"plain(.init("one \(1)"))"#, []), (#"plain(.init(""))"#, []),
    (#"LocalizedStringKey.init("one \(1)")"#, []), (#"String.init("one")"#, []),
    (#"Text(.init("one"))"#, []),
  ])
  func namedInitializers(code: String, keys: [String]) {
    let found = Extracted.from([
      "Takers.swift": Self.takers, "Use.swift": "import SwiftUI\nlet used: Any = \(code)",
    ])
    #expect(found.entries.map(\.key) == keys)
    #expect(found.entries.filter { !$0.isIndirect } == [])
  }

  /// Where no table is named, Xcode sees the literal.
  @Test(arguments: [
    #"Text(LocalizedStringKey("one"))"#, #"Text("one" as LocalizedStringKey)"#,
    #"plain(LocalizedStringKey("one"))"#, #"LocalizedStringKey("one")"#,
    #"String(localized: String.LocalizationValue("one"))"#,
  ])
  func literalsWithoutTable(code: String) {
    let found = Extracted.from([
      "Takers.swift": Self.takers, "Use.swift": "import SwiftUI\nlet used: Any = \(code)",
    ])
    #expect(found.entries.map(\.key) == ["one"])
    #expect(found.entries.map(\.table) == ["Localizable"])
    #expect(found.entries.map(\.isIndirect) == [false])
  }
}
