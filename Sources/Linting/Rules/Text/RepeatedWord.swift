import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A word stands twice in a row.
enum RepeatedWord: UnitRule {
  static let documentation = RuleDocumentation(
    id: "repeated-word", family: .text, severity: .note,
    summary: "A word or the whole text stands twice in a row.",
    rationale: """
      "The the" is left over from an edit and hard to see for the one who wrote it, and a text that was \
      pasted twice is shown twice; that is a warning. Remove one.

      The rule is silent where the source repeats a word, for a word that stands three times, for a \
      name of the source, or a capital inside of a sentence, before a word that is \
      spelled like it ("Caffè Per per te") and one of several words behind one ("your Your Picks \
      list"), for names of two words ("Chow chow"), for short words that some languages repeat \
      rightly (German "die die", French "nous nous", Portuguese "se se", Norwegian "på på", Hungarian "az \
      az", Czech "se se"), for words that say twice \
      how something is done (Turkish "adım adım", Greek "σιγά σιγά"), and in languages that form \
      plurals that way (Indonesian, Malay, Hawaiian, Maori).
      """,
    good: [
      RuleExample("Password", "de", "••••••••"),
      RuleExample(source: "XXXXXXXXXXXXXXXX"),
      RuleExample("The photos that we keep", "de", "Die Fotos, die die App behält"),
      RuleExample("Bye bye", "de", "Tschüs tschüs"),
      RuleExample(source: "Chow chow"),
      RuleExample("Open the Baba-Baba blend", "de", "Baba Baba öffnen"),
      RuleExample("Beans Pro for milk", "cs", "Beans Pro pro mléko"),
      RuleExample("By Ann Ta and Lee Wu", "uk", "Автори: Енн Та та Лі Ву"),
      RuleExample("Turn it on for this page", "nb", "Skru på på denne siden"),
      RuleExample("The force that lifts the cup", "hu", "Az az erő, amely a csészét emeli"),
      RuleExample("Slowly", "el", "σιγά σιγά"),
      RuleExample("Moka Moka", "el", "Μόκα Μόκα"),
      RuleExample(
        "The mill alone only takes small bags", "es",
        "El molino por sí solo solo admite bolsas pequeñas"),
      RuleExample("Delete it as soon as possible", "el", "Διαγράψτε το το συντομότερο δυνατό"),
      RuleExample("Then it uses the old cup", "nl", "Dan gebruikt het het oude kopje"),
      RuleExample("Talk", "de", "Hier gibt es nur bla bla bla"),
      RuleExample(source: "Show your Your Cups list"),
      RuleExample("1 %@ is the same as 2 %@", "pl", "1 %@ to to samo co 2 %@"),
      RuleExample("Are you sure you want it?", "sk", "Si si istý, že to chceš?"),
      RuleExample("Meet me", "cs", "Sejdi se se mnou v kavárně"),
      RuleExample("See if the app is there", "pt-PT", "Verifique se se encontra aqui a aplicação"),
      RuleExample("Cancel the order", "ca", "Cancel·la la comanda"),
      RuleExample("Step by step", "ar", "تعلم خطوة خطوة"),
      RuleExample("Read it again and again", "tr", "Bunu tekrar tekrar oku"),
    ],
    bad: [
      RuleExample(
        "Error saving the photo", "es", "Error ↓error↑ al guardar la foto",
        finds: "'error' stands twice in a row; remove one", fixed: "Error al guardar la foto"),
      RuleExample(
        "Open the settings", "de", "Die Einstellungen ↓Einstellungen↑ öffnen",
        finds: "'Einstellungen' stands twice in a row; remove one",
        fixed: "Die Einstellungen öffnen"),
      RuleExample(
        "All apps that use this library", "pt-PT", "Todas as aplicações desta base de ↓de↑ dados",
        finds: "'de' stands twice in a row; remove one",
        fixed: "Todas as aplicações desta base de dados"),
      RuleExample(
        "Copy when adding", "ar", "نسخ عند ↓عند↑ الإضافة",
        finds: "'عند' stands twice in a row; remove one", fixed: "نسخ عند الإضافة"),
      RuleExample(
        "Choose a new picture", "de", "Wähle ein ↓ein↑ neues Bild",
        finds: "'ein' stands twice in a row; remove one", fixed: "Wähle ein neues Bild"),
      RuleExample(
        "Open the settings", "de", "Einstellungen öffnen↓ Einstellungen öffnen",
        finds: "the text stands twice in a row; remove one", severity: .warning,
        fixed: "Einstellungen öffnen"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    if let range = secondCopy(unit) { return [copyFinding(at: range)] }
    // Two words at least, each with the same first letter: most texts of few words leave here.
    guard mayRepeat(unit.target.value), !unit.target.isPart, !repeats(unit.language) else {
      return []
    }
    let prose = unit.target.prose
    let found = repeated(prose)
    guard !found.isEmpty,
      unit.isSource ? !isName(prose) : repeated(unit.source.prose, isJoined: true).isEmpty
    else { return [] }
    let tripled = tripled(found)
    return found.compactMap { first, second in
      let word = prose.text(second)
      // "Bla bla bla" and "very very very" are meant.
      guard !tripled.contains(first.lowerBound), !isRight(word.lowercased(), unit.language),
        !unit.isUnspaced || second.count > 2,
        !isBehindName(first, second, unit), !isBeforeName(first, second, prose)
      else { return nil }
      let range = prose.range(second)
      let gap = prose.range(first).upperBound..<range.upperBound
      return Finding(
        "'\(word)' stands twice in a row; remove one", at: range,
        fix: TextFix("Remove the second one", isSafe: false, [TextEdit(gap, "")]))
    }
  }

  /// Where the pairs start that another one goes on from, or goes on.
  private static func tripled(_ found: [(Range<Int>, Range<Int>)]) -> Set<Int> {
    var places: Set<Int> = []
    for (pair, next) in zip(found, found.dropFirst()) where pair.1 == next.0 {
      places.formUnion([pair.0.lowerBound, next.0.lowerBound])
    }
    return places
  }

  private static func copyFinding(at range: Range<Int>) -> Finding {
    Finding(
      "the text stands twice in a row; remove one", at: range,
      fix: TextFix("Remove the second one", isSafe: false, [TextEdit(range, "")]),
      severity: .warning)
  }

  /// What follows the first copy of a text that stands twice, or four times.
  private static func secondCopy(_ unit: LintUnit) -> Range<Int>? {
    let text = unit.target.value
    guard var range = secondHalf(text) else { return nil }
    while let inner = secondHalf(String(text[utf8: 0..<range.lowerBound])) {
      range = inner.lowerBound..<range.upperBound
    }
    // Words are doubled for a meaning of their own in many languages, texts of several are not.
    let hasSpaces = unit.target.value.utf8.prefix(range.lowerBound).contains(0x20)
    let half = unit.target.value[utf8: 0..<range.lowerBound]
    guard
      hasSpaces
        || !repeats(unit.language) && !isShort(range) && !isRight(half.lowercased(), unit.language)
    else { return nil }
    // Dots for a password, lines, one letter in the place of a text: signs are repeated on purpose.
    guard Set(text.unicodeScalars.filter(\.properties.isAlphabetic)).count > 1 else { return nil }
    guard
      unit.isSource
        || secondHalf(unit.source.value) == nil
          && repeated(unit.source.prose, isJoined: true).isEmpty
    else { return nil }
    return range
  }

  private static func isShort(_ range: Range<Int>) -> Bool { range.count < 8 }

  /// The second half of a text that is the same as the first, and what is between them.
  private static func secondHalf(_ text: String) -> Range<Int>? {
    let bytes = text.utf8
    let count = bytes.count
    guard count > 11, let first = bytes.first else { return nil }
    let length = count / 2
    let start = bytes.index(bytes.startIndex, offsetBy: count - length)
    guard bytes[start] == first, bytes.prefix(length).elementsEqual(bytes[start...]) else {
      return nil
    }
    let gap = bytes[bytes.index(bytes.startIndex, offsetBy: length)..<start]
    guard gap.allSatisfy({ $0 == 0x20 || $0 == 0x0A }),
      bytes[start...].contains(where: \.mayBeLetter)
    else { return nil }
    return length..<count
  }

  /// Whether two words in a row have the same first byte and about the same length.
  private static func mayRepeat(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { mayRepeat($0) }
  }

  private static func mayRepeat(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: (first: UInt8, length: Int) = (0, 0)
    var first: UInt8 = 0
    var length = 0
    for byte in bytes {
      if byte != 0x20 && byte != 0x0A {
        if length == 0 { first = byte | 0x20 }
        length += 1
        continue
      }
      // A mark or two may follow the second word.
      if length > 1, previous.length > 1, first == previous.first,
        (0...2).contains(length - previous.length)
      {
        return true
      }
      previous = (first, length)
      length = 0
    }
    // The last word may have a mark behind it.
    return length > 1 && length >= previous.length && previous.length > 1 && first == previous.first
  }

  /// The words that follow themselves.
  ///
  /// - Parameter isJoined: Whether a hyphen may stand between both: `Baba-Baba`.
  private static func repeated(
    _ prose: Prose, isJoined: Bool = false
  ) -> [(Range<Int>, Range<Int>)] {
    let words = prose.words
    return zip(words, words.dropFirst()).filter { first, second in
      first.count == second.count && first.count > 1 && second.lowerBound == first.upperBound + 1
        && (prose.scalars[first.upperBound].isSpace
          || isJoined && prose.scalars[first.upperBound] == "-")
        && prose.scalars[first.lowerBound].isLetter
        && prose.text(first).lowercased() == prose.text(second).lowercased()
    }
  }

  /// Whether the first of two words is the source's name, with a capital, and the second a word of the
  /// language.
  private static func isBehindName(
    _ first: Range<Int>, _ second: Range<Int>, _ unit: LintUnit
  ) -> Bool {
    let prose = unit.target.prose
    guard !unit.isSource, prose.scalars[first.lowerBound].isCapital,
      !prose.scalars[second.lowerBound].isCapital
    else { return false }
    if isInside(first, prose) { return true }
    let source = unit.source.prose
    // The first word of a sentence has a capital, too.
    return source.words.dropFirst().contains {
      source.scalars[$0].elementsEqual(prose.scalars[first])
    }
  }

  /// Whether a word stands behind another one or a comma, so that only a name has a capital there.
  private static func isInside(_ word: Range<Int>, _ prose: Prose) -> Bool {
    guard let before = prose.scalars[..<word.lowerBound].last(where: { !$0.isSpace }) else {
      return false
    }
    return before.isWordPart || before == ","
  }

  /// Whether the second of two words, and the one behind it, have a capital, and the first has none, as
  /// in "your Your Picks list".
  private static func isBeforeName(
    _ first: Range<Int>, _ second: Range<Int>, _ prose: Prose
  ) -> Bool {
    guard !prose.scalars[first.lowerBound].isCapital, prose.scalars[second.lowerBound].isCapital,
      second.upperBound + 1 < prose.scalars.count
    else { return false }
    return prose.scalars[second.upperBound].isSpace
      && prose.scalars[second.upperBound + 1].isCapital
  }

  /// Whether each word has a capital, as in a name ("Extra Extra Large", "Duck Duck Go"), or there are
  /// no more than two ("Chow chow").
  private static func isName(_ prose: Prose) -> Bool {
    let words = prose.words.prefix(prose.words.count == 2 ? 1 : .max)
    return words.allSatisfy { prose.scalars[$0.lowerBound].isCapital }
  }

  /// Whether a language says any word twice, for plurals, degrees or manners.
  private static func repeats(_ language: String) -> Bool {
    LanguageFact.repeats[language] == "*"
  }

  private static func isRight(_ word: String, _ language: String) -> Bool {
    LanguageFact.repeats.list(of: language).contains { known in
      Int(known).map { word.utf8.count < $0 } ?? (known == word)
    }
  }
}
