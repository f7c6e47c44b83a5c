import Diagnostics
import Foundation
import Grammar
import LocaleData
import Messages
import PlainBytes
import Reading
import Vocabulary

/// A part of the source is left in the translation.
enum PartlyTranslated: UnitRule {
  static let documentation = RuleDocumentation(
    id: "partly-translated", family: .catalog, severity: .warning,
    summary: "The text has words of the source that were not translated.",
    rationale: """
      A sentence that was added to the source later, or a source text that a translator kept as a \
      reminder, stands in the middle of another language. Translate it, or remove it.

      The rule is silent for names, for words that many languages share, for what several other \
      languages keep too, such as commands, for code, for a gloss in brackets that is no whole \
      sentence, for regional variants of the source language, for lists of names, for a name in a third language, whose short \
      words tell it, for the "Lorem ipsum" of a text to come, for the fields of a log \
      (`size=%@ rate=%@`), and where less than three words are the same. What a line calls an example is \
      a note. An English "and", "the" or \
      "from" alone is found between two words that are no English.
      """,
    good: [
      RuleExample("Connect to Apple Health", "de", "Verbinden mit Apple Health"),
      RuleExample("Drag and drop files", "de", "Dateien mit Drag and Drop bewegen"),
      RuleExample(
        "Type this: `write all those words now`", "de", "Tippen: `write all those words now`"),
      RuleExample(
        "app stop true\n# copy items\napp stop false", "nl",
        "app stop true\n# kopieer items\napp stop false"),
      RuleExample("Sign in via web view", "pt", "Entrar via web view"),
      RuleExample("Cups of gold or silver", "fr", "Tasses en or ou en argent"),
      RuleExample("Order with Grindo Pay", "de", "Mit Order with Grindo Pay bestellen"),
      RuleExample(
        "The message “Connect to the server and wait” is shown", "de",
        "Die Meldung „Connect to the server and wait“ erscheint"),
      RuleExample(
        "It has carbs on board (COB) now", "sk", "Teraz má carbs on board (COB) v tele"),
      RuleExample("%lld product is expired", "nl", "%lld product is vervallen"),
      RuleExample(
        "The list of names (as they are in the book)", "de",
        "Namensliste (as they are in the book)"),
      RuleExample(
        "The names (List of names, places etc.)", "de",
        "Namensliste (List of names, places etc.)"),
      RuleExample(
        "The cups (Open every day until 5 p.m.)", "de",
        "Die Tassen (Open every day until 5 p.m.)"),
      RuleExample(
        "Search models (e.g. qwen, gemma, llama)", "pl", "Szukaj modeli (np. qwen, gemma, llama)"),
      RuleExample(
        "Spain: Sociedad para el estudio y el cultivo del café", "sv",
        "Spanien: Sociedad para el estudio y el cultivo del café"),
      RuleExample(
        "Tap Share with the People in This Room and wait a moment", "de",
        "Tippe auf Share with the People in This Room und warte einen Moment"),
      RuleExample(
        "Text: lorem ipsum dolor sit amet", "de", "Beispieltext: lorem ipsum dolor sit amet"),
    ],
    bad: [
      RuleExample(
        "Write what it is to do. Example: Grind the beans in %@ very slowly.", "de",
        "Schreibe, was es tun soll. Beispiel: ↓Grind the beans in %@ very slowly↑.",
        finds:
          "'Grind the beans in %@ very slowly' is left from the source; translate or remove it",
        severity: .note),
      RuleExample(
        "Delete all photos?", "de", "Alle Fotos löschen? ↓Delete all photos↑?",
        finds: "'Delete all photos' is left from the source; translate or remove it"),
      RuleExample(
        "Help and Documentation", "de", "Hilfe ↓and↑ Dokumentation",
        finds: "'and' is left from the source; translate or remove it"),
      RuleExample(
        "Cancel the order", "vi", "Hủy ↓the↑ đơn hàng",
        finds: "'the' is left from the source; translate or remove it"),
      RuleExample(
        "Save or cancel", "th", "บันทึก ↓or↑ ยกเลิก",
        finds: "'or' is left from the source; translate or remove it"),
      RuleExample(
        "Roasts A-C or 1-3", "nl", "Brandingen A-C ↓or↑ 1-3",
        finds: "'or' is left from the source; translate or remove it"),
      RuleExample(
        "Your photos are safe. Nobody else can see them.", "de",
        "Deine Fotos sind sicher. ↓Nobody else can see them↑.",
        finds: "'Nobody else can see them' is left from the source; translate or remove it"),
      RuleExample(
        "The photos are here. They are never uploaded to a server. Delete them later.", "de",
        "Die Fotos sind hier. ↓They are never uploaded to a server↑. Du kannst sie löschen.",
        finds:
          "'They are never uploaded to a server' is left from the source; translate or remove it"),
      RuleExample(
        "Tap the button to continue with the import of your library.", "fr",
        "Appuyez sur le bouton pour ↓continue with the import↑ de votre bibliothèque.",
        finds: "'continue with the import' is left from the source; translate or remove it"),
      RuleExample(
        "The cup was not saved. Please try again.", "fr",
        "La tasse n’a pas été enregistrée. ↓Please try again↑.",
        finds: "'Please try again' is left from the source; translate or remove it"),
      RuleExample(
        "This is the newest one. (You are now using version %@.)", "de",
        "Das ist die neueste. (↓You are now using version↑ %@.)",
        finds: "'You are now using version' is left from the source; translate or remove it"),
    ])

