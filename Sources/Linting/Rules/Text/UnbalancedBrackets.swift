import Diagnostics
import LocaleData
import Messages
import Reading

/// A bracket opens and never closes, or closes without having been opened.
enum UnbalancedBrackets: UnitRule {
  static let documentation = RuleDocumentation(
    id: "unbalanced-brackets", family: .text, severity: .warning,
    summary: "A bracket has no partner, or the brackets of the source are lost.",
    rationale: """
      A bracket without its partner is a typing mistake that a reader sees. Round, square and curly \
      brackets are counted, and those of Chinese and Japanese. A full-width one that an ordinary one closes, or \
      the other way round, is a note.

      The rule is silent for marks of lists such as `a)`, `10)` and `iv)`, for faces such as `:)` and \
      the lone `)` that smiles in Cyrillic, for brackets that a text lists, where the source has the same bracket \
      alone, and where its brackets hold the short form of the words before them, which the text has \
      instead ("European Union (EU)", "EU"). So it is where they hold one word, which other languages \
      put before the others ("Roast (dark)"), where they hold arguments, numbers or names that the text has \
      otherwise ("Cup (~%@)", "Tasse: %@"), where the text names an example as they do ("e.g.") or has a \
      sentence more for them, and where several other languages do without them, too.
      """,
    good: [
      RuleExample("%d tag(s)", "tr", "%d etiket"),
      RuleExample("Size (MB)", "ja", "サイズ（MB）"),
      RuleExample("1) Copy it\n2) Open the app", "ja", "1）コピーする\n2）アプリを開く"),
      RuleExample("Beans\nTea", "de", "ix) Bohnen\n10) Tee"),
      RuleExample("Tea or coffee", "de", "„a) Tee“ oder „b) Kaffee“"),
      RuleExample("Drinks (hot or cold)", "de", "Getränke (ob a) heiß, ob b) kalt)"),
      RuleExample("Thanks :)", "de", "Danke :)"),
      RuleExample("{Coffee kitchen}", "de", "Kaffeeküche"),
      RuleExample("Name (optional)", "fr", "Nom :(facultatif)"),
      RuleExample("Rules of the European Union (EU)", "de", "Regeln der EU"),
      RuleExample("Rules of the European Union (EU)", "fr", "Règles de l’UE"),
      RuleExample("Roast (dark)", "de", "Dunkle Röstung"),
      RuleExample("Another drink (e.g. hot tea)", "de", "Ein anderes Getränk, z. B. heißer Tee"),
      RuleExample(
        "It costs 3 beans (you get them all back).", "de",
        "Es kostet 3 Bohnen. Du bekommst sie zurück."),
      RuleExample("Name (latin)", "gl", "Nome latino"),
      RuleExample("Small cup (~%@)", "de", "Kleine Tasse: %@"),
      RuleExample("Sort them (starting at 0 for the first)", "de", "Sortieren, bei 0 beginnend"),
      RuleExample(
        "Cups for all (Brunetti/Lunessa/others)", "de", "Tassen für Brunetti und Lunessa"),
      RuleExample("Keep its name, e.g. Grindo", "ja", "名前を維持します。例) Grindo"),
      RuleExample("Beans\nTea", "de", "  xviii) Bohnen\n  xix) Tee"),
      RuleExample("Boats share peer-to-peer (P2P) charts", "fi", "Veneet jakavat P2P-karttoja"),
    ],
    bad: [
      RuleExample(
        "Small cup (~%@, hot)", "de", "↓Kleine Tasse",
        finds: "the source has brackets, this text has none; put what they hold into brackets",
        severity: .note),
      RuleExample(
        "Cups (No. 10 and 12)", "de", "↓Tassen 10",
        finds: "the source has brackets, this text has none; put what they hold into brackets",
        severity: .note),
      RuleExample(
        "Roast (dark and slow)", "de", "↓Röstung",
        finds: "the source has brackets, this text has none; put what they hold into brackets",
        severity: .note),
      RuleExample(
        "Drinks (hot)", "de", "Getränke (a) heiß↓)", finds: "')' closes nothing; open or remove it"),
      RuleExample(
        "Filter (No. 10)", "de", "Filter Nr. 10↓)", finds: "')' closes nothing; open or remove it"),
      RuleExample(
        "Size (MB)", "de", "Größe ↓(↑MB", finds: "'(' is never closed; close or remove it"),
      RuleExample("Size (MB)", "de", "Größe MB↓)", finds: "')' closes nothing; open or remove it"),
      RuleExample(
        "Size (MB)", "ja", "サイズ（MB↓)",
        finds: "')' closes '（', which is of another width; write '）'", severity: .note,
        fixed: "サイズ（MB）"),
      RuleExample(
        "Size (MB)", "de", "↓Größe MB",
        finds: "the source has brackets, this text has none; put what they hold into brackets",
        severity: .note),
      RuleExample(
        "Rules of the European Union (EU)", "de", "↓Regeln der Union",
        finds: "the source has brackets, this text has none; put what they hold into brackets",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits.union(unit.source.profile.traits)
    guard traits.contains(.brackets), !unit.target.isPart, unit.isComparable else { return [] }
    let target = unpaired(unit.target.prose)
    // Nearly all that have brackets have pairs.
    if target.unpaired.isEmpty, target.mixed == nil, target.pairs > 0 { return [] }
    let source = unpaired(unit.source.prose)
    if target.unpaired.isEmpty {
      if let mixed = target.mixed { return source.mixed == nil ? [finding(mixed)] : [] }
      guard target.pairs == 0, source.pairs > 0, source.unpaired.isEmpty,
        !holdsOnlyEndings(unit.source.prose), !startsWithPlace(unit), !holdsOnlyShortForms(unit),
        !holdsOnlyWords(unit), !BracketedParts.areShown(by: unit), !isStandIn(unit.source),
        !tellsExample(unit), !hasMoreSentences(unit),
        !Peers(unit).often({ unpaired($0.text.prose).pairs == 0 })
      else { return [] }
      return [
        Finding(
          "the source has brackets, this text has none; put what they hold into brackets",
          at: unit.target.wholeRange, severity: .note)
      ]
    }
    let known = Set(source.unpaired.map { $0.scalar.bracket })
    return target.unpaired.filter { !known.contains($0.scalar.bracket) && !isSmile($0, unit) }
      .map { finding($0) }
  }

  private static func finding(_ single: Unpaired) -> Finding {
    let mark = String(Character(single.scalar))
    let isOpening = single.scalar.bracket.map { $0 > 0 } ?? true
    return Finding(
      isOpening
        ? "'\(mark)' is never closed; close or remove it"
        : "'\(mark)' closes nothing; open or remove it",
      at: single.range)
  }

  /// Whether a source names an example, as brackets mostly hold one, and its text does so, too, as far as
  /// the words of the language for that are known.
  private static func tellsExample(_ unit: LintUnit) -> Bool {
    guard NumberWords(unit).nameExample else { return false }
    return LanguageFact.numberWords.list(of: unit.language + ".example").isEmpty
      || NumberWords(unit.target.proseWithAddresses, language: unit.language).nameExample
  }

  /// Whether what the brackets held has become a sentence.
  private static func hasMoreSentences(_ unit: LintUnit) -> Bool {
    unit.source.isShort && unit.target.isShort
      && Sentences(unit.target, unit.language).fewest
        > Sentences(unit.source, unit.sourceLanguage).most
  }

  /// Whether the key stands for the source and starts with the place where the text is shown, which no
  /// reader sees: `[Login/Button] Log in`.
  private static func startsWithPlace(_ unit: LintUnit) -> Bool {
    unit.key.keyIsSource && unit.source.value.utf8.first == UInt8(ascii: "[")
  }

  /// Whether braces hold the whole of a text, with which developers mark what code or translators write
  /// in its place: `{Kitchen}`.
  private static func isStandIn(_ text: LintText) -> Bool {
    let bytes = text.value.utf8
    return bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
      && bytes.count { $0 == UInt8(ascii: "{") } == 1
  }

  /// Whether all brackets hold the ending of the word before them, which other languages write otherwise:
  /// `file(s)`.
  private static func holdsOnlyEndings(_ prose: Prose) -> Bool {
    let scalars = prose.scalars
    return scalars.indices.allSatisfy { index in
      guard scalars[index].bracket != nil, scalars[index] != ")" else { return true }
      return scalars[index] == "(" && index > 0 && scalars[index - 1].properties.isAlphabetic
    }
  }

  /// Whether all brackets hold the short form of the words before them, and the text has that alone:
  /// "European Union (EU)", "EU", in another language "UE".
  private static func holdsOnlyShortForms(_ unit: LintUnit) -> Bool {
    let prose = unit.source.prose
    let short = prose.words.indices.filter { isShortForm($0, in: prose) }.map { prose.words[$0] }
    guard standInAllBrackets(short, prose) else { return false }
    let known = Set(unit.target.prose.scalars.split { !isOfShortForm($0) }.map { $0.sorted() })
    return short.allSatisfy { known.contains(prose.scalars[$0].sorted()) }
  }

  /// Whether all brackets hold one word each that is none in capitals, which other languages put before the
  /// others: "Roast (dark)".
  private static func holdsOnlyWords(_ unit: LintUnit) -> Bool {
    let prose = unit.source.prose
    let words = prose.words.filter { word in
      word.lowerBound > 0 && word.upperBound < prose.scalars.count && word.count > 1
        && prose.scalars[word.lowerBound - 1].bracket != nil
        && prose.scalars[word.upperBound].bracket != nil
        && prose.scalars[word].dropFirst().allSatisfy(\.isSmallLetter)
    }
    let shown = Set(unit.target.prose.words.map { unit.target.prose.text($0).lowercased() })
    return standInAllBrackets(words, prose)
      && words.allSatisfy { !shown.contains(prose.text($0).lowercased()) }
  }

  /// Whether no bracket of a text stands anywhere but right around some words.
  private static func standInAllBrackets(_ words: [Range<Int>], _ prose: Prose) -> Bool {
    let around = Set(words.flatMap { [$0.lowerBound - 1, $0.upperBound] })
    return prose.scalars.indices.allSatisfy {
      prose.scalars[$0].bracket == nil || around.contains($0)
    }
  }

  private static func isOfShortForm(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isCapital || scalar.decimalDigit != nil
  }

  /// Whether a word stands in brackets and is made of the first letters of the words before it, or of
  /// digits in the place of words (P2P).
  private static func isShortForm(_ number: Int, in prose: Prose) -> Bool {
    let word = prose.words[number]
    let letters = prose.scalars[word]
    guard letters.count > 1, letters.count <= number,
      letters.first?.isCapital ?? false, letters.allSatisfy(isOfShortForm),
      word.lowerBound > 0, prose.scalars[word.lowerBound - 1] == "(",
      word.upperBound < prose.scalars.count, prose.scalars[word.upperBound] == ")"
    else { return false }
    let before = prose.words[(number - letters.count)..<number]
    return zip(before, letters).allSatisfy {
      $1.decimalDigit != nil
        || prose.scalars[$0.lowerBound].properties.uppercaseMapping == String(Character($1))
    }
  }

  /// Whether a bracket behind the last sentence is a smile, as people write it in Cyrillic.
  private static func isSmile(_ single: Unpaired, _ unit: LintUnit) -> Bool {
    single.scalar == ")" && unit.languageScripts == .cyrillic
      && single.range.upperBound == unit.target.value.utf8.count
      && !unit.source.profile.traits.contains(.brackets)
  }

  /// A pair of two widths.
  private static func finding(_ mixed: Mixed) -> Finding {
    let (opening, closing) = (Character(mixed.opening), Character(mixed.closing))
    let isWide = mixed.opening.value > 0x80
    let meant = isWide ? mixed.closing.value + 0xFEE0 : mixed.closing.value - 0xFEE0
    let mark = Unicode.Scalar(meant).map { String(Character($0)) } ?? ""
    return Finding(
      "'\(closing)' closes '\(opening)', which is of another width; write '\(mark)'",
      at: mixed.range,
      fix: TextFix("Write '\(mark)'", isSafe: false, [TextEdit(mixed.range, mark)]),
      severity: .note)
  }

  private typealias Unpaired = (scalar: Unicode.Scalar, range: Range<Int>)
  /// An opening bracket and the one of another width that closes it, with its place.
  private typealias Mixed = (opening: Unicode.Scalar, closing: Unicode.Scalar, range: Range<Int>)

  private static func unpaired(
    _ prose: Prose
  ) -> (pairs: Int, mixed: Mixed?, unpaired: [Unpaired]) {
    var open = OpenBrackets()
    var lonely: [Int] = []
    var pairs = 0
    var mixed: Mixed?
    var marks = ListMarks()
    for (index, scalar) in prose.scalars.enumerated() {
      guard let kind = scalar.bracket else { continue }
      if kind > 0 {
        open.append(kind, at: index, isFace: isSadFace(prose.scalars, index))
      } else if let closed = open.close(kind) {
        lonely += closed.inside
        pairs += 1
        if ListMarks.isMark(prose.scalars, index) { marks.closing.append(index) }
        let opening = prose.scalars[closed.opening]
        if mixed == nil, (opening.value < 0x80) != (scalar.value < 0x80) {
          mixed = (opening, scalar, prose.range(index..<(index + 1)))
        }
      } else if ListMarks.isMark(prose.scalars, index) {
        marks.alone += 1
      } else if !isFace(prose.scalars, index) {
        lonely.append(index)
      }
    }
    marks.giveBack(to: &lonely, in: prose.scalars)
    lonely = (lonely + open.lonely).filter { !isListed(prose.scalars, $0) }
    return (pairs, mixed, lonely.sorted().map { (prose.scalars[$0], prose.range($0..<($0 + 1))) })
  }

  /// Whether an opening bracket is one of several characters that a text names: `（〈、《）`.
  private static func isListed(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, let kind = scalars[index].bracket, kind > 0 else {
      return false
    }
    let (before, next) = (scalars[index - 1], scalars[index + 1])
    return (isSeparator(before) || before.bracket.map { $0 > 0 } ?? false)
      && (isSeparator(next) || isSeparator(before) && next.bracket.map { $0 < 0 } ?? false)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "、" || scalar == "，" || scalar == ","
  }

  /// `:(`, `:-[`: behind a colon that ends a label, the words in the brackets follow at once.
  private static func isSadFace(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard scalars[index].value < 0x80, isFace(scalars, index) else { return false }
    return index + 1 == scalars.count || !scalars[index + 1].isWordPart
  }

  /// `:)`, `;-)`, `:(`.
  private static func isFace(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let eyes = scalars[index - 1] == "-" && index > 1 ? scalars[index - 2] : scalars[index - 1]
    return eyes == ":" || eyes == ";" || eyes == "^"
  }
}
