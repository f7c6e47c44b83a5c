import Diagnostics

/// What a command comes to: what it has to say, and how it ends.
protocol WorkflowOutcome: Sendable {
  var diagnostics: [Diagnostic] { get set }
  var status: ExitStatus { get set }
}

extension WorkflowOutcome {
  /// Adds what keeps the run from doing what it was asked for.
  mutating func fail(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    status = .couldNotRun
  }

  /// Adds what was found; an error keeps the run from doing what it was asked for.
  mutating func take(_ found: [Diagnostic]) {
    diagnostics += found
    if found.hasErrors { status = .couldNotRun }
  }

  /// The outcome of a run that a broken configuration ends.
  func ended(by project: ProjectConfiguration) -> Self {
    var outcome = self
    outcome.take(project.diagnostics)
    return outcome
  }
}
