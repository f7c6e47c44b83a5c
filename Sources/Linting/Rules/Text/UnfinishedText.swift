import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A mark that somebody wanted to come back to.
enum UnfinishedText: UnitRule {
  static let documentation = RuleDocumentation(
    id: "unfinished-text", family: .text, severity: .warning,
    summary: "The text holds a mark of unfinished work, such as TODO, ??? or [de].",
    rationale: """
      Translators and tools mark what is still to be done: TODO, FIXME, TBD, \
      PLACEHOLDER, ???, a language code in brackets, the language's English name and a colon at the start, "needs review", "deepl" or a translator's note in brackets, \
      the marks of a merge conflict, Xcode's `<#text#>` to fill in, or "Lorem ipsum" for a text to come. Assistants write "Here is the \
      translation:" in front of what they were asked for, and a machine `<unk>` for a word that it doesn't \
      know. Finish the text and remove the mark.

      The rule is silent where the source has the same mark.
      """,
    good: [
      RuleExample("To do", "es", "Por hacer"),
      RuleExample("Placeholder", "de", "PLACEHOLDER"),
      RuleExample("Translated by: %@", "de", "Übersetzung: %@"),
      RuleExample("Offset: %@", "fr", "Translation : %@"),
      RuleExample("History: %@", "de", "Verlauf: %@"),
      RuleExample("Learn German words: all", "de", "German: alle Wörter lernen"),
      RuleExample("WHEREVER: Stay in touch", "pt-BR", "EM TODO LUGAR: Fique em contato"),
      RuleExample("Type <#name#> there", "de", "Tippe dort <#Name#>"),
    ],
    bad: [
      RuleExample(
        "Delete all", "de", "↓TODO↑: Alles löschen",
        finds: "'TODO' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "de", "↓PLACEHOLDER",
        finds: "'PLACEHOLDER' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "de", "↓[de]↑ Delete all",
        finds: "'[de]' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "de", "Alles löschen ↓???",
        finds: "'???' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Wash all cups?", "de", "↓<#de#>",
        finds: "'<#de#>' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Wash %@", "de", "Bitte ↓<#Wash %@#>",
        finds: "'<#Wash %@#>' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "de", "↓Lorem ipsum↑ dolor",
        finds: "'Lorem ipsum' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "de", "Alles löschen ↓[NEEDS REVIEW]",
        finds: "'[NEEDS REVIEW]' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "fr", "Tout supprimer ↓[Translator note: unsure]",
        finds: "'[Translator note: unsure]' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Try again", "de", "Nochmals versuchen ↓(deepl)",
        finds: "'(deepl)' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Tap the cup again", "ja", "↓<unk>↑をもう一度タップ",
        finds: "'<unk>' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Could not connect", "de", "↓German:↑ Verbindung nicht möglich",
        finds: "'German:' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "es", "↓Aquí está la traducción:↑ Borrar todo",
        finds: "'Aquí está la traducción:' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "es", "↓Claro, aquí tienes la traducción:↑ Borrar todo",
        finds:
          "'Claro, aquí tienes la traducción:' marks unfinished work; finish the text and remove it"
      ),
      RuleExample(
        "Delete all", "ru", "↓Конечно! Вот перевод:↑ Удалить всё",
        finds: "'Конечно! Вот перевод:' marks unfinished work; finish the text and remove it"),
      RuleExample(
        "Delete all", "fr", "↓Here's the translation into French:↑ Tout supprimer",
        finds:
          "'Here's the translation into French:' marks unfinished work; finish the text and remove it"
      ),
    ])

  private static let signsOfMarks: TextProfile.Traits = [
    .doubledCapitals, .brackets, .angleBrackets,
  ]

