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
    var names: [String] = []
    for place in source where !names.contains(place.member.name.value) {
      names.append(place.member.name.value)
    }
    return names.filter(isComparable).flatMap { name in
      compare(
        source.filter { $0.member.name.value == name },
        target.filter { $0.member.name.value == name }, unit)
    }
  }

  /// An attribute and the arguments in its region.
  private struct Place {
    var member: JSONMember
    var arguments: [Int]
  }

  private static func places(_ text: LintText) -> [Place] {
    text.caretRegions.flatMap { region in
      region.members.map { Place(member: $0, arguments: region.arguments.sorted()) }
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
    var findings: [Finding] = []
    for place in source where !place.arguments.isEmpty {
      let isSame = { (other: Place) in other.arguments == place.arguments }
      guard source.count(where: isSame) == 1, target.count(where: isSame) == 1,
        let index = target.firstIndex(where: isSame), let own = source.firstIndex(where: isSame)
      else { continue }
      if !place.member.says(target[index].member) {
        findings.append(changed(place, target[index], unit))
      }
      target.remove(at: index)
      source.remove(at: own)
    }
    let isReordered =
      source.count == target.count
      && source.map(\.member.value.strictJSON).sorted()
        == target.map(\.member.value.strictJSON).sorted()
    if isReordered { return findings + reordered(source, target) }
    source.removeAll { place in
      guard let index = target.firstIndex(where: { place.member.says($0.member) }) else {
        return false
      }
      target.remove(at: index)
      return true
    }
    return findings + zip(source, target).map { changed($0, $1, unit) }
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
