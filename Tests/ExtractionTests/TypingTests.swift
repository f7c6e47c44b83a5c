import Diagnostics
import Extraction
import Testing

/// The type of one expression, as its specifier shows it: a table for each form that is inferred.
@Suite struct TypingTests {
  static let declarations = """
    struct Wrapped<Value> {
      var value: Value
      func get() throws -> Value { value }
      func map<Other>(_ change: (Value) -> Other) -> Wrapped<Other> { Wrapped<Other>(value: change(value)) }
    }
    protocol Shape { associatedtype Unit; var area: Unit { get }; var sides: Int { get } }
    struct Square: Shape { var area: Float; var sides: Int }
    struct Meter {
      var length: Int16
      static func + (left: Meter, right: Meter) -> Meter { left }
      static func * (left: Meter, right: Double) -> Float { 0 }
    }
    func pick(_ number: Int) -> Int32 { 0 }
    func pick(_ text: String) -> Double { 0 }
    func pick(named text: String) -> UInt { 0 }
    func first<Element>(_ elements: [Element]) -> Element { elements[0] }
    func total<Elements: Sequence>(_ elements: Elements) -> Elements.Element? { nil }
    func pair<Left, Right>(_ left: Left, _ right: Right) -> (Left, right: Right) { (left, right) }
    """

  static let operators: [(String, String)] = [
    ("1 + 2", "%lld"), ("1 + 2.5", "%lf"), ("small + 1", "%u"), ("-single", "%f"),
    ("small << 2", "%u"), ("~small", "%u"), ("\"a\" + \"b\"", "%@"), ("flag && !flag", "%@"),
    ("small == 1 ? single : 0", "%f"), ("maybe ?? 0", "%d"), ("maybe! + 1", "%d"),
    ("meter * 2", "%f"), ("(meter + meter).length", "%d"), ("2 * (1 + single)", "%f"),
  ]

  static let calls: [(String, String)] = [
    ("pick(1)", "%d"), ("pick(\"a\")", "%lf"), ("pick(named: \"a\")", "%llu"),
    ("first([1, 2])", "%lld"), ("first([small])", "%u"), ("total([small])!", "%u"),
    ("pair(1, 2.5).1", "%lf"), ("pair(1, single).right", "%f"), ("pair(small, 1).0", "%u"),
    ("Wrapped(value: small).value", "%u"), ("Wrapped<Float>(value: 1).value", "%f"),
    ("try! Wrapped(value: small).get()", "%u"), ("min(small, 2)", "%u"), ("abs(-2.5)", "%lf"),
    ("Float(small)", "%f"), ("Int32(2.5)", "%d"), ("UInt16.max", "%u"), ("Double.pi", "%lf"),
  ]

  static let closures: [(String, String)] = [
    ("{ 1.5 }()", "%lf"), ("Wrapped(value: 1).map { Float($0) }.value", "%f"),
    ("Wrapped(value: small).map { $0 }.value", "%u"),
    ("[1, 2].reduce(0.0) { $0 + Double($1) }", "%lf"), ("[small].map { $0 + 1 }[0]", "%u"),
    ("[[small]].flatMap { $0 }.first ?? 0", "%u"), ("[1.5].filter { $0 > 1 }.count", "%lld"),
    ("[small].compactMap { Int32($0) }.last ?? 0", "%d"),
    ("squares.first { $0.sides > 3 }?.area ?? 0", "%f"), ("squares.map(\\.area)[0]", "%f"),
    ("zip([1], [single]).map { $0.1 }[0]", "%f"),
  ]

  static let members: [(String, String)] = [
    ("square.area", "%f"), ("shape.sides", "%lld"), ("\"abc\".count", "%lld"),
    ("[\"a\": small][\"a\"] ?? 0", "%u"), ("[\"a\": small][\"a\", default: 0]", "%u"),
    ("[\"a\": 1.5].values.first ?? 0", "%lf"), ("(1...3).count", "%lld"),
    ("(small...9).lowerBound", "%u"), ("[small].sorted().first!", "%u"),
    ("[small].enumerated().map(\\.offset)[0]", "%lld"), ("[small].indices.count", "%lld"),
    ("square[keyPath: \\.area]", "%f"), ("(a: 1, b: single).b", "%f"),
    ("Elsewhere.all().filter { $0.isOn }.count", "%lld"), ("Elsewhere.all().count", "%lld"),
  ]

