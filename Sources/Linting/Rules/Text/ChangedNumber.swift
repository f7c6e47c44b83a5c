import Catalogs
import Diagnostics
import Messages

/// A number of the source is another one in the translation, or lost.
enum ChangedNumber: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-number", family: .text, severity: .warning,
    summary: "A number of the source is another in the text, or is lost.",
    rationale: """
      Limits, dates and amounts must be the same in all languages. Write the number of the source, in \
      the digits and with the separators of the language.

      Numbers up to twelve may be written as words, and so may all in Chinese and Japanese; there a \
      lost one is no finding. The rule is silent for times of day that change between 12 and 24 hours.
      """,
    good: [
      RuleExample("Up to 1,000 files", "de", "Bis zu 1.000 Dateien"),
      RuleExample("In 24 hours", "ar", "خلال ٢٤ ساعة"),
      RuleExample("The 2 of us", "de", "Wir zwei"),
    ],
    bad: [
      RuleExample(
        "In 24 hours", "de", "In ↓42↑ Stunden",
        finds: "42 stands where the source has 24; write the same number"),
      RuleExample(
        "Since 2019", "de", "↓Seit langem", finds: "the number 2019 of the source is lost; write it"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    guard traits.contains(.digits), unit.target.value != unit.source.value, unit.isComparable,
      !unit.target.isPart, unit.target.category == nil || unit.target.category == "other"
    else { return [] }
    let source = Prose(unit.source)
    let numbers = WrittenNumber.numbers(in: source)
    let found = WrittenNumber.numbers(in: Prose(unit.target))
    guard !numbers.isEmpty || !found.isEmpty else { return [] }
    var missing = numbers
    var added: [WrittenNumber] = []
    for number in found {
      if let index = missing.firstIndex(where: { $0.digits == number.digits }) {
        missing.remove(at: index)
      } else {
        added.append(number)
      }
    }
    guard !isSame(numbers, found), !hasHours(source) else { return [] }
    return findings(missing, added, unit)
  }

  /// Whether the digits are the same, joined in another way.
  private static func isSame(_ left: [WrittenNumber], _ right: [WrittenNumber]) -> Bool {
    left.map(\.digits).joined().sorted() == right.map(\.digits).joined().sorted()
      && left.count != right.count
  }

  private static func findings(
    _ missing: [WrittenNumber], _ added: [WrittenNumber], _ unit: LintUnit
  ) -> [Finding] {
    guard let wrong = added.first else { return findings(ofLost: missing, unit) }
    guard let expected = missing.first else {
      guard !wrong.isSmall, !wrong.isInName, !namesNumber(unit.source.value),
        !unit.source.value.utf8.containsSequence(wrong.digits.utf8)
      else { return [] }
      return [
        Finding(
          "the source has no number \(wrong.digits); remove it", at: wrong.range, severity: .note)
      ]
    }
    return [
      Finding(
        "\(wrong.digits) stands where the source has \(expected.digits); write the same number",
        at: wrong.range,
        // All numbers but others: examples or units that were adapted to the country.
        severity: missing.count > 1 && added.count > 1 ? .note : nil)
    ]
  }

  private static func findings(ofLost missing: [WrittenNumber], _ unit: LintUnit) -> [Finding] {
    guard let lost = missing.first(where: { !$0.isSmall && !$0.isInName }), !writesWords(unit)
    else {
      return []
    }
    return [
      Finding(
        "the number \(lost.digits) of the source is lost; write it",
        at: 0..<unit.target.value.utf8.count)
    ]
  }

  /// "Fifteen", "thirty", "hundred": numbers that the source writes as words.
  private static func namesNumber(_ source: String) -> Bool {
    let text = source.lowercased().utf8
    return text.containsSequence("teen".utf8) || text.containsSequence("ty ".utf8)
      || text.containsSequence("hundred".utf8) || text.containsSequence("thousand".utf8)
  }

  private static func writesWords(_ unit: LintUnit) -> Bool {
    unit.target.value.unicodeScalars.contains { scalar in
      switch scalar {
      case "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "百", "千", "万", "萬": true
      default: false
      }
    }
  }

  /// `5 PM`: other languages count to 24.
  private static func hasHours(_ prose: Prose) -> Bool {
    let mayHave = zip(prose.scalars, prose.scalars.dropFirst()).contains { first, second in
      second.value | 0x20 == 0x6D && (first.value | 0x20 == 0x61 || first.value | 0x20 == 0x70)
    }
    return mayHave
      && prose.words.contains { word in
        let text = prose.text(word).lowercased()
        return text == "pm" || text == "am" || text.hasSuffix("pm") && text.utf8.count < 5
          || text.hasSuffix("am") && text.utf8.count < 5
            && text.utf8.first.map { $0 < 0x3A } ?? false
      }
  }
}
