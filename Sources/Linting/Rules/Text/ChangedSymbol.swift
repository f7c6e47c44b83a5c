import Diagnostics
import Messages
import Reading

/// An emoji, an arrow or another picture of the source is lost, or a new one was added.
enum ChangedSymbol: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-symbol", family: .text, severity: .note,
    summary: "An emoji, an arrow or another symbol of the source is lost, or one was added.",
    rationale: """
      Symbols such as ⚠️, →, • or ™ mean the same in all languages, and a reader of the source sees \
      them. Keep each one.

      Arrows that point the other way in right-to-left text, skin tones and the plain and the \
      coloured form of an emoji count as the same, and so do an arrow that is typed in two characters \
      (->), the other signs between the steps of a path (Settings > General) and a word between two \
      arguments ("from %@ to %@"), and a bullet and the \
      dash or dot that a text has in its place. A bullet between two letters joins the endings of both \
      genders (French "invité•e") and is no sign. A sign that says the opposite of the source's is a warning \
      (≤ for ≥, an arrow that points down for one up).
      """,
    good: [
      RuleExample("⚠️ No network", "de", "⚠ Kein Netz"),
      RuleExample("Settings → General", "ar", "الإعدادات ← عام"),
      RuleExample("Settings -> Sound", "uk", "Налаштування → Звук"),
      RuleExample("Open A→B mode", "uk", "Режим A->B"),
      RuleExample("Settings → Sound", "uk", "Налаштування > Звук"),
      RuleExample("Renamed from %@ to “%@”", "et", "Nimi: %1$@ → „%2$@“"),
      RuleExample("See Settings / Sound", "nl", "Zie Instellingen → Geluid"),
      RuleExample("Charge ≥ 80 %", "ar", "الشحن ≤ 80 %"),
      RuleExample("Take:\n• Beans\n• Water", "ro", "Ia:\n- Boabe\n- Apă"),
      RuleExample("%@ • %@", "ja", "%@・%@"),
      RuleExample("You are invited", "fr", "Vous êtes invité•e"),
      RuleExample("▲ or ▼ to move", "de", "Bewegen mit ▼ oder ▲"),
    ],
    bad: [
      RuleExample(
        "⚠️ No network", "de", "↓Kein Netz",
        finds: "⚠️ of the source is lost; write it as the source does"),
      RuleExample(
        "Settings → <b>Sound</b>", "uk", "↓Налаштування, <b>Звук</b>",
        finds: "→ of the source is lost; write it as the source does"),
      RuleExample(
        "Beans • Water", "ca", "↓Col·lecció d’aigua",
        finds: "• of the source is lost; write it as the source does"),
      RuleExample("No network", "de", "Kein Netz ↓⚠️", finds: "the source has no ⚠️; remove it"),
      RuleExample(
        "Charge ≥ 80 %", "de", "Ladung ↓≤↑ 80 %",
        finds: "≤ says the opposite of the source's ≥; write that", severity: .warning),
      RuleExample(
        "▲ Rising prices", "it", "↓▼↑ Prezzi in aumento",
        finds: "▼ says the opposite of the source's ▲; write that", severity: .warning),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isComparable, !unit.target.isPart else { return [] }
    if let opposite = OppositeSign.first(in: unit) {
      return [
        Finding(
          "\(opposite.found) says the opposite of the source's \(opposite.expected); write that",
          at: opposite.range, severity: .warning)
      ]
    }
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    guard traits.contains(.symbols), !GarbledText.isFound(in: unit) else { return [] }
    let source = symbols(unit.source.value)
    let target = symbols(unit.target.value)
    let known = kinds(target, in: unit.target.value)
    if let lost = source.first(where: { !known.contains($0.kind) }) {
      return [
        Finding(
          "\(lost.character) of the source is lost; write it as the source does",
          at: unit.target.wholeRange)
      ]
    }
    let expected = kinds(source, in: unit.source.value)
    let isAdded: (Symbol) -> Bool = {
      !expected.contains($0.kind) && !joinsArguments($0, unit.target)
    }
    return target.filter(isAdded).prefix(1).map { added in
      Finding(
        "the source has no \(added.character); remove it", at: added.range)
    }
  }

  /// A symbol, and what counts as the same.
  private struct Symbol {
    var character: Character
    var kind: UInt32
    var range: Range<Int>
  }

  /// Whether an arrow stands between two arguments, where others have a word: "from %@ to %@".
  private static func joinsArguments(_ symbol: Symbol, _ text: LintText) -> Bool {
    let (specifiers, range) = (text.scan.specifiers.map(\.range), symbol.range)
    guard symbol.kind == arrow,
      let before = specifiers.last(where: { $0.upperBound <= range.lowerBound }),
      let behind = specifiers.first(where: { $0.lowerBound >= range.upperBound })
    else { return false }
    let gaps = [before.upperBound..<range.lowerBound, range.upperBound..<behind.lowerBound]
    return gaps.allSatisfy { gap in
      !text.value[utf8: gap].contains { $0.isLetter || $0.isNumber }
    }
  }

  /// The kinds of a text's symbols, with those of arrows and bullets where it has signs that stand for them.
  private static func kinds(_ symbols: [Symbol], in text: String) -> Set<UInt32> {
    var kinds = Set(symbols.map(\.kind))
    if typedArrows.contains(where: { text.utf8.containsSequence($0.utf8) }) { kinds.insert(arrow) }
    if hasTypedBullets(text) { kinds.insert(bullet) }
    return kinds
  }

  /// Whether a line starts with a dash, or a raised dot stands anywhere but between two letters.
  private static func hasTypedBullets(_ text: String) -> Bool {
    let startsWithDash = text.split(whereSeparator: \.isNewline).contains { line in
      let item = line.drop(while: \.isWhitespace)
      return item.first.map { "-–—*".contains($0) } ?? false && item.dropFirst().first == " "
    }
    if startsWithDash { return true }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.contains { index in
      guard scalars[index] == "\u{30FB}" || scalars[index] == "\u{B7}" else { return false }
      let isBehindLetter = index > 0 && scalars[index - 1].isLetter
      return !isBehindLetter || index + 1 == scalars.count || !scalars[index + 1].isLetter
    }
  }

  /// What is typed for an arrow, or between the steps of a path.
  private static let typedArrows = [
    "->", "=>", "<-", " > ", " < ", " › ", " ‹ ", " » ", " / ", "＞", "＜",
  ]

  private static let arrow: UInt32 = 0x2192
  private static let bullet: UInt32 = 0x2022

  private static func symbols(_ text: String) -> [Symbol] {
    var symbols: [Symbol] = []
    var offset = 0
    for index in text.indices {
      let character = text[index]
      let range = offset..<(offset + character.utf8.count)
      offset = range.upperBound
      if character == "•", isInWord(index, text) { continue }
      for scalar in character.unicodeScalars {
        let isSkinTone = (0x1F3FB...0x1F3FF).contains(scalar.value)
        guard scalar.isSymbol, !isSkinTone else { continue }
        symbols.append(Symbol(character: character, kind: kind(scalar), range: range))
      }
    }
    return symbols
  }

  /// Whether a character stands between two letters, where it joins the endings of both genders: French
  /// "invité•e".
  private static func isInWord(_ index: String.Index, _ text: String) -> Bool {
    guard index > text.startIndex, text[text.index(before: index)].isLetter else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next].isLetter
  }

  private static func kind(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    // Arrows, bullets and triangles are drawn in many ways.
    case 0x2190...0x21FF, 0x27A1, 0x2794...0x27BE, 0x2B05...0x2B0D: arrow
    case 0x2022, 0x25A0...0x25FF, 0x2B1B...0x2B52: bullet
    default: scalar.value
    }
  }
}
