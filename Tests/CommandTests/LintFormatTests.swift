import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import TestSupport
import Testing

/// What other tools read of lint, held to the rules of their formats.
@Suite struct LintFormatTests {
  /// A table whose path and texts hold what a format has to escape, and findings with fixes,
  /// without a place, and of rules of the project.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ rules: [{ id: "no-b", pattern: "b", message: "no \"b\" & <c>", severity: "note" }] }"#,
      to: "l10n.json")
    try folder.write("\"a <1> & %@\" = \"a %@\";\n\"b\" = \"b\";\n", to: "A & B/en.lproj/T.strings")
    try folder.write(
      "\"a <1> & %@\" = \"b \u{1}\";\n\"b\" = \"^[%lld b](inflect: true) \u{202E}\";\n\"b\" = \"x\";\n",
      to: "A & B/es.lproj/T.strings")
    try folder.write("\"clean\" = \"clean\";\n", to: "C/en.lproj/C.strings")
    return folder
  }

  private func run(_ arguments: String...) throws -> ToolRun { try run(arguments) }

  private func run(_ arguments: [String]) throws -> ToolRun {
    let folder = try project()
    let run = try ToolRun(["lint", "--notes"] + arguments, in: folder.url)
    #expect(run.status == 1, "\(run.errors)")
    return run
  }

  @Test func sarifFollowsItsSchema() throws {
    let schema = try JSONSchemaCheck(Array(try Repository.text("Fixtures/schemas/sarif.json").utf8))
    let log = try run("--format", "sarif").output
    #expect(log.contains("\"no-b\"") && log.contains("\"fixes\"") && log.contains("A%20%26%20B"))
    #expect(schema.problems(in: Array(log.utf8)) == [])
    let wrong = log.replacing("\"startLine\": 1", with: "\"startLine\": 0")
    #expect(!schema.problems(in: Array(wrong.utf8)).isEmpty)
  }

  @Test func fixturesFollowTheSchema() throws {
    let schema = try JSONSchemaCheck(Array(try Repository.text("Fixtures/schemas/sarif.json").utf8))
    let log = try Repository.text("Fixtures/commands/lint/sarif/stdout.txt")
    #expect(schema.problems(in: Array(log.utf8)) == [])
  }

  @Test func junitCountsWhatItLists() throws {
    let report = try run("--format", "junit").output
    let reader = ReportReader()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(report)")
    #expect(reader.suites.map(\.name).contains("A & B/es.lproj/T.strings"))
    #expect(reader.suites.map(\.name).contains("C/en.lproj/C.strings"))
    for suite in reader.suites {
      #expect(suite.counts == suite.counted, "\(suite.name)")
      // Services tell cases apart by their names.
      #expect(Set(suite.cases).count == suite.cases.count, "\(suite.cases)")
    }
    let all = reader.suites.reduce(into: [0, 0, 0]) { sum, suite in
      for index in sum.indices { sum[index] += suite.counted[index] }
    }
    #expect(reader.total == Array(all.dropLast()) && all[1] > 0 && all[2] > 0)
  }

  @Test func strictRunsFailForWarnings() throws {
    let arguments = ["--format", "junit", "--severity", "no-b=warning"]
    let lenient = try run(arguments).output.matches(of: #/<failure/#).count
    let strict = try run(arguments + ["--strict"]).output.matches(of: #/<failure/#).count
    #expect(strict > lenient)
  }
}

/// Reads a report by the rules of JUnit's schema: what may stand in what, and which attributes an
/// element has to have.
private final class ReportReader: NSObject, XMLParserDelegate {
  struct Suite {
    var name = ""
    /// Tests, failures and skipped ones, as the report says.
    var counts: [Int] = []
    /// The same, counted.
    var counted = [0, 0, 0]
    var cases: [String] = []
  }

  private(set) var suites: [Suite] = []
  /// Tests and failures of all.
  private(set) var total: [Int] = []
  private var path: [String] = []

  private static let required: [String: [String]] = [
    "testsuites": [], "testsuite": ["name", "tests", "failures", "errors"],
    "testcase": ["name", "classname"], "failure": ["message", "type"], "skipped": [],
  ]
  private static let parents: [String: String?] = [
    "testsuites": nil, "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
    "skipped": "testcase",
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if Self.parents[name] != path.last {
      Issue.record("\(name) stands in \(path.last ?? "nothing")")
    }
    for attribute in Self.required[name] ?? [] where attributes[attribute] == nil {
      Issue.record("\(name) lacks \(attribute)")
    }
    path.append(name)
    let counts = ["tests", "failures", "skipped"].map { attributes[$0].flatMap { Int($0) } ?? -1 }
    switch name {
    case "testsuites": total = counts.dropLast()
    case "testsuite": suites.append(Suite(name: attributes["name"] ?? "", counts: counts))
    case "testcase":
      suites[suites.count - 1].counted[0] += 1
      suites[suites.count - 1].cases.append(attributes["name"] ?? "")
    case "failure": suites[suites.count - 1].counted[1] += 1
    default: suites[suites.count - 1].counted[2] += 1
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }
}
