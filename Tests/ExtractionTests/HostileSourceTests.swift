import Diagnostics
import Extraction
import TestSupport
import Testing

/// Sources that were made to keep a reader busy: each ends soon, read or left out with its place.
@Suite(.ends) struct HostileSourceTests {
  static let files = Repository.files(in: "Fixtures/fuzz/swift", withSuffix: ".txt")

  /// The files among them that the parser would not come to an end with, and where.
  static let leftOut: [String: Int] = [
    "brackets-with-comments": 79, "brackets-and-parentheses": 52, "generics-in-brackets": 51,
    "attributes-in-brackets": 65, "default-values-in-brackets": 149, "functions-in-brackets": 107,
  ]

  @Test(arguments: files)
  func minimisedFilesEnd(path: String) throws {
    let extraction = Extracted.from(try Repository.text(path))
    let name = path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? path
    let diagnostics = extraction.diagnostics.filter { $0.id == "swift-too-complex" }
    if let column = Self.leftOut[name] {
      #expect(diagnostics.map { $0.location?.range.lowerBound } == [column - 1])
      #expect(extraction.entries.isEmpty)
      #expect(!extraction.isComplete)
    } else {
      #expect(extraction.entries.contains { $0.key == "last" })
    }
  }

  @Test func thereAreMinimisedFiles() {
    #expect(Self.files.count >= Self.leftOut.count + 8)
  }

  static let leftOutWhenLong: [(opening: String, unit: String, count: Int)] = [
    ("", "func f() {", 16_000), ("", "func f() {\n", 16_000), ("", "struct A { ", 5_000),
    ("let a = \"", "\\(\"", 10_000), ("let a = #\"", "\\#(#\"", 10_000),
    ("let a = \"\"\"\n", "\\(\"\"\"\n", 5_000), ("let a = Text(b)", ".bold()", 16_000),
    ("if a {} ", "else if a {} ", 22_500), ("let a: ", "Optional<", 13_750),
    ("let a = ", "a ? b : ", 12_500), ("let a = ", "a ? ", 12_500), ("let a = ", "{ ", 12_500),
    ("let a = ", "(", 12_500), ("let a = ", "a<b<", 5_000), ("let a = ", "a < ", 7_500),
    ("let a = f(", "a < b, ", 7_500), ("", "@a(", 5_000), ("", "#if A\n", 5_000),
    ("let a = a", ".b", 25_000), ("let a = b", "[0]", 12_500), ("let a = b", "()", 12_500),
    ("let a = b", "?", 25_000), ("let a: T", "!", 25_000), ("let a = f ", "{ } ", 12_500),
    ("let a = ", "try await ", 12_500), ("let a = ", "- ", 25_000), ("let a = ", "! ", 25_000),
    ("let a: ", "() -> ", 12_500), ("", "#a(", 12_500), ("", "a: ", 12_500), ("", "if ", 12_500),
    ("", "if a, ", 12_500), ("", "private ", 12_500), ("", "lazy\n", 12_500),
    ("let a: ", "some ", 12_500), ("let a = ", "∘ ", 12_500), ("let a = ", "a ? b∘a ? ", 5_000),
    ("let a = ", "+<#", 25_000), ("", "<<<<<<< a\n", 25_000), ("", ">>>> a\n", 25_000),
    ("", "@a \"s\"", 8_000), ("", "label: “each a: ", 4_000), ("", "\u{0}\\\"\\(", 180),
    ("extension ", "A.", 12_500), ("let a = ", "\\", 12_500), ("", "(,)", 250_000),
    (String(repeating: ")", count: 5_000), "(", 5_000),
    (String(repeating: "}", count: 5_000), "{", 5_000),
    ("switch a { ", "case .a: switch a { ", 9_000),
  ]

  @Test(arguments: leftOutWhenLong)
  func whatNestsTooDeeplyIsLeftOut(opening: String, unit: String, count: Int) {
    let source = opening + String(repeating: unit, count: count)
    let extraction = Extracted.from("let first = String(localized: \"first\")\n" + source)
    #expect(extraction.diagnostics.map(\.id) == ["swift-too-complex"])
    #expect(extraction.diagnostics.map(\.severity) == [.warning])
    #expect(extraction.entries.isEmpty)
    #expect((extraction.diagnostics.first?.location?.range.lowerBound ?? 0) > 38)
  }

