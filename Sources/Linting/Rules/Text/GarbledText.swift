import Catalogs
import Diagnostics
import Messages
import PlainBytes
import Reading

/// Letters that were read in the wrong encoding.
enum GarbledText: UnitRule {
  static let documentation = RuleDocumentation(
    id: "garbled-text", family: .text, severity: .error,
    summary:
      "The text was read in the wrong encoding once: `Ã©`, `â€™` or the replacement character.",
    rationale: """
      A file in UTF-8 that some tool took for Latin-1 shows "Ã©" where "é" was, and "√©" if it took it for \
      Mac OS Roman. One in Latin-1 that was taken for Mac OS Roman shows "„" for "ã" and "Í" for \
      "ê"; since a capital within a word may be a slip, two of them are asked for where no sign tells \
      more. A character that couldn't be read at all became `�` or, inside of a word, `?`. A \
      reader sees rubbish. Take the text from before it was damaged.

      Cyrillic in Windows-1251 and Greek in Windows-1253 that were taken for Latin-1 have words of nothing \
      but "é" and its like, and in UTF-8 that was taken for these code pages every letter is two.

      Hebrew whose words start with the letters that only end words was kept in reverse order.

      Bytes of a file that are no text belong to `invalid-encoding`, and escapes of half a character to \
      the file's own finding. At the end of a word `?` is found where the sentence goes on with a \
      small letter and the source \
      asks nothing.
      """,
    good: [
      RuleExample("Coffee", "fr", "Café"), RuleExample("Heart", "pt", "CORAÇÃO"),
      RuleExample("The root of π", "de", "√π"), RuleExample("Welcome", "he", "ברוכים הבאים"),
      RuleExample("Umlauts (ÄÖÜ)", "ru", "Умляуты (ÄÖÜ)"),
      RuleExample("Crème brûlée", "uk", "Crème brûlée"), RuleExample("Ribs", "ru", "Рёбра"),
      RuleExample("Name Z–A", "nb", "Navn Å–A"),
      RuleExample("Tell us what you think", "nl", "Vragen? Laat het ons weten"),
    ],
    bad: [
      RuleExample(
        "Coffee", "fr", "Caf↓Ã©", finds: "'Ã©' is 'é' in the wrong encoding; write é", fixed: "Café"
      ),
      RuleExample(
        "Don't", "fr", "N↓â€™↑oubliez pas", finds: "'â€™' is '’' in the wrong encoding; write ’",
        fixed: "N’oubliez pas"),
      RuleExample(
        "The room is private", "nl", "Het kanaal is priv↓√©",
        finds: "'√©' is 'é' in the wrong encoding; write é", fixed: "Het kanaal is privé"),
      RuleExample(
        "App review", "pt-BR", "Revis↓„↑o do app",
        finds: "'„' is 'ã' in the wrong encoding; write ã", fixed: "Revisão do app"),
      RuleExample(
        "Save", "ru", "↓Ñîõðàíèòü↑ ôàéë",
        finds: "'Ñîõðàíèòü' is 'Сохранить' in the wrong encoding; write Сохранить",
        fixed: "Сохранить файл"),
      RuleExample(
        "Save", "ru", "↓РЎРѕС…СЂР°РЅРёС‚СЊ",
        finds: "'РЎРѕС…СЂР°РЅРёС‚СЊ' is 'Сохранить' in the wrong encoding; write Сохранить",
        fixed: "Сохранить"),
      RuleExample(
        "Save", "el", "↓ÁðïèÞêåõóç",
        finds: "'ÁðïèÞêåõóç' is 'Αποθήκευση' in the wrong encoding; write Αποθήκευση",
        fixed: "Αποθήκευση"),
      RuleExample(
        "Coffee", "fr", "Caf↓\u{FFFD}",
        finds: "a character that could not be read (�); write the letter that was here"),
      RuleExample(
        "Key", "de", "Schl↓?↑ssel",
        finds:
          "a question mark inside of a word, where a letter could not be written; write the letter",
        severity: .warning),
      RuleExample(
        "Welcome", "he", "↓םיאבה↑ םיכורב",
        finds:
          "'םיאבה' starts with a letter that words end with, so the text stands in reverse order; write its letters as they are read",
        severity: .warning),
      RuleExample(
        "Welcome back", "tr", "Tekrar Ho↓?↑ geldiniz",
        finds:
          "a question mark in the middle of a sentence, where a letter could not be written; write the letter",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits
    if let finding = VisualOrder.finding(in: unit) { return [finding] }
    let letters = misread(unit)
    guard letters.isEmpty, !traits.contains(.garbled), traits.contains(.questionMarks) else {
      return letters
    }
    return questionMarks(unit)
  }

  /// Whether a text has such letters, so that the marks among them (`â€™`, `Ã„`) are none that somebody
  /// wrote.
  static func isFound(in unit: LintUnit) -> Bool {
    let isMarked = unit.target.profile.traits.contains(.garbled)
    return isMarked && isLost(in: unit.target) || !misread(unit).isEmpty
  }

  private static func isLost(in text: LintText) -> Bool { text.value.contains(scalar: "\u{FFFD}") }

  /// Whether another finding tells of all characters that couldn't be read: the file has bytes there
  /// that are no text.
  private static func isToldOfFile(_ text: LintText) -> Bool {
    guard isLost(in: text), let place = text.place else { return false }
    return place.spelling != .unknown && place.isTorn
  }

  /// Whether another finding tells why a character couldn't be read: the escape of half a character.
  private static func isHalf(_ range: Range<Int>, _ text: LintText) -> Bool {
    guard let spelled = text.spelledPart(at: range) else { return false }
    return spelled.hasPrefix("\\") && !spelled.lowercased().hasSuffix("fffd")
  }

  /// Letters that were read in the wrong encoding, of whatever kind.
  private static func misread(_ unit: LintUnit) -> [Finding] {
    let traits = unit.target.profile.traits
    guard traits.contains(.nonASCII) else { return [] }
    let words = misreadWords(unit)
    guard words.isEmpty else { return words }
    let letters = traits.contains(.garbled) ? misreadLetters(unit) : []
    return letters.isEmpty ? macRomanLetters(unit) : letters
  }

  /// Words of Cyrillic or Greek in the wrong code page, in one finding.
  private static func misreadWords(_ unit: LintUnit) -> [Finding] {
    let prose = unit.target.prose
    return MisreadWord.all(in: unit).map { word in
      finding(prose.scalars[word.place], word.meant, prose.range(word.place))
    }.asOneCause
  }

  /// Letters of Latin-1 that were taken for Mac OS Roman, in one finding.
  private static func macRomanLetters(_ unit: LintUnit) -> [Finding] {
    let prose = unit.target.prose
    return MacRomanLetters.places(in: unit).prefix(ScanLimit.findings).map { place in
      let range = place.index..<(place.index + 1)
      return finding(
        prose.scalars[range], String(Character(place.meant)), prose.range(range))
    }.asOneCause
  }

  /// Characters that couldn't be read, and those whose bytes were taken for several.
  private static func misreadLetters(_ unit: LintUnit) -> [Finding] {
    let scalars = Array(unit.target.value.unicodeScalars)
    let isTold = !unit.isSource && isLost(in: unit.source) || isToldOfFile(unit.target)
    var found: [Finding] = []
    var offset = 0
    var index = 0
    while index < scalars.count {
      let width = UTF8.width(scalars[index])
      if scalars[index].value == 0xFFFD {
        if !isTold, !isHalf(offset..<(offset + width), unit.target) {
          found.append(
            Finding(
              "a character that could not be read (�); write the letter that was here",
              at: offset..<(offset + width)))
        }
      } else if let (count, meant) = garbled(scalars, index) ?? MacRoman.garbled(scalars, index) {
        let length = scalars[index..<(index + count)].reduce(0) { $0 + UTF8.width($1) }
        found.append(
          finding(
            scalars[index..<(index + count)], String(Character(meant)), offset..<(offset + length)))
        offset += length
        index += count
        continue
      }
      offset += width
      index += 1
    }
    return found
  }

  /// Question marks that stand for letters; one kind of them is enough to find the text.
  private static func questionMarks(_ unit: LintUnit) -> [Finding] {
    let letters = lostLetters(unit)
    return letters.isEmpty ? lostEndings(unit) : letters
  }

  /// Question marks between letters, or right before a word, where the source has none.
  private static func lostLetters(_ unit: LintUnit) -> [Finding] {
    guard mayHaveLostLetter(unit.target.value), unit.isComparable,
      !mayHaveLostLetter(unit.source.value)
    else { return [] }
    let prose = unit.target.prose
    let scalars = prose.scalars
    return scalars.indices.filter { scalars[$0] == "?" && isLostLetter(scalars, $0) }
      .prefix(ScanLimit.findings).map {
        Finding(
          "a question mark inside of a word, where a letter could not be written; write the letter",
          at: prose.range($0..<($0 + 1)), severity: .warning)
      }
  }

  /// Question marks behind a word where the sentence goes on, though the source asks nothing.
  ///
  /// Only a note: people do ask in the middle of a sentence ("Guess what? you won").
  private static func lostEndings(_ unit: LintUnit) -> [Finding] {
    guard unit.target.value.utf8.last != UInt8(ascii: "?"), unit.isComparable,
      !unit.source.profile.traits.contains(.questionMarks)
    else { return [] }
    let prose = unit.target.prose
    let scalars = prose.scalars
    guard !scalars.contains("¿") else { return [] }
    return scalars.indices.filter { scalars[$0] == "?" && isLostEnding(scalars, $0) }
      .prefix(ScanLimit.findings).map {
        Finding(
          "a question mark in the middle of a sentence, where a letter could not be written; write "
            + "the letter", at: prose.range($0..<($0 + 1)), severity: .note)
      }
  }

  /// Whether a word without capitals follows behind a space.
  private static func isLostEnding(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 2 < scalars.count, scalars[index - 1].isSmallLetter,
      scalars[index + 1] == " "
    else { return false }
    let word = scalars[(index + 2)...].prefix(while: \.isWordPart)
    return !word.isEmpty && word.allSatisfy(\.isSmallLetter)
  }

  /// Whether the first of some question marks in a row stands where only a letter can.
  private static func isLostLetter(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let rest = scalars[index...].drop { $0 == "?" }
    guard let next = rest.first else { return false }
    guard index > 0, !isBeforeWord(scalars[index - 1]) else {
      return next.isSmallLetter || rest.startIndex > index + 1 && next.isLetter
    }
    return scalars[index - 1].isLetter && next.isSmallLetter
  }

  private static func isBeforeWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSpace || scalar.isApostrophe
  }

  /// A cheap look for a question mark right before a letter.
  private static func mayHaveLostLetter(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == UInt8(ascii: "?"), byte.mayBeLetter { return true }
      previous = byte
    }
    return false
  }

