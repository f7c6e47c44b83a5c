import Diagnostics
import Foundation
import LocaleData
import Messages
import Reading
import Vocabulary

/// A grammatical feature that the language doesn't have.
enum FeatureNotInLanguage: UnitRule {
  static let documentation = RuleDocumentation(
    id: "feature-not-in-language", family: .grammar, severity: .warning,
    summary: "The morphology names a gender, a case or a number that the language doesn't have.",
    rationale: """
      A neuter noun in Spanish or a dative in English is nothing that words could agree with: the \
      engine takes its best guess or leaves the words as they are. Name what the language has.
      """,
    good: [
      RuleExample(
        "^[%@](inflect: true)", "de",
        "^[%@ ^[Mädchen](morphology: { grammaticalGender: 'neuter' })](inflect: true)")
    ],
    bad: [
      RuleExample(
        "^[%@ girl](inflect: true)", "es",
        "^[%@ ^[niña](morphology: { grammaticalGender: ↓'neuter'↑ })](inflect: true)",
        finds:
          "es has no grammaticalGender `neuter`, only `feminine`, `masculine`; write one of these"
      ),
      RuleExample(
        source: "^[he](inflect: { grammaticalCase: ↓'dative'↑ })",
        finds:
          "en has no grammaticalCase `dative`, only `nominative`, `accusative`, `genitive`; write one of these"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes else { return [] }
    let message = unit.target.message
    return message.nodes.indices.flatMap { index -> [Finding] in
      guard let caret = message.caretAttributes(of: index) else { return [] }
      return caret.members.flatMap { member -> [Finding] in
        guard member.agreement == .morphology || member.agreement == .inflect,
          case .object(let features) = member.value.content
        else { return [] }
        return features.compactMap { finding($0, unit) }
      }
    }
  }

  private static func finding(_ feature: JSONMember, _ unit: LintUnit) -> Finding? {
    guard case .string(let word) = feature.value.content,
      let kind = Feature(key: feature.name.value), let known = values(of: kind, unit),
      !known.isEmpty, !known.contains(word.value)
    else { return nil }
    // What no language has is a misspelling, which is another rule's.
    guard kind.words.contains(word.value) else { return nil }
    return Finding(
      "\(unit.entry.localization.language) has no \(feature.name.value) `\(word.value)`, only "
        + known.map { "`\($0)`" }.joined(separator: ", ")
        + (known.count == 1 ? "; write that" : "; write one of these"),
      at: feature.value.range)
  }

  /// What a language has; nil where that isn't known here.
  private static func values(of feature: Feature, _ unit: LintUnit) -> [String]? {
    switch feature {
    case .number:
      guard let tag = unit.entry.localization.tag else { return nil }
      return PluralRules(for: tag, type: .cardinal).categories.map(\.rawValue)
    case .gender, .grammaticalCase:
      return feature.key.flatMap { LanguageFact.features.list(of: "\(unit.language).\($0)") }
    default: return nil
    }
  }
}
