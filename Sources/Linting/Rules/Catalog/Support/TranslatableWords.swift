import Grammar
import LocaleData
import Messages
import PlainBytes
import Reading

/// The words of a source text that a translation would have changed.
struct TranslatableWords {
  private let unit: LintUnit
  private(set) var words: [String] = []
  /// How many others there are, which many languages share.
  private(set) var sharedCount = 0

  init(_ unit: LintUnit) {
    self.unit = unit
    guard !unit.target.profile.scripts.isEmpty, !Self.isPlainURI(unit.source.value),
      !Self.isCode(unit.source.value), !Self.isCommand(unit.source.value),
      !ChangedName.isFile(unit.source.value),
      !KeptName.isForPrograms(unit.source.value), !KeptName.isNotice(unit.source),
      !KeptName.isListOfAccounts(unit.source), !KeptName.isMediaType(unit.source.value)
    else { return }
    let prose = unit.source.prose
    let isLatin = unit.languageScripts == .latin
    for word in SharedWords.withoutNames(prose) {
      let scalars = prose.scalars[word]
      guard scalars.count > 2,
        // One letter again and again is a field of a pattern: `dd.MM.yyyy`.
        scalars.contains(where: { $0 != scalars.last }),
        scalars.dropFirst().allSatisfy(\.isSmallLetter) || Self.isShouted(scalars),
        !Self.isFilledIn(word, prose.scalars), !Self.isSuffix(word, prose.scalars),
        !Self.isUnit(word, prose), !Self.joinsAcronyms(word, prose.scalars),
        !KeyboardKey.isNamed(by: word, in: prose)
      else { continue }
      let text = prose.text(word)
      let small = text.lowercased()
      guard !SharedWords.isOwn(small, of: unit.language) else { continue }
      if !SharedWords.contains(small, isLatin: isLatin) {
        words.append(text)
      } else if !SharedWords.contains(small, isLatin: false) {
        sharedCount += 1
      }
    }
  }

  /// Whether there are several, or one that is surely a word.
  var arePlenty: Bool { words.count > 1 || words.first.map(isCommon) ?? false }

  /// Whether they may be names: a short one in capitals, or several that no lexicon has.
  var mayBeNames: Bool {
    if words.count == 1, words[0].utf8.count < 6,
      words[0].unicodeScalars.allSatisfy(\.isCapital)
    {
      return true
    }
    guard unit.key.source.tag?.language == "en", let english = Self.english else { return false }
    let isCapitalized = words.first?.unicodeScalars.first?.isCapital ?? false
    // A word in capitals belongs to the name before it: "Omnipod DASH".
    let telling = words.enumerated().filter { index, word in
      index == 0 || !word.unicodeScalars.allSatisfy(\.isCapital)
    }
    return isCapitalized && words.count < 4
      && !telling.contains { english.describe($0.element.lowercased()).isKnown }
  }

  /// Whether the text has short words beside the long ones, as sentences do.
  var hasFunctionWord: Bool {
    let prose = unit.source.prose
    return prose.words.count { word in
      prose.scalars[word].allSatisfy(\.isSmallLetter) && word.count > 1 && word.count < 4
        && !SharedWords.isOwn(prose.text(word), of: unit.language)
    } > 0 && prose.words.count > 2
  }

  /// Whether a word alone is one of the source language, not a name, and none of the target's.
  private func isCommon(_ word: String) -> Bool {
    guard unit.key.source.tag?.language == "en", let english = Self.english else { return true }
    let small = word.lowercased()
    guard english.describe(small).isKnown else { return hasFunctionWord }
    let target = unit.entry.localization.tag.flatMap { Inflector($0) }
    return !(target?.describe(small).isKnown ?? false)
  }

  /// The grammar that knows the words of English.
  static let english = LanguageTag("en").flatMap { Inflector($0) }

  /// Whether a text is a URI without slashes, a scheme and a name: `about:blank`.
  private static func isPlainURI(_ text: String) -> Bool {
    let parts = text.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIISmallLetter) }
  }

  /// Whether a text is for a program, as JSON is, and rules of filters for addresses are:
  /// `||example.org^`.
  private static func isCode(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 > 0x20 }
    if bytes.count == text.utf8.count, bytes.containsSequence("||".utf8) { return true }
    let isObject = bytes.starts(with: "{\"".utf8) && bytes.last == UInt8(ascii: "}")
    return isObject || bytes.starts(with: "[{\"".utf8) && bytes.last == UInt8(ascii: "]")
  }

  /// Whether a text is a line for a shell: it starts with a small word that no lexicon has, and has a
  /// variable in it, such as `$HOME`.
  private static func isCommand(_ text: String) -> Bool {
    let tokens = text.split(whereSeparator: \.isWhitespace)
    guard tokens.count > 1, let first = tokens.first, !first.isEmpty,
      first.utf8.allSatisfy(\.isASCIISmallLetter), let english,
      !english.describe(String(first)).isKnown
    else { return false }
    return tokens.dropFirst().contains { token in
      token.utf8.first == UInt8(ascii: "$") && token.utf8.count > 2
        && token.utf8.dropFirst().allSatisfy { $0.isASCIIWordPart && !$0.isASCIISmallLetter }
    }
  }

  /// Whether a word stands for another text: `{name}`, `@name`.
  private static func isFilledIn(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = word.lowerBound > 0 ? scalars[word.lowerBound - 1] : " "
    let behind = word.upperBound < scalars.count ? scalars[word.upperBound] : " "
    return before == "@" || before == "{" || behind == "}"
  }

  /// Whether a word joins two acronyms to a name: the "over" of `DNS-over-HTTPS` and `UDP over TCP`.
  private static func joinsAcronyms(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    let (start, end) = (word.lowerBound, word.upperBound)
    guard start > 2, end + 2 < scalars.count, scalars[start - 1] == scalars[end],
      scalars[end] == "-" || scalars[end] == " " && layers.contains(String(scalars: scalars[word]))
    else { return false }
    return [start - 3, start - 2, end + 1, end + 2].allSatisfy { scalars[$0].isCapital }
  }

  private static let layers = Set(LanguageFact.codeNames.list(of: "layers"))

  /// Whether a word is what names of files end with, by itself: `(.txt)`.
  private static func isSuffix(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    guard word.lowerBound > 0, scalars[word.lowerBound - 1] == "." else { return false }
    return word.lowerBound == 1 || !scalars[word.lowerBound - 2].isWordPart
  }

  /// Whether a word is the symbol of a unit, which no language changes: `kbit`, and `min` behind a number.
  private static func isUnit(_ word: Range<Int>, _ prose: Prose) -> Bool {
    let text = prose.text(word)
    if isUnit(text) { return true }
    guard units["counted"]?.contains(text) ?? false,
      let before = prose.scalars[..<word.lowerBound].last(where: { !$0.isSpace })
    else { return false }
    return before == Prose.object || before.decimalDigit != nil
  }

  /// Whether a text is the symbol of a unit and no word.
  static func isUnit(_ text: String) -> Bool { units["anywhere"]?.contains(text) ?? false }

  /// The lines of the fact, for whoever asks for units.
  static let units = LanguageFact.units.sets

  /// Long words in capitals are words; short ones are acronyms, unless a lexicon has them.
  private static func isShouted(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.count > 3, scalars.allSatisfy(\.isCapital) else { return false }
    return scalars.count > 5
      || english?.describe(String(String.UnicodeScalarView(scalars)).lowercased()).isKnown ?? false
  }
}
