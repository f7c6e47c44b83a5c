import ArgumentParser
import Linting
import Workflows

/// What a shell offers where only the project, or the list of rules, knows what can stand there.
extension CompletionKind {
  /// The locales of the project around the current folder.
  static let locales = CompletionKind.custom { _, _, _ in
    let project = ConfigurationOptions.nearest
    guard !project.isBroken else { return [] }
    let tree = DiskFileTree(inputs: ["."] + [project.folder].compactMap(\.self))
    return ProjectLocales.all(on: tree, project: project)
  }

  /// The rules of lint, and the project's own.
  static let rules = CompletionKind.custom { _, _, _ in ruleIDs }

  /// The same with what can become of their findings.
  static let severities = CompletionKind.custom { _, _, _ in
    ruleIDs.flatMap { id in
      Configuration.RuleSeverity.allCases.reversed().map { "\(id)=\($0.rawValue)" }
    }
  }

  private static var ruleIDs: [String] {
    RuleRegistry.all.map { $0.id }.sorted()
      + ConfigurationOptions.nearest.configuration.rules.map(\.id)
  }
}

extension ConfigurationOptions {
  /// The configuration that a command finds without options.
  fileprivate static var nearest: ProjectConfiguration {
    ProjectConfiguration(explicit: nil, paths: ["."], in: DiskFileTree())
  }
}
