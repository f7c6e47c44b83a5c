/// What a diagnostic says that a command other than lint prints, with its id in brackets.
///
/// Rules of lint have pages of their own.
package struct DiagnosticDocumentation: Sendable {
  /// Kebab-case, as it stands in brackets behind the message and in JSON as `rule`.
  package let id: String
  /// The commands that print it, in alphabetical order.
  package let commands: [String]
  /// What it tells of, in one sentence.
  package let summary: String
  /// How to be rid of it.
  package let advice: String

  init(_ id: String, _ commands: String..., says summary: String, advice: String) {
    (self.id, self.commands, self.summary, self.advice) = (id, commands, summary, advice)
  }

  /// The diagnostic of an id; nil for rules of lint, and where none of the ids is explained.
  package static func of(_ id: String) -> DiagnosticDocumentation? { all.first { $0.id == id } }

  /// Its page in Markdown, as `l10n rules ID` prints it.
  package var page: String {
    """
    # \(id)

    \(summary)

    \(advice)

    \(owners), which no severity turns off; --quiet leaves out what is no error.

    """
  }

  /// Whose it is, for messages and pages.
  var owners: String {
    let names = commands.map { "l10n \($0)" }
    let last = names.last ?? ""
    let all = names.count < 2 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    return "A message of \(all), no rule of lint"
  }

  /// All of them in Markdown, by id: `docs/diagnostics.md`.
  package static var overview: String {
    let rows = all.map { one in
      "| `\(one.id)` | \(one.commands.joined(separator: ", ")) | \(one.summary) | \(one.advice) |\n"
    }
    return """
      # What commands other than lint report

      Behind each message stands an id in brackets, which JSON has as `rule`. These are the ids of \
      messages about projects and code; `l10n rules ID` explains one. [Rules of lint](rules/README.md) \
      have pages of their own.

      | id | command | says | to be rid of it |
      |---|---|---|---|

      """ + rows.joined()
  }
}
