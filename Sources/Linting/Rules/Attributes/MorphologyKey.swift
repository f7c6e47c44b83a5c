import Diagnostics
import LocaleData
import Messages
import Reading
import Vocabulary

/// A key of a morphology that Foundation doesn't know.
enum MorphologyKey: UnitRule {
  static let documentation = RuleDocumentation(
    id: "morphology-key", family: .attributes, severity: .error,
    summary: "A morphology has a key that Foundation doesn't know and drops in silence.",
    rationale: """
      `{ PartOfSpeech: 'noun' }` is an empty morphology to Foundation: nothing says so, and the words \
      don't agree. The keys are `grammaticalGender`, `number`, `partOfSpeech`, `grammaticalCase`, \
      `determination`, `grammaticalPerson`, `pronounType` and `definiteness`, with capitals as here.
      """,
    good: [
      RuleExample(
        source: "^[%@](morphology: { partOfSpeech: 'noun' })")
    ],
    bad: [
      RuleExample(
        source: "^[%@](morphology: { ↓PartOfSpeech↑: 'noun' })",
        finds: "Foundation drops the key `PartOfSpeech`; write `partOfSpeech`",
        fixed: "^[%@](morphology: { partOfSpeech: 'noun' })"),
      RuleExample(
        source: "^[%@](morphology: { ↓gender↑: 'feminine' })",
        finds: "Foundation drops the key `gender`; write `grammaticalGender`",
        fixed: "^[%@](morphology: { grammaticalGender: 'feminine' })"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.mayHaveCarets else { return [] }
    return unit.ownMorphologyMembers.compactMap { member in
      let name = member.name.value
      guard Feature(key: name) == nil else { return nil }
      let meant = self.meant(name)
      let hint =
        meant.map { "write `\($0)`" }
        ?? "write one of \(Feature.keys.quotedList)"
      let isSlip =
        meant?.lowercased() == name.lowercased() || meant.map { isNear(name, $0) } ?? false
      let fix = meant.map {
        TextFix("Write `\($0)`", isSafe: isSlip, [TextEdit(member.name.contentRange, $0)])
      }
      return Finding(
        "Foundation drops the key `\(name)`; \(hint)", at: member.name.range, fix: fix)
    }
  }

  private static func isNear(_ name: String, _ meant: String) -> Bool {
    NearestName.of(name, among: [meant])?.isSlip ?? false
  }

  private static func meant(_ name: String) -> String? {
    if let meant = LanguageFact.featureNames["key." + name.lowercased()] { return meant }
    let nearest = NearestName.of(name, among: Feature.keys)
    return nearest.flatMap { $0.isSlip ? $0.name : nil }
  }
}
