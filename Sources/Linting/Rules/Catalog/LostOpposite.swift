import Diagnostics
import Grammar
import LocaleData
import PlainBytes
import Reading

/// Two source texts that say the opposite of each other have the same translation.
enum LostOpposite: MarkingRule {
  static let documentation = RuleDocumentation(
    id: "lost-opposite", family: .catalog, severity: .warning,
    summary: "Two source texts that say the opposite of each other have the same translation.",
    rationale: """
      Where "Undo" and "Redo", or "Mark as Read" and "Mark as Unread", read the same, one of them holds \
      the text of the other by mistake, and a reader can't tell two commands apart. Found at the later of \
      the two, or at the one whose translation more of the other kind have; check both.

      Only sources of one table are compared that have the same words but for one, and that one has to \
      be the opposite of the other's: "on" and "off", "pin" and "unpin", "import" and "export". \
      Translations that differ only in capitals or in the marks at their ends count as the same, but for \
      signs such as + and ↓; texts without letters and plural forms don't count, and neither do opposites \
      for which a language has one word, as Ukrainian for "Download" and "Upload". `same-translation` \
      finds all sources that are translated alike.
      """,
    good: [], bad: [])

  static func mark(of entry: LintEntry, _ context: LintContext) -> UInt64? {
    let source = entry.source.tag?.language ?? entry.source.language
    guard Opposites.areKnown(in: source) else { return nil }
    return unit(of: entry).map { hash(of: $0.target.value, in: entry.localization.language) }
  }

  static func findings(
    in table: any LintTable, _ marks: [KeyMark], _ context: LintContext
  ) -> [TableFinding] {
    guard !marks.isEmpty else { return [] }
    let source = LanguageTag(table.sourceLanguage)?.language ?? table.sourceLanguage
    let opposites = Opposites(source)
    let found = batches(of: marks).flatMap { groups in
      let keys = compared(groups, table)
      return groups.flatMap { findings(among: $0.compactMap { keys[$0] }, opposites) }
    }
    return found.sorted { ($0.index, $0.language) < ($1.index, $1.language) }
  }

  /// The key's only text beside its only source, where the two can be compared.
  private static func unit(of entry: LintEntry) -> LintUnit? {
    guard !entry.isSource, entry.key.shouldTranslate, !entry.key.isStale,
      entry.source.texts.count == 1, entry.localization.texts.count == 1,
      let text = entry.localization.texts.first, text.isShort, !text.isUnread,
      let unit = entry.unit(of: text), unit.source.isShort, unit.isComparable
    else { return nil }
    return unit
  }

  /// What texts have in common that may count as the same.
  private static func hash(of text: String, in language: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = ByteHash.of(language.utf8)
      var offset = 0
      while offset < bytes.count {
        // All texts come by here, so none is made in small letters.
        let byte = bytes[offset]
        if byte < 0x80 {
          offset += 1
          if byte.isASCIILetterOrDigit {
            hash = WordHash.combine(hash, UInt32(byte.lowercasedASCII))
          }
        } else {
          let (scalar, length) = ScalarReading.scalar(at: offset, in: bytes)
          offset += length
          if scalar.isWordPart {
            hash = WordHash.combine(hash, SimpleCase.smallLetter(of: scalar.value))
          }
        }
      }
      return hash
    }
  }
}

/// Keys that may have the same translation.
extension LostOpposite {
  /// Of more keys with one translation nobody asks which of them differ.
  private static let mostKeys = 40

  /// A key that was read again.
  private struct Compared {
    var mark: KeyMark
    var source: String
    /// Those of the source, in small letters.
    var words: [String]
    /// The translation, without regard to capitals and to marks at its ends.
    var target: String
    /// Its signs, which may be all that tells two apart: `+`, ↓.
    var signs: String
  }

  /// How many marks are read again at a time, so that a table of equal texts fills no memory.
  private static let batchSize = 4096

