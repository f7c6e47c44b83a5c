import Diagnostics
import LocaleData
import Messages
import Reading
import Vocabulary

/// A word in a morphology that Foundation doesn't know.
enum MorphologyValue: UnitRule {
  static let documentation = RuleDocumentation(
    id: "morphology-value", family: .attributes, severity: .error,
    summary: "A key of a morphology has a word that Foundation can't read.",
    rationale: """
      A word that Foundation doesn't know makes it give up on the text, so that people read the \
      marks. Numbers are named as plural categories are: `one` for the singular, `other` for the \
      plural. The words are English in all languages.
      """,
    good: [
      RuleExample(
        "^[red](morphology: { number: 'one' })", "es",
        "^[rojo](morphology: { grammaticalGender: 'masculine', number: 'one' })")
    ],
    bad: [
      RuleExample(
        source: "^[%@](morphology: { number: ↓'plural'↑ })",
        finds:
          "`number` can't be `plural`; write `other`, or another of `one`, `zero`, `two`, `few`, `many`",
        fixed: "^[%@](morphology: { number: 'other' })"),
      RuleExample(
        "^[red](morphology: { number: 'one' })", "es",
        "^[rojo](morphology: { grammaticalGender: ↓'masculino'↑ })",
        finds:
          "`grammaticalGender` can't be `masculino`; write `masculine`, or another of `feminine`, `neuter`",
        fixed: "^[rojo](morphology: { grammaticalGender: 'masculine' })"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.mayHaveCarets else { return [] }
    return unit.ownMorphologyMembers.compactMap { member in
      guard let words = Feature(key: member.name.value)?.words else { return nil }
      guard case .string(let text) = member.value.content else {
        return Finding(
          "`\(member.name.value)` takes one of \(words.quotedList) in quotation marks, found "
            + "`\(member.value.excerpt)`", at: member.value.range)
      }
      guard !words.contains(text.value) else { return nil }
      let meant = self.meant(text.value, words)
      let hint =
        meant.map { meant in
          "write `\(meant)`, or another of \(words.filter { $0 != meant }.quotedList)"
        }
        ?? "write one of \(words.quotedList)"
      return Finding(
        "`\(member.name.value)` can't be `\(text.value)`; \(hint)", at: member.value.range,
        fix: meant.map {
          TextFix("Write `\($0)`", isSafe: false, [TextEdit(text.contentRange, $0)])
        })
    }
  }

  private static func meant(_ text: String, _ words: [String]) -> String? {
    let synonym = LanguageFact.featureNames["value." + text.lowercased()]
    if let synonym, words.contains(synonym) { return synonym }
    return NearestName.of(text, among: words).flatMap { $0.isSlip ? $0.name : nil }
  }
}
