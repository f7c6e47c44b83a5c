import Diagnostics
import Messages
import PlainBytes
import Reading

/// A percent sign that starts no specifier, or one that nobody meant.
enum MalformedSpecifier: UnitRule {
  static let documentation = RuleDocumentation(
    id: "malformed-specifier", family: .placeholders, severity: .error,
    summary: "A percent sign starts nothing that can be shown, or something that wasn't meant.",
    rationale: """
      `% @`, `%$1@`, `%$`, `％@` or `%LLD` are typing mistakes that people read on the screen, and the \
      argument is lost. In a text with arguments `100 % de` is a trap: `% d` is a specifier and \
      takes an argument. Write the specifier of the source, and `%%` for a percent sign.

      Titles of Interface Builder are shown as they stand, so nothing is said of them. Texts that \
      are not formatted may use percent signs as they like, and what the source writes \
      in the same way is the source's.
      """,
    good: [
      RuleExample("%lld%% of %@", "fr", "%lld %% de %@"),
      RuleExample("100% off", "fr", "100 % de remise"),
      RuleExample("A fee of 2.9% + $0.30", "de", "Eine Gebühr von 2,9% + $0.30"),
      RuleExample("A fee of 2.9% + $0.30", "de", "Eine Gebühr von 2,9%+$0.30"),
      RuleExample(source: "Type %OS_MAJOR% and %OS_MINOR%"),
      // What is wrong is another rule's: `%o` would be, too.
      RuleExample("Log in to %@", "ta", "%On இல் உள்நுழைக"),
      RuleExample(source: "https://example.com/Third%20party%20components%20/"),
      RuleExample(
        "Only 5% of users. [Terms](https://example.com/?q=%E2%82%AC).", "de",
        "Nur 5 % der Nutzer. [Bedingungen](https://example.com/?q=%E2%82%AC)."),
      RuleExample(
        "%% Insert the % character", "de", "%% Fügt das %-Zeichen ein",
        comment: #"Class = "NSMenuItem"; title = "%%"; ObjectID = "abc-12-xyz";"#),
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
        "%1$lu cups, %2$lu full", "de", "%1$lu Tassen, ↓%$1lu↑ voll",
        finds:
          "'%$1lu' has its number in the wrong place: expected it directly behind the '%', as in '%1$@'; write '%2$lu'",
        fixed: "%1$lu Tassen, %2$lu voll"),
      RuleExample(
        "%lld files", "de", "↓%LLD↑ Dateien",
        finds: "'%LLD' is no placeholder: its letters must be small ones; write '%lld'",
        fixed: "%lld Dateien"),
      RuleExample(
        source: "The server says: ↓%$",
        finds:
          "'%$' is no placeholder: its number is missing, with all that belongs to it; write one such as '%@', or '%%' for a percent sign",
        severity: .warning),
      RuleExample(
        source: "It holds ↓%s@↑ cards",
        finds: "'%s@' reads as '%s' and an '@' that people see; write '%@'", severity: .warning,
        fixed: "It holds %@ cards"),
      RuleExample(
        "Hello, %@!", "fr", "Bonjour ↓%↑ !",
        finds: "'%' stands where '%@' of the source is missing; write '%@'", fixed: "Bonjour %@ !"),
      RuleExample(
        "Wash %i cups for free.", "hr", "Opere ↓%?↑ šalica besplatno.",
        finds: "'%' stands where '%i' of the source is missing; write '%i'",
        fixed: "Opere %i šalica besplatno."),
      RuleExample(
        source: "Grinding %1$@ for ↓%2$arg↑ seconds",
        finds:
          "'%2$arg' is no placeholder, for this is no form of a substitution; write what the code has there, such as '%1$@' or '%1$lld'",
        severity: .warning),
      RuleExample(
        "%lld cups", "ar", "↓lld%↑ أكواب",
        finds: "'lld%' is turned around; write '%lld'", fixed: "%lld أكواب"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.problems.isEmpty, !unit.key.isInterfaceBuilders else { return [] }
    let known = KnownArguments(of: unit)
    let reversed = Set(known.reversed.map(\.sign))
    let malformed = unit.withoutFieldsOfKey(unit.malformedSpecifiers).filter {
      !isOtherArgument($0, known) && !reversed.contains($0.range.lowerBound)
    }
    return turned(known) + findings(of: malformed, known)
  }

  /// What is no specifier, with one finding for each cause.
  private static func findings(
    of malformed: [SpecifierProblem], _ known: KnownArguments
  ) -> [Finding] {
    let missing = malformed.allSatisfy(\.isPercentSign) ? missing(known) : []
    var causes: [SpecifierProblem.Kind] = []
    var findings: [SpecifierProblem.Kind: [Finding]] = [:]
    for (index, problem) in malformed.enumerated() {
      // Who writes one percent sign alone writes all of a text so.
      let cause = problem.isPercentSign ? .lonePercentSign : problem.kind
      if findings[cause] == nil { causes.append(cause) }
      findings[cause, default: []].append(
        missing.count < malformed.count
          ? finding(problem, known)
          : remnant(problem, of: missing[index], isOnly: missing.count == 1, known))
    }
    return causes.flatMap { findings[$0]?.asOneCause ?? [] }
  }

  /// What a text shows and should show, found out once for all of its problems.
  private final class KnownArguments {
    let unit: LintUnit
    var reference: ArgumentReference? { unit.argumentReference }
    lazy var reversed = ReversedSpecifier.all(in: unit)
    /// Those that nothing turned around stands for.
    lazy var missing: [ArgumentReference.Argument] = {
      let turned = Set(reversed.map(\.argument.number))
      return (reference?.missing(from: Set(unit.shownNumbers)) ?? [])
        .filter { !turned.contains($0.number) }
    }()
    /// Whether what is left of specifiers has fixes of its own, so that a safe one more could show
    /// what nothing passes.
    lazy var hasRemnants = !SpecifierRemnant.ranges(in: unit).isEmpty
    lazy var numbers = Dictionary(
      unit.entry.localization.shownArguments(of: unit.target).map { ($0.range, [$0.number]) },
      uniquingKeysWith: +)

    /// Whether one specifier is mistyped and no more, so that one alone is written.
    lazy var isOnlyMistyped =
      unit.malformedSpecifiers.count { $0.severity == .error && !$0.isPercentSign } == 1

    lazy var bytes = Array(unit.target.value.utf8)
    /// Whether the source has percent signs, and the text no more of them.
    lazy var arePercentSignsOfSource: Bool = {
      let (source, target) = (unit.source.percentSigns, unit.target.percentSigns)
      return source > 0 && target <= source
    }()

    init(of unit: LintUnit) { self.unit = unit }
  }

  /// Specifiers that were typed from right to left; mending them is safe where it brings back just what
  /// the source shows.
  private static func turned(_ known: KnownArguments) -> [Finding] {
    guard !known.reversed.isEmpty else { return [] }
    let (unit, reversed) = (known.unit, known.reversed)
    let edits = reversed.map { TextEdit($0.range, $0.argument.spelling) }
    let mended = LintText(unit.target.value.applying(edits), like: unit.target)
    let isSafe =
      !reversed.contains { $0.mayBeWord || $0.isTypedByLook(in: unit) }
      && mended.scan.arguments.map(\.number) == unit.source.scan.arguments.map(\.number)
      && mended.scan.arguments.map(\.types) == unit.source.scan.arguments.map(\.types)
    return reversed.map { one in
      let meant = one.argument.spelling
      return Finding(
        "'\(unit.target.value[utf8: one.range])' is turned around; write '\(meant)'",
        at: one.range, fix: fix(meant, isSafe, one.range))
    }.asOneCause
  }

  /// Whether it is the old form of a number where the source has none: `wrong-argument-type` says what to
  /// write, and the new form would be as wrong.
  private static func isOtherArgument(
    _ problem: SpecifierProblem, _ known: KnownArguments
  ) -> Bool {
    guard problem.kind == .legacyConversion, !known.unit.isSource,
      let arguments = known.reference?.missing(from: []), !arguments.isEmpty
    else { return false }
    return !arguments.contains { $0.types.contains(where: \.isInteger) }
  }

  private static func finding(_ problem: SpecifierProblem, _ known: KnownArguments) -> Finding {
    let problem = adapted(problem, known)
    return Finding(
      message(of: problem, known.unit), at: problem.range,
      fix: replacement(for: problem, known).map { fix($0.text, $0.isSafe, problem.range) },
      severity: severity(problem, known))
  }

  /// With the specifier that is missing, for a number that the source doesn't have (`%$11d` is a mistyped
  /// `%1$d`, not argument 11), that the text shows beside it, or that is left out.
  private static func adapted(
    _ problem: SpecifierProblem, _ known: KnownArguments
  ) -> SpecifierProblem {
    if isOutsideOfSubstitution(problem, known.unit) {
      var problem = problem
      problem.replacement = nil
      return problem
    }
    let isLeftOut = problem.kind == .missingPosition
    guard isLeftOut || problem.kind == .misplacedPosition, !known.unit.isSource,
      let reference = known.reference, known.missing.count == 1
    else { return problem }
    let missing = known.missing[0]
    if !isLeftOut {
      let scan = SpecifierScan(problem.replacement ?? "")
      guard let value = scan.specifiers.first?.value, let position = value.position,
        reference[position] == nil
          || known.unit.shownNumbers.contains(position) && missing.types.contains(value.type)
      else { return problem }
    }
    var problem = problem
    problem.replacement = missing.spelling(
      at: isLeftOut ? missing.value?.position : missing.number)
    return problem
  }

  /// Whether it is `%1$arg` in a text that is no form of a substitution, as tools write it that extract keys
  /// and know no types.
  private static func isOutsideOfSubstitution(
    _ problem: SpecifierProblem, _ unit: LintUnit
  ) -> Bool {
    problem.kind == .numberedSubstitutionArgument
      && !unit.target.options.contains(.substitutionArgument)
  }

  private static func message(of problem: SpecifierProblem, _ unit: LintUnit) -> String {
    if isOutsideOfSubstitution(problem, unit) {
      return
        "'\(problem.spelling)' is no placeholder, for this is no form of a substitution; write what the "
        + "code has there, such as '%1$@' or '%1$lld'"
    }
    guard problem.kind == .substitutionArgumentNotAllowed else { return problem.message }
    let shown = unit.entry.localization.shownArguments(of: unit.target)
    if !unit.isSource, let meant = unit.argumentReference?.firstNumber(notIn: shown) {
      return SpecifierSafety.misplaced(problem.spelling, meant)
    }
    guard unit.isSource, unit.key.keyIsSource else { return problem.message }
    return
      "'\(problem.spelling)' in a key is no placeholder of the code, so nothing finds the key; "
      + "write what the code has there, such as '%lld'"
  }

  /// A percent sign where a specifier was.
  private static func remnant(
    _ problem: SpecifierProblem, of missing: ArgumentReference.Argument, isOnly: Bool,
    _ known: KnownArguments
  ) -> Finding {
    let text = known.bytes
    var sign = problem.range.lowerBound..<problem.range.lowerBound + 1
    // "%?" within a sentence: the question mark is what became of the letter.
    let isGarbled = isLostLetter(behind: sign.upperBound, in: text)
    if isGarbled { sign = sign.lowerBound..<sign.upperBound + 1 }
    let isAlone =
      !isGarbled && isAlone(sign, in: text, missing.spelling) && !known.hasRemnants
      && !ReversedSpecifier.mayStand(before: sign.lowerBound, in: text, for: missing)
    return Finding(
      "'%' stands where '\(missing.spelling)' of the source is missing; write '\(missing.spelling)'",
      at: sign, fix: isOnly ? fix(missing.spelling, isAlone, sign) : nil,
      severity: severity(problem, known))
  }

  /// Whether a question mark stands there that ends nothing, since a small letter follows.
  private static func isLostLetter(behind offset: Int, in text: [UInt8]) -> Bool {
    guard offset + 1 < text.count, text[offset] == UInt8(ascii: "?"), text[offset + 1].isBlank,
      let scalar = String(decoding: text[(offset + 1)...].prefix(8), as: UTF8.self).unicodeScalars
        .first(where: { $0 != " " })
    else { return false }
    return scalar.properties.isLowercase
  }

  /// Whether a percent sign has nothing near it that may be the rest of a specifier: `%,1f`, `% @`,
  /// `%ग`, or its letter somewhere else in the text.
  private static func isAlone(_ sign: Range<Int>, in text: [UInt8], _ spelling: String) -> Bool {
    let rest = text[sign.upperBound...]
    guard let next = rest.first else { return true }
    let isFree =
      next.isBlank
      ? rest.drop { $0.isBlank }.first.map { !"@%$".utf8.contains($0) } ?? true
      : !next.mayBeWordPart && !",.$#'+-@%!".utf8.contains(next)
    return isFree && !(spelling.hasSuffix("@") && rest.contains(UInt8(ascii: "@")))
  }

  /// The arguments that the text doesn't show, where its source has no percent sign.
  private static func missing(_ known: KnownArguments) -> [ArgumentReference.Argument] {
    let unit = known.unit
    guard !unit.isSource, unit.target.category == nil, !unit.source.hasPercentSign,
      let reference = known.reference, !reference.isIdentifier
    else { return [] }
    return known.missing
  }

  /// The source's own percent signs mostly work by luck; those who translate can't mend them.
  private static func severity(_ problem: SpecifierProblem, _ known: KnownArguments) -> Severity? {
    let unit = known.unit
    // It asks for the argument that it would get anyway.
    if case .widthForPosition(let width) = problem.kind,
      known.numbers[problem.range]?.contains(width) == true
    {
      return .note
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
    for problem: SpecifierProblem, _ known: KnownArguments
  ) -> (text: String, isSafe: Bool)? {
    guard let text = problem.replacement else { return nil }
    if problem.isPercentSign {
      return (text, known.arePercentSignsOfSource)
    }
    let scan = SpecifierScan(text, options: [.partOfMessage])
    guard let value = scan.specifiers.first?.value, known.reference != nil else {
      return (text, false)
    }
    let missing = known.missing
    let isSafe =
      problem.severity == .error && missing.count == 1 && !known.hasRemnants
      && missing[0].types.contains(value.type)
      && (value.position.map { $0 == missing[0].number } ?? known.isOnlyMistyped)
    return (text, isSafe)
  }

  private static func fix(_ text: String, _ isSafe: Bool, _ range: Range<Int>) -> TextFix {
    TextFix("Write '\(text)'", isSafe: isSafe, [TextEdit(range, text)])
  }
}

extension LintText {
  var hasPercentSign: Bool { percentSigns > 0 }

  /// How many percent signs there are, well written or not.
  fileprivate var percentSigns: Int {
    scan.specifiers.count { $0.kind == .percentSign } + scan.problems.count(where: \.isPercentSign)
  }
}