  /// Each call is held to all of them until the file has made all the work that it may.
  @Test func manyOverloadsOfOneNameEnd() {
    let count = 2_000
    let overloads = (0..<count).map { "func f(_ a: LocalizedStringKey, b: T\($0)) {}" }
    let calls = (0..<count).map { "f(\"k\($0)\", b: T\($0)())" }
    let source = "import SwiftUI\n" + (overloads + calls).joined(separator: "\n")
    let elapsed = processorTime { #expect(Extracted.keys(in: source).count == count) }
    #expect(elapsed < .seconds(8))
  }

  /// The raw values of a type are gathered once, however often a file asks for them.
  @Test func manyLookUpsOfManyRawValuesEnd() {
    let count = 2_000
    let cases = (0..<count).map { "case c\($0)" }.joined(separator: "\n")
    let texts = Array(repeating: "Text(LocalizedStringKey(kind.rawValue))", count: count)
    let source = """
      import SwiftUI
      enum Kind: String { \(cases) }
      func rows(kind: Kind) { \(texts.joined(separator: "\n")) }
      """
    let elapsed = processorTime { #expect(Extracted.keys(in: source).count == count) }
    #expect(elapsed < .seconds(8))
  }

  /// Each look-up asks only so many of the conditions around it for a flag.
  @Test func manyConditionsAroundManyTextsEnd() {
    let conditions = Array(repeating: "other.isKey", count: 3_000).joined(separator: ", ")
    let texts = Array(repeating: "Text(LocalizedStringKey(icon.name))", count: 3_000)
    let source = """
      import SwiftUI
      struct Icon { let name: String; let isKey: Bool }
      struct Row: View {
        let icon: Icon, other: Icon
        var body: some View { if \(conditions) { \(texts.joined(separator: "\n")) } }
      }
      let icon = Icon(name: "A", isKey: false)
      """
    let elapsed = processorTime { #expect(Extracted.keys(in: source) == ["A"]) }
    #expect(elapsed < .seconds(8))
  }

  /// What a member localizes is visited once, however many others of the kind stand in it.
  @Test(arguments: [("(", " ? \"x\" : \"y\").said"), ("\"x\\(", ")\".said")])
  func localizedMembersInEachOtherEnd(opening: String, end: String) throws {
    let function = try #require(LocalizingFunction(reading: "String.said"))
    let count = 12
    let nested =
      String(repeating: opening, count: count) + "isOpen" + String(repeating: end, count: count)
    let extraction = Extracted.from(["A.swift": "let a = \(nested)"], functions: [function])
    // A text with values in it is no key, which is said where it stands.
    let hasValues = opening.hasPrefix("\"")
    #expect(extraction.entries.map(\.key) == (hasValues ? [] : ["x", "y"]))
    #expect(extraction.entries.allSatisfy { $0.locations.count <= count })
    #expect(extraction.diagnostics.count == (hasValues ? count : 0))
  }

  /// A name may be of nothing but letters that are looked at for what starts with them.
  @Test(arguments: ["L", "B"])
  func longNamesBesideWrappersEnd(letter: String) {
    let long = "let \(String(repeating: letter, count: 400_000)) = 1"
    let extraction = Extracted.from(
      [
        "A.swift": "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
        "B.swift": "\(long)\nlet text = tr(\"last\")",
      ])
    #expect(extraction.entries.map(\.key) == ["last"])
  }

  static let longButFlat: [String] = [
    "let a = " + String(repeating: "1 + ", count: 1_600) + "1",
    "let a = " + String(repeating: "a ?? ", count: 1_600) + "b",
    "let a = " + String(repeating: "b is A as B ", count: 1_500),
    "func f() { if " + String(repeating: "let a, ", count: 1_600) + "let b {} }",
    "enum E { case " + String(repeating: "a, ", count: 1_600) + "b }",
    "switch a {\n" + String(repeating: "case .a: b()\n", count: 1_600) + "}",
    "let a: " + String(repeating: "A & ", count: 1_600) + "B",
    "let a = " + String(repeating: "/a/ ", count: 1_600),
    String(repeating: "\u{0}", count: 50_000), String(repeating: "let a = \"\n", count: 1_600),
    String(repeating: "/*", count: 1_600) + String(repeating: "*/", count: 1_600),
    "let a = [" + String(repeating: "[[1]], ", count: 1_600) + "]",
    String(repeating: "a < b\n", count: 1_600), String(repeating: "(a)\n", count: 1_600),
  ]

  @Test(arguments: longButFlat)
  func whatIsOnlyLongIsRead(source: String) {
    let keys = Extracted.keys(in: source + "\nlet last = String(localized: \"last\")")
    #expect(keys == ["last"])
  }
}
