import ArgumentParser
import Diagnostics
import Linting
import Workflows

/// `l10n rules`.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules of l10n lint, or explain one.")

  @Argument(help: "The rule to explain.", completion: .list(RuleRegistry.all.map { $0.id }))
  var id: String?

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  func run() throws {
    if json { return try Console.write(ExactText(RuleReport.json)) }
    guard let id else { return try Console.write(ExactText(RuleReport.list)) }
    try Self.explain(id)
  }

  /// Prints what a rule is about, and how to turn it off.
  static func explain(_ id: String) throws {
    guard let rule = RuleRegistry.rule(id) else {
      throw ValidationError(LintWorkflow.unknownRule(id).message)
    }
    try Console.write(ExactText(RuleReport.explanation(of: rule.documentation)))
  }
}
