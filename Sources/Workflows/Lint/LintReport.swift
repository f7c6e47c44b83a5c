import Reading
package import Diagnostics
import Linting

/// Puts what lint found into words, JSON or what other tools read.
package struct LintReport {
  private let outcome: LintOutcome
  private let source: (String) -> [UInt8]?
  private let paths: RepositoryPaths

  /// - Parameters:
  ///   - paths: What SARIF, JUnit and GitHub's commands call files.
  ///   - source: Gives the text of a file, to show lines and count columns.
  package init(
    _ outcome: LintOutcome, paths: RepositoryPaths = RepositoryPaths(root: nil, current: ""),
    source: @escaping (String) -> [UInt8]?
  ) {
    self.outcome = outcome
    self.paths = paths
    self.source = source
  }

  private var diagnostics: [Diagnostic] { outcome.findings.map(\.diagnostic) }

  /// Everything there is to say, with places as services know them.
  private func placed(_ shown: (Diagnostic) -> Diagnostic = { $0 }) -> [Diagnostic] {
    (outcome.diagnostics + diagnostics.map(shown)).map(paths.fromRoot)
  }

  /// Gives the text of a file by its path from the root on.
  private var placedSource: (String) -> [UInt8]? {
    let files = (outcome.diagnostics + diagnostics).compactMap(\.location?.file) + outcome.files
    let names = Dictionary(files.map { (paths.fromRoot($0), $0) }) { first, _ in first }
    return { [source] in source(names[$0] ?? $0) }
  }

  /// Findings for people, errors only when asked; the rules that found them end the text.
  package func text(usesColor: Bool, errorsOnly: Bool) -> ConsoleText {
    let renderer = TextRenderer(usesColor: usesColor, showsKeyPaths: true, source: source)
    guard !errorsOnly else {
      return renderer.render(diagnostics.filter { $0.severity == .error })
    }
    var hinted: Set<String> = []
    let shown = diagnostics.map { diagnostic in
      // Once for each rule: people read down.
      hinted.insert(diagnostic.id).inserted ? Self.withHint(diagnostic) : diagnostic
    }
    return renderer.render(shown) + FindingSummary(outcome).text
  }

  /// A finding whose last words say how to turn its rule off.
  private static func withHint(_ diagnostic: Diagnostic) -> Diagnostic {
    // A file that can't be read has no key to turn it off at, and nobody wants to.
    guard diagnostic.id != "syntax-error" else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append(Diagnostic.Note(message: Silencing(diagnostic.id).hint))
    return diagnostic
  }

  /// What was looked at and found, in one sentence.
  package var summary: ConsoleText {
    var parts = [
      String.counted(outcome.errorCount, "error"), String.counted(outcome.warningCount, "warning"),
    ]
    let notes = outcome.counts.total(.note)
    if notes > 0 { parts.append(String.counted(notes, "note")) }
    var text =
      parts.joined(separator: ", ") + " in " + String.counted(outcome.unitCount, "text") + " of "
      + String.counted(outcome.fileCount, "file")
    if outcome.leftOutCount > 0 {
      text += "; \(String.counted(outcome.leftOutCount, "file")) left out"
    }
    if outcome.knownCount > 0 { text += "; the baseline knows \(outcome.knownCount) more" }
    if outcome.hiddenNoteCount > 0 {
      text += "; --notes shows \(String.counted(outcome.hiddenNoteCount, "note"))"
    }
    if outcome.fixCount > 0 {
      text += "; \(String.counted(outcome.fixCount, "fix", "fixes")) applied"
    } else if outcome.fixableCount > 0 {
      text += "; --fix mends \(outcome.fixableCount)"
    }
    if let file = outcome.newBaseline { text += "; \(file) is written" }
    return ConsoleText(text)
  }

  /// The JSON that `docs/json.md` describes.
  package var json: JSONText {
    let renderer = JSONRenderer(source: source)
    let findings = outcome.findings.map { finding in
      Self.withPlace(finding, renderer.objects(for: [finding.diagnostic]).first ?? .null)
    }
    let other = renderer.objects(for: outcome.diagnostics).map { Self.withPlace(nil, $0) }
    return .object([
      ("version", .number(1)), ("diagnostics", .array(other + findings)),
      (
        "summary",
        .object([
          ("errors", .number(outcome.errorCount)), ("warnings", .number(outcome.warningCount)),
          ("files", .number(outcome.fileCount)), ("units", .number(outcome.unitCount)),
          ("hiddenNotes", .number(outcome.hiddenNoteCount)),
          ("rules", .array(FindingSummary(outcome).rules)),
        ])
      ),
    ])
  }

  /// The JSON of a diagnostic with its place in catalogs.
  private static func withPlace(_ finding: LintDiagnostic?, _ json: JSONText) -> JSONText {
    guard case .object(let members) = json else { return json }
    func text(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
    return .object(
      members.flatMap { name, value -> [(String, JSONText)] in
        guard name == "path" else { return [(name, value)] }
        return [
          ("key", text(finding?.key)), ("table", text(finding?.table)),
          ("locale", text(finding?.locale)), ("path", text(finding?.path)),
          ("keys", .array((finding?.foldedKeys ?? []).map { .string($0) })),
        ]
      })
  }

  /// A SARIF log.
  package var sarif: JSONText {
    let ran = Set(outcome.rules)
    let rules = RuleRegistry.all.filter { ran.contains($0.id) }.map { rule in
      SARIFRenderer.Rule(
        id: rule.id, family: rule.documentation.family.rawValue,
        summary: rule.documentation.summary, description: rule.documentation.rationale,
        help: Silencing(rule.id).paragraph, severity: rule.documentation.severity)
    }
    let own = outcome.patternRules.map { rule in
      SARIFRenderer.Rule(
        id: rule.id, family: "project", summary: rule.message,
        description: "A rule of the project: \(rule.pattern.text)",
        help: Silencing(rule.id).paragraph, severity: rule.severity)
    }
    return SARIFRenderer(rules: rules + own, source: placedSource).log(placed())
  }

  /// A JUnit report, in which as much fails as makes the run fail.
  package var junit: ExactText {
    let failing = outcome.isStrict ? Severity.warning : .error
    // A file whose findings aren't shown has not passed.
    let files = outcome.files.filter { !outcome.cutFiles.contains($0) }
    return ExactText(
      JUnitRenderer(failing: failing, source: placedSource)
        .render(placed(), files: files.map(paths.fromRoot)))
  }

  /// GitHub's workflow commands.
  package var gitHub: ExactText {
    ExactText(GitHubRenderer(source: placedSource).render(placed(Self.withHint)))
  }
}

extension LintDiagnostic {
  /// The order of reports: by file, place, rule and message.
  func precedes(_ other: LintDiagnostic) -> Bool {
    let left = diagnostic.location
    let right = other.diagnostic.location
    if left?.file != right?.file { return (left?.file ?? "") < (right?.file ?? "") }
    let start = left?.range.lowerBound ?? -1
    let otherStart = right?.range.lowerBound ?? -1
    if start != otherStart { return start < otherStart }
    if diagnostic.id != other.diagnostic.id { return diagnostic.id < other.diagnostic.id }
    if locale != other.locale { return (locale ?? "") < (other.locale ?? "") }
    return diagnostic.message < other.diagnostic.message
  }
}
