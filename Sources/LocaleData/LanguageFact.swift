import LanguageData

/// A fact about languages that CLDR's data here doesn't have: a text in
/// `Sources/LanguageData/languages`, whose head says what its lines hold.
package enum LanguageFact: String, CaseIterable, Sendable {
  /// Words and endings that are none without their accent: `es.words`.
  case accents
  /// Words in capitals that are no acronyms which translations keep.
  case acronyms
  /// How a language speaks of its reader: `es.endings`.
  case address
  /// What languages call themselves; see ``LanguageTag/isAutonym(_:)``.
  case autonyms
  /// Letters whose capitals are a language's own.
  case capitals
  /// What the words that people write in code say: `people`.
  case codeNames = "codenames"
  /// Conjunctions that stand behind a comma: `de.conjunctions`.
  case commas
  /// Whether nouns keep the singular after numbers, and words that tell whether a number counts the
  /// word behind it: `en.before`.
  case counting
  /// Codes of countries that are taken for those of languages; see ``LanguageTag/meant(by:)``.
  case countryCodes = "countrycodes"
  /// What weekdays and months are called: `de.weekdays`.
  case dateNames = "datenames"
  /// The ends of domain names.
  case domains
  /// The elements of HTML, and those of formats that texts are kept in.
  case elements
  /// What people write in place of the names of features and their values: `key.gender`.
  case featureNames = "featurenames"
  /// The values of a feature: `de.grammaticalCase`.
  case features
  /// What a comment that speaks of its whole file says.
  case fileComments = "filecomments"
  /// Letters that neighbours of a language have and it has not.
  case foreignLetters = "foreignletters"
  /// Words that tell whether a text speaks to its reader familiarly or politely: `de.familiar`.
  case formality
  /// The version of iOS that inflects a language; see ``SystemInflection``.
  case inflection
  /// Letters by their width in hundredths of a font's size.
  case letterWidths = "letterwidths"
  /// What a letter is taken for.
  case lookAlikes = "lookalikes"
  /// The punctuation marks of a language in the place of Latin ones.
  case marks
  /// Words as people misspell them, with what they mean: `en.words`.
  case misspellings
  /// Words that say what a number in a sentence is: `en.example`.
  case numberWords = "numberwords"
  /// What the folders of languages were called before they had codes; see
  /// ``LanguageTag/code(ofOldName:)``.
  case oldNames = "oldnames"
  /// What turns a sentence into its opposite: `en.negations`.
  case opposites
  /// What a language puts in brackets behind a word for one thing or more: `file(s)`.
  case pluralEndings = "pluralendings"
  /// What an assistant writes in front of a translation.
  case preambles
  /// Prepositions that are kept on a line with the next word.
  case prepositions
  /// Pairs of double quotation marks, the usual ones first.
  case quotationMarks = "quotationmarks"
  /// The language that stands for all whose readers may take a text of one for one of their own.
  case related
  /// Words that may stand twice in a row.
  case repeats
  /// How a comment asks to leave its text as it is.
  case requests
  /// Nouns that stand for a text that nobody knows, one of each gender.
  case samples
  /// Languages that are written in several scripts; see ``LanguageTag/scripts``.
  case scripts
  /// Words of English that translations may have as they are.
  case sharedWords = "sharedwords"
  /// Words that tell languages apart.
  case shortWords = "shortwords"
  /// The spaces beside marks.
  case spacing
  /// Letters that are now and then written as several characters.
  case splitLetters = "splitletters"
  /// Words that count time behind a number: `en.minutes`.
  case timeUnits = "timeunits"
  /// What translators and their tools write for work that is still to be done, and programs where
  /// they have no text.
  case unfinished
  /// The symbols of units and the codes of currencies, and what is written right on a number.
  case units

  /// What the text says of a key, most often a language; nil where it doesn't have it.
  package subscript(key: String) -> String? { text[key] }

  /// The parts of what it says, with a separator between; empty where it doesn't have the key.
  ///
  /// Kept, for rules ask for each text of a catalog.
  package func list(of key: String, separator: String = " ") -> [String] {
    KnownFactLists.list(KnownFactLists.Key(fact: self, key: key, separator: separator)) {
      readList(of: key, separator: separator)
    }
  }

  private func readList(of key: String, separator: String = " ") -> [String] {
    text[key]?.split(separator: separator).map(String.init) ?? []
  }

  /// The parts of what it says by all of its keys, for those who ask for each text again.
  package var sets: [String: Set<String>] {
    Dictionary(keys.map { ($0, Set(readList(of: $0))) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same for one list that languages have, by the languages: of `elided` what stands behind
  /// `fr.elided`.
  package func sets(ofList list: String) -> [String: Set<String>] {
    let end = "." + list
    let pairs = keys.filter { $0.hasSuffix(end) }.map { key in
      (String(key.dropLast(end.count)), Set(readList(of: key)))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// All keys, in the order of their bytes.
  package var keys: [String] { text.keys }

  /// Whether readers of one language may take a text of the other for one of their own.
  package static func areRelated(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let group = related[one] else { return false }
    return group == related[other]
  }

  private var text: SortedText {
    SortedText { [rawValue] in language_data_text("languages", rawValue) }
  }
}

/// What Apple's systems do with the words of a language.
package enum SystemInflection: Hashable, Sendable {
  /// They make them agree, from this version of iOS on and the systems that came out with it.
  case since(iOS: Int)
  /// The words of the language don't change.
  case needless
  /// Words would have to change, and no system changes them.
  case missing

  /// - Parameter region: Where it is spoken so, if that is known.
  package init(of language: String, region: String? = nil) {
    let own = region.flatMap { LanguageFact.inflection["\(language)-\($0)"] }
    self =
      switch own ?? LanguageFact.inflection[language] {
      case nil: .missing
      case let version?: Int(version).map { .since(iOS: $0) } ?? .needless
      }
  }
}
