import Diagnostics
import Messages
import Reading

/// A number or a date is shown with other digits or in another notation than in the source.
enum ChangedFormat: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-format", family: .placeholders, severity: .warning,
    summary: "A specifier or a date's pattern shows other digits or letters than the source.",
    rationale: """
      `%.2f` shows 1.50 and `%.1f` 1.5; `%x` shows hexadecimal digits. The app's author chose how \
      exact a number is, and the specifier is no place to change it. Write it as the source has it.

      Separators of thousands (`%'d`) are a matter of the language, so the rule says nothing of them. \
      Where the key is exact and the source's own text has lost it (`%02d` became `%1$d`), that text is \
      told so, and translations may have it as the key does.

      A text that is a pattern of dates (`EEEE, MMM d`) is read by code, which knows its letters and no \
      others: `JJJJ` shows no year, and an unquoted `de` the number of a day. Order, marks, quoted words \
      and whether there are 12 hours or 24 are the language's. By a pattern of digits alone \
      (`dd.MM.yyyy`) people may be meant to type; that is a note, and the rule is silent where several \
      languages write it in letters of their own.
      """,
    good: [
      RuleExample("%.2f km", "de", "%.2f km"),
      RuleExample("%d of %d", "de", "%1$d von %2$i"),
      // Without a width, or with one that no number falls short of, nothing is filled.
      RuleExample("Width: %.2f mm", "de", "Breite: %0.2f mm"),
      RuleExample("Depth: %.2f mm", "de", "Tiefe: %2.2f mm"),
      RuleExample("EEEE, MMM d", "es", "EEEE, d 'de' MMMM"),
      RuleExample("MMM d, h:mm a", "ja", "M月d日 HH:mm"),
      RuleExample("MM/YY", "de", "MM/JJ"),
      RuleExample("Made by hand", "de", "Handarbeit"),
    ],
    bad: [
      RuleExample(
        "%.2f km", "de", "↓%.1f↑ km",
        finds: "'%.1f' shows its argument otherwise than '%.2f' of the source; write '%.2f'",
        fixed: "%.2f km"),
      RuleExample(
        "Code %04x", "de", "Code ↓%4x",
        finds: "'%4x' shows its argument otherwise than '%04x' of the source; write '%04x'",
        fixed: "Code %04x"),
      RuleExample(
        "EEEE, MMM d", "es", "EEEE, d ↓de↑ MMM",
        finds: "'de' is no field of the source's pattern 'EEEE, MMM d'; write its letters, and "
          + "words in single quotes"),
      RuleExample(
        "dd.MM.yyyy", "de", "↓TT↑.MM.JJJJ",
        finds: "'TT' is no field of the source's pattern 'dd.MM.yyyy'; write its letters, and "
          + "words in single quotes", severity: .note),
      RuleExample(
        "h:mm a", "ko", "↓오전 시:분",
        finds: "the text has no field of the source's pattern 'h:mm a', so that all dates look "
          + "alike; write its letters"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.specifiers.isEmpty else { return DatePattern.findings(in: unit) }
    guard !unit.isSource else { return lost(in: unit) }
    guard !unit.source.scan.specifiers.isEmpty,
      !unit.target.scan.isPlain || !unit.source.scan.isPlain
    else { return [] }
    let sources = Dictionary(grouping: unit.entry.source.shownArguments(of: unit.source)) {
      $0.number
    }
    let key = specifiersOfKey(unit)
    let malformed = (source: unit.source.malformedRanges, target: unit.target.malformedRanges)
    return unit.entry.localization.shownArguments(of: unit.target).compactMap { shown in
      guard let value = shown.value, !malformed.target.contains(shown.range),
        let expected = sources[shown.number], let first = expected.first,
        let wanted = first.value, first.type == shown.type,
        !expected.contains(where: { $0.value?.isShown(like: value) ?? true }),
        // Of `%1@` the digit was meant as a number, and the translation has it right.
        !malformed.source.contains(first.range),
        !(key[shown.number].map { wanted.isLost(of: $0.value) && $0.value.isShown(like: value) }
          ?? false)
      else { return nil }
      let spelling = String(unit.source.value[utf8: first.range])
      return finding(shown, Wanted(spelling: spelling, value: wanted), "source", unit)
    }
  }

  /// What the source's own text has lost of the key's specifiers.
  private static func lost(in unit: LintUnit) -> [Finding] {
    let key = specifiersOfKey(unit)
    guard !key.isEmpty else { return [] }
    let malformed = unit.target.malformedRanges
    return unit.entry.localization.shownArguments(of: unit.target).compactMap { shown in
      guard let value = shown.value, let wanted = key[shown.number],
        !malformed.contains(shown.range), value.isLost(of: wanted.value)
      else { return nil }
      return finding(shown, wanted, "key", unit)
    }
  }

  /// A specifier as it should be.
  private struct Wanted {
    var spelling: String
    var value: ValueSpecifier
  }

  /// What a key beside its source text shows, by argument; nothing of one that it shows in two ways.
  private static func specifiersOfKey(_ unit: LintUnit) -> [Int: Wanted] {
    let key = unit.key.key
    guard !unit.key.keyIsSource, key.utf8.contains(UInt8(ascii: "%")) else { return [:] }
    let scan = SpecifierScan(key, options: [.variables])
    guard !scan.specifiers.contains(where: \.isText),
      !scan.problems.contains(where: \.isMalformed)
    else { return [:] }
    var found: [Int: Wanted] = [:]
    for specifier in scan.specifiers {
      guard let value = specifier.value else { continue }
      guard found[value.argument] == nil else { return [:] }
      found[value.argument] = Wanted(
        spelling: String(key[utf8: specifier.range]), value: value)
    }
    return found
  }

  private static func finding(
    _ shown: ShownArgument, _ wanted: Wanted, _ origin: String, _ unit: LintUnit
  ) -> Finding {
    let specifier = unit.target.value[utf8: shown.range]
    let argument = ArgumentReference.Argument(
      number: shown.number, types: [], spelling: wanted.spelling, value: wanted.value,
      isShown: true, isShownSomewhere: true)
    let written = argument.spelling(at: shown.value?.position)
    return Finding(
      "'\(specifier)' shows its argument otherwise than '\(wanted.spelling)' of the \(origin); "
        + "write '\(written)'",
      at: shown.range,
      fix: TextFix(
        "Write the specifier of the \(origin)", isSafe: false,
        [TextEdit(shown.range, written)]))
  }
}

