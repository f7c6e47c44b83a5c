package import Diagnostics

/// Puts an import's outcome into words or JSON.
package struct ImportReport {
  private let outcome: ImportOutcome

  package init(_ outcome: ImportOutcome) { self.outcome = outcome }

  /// What changes, file by file and text by text, for people.
  package var text: ConsoleText {
    outcome.files.map { file in
      "\(file.file)\n" + file.changes.map { "  \(Self.line($0))\n" }.joined()
    }.joined()
  }

  private static func line(_ change: ImportOutcome.Change) -> ConsoleText {
    let name: ConsoleText = "\(change.kind.rawValue) \"\(change.id)\" [\(change.locale)]"
    let states = state(change)
    switch change.kind {
    case .added: return "\(name): \"\(change.new)\"\(states)"
    case .changed:
      let texts = ComparedTexts(change.old ?? "", change.new)
      return "\(name): \"\(texts.old)\" -> \"\(texts.new)\"\(states)"
    case .cleared: return "\(name): was \"\(change.old ?? "")\""
    case .stateChanged:
      return "\(name): \(change.oldState ?? "none") -> \(change.newState ?? "none")"
    }
  }

  private static func state(_ change: ImportOutcome.Change) -> ConsoleText {
    guard let new = change.newState, new != "translated" || new != change.oldState else {
      return ""
    }
    return " (\(new))"
  }

  /// One sentence for the end of a run.
  ///
  /// - Parameter isDryRun: Whether nothing was to be written.
  package func summary(isDryRun: Bool) -> ConsoleText {
    let count = outcome.files.reduce(0) { $0 + $1.changes.count }
    let texts = ConsoleText.counted(count, "text")
    let catalogs = ConsoleText.counted(outcome.files.count, "catalog")
    let hasRefusals = outcome.refused > 0 && outcome.status != .clean
    let wouldWrite = isDryRun && count > 0 && (!hasRefusals || outcome.leavesOutRefused)
    var summary: ConsoleText =
      if outcome.isWritten {
        "imported \(texts) into \(catalogs)"
      } else if wouldWrite {
        "would import \(texts) into \(catalogs)"
      } else if hasRefusals {
        refusal(isDryRun: isDryRun)
      } else {
        count == 0 ? "nothing changed" : "nothing was imported"
      }
    if outcome.isWritten || wouldWrite, hasRefusals { summary += "; \(outcome.refused) refused" }
    if outcome.untranslated > 0 { summary += "; \(outcome.untranslated) not translated" }
    return summary
  }

  /// The sentence for a run that failed, whatever it found.
  ///
  /// - Parameter isDryRun: Whether nothing was to be written.
  package func failure(isDryRun: Bool) -> ConsoleText {
    isDryRun ? "nothing would be imported" : "nothing was imported"
  }

  private func refusal(isDryRun: Bool) -> ConsoleText {
    let refused = ConsoleText.counted(outcome.refused, "text is", "texts are")
    let start = failure(isDryRun: isDryRun) + ": \(refused) refused; "
    if let language = outcome.unclearLanguages.first {
      return start
        + (outcome.unclearLanguages.count == 1
          ? "import that language alone, with --locale \(language)"
          : "import them one language at a time, with --locale \(language) and so on")
    }
    return start + "correct what came back, "
      + (outcome.leavesOutRefused
        ? "or import it with --force"
        : "import the others with --skip-refused, or all with --force")
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("written", .bool(outcome.isWritten)),
      (
        "changes",
        .array(outcome.files.flatMap { file in file.changes.map { json($0, file.file) } })
      ),
      (
        "summary",
        .object([
          ("changed", .number(outcome.files.reduce(0) { $0 + $1.changes.count })),
          ("unchanged", .number(outcome.unchanged)),
          ("untranslated", .number(outcome.untranslated)),
          ("refused", .number(outcome.refused)),
        ])
      ),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private func json(_ change: ImportOutcome.Change, _ file: String) -> JSONText {
    .object([
      ("file", .string(file)), ("kind", .string(change.kind.rawValue)),
      ("locale", .string(change.locale)), ("key", .string(change.key)), ("id", .string(change.id)),
      ("old", Self.optional(change.old)), ("new", .string(change.new)),
      ("oldState", Self.optional(change.oldState)), ("newState", Self.optional(change.newState)),
    ])
  }

  private static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
}
