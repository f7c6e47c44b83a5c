package import Diagnostics

/// Puts what `l10n suggest` found into words or JSON.
package struct SuggestReport {
  private let outcome: SuggestOutcome
  private let isAll: Bool

  /// - Parameter isAll: Whether what stays as it is, is listed, too.
  package init(_ outcome: SuggestOutcome, isAll: Bool = false) {
    (self.outcome, self.isAll) = (outcome, isAll)
  }

  // MARK: Words

  /// Key by key: the new texts, and the changes of code as a difference.
  package var text: some Sequence<ConsoleText> { outcome.suggestions.lazy.map(Self.text) }

  private static func text(_ suggestion: SuggestOutcome.Suggestion) -> ConsoleText {
    var text: ConsoleText = "\(suggestion.file): \"\(suggestion.key)\""
    for key in suggestion.otherKeys { text += ", \"\(key)\"" }
    text += "\n"
    for language in suggestion.languages { text += Self.text(language, suggestion) }
    if let key = suggestion.newKey { text += "  new key: \"\(key)\"\n" }
    for step in suggestion.steps { text += "  \(step)\n" }
    for use in suggestion.uses where use.isPlain && !use.isRewritten && suggestion.steps.isEmpty {
      text += "  \(use.file):\(use.line):\(use.column) " + why(use) + "\n"
    }
    for change in suggestion.changes {
      let difference = UnifiedDiff.text(old: change.before, new: change.after, path: change.file)
      text += ConsoleText(difference: difference)
    }
    return text + "\n"
  }

  /// Why a place stays, and what it has to be.
  private static func why(_ use: SuggestOutcome.Use) -> ConsoleText {
    guard use.isFilledLater else {
      return "reads a plain string, in which nothing agrees, and stays as it is; it has to be "
        + "AttributedString(localized:)"
    }
    let literal: ConsoleText = use.filled.map { "\"\($0)\"" } ?? "…"
    return "puts the number in when words have agreed without it, and stays as it is; it has to be "
      + "String(AttributedString(localized: \(literal)).characters), with the number in the literal"
  }

  private static func text(
    _ language: SuggestOutcome.Language, _ suggestion: SuggestOutcome.Suggestion
  ) -> ConsoleText {
    if let new = language.text {
      var text: ConsoleText = "  \(language.locale): \"\(new)\"\n"
      if !language.forms.isEmpty { text += "    for \(forms(language.forms))\n" }
      if !language.words.isEmpty { text += "    with \(forms(language.words))\n" }
      for note in language.notes { text += "    note: \(note)\n" }
      return text
    }
    let reason = language.reason?.message ?? ""
    guard suggestion.isChoice else { return "  \(language.locale) keeps its forms: \(reason)\n" }
    guard !language.forms.isEmpty, !suggestion.numbers.isEmpty else {
      return "  \(language.locale) has to be translated anew: \(reason)\n"
    }
    let forms = forms(language.forms)
    return "  \(language.locale) keeps its texts as plural forms, \(forms): \(reason)\n"
  }

  private static func forms(_ forms: [SuggestOutcome.Language.Form]) -> ConsoleText {
    forms.map { "\($0.category) \"\($0.text)\"" }.joined(separator: ", ")
  }

  /// What stays as it is and why, a line for each.
  package var leftAlone: some Sequence<ConsoleText> {
    (isAll ? outcome.passedOver : []).lazy.map { key in
      var text: ConsoleText = "\(key.file): \"\(key.key)\""
      for other in key.otherKeys { text += ", \"\(other)\"" }
      return text + " left alone: \(key.reason.message)\n"
    }
  }

  /// What the run comes to, for its end.
  package var summary: ConsoleText {
    let kept = outcome.passedOver.count
    guard !outcome.suggestions.isEmpty || kept > 0 else {
      return "no text varies by number, and code chooses between none"
    }
    let languages = outcome.suggestions.flatMap(\.languages)
    let replaced = languages.filter { $0.text != nil }
    let forms = replaced.reduce(0) { $0 + $1.forms.count }
    let summary = Self.summary(outcome.suggestions.count, replaced.count, forms)
    return kept == 0 ? summary : summary + "; \(kept) left alone\(isAll ? "" : " (--all says why)")"
  }

  private static func summary(_ suggestions: Int, _ texts: Int, _ forms: Int) -> ConsoleText {
    guard suggestions > 0 else { return "nothing to suggest" }
    return "\(ConsoleText.counted(suggestions, "suggestion")): "
      + "\(ConsoleText.counted(texts, "text")) for \(ConsoleText.counted(forms, "plural form"))"
  }

  // MARK: JSON

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("suggestions", .array(outcome.suggestions.map(Self.json))),
      ("passedOver", .array(outcome.passedOver.map(Self.json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ suggestion: SuggestOutcome.Suggestion) -> JSONText {
    .object([
      ("key", .string(suggestion.key)),
      ("otherKeys", .array(suggestion.otherKeys.map { .string($0) })),
      ("choice", .bool(suggestion.isChoice)), ("table", .string(suggestion.table)),
      ("file", .string(suggestion.file)),
      ("newKey", suggestion.newKey.map { .string($0) } ?? .null),
      ("numbers", .array(suggestion.numbers.map { .number($0) })),
      ("languages", .array(suggestion.languages.map(json))),
      ("uses", .array(suggestion.uses.map(json))),
      ("steps", .array(suggestion.steps.map { .string($0) })),
      (
        "changes",
        .array(
          suggestion.changes.map { change in
            .object([
              ("file", .string(change.file)),
              (
                "difference",
                .string(
                  UnifiedDiff.text(old: change.before, new: change.after, path: change.file))
              ),
            ])
          })
      ),
    ])
  }

  private static func json(_ language: SuggestOutcome.Language) -> JSONText {
    .object([
      ("locale", .string(language.locale)), ("file", .string(language.file)),
      ("forms", json(language.forms)),
      ("text", language.text.map { .string($0) } ?? .null), ("words", json(language.words)),
      ("notes", .array(language.notes.map { .string($0) })),
      ("reason", language.reason.map(json) ?? .null),
    ])
  }

  private static func json(_ forms: [SuggestOutcome.Language.Form]) -> JSONText {
    .array(
      forms.map { .object([("category", .string($0.category)), ("text", .string($0.text))]) })
  }

  private static func json(_ use: SuggestOutcome.Use) -> JSONText {
    .object([
      ("file", .string(use.file)), ("line", .number(use.line)), ("column", .number(use.column)),
      ("plain", .bool(use.isPlain)), ("rewritten", .bool(use.isRewritten)),
    ])
  }

  private static func json(_ key: SuggestOutcome.PassedOver) -> JSONText {
    .object([
      ("key", .string(key.key)), ("otherKeys", .array(key.otherKeys.map { .string($0) })),
      ("table", .string(key.table)), ("file", .string(key.file)), ("reason", json(key.reason)),
    ])
  }

  private static func json(_ reason: SuggestOutcome.Reason) -> JSONText {
    .object([("id", .string(reason.id)), ("message", .string(reason.message))])
  }
}
