import Catalogs
import Foundation
import Grammar
import LocaleData
import PlainBytes
import Reading
import Vocabulary

/// What tells a name, which every language keeps, from a text that nobody translated.
enum KeptName {
  /// Whether a key says that its text is the app's own name: `app_name`.
  ///
  /// A label that asks for a name says what its key does.
  static func isNamed(by key: LintKey) -> Bool {
    guard !key.keyIsSource, keys.contains(letters(of: key.key)) else { return false }
    return key.source.texts.allSatisfy { letters(of: $0.value) != letters(of: key.key) }
  }

  /// Whether the translations into nearly all of many languages are the source, which looks like the name
  /// of a thing: more likely it is one than that nobody translated it.
  static func isInAllLanguages(_ unit: LintUnit) -> Bool {
    guard unit.sourceLanguage == "en", let english = TranslatableWords.english else { return false }
    let texts = allTranslations(of: unit)
    let copies = texts.count { $0.value == unit.source.value }
    guard texts.count > 4, copies * 10 >= texts.count * 8 else { return false }
    if let share = shareOfCopies(unit.source, english) { return copies * 10 >= texts.count * share }
    return copies == texts.count && texts.allSatisfy { $0.state == .translated }
      && mayBeTerm(unit.source.prose, english)
  }

  /// The text of each language in the place of one of them, that one too.
  private static func allTranslations(of unit: LintUnit) -> [LintText] {
    var known: Set<String> = [unit.sourceLanguage]
    return unit.key.translations.compactMap { other in
      guard let text = other.text(at: unit.target.path), !text.isEmpty, text.state != .new,
        known.insert(other.tag?.language ?? other.language).inserted
      else { return nil }
      return text
    }
  }

  /// How many tenths of languages must have a text for it to be a name; nil where nothing looks like one.
  private static func shareOfCopies(_ text: LintText, _ english: Inflector) -> Int? {
    if startsWithName(text.prose, english) { return 8 }
    guard text.value.isHeadline else { return nil }
    let words = text.prose.words.map { text.prose.text($0).lowercased() }
    return words.contains { !english.describe($0).isKnown } ? 9 : nil
  }

  /// Whether words of English may be a term that other languages have no words for, as developers do for
  /// many of theirs: one or two with capitals and no verb, which would ask for something.
  private static func mayBeTerm(_ prose: Prose, _ english: Inflector) -> Bool {
    guard (1...2).contains(prose.words.count), !prose.scalars.contains(Prose.object) else {
      return false
    }
    return prose.words.allSatisfy { word in
      prose.scalars[word.lowerBound].isCapital
        && english.describe(prose.text(word).lowercased()).features.partOfSpeech != .verb
    }
  }

  /// Whether three words at most, with capitals and no verb behind the first, start with a name:
  /// `Linux Mint`, `Windows (Vista, 7)`.
  private static func startsWithName(_ prose: Prose, _ english: Inflector) -> Bool {
    let words = prose.words.filter { prose.scalars[$0].contains(where: \.isLetter) }
    guard let first = words.first, words.count <= 3, !prose.scalars.contains(Prose.object),
      words.allSatisfy({ prose.scalars[$0.lowerBound].isCapital })
    else { return false }
    let small = words.map { prose.text($0).lowercased() }
    // Short ones in capitals stand before any word: "URL Scheme".
    let isName =
      SharedWords.contains(small[0], isLatin: false)
      || prose.scalars[first].contains(where: \.isSmallLetter)
        && !english.describe(small[0]).isKnown
    return isName
      && !small.dropFirst().contains { english.describe($0).features.partOfSpeech == .verb }
  }

  /// Whether a text is one word that programs read: the name of a file or a domain (`caffe.today`), of an
  /// account or a room there (`@barista:caffe.today`), or one with an underscore (`admin:public_key`).
  static func isForPrograms(_ text: String) -> Bool {
    let isMember = (text.hasPrefix("@") || text.hasPrefix("#")) && text.contains(":")
    let bytes = text.utf8.dropFirst(isMember ? 1 : 0)
    guard bytes.allSatisfy(isNameByte) else { return false }
    let inner = bytes.dropFirst().dropLast()
    if inner.contains(UInt8(ascii: "_")) { return true }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1,
      parts.allSatisfy({ $0.count > 1 && $0.contains(where: \.isASCIILetter) })
    else { return false }
    return parts.last?.allSatisfy { $0.isASCIISmallLetter || $0.isASCIIDigit } ?? false
  }

  /// Whether a text names a kind of data for programs (RFC 6838): `image/png`.
  static func isMediaType(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, mediaTypes.contains(String(parts[0])), !parts[1].isEmpty,
      !mediaTypes.contains(String(parts[1]))
    else { return false }
    return parts[1].utf8.allSatisfy {
      $0.isASCIISmallLetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  /// Whether a text says whose the rights are, in names and years alone: `© Caffè Roma 2019-2024`, behind
  /// the name of a licence, too: `MIT © Caffè Roma`, and behind the word: `Copyright Ⓒ Caffè Roma`.
  static func isNotice(_ text: LintText) -> Bool {
    guard text.bytes.contains(0xA9) || text.bytes.contains(0x92),
      let sign = text.value.unicodeScalars.firstIndex(where: isRightsSign)
    else { return false }
    let front = text.value.unicodeScalars[..<sign]
    let saysIt = String(front).lowercased() == "copyright "
    guard saysIt || front.allSatisfy(isLicenceSign) else { return false }
    let prose = text.prose
    return prose.words.dropFirst(saysIt ? 1 : 0).allSatisfy { word in
      !prose.scalars[word.lowerBound].isSmallLetter && !isSaid(prose.text(word).lowercased())
    }
  }

  private static func isRightsSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "©", "Ⓒ", "ⓒ": true
    default: false
    }
  }

