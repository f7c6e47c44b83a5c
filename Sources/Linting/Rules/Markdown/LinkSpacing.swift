import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A word is stuck to a link that a space parts from it in the source.
enum LinkSpacing: UnitRule {
  static let documentation = RuleDocumentation(
    id: "link-spacing", family: .markdown, severity: .warning,
    summary: "A word is stuck to a link that stands alone in the source.",
    rationale: """
      A reader sees no brackets, only "Readthe guide" with half of it underlined. Machines that \
      translate lose spaces around links, and so do edits. Add the space.

      The rule is about languages in Latin, Cyrillic and Greek letters. It is silent where a letter of \
      the source stands at a link, too, for one letter before a link, and for endings behind it: short \
      ones, and all where a language puts them on names, as Finnish and Turkish do.
      """,
    good: [
      RuleExample("Read [more](https://example.com).", "es", "Leer [más](https://example.com)."),
      RuleExample(
        "In [the guide](https://example.com)", "fr", "Dans l’[aide](https://example.com)"),
      RuleExample("In [the guide](https://example.com)", "fi", "[Oppaa](https://example.com)ssa"),
      RuleExample("Many [guides](https://example.com)", "de", "Viele [Tipp](https://example.com)s"),
      RuleExample("Un[do](https://example.com) it", "de", "Wie[der](https://example.com) weg"),
      RuleExample(
        "Read [the guide](https://example.com).", "ja", "[案内](https://example.com)を読む。"),
      RuleExample(
        "See [the guide](https://example.com)!", "de", "Lies[ die Hilfe](https://example.com)!"),
    ],
    bad: [
      RuleExample(
        "Read [the guide](https://example.com).", "es", "Lea↓[la guía](https://example.com)↑.",
        finds: "no space between 'Lea' and the link; add one",
        fixed: "Lea [la guía](https://example.com)."),
      RuleExample(
        "Read [the guide](https://example.com) first.", "de",
        "Lies ↓[die Hilfe](https://example.com)↑zuerst.",
        finds: "no space between the link and 'zuerst'; add one",
        fixed: "Lies [die Hilfe](https://example.com) zuerst."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.bytes.contains(UInt8(ascii: "[")), unit.isComparable,
      let scripts = unit.languageScripts, !scripts.isDisjoint(with: .spaced)
    else { return [] }
    let source = unit.source.links.filter { $0.kind == .link }
    let links = unit.target.links.filter { $0.kind == .link }
    guard !source.isEmpty, !links.isEmpty else { return [] }
    let text = unit.source.value
    let isAloneBefore = source.allSatisfy { !isBehindLetter($0.range, text) }
    let isAloneBehind = source.allSatisfy { !isBeforeLetter($0.range, text) }
    let hasEndings = !(TranslatableWords.units["apart"]?.contains(unit.language) ?? false)
    let found = links.lazy.flatMap { link in
      [
        isAloneBefore ? gap(before: link, hasEndings, unit.target.value) : nil,
        isAloneBehind && !hasEndings ? gap(behind: link, unit.target.value) : nil,
      ].compactMap(\.self)
    }
    return Array(found.prefix(ScanLimit.findings))
  }

  private static func isBehindLetter(_ range: Range<Int>, _ text: String) -> Bool {
    text[utf8: 0..<range.lowerBound].unicodeScalars.last?.isLetter ?? false
  }

  private static func isBeforeLetter(_ range: Range<Int>, _ text: String) -> Bool {
    text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first?.isLetter ?? false
  }

  /// One letter may be a word that a language joins; where endings are joined, a few letters may be another
  /// syllable.
  private static func gap(
    before link: PlacedLink, _ hasEndings: Bool, _ text: String
  ) -> Finding? {
    guard link.label.unicodeScalars.first?.isLetter ?? false else { return nil }
    let word = text.spacedWord(endingAt: link.range.lowerBound)
    guard word.count > (hasEndings ? 3 : 1) else { return nil }
    return finding("'\(word.shortened())' and the link", link.range.lowerBound, link.range)
  }

  private static func gap(behind link: PlacedLink, _ text: String) -> Finding? {
    guard link.label.unicodeScalars.last?.isLetter ?? false else { return nil }
    let word = text.spacedWord(startingAt: link.range.upperBound)
    guard word.count > 3 else { return nil }
    return finding("the link and '\(word.shortened())'", link.range.upperBound, link.range)
  }

  private static func finding(_ parts: String, _ place: Int, _ range: Range<Int>) -> Finding {
    Finding(
      "no space between \(parts); add one", at: range,
      fix: TextFix("Add a space", isSafe: false, [TextEdit(place..<place, " ")]))
  }
}
