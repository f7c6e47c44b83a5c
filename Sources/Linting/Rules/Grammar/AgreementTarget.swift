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
    guard unit.target.regions.contains(where: \.agreesWithOther) else { return [] }
    let targets = Targets(of: unit)
    return unit.target.regions.flatMap { region -> [Finding] in
      [argument(of: region, targets)].compactMap { $0 }
        + [.agreeWithConcept, .referentConcept].compactMap { concept($0, of: region, targets) }
    }
  }

  /// What words of a text can agree with, looked up once for all of its regions.
  private struct Targets {
    /// The uses of arguments by their numbers.
    var arguments: [Int: ArgumentUse]
    var highestArgument: Int
    /// The concepts that the source uses; none in the source itself.
    var concepts: Set<Int>
    /// The concepts as a message lists them.
    var shownConcepts: String

    init(of unit: LintUnit) {
      let uses = unit.source.scan.arguments + unit.target.scan.arguments
      arguments = Dictionary(uses.map { ($0.number, $0) }) { first, _ in first }
      highestArgument = arguments.keys.max() ?? 0
      concepts = unit.isSource ? [] : Set(unit.source.regions.flatMap(Self.concepts))
      shownConcepts =
        concepts.sorted().map(String.init).listed(atMost: 40)
        + (concepts.count == 1 ? "; write that" : "; write one of these")
    }

    private static func concepts(of region: AgreementRegion) -> [Int] {
      [.agreeWithConcept, .referentConcept].compactMap { region.number($0) }
    }
  }

  private static func argument(of region: AgreementRegion, _ targets: Targets) -> Finding? {
    guard let value = region.value(.agreeWithArgument),
      let number = region.number(.agreeWithArgument)
    else { return nil }
    guard let use = targets.arguments[number] else {
      let count = targets.highestArgument
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
    _ attribute: AgreementAttribute, of region: AgreementRegion, _ targets: Targets
  ) -> Finding? {
    guard let value = region.value(attribute), let number = region.number(attribute) else {
      return nil
    }
    if number < 1 {
      return Finding(
        "concepts are counted from 1, so there is no concept \(number)", at: value.range)
    }
    let known = targets.concepts
    guard !known.isEmpty, !known.contains(number) else { return nil }
    return Finding(
      "the source uses no concept \(number), only \(targets.shownConcepts)", at: value.range)
  }
}
