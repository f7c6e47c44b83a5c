import Diagnostics

/// Inflection in a language that no engine inflects.
enum UninflectableLocale: UnitRule {
  static let documentation = RuleDocumentation(
    id: "uninflectable-locale", family: .grammar, severity: .error,
    summary: "The text asks for inflection in a language that can't be inflected.",
    rationale: """
      No released system inflects this language, so the words stay as they are written: "5 файл". \
      Use plural variations instead.

      English, Spanish, French, Italian, Portuguese, German, Hindi and Korean are inflected by \
      Apple's systems (Apple Developer Documentation, "Automatic grammar agreement").
      """,
    good: [
      RuleExample(
        "^[%lld file](inflect: true)", "es", "^[%lld archivo](inflect: true)"),
      RuleExample(
        "^[%lld file](inflect: true)", "ru", ["one": "%lld файл", "other": "%lld файла"]),
    ],
    bad: [
      RuleExample("^[%lld file](inflect: true)", "ru", "↓^[%lld файл](inflect: true)")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes, !Self.isInflected(unit.language) else { return [] }
    return AgreementRegion.all(in: unit.target).filter { $0.language == nil }.map { region in
      Finding(
        "no system inflects \(unit.entry.localization.language), so people would read "
          + "`\(region.text)` as it stands; use plural variations instead",
        at: region.range)
    }
  }

  private static func isInflected(_ language: String) -> Bool {
    switch language {
    case "en", "es", "fr", "it", "pt", "de", "hi", "ko": true
    default: false
    }
  }
}
