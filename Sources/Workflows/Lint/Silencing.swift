import Linting

/// How to turn a rule off where it is wrong.
struct Silencing {
  private let rule: String
  /// Where a comment turns the rule off at one place; nil where none does.
  private let place: Place?

  private enum Place {
    /// At the key in a catalog.
    case key
    /// In code.
    case line
  }

  init(_ rule: String) {
    self.rule = rule
    place =
      switch RuleRegistry.rule(rule)?.subject {
      case .sources?: .line
      // A file may have no key yet where its bytes or its form are wrong.
      case .file?: nil
      case .unit?, .entry?, .table?, .marks?, nil: .key
      }
  }

  /// On one line, for the end of a message.
  var hint: String {
    let here =
      switch place {
      case .key?: "`l10n:disable \(rule)` in the key's comment; "
      case .line?: "`l10n:disable \(rule)` in a comment on the line; "
      case nil: ""
      }
    return "to turn it off: \(here)in a file or the project `severities` in l10n.json "
      + "(l10n lint --explain \(rule))"
  }

  /// For the end of a page, in Markdown.
  var paragraph: String {
    let here =
      switch place {
      case .key?:
        """
        - For one key: a comment of the key with `l10n:disable \(rule)`; in a String Catalog its \
        comment, in `.strings` and `.stringsdict` one above it in the source language's file.

        """
      case .line?:
        """
        - For one place: `// l10n:disable \(rule)` on the line, or alone on the line before.

        """
      case nil: ""
      }
    return here + """
      - For a file: `"severities": { "Legacy/**": { "\(rule)": "off" } }` in `l10n.json`, with a glob.
      - For the project: `"severities": { "\(rule)": "off" }` in `l10n.json`.
      - For what is there already: `l10n lint --write-baseline baseline.json`, then `--baseline`.
      """
  }
}
