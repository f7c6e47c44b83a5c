/// Turns diagnostics into a JUnit report, as Jenkins and GitLab show it.
///
/// A file is a suite. A finding that fails the run is a failed case, another one a skipped case,
/// which services list and don't count; a file without findings that fail has one case that passed,
/// for a report without cases is an error to Jenkins.
///
/// Sources: the schema of Jenkins' xUnit plug-in (junit-10.xsd), but for the attribute `file`, which
/// it doesn't know; GitLab's "Unit test reports", which tells cases apart by `name` and `classname`
/// and links `file`.
package struct JUnitRenderer {
  private let lines: SourceLines
  private let failing: Severity

  /// - Parameters:
  ///   - failing: From which severity on a finding fails the run.
  ///   - source: Gives the bytes of a file, to turn offsets into lines.
  package init(failing: Severity, source: @escaping (String) -> [UInt8]?) {
    lines = SourceLines(source: source)
    self.failing = failing
  }

  /// The report.
  ///
  /// - Parameter files: What was looked at, so that files without findings are in the report.
  package func render(_ diagnostics: [Diagnostic], files: [String]) -> String {
    let sorted = diagnostics.sortedByPlace()
    let byFile = Dictionary(grouping: sorted) { $0.location?.file ?? ToolVersion.name }
    let names = Set(byFile.keys).union(files)
    // A run that looked at nothing has a report, too.
    let suites = (names.isEmpty ? [ToolVersion.name] : names.sorted()).map { name in
      Suite(name: name, cases: cases(byFile[name] ?? []))
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    // The schema has no count of skipped cases here.
    let counts = Self.counts(suites.flatMap(\.cases)).filter { $0.0 != "skipped" }
    Self.append([("name", "\(ToolVersion.name) lint")] + counts, to: &text)
    text += ">\n"
    for suite in suites { Self.append(suite, to: &text) }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  private struct Case {
    var name: String
    var result: Result

    enum Result {
      case passed
      case skipped(message: String)
      case failed(message: String, rule: String, text: String)
    }
  }

  // MARK: Cases

  private func cases(_ diagnostics: [Diagnostic]) -> [Case] {
    var counts: [String: Int] = [:]
    var cases = diagnostics.map { diagnostic in
      var name = diagnostic.id
      if let path = diagnostic.location?.briefKeyPath { name += ": \(path)" }
      // Lines change with each edit; a name that stays lets services tell old findings from new.
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += " (\(count))" }
      return Case(name: name, result: result(of: diagnostic))
    }
    let fails = diagnostics.contains { $0.severity >= failing }
    if !fails { cases.append(Case(name: "\(ToolVersion.name) lint", result: .passed)) }
    return cases
  }

  private func result(of diagnostic: Diagnostic) -> Case.Result {
    guard diagnostic.severity >= failing else {
      return .skipped(message: "\(diagnostic.severity.rawValue): \(diagnostic.message)")
    }
    let first = lines.placed(
      "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]",
      at: diagnostic.location)
    let notes = diagnostic.notes.map { lines.placed("note: \($0.message)", at: $0.location) }
    return .failed(
      message: diagnostic.message, rule: diagnostic.id,
      text: ([first] + notes).joined(separator: "\n"))
  }

  // MARK: XML

  private static func counts(_ cases: [Case]) -> [(String, String)] {
    let failures = cases.count { if case .failed = $0.result { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.result { true } else { false } }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0"),
      ("skipped", "\(skipped)"),
    ]
  }

  private static func append(_ suite: Suite, to text: inout String) {
    text += "  <testsuite"
    append([("name", suite.name)] + counts(suite.cases) + [("time", "0")], to: &text)
    text += ">\n"
    for item in suite.cases {
      text += "    <testcase"
      append(
        [
          ("name", item.name), ("classname", suite.name), ("file", suite.name), ("time", "0"),
        ], to: &text)
      switch item.result {
      case .passed: text += "/>\n"
      case .skipped(let message):
        text += ">\n      <skipped"
        append([("message", message)], to: &text)
        text += "/>\n    </testcase>\n"
      case .failed(let message, let rule, let content):
        text += ">\n      <failure"
        append([("message", message), ("type", rule)], to: &text)
        text += ">" + escapedForXML(content) + "</failure>\n    </testcase>\n"
      }
    }
    text += "  </testsuite>\n"
  }

  private static func append(_ attributes: [(String, String)], to text: inout String) {
    for (name, value) in attributes {
      text += " \(name)=\"\(escapedForXMLAttribute(value))\""
    }
  }
}