extension ValueSpecifier {
  /// Whether the same argument would look alike.
  fileprivate func isShown(like other: ValueSpecifier) -> Bool {
    shownFlags == other.shownFlags && shownWidth == other.shownWidth
      && Self.bareSize(precision) == Self.bareSize(other.precision)
      && conversion.shape == other.conversion.shape
  }

  /// Whether it is the same specifier without any of what that one says of digits and width; a source
  /// that is more exact than its key means it.
  fileprivate func isLost(of other: ValueSpecifier) -> Bool {
    type == other.type && conversion.shape == other.conversion.shape && isBare && !other.isBare
  }

  private var isBare: Bool { shownFlags.isEmpty && shownWidth == nil && precision == nil }

  /// The flags that change anything; without a width there is nothing to fill.
  private var shownFlags: SpecifierFlags {
    let flags = flags.subtracting(.thousandsGrouped)
    return shownWidth == nil ? flags.subtracting([.zeroPadded, .leftAligned]) : flags
  }

  /// The width; nil where every number is at least as wide.
  private var shownWidth: Int? {
    guard let width = Self.bareSize(width) else { return nil }
    return (0...leastWidth).contains(width) ? nil : width
  }

  /// How many characters are shown at least.
  private var leastWidth: Int {
    let digits = Self.bareSize(precision)
    return switch conversion.shape {
    // With digits behind the separator, one stands before it.
    case .fixed: (digits ?? 6) > 0 ? (digits ?? 6) + 2 : 1
    // Of zero, no digits may be shown.
    case .decimal, .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal: max(digits ?? 1, 0)
    default: 0
    }
  }

  /// A size without the number of its argument, which order of words may change.
  private static func bareSize(_ size: SpecifierSize?) -> Int? {
    switch size {
    case .literal(let size): size
    case .argument: -1
    case nil: nil
    }
  }
}

extension SpecifierConversion {
  /// One of several letters for the same notation.
  fileprivate var shape: SpecifierConversion {
    switch self {
    case .integer, .legacyDecimal: .decimal
    case .uppercaseFixed: .fixed
    case .legacyUnsigned: .unsigned
    case .legacyOctal: .octal
    default: self
    }
  }
}

extension SpecifierScan {
  /// Whether nothing but the arguments' types says how they are shown.
  fileprivate var isPlain: Bool {
    specifiers.allSatisfy { specifier in
      guard case .value(let value) = specifier.kind else { return true }
      return value.flags.isEmpty && value.width == nil && value.precision == nil
        && (value.conversion == .object || value.conversion == .decimal
          || value.conversion == .integer)
    }
  }
}
