import Diagnostics
import PlainBytes
import Reading

/// Characters that carry text that nobody sees.
enum HiddenCharacter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "hidden-character", family: .security, severity: .error,
    summary: "Tag characters or variation selectors hide data in the text.",
    rationale: """
      Tag characters (U+E0000 to U+E007F) and rows of variation selectors show nothing, yet can hold \
      a whole message: for a language model that reads the text, or to follow who copies it. Remove \
      them.

      Tags in the flags of England, Scotland and Wales, one selector after an emoji or a \
      symbol, and one after a Han or Mongolian letter belong to what they follow. What the source \
      has too is reported there alone.
      """,
    good: [
      RuleExample("Heart", "de", "Herz ❤\u{FE0F}"),
      RuleExample(
        "Scotland", "de",
        "Schottland \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"),
    ],
    bad: [
      RuleExample(
        "Save", "de", "Sichern↓\u{E0068}\u{E0069}",
        finds: "2 tag characters from U+E0068 on can't be seen and hide data; remove them",
        fixed: "Sichern"),
      RuleExample(
        "Save", "de", "Sichern↓\u{FE0F}\u{FE01}\u{FE02}",
        finds: "3 variation selectors from U+FE0F on can't be seen and hide data; remove them",
        fixed: "Sichern"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let bytes = unit.target.bytes
    // Tags and the supplementary selectors start with F3 A0, the others are EF B8 80…8F.
    guard bytes.contains(0xF3) || bytes.contains(0xEF) && bytes.contains(0xB8) else { return [] }
    guard unit.target.value.unicodeScalars.contains(where: { isTag($0) || isSelector($0) }) else {
      return []
    }
    return runs(in: unit.target.value).filter { !isHarmless($0) }.prefix(ScanLimit.findings)
      .compactMap { run in
        guard let first = run.scalars.first else { return nil }
        if !unit.isSource, run.scalars.allSatisfy(unit.source.value.contains(scalar:)) {
          return nil
        }
        let name = isTag(first) ? "tag character" : "variation selector"
        let message =
          run.scalars.count == 1
          ? "the \(name) \(first.codePoint) can't be seen and hides data; remove it"
          : "\(run.scalars.count) \(name)s from \(first.codePoint) on can't be seen and hide data; "
            + "remove them"
        return Finding(
          message, at: run.range,
          fix: TextFix("Remove the \(name)s", isSafe: true, [TextEdit(run.range, "")]))
      }
  }

  /// Hidden characters that follow each other.
  private struct Run {
    var scalars: [Unicode.Scalar]
    var range: Range<Int>
    var before: Unicode.Scalar?
  }

  private static func runs(in text: String) -> [Run] {
    var runs: [Run] = []
    var before: Unicode.Scalar?
    for (scalar, range) in PlacedScalars(text) {
      defer { before = scalar }
      guard isTag(scalar) || isSelector(scalar) else { continue }
      if let last = runs.last, last.range.upperBound == range.lowerBound {
        runs[runs.count - 1].scalars.append(scalar)
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(Run(scalars: [scalar], range: range, before: before))
      }
    }
    return runs
  }

  private static func isHarmless(_ run: Run) -> Bool {
    guard let first = run.scalars.first else { return true }
    if isTag(first) {
      // Unicode Technical Standard 51, ED-14a: a flag, its region and the cancel tag.
      return run.before == "\u{1F3F4}" && run.scalars.last == "\u{E007F}" && run.scalars.count <= 7
        && run.scalars.allSatisfy(isTag)
    }
    if run.scalars.count == 1 {
      // One selector can't hold a message, whatever it follows.
      return first.value < 0xE0000 || run.before.map { $0.properties.isIdeographic } ?? false
    }
    return Set(run.scalars) == ["\u{FE0F}"] && run.scalars.count == 2
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0000...0xE007F).contains(scalar.value)
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }
}