  /// How many bytes must be the same, so that most texts leave at once.
  private static let minimum = 12

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.value.utf8.count > minimum,
      unit.source.value.utf8.count > minimum, unit.target.value != unit.source.value
    else { return [] }
    if let word = LeftWord.range(in: unit), isTranslated(unit) { return [finding(word, unit)] }
    let (left, right) = common(unit)
    let middle = LeftMiddle.range(in: unit)
    guard middle != nil || max(left.count, right.count) >= minimum, isTranslated(unit) else {
      return []
    }
    let parts = [left, right].map { withoutLineEnd($0, unit) } + [middle].compactMap(\.self)
    let part = parts.first { isText($0, unit) && !isKept($0, unit) && !isForeign($0, unit) }
    // What is of another language as a whole is told once.
    guard let part, !OtherLanguage.isFound(in: unit, context),
      ForeignScript.findings(in: unit, context).isEmpty
    else { return [] }
    return [finding(withoutCut(part, unit), unit)]
  }

  private static func isTranslated(_ unit: LintUnit) -> Bool {
    unit.isComparable && unit.key.shouldTranslate && !Untranslated.isClose(unit)
  }

  /// In scalars, of what is left; the place says the rest.
  private static let longestShown = 100

  private static func finding(_ words: Range<Int>, _ unit: LintUnit) -> Finding {
    let part = String(unit.target.value[utf8: words]).shortened(to: longestShown)
    return Finding(
      "'\(part)' is left from the source; translate or remove it", at: words,
      severity: isExample(words, unit) ? .note : nil)
  }

  /// Whether the line names what stands there as an example, which may be of the source's language.
  private static func isExample(_ words: Range<Int>, _ unit: LintUnit) -> Bool {
    let line = unit.target.value[utf8: 0..<words.lowerBound].split(separator: "\n").last ?? ""
    let text = line.lowercased()
    return LanguageFact.numberWords.list(of: unit.language + ".example").contains { word in
      let word = word.replacing("_", with: " ")
      return text.contains(word + ":") || text.contains(word + "\u{FF1A}")
    }
  }

  /// What both texts start with and end with, in whole words, as places in the target.
  private static func common(_ unit: LintUnit) -> (left: Range<Int>, right: Range<Int>) {
    var source = unit.source.value
    var target = unit.target.value
    return source.withUTF8 { source in
      target.withUTF8 { target in
        let left = commonStart(source, target)
        return (left: 0..<left, right: commonEnd(source, target))
      }
    }
  }

  /// How many bytes both texts start with, up to the end of a word.
  private static func commonStart(
    _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var left = 0
    while left < source.count, left < target.count, source[left] == target[left] { left += 1 }
    if left < source.count,
      source[left].mayBeLetterOrDigit || left < target.count && target[left].mayBeLetterOrDigit
    {
      while left > 0, target[left - 1].mayBeLetterOrDigit { left -= 1 }
    }
    return left
  }

  /// The place in the target of what both texts end with, but for the marks behind the last word.
  private static func commonEnd(
    _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let sourceEnd = source.lastIndex(where: \.mayBeLetterOrDigit).map { $0 + 1 } ?? 0
    let end = target.lastIndex(where: \.mayBeLetterOrDigit).map { $0 + 1 } ?? 0
    var count = 0
    while count < sourceEnd, count < end,
      source[sourceEnd - 1 - count] == target[end - 1 - count]
    {
      count += 1
    }
    if count < end,
      target[end - 1 - count].mayBeLetterOrDigit
        || count < sourceEnd && source[sourceEnd - 1 - count].mayBeLetterOrDigit
    {
      while count > 0, target[end - count].mayBeLetterOrDigit { count -= 1 }
    }
    while count > 0, !target[end - count].mayBeLetterOrDigit { count -= 1 }
    return (end - count)..<end
  }

  /// A part without the word or two of a line that both texts have beside whole lines by chance: the
  /// `items` of a comment in a script.
  private static func withoutLineEnd(_ range: Range<Int>, _ unit: LintUnit) -> Range<Int> {
    let bytes = Array(unit.target.value.utf8)
    func words(_ part: Range<Int>) -> Int {
      bytes[part].split { !$0.mayBeLetterOrDigit }.count
    }
    if range.lowerBound > 0, bytes[range.lowerBound - 1] != 0x0A,
      let end = bytes[range].firstIndex(of: 0x0A), words(range.lowerBound..<end) < leastInLine
    {
      return (end + 1)..<range.upperBound
    }
    if range.upperBound < bytes.count, bytes[range.upperBound] != 0x0A,
      let start = bytes[range].lastIndex(of: 0x0A),
      words((start + 1)..<range.upperBound) < leastInLine
    {
      return range.lowerBound..<start
    }
    return range
  }

  /// How many words of a line are no chance.
  private static let leastInLine = 3

  /// A part without the end or the rest of a placeholder that it was cut off from: `2$lld/%3$lld): size`.
  private static func withoutCut(_ range: Range<Int>, _ unit: LintUnit) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    let specifiers = unit.target.scan.specifiers.map(\.range)
    if let cut = specifiers.first(where: { $0.lowerBound < end && end < $0.upperBound }) {
      end = max(start, cut.lowerBound)
    }
    guard specifiers.contains(where: { $0.lowerBound < start && start < $0.upperBound }) else {
      return start..<end
    }
    let bytes = Array(unit.target.value.utf8)
    while start < end {
      if let whole = specifiers.first(where: { $0.contains(start) }) {
        start = min(end, whole.upperBound)
      } else if bytes[start].mayBeLetterOrDigit {
        break
      } else {
        start += 1
      }
    }
    return start..<end
  }

  /// Whether a part is to stay as it is: an explanation in brackets, or what other languages keep.
  private static func isKept(_ range: Range<Int>, _ unit: LintUnit) -> Bool {
    let bytes = Array(unit.target.value.utf8)
    let before = bytes[..<range.lowerBound].last { $0 != 0x20 }
    if before == UInt8(ascii: "("), !isBracketedSentence(range, bytes, unit) { return true }
    let part = bytes[range]
    return Peers(unit).often { $0.text.value.utf8.containsSequence(part) }
  }

  /// Whether a part at the start of brackets has a capital, and they close behind a mark that ends
  /// sentences; an explanation is a few words.
  private static func isBracketedSentence(
    _ range: Range<Int>, _ bytes: [UInt8], _ unit: LintUnit
  ) -> Bool {
    guard let first = bytes[range].first, first.isASCIICapitalLetter,
      let close = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: ")")),
      let end = bytes[range.upperBound..<close].lastIndex(where: { $0 != 0x20 })
    else { return false }
    if bytes[end] == UInt8(ascii: ".") { return !isAbbreviated(bytes[..<end], unit) }
    return "!?".utf8.contains(bytes[end])
  }

  /// Whether the last word before a period is short for others, as `etc` and `p.m` are.
  private static func isAbbreviated(_ bytes: ArraySlice<UInt8>, _ unit: LintUnit) -> Bool {
    let start = bytes.lastIndex { $0 == 0x20 }.map { $0 + 1 } ?? bytes.startIndex
    let word = bytes[start...]
    guard (1...4).contains(word.count), word.contains(where: \.isASCIISmallLetter),
      word.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: ".") })
    else { return false }
    if word.contains(UInt8(ascii: ".")) { return true }
    guard unit.sourceLanguage == "en", let english = TranslatableWords.english else { return false }
    let described = english.describe(String(decoding: word, as: UTF8.self))
    return !described.isKnown || described.features.partOfSpeech == .abbreviation
  }

  /// Whether the short words of a part are of a language that the source isn't in, as in the name of
  /// a society.
  private static func isForeign(_ range: Range<Int>, _ unit: LintUnit) -> Bool {
    guard let source = ShortWords.bit(of: unit.sourceLanguage) else { return false }
    let part = String(unit.target.value[utf8: range])
    return ShortWords.otherLanguage(of: part, own: source) != nil
  }

  /// Whether a translation would have changed the words.
  private static func isText(_ range: Range<Int>, _ unit: LintUnit) -> Bool {
    guard range.count >= minimum, unit.target.value.utf8.count > range.count + 5 else {
      return false
    }
    let part = withoutCode(range, unit)
    guard fieldCount(part) < 3, !listsNames(part, unit) else { return false }
    let isWhole = range.count + 2 >= unit.source.value.utf8.count
    let isSentence = LeftSentence.stands(in: range, of: unit)
    let isLatin = unit.languageScripts == .latin
    var small = 0
    var long: Set<String> = []
    // Addresses and code have marks inside; words have them at the ends only.
    let tokens = part.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
    for (index, token) in tokens.enumerated() {
      // What the app fills in is no word.
      guard !token.contains(UInt8(ascii: "{")), !token.contains(UInt8(ascii: "}")) else { continue }
      let head = token.drop { !$0.mayBeLetterOrDigit }
      let word = head.prefix(while: \.mayBeLetterOrDigit)
      guard word.count > 1, !head.dropFirst(word.count).contains(where: \.mayBeLetterOrDigit)
      else { continue }
      let isSmall = (index == 0 && isSentence ? word.dropFirst() : word)
        .allSatisfy(\.isASCIISmallLetter)
      small += isSmall ? 1 : 0
      guard word.count > 2, word.dropFirst().allSatisfy(\.isASCIISmallLetter) else { continue }
      let text = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
      if !SharedWords.contains(text, isLatin: isLatin), isSmall || isWhole { long.insert(text) }
    }
    return long.count > 1 && (small > 2 || isWhole && long.count > 2 && small > 0)
  }

  /// Whether a part is a list of single words, one of which is a name, since no lexicon has it.
  private static func listsNames(_ part: [UInt8], _ unit: LintUnit) -> Bool {
    let items = part.split(separator: UInt8(ascii: ",")).map { $0.drop { $0 == 0x20 } }
    guard items.count > 2, items.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.mayBeLetterOrDigit) }),
      unit.sourceLanguage == "en", let english = TranslatableWords.english
    else { return false }
    return items.contains {
      !english.describe(String(decoding: $0, as: UTF8.self).lowercased()).isKnown
    }
  }

  /// How many fields of a log a part has, a name with a value behind it: `size=%@`.
  private static func fieldCount(_ part: [UInt8]) -> Int {
    part.indices.dropFirst().count { index in
      part[index] == UInt8(ascii: "=") && part[index - 1].mayBeLetterOrDigit
        && index + 1 < part.count && part[index + 1] == UInt8(ascii: "%")
    }
  }

  /// A part's bytes with blanks in place of code, which stays as it is, and of what follows the percent
  /// signs of specifiers.
  private static func withoutCode(_ range: Range<Int>, _ unit: LintUnit) -> [UInt8] {
    var part = Array(unit.target.value[utf8: range].utf8)
    var blank = unit.target.scan.specifiers.filter { !$0.isText }.map {
      $0.range.lowerBound + 1..<$0.range.upperBound
    }
    if unit.target.bytes.contains(UInt8(ascii: "`")) {
      blank += CodePlaces(unit.target).codes.map(\.range)
    }
    for place in blank where place.overlaps(range) {
      for index in place.clamped(to: range) { part[index - range.lowerBound] = 0x20 }
    }
    return part
  }
}
