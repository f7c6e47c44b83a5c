import Diagnostics
import LocaleData
import Messages
import Reading

/// Quotation marks without a partner, of two kinds, lost, or not those of the language.
enum QuotationMarkPairs: UnitRule {
  static let documentation = RuleDocumentation(
    id: "quotation-marks", family: .text, severity: .warning,
    summary: "Quotation marks are unpaired, lost, or not those of the language.",
    rationale: """
      A quotation that opens and never closes, or that closes with another kind of mark, is a \
      mistake that a reader sees. Each language has marks of its own: German writes „…“, French \
      « … », Polish „…”, Swedish ”…”, Russian «…»; those of another language look foreign, which is a note. \
      Straight marks around the whole of a text come out of tables and other formats of files.

      Straight marks are accepted where the source has them. Marks for inches and in Hebrew acronyms \
      are none, neither is an arrow in a path (A » B), and single marks are not looked at, since they are \
      apostrophes too.
      """,
    good: [
      RuleExample("Delete “%@”?", "de", "„%@“ löschen?"),
      RuleExample("Delete \"%@\"?", "fr", "Supprimer « %@ » ?"),
      RuleExample("Tap “Save”", "ar", "انقر على ”حفظ“"),
      RuleExample("Tap “Save”", "ur", "”محفوظ کریں“ پر ٹیپ کریں"),
      RuleExample("Quick Connect", "lt", "\"Quick Connect\""),
      RuleExample("Delete “%@”?", "uk", "Видалити “%@”?"),
      RuleExample("Delete “%@”?", "lv", "Dzēst “%@”?"),
      RuleExample(
        "Go to “Settings / Add device” to scan", "pl", "Przejdź do „Ustawienia » Dodaj” i zeskanuj"),
      RuleExample("Open Settings / Cups / Sizes", "de", "Öffne Einstellungen » Tassen » Größen"),
      RuleExample("Send the reports", "he", "שליחת דו\"חות"),
      RuleExample("Send the reports to \"Grindo\"", "he", "שליחת דו\"חות ל\"גרינדו\""),
      RuleExample("Tap “Save” now", "fr", "Touchez « Enregistrer » maintenant"),
      RuleExample("Hear “Podcasts” here", "zh-Hans", "在此收听｢播客｣"),
    ],
    bad: [
      RuleExample(
        "Tap \"Save\" now", "he", "יש להקיש על ↓\"↑שמירה עכשיו",
        finds: "\" has no partner; write the other quotation mark or remove this one"),
      RuleExample(
        "Delete “%@”?", "de", "↓„↑%@ löschen?",
        finds: "„ has no partner; write the other quotation mark or remove this one"),
      RuleExample(
        "Delete “%@”?", "fr", "Supprimer « %@↓”↑ ?",
        finds: "” doesn't close what « opens; write marks that belong together"),
      RuleExample(
        "Add a new place", "de", "↓\"Neuen Ort hinzufügen\"",
        finds: "quotation marks stand around the whole text, and the source has none; remove them",
        fixed: "Neuen Ort hinzufügen"),
      RuleExample(
        "Delete “%@”?", "de", "↓%@ löschen?",
        finds: "the source has quotation marks, this text has none; quote what the source quotes",
        severity: .note),
      RuleExample(
        "Delete “%@”?", "de", "↓“↑%@” löschen?",
        finds: "“…” are not the quotation marks of the language; write „…“", severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits.union(unit.source.profile.traits)
    guard traits.contains(.quotes), !unit.target.isPart, unit.isComparable,
      unit.target.value != unit.source.value, !GarbledText.isFound(in: unit)
    else { return [] }
    let source = QuotationMarks(unit.source.prose).marks
    let prose = unit.target.prose
    let target = QuotationMarks(prose)
    if target.marks.isEmpty {
      guard source.count > 1, !prose.scalars.contains(where: isOtherQuote) else { return [] }
      return [
        Finding(
          "the source has quotation marks, this text has none; quote what the source quotes",
          at: unit.target.wholeRange, severity: .note)
      ]
    }
    if source.isEmpty, let finding = wrapping(target.marks, prose, unit) { return [finding] }
    let own = LanguageFact.quotationMarks.list(of: unit.language)
    let (pairs, unpaired) = target.paired(with: own)
    guard unpaired.isEmpty else {
      return source.count.isMultiple(of: 2) ? [mismatch(unpaired, prose)] : []
    }
    return pairs.compactMap { pair in
      pair.isNested || quotesValue(pair.open, prose)
        ? nil : foreign(pair.open, pair.close, own, prose, source)
    }
  }

  /// Straight marks around a text of several words, as tables keep theirs; names stand in quotation
  /// marks as the source has them.
  private static func wrapping(
    _ marks: [QuotationMarks.Mark], _ prose: Prose, _ unit: LintUnit
  ) -> Finding? {
    let last = prose.scalars.count - 1
    let text = unit.target.value.utf8
    guard marks.map(\.index) == [0, last], marks.allSatisfy({ $0.scalar == "\"" }),
      // Those that HTML spells with names are longer.
      text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\""),
      unit.source.value.unicodeScalars.first.map(isOtherQuote) != true,
      prose.scalars[1..<last].split(whereSeparator: \.isSpace).count > 1,
      prose.text(1..<last) != unit.source.value
    else { return nil }
    let edits = marks.map { TextEdit(prose.range($0.index..<($0.index + 1)), "") }
    return Finding(
      "quotation marks stand around the whole text, and the source has none; remove them",
      at: 0..<text.count, fix: TextFix("Remove them", isSafe: false, edits))
  }

  /// Whether a mark opens the value of an attribute, which no marks of a language belong around.
  private static func quotesValue(_ open: QuotationMarks.Mark, _ prose: Prose) -> Bool {
    open.index > 0 && prose.scalars[open.index - 1] == "="
  }

  private static func isOtherQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0x2018...0x201B, 0x2039, 0x203A, 0x3008...0x3011, 0x5F4, 0x2A, 0xFF62, 0xFF63:
      true
    default: false
    }
  }

  /// What is wrong with marks that don't belong together.
  private static func mismatch(_ marks: [QuotationMarks.Mark], _ prose: Prose) -> Finding {
    let mark = marks[marks.count.isMultiple(of: 2) ? 1 : 0]
    let range = prose.range(mark.index..<(mark.index + 1))
    guard marks.count.isMultiple(of: 2) else {
      return Finding(
        "\(Character(mark.scalar)) has no partner; write the other quotation mark or remove this one",
        at: range)
    }
    return Finding(
      "\(Character(mark.scalar)) doesn't close what \(Character(marks[0].scalar)) opens; write marks "
        + "that belong together", at: range)
  }

  /// Marks of another language.
  private static func foreign(
    _ open: QuotationMarks.Mark, _ close: QuotationMarks.Mark, _ own: [String], _ prose: Prose,
    _ source: [QuotationMarks.Mark]
  ) -> Finding? {
    guard let expected = own.first else { return nil }
    let pair = QuotationMarks.pair(open, close)
    let isStraight = open.scalar == "\"" || open.scalar.value == 0xFF02
    guard !own.contains(pair), !isStraight || !source.contains(where: { $0.scalar == "\"" }),
      !source.isEmpty || !isStraight
    else { return nil }
    let marks = expected.map(String.init).joined(separator: "…")
    let range = prose.range(open.index..<(open.index + 1))
    return Finding(
      "\(Character(open.scalar))…\(Character(close.scalar)) are not the quotation marks of the "
        + "language; write \(marks)", at: range, severity: .note)
  }
}
