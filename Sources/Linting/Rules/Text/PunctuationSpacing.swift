import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A space before or behind a punctuation mark is missing or too many for the language.
enum PunctuationSpacing: UnitRule {
  static let documentation = RuleDocumentation(
    id: "punctuation-spacing", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have other spaces around marks than the language asks for"
    },
    prevalence: .habit,
    summary: "Spaces around punctuation marks are not those of the language.",
    rationale: """
      French puts a no-break space before `;`, `:`, `!`, `?` and inside of « »; in Canada only \
      before the colon and inside of « ». Without it a text looks foreign, and with an ordinary space \
      the mark may start a line of its own, which is a note. Breton, Kabyle, Malagasy and some others \
      may do as French does. Other languages have no space before \
      these marks, nor before a comma or a full stop, and one behind a comma and between two sentences. \
      No space follows a word \
      that ends in an apostrophe, such as Italian "l'", "dell'" or French "d'".

      The rule is silent for times, ratios, URLs, faces, and for what the source writes the same way.
      """,
    good: [
      RuleExample("Delete all?", "fr", "Tout supprimer\u{202F}?"),
      RuleExample("Delete all?", "fr-CA", "Tout supprimer?"),
      RuleExample("Made with Caffe.Bean and more", "es", "Hecho con Caffe.Bean y más"),
      RuleExample("For example a cup", "de", "Etwa z.B. eine Tasse"),
      RuleExample("Made with Node", "de", "Mit Node.js gebaut"),
      RuleExample("Do you want to go?", "kab", "Tebɣiḍ ad tedduḍ ?"),
      RuleExample("Name: %@", "ne", "नाम : %@"),
      RuleExample("Drink what you like", "el", "Πιείτε ό,τι θέλετε"),
      RuleExample(
        "Use http:// or C:\\Temp, and :smile:", "fr",
        "Utilisez http:// ou C:\\Temp, et :smile:"),
      RuleExample("Go Map!! opens it.", "fr", "Go Map!! l’ouvre."),
      RuleExample("Add when: 2700 to it", "fr", "Ajoutez when: 2700 à cela"),
      RuleExample("(when: -1200) counts", "fr", "(when: -1200) compte"),
      RuleExample(
        "Get live updates with the widget", "fr",
        "Contact Image feature: get live updates with this and that"),
      RuleExample("metadata(for: a) failed", "fr", "Échec de metadata(for: a)"),
      RuleExample("a::b of %1$@:%2$@", "fr", "a::b de %1$@:%2$@"),
      RuleExample(
        "No symbols: ! $ & ( ) / ; = ? @", "fr", "Sans symbole\u{A0}: ! $ & ( ) / ; = ? @"),
      RuleExample("Thank you :) See you ;)", "fr", "Merci :) À bientôt ;)"),
      RuleExample("At 10:30!", "de", "Um 10:30!"),
      RuleExample("A bit of everything", "it", "Un po' di tutto"),
      RuleExample("The letter 'l' is new", "it", "La lettera 'l' è nuova"),
    ],
    bad: [
      RuleExample(
        "Delete all?", "fr", "Tout supprimer↓?",
        finds: "no space before '?'; French puts a no-break space there",
        fixed: "Tout supprimer\u{202F}?"),
      RuleExample(
        "Delete all?", "fr", "Tout supprimer↓ ↑?",
        finds:
          "an ordinary space before '?', so that the mark may start a line; write a no-break space",
        severity: .note, fixed: "Tout supprimer\u{202F}?"),
      RuleExample(
        "The calendar", "fr", "Le «↓ ↑calendrier\u{A0}»",
        finds:
          "an ordinary space behind '«', so that the mark may end a line; write a no-break space",
        severity: .note, fixed: "Le «\u{A0}calendrier\u{A0}»"),
      RuleExample(
        "Delete all?", "de", "Alles löschen↓ ↑?", finds: "a space before '?'; remove it",
        fixed: "Alles löschen?"),
      RuleExample(
        "Delete all?", "ne", "सबै मेटाउने↓ ↑?", finds: "a space before '?'; remove it",
        fixed: "सबै मेटाउने?"),
      RuleExample(
        "As 16:9", "fr", "En 16:↓ ↑9",
        finds: "a space behind ':' between two numbers, which the source joins; remove it",
        fixed: "En 16:9"),
      RuleExample(
        "Quit the app", "it", "Chiudi l'↓ ↑applicazione",
        finds: "a space behind 'l'', which joins the next word; remove it",
        fixed: "Chiudi l'applicazione"),
      RuleExample(
        "Yes, all", "de", "Ja↓,↑alle", finds: "no space behind ','; add one", fixed: "Ja, alle"),
      RuleExample(
        "Yes, all", "el", "Ναι↓,↑όλα", finds: "no space behind ','; add one", fixed: "Ναι, όλα"),
      RuleExample(
        "Done. Go on", "ru", "Готово↓.↑Можно продолжать", finds: "no space behind '.'; add one",
        fixed: "Готово. Можно продолжать"),
      RuleExample(
        "Ask Prof. Miller", "de", "Frag Prof↓.↑Müller", finds: "no space behind '.'; add one",
        fixed: "Frag Prof. Müller"),
      RuleExample(
        "Total market cap", "es", "Cap↓.↑Total del mercado", finds: "no space behind '.'; add one",
        fixed: "Cap. Total del mercado"),
    ])

  private static let marks: TextProfile.Traits = [
    .colons, .semicolons, .questionMarks, .exclamationMarks, .commas, .fullStops,
  ]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    tornElision(in: unit) + spaces(in: unit, context)
  }

  /// The finding about a space behind an apostrophe that joins two words.
  private static func tornElision(in unit: LintUnit) -> [Finding] {
    guard let torn = TornElision.first(in: unit.target, unit.language), unit.isComparable else {
      return []
    }
    return [
      Finding(
        "a space behind '\(torn.word)', which joins the next word; remove it", at: torn.space,
        fix: TextFix("Remove the space", isSafe: false, [TextEdit(torn.space, "")]))
    ]
  }

  private static func spaces(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits
    let spacing = MarkSpacing(of: unit.entry.localization.tag)
    let hasQuotes = spacing != nil && traits.contains(.quotes)
    guard !traits.isDisjoint(with: marks) || hasQuotes, unit.isComparable,
      spacing != nil || mayHaveWrongSpace(unit.target.value),
      unit.target.value != unit.source.value,
      !unit.isUnspaced
    else { return [] }
    let found = findings(in: unit, spacing)
    return found.isEmpty || OtherLanguage.isFound(in: unit, context) ? [] : found
  }

  private static func findings(in unit: LintUnit, _ spacing: MarkSpacing?) -> [Finding] {
    let prose = unit.target.prose
    let source = SourceSpacing(unit.source)
    var names = NameMarks(in: prose, of: unit.source)
    var found: [Finding] = []
    for index in prose.scalars.indices where found.count < ScanLimit.findings {
      let finding =
        names.holdName(at: index) || names.holdLabel(at: index)
        ? nil
        : tornNumbers(at: index, in: prose, source)
          ?? (spacing == nil
            ? wrongSpace(at: index, in: prose, source, unit.language)
            : spacing?.finding(at: index, in: prose))
      if let finding { found.append(finding) }
      if let finding = missingSpace(behind: index, in: prose, source, unit.language) {
        found.append(slippedDot(at: index, in: prose, unit) ?? finding)
      }
    }
    return found
  }

  /// A space behind the colon of a ratio or a time, which the source writes without one.
  private static func tornNumbers(
    at index: Int, in prose: Prose, _ source: SourceSpacing
  ) -> Finding? {
    let scalars = prose.scalars
    guard source.hasRatios, scalars[index] == ":", index > 0, index + 2 < scalars.count,
      scalars[index - 1].decimalDigit != nil, scalars[index + 1].isSpace,
      scalars[index + 2].decimalDigit != nil
    else { return nil }
    let range = prose.range((index + 1)..<(index + 2))
    return Finding(
      "a space behind ':' between two numbers, which the source joins; remove it", at: range,
      fix: TextFix("Remove the space", isSafe: false, [TextEdit(range, "")]))
  }

  /// Whether a mark follows a space, or a letter a comma, or a capital a full stop.
  private static func mayHaveWrongSpace(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let isMark =
        byte == 0x21 || byte == 0x2C || byte == 0x2E || byte == 0x3A || byte == 0x3B || byte == 0x3F
      if isMark, previous == 0x20 { return true }
      if previous == 0x2C || previous == 0x3B, byte | 0x20 >= 0x61 { return true }
      if previous == 0x2E, byte.isASCIICapitalLetter || byte > 0xC2 { return true }
      previous = byte
    }
    return false
  }

  private static func wrongSpace(
    at index: Int, in prose: Prose, _ source: SourceSpacing, _ language: String
  ) -> Finding? {
    let scalars = prose.scalars
    guard index > 1, isMark(scalars[index]), scalars[index - 1] == " ",
      scalars[index - 2].isWordPart || scalars[index - 2] == Prose.object
    else { return nil }
    // `.5`, `.txt`, `:name`, `…` and faces are words of their own.
    if index + 1 < scalars.count, !scalars[index + 1].isSpace { return nil }
    guard !source.spacedMarks.contains(UInt8(ascii: scalars[index])),
      !MarkSpacing.isFree(scalars[index], in: language)
    else { return nil }
    let range = prose.range((index - 1)..<index)
    // Between two arguments a colon is a separator like a dash.
    let separates = scalars[index] == ":" && scalars[index - 2] == Prose.object
    return Finding(
      "a space before '\(Character(scalars[index]))'; remove it", at: range,
      fix: TextFix("Remove the space", isSafe: false, [TextEdit(range, "")]),
      severity: separates ? .note : nil)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ".", ":", ";", "!", "?": true
    default: false
    }
  }

  private static func missingSpace(
    behind index: Int, in prose: Prose, _ source: SourceSpacing, _ language: String
  ) -> Finding? {
    let scalars = prose.scalars
    guard index > 0, index + 1 < scalars.count,
      scalars[index] == "." && !source.joinsStops && endsSentence(at: index, in: scalars)
        || (scalars[index] == "," || scalars[index] == ";") && !source.joins
          && scalars[index - 1].isLetter && scalars[index + 1].isLetter
          && !isInWord(index, prose, language)
    else { return nil }
    let range = prose.range(index..<(index + 1))
    return Finding(
      "no space behind '\(Character(scalars[index]))'; add one", at: range,
      fix: TextFix(
        "Add a space", isSafe: false, [TextEdit(range.upperBound..<range.upperBound, " ")]))
  }

  /// Whether a mark is a part of a word, as the comma of Greek "ό,τι".
  private static func isInWord(_ index: Int, _ prose: Prose, _ language: String) -> Bool {
    guard let words = joined[language] else { return false }
    let (start, end) = ends(ofWordAround: index, in: prose.scalars)
    return words.contains(prose.text(start..<end).lowercased())
  }

  private static let joined = LanguageFact.spacing.sets(ofList: "joined")

  /// Where what stands before a mark starts, and what stands behind it ends.
  private static func ends(
    ofWordAround index: Int, in scalars: [Unicode.Scalar]
  ) -> (start: Int, end: Int) {
    let start = scalars[..<index].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
    let end = scalars[(index + 1)...].firstIndex { !$0.isWordPart } ?? scalars.count
    return (start, end)
  }

  /// Whether two words around a full stop are those of two sentences: small letters end the one, and a
  /// capital and a small letter start the other.
  private static func endsSentence(at stop: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard stop > 1, stop + 2 < scalars.count else { return false }
    return scalars[stop + 1].isCapital
      && [stop - 2, stop - 1, stop + 2].allSatisfy { scalars[$0].isSmallLetter }
  }

  /// A comma in an address or a file's name that the source has with a dot: a space would tear it.
  private static func slippedDot(at index: Int, in prose: Prose, _ unit: LintUnit) -> Finding? {
    let scalars = prose.scalars
    let (start, end) = ends(ofWordAround: index, in: scalars)
    let name = "\(prose.text(start..<index)).\(prose.text((index + 1)..<end))"
    guard unit.source.value.contains(name) else { return nil }
    let range = prose.range(index..<(index + 1))
    return Finding(
      "'\(Character(scalars[index]))' stands for the dot of the source's '\(name)'; write it so",
      at: range, fix: TextFix("Write \(name)", isSafe: false, [TextEdit(range, ".")]))
  }
}
