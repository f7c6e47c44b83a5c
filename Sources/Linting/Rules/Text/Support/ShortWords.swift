import LocaleData
import PlainBytes
import Reading

/// Short words that tell languages apart: articles, prepositions, pronouns.
enum ShortWords {
  /// The bit that stands for a language; nil where its words aren't known.
  static func bit(of language: String) -> UInt32? {
    let language = language == "nn" ? "nb" : language
    return codes.firstIndex(of: language).map { 1 << UInt32($0) }
  }

  /// Whether a language whose words are known is written in Cyrillic letters.
  static func isCyrillic(_ language: String) -> Bool {
    LanguageFact.shortWords.list(of: language).first?.utf8.first.map { $0 >= 0x80 } ?? false
  }

  /// The bits of the languages that have a word, in small letters.
  static func languages(with word: String) -> UInt32 {
    word.utf8.count > 8 ? 0 : masks[word.utf8.reduce(0) { $0 << 8 | UInt64($1) }]
  }

  /// A language that a text has several words of, not all the same, and how many, if it has none of
  /// its own.
  ///
  /// - Parameter sharing: A language whose words don't count as the text's own, although that has them.
  static func otherLanguage(
    of text: String, own: UInt32, but ignored: UInt32 = 0, sharing: UInt32 = 0
  ) -> (language: String, count: Int)? {
    var counts = Counts()
    var kinds = Counts()
    var seen: Set<UInt64> = []
    var words = 0
    guard
      scan(
        text, own: own, sharing: sharing,
        { word, mask in
          words += 1
          guard mask != 0, word > 0xFF else { return }
          counts.add(mask)
          if seen.insert(word).inserted { kinds.add(mask) }
        })
    else { return nil }
    let skipped = own | ignored | close(to: own)
    var (count, fitting) = (0, [Int]())
    for index in codes.indices where skipped & (1 << UInt32(index)) == 0 && kinds[index] > 1 {
      if counts[index] > count { (count, fitting) = (counts[index], []) }
      if counts[index] == count { fitting.append(index) }
    }
    guard count > 2 || count == 2 && words < 9 else { return nil }
    let neighbours = close(to: own) & ~(own | ignored)
    let near = languages(in: neighbours) { kinds[$0] > 1 && counts[$0] >= count }
    return language(among: (near + fitting).map { codes[$0] }, writtenIn: text)
      .map { (language: $0, count: count) }
  }

  /// Of some languages those that pass a test, by index.
  ///
  /// Where a text in Portuguese should be, one is in Spanish before it is in Italian.
  private static func languages(in bits: UInt32, where fits: (Int) -> Bool) -> [Int] {
    codes.indices.filter { bits & (1 << UInt32($0)) != 0 && fits($0) }
  }

  /// How many words there are of each language, a byte each.
  private struct Counts {
    private var halves = (0 as UInt64, 0 as UInt64)

    mutating func add(_ mask: UInt32) {
      halves.0 += ShortWords.spread(mask)
      halves.1 += ShortWords.spread(mask >> 8)
    }

    subscript(_ index: Int) -> Int {
      Int((index < 8 ? halves.0 : halves.1) >> UInt64(index % 8 * 8) & 0xFF)
    }
  }

  /// The words of a text that tell its language.
  ///
  /// Not those that a mark joins to others ("to-do"), not what the app fills in, no names that a sign
  /// marks ("@all"), no single letters, and no codes among small letters ("DE"). An elided article is a
  /// word of its own.
  static func plain(_ text: LintText) -> String {
    var words: [String] = []
    let isShouted = !text.prose.scalars.contains(where: \.isSmallLetter)
    let tokens = text.prose.scalars.split { $0.isSpace || $0 == Prose.object }
    for token in tokens where token.first != "@" && token.first != "#" {
      let word = token.split { $0 == "'" || $0 == "’" }
      if word.count == 2, word[0].count > 2 { continue }
      guard let last = word.last, last.count(where: \.isWordPart) > 1 else { continue }
      let inner = last.drop { !$0.isLetter }.prefix(while: \.isLetter)
      let rest = last.drop { !$0.isLetter }.dropFirst(inner.count)
      guard !inner.isEmpty, !last.contains("{"), !rest.contains(where: \.isWordPart),
        isShouted || !inner.allSatisfy(\.isCapital)
      else { continue }
      words.append(String(String.UnicodeScalarView(inner)))
    }
    return words.joined(separator: " ")
  }

