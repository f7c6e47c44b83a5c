import Projects
package import Diagnostics
import Linting

/// Which rules run, and how much their findings matter.
struct RuleSelection {
  private(set) var rules: [Linter.Selection] = []
  /// The project's own, with their severities in this run.
  private(set) var patternRules: [PatternRule] = []
  /// Ids in the options that no rule has.
  private(set) var unknown: [Diagnostic] = []
  private let configured: [String: Configuration.RuleSeverity]
  /// What files have that a glob matches, which is read once for all findings.
  private let paths: [(glob: Glob, severities: [String: Configuration.RuleSeverity])]
  /// What is an error whatever the configuration says.
  private let failing: Set<String>
  private let explicit: Set<String>

  init(_ options: LintOptions, _ project: ProjectConfiguration) {
    configured = project.configuration.severities
    paths = project.configuration.pathSeverities.map { (Glob($0.glob), $0.severities) }
    failing = Set(options.failures.map(\.rule))
    explicit = Set(options.severities.keys).union(options.rules).union(failing)
    let own = project.configuration.rules
    unknown = LintWorkflow.unknownRules(in: options, besides: own.map(\.id))
    for rule in RuleRegistry.all {
      let documentation = rule.documentation
      if let severity = severity(
        of: documentation.id, documentation.severity, isOptIn: documentation.isOptIn, options)
      {
        rules.append(Linter.Selection(rule, severity))
      }
    }
    for var rule in own {
      guard let severity = severity(of: rule.id, rule.severity, isOptIn: false, options) else {
        continue
      }
      rule.severity = severity
      patternRules.append(rule)
    }
  }

  /// How much a rule's findings matter, before their files are looked at; nil for a rule that is off.
  private mutating func severity(
    of id: String, _ own: Severity, isOptIn: Bool, _ options: LintOptions
  ) -> Severity? {
    guard !failing.contains(id) else { return .error }
    var severity: Severity? = isOptIn ? nil : own
    if let configured = configured[id] { severity = configured.severity }
    let isOn = severity != nil
    if options.rules.contains(id) { severity = severity ?? own }
    if !options.rules.isEmpty, !options.rules.contains(id) { severity = nil }
    if let chosen = options.severities[id] { severity = chosen.severity }
    if options.disabled.contains(id) { severity = nil }
    // A rule that is off may still be on for some paths.
    let isOnSomewhere =
      options.rules.isEmpty && !options.disabled.contains(id) && options.severities[id] == nil
      && paths.contains { $0.severities[id]?.severity != nil }
    if isOnSomewhere, !isOn { onlyOnPaths.insert(id) }
    return severity ?? (isOnSomewhere ? own : nil)
  }

  private var onlyOnPaths: Set<String> = []

  /// The finding with the severity that its file gives it; nil where its rule is off there.
  func adjusted(_ finding: LintDiagnostic, path: String?) -> LintDiagnostic? {
    let diagnostic = finding.diagnostic
    guard let severity = severity(of: diagnostic.id, found: diagnostic.severity, path: path) else {
      return nil
    }
    var finding = finding
    finding.diagnostic.severity = severity
    return finding
  }

  /// How much a rule's finding matters in a file; nil where the rule is off there.
  func severity(of id: String, found severity: Severity, path: String?) -> Severity? {
    guard !explicit.contains(id) else { return severity }
    let own = paths.last { single in
      single.severities[id] != nil && path.map { single.glob.matches($0) } ?? false
    }
    if let own = own?.severities[id] { return own.severity }
    return onlyOnPaths.contains(id) ? nil : severity
  }

  /// Whether a rule's findings are errors, in some files at least.
  func mayBeError(_ chosen: Linter.Selection) -> Bool {
    chosen.severity == .error || paths.contains { $0.severities[chosen.rule.id] == .error }
  }
}

extension LintWorkflow {
  /// The ids in the options that no rule has.
  ///
  /// - Parameter own: The ids of the project's rules.
  package static func unknownRules(
    in options: LintOptions, besides own: [String] = []
  ) -> [Diagnostic] {
    (options.rules + options.disabled + options.severities.keys.sorted())
      .filter { RuleRegistry.rule($0) == nil && !own.contains($0) }
      .map { unknownRule($0, besides: own) }
  }

  /// What to say of an id that no rule has.
  package static func unknownRule(_ id: String, besides own: [String] = []) -> Diagnostic {
    let others = DiagnosticDocumentation.of(id).map { known in
      "`\(id)` is no rule of lint, but what l10n \(known.commands.joined(separator: " or ")) reports; "
        + "`l10n rules \(id)` explains it"
    }
    let known = RuleRegistry.all.map { $0.id } + own
    let nearest = NearestName.of(id, among: known).flatMap { $0.isSlip ? $0.name : nil }
    // A name that was begun is nearer than one that differs in some letters.
    let begun = known.filter { id.utf8.count > 3 && $0.hasPrefix(id) }.min { $0.count < $1.count }
    let hint = (begun ?? nearest).map { "; did you mean `\($0)`?" }
    return Diagnostic(
      id: "unknown-rule", severity: .error,
      message: others
        ?? "there is no rule `\(ConfigurationReader.shown(id))`"
        + (hint ?? "; `l10n rules` lists them"))
  }
}

extension Configuration.RuleSeverity {
  /// Nil for off.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
