import Diagnostics
import LocaleData
import Messages
import Reading

/// A text in capitals where the source isn't, or the other way round, or a word like "HEllo".
enum CapitalLetters: UnitRule {
  static let documentation = RuleDocumentation(
    id: "capital-letters", family: .text, severity: .note,
    summary: "The text is all capitals where the source isn't, or not where it is.",
    rationale: """
      Capitals shout; a heading that is set in capitals in the source should be so in all languages \
      that have them. A word with two capitals at its start ("HEllo") is a slip of the Shift key.

      The rule is silent for acronyms, for words that the source has too, and for texts of one word of four letters or less.
      """,
    good: [
      RuleExample("SETTINGS", "de", "EINSTELLUNGEN"),
      RuleExample("Copy URL", "de", "URL kopieren"),
      RuleExample("United States", "eu", "EEBB"),
      RuleExample("The HTTPS address", "de", "HTTPS"),
      RuleExample("Advanced settings", "de", "PLACEHOLDER"),
      RuleExample("dd.MM.yyyy", "de", "TT.MM.JJJJ"),
      RuleExample("Diluted MCap", "de", "Verwässerte MKap"),
      RuleExample("Cups may hold: MP3, WAV, AIFF", "hu", "컵 형식: MP3, WAV, AIFF"),
    ],
    bad: [
      RuleExample(
        "ADVANCED SETTINGS", "de", "↓Erweiterte Einstellungen",
        finds: "the source is in capitals, this text isn't; write it in capitals"),
      RuleExample(
        "Advanced settings", "de", "↓ERWEITERTE EINSTELLUNGEN",
        finds: "the text is in capitals, the source isn't; write it in small letters"),
      RuleExample(
        "Delete", "hr", "↓UKLONI",
        finds: "the text is in capitals, the source isn't; write it in small letters"),
      RuleExample(
        "Hello there", "it", "↓CIao↑ a tutti",
        finds: "'CIao' starts with two capitals; write one unless it is a name"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    guard traits.contains(.doubledCapitals) || traits.contains(.nonASCII),
      traits.contains(.capitals) || traits.contains(.nonASCII),
      unit.source.value != unit.target.value, unit.isComparable,
      unit.hasCapitals,
      mayDiffer(unit)
    else { return [] }
    let target = unit.target.prose
    let source = unit.source.prose
    let expected = letterCase(source)
    let found = letterCase(target, mostInAcronyms: isOneWord(target, unit) ? 4 : 6)
    let whole = unit.target.wholeRange
    if expected == .capitals, found == .mixed {
      return [
        Finding("the source is in capitals, this text isn't; write it in capitals", at: whole)
      ]
    }
    if expected == .mixed, found == .capitals {
      // Of a pattern of dates `changed-format` says more.
      guard !DatePattern(unit.source.value).isMeant else { return [] }
      // A mark such as PLACEHOLDER is no text yet, in letters of any size.
      guard UnfinishedText.findings(in: unit, context).isEmpty else { return [] }
      return [
        Finding("the text is in capitals, the source isn't; write it in small letters", at: whole)
      ]
    }
    return expected == .mixed ? slips(target, unit) : []
  }

  /// Only texts with two capitals in a row, which ASCII tells for most languages.
  private static func mayDiffer(_ unit: LintUnit) -> Bool {
    unit.source.profile.traits.contains(.doubledCapitals)
      || unit.target.profile.traits.contains(.doubledCapitals)
      || !unit.target.profile.scripts.isDisjoint(with: [.cyrillic, .greek])
  }

  private enum LetterCase { case capitals, mixed, unknown }

  /// Whether a text is one word that the source doesn't have, and that is one, too: an acronym seldom is all there is, but
  /// may stand for several words.
  private static func isOneWord(_ prose: Prose, _ unit: LintUnit) -> Bool {
    guard let word = prose.words.first, prose.words.count == 1, unit.source.prose.words.count == 1
    else { return false }
    return !SourceWords(unit.source).contains(prose.text(word))
  }

  private static func letterCase(_ prose: Prose, mostInAcronyms: Int = 6) -> LetterCase {
    var capitals = 0
    var small = 0
    var others = 0
    for scalar in prose.scalars {
      if scalar.isCapital {
        capitals += 1
      } else if scalar.isSmallLetter {
        small += 1
        // Whatever the rest is.
        if small > 3 { return .mixed }
      } else if scalar.isLetter, ScriptSet(ofAny: scalar).isDisjoint(with: .cased) {
        others += 1
      }
    }
    if small > 0 { return .unknown }
    // Acronyms between words of a script without capitals don't shout.
    return others == 0 && capitals > mostInAcronyms ? .capitals : .unknown
  }

  private static func slips(_ prose: Prose, _ unit: LintUnit) -> [Finding] {
    let words = prose.words.filter { startsWithTwo(prose.scalars[$0]) }
    let source = unit.source.prose
    // An abbreviation of the source may have one of the language in its place: MCap and MKap.
    guard !words.isEmpty, unit.language != "nl",
      !source.words.contains(where: { startsWithTwo(source.scalars[$0]) })
    else { return [] }
    return words.compactMap { word in
      let text = prose.text(word)
      guard !unit.source.value.utf8.containsSequence(text.utf8.prefix(2)) else { return nil }
      return Finding(
        "'\(text)' starts with two capitals; write one unless it is a name", at: prose.range(word))
    }
  }

  /// Whether a word has two capitals at its start and small letters behind them.
  private static func startsWithTwo(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.count > 3 && word.prefix(2).allSatisfy(\.isCapital)
      && word.dropFirst(2).allSatisfy(\.isSmallLetter)
  }
}
