import Catalogs
import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A plural form names one number although it is shown for several.
enum HardCodedCount: UnitRule {
  static let documentation = RuleDocumentation(
    id: "hard-coded-count", family: .plurals, severity: .error,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) plural forms of \(language) are shown for several numbers, but don't show which"
    },
    summary: "A plural form leaves the number out or names one, but is shown for several.",
    rationale: """
      In Russian `one` is for 1, 21, 31 and so on: a form "1 файл" tells people with 21 files that \
      they have one. Show the number with the specifier of the other forms.

      In languages whose `one` is for 0 and 1, as in French, the form is wrong for 0 only; the rule \
      warns there unless a form `zero` takes care of it, and notes it where the source's own form says \
      nothing of a number either ("Delete this photo?"), for then nobody means to show 0. Where `one` is for 1 alone, words are fine, \
      and another number in the place of the specifier of other forms is not. \
      A form that is still the source's text isn't translated, which other rules say: a note.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "Eine Datei", "other": "%lld Dateien"]),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "fr",
        ["zero": "Aucun fichier", "one": "Un fichier", "other": "%lld fichiers"]),
      RuleExample(
        ["one": "The 4 K film", "other": "%lld films"], "de",
        ["one": "Der Film in 4 K", "other": "%lld Filme"]),
    ],
    bad: [
      RuleExample(
        ["one": "1 file", "other": "%lld files"], "ru",
        [
          "one": "↓1 файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
        ],
        finds:
          "the form 'one' is shown for 1, 21, 31, 41… in ru, but doesn't show the number as other forms do; show it with '%lld'",
        fixed: [
          "one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
        ]),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "fr",
        ["one": "↓Un fichier", "other": "%lld fichiers"],
        finds:
          "the form 'one' is shown for 0 and 1 in fr, but doesn't show the number as other forms do; show it with '%lld'",
        severity: .warning),
      RuleExample(
        ["one": "One file", "other": "%lld files"], "fr",
        ["one": "↓Un fichier", "other": "%lld fichiers"],
        finds:
          "the form 'one' is shown for 0 and 1 in fr, but doesn't show the number as other forms do; show it with '%lld'",
        severity: .warning),
      RuleExample(
        ["one": "Delete this file?", "other": "Delete %lld files?"], "fr",
        ["one": "↓Supprimer ce fichier ?", "other": "Supprimer %lld fichiers ?"],
        finds:
          "the form 'one' is shown for 0 and 1 in fr, but doesn't show the number as other forms do; show it with '%lld'",
        severity: .note),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "↓2↑ Datei", "other": "%lld Dateien"],
        finds: "the form 'one' is shown for 1 alone in de, but says 2; write 1",
        fixed: ["one": "1 Datei", "other": "%lld Dateien"]),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let category = unit.target.category, !unit.hasSameArguments,
      !unit.target.scan.specifiers.contains(where: \.isSubstitutionArgument),
      let extent = unit.categoryExtent
    else { return [] }
    let numbers: String
    switch extent {
    case .single(let only): return wrongNumber(only, category, unit)
    case .none, .rare: return []
    case .zeroAndOne: numbers = "0 and 1"
    case .several(let samples): numbers = samples.joined(separator: ", ") + "…"
    }
    guard unit.namesOneNumber(category) else { return [] }
    let localization = unit.entry.localization
    guard let count = unit.countArgument(unit.argumentReference),
      !localization.shownArguments(of: unit.target).contains(where: { $0.number == count }),
      let specifier = countSpecifier(count, unit), unit.malformedSpecifiers.isEmpty
    else { return [] }
    let isCopy = !unit.isSource && unit.target.value == unit.source.value
    return [
      Finding(
        "the form '\(category)' is shown for \(numbers) in \(localization.language), but doesn't show "
          + "the number as other forms do; show it with '\(specifier)'",
        at: unit.target.wholeRange,
        // A copy has to be known as one until somebody translates it.
        fix: isCopy ? nil : fix(category, specifier, unit),
        severity: severity(count, extent, isCopy, unit))
    ]
  }

  private static func severity(
    _ count: Int, _ extent: CountCategories.Extent, _ isCopy: Bool, _ unit: LintUnit
  ) -> Severity? {
    if isCopy { return .note }
    guard extent == .zeroAndOne else { return nil }
    return sourceNeedsNoNumber(count, unit) ? .note : .warning
  }

  /// Whether the source's form for one thing says nothing of a number, in no word either.
  private static func sourceNeedsNoNumber(_ count: Int, _ unit: LintUnit) -> Bool {
    let source = unit.entry.source
    guard !unit.isSource, unit.source.category == "one",
      !unit.source.mayNameOne(unit.sourceLanguage)
    else { return false }
    return !source.shownArguments(of: unit.source).contains { $0.number == count }
  }

  /// The finding about a number that a form for one number alone has in the place of the specifier.
  private static func wrongNumber(
    _ only: Int, _ category: CaseName, _ unit: LintUnit
  ) -> [Finding] {
    let text = unit.target
    guard text.namesNumber, let number = text.numbers.first,
      let amount = Int(number.text), amount != only,
      let count = unit.countArgument(unit.argumentReference),
      let specifier = countSpecifier(count, unit),
      unit.siblings.contains(where: {
        stands(specifier, in: $0.value, as: number.range, in: text.value)
      })
    else { return [] }
    return [
      Finding(
        "the form '\(category)' is shown for \(only) alone in \(unit.entry.localization.language), but "
          + "says \(amount); write \(only)", at: number.range,
        fix: TextFix("Write \(only)", isSafe: false, [TextEdit(number.range, "\(only)")]))
    ]
  }

  /// The specifier of the count as another form has it.
  private static func countSpecifier(_ count: Int, _ unit: LintUnit) -> String? {
    for text in unit.siblings {
      let shown = unit.entry.localization.shownArguments(of: text).first { $0.number == count }
      if let shown { return String(text.value[utf8: shown.range]) }
    }
    return nil
  }

  /// The specifier in place of the only digit of the text, where it is the category's own.
  private static func fix(
    _ category: CaseName, _ specifier: String, _ unit: LintUnit
  ) -> TextFix? {
    let text = unit.target
    let own: UInt8
    switch category {
    case "zero": own = UInt8(ascii: "0")
    case "one": own = UInt8(ascii: "1")
    case "two": own = UInt8(ascii: "2")
    default: return nil
    }
    let digits = text.value.utf8.enumerated().filter { $0.element.isASCIIDigit }
    guard digits.count == 1, let only = digits.first, only.element == own,
      text.scan.specifiers.isEmpty
    else { return nil }
    let range = only.offset..<only.offset + 1
    let isSafe = unit.siblings.contains {
      stands(specifier, in: $0.value, as: range, in: text.value)
    }
    return TextFix("Show the number", isSafe: isSafe, [TextEdit(range, specifier)])
  }

  /// Whether a specifier stands in another form as a digit does in this one.
  ///
  /// That is between words that begin alike, or at the same end. A digit in a name stands elsewhere:
  /// "Un fichier de 1Password".
  private static func stands(
    _ specifier: String, in sibling: String, as digit: Range<Int>, in text: String
  ) -> Bool {
    guard let range = sibling.firstRange(of: specifier) else { return false }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: digit.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: digit.upperBound)
    let before = (text[..<start], sibling[..<range.lowerBound])
    let after = (text[end...], sibling[range.upperBound...])
    return before.0.last?.isWhitespace ?? true && after.0.first?.isWhitespace ?? true
      && before.0.split(separator: " ").last == before.1.split(separator: " ").last
      && after.0.split(separator: " ").first?.prefix(2)
        == after.1.split(separator: " ").first?.prefix(2)
  }
}

extension LintText {
  /// Whether a text without specifiers has digits.
  var namesNumber: Bool {
    scan.specifiers.isEmpty && value.utf8.contains(where: \.isASCIIDigit)
  }

  /// Whether it may say that there is one thing: in digits, in a word, or in a language whose words for
  /// that aren't known.
  func mayNameOne(_ language: String) -> Bool {
    let words = LanguageFact.numberWords.list(of: language + ".one")
    return namesNumber || words.isEmpty
      || NumberWords(prose, language: language).holdAny(of: words)
  }
}