  static let casts: [(String, String)] = [
    ("anything as! Float", "%f"), ("(anything as? Int32) ?? 0", "%d"), ("nil as UInt?", "%llu"),
    ("1 as Double", "%lf"), ("anything is Int", "%@"), ("anything", "%@"), ("[1, 2]", "%@"),
  ]

  static let all: [(String, String)] = [operators, calls, closures, members, casts].flatMap { $0 }

  @Test(arguments: all)
  func anExpressionHasTheTypeThatTheCompilerFinds(expression: String, specifier: String) {
    let use = """
      func show(
        small: UInt8, single: Float, maybe: Int32?, flag: Bool, meter: Meter, square: Square,
        squares: [Square], shape: some Shape, anything: Any
      ) { _ = String(localized: "A \\(\(expression))") }
      """
    let extraction = Extracted.from(["Declarations.swift": Self.declarations, "Use.swift": use])
    #expect(extraction.entries.map(\.key) == ["A " + specifier])
  }

  /// A value of a generic parameter has the members of the protocol that it is held to, and so has a
  /// binding of it.
  @Test func whatAGenericParameterIsHeldToHasItsMembers() {
    let model = "protocol Model { var stock: Int32 { get }; var isOn: Bool { get set } }\n"
    let other = "struct Other { var stock = 1.5; var isOn: [Int] = [] }\n"
    let use = """
      struct Shelf<M: Model>: View {
        @State var model: M
        var maybe: M?
        var body: some View {
          List { Text("A \\(model.stock) \\(maybe?.stock ?? 0)") }
            .padding(.all)
            .alert("B", isPresented: $model.isOn) {}
        }
        func row<N>(_ model: N) -> Text where N: Model { Text("C \\(model.stock)") }
      }
      struct Box<N> where N: Model { let model: N; var title: Text { Text("D \\(model.stock)") } }
      """
    let extraction = Extracted.from([
      "Model.swift": model, "Other.swift": other, "Use.swift": "import SwiftUI\n" + use,
    ])
    #expect(extraction.entries.map(\.key).sorted() == ["A %d %d", "B", "C %d", "D %d"])
  }

  /// Nothing is marked stale for an argument whose type is a guess.
  @Test(
    arguments: [
      ("Text(\"A \\(size ~ 2)\")", "A %lf", .assumed),
      ("Text(\"A \\(-size * 2)\")", "A %lf", .inferred),
      ("Text(\"A \\(√size)\")", "A %lf", .assumed),
      (
        "ForEach(names.indexed(), id: \\.element) { place, name in Text(\"A \\(place + 1)\") }",
        "A %lld", .assumed
      ),
      ("ForEach(names, id: \\.self) { name in Text(\"A \\(name.count)\") }", "A %lld", .inferred),
    ] as [(String, String, Certainty)])
  func whatAnUnknownPackageDeclaresIsAGuess(
    expression: String, key: String, certainty: Certainty
  ) {
    let extraction = Extracted.from(
      "import Beans\nimport SwiftUI\nlet size = 1.5\nlet names = [\"\"]\nlet view = \(expression)\n"
    )
    #expect(extraction.entries.map(\.key) == [key])
    #expect(extraction.entries.flatMap(\.arguments).map(\.certainty) == [certainty])
  }

  /// A framework's type has its own members, whatever the project's types of the same names have.
  @Test(arguments: [
    ("status.rawValue", "%lld"), ("status == .enabled ? 1 : 2", "%lld"),
  ])
  func frameworksKeepTheirMembers(member: String, specifier: String) {
    let own = "final class Helper { var status: String { \"x\" } }"
    let use = """
      import ServiceManagement
      func show(_ value: SMAppService) { _ = String(localized: "A \\(value.\(member))") }
      """
    let extraction = Extracted.from(["Own.swift": own, "Use.swift": use])
    #expect(extraction.entries.map(\.key) == ["A " + specifier])
  }