  /// Whether a character may stand in the short name of a licence: `BSD-3`, `GPL 2.0`.
  private static func isLicenceSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", ".": true
    default: scalar.isCapital || scalar.decimalDigit != nil
    }
  }

  /// Whether a text is a person with one word for what they do, and no lexicon has the person's names:
  /// `Luca Bruni - Barista`.
  static func isCredit(_ text: LintText) -> Bool {
    let parts = text.value.split(separator: " ")
    guard let dash = parts.firstIndex(where: { ["-", "–", "—"].contains($0) }),
      parts.count == dash + 2, let english = TranslatableWords.english
    else { return false }
    let names = parts[..<dash].filter { $0.first?.isLetter ?? false }
    return (2...3).contains(names.count)
      && names.allSatisfy { $0.first?.isUppercase == true && !isKnown($0, english) }
  }

  /// Whether each line of a text is an account and the name of its owner, which no lexicon has:
  /// `@lunessa (Lunessa B.)`.
  static func isListOfAccounts(_ text: LintText) -> Bool {
    guard text.profile.traits.contains(.atSigns), let english = TranslatableWords.english else {
      return false
    }
    let lines = text.value.split(whereSeparator: \.isNewline)
    return !lines.isEmpty && lines.allSatisfy { isAccount($0, english) }
  }

  private static func isAccount(_ line: Substring, _ english: Inflector) -> Bool {
    let parts = line.split(separator: " ")
    guard (2...5).contains(parts.count), let account = parts.first, account.first == "@",
      account.utf8.count > 3,
      account.utf8.dropFirst().allSatisfy({ $0.isASCIIWordPart || $0 == UInt8(ascii: "-") }),
      parts[1].first == "(", parts.last?.last == ")"
    else { return false }
    let names: [Substring] = parts.dropFirst().map { $0.filter(\.isLetter) }
    return names.allSatisfy { $0.first?.isUppercase ?? false }
      && names.contains { !isKnown($0, english) }
  }

  /// Whether a text is a city with the code of its state, which languages of the same script keep:
  /// `Coffee Lake City, UT`.
  ///
  /// A code that is a word, too, as Oklahoma's is, needs a name that no lexicon has before it.
  static func isPlace(_ unit: LintUnit) -> Bool {
    let parts = unit.source.value.split(separator: ",")
    guard parts.count == 2, parts[1].utf8.count == 3, parts[1].utf8.first == 0x20,
      parts[1].utf8.dropFirst().allSatisfy(\.isASCIICapitalLetter),
      let english = TranslatableWords.english
    else { return false }
    let words = parts[0].split(separator: " ")
    guard words.allSatisfy({ $0.first?.isUppercase ?? false }),
      parts[1] != " OK" || words.contains(where: { !isKnown($0, english) })
    else { return false }
    return unit.languageScripts.map { !$0.isDisjoint(with: unit.source.profile.scripts) } ?? false
  }

  /// Whether a text lists three names or more, most of which no lexicon has, which languages of the same
  /// script keep for the most part: `Brunetti, Lunessa Bay, Grindoville…`.
  static func isListOfNames(_ unit: LintUnit) -> Bool {
    guard unit.source.profile.traits.contains(.commas), let english = TranslatableWords.english,
      unit.languageScripts.map({ !$0.isDisjoint(with: unit.source.profile.scripts) }) ?? false
    else { return false }
    let items = unit.source.value.split(separator: ",").map { item in
      item.split { !$0.isLetter }
    }
    let areCapitalized = items.allSatisfy { words in
      (1...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
    }
    let unknown = items.count { words in words.contains { !isKnown($0, english) } }
    return items.count > 2 && areCapitalized && unknown * 2 > items.count
  }

  private static func isKnown(_ word: Substring, _ english: Inflector) -> Bool {
    english.describe(word.lowercased()).isKnown
  }

  /// Whether a word of English is no noun, as "all" and "reserved" are.
  private static func isSaid(_ word: String) -> Bool {
    guard let known = TranslatableWords.english?.describe(word), known.isKnown else { return false }
    return known.features.partOfSpeech.map { $0 != .noun } ?? false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIWordPart || byte == 0x2E || byte == 0x2D || byte == UInt8(ascii: ":")
  }

  private static func letters(of text: String) -> String {
    text.utf8.count > 40 ? "" : String(text.lowercased().filter(\.isLetter))
  }

  private static let mediaTypes = Set(LanguageFact.codeNames.list(of: "mediatypes"))
  private static let keys = Set(LanguageFact.codeNames.list(of: "ownnames"))
}
