import Diagnostics

/// A phrase of an App Shortcut doesn't have the app's name.
enum AppShortcutPhrase: UnitRule {
  static let documentation = RuleDocumentation(
    id: "app-shortcut-phrase", family: .text, severity: .error,
    summary: "A phrase of an App Shortcut doesn't have the app's name.",
    rationale: """
      What people say to Siri has to name the app. Xcode refuses a phrase in the table `AppShortcuts` \
      without `${applicationName}` ("Invalid Utterance"), in the source and in each language, and Siri \
      doesn't know it. Write it where the language has the name; `\\(.applicationName)` is Swift's \
      spelling, which only code has.
      """,
    good: [
      RuleExample(
        "Order in ${applicationName}", "de", "In ${applicationName} bestellen",
        table: AppShortcuts.table),
      RuleExample("Order a coffee", "de", "Kaffee bestellen"),
    ],
    bad: [
      RuleExample(
        "Order in ${applicationName}", "de", "↓In Caffe bestellen", table: AppShortcuts.table,
        finds: "the phrase has no ${applicationName}, and Xcode refuses one without it; add it"),
      RuleExample(
        source: "↓Order in Caffe", table: AppShortcuts.table,
        finds: "the phrase has no ${applicationName}, and Xcode refuses one without it; add it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isAppShortcutPhrase, !unit.target.hasAppName, !unit.entry.isSourceForTranslators,
      // Another placeholder in its place has a finding of its own.
      !unit.isComparable || !PhrasePlaceholders(unit).standForAppName
    else { return [] }
    return [
      Finding(
        "the phrase has no \(AppShortcuts.appName), and Xcode refuses one without it; add it",
        at: unit.target.wholeRange)
    ]
  }
}