  /// The marks of more keys than one, in groups of equal ones.
  private static func batches(of marks: [KeyMark]) -> [[ArraySlice<KeyMark>]] {
    let sorted = marks.sorted { ($0.mark, $0.index) < ($1.mark, $1.index) }
    var batches: [[ArraySlice<KeyMark>]] = []
    var (start, room) = (0, 0)
    for end in 1...sorted.count {
      if end < sorted.count, sorted[end].mark == sorted[start].mark { continue }
      if end - start > 1 {
        if room <= 0 {
          batches.append([])
          room = batchSize
        }
        let group = sorted[start..<end].prefix(mostKeys)
        batches[batches.count - 1].append(group)
        room -= group.count
      }
      start = end
    }
    return batches
  }

  /// Reads keys again: each once for all of its languages, as it may have hundreds.
  private static func compared(
    _ groups: [ArraySlice<KeyMark>], _ table: any LintTable
  ) -> [KeyMark: Compared] {
    var keys: [KeyMark: Compared] = [:]
    for (index, marks) in Dictionary(grouping: groups.joined(), by: \.index) {
      let key = table.key(at: index, languages: marks.map(\.language))
      let translations = Dictionary(
        key.translations.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
      for mark in marks {
        guard let translation = translations[mark.language] else { continue }
        keys[mark] = compared(mark, LintEntry(key: key, localization: translation))
      }
    }
    return keys
  }

  private static func findings(
    among keys: [Compared], _ opposites: Opposites
  ) -> [TableFinding] {
    let rivals = keys.indices.map { self.rivals(of: $0, in: keys, opposites) }
    return keys.indices.compactMap { number -> TableFinding? in
      let own = rivals[number]
      // Of one against several the one is more likely wrong.
      let told = own.first { rival in
        let count = rivals[rival.number].count
        return own.count > count || own.count == count && rival.number < number
      }
      return told.map { rival in
        let finding = Finding(
          "'\(keys[rival.number].source.shortened(to: 60))' has the same translation, though "
            + "'\(rival.word)' is the opposite of '\(rival.other)'; check which one is meant")
        let mark = keys[number].mark
        return TableFinding(
          index: mark.index, language: mark.language, EntryFinding(finding))
      }
    }
  }

  /// A key with the same translation whose source says the opposite.
  private struct Rival {
    var number: Int
    /// The word of the key that is compared, and its opposite.
    var word: String
    var other: String
  }

  private static func rivals(
    of number: Int, in keys: [Compared], _ opposites: Opposites
  ) -> [Rival] {
    let key = keys[number]
    let language = LanguageTag(key.mark.language)?.language ?? key.mark.language
    return keys.indices.compactMap { index in
      let rival = keys[index]
      guard index != number, rival.target == key.target, rival.signs == key.signs,
        rival.mark.language == key.mark.language,
        let (word, other) = pair(key.words, rival.words, opposites),
        !opposites.areAlike(word, other, in: language)
      else { return nil }
      return Rival(number: index, word: word, other: other)
    }
  }

  private static func compared(_ mark: KeyMark, _ entry: LintEntry) -> Compared? {
    guard let unit = unit(of: entry) else { return nil }
    let target = TableTexts.folded(unit.target.value)
    guard target.unicodeScalars.contains(where: \.isLetter) else { return nil }
    let words = unit.source.value.lowercased().unicodeScalars.split { !$0.isWordPart }
    return Compared(
      mark: mark, source: unit.source.value, words: words.map { String($0) }, target: target,
      signs: signs(of: unit.target.value))
  }

  private static func signs(of text: String) -> String {
    let signs = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .mathSymbol, .otherSymbol, .dashPunctuation: true
      default: false
      }
    }
    return String(String.UnicodeScalarView(signs))
  }

  /// The words in which two texts say the opposite of each other, where they differ in no others.
  private static func pair(
    _ one: [String], _ other: [String], _ opposites: Opposites
  ) -> (String, String)? {
    guard one.count == other.count else { return nil }
    var pair: (String, String)?
    for (word, counterpart) in zip(one, other) where word != counterpart {
      guard pair == nil, opposites.isOpposite(word, counterpart) else { return nil }
      pair = (word, counterpart)
    }
    return pair
  }
}
