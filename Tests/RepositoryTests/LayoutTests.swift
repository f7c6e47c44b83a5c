import Foundation
import TestSupport
import Testing

/// The rules of the house that a compiler doesn't check.
@Suite struct LayoutTests {
  static let sources =
    Repository.files(in: "Sources", withSuffix: ".swift")
    + Repository.files(in: "Tests", withSuffix: ".swift")

  @Test(arguments: sources)
  func filesAndFunctionsAreShort(path: String) throws {
    let text = try Repository.text(path)
    let lines = FunctionScan.lines(of: text)
    guard lines.first(where: { !$0.isEmpty })?.contains("Generated") != true else { return }
    #expect(lines.count <= 400, "\(path) has \(lines.count) lines")
    for function in FunctionScan.functions(in: lines) {
      #expect(function.length <= 30, "\(path): \(function.name) has \(function.length) lines")
    }
  }

  @Test(arguments: sources)
  func importsAreSortedAndStandOnce(path: String) throws {
    let lines = FunctionScan.lines(of: try Repository.text(path))
    for (first, second) in zip(lines, lines.dropFirst())
    where first.hasPrefix("import ") && second.hasPrefix("import ") {
      #expect(first.utf8.lexicographicallyPrecedes(second.utf8), "\(path): \(second)")
    }
  }

  @Test func theFunctionScanSeesWhatItShould() {
    let text = """
      struct A {
        func short() { 1 }
        func long(
          a: Int
        ) {
          if true {
          }
        }
        init() {
        }
        var body: Int {
          1
        }
        @Test(arguments: [1]) nonisolated func tested() {
        }
        static let made: Int = {
          1
        }()
        func data() {
          \"""
          1
          \"""
        }
      }
      protocol B {
        func required()
        func requiredToo(
          a: Int
        ) -> Int
        var name: String { get }
      }
      """
    let found = FunctionScan.functions(in: FunctionScan.lines(of: text))
    #expect(
      found.map(\.name) == [
        "func short() { 1 }", "func long(", "init() {", "var body: Int {",
        "@Test(arguments: [1]) nonisolated func tested() {", "static let made: Int = {",
        "func data() {",
      ])
    #expect(found.map(\.length) == [1, 6, 2, 3, 2, 3, 4])
  }

  /// Where sources may trap, and why that is no danger to who runs them.
  private static let traps: [String: Set<String>] = [
    // The data is linked into the tool, and tests read it.
    "Sources/Extraction/Interfaces/Interfaces.swift": ["preconditionFailure(", "precondition("],
    // True or false for a type on a platform, whatever is given to the program.
    "Sources/Locking/Sharded.swift": ["precondition("],
  ]

  @Test func sourcesDoNotTrap() throws {
    for path in Repository.files(in: "Sources", withSuffix: ".swift") {
      let text = try Repository.text(path)
      let found = ["try!", "as!", "fatalError(", "preconditionFailure(", "precondition("]
        .filter { text.contains($0) }
      // An exception that nothing needs any more is found, too.
      #expect(Set(found) == Self.traps[path] ?? [], "\(path) traps")
    }
  }

  @Test func theContinuousIntegrationScriptRuns() {
    let script = Repository.root.appending(path: ".ci/run").path
    #expect(FileManager.default.isExecutableFile(atPath: script))
  }
}

/// Finds functions in formatted code by their indentation.
enum FunctionScan {
  struct Function {
    var name: String
    /// Lines from the first of the declaration to the closing brace, without those of texts between
    /// `"""`, which are data.
    var length: Int
  }

  /// The lines of a text, which are taken apart by bytes: there are many.
  static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  static func functions(in lines: [Substring]) -> [Function] {
    lines.indices.compactMap { start in
      guard isDeclaration(lines[start]) else { return nil }
      let indentation = lines[start].prefix { $0 == " " }
      let name = String(lines[start].dropFirst(indentation.count))
      if name.hasSuffix("}") { return Function(name: name, length: 1) }
      let brace = indentation + "}"
      guard let body = body(of: lines[start...], indentation),
        let end = lines[body...].firstIndex(where: { $0.hasPrefix(brace) })
      else { return nil }
      return Function(name: name, length: codeLines(lines[start...end]))
    }
  }

  private static func codeLines(_ lines: ArraySlice<Substring>) -> Int {
    var isText = false
    return lines.count { line in
      let marks = line.ranges(of: "\"\"\"").count
      defer { if !marks.isMultiple(of: 2) { isText.toggle() } }
      return !isText || marks > 0
    }
  }

  /// The line that opens the body; nil for what a protocol asks for.
  private static func body(of lines: ArraySlice<Substring>, _ indentation: Substring) -> Int? {
    for (index, line) in zip(lines.indices, lines) {
      if line.hasSuffix("{") { return index }
      let goesOn = ["  ", ")", "{"].contains { line.hasPrefix(indentation + $0) }
      guard index == lines.startIndex || goesOn else { return nil }
    }
    return nil
  }

  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "package", "public", "static", "mutating", "convenience",
    "override", "consuming", "borrowing", "nonisolated", "final", "class", "indirect", "lazy",
    "prefix", "postfix", "infix", "unsafe)",
  ]

  private static func isDeclaration(_ line: Substring) -> Bool {
    let code = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
    if code.hasPrefix("@") { return code.contains(" func ") || code.contains(" init(") }
    // A declaration has its keyword as its first word behind modifiers; most lines have another.
    var rest = code.utf8
    while !rest.isEmpty {
      let word = Substring(rest.prefix { !isSeparator($0) })
      rest = rest.dropFirst(word.utf8.count + 1)
      if word.isEmpty || modifiers.contains(word) { continue }
      switch word {
      case "func", "init", "subscript": return true
      case "var", "let": return line.hasSuffix("{")
      default: return false
      }
    }
    return false
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "?")
  }
}
