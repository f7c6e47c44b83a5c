import Diagnostics
import LocaleData
import LocaleData

/// Inflection in a language that no engine inflects.
enum UninflectableLocale: UnitRule {
  static let documentation = RuleDocumentation(
    id: "uninflectable-locale", family: .grammar, severity: .error,
    summary: "The text asks for inflection in a language that can't be inflected.",
    rationale: """
      No released system inflects this language, so the words stay as they are written: "5 файл". \
      Use plural variations instead.

      With `deploymentTargets` in `l10n.json`, the rule also tells where a language is inflected by \
      newer systems only; people on older ones read the words as they are written.

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
      RuleExample(
        "^[%lld file](inflect: true)", "ru", "↓^[%lld файл](inflect: true)",
        finds:
          "no system inflects ru, so people would read `%lld файл` as it stands; use plural variations instead"
      )
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes else { return [] }
    let language = unit.entry.localization.language
    guard case .since = SystemInflection(of: unit.language) else {
      return regions(unit).map { region in
        Finding(
          "no system inflects \(language), so people would read `\(region.text)` as it stands; use "
            + "plural variations instead", at: region.range)
      }
    }
    let region = unit.entry.localization.tag?.region
    guard let old = context.deploymentTargets.tooOld(for: unit.language, region: region) else {
      return []
    }
    return regions(unit).map { region in
      Finding(
        "\(language) is inflected from \(old.platform.rawValue) \(old.needed) on, and the app runs "
          + "on older ones, where people would read `\(region.text)` as it stands; use plural "
          + "variations, or l10n compile --expand-agreement", at: region.range, severity: .warning)
    }
  }

  private static func regions(_ unit: LintUnit) -> [AgreementRegion] {
    unit.target.regions.filter { $0.language == nil }
  }
}
