import Extraction
import Testing

/// Places that a literal is a key in, or isn't, for what stands around it.
@Suite struct KeyPlaceTests {
  /// Only the view's own file says what is made there.
  @Test func implicitInitializersAreReadWhereNothingElseLocalizes() {
    let found = Extracted.from([
      "Row.swift":
        "import SwiftUI\nstruct Row: View { let header: Text; var body: some View { header } }",
      "A.swift": """
      import SwiftUI
      struct A: View {
        var body: some View { VStack { Row(header: .init("Header")) } }
      }
      """,
    ])
    #expect(found.entries.map(\.key) == ["Header"])
  }

  /// The call alone says nothing of what localizes, and the declaration stands in another file.
  @Test(arguments: [
    (
      "struct L { subscript(key: LocalizedStringKey) -> Text { Text(key) } }\nstruct Theme { let l = L() }",
      #"func f(_ t: Theme) -> Any { t.l["1"] }"#
    ),
    (
      "struct L { func callAsFunction(_ k: LocalizedStringResource) -> String { \"\" } }\nstruct Theme { let l = L() }",
      #"func f(_ t: Theme) -> String { t.l("1") }"#
    ),
    (
      """
      @resultBuilder struct Rows {
        static func buildExpression(_ key: LocalizedStringKey) -> [Text] { [Text(key)] }
        static func buildBlock(_ rows: [Text]...) -> [Text] { rows.flatMap { $0 } }
      }
      func rows(@Rows _ content: () -> [Text]) {}
      """, #"func f() { rows { "1" } }"#
    ),
  ])
  func callsThatNameNothingAreRead(declaration: String, use: String) {
    let found = Extracted.from([
      "Declaration.swift": "import SwiftUI\n" + declaration, "Use.swift": "import SwiftUI\n" + use,
    ])
    #expect(found.entries.map(\.key) == ["1"])
  }