  private static let words = LanguageFact.unfinished.list(of: "words")
  /// What the words begin with, so that few places are looked at.
  private static let initials = ByteSet(words.compactMap(\.utf8.first))

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isComparable, unit.target.isShort,
      let range = mark(in: unit) ?? Preamble.range(in: unit)
    else { return [] }
    let bytes = Array(unit.target.value.utf8)
    // `%2$[es]@` of a predicate editor holds the words that a person may choose.
    // However many question marks the source has, they are the same mark.
    let isRow = bytes[range].allSatisfy { $0 == UInt8(ascii: "?") }
    let isToken = bytes[range].starts(with: tokenStart)
    let sign = isRow ? bytes[range].prefix(3) : isToken ? tokenStart[...] : bytes[range]
    guard isToken || !unit.target.scan.specifiers.contains(where: { $0.range.overlaps(range) }),
      !unit.source.value.utf8.containsSequence(sign),
      !isNamed(bytes[range], in: unit.source)
    else { return [] }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return [Finding("'\(text)' marks unfinished work; finish the text and remove it", at: range)]
  }

  private static func mark(in unit: LintUnit) -> Range<Int>? {
    let text = unit.target
    guard
      !text.profile.traits.isDisjoint(with: signsOfMarks) || mayHaveRow(text) || mayHaveName(text)
        || mayBeFiller(text.value)
    else { return nil }
    let bytes = Array(text.value.utf8)
    let hasWords = text.profile.traits.contains(.doubledCapitals)
    return token(in: bytes) ?? mark(in: bytes, unit.language, hasWords: hasWords)
      ?? remark(in: bytes, unit.language) ?? name(in: bytes, unit.language) ?? filler(in: bytes)
  }

  /// Whether a source speaks of the language, the service or the placeholder that a mark names, in
  /// letters of any size.
  private static func isNamed(_ mark: ArraySlice<UInt8>, in source: LintText) -> Bool {
    let name = mark.filter(\.isASCIILetter).map { $0 | 0x20 }
    guard !name.isEmpty,
      mark.last == UInt8(ascii: ":") || name.elementsEqual("deepl".utf8)
        || name.elementsEqual("placeholder".utf8)
    else { return false }
    return source.value.lowercased().utf8.containsSequence(name)
  }

  /// Whether a text has three question marks in a row; one alone asks something.
  private static func mayHaveRow(_ text: LintText) -> Bool {
    text.profile.traits.contains(.questionMarks) && text.value.utf8.containsSequence("???".utf8)
  }

  /// Whether a text has an `m`, a space and an `i` in a row, as few have.
  private static func mayBeFiller(_ text: String) -> Bool {
    text.utf8.containsSequence("m i".utf8)
  }

  /// The English name of the language before a colon, as assistants start what they are asked for.
  private static func name(in bytes: [UInt8], _ language: String) -> Range<Int>? {
    guard language != "en", let end = bytes.prefix(longestName).firstIndex(of: UInt8(ascii: ":")),
      bytes[..<end].allSatisfy(\.isASCIILetter)
    else { return nil }
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    return LanguageTag.code(ofOldName: name) == language ? 0..<(end + 1) : nil
  }

  private static func mayHaveName(_ text: LintText) -> Bool {
    text.profile.traits.contains([.colons, .capitals])
      && text.value.utf8.prefix(longestName).contains(UInt8(ascii: ":"))
  }

  /// How many bytes the name of a language has at most, with a colon behind it.
  private static let longestName = 12

  private static func filler(in bytes: [UInt8]) -> Range<Int>? {
    let words = Array("orem ipsum".utf8)
    guard bytes.count > words.count else { return nil }
    let start = (0..<(bytes.count - words.count)).first { offset in
      bytes[offset] | 0x20 == UInt8(ascii: "l") && bytes[(offset + 1)...].starts(with: words)
    }
    return start.map { $0..<($0 + 1 + words.count) }
  }

  /// What translators and their tools write in brackets beside a text; a text in English may mean it.
  private static func remark(in bytes: [UInt8], _ language: String) -> Range<Int>? {
    guard language != "en" else { return nil }
    for offset in bytes.indices.dropLast() where openings.contains(bytes[offset]) {
      let phrases = remarks(behind: bytes[offset])
      let rest = bytes[(offset + 1)...]
      guard
        let phrase = phrases.first(where: { phrase in
          rest.prefix(phrase.count).elementsEqual(phrase) { $0 | 0x20 == $1 }
        })
      else { continue }
      let behind = rest.dropFirst(phrase.count)
      let isWhole = phrase.last == UInt8(ascii: ">") || phrase.last == UInt8(ascii: ")")
      let closing = isWhole ? nil : behind.firstIndex { closingBrackets.contains($0) }
      return offset..<(closing.map { $0 + 1 } ?? behind.startIndex)
    }
    return nil
  }

  private static let openings = ByteSet("[(<")
  private static let closingBrackets: [UInt8] = [UInt8(ascii: "]"), UInt8(ascii: ")")]

  /// What stands behind a bracket, in small letters; nothing behind other bytes.
  private static func remarks(behind byte: UInt8) -> [[UInt8]] {
    switch byte {
    case UInt8(ascii: "["): notes
    case UInt8(ascii: "("): notesInParentheses
    case UInt8(ascii: "<"): tags
    default: []
    }
  }

  private static let notes = remarks("brackets")
  private static let notesInParentheses = notes + remarks("parentheses", closedBy: ")")
  private static let tags = remarks("tags", closedBy: ">")

  private static func remarks(_ kind: String, closedBy end: String = "") -> [[UInt8]] {
    LanguageFact.unfinished.list(of: kind).map { phrase in
      Array((phrase.replacing("_", with: " ") + end).utf8)
    }
  }

  /// What completion in Xcode leaves for a person to fill in.
  private static func token(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = bytes.offset(ofSequence: tokenStart) else { return nil }
    let content = start + tokenStart.count
    return bytes[content...].offset(ofSequence: tokenEnd).map {
      start..<(content + $0 + tokenEnd.count)
    }
  }

  private static let tokenStart = Array("<#".utf8)
  private static let tokenEnd = Array("#>".utf8)

  /// - Parameter hasWords: Whether capitals stand in a row, as they do in all of the words.
  private static func mark(
    in bytes: [UInt8], _ language: String, hasWords: Bool
  ) -> Range<Int>? {
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        let end = bytes[offset...].firstIndex { $0 != bytes[offset] } ?? bytes.count
        let length = end - offset
        if bytes[offset] == UInt8(ascii: "?") ? length > 2 : length == 7 { return offset..<end }
      case UInt8(ascii: "["):
        let code = Array("[\(language)]".utf8)
        if bytes[offset...].prefix(code.count).map({ $0 | 0x20 }).elementsEqual(
          code.map { $0 | 0x20 })
        {
          return offset..<(offset + code.count)
        }
      case let byte where hasWords && initials.contains(byte):
        if let range = word(in: bytes, at: offset, language) { return range }
      default: break
      }
    }
    return nil
  }

  /// One of the words, in capitals and on its own; where that is a word of the language, as TODO is of
  /// Spanish, not beside others in capitals.
  private static func word(in bytes: [UInt8], at offset: Int, _ language: String) -> Range<Int>? {
    for word in words where bytes[offset...].starts(with: word.utf8) {
      let end = offset + word.utf8.count
      let isWhole =
        (offset == 0 || !bytes[offset - 1].mayBeWordPart)
        && (end == bytes.count || !bytes[end].mayBeWordPart)
      let isOwn = LanguageFact.sharedWords.list(of: word.lowercased()).contains(language)
      if isWhole, !isOwn || !isAmongCapitals(offset..<end, bytes) { return offset..<end }
    }
    return nil
  }

  /// Whether a text has no small letters, or the word before or behind a range is in capitals.
  private static func isAmongCapitals(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard bytes.contains(where: \.isASCIISmallLetter) else { return true }
    let before: [UInt8] = bytes[..<range.lowerBound].suffix(3).reversed()
    let behind: [UInt8] = Array(bytes[range.upperBound...].prefix(3))
    return [before, behind].contains { (word: [UInt8]) -> Bool in
      guard word.count == 3, word[0] == 0x20 else { return false }
      return word[1].isASCIICapitalLetter && word[2].isASCIICapitalLetter
    }
  }
}
