import Diagnostics
import LocaleData
import Messages
import PlainBytes

/// A control that turns the direction of text where nobody sees it.
enum BidiControl: UnitRule {
  static let documentation = RuleDocumentation(
    id: "bidi-control", family: .security, severity: .error,
    summary: "A bidirectional control overrides the direction, or is opened and never closed.",
    rationale: """
      With these invisible characters a text shows other words than it holds: an address that \
      seems to end in one name and leads to another, letters in the wrong order. An embedding or \
      an isolate that isn't closed turns around what the app puts behind the text, and nothing where \
      the text stands alone: a warning, as an override in a text that is written from right to left \
      anyway.

      Balanced isolates (U+2066 to U+2069) are right around names and numbers, in all languages, and \
      the marks U+200E, U+200F and U+061C harm nothing. Balanced embeddings are only a warning, \
      and none in languages that are written from right to left. What the source has too is reported \
      there alone. Remove the control, or write its closing one: U+2069 after an isolate, U+202C \
      after an embedding.
      """,
    good: [
      RuleExample("Call %@", "ar", "اتصل بـ \u{2068}%@\u{2069}"),
      RuleExample("Call %@", "he", "\u{200F}להתקשר אל %@"),
    ],
    bad: [
      RuleExample(
        "Open site", "es", "Abrir ↓\u{202E}↑sitio",
        finds:
          "U+202E overrides the direction, so people read other words than the text has; remove it",
        fixed: "Abrir sitio"),
      RuleExample(
        "Call %@", "ar", "اتصل بـ ↓\u{2068}↑%@",
        finds:
          "U+2068 is not closed, so what the app shows behind the text is turned around too; write U+2069 after it, or remove it",
        severity: .warning),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    // All are E2 80 AA…AE or E2 81 A6…A9 in UTF-8.
    let bytes = unit.target.bytes
    guard bytes.contains(0xE2), !bytes.isDisjointFromBidiControls,
      unit.target.value.unicodeScalars.contains(where: isControl)
    else { return [] }
    var balance = BidiBalance()
    for (scalar, range) in PlacedScalars(unit.target.value) { balance.read(scalar, range) }
    let unbalanced = balance.all
    let places = Set(unbalanced.prefix(ScanLimit.parts).map(\.range))
    let others = embeddings(unit).filter { !places.contains($0.range) }
    let isTurnedAnyway =
      unit.target.profile.scripts.isSubset(of: [.hebrew, .arabic])
      && unit.target.profile.traits.isDisjoint(with: [.digits, .percentSigns])
    return (unbalanced + others).prefix(ScanLimit.findings).map { finding in
      guard isTurnedAnyway else { return finding }
      var finding = finding
      finding.severity = .warning
      return finding
    }
    .filter { finding in
      guard !unit.isSource, let range = finding.range else { return true }
      let control = unit.target.value[utf8: range].unicodeScalars.first
      return !(control.map(unit.source.value.contains(scalar:)) ?? false)
    }
    .sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// Embeddings hidden in a language that has no need of them.
  private static func embeddings(_ unit: LintUnit) -> [Finding] {
    guard !(unit.entry.localization.tag?.isRightToLeft ?? false) else { return [] }
    return PlacedScalars(unit.target.value).filter {
      $0.scalar == "\u{202A}" || $0.scalar == "\u{202B}"
    }
    .map { scalar, range in
      Finding(
        "\(scalar.codePoint) hides a change of direction in a language that has none; remove it "
          + "with its U+202C", at: range, severity: .warning)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

extension ByteSet {
  fileprivate var isDisjointFromBidiControls: Bool {
    for byte in UInt8(0xA6)...0xAE where contains(byte) { return false }
    return true
  }
}
