import Diagnostics
import LocaleData
import Messages
import Reading

/// A word holds a letter of another script that only looks right.
enum MixedScriptWord: UnitRule {
  static let documentation = RuleDocumentation(
    id: "mixed-script-word", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) words of \(language) hold letters of another script that only look right"
    },
    summary: "A word mixes letters of two scripts that look alike.",
    rationale: """
      A Latin `a` in a Russian word, or a Cyrillic `о` in a Spanish one, looks right, but searching \
      and sorting don't find the word, VoiceOver stumbles over it, and some fonts show the difference. \
      Type the letter of the language. So it is with an acronym of the source all of whose letters only look \
      like its own.

      The rule is silent for words that join a name with an ending, such as "SMSами" or "Δt", where \
      the letters don't look alike.
      """,
    good: [
      RuleExample("HTTPHeaders", "ru", "HTTPЗаголовки"),
      RuleExample("Send an SMS", "ru", "Отправить SMS-сообщение"),
      RuleExample("The ETA of the boat", "sr", "Лађина ЕТА"),
      RuleExample("Set Δt", "de", "Δt setzen"),
      // The letter of an escape is no part of the word behind it.
      RuleExample("No cups\\nplanned", "ru", "Чашек пока\\nмы не ждём"),
      // What is left of a line break looks like no letter.
      RuleExample("Ready.\nOpen it now.", "ru", "Готово.nОткройте сейчас."),
    ],
    bad: [
      RuleExample(
        "Settings", "ru", "Н↓ac↑тройки",
        finds:
          "'Нacтройки' holds Latin letters (a, c) that only look right; type those of the language"),
      RuleExample(
        "Settings", "de", "Einst↓е↑llungen",
        finds:
          "'Einstеllungen' holds Cyrillic letters (е) that only look right; type those of the language",
        fixed: "Einstellungen"),
      RuleExample(
        "Print the order over HTTP", "uk", "Друкувати замовлення через ↓НТТР",
        finds: "'НТТР' is HTTP in letters that only look like those of the source; type HTTP",
        fixed: "Друкувати замовлення через HTTP"),
      RuleExample(
        "Choose a cup or a bag", "kab", "Fren aferdis ne↓γ↑ taqrabt",
        finds: "'neγ' holds Greek letters (γ) that only look right; type those of the language",
        fixed: "Fren aferdis neɣ taqrabt"),
      RuleExample(
        "Get Copa for free", "uk", "Отримати ↓Copaбезкоштовно",
        finds: "no space parts 'Copa' of the source from the word beside it; write one",
        fixed: "Отримати Copa безкоштовно"),
    ])

  private static let confusable: ScriptSet = [.latin, .cyrillic, .greek]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    if let acronym = LookAlikeAcronym.first(in: unit) { return [finding(of: acronym)] }
    let scripts = unit.target.profile.scripts.intersection(confusable)
    guard scripts != .latin, scripts.contains(.latin),
      !scripts.isDisjoint(with: [.cyrillic, .greek])
    else { return [] }
    let prose = unit.target.prose
    let found = prose.words.compactMap { word in
      finding(prose, withoutEscape(word, prose), unit)
    }
    guard !found.isEmpty else { return [] }
    // What is left of a line break has a finding of its own.
    let lost = LostLineBreaks.all(in: unit)
    return found.filter { single in
      !lost.contains { lineBreak in single.range?.overlaps(lineBreak.range) ?? false }
    }
  }

  private static func finding(of acronym: LookAlikeAcronym) -> Finding {
    Finding(
      "'\(acronym.found)' is \(acronym.expected) in letters that only look like those of the source; "
        + "type \(acronym.expected)", at: acronym.range,
      fix: TextFix(
        "Write \(acronym.expected)", isSafe: false, [TextEdit(acronym.range, acronym.expected)]))
  }

  /// A word without the letter of an escape in front that is shown as it stands, as in `\nСлово`.
  private static func withoutEscape(_ word: Range<Int>, _ prose: Prose) -> Range<Int> {
    guard word.lowerBound > 0, prose.scalars[word.lowerBound - 1] == "\\",
      "nrt".unicodeScalars.contains(prose.scalars[word.lowerBound])
    else { return word }
    return word.lowerBound + 1..<word.upperBound
  }

  private static func finding(_ prose: Prose, _ word: Range<Int>, _ unit: LintUnit) -> Finding? {
    let letters = word.map { ($0, ScriptSet(ofAny: prose.scalars[$0])) }.filter { !$0.1.isEmpty }
    let latin = letters.filter { $0.1 == .latin }.map(\.0)
    guard !latin.isEmpty, latin.count < letters.count,
      let script = letters.first(where: { $0.1 != .latin })?.1,
      letters.allSatisfy({ $0.1 == .latin || $0.1 == script })
    else { return nil }
    let others = letters.filter { $0.1 != .latin }.map(\.0)
    let isLatinForeign =
      latin.count == others.count
      ? unit.languageScripts != .latin : latin.count < others.count
    let foreign = isLatinForeign ? latin : others
    let looksAlike = foreign.allSatisfy { index in
      isLatinForeign
        ? LookAlikes.isLatinLikely(prose.scalars[index], in: script)
        : LookAlikes.latin(prose.scalars[index], in: unit.language) != nil
    }
    guard looksAlike, letters.count > 2, let first = foreign.first, let last = foreign.last,
      !isLatinForeign || !isFromSource(first..<(last + 1), prose, unit)
    else { return nil }
    if isLatinForeign, foreign.count == last - first + 1, isName(foreign, prose, unit) {
      // A short rest is an ending of the language.
      return others.count > longestEnding ? stuckName(first..<(last + 1), in: word, prose) : nil
    }
    return message(unit, word, first..<(last + 1), foreign, isLatinForeign ? .latin : script)
  }

  /// Whether letters beside each other are an abbreviation of the source: `HTTPЗаголовки`.
  private static func isFromSource(_ range: Range<Int>, _ prose: Prose, _ unit: LintUnit) -> Bool {
    let run = prose.text(range)
    guard !unit.isSource, run.count > 1, run.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
      return false
    }
    // A key that is shown may have it as `httpHeaders`; two letters stand in many words.
    return unit.source.value.contains(run)
      || run.count > 2 && SourceWords(unit.source).hasWord(from: run)
  }

  private static let longestEnding = 4

  /// Whether letters side by side are a word of the source.
  private static func isName(_ letters: [Int], _ prose: Prose, _ unit: LintUnit) -> Bool {
    guard !unit.isSource, letters.count > 2, let first = letters.first, let last = letters.last
    else { return false }
    return SourceWords(unit.source).contains(prose.text(first..<(last + 1)))
  }

  /// A word of the source that no space parts from the one beside it.
  private static func stuckName(
    _ name: Range<Int>, in word: Range<Int>, _ prose: Prose
  ) -> Finding? {
    guard name.lowerBound == word.lowerBound || name.upperBound == word.upperBound else {
      return nil
    }
    let isFirst = name.lowerBound == word.lowerBound
    let place = isFirst ? prose.range(name).upperBound : prose.range(name).lowerBound
    return Finding(
      "no space parts '\(prose.text(name))' of the source from the word beside it; write one",
      at: prose.range(word),
      fix: TextFix("Write a space", isSafe: false, [TextEdit(place..<place, " ")]))
  }

  private static func message(
    _ unit: LintUnit, _ word: Range<Int>, _ range: Range<Int>, _ foreign: [Int],
    _ script: ScriptSet
  ) -> Finding {
    let prose = unit.target.prose
    let name = script == .latin ? "Latin" : script == .greek ? "Greek" : "Cyrillic"
    let letters = foreign.map { String(Character(prose.scalars[$0])) }.joined(separator: ", ")
    let edits = foreign.compactMap { index in
      LookAlikes.latin(prose.scalars[index], in: unit.language).map {
        TextEdit(prose.range(index..<(index + 1)), String(Character($0)))
      }
    }
    let fix = TextFix("Write Latin letters", isSafe: false, edits)
    return Finding(
      "'\(prose.text(word))' holds \(name) letters (\(letters)) that only look right; type those of "
        + "the language", at: prose.range(range),
      fix: script == .latin ? nil : fix)
  }
}
