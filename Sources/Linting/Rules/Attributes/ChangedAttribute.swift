import Diagnostics
import Messages
import Reading
import Vocabulary

/// An attribute of the source has another value in the translation.
enum ChangedAttribute: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-attribute", family: .attributes, severity: .error,
    summary: "An attribute has another value than in the source.",
    rationale: """
      Values are for the app, which knows only those that it expects: `rainbow: 'divertido'` is \
      nothing to it, and another value that it knows makes the words look or act otherwise. Write \
      the value of the source.

      Silent for what depends on the language, as a morphology and an alternative do. Texts with \
      spaces may be there to be read, so a change of these is a warning. With several regions, the \
      values belong to the arguments inside; where there are none, another order is a warning.
      """,
    good: [
      RuleExample(
        "^[Fast](rainbow: 'fun') ^[food](rainbow: 'plain')", "es",
        "^[Comida](rainbow: 'fun') ^[rápida](rainbow: 'plain')")
    ],
    bad: [
      RuleExample(
        "^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: ↓'divertido'↑)",
        finds:
          "`rainbow` is `'fun'` in the source and `'divertido'` here; write the source's value",
        fixed: "^[Rápido](rainbow: 'fun')"),
      RuleExample(
        "%@ ^[red](agreeWithArgument: 1)", "es", "%@ ^[rojo](agreeWithArgument: ↓2↑)",
        finds: "`agreeWithArgument` is `1` in the source and `2` here; write the source's value",
        severity: .warning,
        fixed: "%@ ^[rojo](agreeWithArgument: 1)"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.mayHaveCarets, unit.source.mayHaveCarets,
      !MalformedAttributes.hasProblems(unit)
    else { return [] }
    let source = places(unit.source)
    let target = places(unit.target)
    guard !source.isEmpty, !target.isEmpty else { return [] }
    let sources = Dictionary(grouping: source, by: \.member.name.value)
    let targets = Dictionary(grouping: target, by: \.member.name.value)
    var told: Set<String> = []
    return source.map(\.member.name.value).filter { told.insert($0).inserted && isComparable($0) }
      .flatMap { compare(sources[$0] ?? [], targets[$0] ?? [], unit) }
  }

  /// An attribute and the arguments in its region.
  fileprivate struct Place {
    var member: JSONMember
    var arguments: [Int]
  }

  private static func places(_ text: LintText) -> [Place] {
    text.caretRegions.flatMap { region in
      let arguments = region.arguments.sorted()
      return region.members.map { Place(member: $0, arguments: arguments) }
    }
  }

  /// Whether the value is the same in all languages.
  private static func isComparable(_ name: String) -> Bool {
    switch AgreementAttribute(rawValue: name) {
    case .inflect, .morphology, .inflectionAlternative: false
    case .languageIdentifier, .agreeWithArgument, .agreeWithConcept, .referentConcept,
      .formatNumber, nil:
      true
    }
  }

  private static func compare(_ source: [Place], _ target: [Place], _ unit: LintUnit) -> [Finding] {
    var source = source
    var target = target
    // Regions with the same arguments belong together, whatever the order of words.
    let pairs = pairs(source, target)
    let findings = pairs.filter { !$0.source.member.says($0.target.member) }
      .map { changed($0.source, $0.target, unit) }
    let paired = Set(pairs.map(\.source.arguments))
    source.removeAll { paired.contains($0.arguments) }
    target.removeAll { paired.contains($0.arguments) }
    let isReordered =
      source.count == target.count
      && source.map(\.member.value.strictJSON).sorted()
        == target.map(\.member.value.strictJSON).sorted()
    if isReordered { return findings + reordered(source, target) }
    let (ownSource, ownTarget) = (source.leaving(target), target.leaving(source))
    return findings + zip(ownSource, ownTarget).map { changed($0, $1, unit) }
  }

  /// Places that are the only ones with their arguments in both texts, in the source's order.
  private static func pairs(
    _ source: [Place], _ target: [Place]
  ) -> [(source: Place, target: Place)] {
    let sources = Dictionary(grouping: source, by: \.arguments)
    let targets = Dictionary(grouping: target, by: \.arguments)
    return source.compactMap { place in
      guard !place.arguments.isEmpty, sources[place.arguments]?.count == 1,
        let others = targets[place.arguments], others.count == 1
      else { return nil }
      return (place, others[0])
    }
  }

  private static func reordered(
    _ source: [Place], _ target: [Place]
  ) -> [Finding] {
    let differing = zip(source, target).first { !$0.member.says($1.member) }
    guard let (source, target) = differing else { return [] }
    return [
      Finding(
        "the values of `\(source.member.name.value)` stand in another order than in the source; "
          + "check that each is on the right words", at: target.member.value.range,
        severity: .warning)
    ]
  }

  private static func changed(_ source: Place, _ target: Place, _ unit: LintUnit) -> Finding {
    let value = source.member.value
    let original = String(unit.source.value[utf8: value.range])
    var severity: Severity?
    if case .string(let text) = value.content, text.value.contains(" ") { severity = .warning }
    if source.member.agreement != nil { severity = .warning }
    return Finding(
      "`\(source.member.name.value)` is `\(value.excerpt)` in the source and "
        + "`\(target.member.value.excerpt)` here; write the source's value",
      at: target.member.value.range,
      fix: TextFix(
        "Write the source's value", isSafe: false,
        [TextEdit(target.member.value.range, original)]
      ), severity: severity)
  }
}

extension [ChangedAttribute.Place] {
  /// The places without the first ones whose values others have, as often as these have them.
  fileprivate func leaving(_ others: [Element]) -> [Element] {
    var counts = Dictionary(grouping: others, by: \.member.value.strictJSON).mapValues(\.count)
    return filter { place in
      let value = place.member.value.strictJSON
      guard let count = counts[value], count > 0 else { return true }
      counts[value] = count - 1
      return false
    }
  }
}
