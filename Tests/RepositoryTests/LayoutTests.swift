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
    guard text.split(separator: "\n").first?.contains("Generated") != true else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 400, "\(path) has \(lines.count) lines")
    for function in FunctionScan.functions(in: text) {
      #expect(function.length <= 60, "\(path): \(function.name) has \(function.length) lines")
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
      }
      """
    let found = FunctionScan.functions(in: text)
    #expect(
      found.map(\.name) == ["func short() { 1 }", "func long(", "init() {", "var body: Int {"])
    #expect(found.map(\.length) == [1, 6, 2, 3])
  }

  @Test func sourcesDoNotTrap() throws {
    for path in Repository.files(in: "Sources", withSuffix: ".swift") {
      let text = try Repository.text(path)
      for trap in ["try!", "as!", "fatalError("] {
        #expect(!text.contains(trap), "\(path) contains \(trap)")
      }
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
    /// Lines from the first of the declaration to the closing brace.
    var length: Int
  }

  static func functions(in text: String) -> [Function] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      guard isDeclaration(lines[start]) else { return nil }
      let indentation = lines[start].prefix { $0 == " " }
      let name = String(lines[start].dropFirst(indentation.count))
      if name.hasSuffix("}") { return Function(name: name, length: 1) }
      guard let end = lines[start...].firstIndex(of: indentation + "}") else { return nil }
      return Function(name: name, length: end - start + 1)
    }
  }

  private static func isDeclaration(_ line: Substring) -> Bool {
    let words = line.split(whereSeparator: { " (<?".contains($0) })
    let modifiers: Set<Substring> = [
      "private", "fileprivate", "package", "public", "static", "mutating", "convenience",
      "override",
      "consuming", "@discardableResult", "@inline",
    ]
    switch words.first(where: { !modifiers.contains($0) }) {
    case "func", "init", "subscript": return true
    case "var": return line.hasSuffix("{")
    default: return false
    }
  }
}
