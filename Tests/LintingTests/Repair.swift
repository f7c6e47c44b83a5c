import Catalogs
import Linting

/// What is left of a key when all fixes of a rule were applied, as often as there are any.
struct Repair {
  /// The texts by path; nil where there was nothing to mend.
  private(set) var texts: [TextPath: String]?
  /// What the rule finds in the end.
  private(set) var left: [EntryFinding]

  init(_ rule: any Rule.Type, _ key: LintKey, _ context: LintContext) {
    var key = key
    left = RuleRun.findings(of: rule, in: key, context)
    for _ in 0..<8 where left.contains(where: { $0.finding.fix != nil }) {
      key = Self.key(key, left)
      left = RuleRun.findings(of: rule, in: key, context)
      texts = Dictionary(
        (key.translations.first ?? key.source).texts.map { ($0.path, $0.value) }
      ) { $1 }
    }
  }

  /// A key whose texts, in the first translation or in the source alone, have the fixes of findings.
  static func key(_ key: LintKey, _ found: [EntryFinding]) -> LintKey {
    var mended = key
    let old = key.translations.first ?? key.source
    let leaves = old.texts.map { text in
      let fixes = found.filter { ($0.path ?? []) == text.path }.compactMap(\.finding.fix)
      // Two findings may have one fix.
      let whole = TextFix("", isSafe: true, Array(Set(fixes.flatMap(\.edits))))
      return TextLeaf(
        path: text.path, text: whole.applied(to: text.value), options: text.options)
    }
    let new = LintLocalization(
      language: old.language, leaves: leaves, variables: old.variables,
      argumentNames: old.argumentNames)
    if key.translations.isEmpty { mended.source = new } else { mended.translations = [new] }
    return mended
  }
}
