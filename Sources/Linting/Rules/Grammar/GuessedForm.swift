import Diagnostics
import Grammar
import Localization
import Messages

/// A word whose form the engine had to guess.
enum GuessedForm: UnitRule {
  static let documentation = RuleDocumentation(
    id: "guessed-form", family: .grammar, severity: .warning,
    summary: "The engine doesn't know a word of the region and guesses its form.",
    rationale: """
      A word that is in no lexicon is inflected by the rules for its ending, which may be wrong. \
      Look at what people would read, and list the word in the `lexicon` of `l10n.json`, or say \
      what it is with `morphology`.

      Checked where this tool's engine knows the language; Apple's has another lexicon.
      """,
    good: [
      RuleExample("^[%lld file](inflect: true)", "es", "^[%lld archivo](inflect: true)")
    ],
    bad: [
      RuleExample(
        "^[%lld file](inflect: true)", "es", "↓^[%lld raspafleta](inflect: true)",
        finds:
          "`raspafleta` is in no lexicon; its form follows the rules for its ending; people would read “1 raspafleta”; list the word in the lexicon of l10n.json, or say with `morphology` what it is"
      )
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let regions = unit.target.regions.filter(\.inflects)
    guard !regions.isEmpty, let proof = unit.proof(context) else { return [] }
    var told: Set<String> = []
    var findings: [Finding] = []
    for index in proof.samples.lists.indices {
      let rendering = proof.rendering(index)
      for reason in rendering.reasons where isGuess(reason) {
        // A sample's word says nothing about the text.
        guard let region = regions.first(where: { $0.literal.contains(stem(reason.word)) }),
          told.insert(stem(reason.word)).inserted
        else { continue }
        findings.append(
          Finding(
            "\(reason.detail); people would read “\(rendering.text)”; list the word in the "
              + "lexicon of l10n.json, or say with `morphology` what it is",
            at: region.range))
      }
    }
    return findings
  }

  private static func isGuess(_ reason: RenderingReason) -> Bool {
    switch Reason.Kind(rawValue: reason.reason) {
    case .unknownWord?, .guessedForm?, .missingForm?: true
    default: false
    }
  }

  /// What a word and its inflected form have in common.
  private static func stem(_ word: String) -> String {
    String(word.prefix(max(3, word.count - 3)))
  }
}
