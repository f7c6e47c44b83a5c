package import Diagnostics

/// Puts what `l10n reuse` found into words or JSON.
package struct ReuseReport {
  private let outcome: ReuseOutcome

  package init(_ outcome: ReuseOutcome) { self.outcome = outcome }

  /// What was found, file by file and key by key, for people.
  package var text: ConsoleText {
    outcome.files.map { file in
      "\(file.file)\n" + file.reuses.map { Self.lines($0, file.file) }.joined()
    }.joined()
  }

  private static func lines(_ reuse: ReuseOutcome.Reuse, _ file: String) -> ConsoleText {
    var text: ConsoleText = "  \"\(reuse.key)\" [\(reuse.locale)]:"
    for form in reuse.texts {
      text += form.path.isEmpty ? " \"\(form.text)\"" : " \(form.path) \"\(form.text)\""
    }
    text += "\n    \(reuse.score) %: \"\(reuse.originSource)\""
    if reuse.source != reuse.originSource, reuse.source != reuse.key {
      text += " for \"\(reuse.source)\""
    }
    text += ", \(place(reuse, file))"
    if reuse.alternatives == 1 { text += "; there is 1 other translation" }
    if reuse.alternatives > 1 { text += "; there are \(reuse.alternatives) other translations" }
    return text + "\n"
  }

  private static func place(_ reuse: ReuseOutcome.Reuse, _ file: String) -> ConsoleText {
    let key: ConsoleText =
      reuse.originKey == reuse.originSource || reuse.originKey == reuse.key
      ? "" : " \"\(reuse.originKey)\""
    return switch reuse.origin {
    case .stale: "no longer in use\(key)"
    case .project: reuse.originFile == file ? "in use here\(key)" : "\(reuse.originFile)\(key)"
    case .memory: "memory \(reuse.originFile)\(key)"
    }
  }

  /// What the run comes to, for its end.
  ///
  /// - Parameter isDryRun: Whether nothing was to be written.
  package func summary(isDryRun: Bool) -> ConsoleText {
    let chosen = count(outcome.files.filter(\.isChosen))
    let others = count(outcome.files.filter { !$0.isChosen })
    let marked = outcome.files.filter(\.isChosen).allSatisfy(\.keepsState)
    let review: ConsoleText = marked ? ", marked as needing review" : "; read them"
    var parts: [ConsoleText] = []
    if chosen > 0 {
      let verb: ConsoleText =
        outcome.isWritten ? "wrote" : isDryRun ? "would write" : "did not write"
      parts.append("\(verb) \(ConsoleText.counted(chosen, "translation"))\(review)")
    }
    if others > 0 {
      parts.append(
        "\(ConsoleText.counted(others, "translation")) for files that can't say \"needs review\": read them, and write them "
          + "with --write-strings")
    }
    if parts.isEmpty { parts.append("nothing to carry over") }
    if outcome.missing > 0 { parts.append("\(outcome.missing) still missing") }
    return parts.joined(separator: "; ")
  }

  private func count(_ files: [ReuseOutcome.FileReuses]) -> Int {
    files.reduce(0) { $0 + $1.reuses.count }
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("written", .bool(outcome.isWritten)),
      (
        "reuses",
        .array(outcome.files.flatMap { file in file.reuses.map { Self.json($0, file) } })
      ),
      (
        "summary",
        .object([
          ("reuses", .number(count(outcome.files))), ("missing", .number(outcome.missing)),
        ])
      ),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(
    _ reuse: ReuseOutcome.Reuse, _ file: ReuseOutcome.FileReuses
  ) -> JSONText {
    .object([
      ("file", .string(file.file)), ("locale", .string(reuse.locale)), ("key", .string(reuse.key)),
      ("source", .string(reuse.source)),
      (
        "texts",
        .array(
          reuse.texts.map { .object([("path", .string($0.path)), ("text", .string($0.text))]) })
      ),
      ("state", file.keepsState ? .string("needs_review") : .null),
      ("chosen", .bool(file.isChosen)), ("score", .number(reuse.score)),
      (
        "origin",
        .object([
          ("kind", .string(reuse.origin.rawValue)), ("file", .string(reuse.originFile)),
          ("key", .string(reuse.originKey)), ("source", .string(reuse.originSource)),
        ])
      ),
      ("alternatives", .number(reuse.alternatives)),
    ])
  }
}
