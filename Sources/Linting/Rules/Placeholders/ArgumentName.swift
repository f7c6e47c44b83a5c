import Diagnostics
import Messages
import Reading

/// A name of an argument that the source doesn't have, or has for another argument.
enum ArgumentName: UnitRule {
  static let documentation = RuleDocumentation(
    id: "argument-name", family: .placeholders, severity: .error,
    summary: "The text names an argument as the source doesn't.",
    rationale: """
      In a String Catalog a source may name its arguments, as in `%(name)@`. The names are for people: \
      an app's table has plain specifiers, in the order of the source. A name that is misspelt or made \
      up says nothing of which argument is meant, and another one may be shown. Write the source's.

      Where the source has no names, a name is a warning, for arguments are then taken in order. In \
      `.strings` and `.stringsdict` files nothing knows names, and a reader sees "(name)@".
      """,
    good: [
      RuleExample(
        "%(name)@ sent %(count)lld photos", "de", "%(count)lld Fotos von %(name)@"),
      RuleExample("%(name)@ sent %(count)lld photos", "de", "%2$lld Fotos von %1$@"),
    ],
    bad: [
      RuleExample(
        "Hello, %(name)@!", "de", "Hallo ↓%(nmae)@↑!",
        finds: "the source has no argument 'nmae'; did you mean 'name'?",
        fixed: "Hallo %(name)@!"),
      RuleExample(
        "%(name)@ and %(guest)@", "de", "%(name)@ und ↓%(chef)@",
        finds: "the source has no argument 'chef', but 'name', 'guest'; write one of these"),
      RuleExample(
        "%(name)@ and %(guest)@", "de", "↓%2$(name)@↑ und ↓%1$(guest)@",
        finds:
          "'%2$(name)@' shows argument 2, but 'name' is argument 1 of the source; write %(name)@",
        "'%1$(guest)@' shows argument 1, but 'guest' is argument 2 of the source; write %(guest)@",
        fixed: "%(name)@ und %(guest)@"),
      RuleExample(
        "Hello, %@!", "de", "Hallo ↓%(name)@↑!",
        finds: "the source doesn't name its arguments, so 'name' says nothing; leave it out",
        severity: .warning, fixed: "Hallo %@!"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.namesArguments else { return [] }
    guard unit.entry.localization.format == .stringCatalog else {
      return named(unit).map { unreadable($0, unit) }
    }
    guard !unit.isSource else { return [] }
    let names = unit.entry.localization.argumentNames
    let specifiers = named(unit)
    let used = Set(specifiers.map(\.name.text))
    let all = names.all
    let unused = all.filter { !used.contains($0) }
    let found = specifiers.lazy.compactMap { one -> Finding? in
      if names.isEmpty { return unknown(one) }
      guard let argument = names[one.name.text] else { return misspelt(one, all, unused: unused) }
      guard let position = one.value.position, position != argument else { return nil }
      return misnumbered(one, unit.target.value, position, argument)
    }
    return Array(found.prefix(ScanLimit.findings))
  }

  /// No text has more arguments that somebody could have meant.
  private static let mostMeant = 64

  /// A specifier with a name.
  private struct Named {
    var range: Range<Int>
    var value: ValueSpecifier
    var name: SpecifierName
  }

  private static func named(_ unit: LintUnit) -> [Named] {
    unit.target.scan.specifiers.compactMap { specifier in
      guard let value = specifier.value, let name = value.name else { return nil }
      return Named(range: specifier.range, value: value, name: name)
    }
  }

  private static func misnumbered(
    _ one: Named, _ text: String, _ position: Int, _ argument: Int
  ) -> Finding {
    let number = (one.range.lowerBound + 1)..<(one.name.range.lowerBound - 1)
    let edit = TextEdit(number, "")
    let spelling = text[utf8: one.range]
    let wanted = "%" + text[utf8: number.upperBound..<one.range.upperBound]
    return Finding(
      "'\(spelling)' shows argument \(position), but '\(one.name.text.shortened())' is argument "
        + "\(argument) of the source; write \(wanted)", at: one.range,
      fix: TextFix("Write \(wanted)", isSafe: false, [edit]))
  }

  private static func misspelt(
    _ one: Named, _ all: [String], unused: [String]
  ) -> Finding {
    let name = one.name.text.shortened()
    // What is shown already was hardly meant once more.
    let meant = (unused.isEmpty ? all : unused).prefix(mostMeant)
    let nearest = NearestName.of(one.name.text, among: Array(meant))
    guard let nearest, nearest.isSlip else {
      let known = all.prefix(5).map { "'\($0.shortened())'" }.joined(separator: ", ")
      return Finding(
        "the source has no argument '\(name)', but \(known); write one of these", at: one.range)
    }
    let fix = TextFix(
      "Write '\(nearest.name)'", isSafe: unused == [nearest.name],
      [TextEdit(one.name.range, nearest.name)])
    return Finding(
      "the source has no argument '\(name)'; did you mean '\(nearest.name)'?", at: one.range,
      fix: fix)
  }

  private static func unknown(_ one: Named) -> Finding {
    Finding(
      "the source doesn't name its arguments, so '\(one.name.text.shortened())' says nothing; "
        + "leave it out", at: one.range, fix: removal(one), severity: .warning)
  }

  private static func unreadable(_ one: Named, _ unit: LintUnit) -> Finding {
    let rest = unit.target.value[utf8: (one.name.range.lowerBound - 1)..<one.range.upperBound]
    return Finding(
      "only String Catalogs know names of arguments, so a reader sees "
        + "'\(String(rest).shortened())'; leave the name out", at: one.range, fix: removal(one))
  }

  private static func removal(_ one: Named) -> TextFix {
    let name = (one.name.range.lowerBound - 1)..<(one.name.range.upperBound + 1)
    return TextFix("Leave the name out", isSafe: true, [TextEdit(name, "")])
  }
}
