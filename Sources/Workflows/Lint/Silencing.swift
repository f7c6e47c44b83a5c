import Linting

/// How to turn a rule off where it is wrong.
struct Silencing {
  private let rule: String
  /// Whether what it finds stands in code.
  private let isAboutSources: Bool

  init(_ rule: String) {
    self.rule = rule
    isAboutSources =
      if case .sources? = RuleRegistry.rule(rule)?.subject { true } else { false }
  }

  /// On one line, for the end of a message.
  var hint: String {
    let here = isAboutSources ? "a comment on the line" : "the key's comment"
    return "to turn it off: `l10n:disable \(rule)` in \(here); in a file or the project "
      + "`severities` in l10n.json (l10n lint --explain \(rule))"
  }

  /// For the end of a page, in Markdown.
  var paragraph: String {
    let here =
      isAboutSources
      ? """
      - For one place: `// l10n:disable \(rule)` on the line, or alone on the line before.
      """
      : """
      - For one key: a comment of the key with `l10n:disable \(rule)`; in a String Catalog its comment, \
      in `.strings` and `.stringsdict` one above it in the source language's file.
      """
    return """
      \(here)
      - For a file: `"severities": { "Legacy/**": { "\(rule)": "off" } }` in `l10n.json`, with a glob.
      - For the project: `"severities": { "\(rule)": "off" }` in `l10n.json`.
      - For what is there already: `l10n lint --write-baseline baseline.json`, then `--baseline`.
      """
  }
}
