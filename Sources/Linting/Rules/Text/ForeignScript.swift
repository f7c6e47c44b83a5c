import Diagnostics
import Grammar
import LocaleData
import Messages

/// Letters of a script that the language isn't written in.
enum ForeignScript: UnitRule {
  static let documentation = RuleDocumentation(
    id: "foreign-script", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) are in a script that the language isn't written in"
    },
    summary: "The text has letters of a script that the language isn't written in.",
    rationale: """
      Russian in a Spanish catalog means that files or columns were mixed up, and a Japanese text \
      of Latin letters alone was not translated, which is a note where it has one word only that the \
      source hasn't. Simplified Chinese in a catalog of Traditional \
      Chinese, or the other way round, was pasted or converted in part. Write the text in the script \
      of the language.

      The rule is silent for Latin names, acronyms and units in any language, for words that the \
      source has too, for single Greek letters, which science uses everywhere, and for the signs of \
      praise of Islamic texts (ﷺ).
      """,
    good: [
      RuleExample("Pair with Bluetooth", "ru", "Связать по Bluetooth"),
      RuleExample("Русский", "de", "Русский"),
      RuleExample("OK", "ja", "OK"),
      RuleExample("Pair the watch", "ru", "Grindo Watch"),
      RuleExample("The coffee of the Prophet", "tr", "Peygamber'in ﷺ kahvesi"),
    ],
    bad: [
      RuleExample(
        "Delete all photos", "es", "↓Удалить↑ все фото",
        finds:
          "'Удалить' is not in the script of es; translate it, or move the text to its own language"
      ),
      RuleExample(
        "Delete all photos", "ja", "↓Alle Fotos löschen",
        finds: "the text has no letter of the script of ja; translate it"),
      RuleExample(
        "Sanctions Check", "ru", "↓Sanction Check",
        finds: "the text has no letter of the script of ru; translate it", severity: .note),
      RuleExample(
        "Wait Duration", "ja", "↓wait time",
        finds: "the text has no letter of the script of ja; translate it", severity: .note),
      RuleExample(
        "Enter the name", "zh-Hant", "↓请↑輸入名稱",
        finds:
          "'请' is Simplified Chinese, and zh-Hant is Traditional; write the text in Traditional Chinese"
      ),
      RuleExample(
        "Save as a QR code", "pt", "Guardar como código ↓QRです",
        finds:
          "'QRです' is not in the script of pt; translate it, or move the text to its own language"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.value != unit.source.value else { return [] }
    if let finding = ChineseScript.finding(in: unit) { return isShared(unit) ? [] : [finding] }
    let found = unit.target.profile.scripts
    guard let own = scripts(of: unit), !found.isSubset(of: own), own != .latin || found != .latin
    else { return [] }
    let foreign = found.subtracting(own).subtracting(.latin).subtracting(
      unit.source.profile.scripts)
    if !foreign.isEmpty, let finding = letters(of: foreign, own, unit) {
      return isShared(unit) ? [] : [finding]
    }
    guard own.isDisjoint(with: .latin), found == .latin, unit.isComparable,
      !unit.target.value.looksLikeName,
      // Apple names the signs of keys in Latin letters.
      !unit.target.value.unicodeScalars.contains(where: KeyboardKey.isModifierSign)
    else { return [] }
    return GarbledText.isFound(in: unit) ? [] : untranslated(unit)
  }

  /// A language's own name stands so in several languages.
  private static func isShared(_ unit: LintUnit) -> Bool {
    Peers(unit).often { $0.text.value == unit.target.value }
  }

  /// The scripts that the language is written in; Korean has Chinese signs only beside its own.
  private static func scripts(of unit: LintUnit) -> ScriptSet? {
    guard let scripts = unit.languageScripts, scripts.contains(.hangul),
      !unit.target.profile.scripts.contains(.hangul)
    else { return unit.languageScripts }
    return .hangul
  }

  private static func letters(
    of foreign: ScriptSet, _ own: ScriptSet, _ unit: LintUnit
  ) -> Finding? {
    let prose = unit.target.prose
    for word in prose.words {
      let letters = word.filter {
        let script = ScriptSet(ofAny: prose.scalars[$0])
        return !script.isEmpty && script.isSubset(of: foreign)
      }
      guard !letters.isEmpty else { continue }
      let isSymbol =
        letters.count == 1
        && (foreign == .greek || foreign == .other || isPraise(prose.scalars[letters[0]]))
      guard !isSymbol, !mixes(prose, word, own) || areStuck(letters, to: word, prose, own)
      else { continue }
      return Finding(
        "'\(prose.text(word))' is not in the script of \(unit.entry.localization.language); "
          + "translate it, or move the text to its own language",
        at: prose.range(word))
    }
    return nil
  }

  /// The signs of praise behind a name in Islamic texts of any language.
  private static func isPraise(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FDFA}" || scalar == "\u{FDFB}"
  }

  /// Look-alikes inside of a word are what `mixed-script-word` finds.
  private static func mixes(_ prose: Prose, _ word: Range<Int>, _ own: ScriptSet) -> Bool {
    word.count > 2
      && word.contains { !ScriptSet(ofAny: prose.scalars[$0]).isDisjoint(with: own.union(.latin)) }
  }

  /// Whether letters look like none of the others in their word, which no space parts them from; among
  /// signs of Chinese a single one may be a joke, and what stands in quotation marks is a name.
  private static func areStuck(
    _ letters: [Int], to word: Range<Int>, _ prose: Prose, _ own: ScriptSet
  ) -> Bool {
    // The long mark of Kana is a dash to many.
    let count = letters.count { prose.scalars[$0] != "ー" }
    return !isQuoted(word, prose) && count > (own.isDisjoint(with: joining) ? 0 : 2)
      && letters.allSatisfy { ScriptSet(ofAny: prose.scalars[$0]).isSubset(of: joining) }
  }

  /// Scripts whose words stand beside those of others without a space.
  private static let joining: ScriptSet = [.han, .kana, .hangul]

  /// Whether a word stands right behind a quotation mark that may open a name or a word of another
  /// language.
  static func isQuoted(_ word: Range<Int>, _ prose: Prose) -> Bool {
    word.lowerBound > 0 && isOpeningQuote(prose.scalars[word.lowerBound - 1])
  }

  private static func isOpeningQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "「", "『", "《", "〈", "“", "”", "„", "«", "‘", "’", "\"", "'": true
    default: false
    }
  }

  /// Latin words alone, which the source doesn't have, in a language of another script.
  private static func untranslated(_ unit: LintUnit) -> [Finding] {
    let prose = unit.target.prose
    let known = SourceWords(unit.source)
    let words = prose.words.filter { word in
      let scalars = prose.scalars[word]
      return scalars.count > 2 && scalars.dropFirst().allSatisfy(\.isSmallLetter)
        && !known.contains(prose.text(word))
    }
    guard
      words.count > 1
        || words.count == 1 && (prose.words.count == 1 || isEnglish(words[0], unit))
    else { return [] }
    return [
      Finding(
        "the text has no letter of the script of \(unit.entry.localization.language); translate it",
        at: unit.target.wholeRange, severity: words.count == 1 ? .note : nil)
    ]
  }

  /// Whether the one word of two or three that the source hasn't is of English, and none looks like a name.
  ///
  /// "Sanction Check" for "Sanctions Check"; what has more of the source is found by `partly-translated`.
  private static func isEnglish(_ word: Range<Int>, _ unit: LintUnit) -> Bool {
    let prose = unit.target.prose
    let words = prose.words
    guard words.count < 4, let english = TranslatableWords.english,
      words.allSatisfy({ prose.scalars[$0].dropFirst().allSatisfy(\.isSmallLetter) }),
      sharesLittle(unit), !isShared(unit)
    else { return false }
    return english.describe(prose.text(word).lowercased()).isKnown
  }

  /// Whether neither the start nor the end of a text has a dozen bytes of its source.
  private static func sharesLittle(_ unit: LintUnit) -> Bool {
    let shared = SharedEnds(unit.source.value, unit.target.value)
    return max(shared.start, shared.end) < 12
  }
}
