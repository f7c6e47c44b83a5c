import Diagnostics
import Messages
import Reading

/// A percent sign that starts no specifier, or one that nobody meant.
enum MalformedSpecifier: UnitRule {
  static let documentation = RuleDocumentation(
    id: "malformed-specifier", family: .placeholders, severity: .error,
    summary: "A percent sign starts nothing that can be shown, or something that wasn't meant.",
    rationale: """
      `% @`, `%$1@`, `％@` or `%LLD` are typing mistakes that people read on the screen, and the \
      argument is lost. In a text with arguments `100 % de` is a trap: `% d` is a specifier and \
      takes an argument. Write the specifier of the source, and `%%` for a percent sign.

      Texts that are not formatted may use percent signs as they like, and what the source writes \
      in the same way is the source's.
      """,
    good: [
      RuleExample("%lld%% of %@", "fr", "%lld %% de %@"),
      RuleExample("100% off", "fr", "100 % de remise"),
    ],
    bad: [
      RuleExample(
        "%lld%% of %@", "fr", "%lld ↓% d↑e %@",
        finds:
          "'% d' reads as a whole number with a space flag, not as a percent sign and text; write '%%' for a percent sign",
        fixed: "%lld %% de %@"),
      RuleExample(
        "Hello, %@!", "fr", "Bonjour ↓% @↑ !",
        finds: "'% @' has a space inside; write '%@', or '%%' for a percent sign",
        severity: .warning, fixed: "Bonjour %@ !"),
      RuleExample(
        "Hello, %1$@!", "ja", "こんにちは、↓％1＄@↑！",
        finds:
          "'％1＄@' is no placeholder: it has a character of another keyboard in place of a plain '%', '$', '@', letter or digit; write '%1$@'",
        fixed: "こんにちは、%1$@！"),
      RuleExample(
        "%1$@ and %2$@", "de", "↓%$1@↑ und %2$@",
        finds:
          "'%$1@' has its number in the wrong place: expected it directly behind the '%', as in '%1$@'; write '%1$@'",
        fixed: "%1$@ und %2$@"),
      RuleExample(
        "%lld files", "de", "↓%LLD↑ Dateien",
        finds: "'%LLD' is no placeholder: its letters must be small ones; write '%lld'",
        fixed: "%lld Dateien"),
      RuleExample(
        "Hello, %@!", "fr", "Bonjour ↓%↑ !",
        finds: "'%' stands where '%@' of the source is missing; write '%@'", fixed: "Bonjour %@ !"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.problems.isEmpty else { return [] }
    let malformed = unit.malformedSpecifiers
    guard !malformed.isEmpty else { return [] }
    let missing = malformed.allSatisfy(\.isPercentSign) ? missing(unit) : []
    let findings = malformed.enumerated().map { index, problem in
      missing.count < malformed.count
        ? finding(problem, unit)
        : remnant(problem, of: missing[index], isOnly: missing.count == 1, unit)
    }
    // Who writes one percent sign alone writes all of a text so.
    let causes = malformed.map { $0.isPercentSign ? .lonePercentSign : $0.kind }
    let kinds = causes.indices.filter { causes.firstIndex(of: causes[$0]) == $0 }
    return kinds.flatMap { kind in
      zip(findings, causes).filter { $0.1 == causes[kind] }.map(\.0).asOneCause
    }
  }

  private static func finding(_ problem: SpecifierProblem, _ unit: LintUnit) -> Finding {
    let problem = adapted(problem, unit)
    return Finding(
      message(of: problem, unit), at: problem.range,
      fix: replacement(for: problem, unit).map { fix($0.text, $0.isSafe, problem.range) },
      severity: severity(problem, unit))
  }

  /// With the specifier that is missing for a number that the source doesn't have: `%$11d` is a
  /// mistyped `%1$d`, not argument 11.
  private static func adapted(_ problem: SpecifierProblem, _ unit: LintUnit) -> SpecifierProblem {
    guard problem.kind == .misplacedPosition, let text = problem.replacement,
      let position = SpecifierScan(text).specifiers.first?.value?.position, !unit.isSource,
      let reference = ArgumentReference(unit), reference[position] == nil
    else { return problem }
    let missing = reference.missing(from: Set(unit.shownNumbers))
    guard missing.count == 1 else { return problem }
    var problem = problem
    problem.replacement = missing[0].spelling(at: missing[0].number)
    return problem
  }

  private static func message(of problem: SpecifierProblem, _ unit: LintUnit) -> String {
    guard problem.kind == .substitutionArgumentNotAllowed, unit.isSource, unit.key.keyIsSource
    else { return problem.message }
    return
      "'\(problem.spelling)' in a key is no placeholder of the code, so nothing finds the key; "
      + "write what the code has there, such as '%lld'"
  }

  /// A percent sign where a specifier was.
  private static func remnant(
    _ problem: SpecifierProblem, of missing: ArgumentReference.Argument, isOnly: Bool,
    _ unit: LintUnit
  ) -> Finding {
    let sign = problem.range.lowerBound..<problem.range.lowerBound + 1
    return Finding(
      "'%' stands where '\(missing.spelling)' of the source is missing; write '\(missing.spelling)'",
      at: sign, fix: isOnly ? fix(missing.spelling, true, sign) : nil,
      severity: severity(problem, unit))
  }

  /// The arguments that the text doesn't show, where its source has no percent sign.
  private static func missing(_ unit: LintUnit) -> [ArgumentReference.Argument] {
    guard !unit.isSource, unit.target.category == nil, !unit.source.hasPercentSign,
      let reference = ArgumentReference(unit), !reference.isIdentifier
    else { return [] }
    return reference.missing(from: Set(unit.shownNumbers))
  }

  /// The source's own percent signs mostly work by luck; those who translate can't mend them.
  private static func severity(_ problem: SpecifierProblem, _ unit: LintUnit) -> Severity? {
    if case .widthForPosition(let width) = problem.kind {
      // It asks for the argument that it would get anyway.
      let shown = unit.entry.localization.shownArguments(of: unit.target)
      if shown.contains(where: { $0.range == problem.range && $0.number == width }) { return .note }
    }
    if unit.isSource || unit.source.scan.problems.contains(where: { $0.isMalformed }) {
      return .warning
    }
    // Without arguments the text may not be formatted at all.
    if unit.source.scan.isFormat, unit.source.scan.arguments.isEmpty, unit.source.category == nil,
      !unit.source.isPart
    {
      return .warning
    }
    // `% d` in a text with arguments takes one of them.
    return problem.looksLikeText ? nil : problem.severity
  }

  /// What was meant: the specifier of the source that is missing, or a percent sign.
  private static func replacement(
    for problem: SpecifierProblem, _ unit: LintUnit
  ) -> (text: String, isSafe: Bool)? {
    guard let text = problem.replacement else { return nil }
    if problem.isPercentSign { return (text, unit.source.hasPercentSign) }
    let scan = SpecifierScan(text, options: [.partOfMessage])
    guard let value = scan.specifiers.first?.value, let reference = ArgumentReference(unit) else {
      return (text, false)
    }
    let missing = reference.missing(from: Set(unit.shownNumbers))
    let isSafe =
      problem.severity == .error && missing.count == 1
      && missing[0].types.contains(value.type)
      && (value.position == nil || value.position == missing[0].number)
    return (text, isSafe)
  }

  private static func fix(_ text: String, _ isSafe: Bool, _ range: Range<Int>) -> TextFix {
    TextFix("Write '\(text)'", isSafe: isSafe, [TextEdit(range, text)])
  }
}

extension LintText {
  fileprivate var hasPercentSign: Bool {
    scan.specifiers.contains { $0.kind == .percentSign }
      || scan.problems.contains(where: \.isPercentSign)
  }
}
