import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A letter of the right script that the language doesn't have.
enum ForeignLetter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "foreign-letter", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have letters that the language doesn't have"
    },
    prevalence: .habit,
    summary: "A word has a letter that its language doesn't have, though its script does.",
    rationale: """
      A Russian `ы` in a Ukrainian word is a slip of the keyboard, or the word is Russian. Arabic \
      `ي` and `ك` in Persian look nearly right, but searching and sorting don't find the word, and \
      dots show that don't belong there; so it is with `ş` and `ţ`, with cedillas, in Romanian, which has \
      `ș` and `ț`, with commas. Hungarian `õ` and `û`, and Turkish `ð`, `þ` and `ý`, are what an \
      old encoding shows for `ő`, `ű`, `ğ`, `ş` and `ı`. Write the letter of the language. `ã` and \
      `õ` in Spanish, or `ß` in Italian, tell that the text is in another language.

      The rule knows languages in Cyrillic and Arabic letters, most large ones of Europe in Latin \
      letters, Turkish, Vietnamese, and Japanese, into which Chinese may have been pasted. Names may \
      have the Latin letters of another language, so one word in small letters must have them. \
      It is silent for \
      words that the source has too, for a text that another language has as well, such as a \
      language's own name, for quoted words with letters that are no slip for another, and for \
      Persian texts that quote Arabic, such as a prayer. \
      Letters of other scripts are found by `foreign-script` and `mixed-script-word`.
      """,
    good: [
      RuleExample("Are you sure?", "uk", "Ви впевнені?"),
      RuleExample("Delete file?", "fa", "فایل حذف شود؟"),
      RuleExample("The city Їж", "ru", "Город Їж"),
      RuleExample("In the name of God", "fa", "بسم الله الرحمن الرحيم"),
      RuleExample("And upon you", "fa", "وَعَلَيْكَ"),
      RuleExample("The password is not valid", "ja", "パスワードが無効です"),
      RuleExample("How to say hello", "ja", "「你好」の言い方を学ぶ"),
      RuleExample("Delete the file", "ar", "حذف الملف إلى الأبد"),
      RuleExample("The festival on the coast", "es", "El festival de São João en la costa"),
    ],
    bad: [
      RuleExample(
        "Are you sure?", "uk", "↓Вы↑ впевнені?",
        finds: "'Вы' has a letter that uk doesn't have (ы); write the word in uk"),
      RuleExample(
        "Delete file?", "fa", "↓فايل↑ حذف شود؟",
        finds: "'فايل' has a letter that fa doesn't have (ي); write 'ی'",
        fixed: "فایل حذف شود؟"),
      RuleExample(
        "Delete the files", "ro", "↓Ştergeţi↑ fișierele",
        finds: "'Ştergeţi' has a letter that ro doesn't have (Ş); write 'Ș'",
        fixed: "Ștergeți fișierele"),
      RuleExample(
        "Save before closing", "hu", "Mentés bezárás ↓elõtt↑",
        finds: "'elõtt' has a letter that hu doesn't have (õ); write 'ő'",
        fixed: "Mentés bezárás előtt"),
      RuleExample(
        "Log out of the account", "tr", "Hesaptan ↓çýkýþ↑ yap",
        finds: "'çýkýþ' has a letter that tr doesn't have (ý); write 'ı'",
        fixed: "Hesaptan çıkış yap"),
      RuleExample(
        "Delete all photos", "ar", "حذف ↓کل↑ الصور",
        finds: "'کل' has a letter that ar doesn't have (ک); write 'ك'",
        fixed: "حذف كل الصور"),
      RuleExample(
        "Confirm the password", "ja", "↓パスワードの确认",
        finds: "'パスワードの确认' has a letter that ja doesn't have (确); write the word in ja"),
      RuleExample(
        "Your purchases are ready", "es", "As suas compras ↓estão↑ prontas",
        finds: "'estão' has a letter that es doesn't have (ã); write the word in es"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, let letters = foreign[unit.language],
      unit.target.bytes.intersects(letters.leads),
      unit.target.value.unicodeScalars.contains(where: { letters[$0] != nil }), unit.isComparable
    else { return [] }
    let prose = unit.target.prose
    let known = SourceWords(unit.source)
    let words = prose.words.filter { word in
      prose.scalars[word].contains { letters[$0] != nil } && !known.contains(prose.text(word))
        && !isOfOtherLanguage(word, letters, prose)
    }
    guard let first = words.first, unit.language == "ar" || !quotesArabic(prose), !isShared(unit),
      !words.allSatisfy({ mayBeName($0, letters, prose) }), MisreadWord.all(in: unit).isEmpty
    else { return [] }
    return [finding(first, words, letters, unit)]
  }

  /// Whether a text has letters that a language doesn't have, that are no slips for its own, and in
  /// no name.
  static func areIn(_ prose: Prose, of language: String) -> Bool {
    guard let letters = foreign[language] else { return false }
    return prose.words.contains { word in
      prose.scalars[word].contains { letters[$0].map { $0 == nil } ?? false }
        && !mayBeName(word, letters, prose)
    }
  }

  /// Whether it is known which letters a language doesn't have.
  static func knowsLetters(of language: String) -> Bool { foreign[language] != nil }

  /// Whether a language is known not to have a letter.
  static func isForeign(_ letter: Unicode.Scalar, to language: String) -> Bool {
    foreign[language].map { $0[letter] != nil } ?? false
  }

  /// Whether a word is quoted, and has a letter that is no slip for one of the language.
  private static func isOfOtherLanguage(
    _ word: Range<Int>, _ letters: Letters, _ prose: Prose
  ) -> Bool {
    ForeignScript.isQuoted(word, prose)
      && prose.scalars[word].contains { letters[$0].map { $0 == nil } ?? false }
  }

  /// Whether a word has a capital, and its letters of another language are Latin and no slips.
  private static func mayBeName(_ word: Range<Int>, _ letters: Letters, _ prose: Prose) -> Bool {
    prose.scalars[word].contains(where: \.isCapital)
      && prose.scalars[word].allSatisfy { scalar in
        letters[scalar].map { $0 == nil && scalar.value < 0x250 } ?? true
      }
  }

  /// Whether another language has the same text; if that is Chinese, it was pasted.
  private static func isShared(_ unit: LintUnit) -> Bool {
    Peers(unit).contains { $0.language != "zh" && $0.text.value == unit.target.value }
  }

  /// Whether a text has words of Arabic as they are, such as a verse or a prayer: with signs of short
  /// vowels, which Persian leaves out but for a single one, or with its article more than once.
  private static func quotesArabic(_ prose: Prose) -> Bool {
    let vowels = prose.scalars.count { ("\u{64E}"..."\u{650}").contains($0) || $0 == "\u{652}" }
    let article: [Unicode.Scalar] = ["\u{627}", "\u{644}"]
    return vowels > 1 || prose.words.count { prose.scalars[$0].starts(with: article) } > 1
  }

  /// One for the text, with all of its words in the fix.
  private static func finding(
    _ first: Range<Int>, _ words: [Range<Int>], _ letters: Letters, _ unit: LintUnit
  ) -> Finding {
    let prose = unit.target.prose
    let places = words.joined().filter { letters[prose.scalars[$0]] != nil }
    let edits = places.compactMap { place in
      (letters[prose.scalars[place]] ?? nil).map {
        TextEdit(prose.range(place..<place + 1), String(Character($0)))
      }
    }
    let isSure = edits.count == places.count
    // "Ayşe" is spelled as its owner does.
    let mayBeName = words.contains { prose.scalars[$0.lowerBound].isCapital }
    let letter = prose.scalars[first].first { letters[$0] != nil }
    let shown = letter.map { String(Character($0)) } ?? ""
    let meant = letter.flatMap { letters[$0] ?? nil }.map { String(Character($0)) }
    let language = unit.entry.localization.language
    return Finding(
      "'\(prose.text(first))' has a letter that \(language) doesn't have (\(shown)); "
        + (meant.map { "write '\($0)'" } ?? "write the word in \(language)"),
      at: prose.range(first),
      fix: isSure ? TextFix("Write the language's letters", isSafe: !mayBeName, edits) : nil)
  }

  /// The letters that a language doesn't have, large ones too, with what is meant where that is sure.
  private struct Letters: Sendable {
    private var meant: [Unicode.Scalar: Unicode.Scalar?] = [:]
    /// What they start with in UTF-8.
    private(set) var leads = ByteSet()
    /// A bit for the low bits of each letter: all letters of texts are looked for, and nearly none is
    /// one of these, so that no hash has to be made.
    private var marks: [UInt64] = Array(repeating: 0, count: 64)

    init(_ entries: [String]) {
      for entry in entries {
        let count = entry.unicodeScalars.count
        // The capitals of ß are two S, which all languages have.
        for form in [entry, entry.uppercased()] where form.unicodeScalars.count == count {
          let scalars = Array(form.unicodeScalars)
          insert(scalars[0], meaning: scalars.dropFirst().first)
        }
      }
    }

    private mutating func insert(_ letter: Unicode.Scalar, meaning other: Unicode.Scalar?) {
      meant[letter] = .some(other)
      if let lead = String(letter).utf8.first { leads.insert(lead) }
      marks[Self.row(of: letter)] |= Self.bit(of: letter)
    }

    subscript(_ letter: Unicode.Scalar) -> Unicode.Scalar?? {
      guard marks[Self.row(of: letter)] & Self.bit(of: letter) != 0 else { return nil }
      return meant[letter]
    }

    private static func row(of letter: Unicode.Scalar) -> Int { Int(letter.value >> 6 & 63) }

    private static func bit(of letter: Unicode.Scalar) -> UInt64 {
      1 &<< UInt64(letter.value & 63)
    }
  }

  private static let foreign: [String: Letters] = Dictionary(
    uniqueKeysWithValues: LanguageFact.foreignLetters.keys.map { language in
      (language, Letters(LanguageFact.foreignLetters.list(of: language)))
    })
}
