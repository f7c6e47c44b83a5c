import Diagnostics
import LocaleData
import Messages
import Reading
import Vocabulary

/// An attribute of the source is not in the translation.
enum MissingAttribute: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-attribute", family: .attributes, severity: .error,
    summary: "An attribute of the source is missing in the translation.",
    rationale: """
      The app's own attributes make words stand out, or make them do something when they are tapped; \
      without one a reader misses that. Put it on the words that say the same.

      Attributes of agreement depend on the language: that `inflect` and those with it are missing is \
      a warning where Foundation can inflect the language, a note in others, and nothing where \
      words don't change, where plural forms do the work, or for `morphology`.
      """,
    good: [
      RuleExample("^[%lld cup](inflect: true)", "ja", "カップ%lld個"),
      RuleExample("^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: 'fun')"),
    ],
    bad: [
      RuleExample(
        "^[Fast](rainbow: 'fun') food", "es", "↓Comida rápida",
        finds:
          "the source has the attribute `rainbow` and the translation doesn't; write `^[…](rainbow: 'fun')`"
      ),
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "↓%lld taza",
        finds:
          "the source has the attribute `inflect` and the translation doesn't; write `^[…](inflect: true)`",
        severity: .warning),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.source.mayHaveCarets else { return [] }
    let source = unit.source.caretMembers
    guard !source.isEmpty, !MalformedAttributes.hasProblems(unit),
      BrokenCaret.faults(in: unit).isEmpty
    else { return [] }
    let target = unit.target.caretMembers.map(\.name.value)
    // A name that came instead is reported by `unknown-attribute`.
    let isRenamed = target.contains { name in
      AgreementAttribute(rawValue: name) == nil && !source.contains { $0.name.value == name }
    }
    var names: [String] = []
    for member in source where !names.contains(member.name.value) {
      names.append(member.name.value)
    }
    return names.compactMap { name in
      let wanted = source.reduce(0) { $0 + ($1.name.value == name ? 1 : 0) }
      let count = target.reduce(0) { $0 + ($1 == name ? 1 : 0) }
      let agreement = AgreementAttribute(rawValue: name)
      guard agreement == nil ? count < wanted : count == 0, !isRenamed else { return nil }
      let severity = if let agreement { severity(of: agreement, unit) } else { Severity.error }
      return severity.map { severity in
        Finding(
          "the source has the attribute `\(name)` \(wanted == 1 ? "" : "\(wanted) times ")and the "
            + "translation \(count == 0 ? "doesn't" : "only \(count)"); write `\(example(name, source))`",
          at: place(unit), severity: severity == .error ? nil : severity)
      }
    }
  }

  private static func example(_ name: String, _ source: [JSONMember]) -> String {
    let value = source.first { $0.name.value == name }?.value.excerpt ?? "…"
    return "^[…](\(name): \(value))"
  }

  private static func place(_ unit: LintUnit) -> Range<Int> {
    unit.target.caretRegions.first?.range ?? unit.target.wholeRange
  }

  /// How much the loss of an attribute of agreement matters; nil for not at all.
  private static func severity(of attribute: AgreementAttribute, _ unit: LintUnit) -> Severity? {
    guard unit.target.category == nil, !unit.target.isPart else { return nil }
    let hasForms = unit.entry.localization.texts.contains { $0.category != nil }
    switch attribute {
    case .morphology: return nil
    case .inflectionAlternative:
      return InflectedLanguages.support(unit.language) == nil ? nil : .note
    case .formatNumber, .languageIdentifier: return .warning
    case .inflect, .agreeWithArgument, .agreeWithConcept, .referentConcept:
      return hasForms ? nil : InflectedLanguages.support(unit.language)
    }
  }
}

/// Where words change, and where Foundation can change them.
enum InflectedLanguages {
  /// How much it matters that nothing agrees; nil in languages whose words don't change.
  static func support(_ language: String) -> Severity? {
    switch SystemInflection(of: language) {
    case .since: .warning
    case .needless: nil
    case .missing: .note
    }
  }
}
