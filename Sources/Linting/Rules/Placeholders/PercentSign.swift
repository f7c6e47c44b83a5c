import Diagnostics
import Messages
import PlainBytes
import Reading

/// A percent sign of the source is lost, or doubled where nothing halves it.
enum PercentSign: UnitRule {
  static let documentation = RuleDocumentation(
    id: "percent-sign", family: .placeholders, severity: .warning,
    summary: "A percent sign is lost, added, or doubled in a text that isn't formatted.",
    rationale: """
      Formatting makes `%%` one percent sign; in a text without arguments nothing does, and people \
      read both. Write as many signs as the source has, in the way in which it writes them.

      Signs of other scripts (`％`, `٪`) count. In a text without arguments a sign is missed where its \
      number stands alone, and is one too many beside a number that the source has alone, unless a \
      word for it is there ("Prozent"). One sign may stand for both numbers of a range \
      (`10–20 %`). The rule is silent in plural forms.
      """,
    good: [
      RuleExample("%lld%% charged", "de", "zu %lld %% geladen"),
      RuleExample("%lld%% charged", "ar", "مشحون بنسبة %lld٪"),
      RuleExample("%lld%% used until full", "fr", "%lld %% utilisés avant 100 %%"),
      RuleExample("%d percent left", "tr", "%%%d kaldı"),
      RuleExample("100% free", "tr", "%100 ücretsiz"),
      RuleExample(
        "Only 5% of users: https://example.com/%C3%A9", "de",
        "Nur 5 % der Nutzer: https://example.com/%C3%A9"),
      RuleExample("Brightness 100%", "de", "Helligkeit 100 Prozent"),
      RuleExample("Brightness 100%", "zh-Hans", "亮度百分之100"),
      RuleExample("Brightness: 100 percent", "fr", "Luminosité : 100 %"),
      RuleExample("100 brews, 5% milk", "de", "5 % Milch, 100 Kaffee"),
      RuleExample("Up to 50% faster", "de", "Doppelt so schnell"),
      RuleExample("Between 10% and 20% faster", "de", "Zwischen 10 und 20 % schneller"),
      RuleExample("50%–75%", "de", "50–75 %"),
      RuleExample("25%, 50% or 75%", "de", "25, 50 oder 75 %"),
      RuleExample("0-100 scale", "de", "Skala 0–100 %"),
      RuleExample("From 10% to 20%", "fr", "de 10 à 20 %"),
      RuleExample("Between 5% and 95%", "es", "Entre 5 y 95 %"),
      RuleExample("From 20% to 80%", "ru", "От 20 до 80 %"),
      RuleExample("80% or 90%", "ja", "80または90％"),
      RuleExample("Between 10% and 20%", "tr", "%10 ile 20 arasında"),
      RuleExample("Milk 50%", "ko", "우유 50프로"),
      RuleExample("Save 35%", "sv", "Spara 35&nbsp;%"),
      RuleExample("Save 35%", "de", "35 &#37; sparen"),
      // `visible-escape` says what is wrong with it.
      RuleExample("Save 50%", "de", #"50 \u0025 sparen"#),
      // What is left of `%@` is no percent sign.
      RuleExample("Serve %@ now?", "es", "¿Servir %% @ ahora?"),
    ],
    bad: [
      RuleExample(
        "%lld%% charged", "de", "↓zu %lld geladen",
        finds: "the source shows a percent sign and the translation none; write '%%'"),
      RuleExample(
        "100% free", "de", "100 ↓%%↑ kostenlos",
        finds:
          "the source isn't formatted, so that people would read both percent signs of '%%'; write one",
        fixed: "100 % kostenlos"),
      RuleExample(
        "Up to 50% faster", "de", "Bis zu ↓50↑ schneller",
        finds: "the source has a percent sign at this number and the translation none; write it"),
      RuleExample(
        "The program is up to 50% faster", "ko", "프로그램이 최대 ↓50↑ 빠릅니다",
        finds: "the source has a percent sign at this number and the translation none; write it"),
      RuleExample(
        "Between 10% and 20% faster", "de", "Zwischen ↓10↑ und ↓20↑ schneller",
        finds: "the source has a percent sign at this number and the translation none; write it",
        "the source has a percent sign at this number and the translation none; write it"),
      RuleExample(
        "Save 35%", "sv", "Spara ↓35↑&nbsp;kr",
        finds: "the source has a percent sign at this number and the translation none; write it"),
      RuleExample(
        "Brightness 100", "de", "Helligkeit ↓100↑ %",
        finds: "the translation has a percent sign at this number and the source none; remove it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource else { return [] }
    let hasSign = unit.source.scan.hasPercentSign || unit.target.scan.hasPercentSign
    guard hasSign || mayHaveSigns(unit) else { return [] }
    guard unit.isFormatted else { return unformatted(unit) }
    guard hasSign else { return [] }
    // One that is mistyped has a finding of its own.
    guard !unit.malformedSpecifiers.contains(where: \.isPercentSign) else { return [] }
    let source = percentSigns(of: unit.source, unit)
    let target = percentSigns(of: unit.target, unit)
    if target < source, unit.target.category == nil {
      return [
        Finding(
          "the source shows \(source == 1 ? "a percent sign" : "\(source) percent signs") and the "
            + "translation \(target == 0 ? "none" : "\(target)"); write '%%'",
          at: unit.target.wholeRange)
      ]
    }
    guard target > source, unit.target.category == nil, !unit.key.keyIsSource || source > 0,
      !saysPercent(unit.source.value),
      let last = unit.target.shownSigns.last, !isRemnant(last, unit, context),
      !isBehindHundred(last, unit.target.value)
    else { return [] }
    return [
      Finding(
        "the translation shows \(target == 1 ? "a percent sign" : "\(target) percent signs") and the "
          + "source \(source == 0 ? "none" : "\(source)"); remove '%%'",
        at: last, severity: isBehindNumber(last, unit.target.value) ? .note : nil)
    ]
  }

  /// How many percent signs a text means to show, without what has one too many for an argument.
  private static func percentSigns(of text: LintText, _ unit: LintUnit) -> Int {
    let count = text.percentSigns
    return count == 0 ? 0 : count - DoubledSpecifier.all(in: text, of: unit).count
  }

  /// Whether a sign is part of what is left of a specifier, which has a finding of its own.
  private static func isRemnant(
    _ sign: Range<Int>, _ unit: LintUnit, _ context: LintContext
  ) -> Bool {
    SpecifierRemnant.findings(in: unit, context).contains { $0.range?.overlaps(sign) ?? false }
  }

  /// Whether a sign makes 100 % of a number, for which other languages have a word: "100 %% full" in place
  /// of "full".
  private static func isBehindHundred(_ sign: Range<Int>, _ text: String) -> Bool {
    let before = text.utf8.prefix(sign.lowerBound).reversed().drop { $0 == 0x20 }
    return before.prefix(while: \.isASCIIDigit).elementsEqual("001".utf8)
  }

  /// Whether a sign belongs to a number that the text itself has: "80 %% full" in place of "nearly full".
  private static func isBehindNumber(_ sign: Range<Int>, _ text: String) -> Bool {
    let before = text.utf8.prefix(sign.lowerBound).reversed().drop { $0 == 0x20 }
    return before.first?.isASCIIDigit ?? false
  }

  /// Whether a text has the word for the sign, which other languages may write as the sign.
  private static func saysPercent(_ text: String) -> Bool {
    let text = text.lowercased().utf8
    return text.containsSequence("percent".utf8) || text.containsSequence("per cent".utf8)
  }

  /// Whether one of the texts has a sign beside a number, as far as its bytes tell.
  private static func mayHaveSigns(_ unit: LintUnit) -> Bool {
    guard unit.target.category == nil else { return false }
    return unit.source.profile.traits.contains(.digits)
      && [unit.source, unit.target].contains { text in
        // The first bytes of signs of other scripts.
        text.profile.traits.contains(.percentSigns) || text.bytes.contains(0xD9)
          || text.bytes.contains(0xEF)
      }
  }

  private static func unformatted(_ unit: LintUnit) -> [Finding] {
    let doubled = doubled(unit)
    guard doubled.isEmpty, mayHaveSigns(unit) else { return doubled }
    let isName = unit.key.keyIsSource && SourceIdentifier.isIdentifier(unit.key.key)
    return isName ? [] : PercentNumbers.findings(in: unit)
  }

  /// `%%` in a text that isn't formatted, where the source has a single sign.
  private static func doubled(_ unit: LintUnit) -> [Finding] {
    guard !unit.key.keyIsSource || !SourceIdentifier.isIdentifier(unit.key.key) else { return [] }
    return unit.target.scan.specifiers.filter { $0.kind == .percentSign }.map { specifier in
      Finding(
        "the source isn't formatted, so that people would read both percent signs of '%%'; write "
          + "one",
        at: specifier.range,
        fix: TextFix("Write one percent sign", isSafe: false, [TextEdit(specifier.range, "%")]))
    }
  }
}

extension SpecifierScan {
  fileprivate var hasPercentSign: Bool {
    !specifiers.isEmpty && specifiers.contains { $0.kind == .percentSign }
  }
}

extension LintText {
  /// Where `%%` stands that a reader sees: not in a link's address, which another may take the place of.
  fileprivate var shownSigns: [Range<Int>] {
    let signs = scan.specifiers.filter { $0.kind == .percentSign }.map(\.range)
    guard !signs.isEmpty else { return [] }
    let addresses = links.map(\.destinationRange).sorted { $0.lowerBound < $1.lowerBound }
    return signs.filter { sign in
      let next = addresses.partitioningIndex { $0.lowerBound > sign.lowerBound }
      return next == 0 || !addresses[next - 1].contains(sign.lowerBound)
    }
  }

  /// How many percent signs a reader sees, if all are meant as such.
  fileprivate var percentSigns: Int {
    var count = shownSigns.count
    count += scan.problems.count { $0.isPercentSign }
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in value.utf8 {
      switch (first, second, byte) {
      case (0xEF, 0xBC, 0x85), (0xEF, 0xB9, 0xAA), (_, 0xD9, 0xAA): count += 1
      default: break
      }
      (first, second) = (second, byte)
    }
    return count
  }
}