  private static func finding(
    _ scalars: ArraySlice<Unicode.Scalar>, _ meant: String, _ range: Range<Int>
  ) -> Finding {
    let shown = String(String.UnicodeScalarView(scalars))
    return Finding(
      "'\(shown)' is '\(meant)' in the wrong encoding; write \(meant)", at: range,
      fix: TextFix("Write \(meant)", isSafe: false, [TextEdit(range, meant)]))
  }

  /// How many characters in a row are the bytes of one, and which one.
  private static func garbled(
    _ scalars: [Unicode.Scalar], _ index: Int
  ) -> (count: Int, meant: Unicode.Scalar)? {
    let lead = scalars[index].windows1252
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard isLead(lead), index + count <= scalars.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(count))
    for scalar in scalars[(index + 1)..<(index + count)] {
      let next = scalar.windows1252
      guard next.isUTF8Continuation else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    // Letters with an accent stand before closing quotation marks and no-break spaces, too.
    let end = index + count
    let isBehindSmall = index > 0 && scalars[index - 1].isSmallLetter
    let isInWord =
      end < scalars.count && (scalars[end].isSmallLetter || lead == 0xC3 && scalars[end] == " ")
      || isBehindSmall && scalars[index].isCapital
    if isRareLead(lead) && !isInWord || isRangeOfLetters(scalars, index) { return nil }
    let rest = scalars[(index + 1)..<end]
    // Two marks in a row may be punctuation, other signs between a letter and a mark are none.
    let isPunctuated = count == 2 ? rest.contains(where: isMark) : rest.allSatisfy(isMark)
    if lead != 0xE2, !isInWord, isPunctuated { return nil }
    return Unicode.Scalar(value).map { (count, $0) }
  }

  /// Whether a letter alone, a dash and another letter alone stand there: "Å–A", as in "A–Z".
  private static func isRangeOfLetters(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index + 2 < scalars.count, ["–", "—"].contains(scalars[index + 1]),
      scalars[index + 2].isCapital, index == 0 || !scalars[index - 1].isWordPart
    else { return false }
    return index + 3 == scalars.count || !scalars[index + 3].isWordPart
  }

  private static func isLead(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xC5, 0xCE...0xD1, 0xD7...0xD9, 0xE0...0xF0: true
    default: isRareLead(byte)
    }
  }

  /// Whether a byte is that of È or É, which stand before ™ and ® too; with them start Romanian's ș
  /// and ț and Azerbaijani's ə.
  private static func isRareLead(_ byte: UInt8) -> Bool { byte == 0xC8 || byte == 0xC9 }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0xAB, 0xBB, 0x2018...0x201E, 0x2026: true
    default: false
    }
  }
}
