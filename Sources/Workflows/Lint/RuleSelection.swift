import Projects
package import Diagnostics
import Linting

/// Which rules run, and how much their findings matter.
struct RuleSelection {
  private(set) var rules: [Linter.Selection] = []
  /// Ids that no rule has.
  private(set) var unknown: [Diagnostic] = []
  private let paths: [Configuration.PathSeverities]
  private let explicit: Set<String>

  init(_ options: LintOptions, _ project: ProjectConfiguration) {
    let configured = project.configuration.severities
    paths = project.configuration.pathSeverities
    let failing = Set(options.failures.map(\.rule))
    explicit = Set(options.severities.keys).union(options.rules).union(failing)
    unknown = LintWorkflow.unknownRules(in: options)
    report(configured.keys.sorted() + paths.flatMap { $0.severities.keys.sorted() }, project.file)
    for rule in RuleRegistry.all {
      let id = rule.id
      let severity =
        failing.contains(id) ? .error : Self.severity(of: rule, options, configured[id])
      // A rule that is off may still be on for some paths.
      let isOnSomewhere =
        options.rules.isEmpty && !options.disabled.contains(id)
        && options.severities[id] == nil
        && paths.contains { $0.severities[id]?.severity != nil }
      if let severity = severity ?? (isOnSomewhere ? rule.documentation.severity : nil) {
        rules.append(Linter.Selection(rule, severity))
        if isOnSomewhere, !Self.isOn(rule, configured) { onlyOnPaths.insert(id) }
      }
    }
  }

  /// How much a rule matters everywhere; nil where it is off.
  private static func severity(
    of rule: any Rule.Type, _ options: LintOptions, _ configured: Configuration.RuleSeverity?
  ) -> Severity? {
    let (id, documentation) = (rule.id, rule.documentation)
    var severity: Severity? = documentation.isOptIn ? nil : documentation.severity
    if let configured { severity = configured.severity }
    if options.rules.contains(id) { severity = severity ?? documentation.severity }
    if !options.rules.isEmpty, !options.rules.contains(id) { severity = nil }
    if let own = options.severities[id] { severity = own }
    return options.disabled.contains(id) ? nil : severity
  }

  private var onlyOnPaths: Set<String> = []

  private static func isOn(
    _ rule: any Rule.Type, _ configured: [String: Configuration.RuleSeverity]
  ) -> Bool {
    configured[rule.id].map { $0 != .off } ?? !rule.documentation.isOptIn
  }

  /// The finding with the severity that its file gives it; nil where its rule is off there.
  func adjusted(_ finding: LintFinding, path: String?) -> LintFinding? {
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
      single.severities[id] != nil && path.map { Glob(single.glob).matches($0) } ?? false
    }
    if let own = own?.severities[id] { return own.severity }
    return onlyOnPaths.contains(id) ? nil : severity
  }

  /// Whether a rule's findings are errors, in some files at least.
  func mayBeError(_ chosen: Linter.Selection) -> Bool {
    chosen.severity == .error || paths.contains { $0.severities[chosen.rule.id] == .error }
  }

  private mutating func report(_ ids: [String], _ file: String?) {
    for id in ids where RuleRegistry.rule(id) == nil {
      var diagnostic = LintWorkflow.unknownRule(id)
      diagnostic.location = file.map { Location(file: $0, range: 0..<0) }
      unknown.append(diagnostic)
    }
  }
}

extension LintWorkflow {
  /// The ids in the options that no rule has.
  package static func unknownRules(in options: LintOptions) -> [Diagnostic] {
    (options.rules + options.disabled + options.severities.keys.sorted())
      .filter { RuleRegistry.rule($0) == nil }.map(unknownRule)
  }

  /// What to say of an id that no rule has.
  package static func unknownRule(_ id: String) -> Diagnostic {
    let nearest = NearestName.of(id, among: RuleRegistry.all.map { $0.id })
    let hint = nearest.flatMap { $0.isSlip ? "; did you mean `\($0.name)`?" : nil }
    return Diagnostic(
      id: "unknown-rule", severity: .error,
      message: "there is no rule `\(ConfigurationReader.shown(id))`"
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
