import Extraction
import Testing

/// `.init` of a type that nothing declares, builds that people don't get, and texts that nobody
/// translates.
@Suite struct EvidenceTests {
  @Test(arguments: [
    (#"_ = other ?? .init(localized: "a")"#, ["a"]),
    (#"text += .init(localized: "a \(3)")"#, ["a %lld"]),
    (#"Missing.show(.init(localized: "a"))"#, ["a"]),
    (#"Missing.show(.init("a", table: "T", comment: "c"))"#, ["a"]),
    (#"Missing.show(.init("a", defaultValue: "A"))"#, ["a"]),
    (#"_ = view.accessibilityLabel(.init("\(name) icon", table: "T", comment: "c"))"#, ["%@ icon"]),
    (#"Missing.show(.init("a"))"#, []),
    // `LocalizedStringKey.init(_: String)`, whose literal is a text (SE-0213 doesn't hold here).
    (#"_ = (Text(.init("a")), Text(.init("b \(name)")), Button(.init("c")) {})"#, []),
    (#"Missing.show(.init(named: "a"))"#, []),
    (#"take(.init("a", table: "T"))"#, []),
  ])
  func implicitInitializers(statement: String, keys: [String]) {
    let found = Extracted.keys(
      in: """
        import SwiftUI
        struct Own { init(_ name: String, table: String) {} }
        func take(_ own: Own) {}
        func f(other: Thing?, name: String, view: some View) { var text = load(); \(statement) }
        """)
    #expect(found == keys)
  }

  /// An operator is a function, wherever its operands stand.
  @Test(arguments: [
    (
      "prefix func %(key: String.LocalizationValue) -> String { String(localized: key) }",
      "%\"a\"", ["a"]
    ),
    (
      "prefix func %(key: String.LocalizationValue) -> String { String(localized: key) }",
      "%\"a \\(count)\"", ["a %lld"]
    ),
    (
      "prefix func %(key: String) -> String { NSLocalizedString(key, comment: \"\") }", "%\"a\"",
      ["a"]
    ),
    (
      "func §(key: LocalizedStringResource, end: String) -> String { \"\" }", "\"a\" § \"b\"", ["a"]
    ),
    ("func §(key: String, end: String) -> String { key }", "\"a\" § \"b\"", []),
    (
      "extension Int { static func §(one: Int, key: LocalizedStringKey) -> Int { 0 } }",
      "count § \"a\"", ["a"]
    ),
    ("func +(key: LocalizedStringKey, end: String) -> String { end }", "\"a\" + \"b\"", []),
    // No label is written before what an operator is given.
    (
      "prefix operator √\nprefix func √(key: String) -> String "
        + "{ NSLocalizedString(key, comment: \"\") }",
      "√\"a\"", ["a"]
    ),
  ])
  func operatorsOfTheProject(declaration: String, use: String, keys: [String]) {
    let extraction = Extracted.from([
      "Operators.swift": "import SwiftUI\nprefix operator %\ninfix operator §\n\(declaration)",
      "Use.swift": "struct Use { var count: Int; func text() -> String { show(\(use)) } }",
    ])
    #expect(extraction.entries.map(\.key) == keys)
  }

  /// A subscript hands out a binding of whatever it reaches through to.
  @Test(arguments: [false, true])
  func bindingsThroughDynamicMembers(isConditional: Bool) {
    let (start, end) = isConditional ? ("#if os(iOS)", "#endif") : ("", "")
    let found = Extracted.keys(
      in: """
        import SwiftUI
        class Store: ObservableObject { @Published var tokens = [Token]() }
        @dynamicMemberLookup class Model: ObservableObject {
          var store = Store()
          subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Store, Value>) -> Value {
            get { store[keyPath: path] }
          }
        }
        struct Cups: View {
          @StateObject var model: Model
          var body: some View {
            List {}
              \(start)
              .searchable(text: $model.text, tokens: $model.tokens, prompt: "Filter") { token in
                Text(token.name)
              }
              \(end)
          }
        }
        """)
    #expect(found == ["Filter"])
  }

  @Test(arguments: [
    ("DEBUG", ["else"]), ("!DEBUG", ["then"]), ("DEBUG && os(iOS)", ["else"]),
    ("!DEBUG || os(iOS)", ["then"]), ("DEBUG || os(iOS)", ["else", "then"]),
    ("os(iOS)", ["else", "then"]), ("!(DEBUG && FAST)", ["then"]),
  ])
  func stringsOfDebugBuildsAreLeftOut(condition: String, keys: [String]) {
    let statements = """
      func f() {
        #if \(condition)
        _ = String(localized: "then")
        #else
        _ = String(localized: "else")
        #endif
      }
      """
    let declarations = """
      #if \(condition)
      let a = String(localized: "then")
      #else
      let a = String(localized: "else")
      #endif
      """
    for source in [statements, declarations] {
      #expect(Extracted.keys(in: source) == keys)
      let all = Extracted.from(["File.swift": source], includesDebug: true)
      #expect(all.entries.map(\.key) == ["else", "then"])
    }
  }

  /// A method of a view is none of a framework's type, whose name says what it is.
  @Test(arguments: [
    ("let log = Logger(subsystem: \"s\"); func f() { log.warning(\"x\") }", []),
    (
      "extension Logger { static let a = Logger(subsystem: \"s\") }; func f() { Logger.a.warning(\"x\") }",
      []
    ),
    ("func f(_ a: Other) { a.warning(\"x\") }", []),
    ("class C: Banner2 {}; func f(_ a: C) { a.warning(\"x\") }", ["x"]),
  ])
  func methodsOfOtherTypes(source: String, keys: [String]) {
    let banner = """
      import os
      struct Banner: View { func warning(_ message: LocalizedStringResource) {} }
      class Banner2 { func warning(_ message: LocalizedStringResource) {} }
      struct Other: View { let a: Int }

      """
    #expect(Extracted.keys(in: banner + source) == keys)
  }

  /// A number beside a bound that nobody knows says nothing of the bound's type.
  @Test(arguments: [("0..<5", Certainty.inferred), ("0..<game.rounds", .assumed)])
  func whatIsCountedIn(range: String, certainty: Certainty) {
    let entries = Extracted.from(
      "func f(_ game: Game) { ForEach(\(range), id: \\.self) { Text(\"Round \\($0 + 1)\") } }"
    ).entries
    #expect(entries.map(\.key) == ["Round %lld"])
    #expect(entries.first?.arguments.map(\.certainty) == [certainty])
  }

  /// Where nothing says what a value is, what stands beside it does.
  @Test(arguments: [
    "let a = [Row(title: \"x\"), .init(title: \"y\")]",
    "let a = [.init(title: \"x\"), Row(title: \"y\")]",
    "let a = [1: Row(title: \"x\"), 2: .init(title: \"y\")]",
    "func f(_ b: Bool) { let a = b ? Row(title: \"x\") : .init(title: \"y\") }",
    "func f(_ b: Row?) { let a = Row(title: \"x\"); let c = b ?? .init(title: \"y\") }",
    "func f(_ a: inout [LocalizedStringKey]) { a += [\"x\"]; a += [\"y\"] }",
    "func f(_ a: @autoclosure () -> LocalizedStringKey) {}; func g() { f(\"x\"); f(\"y\") }",
  ])
  func typesOfNeighbours(source: String) {
    let row = "struct Row { let title: LocalizedStringKey }\n"
    #expect(Extracted.keys(in: row + source) == ["x", "y"])
  }

  @Test func rawValuesOfLocalizedTypesAreKeys() {
    let source = """
      enum Basket: LocalizedStringKey { case full, halfFull; case empty = "Nothing in it" }
      enum Other: String { case no }
      struct Row: View { let basket: Basket; var body: some View { Text(basket.rawValue) } }
      """
    #expect(Extracted.keys(in: source) == ["Nothing in it", "full", "halfFull"])
  }

  @Test(arguments: [
    ("Do Not Translate", false), ("Name: do not translate.", false), ("Do translate", true),
    ("", true), ("The app's name. Please do not translate", false),
    ("DO NOT TRANSLATE THIS - a brand", false),
    ("Put {0} in the right place, but do not translate it", true),
    ("Translate the verb. Do not translate the file's name.", true),
    ("We don't mark this as 'Do Not Translate'.", true),
  ])
  func commentsSayWhatIsNotTranslated(comment: String, isTranslatable: Bool) {
    let entry = Extracted.from("let a = String(localized: \"a\", comment: \"\(comment)\")").entries
    #expect(entry.map(\.isTranslatable) == [isTranslatable])
  }
}
