import Diagnostics
import LocaleData

/// Inflection in a language that no engine inflects.
enum UninflectableLocale: UnitRule {
  static let documentation = RuleDocumentation(
    id: "uninflectable-locale", family: .grammar, severity: .error,
    summary: "The text asks for inflection in a language that can't be inflected.",
    rationale: """
      No released system inflects this language, so the words stay as they are written: "5 файл". \
      Use plural variations instead.

      English, Spanish, French, Italian, Portuguese, German, Hindi and Korean are inflected by \
      Apple's systems (Apple Developer Documentation, "Automatic grammar agreement"), English, \
      French, German, Italian, Polish, Portuguese and Spanish by the engine of this tool, which programs on Linux \
      use, and with which `l10n compile --expand-agreement` writes plural variations for Apple's systems.

      `deploymentTargets` in `l10n.json` says where the app runs. With versions of Apple's systems the rule also \
      tells where a language is inflected by newer systems only; with `Linux: true` alone, a language that \
      no system of Apple's inflects is no finding if the engine does.
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
    guard unit.target.hasAttributes, let problem = problem(unit, context) else { return [] }
    return regions(unit).map { region in
      Finding(problem.message(region.text), at: region.range, severity: problem.severity)
    }
  }

  private struct Problem {
    var severity: Severity?
    /// - Parameter words: Those of the region.
    var message: (_ words: String) -> String
  }

  private static func problem(_ unit: LintUnit, _ context: LintContext) -> Problem? {
    let targets = context.deploymentTargets
    let isInflectedHere = context.engines.grammar(unit.entry.localization.tag) != nil
    if targets.includesLinux, !isInflectedHere,
      SystemInflection(of: unit.language) != .needless
    {
      return missing(unit, on: "no engine on Linux")
    }
    if targets.isLinuxAlone { return nil }
    guard case .since = SystemInflection(of: unit.language) else {
      if isInflectedHere { return expandable(unit, targets) }
      return missing(unit, on: "no system")
    }
    return old(unit, targets)
  }

  private static func missing(_ unit: LintUnit, on system: String) -> Problem {
    let language = unit.entry.localization.language
    return Problem { words in
      "\(system) inflects \(language), so people would read `\(words)` as it stands; use "
        + "plural variations instead"
    }
  }

  /// A language that only this project's engine inflects; a warning where nobody said that the app runs on
  /// Apple's systems.
  private static func expandable(_ unit: LintUnit, _ targets: DeploymentTargets) -> Problem {
    let language = unit.entry.localization.language
    return Problem(severity: targets.versions.isEmpty ? .warning : nil) { words in
      "no system of Apple's inflects \(language), so people would read `\(words)` as it stands "
        + "there; ship plural variations made by l10n compile --expand-agreement, or write them"
    }
  }

  private static func old(_ unit: LintUnit, _ targets: DeploymentTargets) -> Problem? {
    let language = unit.entry.localization.language
    let region = unit.entry.localization.tag?.region
    guard let old = targets.tooOld(for: unit.language, region: region) else { return nil }
    return Problem(severity: .warning) { words in
      "\(language) is inflected from \(old.platform.rawValue) \(old.needed) on, and the app runs "
        + "on older ones, where people would read `\(words)` as it stands; use plural "
        + "variations, or l10n compile --expand-agreement"
    }
  }

  private static func regions(_ unit: LintUnit) -> [AgreementRegion] {
    unit.target.regions.filter { $0.language == nil }
  }
}
