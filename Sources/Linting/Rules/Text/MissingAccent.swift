import Diagnostics
import LocaleData
import PlainBytes
import Reading

/// A word lacks an accent without which it is no word.
enum MissingAccent: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-accent", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have words without their accents"
    },
    summary: "A word is written without an accent or an umlaut that it always has.",
    rationale: """
      Spanish `configuracion`, Portuguese `posicao`, French `parametres`, Polish `sie` and Italian `piu` \
      are no words: they were typed on a keyboard without the letters, and look careless. So does \
      German `fuer`. Italian `e'` with an apostrophe is `è`, and `perchè` has the wrong accent. Write \
      the letters of the language.

      The rule knows frequent words of Spanish, Portuguese, Italian, French, German, Polish, Czech, Slovak, \
      Hungarian, Romanian, Turkish, Swedish, Danish, Norwegian and Finnish that have the \
      accent in each of their meanings, and endings that have one in each word. It is silent for words \
      that the source has too, for words in capitals, for parts of identifiers, for what may be the end of \
      a quotation, and for texts that `other-language` finds.
      """,
    good: [
      RuleExample("The version is new", "es", "La versión es nueva"),
      RuleExample("Install Fission Player", "es", "Instalar Fission Player"),
      RuleExample(
        "Turn on the upload of your photos", "pt-BR",
        "To upload the photos and the video, turn this on in the settings"),
      RuleExample("Hot cocoa", "pt", "Cacao quente"),
      RuleExample("A little more", "it", "Un po' di più"),
      RuleExample("The letter 'e'", "it", "La lettera 'e' è qui"),
      RuleExample("New sources", "de", "Neue Quellen"),
      RuleExample("The sound is disabled", "fr", "Ceci désactive le son, puis termine"),
    ],
    bad: [
      RuleExample(
        "Font size", "de-CH", "↓Schriftgroesse",
        finds: "'Schriftgroesse' is written without its umlaut; write 'Schriftgrösse'",
        fixed: "Schriftgrösse"),
      RuleExample(
        "The settings were saved", "es", "La ↓configuracion↑ se ha guardado",
        finds: "'configuracion' is written without its accent; write 'configuración'",
        fixed: "La configuración se ha guardado"),
      RuleExample(
        "Metrics of the odometer", "pt-BR", "↓Metricas↑ do odometro",
        finds: "'Metricas' is written without its accent; write 'Métricas'",
        fixed: "Métricas do odômetro"),
      RuleExample(
        "Odometer", "pt-PT", "↓Odometro",
        finds: "'Odometro' is written without its accent; write 'Odómetro'", fixed: "Odómetro"),
      RuleExample(
        "Positions", "pt", "↓Posicoes",
        finds: "'Posicoes' is written without its accent; write 'Posições'", fixed: "Posições"),
      RuleExample(
        "Sign in first", "it", "↓E'↑ necessario l'accesso",
        finds: "'E'' is written without its accent; write 'È'",
        fixed: "È necessario l'accesso"),
      RuleExample(
        "I know why", "it", "So ↓perchè",
        finds: "'perchè' is written with the wrong accent; write 'perché'", fixed: "So perché"),
      RuleExample(
        "Settings for the device", "de", "Einstellungen ↓fuer↑ das Gerät",
        finds: "'fuer' is written without its umlaut; write 'für'",
        fixed: "Einstellungen für das Gerät"),
      RuleExample(
        "All settings", "fr", "Tous les ↓parametres",
        finds: "'parametres' is written without its accent; write 'paramètres'",
        fixed: "Tous les paramètres"),
      RuleExample(
        "Change the settings later", "de", "Die Einstellungen ↓spater↑ andern",
        finds: "'spater' is written without its accent; write 'später'",
        fixed: "Die Einstellungen später andern"),
      RuleExample(
        "Settings", "sv", "↓Installningar",
        finds: "'Installningar' is written without its accent; write 'Inställningar'",
        fixed: "Inställningar"),
      RuleExample(
        "Sign in", "pl", "Zaloguj ↓sie",
        finds: "'sie' is written without its accent; write 'się'", fixed: "Zaloguj się"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let accents = accents(of: unit), unit.isComparable else { return [] }
    let prose = unit.target.prose
    let all = slips(accents, prose)
    guard !all.isEmpty else { return [] }
    let source = SourceWords(unit.source)
    let found = all.filter { !source.contains(prose.text($0.word)) }
    guard let first = found.first, !OtherLanguage.isFound(in: unit, context) else { return [] }
    let edits = found.prefix(ScanLimit.findings).map {
      TextEdit(prose.range($0.range), $0.meant)
    }
    return [
      Finding(
        "'\(prose.text(first.range))' is written \(fault(of: first, prose)); "
          + "write '\(first.meant)'",
        at: prose.range(first.range),
        fix: TextFix("Write '\(first.meant)'", isSafe: false, Array(edits)))
    ]
  }

  /// What is known of a text's language in its region, or else of the language.
  private static func accents(of unit: LintUnit) -> Accents? {
    let region = unit.entry.localization.tag?.region
    return region.flatMap { regions.contains($0) ? languages["\(unit.language)-\($0)"] : nil }
      ?? languages[unit.language]
  }

  /// What is wrong with a word; the letter that stands for an umlaut makes it longer.
  private static func fault(of slip: Slip, _ prose: Prose) -> String {
    let written = prose.text(slip.word)
    if written.count > slip.meant.count { return "without its umlaut" }
    let hasAccent = zip(written, slip.meant).contains { $0 != $1 && !$0.isASCII }
    return hasAccent ? "with the wrong accent" : "without its accent"
  }

  private struct Slip {
    var word: Range<Int>
    /// The word, and an apostrophe in the place of the accent.
    var range: Range<Int>
    var meant: String
  }

  private static func slips(_ accents: Accents, _ prose: Prose) -> [Slip] {
    let readsApostrophes = !accents.apostrophes.isEmpty && !hasOpeningMark(prose.scalars)
    return prose.words.compactMap { word -> Slip? in
      guard
        accents.mayKnow(prose.scalars[word])
          || readsApostrophes && endsInApostrophe(word, prose.scalars),
        isPlain(prose.scalars[word]), !prose.isInIdentifier(word)
      else { return nil }
      let written = prose.text(word)
      let small = written.lowercased()
      var slip = Slip(word: word, range: word, meant: accents.meant(for: small) ?? small)
      if readsApostrophes, let meant = accents.apostrophes[small],
        endsInApostrophe(word, prose.scalars)
      {
        slip.range = word.lowerBound..<(word.upperBound + 1)
        slip.meant = meant
      }
      guard slip.meant != small else { return nil }
      if written != small { slip.meant = slip.meant.startingWithCapital }
      return slip
    }
  }

  /// Whether a word has letters only, and no capital but the first.
  private static func isPlain(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.first.map { $0.isCapital || $0.isSmallLetter } ?? false
      && word.dropFirst().allSatisfy(\.isSmallLetter)
  }

  private static func endsInApostrophe(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    guard word.upperBound < scalars.count, scalars[word.upperBound].isApostrophe else {
      return false
    }
    return word.upperBound + 1 == scalars.count || !scalars[word.upperBound + 1].isWordPart
  }

  /// Whether a mark stands before a word as quotations start, so that others may end them.
  private static func hasOpeningMark(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains { index in
      (scalars[index].isApostrophe || scalars[index] == "\u{2018}")
        && (index == 0 || !scalars[index - 1].isWordPart)
        && index + 1 < scalars.count && scalars[index + 1].isWordPart
    }
  }

  /// What is known of a language.
  ///
  /// A class, so that it is handed on for one reference count.
  private final class Accents: Sendable {
    private struct Ending: Sendable {
      var written: String
      var meant: String
    }

    /// Letters that a word has before an ending.
    private static let leastBefore = 3

    private let words: [String: String]
    /// Words that an apostrophe stands behind in the place of their accent.
    let apostrophes: [String: String]
    /// Longer ones first.
    private let endings: [Ending]
    /// A look at a word, which nearly all have no need to pass.
    private let hashes: WordHashes
    private let endingScalars: [[Unicode.Scalar]]

    init(of language: String) {
      let general = language.prefix { $0 != "-" }
      func pairs(_ list: String) -> [(String, String)] {
        // What a region spells otherwise comes first.
        let own = general == language ? [] : LanguageFact.accents.list(of: "\(language).\(list)")
        return (own + LanguageFact.accents.list(of: "\(general).\(list)")).compactMap { entry in
          let parts = entry.split(separator: "=").map(String.init)
          return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
      }
      words = Dictionary(pairs("words"), uniquingKeysWith: { first, _ in first })
      apostrophes = Dictionary(pairs("apostrophes"), uniquingKeysWith: { first, _ in first })
      endings = pairs("endings").map { Ending(written: $0, meant: $1) }
        .sorted { $0.written.utf8.count > $1.written.utf8.count }
      hashes = WordHashes(words.keys.map { WordHash.hash(ofScalars: $0.unicodeScalars) })
      endingScalars = endings.map { Array($0.written.unicodeScalars) }
    }

    /// Whether a word of letters may be known, as far as its scalars tell.
    ///
    /// - Parameter word: With a capital at its start at most.
    func mayKnow(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
      guard let first = word.first, first.isASCII || first.isSmallLetter else { return true }
      var hash = ByteHash.seed
      for scalar in word {
        hash = WordHash.combine(hash, scalar.isASCII ? scalar.value | 0x20 : scalar.value)
      }
      return hashes.contains(hash)
        || endingScalars.contains { word.suffix($0.count).elementsEqual($0) }
    }

    /// The word with its accent, or as it is where it is right without; nil where it isn't known.
    ///
    /// - Parameter word: In small letters.
    func meant(for word: String) -> String? {
      if let known = words[word] { return known }
      guard let ending = endings.first(where: { word.hasSuffix($0.written) }),
        word.utf8.count >= ending.written.utf8.count + Self.leastBefore
      else { return nil }
      return String(word.dropLast(ending.written.count)) + ending.meant
    }
  }

  /// The regions that spell some words in their own way.
  private static let regions = Set(
    languages.keys.compactMap { language in
      language.firstIndex(of: "-").map { String(language[$0...].dropFirst()) }
    })

  private static let languages: [String: Accents] = Dictionary(
    LanguageFact.accents.keys.compactMap { key in
      key.split(separator: ".").first.map { (String($0), Accents(of: String($0))) }
    }, uniquingKeysWith: { first, _ in first })
}