  @Test func closuresMakeWhatTheirPlaceAsksFor() {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        enum Kind: CaseIterable {
          case a, b
          static var texts: [Text] {
            return allCases.map { kind in
              switch kind { case .a: return .init("1"); case .b: return .init("2") }
            }
          }
          static var rows: [Text] { allCases.map { _ in .init("3") } }
          static var names: [String] { allCases.map { _ in .init("no key") } }
          var text: Text? { name.map { .init("4 \\($0)") } }
          var name: String? { nil }
        }
        """)
    #expect(keys == ["1", "2", "3", "4 %@"])
  }

  @Test func membersInConditionsAreOfTheValueBefore() {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        struct Page: View {
          var body: some View {
            List {}
              #if os(macOS)
              .navigationTitle("1")
              #else
              .searchable(text: $text, prompt: "2")
              .alert("3", isPresented: $isShown) { Button("4") {} }
              #if os(iOS)
              .accessibilityLabel("5")
              #endif
              #endif
              .help("6")
          }
          var icon: some View { Image(systemName: "cup")
            #if !os(watchOS)
            .accessibilityLabel("7")
            #endif
          }
        }
        """)
    #expect(keys == ["1", "2", "3", "4", "5", "6", "7"])
  }

  /// The first trailing closure passes by what has a default, where something behind needs it (SE-0286).
  @Test(arguments: [
    ("init(title: Title, onEnd: (() -> Void)? = nil, content: () -> Pane) {}", #"(title: "1") {}"#),
    (
      "init(title: Title, onEnd: @escaping () -> Void = {}, content: () -> Pane) {}",
      #"(title: "1") {}"#
    ),
    (
      "let title: Title; var onEnd: (() -> Void)? = nil; let content: () -> Pane",
      #"(title: "1") {}"#
    ),
    (
      "init(isWide: Bool = false, title: Title, onEnd: (() -> Void)? = nil, content: () -> Pane) {}",
      #"(title: "1") {}"#
    ),
    (
      "init(title: Title, onEnd: (() -> Void)? = nil, content: () -> Pane) {}",
      #"(title: "1") {} content: {}"#
    ),
    (
      "init(title: Title, onEnd: () -> Void = {}, content: () -> Pane = {}) {}", #"(title: "1") {}"#
    ),
    (
      "init(content: () -> Pane, title: Title = \"2\", onEnd: () -> Void = {}) {}",
      #"(content: f, title: "1") {}"#
    ),
  ])
  func trailingClosuresPassDefaultsBy(member: String, call: String) {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        typealias Title = LocalizedStringKey
        struct Pane { \(member) }
        let pane = Pane\(call)
        """)
    #expect(keys.filter { $0 == "1" }.count == 1)
  }

  @Test("a closure that nothing can take makes it another call")
  func closuresThatNothingTakes() {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        func pane(_ title: LocalizedStringKey, onEnd: () -> Void = {}, count: Int) {}
        func pane(_ title: String, onEnd: () -> Void) {}
        func f() { pane("1") {} }
        """)
    #expect(keys == [])
  }

  @Test func codeThatIsOnlyKeptIsNotRead() {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        #if false
        let a = Text("1")
        #else
        let a = Text("2")
        #endif
        #if true
        let b = Text("3")
        #elseif os(iOS)
        let b = Text("4")
        #endif
        #if !true
        let c = Text("5")
        #endif
        """)
    #expect(keys == ["2", "3"])
  }

  @Test("a bundle that only a resource takes tells what is made") func resourcesByTheirBundles() {
    let keys = Extracted.keys(
      in: """
        import SomePackage
        let one = PackageView(title: .init("1", bundle: .atURL(from: .module)))
        let two = PackageView(.init("2", bundle: .forClass(Kit.self)))
        let other = PackageView(.init("3", bundle: .other(Kit.self)))
        """)
    #expect(keys == ["1", "2"])
  }

  @Test("an implicit initializer is none of a function") func overloadsThatTakeFunctions() {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        struct Pane<Title: View>: View {
          var body: some View { EmptyView() }
          init(@ViewBuilder title: () -> Title) {}
          init(title: LocalizedStringResource) where Title == Text {}
        }
        func f(_ name: String) {
          _ = (Pane(title: .init("1", bundle: .module)), Pane(title: .init("2 \\(name)", bundle: .module)))
        }
        """)
    #expect(keys == ["1", "2 %@"])
  }

  /// Which type is declared first says nothing.
  @Test(
    "a member without its type is that of the place, of all types that have it",
    arguments: [
      (#"Text(.worded("A"))"#, ["A"]), (#"Button(.worded("A")) {}"#, ["A"]),
      (#"Text(isOpen ? .worded("A") : .worded("B"))"#, ["A", "B"]),
      (#"show(isOpen ? .worded("A") : isOpen ? .worded("B") : .worded("C"))"#, ["A", "B", "C"]),
      (#"Text(String.worded("A"))"#, ["A"]), (#"show(.worded("A"))"#, ["A"]),
      (#"show(.worded("A", 1))"#, []),
    ])
  func membersOfSeveralTypes(use: String, keys: [String]) {
    let types = [
      #"String { static func worded(_ k: String) -> String { NSLocalizedString(k, comment: "") } }"#,
      """
      LocalizedStringKey {
        static func worded(_ k: String) -> LocalizedStringKey { LocalizedStringKey(k) }
      }
      """,
      "Rule { static func worded(_ name: String, _ count: Int) -> Rule { Rule() } }",
    ].map { "extension " + $0 }
    let orders: [[String]] = [types, types.reversed()]
    for declarations in orders {
      let found = Extracted.keys(
        in: """
          import SwiftUI
          struct Rule {}
          func show(_ rule: Rule) {}
          func show(_ key: LocalizedStringKey) {}
          \(declarations.joined(separator: "\n"))
          struct Pane: View { let isOpen: Bool; var body: some View { \(use) } }
          """)
      #expect(found == keys, "\(declarations)")
    }
  }

  @Test(
    "each value of a choice is made for its place, however deep the choice",
    arguments: [
      (#"a ? .x("A") : .x("B")"#, ["A", "B"]), (#"a ? .x("A") : .init("B")"#, ["A", "B"]),
      (#"a ? .x("A") : b ? .x("B") : .x("C")"#, ["A", "B", "C"]),
      (#"a ? (b ? .x("A") : .x("B")) : .x("C")"#, ["A", "B", "C"]),
      (#"a ? .x("A") : b ? "B" : .init("C")"#, ["A", "B", "C"]),
      (#"a ? .init("A") : b ? .init("B") : name"#, []),
    ])
  func choicesInChoices(value: String, keys: [String]) {
    let found = Extracted.keys(
      in: """
        import SwiftUI
        extension String { static func x(_ text: String) -> String { text } }
        extension LocalizedStringResource {
          static func x(_ key: String.LocalizationValue) -> LocalizedStringResource { .init(key) }
        }
        struct Pane: View {
          let a: Bool, b: Bool, name: String
          var body: some View { Text(\(value)) }
        }
        """)
    #expect(found == keys)
  }

  @Test("the type of a value that `#if` modifies is that of its first clause")
  func typeBehindConditions() {
    let keys = Extracted.keys(
      in: """
        struct Box { func number() -> Int { 1 }; func text() -> String { "" }; var same: Box { self } }
        func f(_ box: Box) {
          let first = box
            #if os(macOS)
            .same.number()
            #else
            .text()
            #endif
          let second = box.same
            #if DEBUG
            .same
            #endif
          _ = (Text("a \\(first)"), Text("b \\(second.number())"))
        }
        """)
    #expect(keys == ["a %lld", "b %lld"])
  }

  @Test("the members of many conditions behind each other are all found") func manyConditions() {
    let links = (0..<120).map { "#if os(macOS)\n.help(\"\($0)\")\n#endif" }
    let keys = Extracted.keys(
      in: "import SwiftUI\nlet view = List {}\n" + links.joined(separator: "\n"))
    #expect(keys.count == 120)
  }

  @Test("init(stringLiteral:) takes a String; a literal is a key") func stringLiteral() {
    let keys = Extracted.keys(
      in: """
        import AppIntents
        struct Cup: AppEntity {
          var name: String?
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
              title: .init(stringLiteral: name ?? ""), subtitle: .init(stringLiteral: "\\(id)"))
          }
        }
        func key(_ kind: Int) -> LocalizedStringKey { LocalizedStringKey(stringLiteral: "Kind\\(kind)") }
        let title = String(localized: LocalizedStringResource(stringLiteral: "TITLE"))
        let days: [Int: DisplayRepresentation] = [1: DisplayRepresentation(stringLiteral: "Day")]
        """)
    #expect(keys == ["Cup", "Day", "TITLE"])
  }

  @Test("an interpolation of one's own may take a key") func ownInterpolation() {
    let keys = Extracted.keys(
      in: """
        extension LocalizedStringKey.StringInterpolation {
          mutating func appendInterpolation(_ value: LocalizedStringKey, color: Color? = nil) {}
          mutating func appendInterpolation(bold value: LocalizedStringKey, color: Color? = nil) {}
          mutating func appendInterpolation(code value: String) {}
        }
        let text = Text("Tap \\("blue", color: .blue) or \\(code: "framed") or \\("plain")")
        let more = Text("\\(bold: "thick"), \\(bold: "red", color: .red), \\(thin: "thin")")
        """)
    #expect(keys == ["%@, %@, %@", "Tap %@ or %@ or %@", "blue", "red", "thick"])
  }

  @Test("a function that a build setting names localizes, unless its declaration says otherwise")
  func macros() {
    let extraction = Extracted.from(
      [
        "A.swift": """
        import Kit
        func own(_ key: String) -> String { NSLocalizedString(key, tableName: "Own", comment: "") }
        func bridged(_ key: String, comment: String) -> String { return _bridged(key) }
        let texts = [KitString("a", "note"), KitString("b", tableName: "T", comment: "c"), own("d"), KitString("f", "")]
        let more = bridged("g", comment: "h")
        let other = kit.KitString("e", "")
        """
      ], functions: ["KitString", "own", "bridged"].map(LocalizingFunction.init(macro:)))
    #expect(
      extraction.entries.map { "\($0.table)/\($0.key): \($0.comments.joined())" } == [
        "Localizable/a: note", "Localizable/f: ", "Localizable/g: h", "Own/d: ", "T/b: c",
      ])
    #expect(extraction.entries.count { !$0.comments.isEmpty } == 3)
    #expect(extraction.unmatchedFunctions.isEmpty)
  }

  @Test("what a path of the environment holds, and what `map` makes of a text beside another")
  func placesThatDecide() {
    let keys = Extracted.keys(
      in: """
        import SwiftUI
        import SFSafeSymbols
        extension EnvironmentValues {
          @Entry var hint: LocalizedStringKey = "1"
          var failure: LocalizedStringResource? { get { nil } set {} }
        }
        func view(_ name: String?, _ symbol: SFSymbol) -> some View {
          Image(systemName: "cup")
            .environment(\\.hint, "2").environment(\\.failure, "3")
            .help(name.map { "4 \\($0)" } ?? "5")
            .accessibilityLabel(name.map { name in "6 \\(name)" } ?? "7")
            .accessibilityHint(name.map { _ in plain() } ?? "not a key")
            .overlay { Label("8", systemSymbol: symbol) }
        }
        func plain() -> String { "" }
        """)
    #expect(keys == ["1", "2", "3", "4 %@", "5", "6 %@", "7", "8"])
  }

  @Test("a function of C is no type, whatever it starts with") func functionsOfC() throws {
    let extraction = Extracted.from(
      """
      func read() {
        let status = GardenItemCopyMatching(query, nil)
        _ = String(localized: "Failed: \\(status)")
      }
      """)
    let entry = try #require(extraction.entries.first)
    #expect(entry.arguments.map { $0.certainty } == [.assumed])
  }

  @Test("what the place asks of a generic call, and what stands beside a literal")
  func placesOfGenericCalls() {
    let keys = Extracted.keys(
      in: """
        struct Box<T> { var value: T }
        struct Other { var title: LocalizedStringKey? }
        func same<T>(_ value: T) -> T { value }
        func f(_ none: LocalizedStringKey?, _ text: String) {
          let box: Box<LocalizedStringKey> = Box(value: "1")
          let key: LocalizedStringKey = same("2")
          _ = [none, "3"].compactMap { $0 }
          _ = [text, "no key"]
          print(unknown.title ?? "no key")
          let other: Box<String> = Box(value: "no key")
        }
        """)
    #expect(keys == ["1", "2", "3"])
  }
}
