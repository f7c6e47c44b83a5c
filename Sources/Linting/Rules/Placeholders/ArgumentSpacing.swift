import Diagnostics
import LocaleData
import Messages
import Reading

/// A word that no space parts from an argument, or a space within a number.
enum ArgumentSpacing: UnitRule {
  static let documentation = RuleDocumentation(
    id: "argument-spacing", family: .placeholders, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have words stuck to arguments"
    },
    summary: "A word is stuck to an argument that stands alone in the source, or `0x` is torn off.",
    rationale: """
      People read "Version2.0" and "Anna joinedthe room". Machines that translate lose spaces around \
      placeholders, and so do edits. Add the space. They also tear `0x%x` apart, so that nobody reads \
      one number any more: remove the space.

      The rule is about languages in Latin, Cyrillic and Greek letters. It is silent for one letter in \
      front of an argument (`v%@`), where the source has a sign there (`Rp%@` for `$%@`), for short \
      endings and units behind one, and for all endings where a language puts them on names, as Finnish \
      and Turkish do.
      """,
    good: [
      RuleExample("Files left: %lld", "de", "Übrige Dateien: %lld"),
      RuleExample("In %@", "fi", "%@issa"),
      RuleExample("Price: $%lld", "id", "Harga: Rp%lld"),
      RuleExample("Vol.%lld", "ru", "Том%lld"),
      RuleExample("Version %@", "de", "v%@"),
      RuleExample("Up to %lld kbit", "fr", "Max. %lldkbit"),
      RuleExample("On iOS %@ or later", "ja", "iOS%@以降"),
      RuleExample("%@px", "de", "px%@"),
      RuleExample("Larger by %lld times", "de", "%lldfach vergrößert"),
      RuleExample("Number %lld", "fr", "Le %lldième"),
      RuleExample("%d days left", "de", "%dd übrig"),
      RuleExample("Fault 0 x %d", "de", "Fehler 0 x %d"),
      RuleExample("$%@ a cup", "fr", "$ %@ la tasse"),
    ],
    bad: [
      RuleExample(
        "Version %@", "ru", "Версия↓%@",
        finds: "no space between 'Версия' and '%@'; add one", fixed: "Версия %@"),
      RuleExample(
        "Within %lld minutes", "es", "En ↓%lld↑minutos",
        finds: "no space between '%lld' and 'minutos'; add one", fixed: "En %lld minutos"),
      RuleExample(
        "%d min", "cs", "%d↓d↑ min", finds: "'d' is stuck to '%d', so people read it; remove it",
        fixed: "%d min"),
      RuleExample(
        "Grinder fault 0x%02X", "sk", "Porucha mlynčeka ↓0x %1$02X",
        finds: "a space between '0x' and '%1$02X'; remove it",
        fixed: "Porucha mlynčeka 0x%1$02X"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    torn(in: unit) + stuck(in: unit)
  }

  /// Numbers that a space tears off the sign of their base.
  private static func torn(in unit: LintUnit) -> [Finding] {
    TornNumber.all(in: unit).map { one in
      let text = unit.target.value
      return Finding(
        "a space between '\(text[utf8: one.sign])' and '\(text[utf8: one.specifier])'; remove it",
        at: one.sign.lowerBound..<one.specifier.upperBound,
        fix: TextFix("Remove the space", isSafe: false, [TextEdit(one.gap, "")]))
    }
  }

  /// Words that no space parts from an argument.
  private static func stuck(in unit: LintUnit) -> [Finding] {
    guard !unit.target.scan.specifiers.isEmpty, !unit.source.scan.specifiers.isEmpty,
      unit.isComparable, let scripts = unit.languageScripts, !scripts.isDisjoint(with: .spaced)
    else { return [] }
    let stuck = unit.entry.localization.shownArguments(of: unit.target).filter {
      // "100% de" is a percent sign in a text that nobody formats.
      isBesideLetter($0.range, unit.target.value)
        && !($0.value?.isUnlikely ?? false)
    }
    guard !stuck.isEmpty else { return [] }
    let alone = numbersAlone(in: unit)
    let found = stuck.lazy.filter { alone.contains($0.number) }.flatMap { one in
      [gap(before: one.range, unit), doubledLetter(of: one, unit) ?? gap(behind: one.range, unit)]
        .compactMap(\.self)
    }
    return Array(found.prefix(ScanLimit.findings))
  }

  /// The arguments that spaces or marks around words part from the source's words.
  private static func numbersAlone(in unit: LintUnit) -> Set<Int> {
    let shown = unit.entry.source.shownArguments(of: unit.source)
    let text = unit.source.value
    let others = shown.filter { one in
      let sign = text[utf8: 0..<one.range.lowerBound].unicodeScalars.last
      return isBesideLetter(one.range, text) || !(sign.map(isBeforeWord) ?? true)
    }
    return Set(shown.map(\.number)).subtracting(others.map(\.number))
  }

  /// Whether words stand right behind a mark: in `Vol.%d` and `$%d` an argument belongs to what is
  /// before it.
  private static func isBeforeWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: scalar.isSpace || "\"'*_`>#".unicodeScalars.contains(scalar)
    }
  }

  private static func isBesideLetter(_ range: Range<Int>, _ text: String) -> Bool {
    let before = text[utf8: 0..<range.lowerBound].unicodeScalars.last
    let behind = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first
    return before?.isLetter ?? false || behind?.isLetter ?? false
  }

  /// A letter alone may stand for a word, as in "v%@".
  private static func gap(before range: Range<Int>, _ unit: LintUnit) -> Finding? {
    let text = unit.target.value
    let specifiers = unit.target.scan.specifiers
    let index = specifiers.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let start = index > 0 ? specifiers[index - 1].range.upperBound : 0
    let scalars = text[utf8: start..<range.lowerBound].unicodeScalars
    let behindOther = scalars.lastIndex { !$0.isSpacedLetter }.map { scalars.index(after: $0) }
    let letters = scalars[(behindOther ?? scalars.startIndex)...]
    guard letters.count > 1 else { return nil }
    let word = String(letters).shortened()
    return finding("'\(word)' and '\(text[utf8: range])'", range.lowerBound, range)
  }

  private static func gap(behind range: Range<Int>, _ unit: LintUnit) -> Finding? {
    // Other languages put endings of more than three letters on names and numbers.
    guard TranslatableWords.units["apart"]?.contains(unit.language) ?? false else { return nil }
    let text = unit.target.value
    let specifiers = unit.target.scan.specifiers
    let index = specifiers.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    let end = index < specifiers.count ? specifiers[index].range.lowerBound : text.utf8.count
    let letters = text[utf8: range.upperBound..<end].unicodeScalars.prefix(while: \.isSpacedLetter)
    let word = String(letters)
    guard letters.count > 3, !isJoined(word, unit.language) else { return nil }
    return finding("'\(text[utf8: range])' and '\(word.shortened())'", range.upperBound, range)
  }

  /// A specifier's last letter that was typed twice: the source has the word behind it, too, so that the
  /// letter is no unit.
  private static func doubledLetter(of one: ShownArgument, _ unit: LintUnit) -> Finding? {
    let text = unit.target.value
    let place = one.range.upperBound..<one.range.upperBound + 1
    let known = unit.entry.source.shownArguments(of: unit.source).first { $0.number == one.number }
    guard let letter = one.value.map({ String($0.conversion.letter) }), let known,
      text[utf8: place.lowerBound..<text.utf8.count].hasPrefix(letter),
      let word = wordBehind(place.upperBound, in: text),
      word == wordBehind(known.range.upperBound, in: unit.source.value)
    else { return nil }
    let specifier = text[utf8: one.range]
    return Finding(
      "'\(letter)' is stuck to '\(specifier)', so people read it; remove it", at: place,
      fix: TextFix("Remove the letter", isSafe: false, [TextEdit(place, "")]))
  }

  /// The word behind a space at a place; nil where none stands there.
  private static func wordBehind(_ place: Int, in text: String) -> Substring? {
    let rest = text[utf8: place..<text.utf8.count]
    guard rest.first == " " else { return nil }
    let word = rest.dropFirst().prefix { $0 != " " }
    return word.isEmpty ? nil : word
  }

  private static func finding(_ parts: String, _ place: Int, _ range: Range<Int>) -> Finding {
    Finding(
      "no space between \(parts); add one", at: range,
      fix: TextFix("Add a space", isSafe: false, [TextEdit(place..<place, " ")]))
  }

  /// Whether a word is a unit, or an ending that a language writes on digits, as in "3fach".
  private static func isJoined(_ word: String, _ language: String) -> Bool {
    TranslatableWords.isUnit(word)
      || TranslatableWords.units[language + ".joined"]?.contains(word) ?? false
  }
}
