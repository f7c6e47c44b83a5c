import Diagnostics

/// A key whose text takes different values in two places.
enum ConflictingArgumentTypes: SourceRule {
  static let documentation = RuleDocumentation(
    id: "conflicting-argument-types", family: .sources, severity: .error,
    summary: "The code fills the text of one key with values of different types.",
    rationale: """
      A text has one specifier for each argument, and one that doesn't fit the value shows nonsense \
      or crashes the app. Give the arguments the same types, or one of the strings another key.

      The rule looks at what `--sources` names, and only at keys with a default value: elsewhere \
      the types are a part of the key.
      """,
    good: [
      RuleExample(
        code: """
          func show(count: Int, total: Int) {
            _ = String(localized: "left", defaultValue: "\\(count) left")
            _ = String(localized: "left", defaultValue: "\\(total) left")
          }
          """)
    ],
    bad: [
      RuleExample(
        code: """
          func show(count: Int, name: String) {
            _ = String(localized: "left", defaultValue: "\\(count) left")
            _ = String(localized: ↓"left", defaultValue: "\\(name) left")
          }
          """,
        finds: "the key \"left\" takes %@ here and %lld elsewhere; give the arguments the same "
          + "types, or one of the strings another key")
    ])
}
