import Diagnostics
import LocaleData
import Messages
import Reading

/// The text starts with a small letter where the source has a capital, or the other way round.
enum InitialCapital: UnitRule {
  static let documentation = RuleDocumentation(
    id: "initial-capital", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) start with a small letter where the source has a capital"
    },
    prevalence: .habit,
    summary: "The text starts with a small letter where the source has a capital.",
    rationale: """
      Titles, buttons and sentences start with a capital in the source, and look careless without \
      it. Where the source starts small, the text most likely stands inside of a sentence; there a \
      capital is only a note, since German nouns and names have one everywhere.

      The rule is silent in scripts without capitals, for texts that start with an argument, a digit, \
      a bracket or another mark, for names such as "iPhone" and for the symbols of units, written \
      out or not, as which a \
      letter alone is taken. \
      Abbreviations, and what several other languages start small too, are notes. So are words that \
      another text has in its middle: what something is sorted by ("по названию" for "Title"), and texts \
      whose keys say that they are bold or a link there (`reconnect_bold`), and what is written for a source \
      that starts with an acronym, which has its capitals anywhere ("DL from %lld peers").
      """,
    good: [
      RuleExample("Add photo", "de", "Foto hinzufügen"),
      RuleExample("Sync now", "de", "iCloud jetzt synchronisieren"),
      RuleExample("iCloud sync", "fr", "Synchronisation iCloud"),
      RuleExample("Add photo", "ja", "写真を追加"),
      RuleExample("KB", "fi", "kt"),
      RuleExample("GB", "hu", "gigabájt"),
      RuleExample("Calories", "fi", "kcal"),
      RuleExample("B", "fr", "octets"),
      RuleExample("U", "ru", "ед"),
    ],
    bad: [
      RuleExample(
        "Title", "ru", "↓п↑о названию",
        finds: "the source starts with a capital, this text with 'п'; start it with a capital",
        severity: .note, fixed: "По названию"),
      RuleExample(
        "DL from %lld people", "fr", "↓r↑eçu de %lld personnes",
        finds: "the source starts with a capital, this text with 'r'; start it with a capital",
        severity: .note, fixed: "Reçu de %lld personnes"),
      RuleExample(
        "By title", "ru", "↓п↑о названию",
        finds: "the source starts with a capital, this text with 'п'; start it with a capital",
        fixed: "По названию"),
      RuleExample(
        "Add photo", "fr", "↓a↑jouter une photo",
        finds: "the source starts with a capital, this text with 'a'; start it with a capital",
        fixed: "Ajouter une photo"),
      RuleExample(
        "Allow access", "tr", "↓i↑zin ver",
        finds: "the source starts with a capital, this text with 'i'; start it with a capital",
        fixed: "İzin ver"),
      RuleExample(
        "Buy ice cream", "nl", "↓i↑js kopen",
        finds: "the source starts with a capital, this text with 'i'; start it with a capital",
        fixed: "IJs kopen"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.isPart, let source = unit.source.value.utf8.first,
      let target = unit.target.value.utf8.first, source != target
    else { return [] }
    // Two capitals or two small ASCII letters: nearly all texts.
    if source < 0x80, target < 0x80, source & 0x60 == target & 0x60, source > 0x40 { return [] }
    guard unit.isComparable, unit.hasCapitals, let expected = start(of: unit.source),
      let found = start(of: unit.target), expected.isCapital != found.isCapital
    else { return [] }
    if expected.isCapital { return small(found, expected, unit) }
    return expected.isName ? [] : capital(found, unit)
  }

  private struct Start {
    var isCapital: Bool
    var letter: Unicode.Scalar
    var range: Range<Int>
    var word: String

    /// Whether capitals inside of the word say that it is a name: `iCloud`, whatever stands there now.
    var isName: Bool { word.unicodeScalars.dropFirst().contains(where: \.isCapital) }

    /// Whether the word has its capital wherever it stands: `DL`.
    var isAcronym: Bool {
      word.unicodeScalars.count > 1 && word.unicodeScalars.allSatisfy(\.isCapital)
    }

    /// Where the letters stand that the word starts with; without any, the first.
    func range(of letters: String?) -> Range<Int> {
      letters.map { range.lowerBound..<(range.lowerBound + $0.utf8.count) } ?? range
    }
  }

  /// The first letter behind marks of quotation; nil where the text starts with anything else.
  private static func start(of text: LintText) -> Start? {
    let prose = text.prose
    guard let index = prose.scalars.firstIndex(where: { !isOpening($0) }) else { return nil }
    let letter = prose.scalars[index]
    let isCapital = letter.isCapital
    guard isCapital || letter.isSmallLetter else { return nil }
    var end = index
    while end < prose.scalars.count, prose.scalars[end].isWordPart || isJoint(prose.scalars, end) {
      end += 1
    }
    return Start(
      isCapital: isCapital, letter: letter, range: prose.range(index..<(index + 1)),
      word: prose.text(index..<end))
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSpace || scalar == "¿" || scalar == "¡" || QuotationMarks.isMark(scalar)
  }

  private static func isJoint(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    (scalars[index] == "." || scalars[index] == "_" || scalars[index] == "/")
      && index + 1 < scalars.count && scalars[index + 1].isWordPart
  }

  private static func small(
    _ found: Start, _ expected: Start, _ unit: LintUnit
  ) -> [Finding] {
    // Names such as iPhone and mmol/L, and what the source has as a word too.
    let rest = found.word.unicodeScalars.dropFirst()
    guard !rest.contains(where: { $0.isCapital || $0.decimalDigit != nil || !$0.isWordPart }),
      !containsWord(found.word, unit.source.value),
      found.word.unicodeScalars.count > 1
        || unit.target.value.utf8.contains(0x20),
      !isUnit(found, unit)
    else { return [] }
    let own = OwnCapitals(startOf: found.word, unit.language)
    let capital = own?.capital ?? found.letter.properties.uppercaseMapping
    return [
      Finding(
        "the source starts with a capital, this text with '\(Character(found.letter))'; start it "
          + "with a capital", at: found.range,
        fix: TextFix(
          "Write a capital", isSafe: false, [TextEdit(found.range(of: own?.small), capital)]),
        severity: isOpen(found, unit) || saysNothing(expected, unit) ? .note : nil)
    ]
  }

  /// Whether one of the texts is the symbol of a unit, such as "KB", which is "kt" in Finnish and written
  /// out in other languages, or the source is a letter alone, which languages have as a word: "B" is
  /// "octets".
  private static func isUnit(_ found: Start, _ unit: LintUnit) -> Bool {
    if unit.source.value.unicodeScalars.count == 1 { return true }
    return unit.target.value == found.word
      && (TranslatableWords.isUnit(unit.source.value) || TranslatableWords.isUnit(found.word))
  }

  /// Whether the source would start with a capital within a sentence, too: an acronym does, in a text that
  /// has small letters elsewhere.
  private static func saysNothing(_ expected: Start, _ unit: LintUnit) -> Bool {
    expected.isAcronym && unit.source.prose.scalars.contains(where: \.isSmallLetter)
  }

  /// Whether a small letter may be meant: an abbreviation, or what several languages write.
  private static func isOpen(_ found: Start, _ unit: LintUnit) -> Bool {
    let count = found.word.unicodeScalars.count
    let behind = found.range.lowerBound + found.word.utf8.count
    let next = unit.target.value.utf8.dropFirst(behind).first
    return count < 2 || count < 5 && next == UInt8(ascii: ".") || isFragment(found, unit)
      || Peers(unit).often { start(of: $0.text)?.isCapital == false }
  }

  /// Whether a text goes on where another one stops: it says what a list is sorted by, or its key that its
  /// words are bold or a link in another text.
  private static func isFragment(_ found: Start, _ unit: LintUnit) -> Bool {
    if prepositions(unit.language).contains(found.word) {
      let prose = unit.source.prose
      let words = prose.words.prefix(4).map { prose.text($0).lowercased() }
      let said = prepositions(unit.sourceLanguage)
      return words.count < 4 && !words.contains { said.contains($0) }
    }
    guard !unit.key.keyIsSource else { return false }
    let end = unit.key.key.reversed().drop(while: \.isNumber).prefix(while: \.isLetter)
    let name = String(end.reversed()).lowercased()
    // A label may be about bold words and links itself.
    return fragments.contains(name) && !SourceWords(unit.source).contains(name)
  }

  private static let fragments = Set(LanguageFact.codeNames.list(of: "fragments"))

  private static func prepositions(_ language: String) -> [String] {
    LanguageFact.prepositions.list(of: language + ".sorting")
  }

  private static func capital(_ found: Start, _ unit: LintUnit) -> [Finding] {
    let rest = found.word.unicodeScalars.dropFirst()
    guard unit.language != "de", unit.language != "lb", rest.contains(where: \.isSmallLetter),
      !rest.contains(where: \.isCapital), !containsWord(found.word, unit.source.value)
    else { return [] }
    let own = OwnCapitals(startOf: found.word, unit.language)
    let small = own?.small ?? found.letter.properties.lowercaseMapping
    return [
      Finding(
        "the source starts with a small letter, this text with '\(Character(found.letter))'; start "
          + "it small unless it is a name", at: found.range,
        fix: TextFix(
          "Write a small letter", isSafe: false, [TextEdit(found.range(of: own?.capital), small)]),
        severity: .note)
    ]
  }

  private static func containsWord(_ word: String, _ text: String) -> Bool {
    text.utf8.containsSequence(word.utf8)
  }
}
