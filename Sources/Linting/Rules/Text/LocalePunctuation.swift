import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A punctuation mark of another script or language.
enum LocalePunctuation: UnitRule {
  static let documentation = RuleDocumentation(
    id: "locale-punctuation", family: .text, severity: .note,
    summary: "A mark is that of another script, or an accent stands in the place of an apostrophe.",
    rationale: """
      Arabic, Urdu and Uyghur write ؟ and ،, Greek asks with a semicolon, Chinese and Japanese have \
      full-width marks (。，？！), Armenian ends sentences with ։. The Latin mark looks foreign, and \
      in right-to-left text it may jump to the other side. Write the language's own.

      Of these it looks only at marks right behind a letter of the language's script, and at no commas of a \
      list of single words, such as for a search, which code may take apart at them.

      A mark of Chinese, Japanese or Arabic among Latin, Cyrillic or Greek letters (`！`, `：`, `؟`) comes \
      from a keyboard that was left on, and is a warning, unless the source has it, too, \
      or it stands for itself in quotation marks or brackets. So is an accent between letters (`N´oubliez`) \
      in a language that has apostrophes in words.

      The comma that parts thousands in English stands before a fraction in most other languages, where \
      "50,000" is fifty. The rule is silent for Spanish, which differs by country.
      """,
    good: [
      RuleExample("Delete all?", "ar", "حذف الكل؟"),
      RuleExample("Delete all?", "zh-Hans", "全部删除？"),
      RuleExample("Ends with 。", "de", "Endet auf 。"),
      RuleExample("Ends with a full stop of Chinese", "de", "Endet auf „。“ oder (！)."),
      RuleExample("The comma in brackets", "de", "Das Komma in （，）"),
      RuleExample("Press ` to go back", "fr", "Touche ` pour revenir"),
      RuleExample("More", "es", "m´as"),
      RuleExample("Up to 50,000 beans", "es", "Hasta 50,000 granos"),
      RuleExample("Up to 50,000 beans", "de", "Bis zu 50.000 Bohnen"),
      RuleExample("The word for tea", "de", "Das Wort „茶（ちゃ）“"),
      RuleExample("coffee, beans, grinder, roast", "zh-Hans", "咖啡, 豆子, 磨豆机, 烘焙"),
    ],
    bad: [
      RuleExample(
        "Delete all?", "ar", "حذف الكل↓?", finds: "'?' is not the mark of the language; write ؟",
        fixed: "حذف الكل؟"),
      RuleExample(
        "Delete all?", "el", "Διαγραφή όλων↓?",
        finds: "'?' is not the mark of the language; write ;", fixed: "Διαγραφή όλων;"),
      RuleExample(
        "Delete all?", "zh-Hans", "全部删除↓?", finds: "'?' is not the mark of the language; write ？",
        fixed: "全部删除？"),
      RuleExample(
        "coffee, beans and roast", "zh-Hans", "咖啡↓,↑豆子和烘焙",
        finds: "',' is not the mark of the language; write ，", fixed: "咖啡，豆子和烘焙"),
      RuleExample(
        "Up to 50,000 beans", "de", "Bis zu ↓50,000↑ Bohnen",
        finds: "'50,000' is a number with a fraction in de; write 50.000",
        fixed: "Bis zu 50.000 Bohnen"),
      RuleExample(
        "Delete all?", "de", "Alle löschen↓？",
        finds: "'？' is a mark of another script; write ?", severity: .warning,
        fixed: "Alle löschen?"),
      RuleExample(
        "Name (optional)", "ru", "Имя↓（↑необязательно↓）",
        finds: "'（' is a mark of another script; write (",
        "'）' is a mark of another script; write )", severity: .warning,
        fixed: "Имя (необязательно)"),
      RuleExample(
        "Done! (Really!)", "de", "Fertig! (Wirklich↓！↑)",
        finds: "'！' is a mark of another script; write !", severity: .warning,
        fixed: "Fertig! (Wirklich!)"),
      RuleExample(
        "If you like, tap it", "sv", "Om du vill↓،↑ tryck på den",
        finds: "'،' is a mark of another script; write ,", severity: .warning,
        fixed: "Om du vill, tryck på den"),
      RuleExample(
        "Don’t forget the app", "fr", "N↓´↑oubliez pas l´app",
        finds: "'´' is an accent without a letter; write ’", severity: .warning,
        fixed: "N’oubliez pas l’app"),
      RuleExample(
        "Don't forget it", "de", "So geht↓`↑s",
        finds: "'`' is an accent without a letter; write '", severity: .warning,
        fixed: "So geht's"),
    ])

