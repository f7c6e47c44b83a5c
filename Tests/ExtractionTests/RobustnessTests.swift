import Diagnostics
import Extraction
import TestSupport
import Testing

/// Bad and big input: it is read as far as it goes, and nothing crashes.
@Suite struct RobustnessTests {
  @Test func aSyntaxErrorIsNamedAndTheRestIsRead() {
    let extraction = Extracted.from("let a = String(localized: \"one\")\nfunc f( {\n")
    #expect(extraction.entries.map(\.key) == ["one"])
    #expect(extraction.diagnostics.map(\.id) == ["swift-syntax"])
    #expect(extraction.diagnostics.map(\.severity) == [.warning])
  }

  /// The compiler takes them in Swift 5's language mode, with a warning at most.
  @Test(arguments: [
    "struct A { @Environment (\\.locale) var locale: Locale }",
    "struct A { @Environment(\\.locale) var locale: Locale\n@ State var a = 1 }",
    "class A { var turn: (@MainActor() async -> Void)?; var stop: @MainActor() -> Void = {} }",
  ])
  func whatOnlySwift6RefusesIsNoError(code: String) {
    let code = code + "\nlet a = String(localized: \"one\")\n"
    let extraction = Extracted.from(code)
    #expect(extraction.entries.map(\.key) == ["one"])
    #expect(extraction.diagnostics.isEmpty)
    let broken = Extracted.from(code + "func f( {\n")
    #expect(broken.diagnostics.map(\.id) == ["swift-syntax"])
    #expect(broken.diagnostics.first?.location?.range.lowerBound ?? 0 > code.utf8.count)
  }

  @Test func invalidUTF8IsNamedAtItsByte() {
    let bytes = Array("let a = String(localized: \"one\") // ".utf8) + [0xFF, 0x0A]
    let extraction = Extractor().extract(paths: ["A.swift"]) { _ in bytes }
    #expect(extraction.entries.map(\.key) == ["one"])
    #expect(extraction.diagnostics.map(\.id) == ["invalid-utf8"])
    #expect(extraction.diagnostics.first?.location?.range.lowerBound == bytes.count - 2)
  }

  /// A source with what is said of it, and which of its own keys are found.
  struct Hostile: CustomTestStringConvertible, Sendable {
    var source: String
    var ids = ["swift-too-complex"]
    var keys: [String] = []
    var testDescription: String { String(source.prefix(40)).debugDescription }

    init(_ opening: String, _ unit: String, _ count: Int, _ closing: String = "") {
      source = opening + String(repeating: unit, count: count) + closing
    }

    init(_ source: String, ids: [String], keys: [String]) {
      self.source = source
      self.ids = ids
      self.keys = keys
    }
  }

  static let hostile = [
    Hostile("", "(", 20_000), Hostile("let a = ", "[", 20_000),
    Hostile("let a = Text(\"x\")", ".bold()", 3_000), Hostile("let a = ", "f { ", 2_000),
    Hostile("", "struct A { ", 2_000), Hostile("let a = Text(\"", "\\(Text(\"", 1_000),
    Hostile(
      "let a = 1" + String(repeating: " + 1", count: 5_000) + " + Int(String(localized: \"x\"))",
      ids: [], keys: ["last", "x"]),
    Hostile("\u{0}\u{1}\u{FEFF}\"\"\"", ids: ["swift-syntax"], keys: []),
  ]

  @Test(.ends, arguments: hostile)
  func hostileSourcesEnd(_ hostile: Hostile) {
    let extraction = Extracted.from([
      "Healthy.swift": "let a = String(localized: \"healthy \\(1)\")",
      "Hostile.swift": hostile.source + "\nlet last = String(localized: \"last\")",
    ])
    #expect(extraction.diagnostics.map(\.id) == hostile.ids)
    #expect(extraction.diagnostics.allSatisfy { $0.location?.file == "Hostile.swift" })
    #expect(extraction.entries.map(\.key) == ["healthy %lld"] + hostile.keys)
    #expect(extraction.isComplete == hostile.ids.isEmpty)
  }

  @Test func selfReferencesEnd() {
    let keys = Extracted.keys(
      in: """
        typealias A = B
        typealias B = A
        class C: C { var a = b; var b = a; func f() { _ = String(localized: "x \\(a)") } }
        struct D<T: D<T>>: E { var t: T }
        protocol E: E {}
        func g(d: D<Int>) { _ = String(localized: "y \\(d.t.t.t)") }
        """)
    #expect(keys.count == 2)
  }

  @Test func theOrderOfFilesChangesNothing() {
    let files = [
      "A.swift": "struct A { let b = B(); var n: Int { b.n } }",
      "B.swift": "struct B { var n: Int32 = 1; func f() { _ = String(localized: \"\\(n)\") } }",
      "C.swift": "func c(a: A) { _ = String(localized: \"\\(a.b.n) \\(a.n)\") }",
    ]
    let bytes = files.mapValues { Array($0.utf8) }
    let forward = Extractor().extract(paths: files.keys.sorted()) { bytes[$0] }
    let backward = Extractor().extract(paths: files.keys.sorted().reversed()) { bytes[$0] }
    #expect(forward.entries == backward.entries)
    #expect(forward.entries.map(\.key) == ["%d", "%d %lld"])
  }

  @Test func filesThatMatterNotAreNotParsed() {
    let extraction = Extracted.from([
      "Plain.swift": "struct Plain { let name = \"not localized\" }",
      "Model.swift": "struct Model { var count: Int }",
      "Wrapper.swift": "import SwiftUI\nfunc row(_ title: LocalizedStringKey) {}",
      "Use.swift": "func use(model: Model) { row(\"\\(model.count) rows\") }",
    ])
    #expect(extraction.entries.map(\.key) == ["%lld rows"])
    #expect(extraction.parsedFiles.count == 3)
  }
}