  /// A property without a type of its own has that of its wrapper's `wrappedValue`.
  @Test func wrappersTellWhatTheyHold() {
    let wrapper = """
      @propertyWrapper struct Number { var wrappedValue: Int { 3 } }
      @propertyWrapper struct Given {
        init(in place: Int) {}
        var wrappedValue: [Float] { [] }
      }
      @propertyWrapper struct Held<Value> {
        init(_ value: Value) {}
        var wrappedValue: Value { fatalError() }
      }
      """
    let extraction = Extracted.from([
      "Wrappers.swift": wrapper,
      "Use.swift": """
      import SwiftUI
      struct Use: View {
        @Number var bare
        @Given(in: 3) private var given
        @Held(2.5) var held
        @Number var typed: Int
        @Other var other
        var body: some View {
          Text("A \\(bare)")
          Text("B \\(given[0]) \\(given.count)")
          Text("C \\(held)")
          Text("D \\(typed)")
          Text("E \\(other)")
        }
      }
      """,
    ])
    #expect(
      extraction.entries.map(\.key).sorted() == ["A %lld", "B %f %lld", "C %lf", "D %lld", "E %@"])
  }

  /// What a wrapper is generic over, and nothing says, stays a guess.
  @Test func wrappersOfSomethingUnknownTellNothing() {
    let extraction = Extracted.from(
      """
      import SwiftUI
      @propertyWrapper struct Held<Value> {
        init(_ key: String) {}
        var wrappedValue: Value { fatalError() }
      }
      struct Use: View {
        @Held("a") var held
        @FocusedValue(\\.cup) var cup
        var body: some View { Text("A \\(held) \\(cup)") }
      }
      """)
    #expect(extraction.entries.map(\.key) == ["A %@ %@"])
    #expect(extraction.entries.flatMap(\.arguments).map(\.certainty) == [.assumed, .assumed])
  }

  /// What takes a framework's type is known; what is handed to something unknown is its own.
  @Test func implicitMembersOfTheUnknownAreNoFrameworks() {
    let extraction = Extracted.from(
      """
      import SwiftUI
      import Letters
      enum Cup { case titled(LocalizedStringKey) }
      let a = FontFamily(.custom("Charter"))
      let b = Shelf(.titled("A"))
      let c = Text("B").font(.custom("Charter", size: 22))
      """)
    #expect(extraction.entries.map(\.key) == ["A", "B"])
  }

  /// The initializers of a type stay beside a function of its name.
  @Test func aFunctionOfATypesNameHidesNothing() {
    let extraction = Extracted.from(
      """
      import SwiftUI
      func Label(_ title: LocalizedStringKey, cup: String) -> some View { Text(title) }
      let a = Label("A", cup: "none")
      let b = Label("B", systemImage: "none")
      let c = Label("none".decoded() ?? "none", systemImage: "none")
      """)
    #expect(extraction.entries.map(\.key) == ["A", "B"])
  }

  /// Types that grow with each step: the work ends, and the file's keys are there with what is known.
  @Test func aSpentBudgetIsToldAndLosesNoKey() {
    let doubling = (0..<40).map { "let a\($0 + 1) = pair(a\($0), a\($0))\n" }.joined()
    let extraction = Extracted.from([
      "Declarations.swift": Self.declarations,
      "Use.swift": "let a0 = 1\n\(doubling)let t = String(localized: \"B \\(a40)\")\n",
      "Other.swift": "let u = String(localized: \"C \\(first([1.5]))\")\n",
    ])
    #expect(extraction.entries.map(\.key) == ["B %@", "C %lf"])
    #expect(!extraction.isComplete)
    #expect(extraction.diagnostics.map { $0.location?.file } == ["Use.swift"])
  }

  /// As an app has them for several platforms.
  @Test func eachOfSeveralTypesOfOneNameHasItsOwnInitializer() {
    func row(_ more: String) -> String {
      "import SwiftUI\nstruct Row: View {\n  let title: LocalizedStringResource\n  \(more)\n}\n"
    }
    let keys = Extracted.from([
      "iOS/Row.swift": row("let detail: LocalizedStringResource"),
      "macOS/Row.swift": row("let width: CGFloat"), "tv/Row.swift": row("init(text: String) {}"),
      "iOS/Use.swift": "let a = Row(title: \"One\", detail: \"Two\")",
      "macOS/Use.swift": "let b = Row(title: \"Three\", width: 2)",
      "tv/Use.swift": "let c = Row(text: \"none\")",
    ]).entries.map(\.key)
    #expect(keys == ["One", "Three", "Two"])
  }
}
