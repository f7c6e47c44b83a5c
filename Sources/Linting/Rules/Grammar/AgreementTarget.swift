import Diagnostics
import Messages
import Reading
import Vocabulary

/// Agreement with an argument that isn't there or is no word.
enum AgreementTarget: UnitRule {
  static let documentation = RuleDocumentation(
    id: "agreement-target", family: .grammar, severity: .error,
    summary: "The words are to agree with an argument that isn't there or is no word.",
    rationale: """
      `agreeWithArgument` counts arguments from 1 as specifiers do, and the argument has to be \
      text. `agreeWithConcept` and `referentConcept` count the concepts of the call from 1; a \
      translation can use those that its source uses.
      """,
    good: [
      RuleExample("%@ is ready", "es", "%1$@ está ^[listo](agreeWithArgument: 1)")
    ],
    bad: [
      RuleExample(
        "%@ is ready", "es", "%1$@ está ^[listo](agreeWithArgument: ↓2↑)",
        finds: "there is no argument 2 to agree with (there is 1); count specifiers from 1"),
      RuleExample(
        "%lld of %@", "es", "%1$lld de %2$@ ^[listo](agreeWithArgument: ↓1↑)",
        finds:
          "argument 1 is a whole number of 64 bits, no word to agree with; name one that is text"),
      RuleExample(
        "^[They](referentConcept: 1) left", "es", "^[Ella](referentConcept: ↓2↑) se fue",
        finds: "the source uses no concept 2, only 1; write that"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes else { return [] }
    return unit.target.regions.flatMap { region -> [Finding] in
      [argument(of: region, unit)].compactMap { $0 }
        + [.agreeWithConcept, .referentConcept].compactMap { concept($0, of: region, unit) }
    }
  }

  private static func argument(of region: AgreementRegion, _ unit: LintUnit) -> Finding? {
    guard let value = region.value(.agreeWithArgument),
      let number = region.number(.agreeWithArgument)
    else { return nil }
    let uses = unit.source.scan.arguments + unit.target.scan.arguments
    guard let use = uses.first(where: { $0.number == number }) else {
      let count = uses.map(\.number).max() ?? 0
      let known = count == 0 ? "the text has none" : "there \(count == 1 ? "is" : "are") \(count)"
      return Finding(
        "there is no argument \(number) to agree with (\(known)); count specifiers from 1",
        at: value.range)
    }
    guard let type = use.types.first else { return nil }
    switch type {
    case .object, .cString: return nil
    default:
      return Finding(
        "argument \(number) is \(type.name), no word to agree with; name one that is text",
        at: value.range)
    }
  }

  private static func concept(
    _ attribute: AgreementAttribute, of region: AgreementRegion, _ unit: LintUnit
  ) -> Finding? {
    guard let value = region.value(attribute), let number = region.number(attribute) else {
      return nil
    }
    if number < 1 {
      return Finding(
        "concepts are counted from 1, so there is no concept \(number)", at: value.range)
    }
    guard !unit.isSource else { return nil }
    let known = Set(
      unit.source.regions.flatMap { region in
        [.agreeWithConcept, .referentConcept].compactMap { region.number($0) }
      })
    guard !known.isEmpty, !known.contains(number) else { return nil }
    return Finding(
      "the source uses no concept \(number), only "
        + known.sorted().map(String.init).joined(separator: ", ")
        + (known.count == 1 ? "; write that" : "; write one of these"),
      at: value.range)
  }
}
