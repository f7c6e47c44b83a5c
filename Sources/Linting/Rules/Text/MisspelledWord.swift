import Diagnostics
import LocaleData
import PlainBytes
import Reading

/// A word is spelled as no word of its language is.
enum MisspelledWord: UnitRule {
  static let documentation = RuleDocumentation(
    id: "misspelled-word", family: .text, severity: .warning,
    summary: "A word is misspelled, in a way that many people do.",
    rationale: """
      English `occured`, German `vorraus`, Arabic `إستخدام`, Korean `됬` and Thai `เว็ป` are no words in any \
      sense, and look careless. Write the word as dictionaries do.

      The rule is no spell checker: it knows some frequent slips of English, German, Dutch, French, \
      Spanish, Portuguese, Italian, Danish, Norwegian, Swedish, Polish, Russian, Turkish, Arabic, Hindi, \
      Japanese, Korean and Thai that can't be anything else, and a few of two words (Italian "qual'è"). \
      It is silent for words that the source has too, for parts of identifiers and for texts that \
      `other-language` finds.
      """,
    good: [
      RuleExample("An error has occurred", "de", "Ein Fehler ist aufgetreten"),
      RuleExample(source: "Set occured_at of the order"),
      RuleExample("Open Orginal", "de", "Orginal öffnen"),
      RuleExample("It has already been roasted", "fr", "Il a déjà été torréfié"),
      RuleExample("Another cup", "it", "Un’altra tazza"),
      RuleExample("The order was changed", "ko", "주문이 변경됐습니다"),
    ],
    bad: [
      RuleExample(
        source: "An error ↓occured↑ in the kitchen",
        finds: "'occured' is misspelled; write 'occurred'",
        fixed: "An error occurred in the kitchen"),
      RuleExample(
        "In advance", "de", "Im ↓Vorraus", finds: "'Vorraus' is misspelled; write 'Voraus'",
        fixed: "Im Voraus"),
      RuleExample(
        "The order was sent", "fr", "La commande ↓à été↑ envoyée",
        finds: "'à été' is misspelled; write 'a été'", fixed: "La commande a été envoyée"),
      RuleExample(
        "Another cup", "it", "↓Un’altro↑ caffè",
        finds: "'Un’altro' is misspelled; write 'Un altro'",
        fixed: "Un altro caffè"),
      RuleExample(
        "Confirm the order", "ru", "↓Потвердите↑ заказ",
        finds: "'Потвердите' is misspelled; write 'Подтвердите'", fixed: "Подтвердите заказ"),
      RuleExample(
        "The order was changed", "ko", "주문이 변경↓됬↑습니다",
        finds: "'됬' is misspelled; write '됐'", fixed: "주문이 변경됐습니다"),
      RuleExample(
        "There are no cups", "ko", "컵이 없↓스니다", finds: "'스니다' is misspelled; write '습니다'",
        fixed: "컵이 없습니다"),
      RuleExample(
        "Name", "ar", "↓الإسم", finds: "'الإسم' is misspelled; write 'الاسم'", fixed: "الاسم"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let known = languages[unit.language], unit.target.isShort else { return [] }
    let slips = known.slips(in: unit.target).filter { slip in
      unit.isSource || !unit.source.value.utf8.containsSequence(slip.written.utf8)
    }
    guard let first = slips.first, unit.isSource || !OtherLanguage.isFound(in: unit, context)
    else { return [] }
    let edits = slips.prefix(ScanLimit.findings).map { TextEdit($0.range, $0.meant) }
    return [
      Finding(
        "'\(first.written)' is misspelled; write '\(first.meant)'", at: first.range,
        fix: TextFix("Write '\(first.meant)'", isSafe: false, Array(edits)))
    ]
  }

  private static let languages: [String: Misspellings] = Dictionary(
    LanguageFact.misspellings.keys.compactMap { key in
      key.split(separator: ".").first.map { (String($0), Misspellings(of: String($0))) }
    }, uniquingKeysWith: { first, _ in first })
}
