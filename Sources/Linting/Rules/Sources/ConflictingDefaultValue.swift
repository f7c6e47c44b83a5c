import Diagnostics

/// A key that code gives two texts.
enum ConflictingDefaultValue: SourceRule {
  static let documentation = RuleDocumentation(
    id: "conflicting-default-value", family: .sources, severity: .warning,
    summary: "The code gives one key two different default values.",
    rationale: """
      A catalog has one text for a key, so one of the two places shows what the other one says: in \
      the source language too, as soon as it has a catalog. Translators get only one of them. Give \
      both the same value, or one of them another key. Apple's genstrings warns of it, too, and keeps \
      one of them.

      The rule looks at what `--sources` names. The same key in two tables or bundles is two keys.
      """,
    good: [
      RuleExample(
        code: """
          let save = String(localized: "save", defaultValue: "Save")
          let store = String(localized: "save", defaultValue: "Save")
          """),
      RuleExample(
        code: """
          let save = String(localized: "action", defaultValue: "Save", table: "Menu")
          let store = String(localized: "action", defaultValue: "Store", table: "Toolbar")
          """),
    ],
    bad: [
      RuleExample(
        code: """
          let save = String(localized: "save", defaultValue: "Save")
          let store = String(localized: ↓"save", defaultValue: "Store")
          """,
        finds: "the key \"save\" has the default value \"Store\" here and \"Save\" elsewhere; give "
          + "both the same value, or one of them another key")
    ])
}
