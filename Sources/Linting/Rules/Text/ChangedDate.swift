import Diagnostics
import Messages

/// A weekday or a month of the source is another one in the translation.
enum ChangedDate: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-date", family: .text, severity: .warning,
    summary: "A weekday or a month of the source is another one in the text.",
    rationale: """
      Names of days and months stand in long lists, and a translation that slipped by a line names the \
      wrong day. Write the day or the month of the source.

      Found where the source names one weekday, or one month, and the text names one that is another. \
      Names are those that CLDR has in full, within dates too ("maja" in Polish); the rule is silent \
      for other forms, for abbreviations and digits, and for names that are other words as often \
      ("mai" is "more" in Romanian). It is a note where several other languages name another one, too, \
      for then it is an example, or the source is wrong.
      """,
    good: [
      RuleExample("Monday", "de", "Montag"),
      RuleExample("Since May 5", "pl", "Od 5 maja"),
      RuleExample("May we open on Monday?", "fr", "Pouvons-nous ouvrir lundi ?"),
      RuleExample("On Mars in June", "fr", "Sur Mars en juin"),
      RuleExample("Monday to Friday", "es", "De lunes a viernes"),
      RuleExample("From Monday on", "es", "Del lunes al domingo"),
      RuleExample("Over a year ago, in June", "ro", "Acum mai mult de un an, în iunie"),
      RuleExample("For two months from Friday on", "ro", "Timp de două luni, de vineri"),
      RuleExample("Every Friday", "pl", "W każdy piątek"),
      RuleExample("On Wednesday", "ru", "В среду"),
      RuleExample("On Sunday", "zh-Hans", "星期天"),
    ],
    bad: [
      RuleExample(
        "Monday", "de", "↓Dienstag",
        finds: "Dienstag stands where the source has Monday; write the same day"),
      RuleExample(
        "May", "fr", "↓Mars", finds: "Mars stands where the source has May; write the same month"),
      RuleExample(
        "Closed since May 5", "pl", "Zamknięte od 5 ↓marca",
        finds: "marca stands where the source has May; write the same month"),
      RuleExample(
        "Open on Saturday", "ja", "↓日曜日↑営業",
        finds: "日曜日 stands where the source has Saturday; write the same day"),
      RuleExample(
        "Next delivery: Monday", "pt", "Próxima entrega: ↓terça-feira",
        finds: "terça-feira stands where the source has Monday; write the same day"),
      RuleExample(
        "On Tuesday", "ko", "↓수요일↑에",
        finds: "수요일 stands where the source has Tuesday; write the same day"),
      RuleExample(
        "Am Dienstag", from: "de", "en", "On ↓Thursday",
        finds: "Thursday stands where the source has Dienstag; write the same day"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isComparable, !unit.target.isPart, unit.source.isShort, unit.target.isShort,
      unit.target.value != unit.source.value
    else { return [] }
    return DateNames.Kind.allCases.compactMap { finding(of: $0, in: unit) }
  }

  private static func finding(of kind: DateNames.Kind, in unit: LintUnit) -> Finding? {
    guard let expected = DateNames.of(unit.sourceLanguage, kind).only(in: unit.source),
      let found = DateNames.of(unit.language, kind).only(in: unit.target),
      found.number != expected.number
    else { return nil }
    let isUsual = Peers(unit).often { peer in
      let other = DateNames.of(peer.language, kind).only(in: peer.text)
      return other.map { $0.number != expected.number } ?? false
    }
    let noun =
      switch kind {
      case .weekday: "day"
      case .month: "month"
      }
    return Finding(
      "\(unit.target.value[utf8: found.range]) stands where the source has "
        + "\(unit.source.value[utf8: expected.range]); write the same \(noun)", at: found.range,
      severity: isUsual ? .note : nil)
  }
}