  private static let marks: TextProfile.Traits = [
    .questionMarks, .commas, .semicolons, .exclamationMarks, .fullStops,
  ]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource else { return [] }
    return signs(in: unit) + ThousandsComma.findings(in: unit)
  }

  private static func signs(in unit: LintUnit) -> [Finding] {
    let accents = LoneAccent.findings(in: unit)
    guard accents.isEmpty, unit.target.profile.traits.contains(.nonASCII) else { return accents }
    let foreign = foreign(in: unit)
    return foreign.isEmpty ? latin(in: unit) : foreign
  }

  /// Latin marks in a language that has others.
  private static func latin(in unit: LintUnit) -> [Finding] {
    guard !unit.target.profile.traits.isDisjoint(with: marks), let own = ownMarks[unit.language],
      let scripts = unit.languageScripts
    else { return [] }
    let prose = unit.target.prose
    let scalars = prose.scalars
    let isForCode = isListForCode(unit)
    return scalars.indices.dropFirst().compactMap { index in
      guard let mark = own[scalars[index]], !isForCode || scalars[index] != ",",
        !ScriptSet(of: scalars[index - 1]).isDisjoint(with: scripts)
          || scalars[index - 1] == Prose.object && index + 1 == scalars.count
            && !unit.target.profile.scripts.isDisjoint(with: scripts),
        scalars[index] != "." || index + 1 == scalars.count
      else { return nil }
      let range = prose.range(index..<(index + 1))
      return Finding(
        "'\(Character(scalars[index]))' is not the mark of the language; write \(mark)", at: range,
        fix: TextFix("Write \(mark)", isSafe: false, [TextEdit(range, mark)]))
    }
  }

  /// Whether both texts are lists of as many items, those of the source of one word each.
  private static func isListForCode(_ unit: LintUnit) -> Bool {
    let items = unit.source.value.split(separator: ",", omittingEmptySubsequences: false)
    guard items.count >= fewestItems,
      unit.target.value.count(where: { $0 == "," }) == items.count - 1
    else { return false }
    return items.allSatisfy { item in
      let word = item.drop { $0 == " " }
      return !word.isEmpty && word.allSatisfy(\.isLetter)
    }
  }

  /// Three words with commas may be what a sentence is about.
  private static let fewestItems = 4

  /// Marks of Chinese, Japanese and Arabic among letters that have marks of their own.
  private static func foreign(in unit: LintUnit) -> [Finding] {
    let bytes = unit.target.bytes
    let mayHave = foreignLeads.contains { bytes.contains($0) }
    guard mayHave, let scripts = unit.languageScripts, !scripts.isEmpty,
      scripts.isSubset(of: [.latin, .cyrillic, .greek]),
      unit.target.profile.scripts.isSubset(of: [.latin, .cyrillic, .greek])
    else { return [] }
    let known = Set(unit.source.value.unicodeScalars)
    let prose = unit.target.prose
    let scalars = prose.scalars
    return scalars.indices.compactMap { index in
      guard let mark = foreignMarks[scalars[index]], !known.contains(scalars[index]),
        !isNamed(index, scalars)
      else { return nil }
      // The wide ones have their space in them.
      let opens = mark == "(" && index > 0 && scalars[index - 1].isLetter
      let parts = mark != "(" && index + 1 < scalars.count && scalars[index + 1].isLetter
      let range = prose.range(index..<(index + 1))
      let edit = TextEdit(range, (opens ? " " : "") + mark + (parts ? " " : ""))
      return Finding(
        "'\(Character(scalars[index]))' is a mark of another script; write \(mark)", at: range,
        fix: TextFix("Write \(mark)", isSafe: false, [edit]), severity: .warning)
    }
  }

  /// Whether a mark stands in quotation marks or brackets without any word, and so for itself.
  private static func isNamed(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let isMark = { (scalar: Unicode.Scalar) in
      !scalar.isSpace && !scalar.isWordPart && scalar != Prose.object || scalar == "'"
    }
    let start = index - scalars[..<index].suffix(fewMarks).reversed().prefix(while: isMark).count
    let end = index + scalars[index...].prefix(fewMarks).prefix(while: isMark).count
    guard end - start > 2, start == 0 || scalars[start - 1].isSpace else { return false }
    switch scalars[start].properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return scalars[start] == "\"" || scalars[start] == "'"
    }
  }

  /// So many are named at once on each side of one of them.
  private static let fewMarks = 8

  private static let foreignMarks = marks(of: "foreign", isReversed: true)
  /// What their spellings in UTF-8 start with.
  private static let foreignLeads = Set(foreignMarks.keys.compactMap { String($0).utf8.first })

  /// The marks of languages in the place of Latin ones.
  private static let ownMarks = Dictionary(
    uniqueKeysWithValues: LanguageFact.marks.keys.map { ($0, marks(of: $0)) })

  private static func marks(
    of language: String, isReversed: Bool = false
  ) -> [Unicode.Scalar: String] {
    var marks: [Unicode.Scalar: String] = [:]
    for pair in LanguageFact.marks.list(of: language) {
      let scalars = isReversed ? pair.unicodeScalars.reversed() : Array(pair.unicodeScalars)
      guard let mark = scalars.first else { continue }
      marks[mark] = scalars.dropFirst().map { String($0) }.joined()
    }
    return marks
  }
}
