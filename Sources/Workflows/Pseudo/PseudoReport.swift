package import Diagnostics

/// Puts what `l10n pseudo` did into words or JSON.
package struct PseudoReport {
  private let outcome: PseudoOutcome

  package init(_ outcome: PseudoOutcome) { self.outcome = outcome }

  /// The files, a line each.
  package var text: ConsoleText {
    outcome.changes.map { change -> ConsoleText in
      change.texts == 0
        ? "\(change.file): without \(change.locales.joined(separator: ", "))\n"
        : "\(change.file): \(ConsoleText.counted(change.texts, "text")) of \(change.locales[0])\n"
    }.joined()
  }

  /// The difference that a run would make, file by file.
  package var difference: some Sequence<ExactText> {
    outcome.changes.lazy.flatMap {
      UnifiedDiff(old: $0.before, new: $0.after, path: $0.file).parts
    }.map { ExactText($0) }
  }

  /// What the run comes to, for its end; nil where it says nothing that the diagnostics don't.
  package var summary: ConsoleText? {
    guard outcome.status != .couldNotRun || outcome.isWritten else { return nil }
    guard !outcome.changes.isEmpty else { return "nothing to change" }
    let verb: ConsoleText = outcome.isWritten ? "changed" : "would change"
    var text: ConsoleText = "\(verb) \(ConsoleText.counted(outcome.changes.count, "file"))"
    if outcome.leftOut > 0 {
      text +=
        "; \(ConsoleText.counted(outcome.leftOut, "text")) left out, which would be other messages"
    }
    if outcome.isWritten, outcome.texts > 0 {
      text += "\n" + outcome.locales.map(Self.advice).joined(separator: "\n")
    }
    return text
  }

  private static func advice(_ locale: String) -> ConsoleText {
    "run the app with -AppleLanguages '(\(locale))'; a project that lists its languages "
      + "(knownRegions) needs \(locale) among them"
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("locales", .array(outcome.locales.map { .string($0) })),
      ("written", .bool(outcome.isWritten)),
      (
        "changes",
        .array(
          outcome.changes.map {
            .object([
              ("file", .string($0.file)),
              ("locales", .array($0.locales.map { .string($0) })),
              ("texts", .number($0.texts)),
            ])
          })
      ),
      (
        "summary",
        .object([
          ("files", .number(outcome.changes.count)), ("texts", .number(outcome.texts)),
          ("leftOut", .number(outcome.leftOut)),
        ])
      ),
      ("diagnostics", .array(diagnostics)),
    ])
  }
}
