import Diagnostics
import Grammar
import Localization
import Messages
import Reading
import Vocabulary

/// A region in which no word can change.
enum NothingToInflect: UnitRule {
  static let documentation = RuleDocumentation(
    id: "nothing-to-inflect", family: .grammar, severity: .warning,
    summary: "Nothing inside the region can change.",
    rationale: """
      Words agree with what stands in the same region: a noun with its count, an adjective with \
      its noun. A region with numbers only has no words, and one with nothing but a text argument \
      has nothing to agree with. Take the words in that belong together, or remove the mark.
      """,
    good: [
      RuleExample("^[%lld file](inflect: true)", "es", "^[%lld archivo](inflect: true)"),
      RuleExample("%@ is ready", "es", "%1$@ está ^[listo](agreeWithArgument: 1)"),
    ],
    bad: [
      RuleExample(
        "^[%lld file](inflect: true)", "es", "↓^[%lld](inflect: true)↑ archivo",
        finds: "there is no word in this region to inflect; take the words in that belong to it"),
      RuleExample(
        "Delete ^[%@](inflect: true)", "es", "Borrar ↓^[%@](inflect: true)",
        finds:
          "there is nothing in this region for the argument to agree with; take its count or its adjective in, or remove the mark"
      ),
      RuleExample(
        "Back", "es", "Ir ↓^[hacia](inflect: true)↑ atrás",
        finds: "no word of this region takes another form; remove the mark"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    unit.target.regions.compactMap { region in
      guard region.inflects, !region.agreesWithOther, !region.isExplicit else { return nil }
      if region.literal.unicodeScalars.contains(where: \.properties.isAlphabetic) {
        return hasUnmovedWords(region, unit, context)
          ? Finding("no word of this region takes another form; remove the mark", at: region.range)
          : nil
      }
      guard region.words.isEmpty || region.counts.isEmpty && region.words.count == 1 else {
        return nil
      }
      let message =
        region.words.isEmpty
        ? "there is no word in this region to inflect; take the words in that belong to it"
        : "there is nothing in this region for the argument to agree with; take its count or its "
          + "adjective in, or remove the mark"
      return Finding(message, at: region.range)
    }
  }
}

extension NothingToInflect {
  /// Whether the engine knows that none of the region's own words, alone in it, can change.
  private static func hasUnmovedWords(
    _ region: AgreementRegion, _ unit: LintUnit, _ context: LintContext
  ) -> Bool {
    guard region.counts.isEmpty, region.words.isEmpty, let proof = unit.proof(context),
      unit.target.regions.count == 1, !proof.samples.lists.isEmpty
    else { return false }
    return proof.rendering(0).reasons.contains {
      $0.reason == Reason.Kind.nothingToInflect.rawValue
    }
  }
}

extension AgreementRegion {
  /// Whether a rule says what the words have to be.
  fileprivate var isExplicit: Bool {
    if case .object(let keys)? = value(.inflect)?.content { !keys.isEmpty } else { false }
  }
}
