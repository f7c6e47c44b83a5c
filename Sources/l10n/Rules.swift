import ArgumentParser
import Diagnostics
import Linting
import Workflows

/// `l10n rules`.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of l10n lint, or explain one.",
    discussion: """
      A rule's page says what it finds, why that matters, and how to turn it off. What other \
      commands say of projects and code has ids in brackets, which are explained, too.

      Examples:
        l10n rules
        l10n rules missing-argument
      """)

  @Argument(help: "The rule to explain.", completion: .rules)
  var id: String?

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  @Flag(help: "Print errors only, beside the rules.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    let project = configuration.loaded()
    // The built-in rules are told all the same: who mends a configuration looks them up.
    Console.show(project.diagnostics.filter { !quiet || $0.severity == .error }, color: color)
    let own = project.configuration.rules
    if json {
      if let id { try Self.checkIsRule(id, besides: own) }
      return try Console.write(ExactText(RuleReport.json(with: own, of: id)))
    }
    guard let id else { return try Console.write(ExactText(RuleReport.list(with: own))) }
    try Self.explain(id, besides: own)
  }

  /// Refuses what the JSON has no entry for.
  private static func checkIsRule(_ id: String, besides own: [PatternRule]) throws {
    guard RuleRegistry.rule(id) == nil, !own.contains(where: { $0.id == id }) else { return }
    throw ValidationError(LintWorkflow.unknownRule(id, besides: own.map(\.id)).message)
  }

  /// Prints what a rule is about, and how to turn it off.
  ///
  /// - Parameter own: The project's rules.
  static func explain(_ id: String, besides own: [PatternRule]) throws {
    if let rule = own.first(where: { $0.id == id }) {
      return try Console.write(ExactText(RuleReport.explanation(of: rule)))
    }
    if let known = DiagnosticDocumentation.of(id) {
      return try Console.write(ExactText(known.page))
    }
    guard let rule = RuleRegistry.rule(id) else {
      throw ValidationError(LintWorkflow.unknownRule(id, besides: own.map(\.id)).message)
    }
    try Console.write(ExactText(RuleReport.explanation(of: rule.documentation)))
  }
}
