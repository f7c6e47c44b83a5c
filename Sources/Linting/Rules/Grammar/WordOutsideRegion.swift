import Diagnostics
import Grammar
import Localization
import Messages

/// An article or an adjective that stands beside the region it should agree with.
enum WordOutsideRegion: UnitRule {
  static let documentation = RuleDocumentation(
    id: "word-outside-region", family: .grammar, severity: .error,
    summary: "A word beside the region would have to agree with it, and can't from outside.",
    rationale: """
      An article in front of the region, an adjective or a verb behind it stay as they are \
      whatever stands in the region: "un 2 fotos". The rule renders the text with the values that \
      the sources declare, or with a noun of each gender, and once more with the word taken in; \
      where the two differ, the finding shows what a person would read.

      Checked where this tool's engine knows the language. It is a warning where the values are \
      only samples.
      """,
    good: [
      RuleExample("Add ^[%lld file](inflect: true)", "es", "Añadir ^[%lld archivo](inflect: true)"),
      RuleExample(
        "^[This %@](inflect: true)", "es", "^[Este %@](inflect: true)"),
      RuleExample(source: "Delete ^[these %lld files](inflect: true)"),
      RuleExample(source: "%@ sent you ^[%lld photo](inflect: true)"),
      RuleExample(
        "Added ^[%lld coffee](inflect: true)", "it", "Ho aggiunto ^[%lld caffè](inflect: true)"),
    ],
    bad: [
      RuleExample(
        source: "Delete ↓this↑ ^[%lld file](inflect: true)",
        finds:
          "`this` stands outside of the region and doesn't agree with it: people would read “Delete this 2 files” in place of “Delete these 2 files”; take the word into the brackets",
        fixed: "Delete ^[this %lld file](inflect: true)"),
      RuleExample(
        "^[%lld deleted file](inflect: true)", "es",
        "^[%lld archivo](inflect: true) ↓borrado",
        finds:
          "`borrado` stands outside of the region and doesn't agree with it: people would read “2 archivos borrado” in place of “2 archivos borrados”; take the word into the brackets",
        fixed: "^[%lld archivo borrado](inflect: true)"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let regions = unit.target.regions.filter { $0.inflects && !$0.agreesWithOther }
    guard !regions.isEmpty, let grammar = context.engines.grammar(unit.entry.localization.tag)
    else {
      return []
    }
    return words(around: regions, unit.target.message).filter { $0.word.mayAgree(grammar) }
      .firstFindings { finding($0.word, $0.region, unit, context) }
  }

  /// The words beside regions that show an argument.
  private static func words(
    around regions: [AgreementRegion], _ message: Message
  ) -> [(word: WordBeside, region: AgreementRegion)] {
    let nodes = NodesBeside(of: message)
    return regions.filter { !$0.counts.isEmpty || !$0.words.isEmpty }.flatMap { region in
      WordBeside.around(region, in: message, nodes).map { ($0, region) }
    }
  }

  private static func finding(
    _ word: WordBeside, _ region: AgreementRegion, _ unit: LintUnit, _ context: LintContext
  ) -> Finding? {
    guard let proof = unit.proof(context) else { return nil }
    let widened = word.widening(region, in: unit.target.value)
    for (index, list) in proof.samples.lists.enumerated() {
      let shown = proof.rendering(index).text
      let right = proof.renderer.render(widened, list).text
      guard shown != right else { continue }
      return Finding(
        "`\(word.text)` stands outside of the region and doesn't agree with it: people would read "
          + "“\(shown)” in place of “\(right)”; take the word into the brackets",
        at: word.range, fix: word.fix(region),
        severity: proof.samples.isProven || word.isBefore ? nil : .warning)
    }
    return nil
  }
}
