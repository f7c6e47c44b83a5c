import Diagnostics
import Grammar
import Localization
import Messages
import Reading

/// A word that may be several parts of speech.
enum AmbiguousWord: UnitRule {
  static let documentation = RuleDocumentation(
    id: "ambiguous-word", family: .grammar, severity: .note,
    summary: "A word of the region may be several parts of speech.",
    rationale: """
      "Light" is a noun and an adjective, "grande" an adjective and a noun; the engine takes the \
      likelier one. Say which it is with `morphology`, so that no engine has to guess. Right after \
      a number no verb can stand, so "3 posts" is no such case.

      Checked where this tool's engine knows the language.
      """,
    good: [
      RuleExample(
        source:
          "^[%lld ^[light](morphology: { partOfSpeech: \"noun\" })](inflect: true)"),
      RuleExample(source: "^[%lld small sandwich](inflect: true)"),
      RuleExample("^[%lld file](inflect: true)", "es", "^[%lld archivo](inflect: true)"),
    ],
    bad: [
      RuleExample(
        source: "^[%lld ↓light↑](inflect: true)",
        finds:
          "`light` may be noun or adjective; the likeliest was taken; say which with `morphology: { partOfSpeech: … }`",
        fixed: "^[%lld ^[light](morphology: { partOfSpeech: \"noun\" })](inflect: true)")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let regions = unit.target.regions.filter(\.inflects)
    guard !regions.isEmpty, let proof = unit.proof(context), !proof.samples.lists.isEmpty else {
      return []
    }
    let reasons = proof.rendering(0).reasons
    return reasons.filter { $0.reason == Reason.Kind.ambiguousWord.rawValue }.compactMap { reason in
      guard let range = place(of: reason.word, regions, unit.target.message) else { return nil }
      return Finding(
        "\(reason.detail); say which with `morphology: { partOfSpeech: … }`", at: range,
        fix: TextFix(
          "Mark `\(reason.word)` as a noun", isSafe: false,
          [
            TextEdit(range.lowerBound..<range.lowerBound, "^["),
            TextEdit(
              range.upperBound..<range.upperBound, "](morphology: { partOfSpeech: \"noun\" })"),
          ]))
    }
  }

  /// Where a word stands as text in a region that doesn't say what it is.
  private static func place(
    of word: String, _ regions: [AgreementRegion], _ message: Message
  ) -> Range<Int>? {
    for region in regions {
      for index
        in (region.node + 1)..<max(region.node + 1, Int(message.nodes[region.node].subtreeEnd))
      where message.nodes[index].kind == .text {
        let text = message.sourceText(of: index)
        guard let found = text.firstRange(of: word) else { continue }
        let start =
          message.nodes[index].range.lowerBound
          + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return start..<(start + word.utf8.count)
      }
    }
    return nil
  }
}