  /// Whether a word of a language is torn in two, as in "in te" for the Swedish "inte".
  static func areTorn(in text: String, of language: UInt32) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return zip(words, words.dropFirst()).contains { first, second in
      languages(with: "\(first)\(second)") & language != 0
    }
  }

  /// Whether a text has a word of a language.
  static func areIn(_ text: String, _ language: UInt32) -> Bool {
    !scan(text, own: language) { _, _ in }
  }

  /// How many different words a text has of some languages, and not of others; no single letters.
  static func kinds(of languages: UInt32, besides others: UInt32, in text: String) -> Int {
    var kinds: Set<UInt64> = []
    _ = scan(text, own: 0) { word, mask in
      if mask & languages != 0, mask & others == 0, word > 0xFF { kinds.insert(word) }
    }
    return kinds.count
  }

  /// Whether a text has a letter that only one of the languages has, and this is that one.
  static func hasOwnLetter(_ text: String, of language: String) -> Bool {
    let letters = LanguageFact.shortWords.list(of: language + ".letters")
    return letters.contains { text.utf8.containsSequence($0.utf8) }
  }

  /// Of languages that fit a text as well, the first one that has all of its letters; else the first.
  private static func language(among languages: [String], writtenIn text: String) -> String? {
    guard languages.count > 1 else { return languages.first }
    let letters = Set(text.lowercased().unicodeScalars.filter { $0.value > 0x7F })
    guard !letters.isEmpty else { return languages.first }
    let own = languages.first { language in
      !LanguageFact.foreignLetters.list(of: language).contains { entry in
        entry.unicodeScalars.first.map { letters.contains($0) } ?? false
      }
    }
    return own ?? languages.first
  }

  /// Calls for each word, packed into eight bytes, until one is of the language itself.
  private static func scan(
    _ text: String, own: UInt32, sharing: UInt32 = 0, _ visit: (UInt64, UInt32) -> Void
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // Long texts are of one language within their first part.
      let part = UnsafeBufferPointer(rebasing: bytes.prefix(mostBytes))
      return scan(part, own, sharing, visit, isWhole: part.count == bytes.count)
    }
  }

  private static let mostBytes = 1000

  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ own: UInt32, _ sharing: UInt32,
    _ visit: (UInt64, UInt32) -> Void, isWhole: Bool
  ) -> Bool {
    var word: UInt64 = 0
    var length = 0
    for byte in bytes {
      if byte.mayBeLetter {
        let small = byte < 0x80 ? byte | 0x20 : byte
        word = word << 8 | UInt64(small)
        length += 1
        continue
      }
      guard isForeign(word, length, own, sharing, visit) else { return false }
      word = 0
      length = 0
    }
    return !isWhole || isForeign(word, length, own, sharing, visit)
  }

  /// Calls for a word that is not of the language itself; none at all is of no language.
  @inline(__always)
  private static func isForeign(
    _ word: UInt64, _ length: Int, _ own: UInt32, _ sharing: UInt32,
    _ visit: (UInt64, UInt32) -> Void
  ) -> Bool {
    guard length > 0 else { return true }
    let mask = length <= 8 ? masks[word] : 0
    if mask & own != 0 { return mask & sharing != 0 }
    visit(word, mask)
    return true
  }

  /// A counter of one for each of eight bits.
  private static func spread(_ mask: UInt32) -> UInt64 {
    var counts: UInt64 = 0
    for index in 0..<8 where mask & (1 << UInt32(index)) != 0 { counts += 1 << UInt64(index * 8) }
    return counts
  }

  /// Languages that share most of their short words.
  static func close(to own: UInt32) -> UInt32 {
    groups.first { $0 & own != 0 } ?? 0
  }

  /// The bits of each group's languages.
  private static let groups = LanguageFact.shortWords.list(of: "*close").map { group in
    group.split(separator: ",").reduce(0) { $0 | (bit(of: String($1)) ?? 0) }
  }

  /// The languages; of two that fit a text as well, the first one is named whose letters it has.
  private static let codes = LanguageFact.shortWords.list(of: "*")

  private static let masks: PackedWords = {
    var masks: [UInt64: UInt32] = [:]
    for (index, code) in codes.enumerated() {
      for word in LanguageFact.shortWords.list(of: code) {
        masks[word.utf8.reduce(0) { $0 << 8 | UInt64($1) }, default: 0] |= 1 << UInt32(index)
      }
    }
    return PackedWords(masks)
  }()
}
