package import Catalogs
import Diagnostics
import Reading

/// Makes a String Catalog of the tables of several languages.
package struct StringCatalogAssembly: Sendable {
  /// The files of one language.
  package struct Localization: Sendable {
    package var language: String
    package var strings: StringsDocument?
    package var dictionary: StringsdictDocument?
    /// Where the source language's keys are that the other two lack.
    fileprivate var base: StringsDocument?
    fileprivate var baseDictionary: StringsdictDocument?

    package init(
      language: String, strings: StringsDocument?, dictionary: StringsdictDocument?
    ) {
      self.language = language
      self.strings = strings
      self.dictionary = dictionary
    }

    /// The same with what stands in `Base` for kinds that it has no file of, and for keys that it lacks.
    package func completed(by base: Localization) -> Localization {
      var localization = self
      if strings == nil {
        localization.strings = base.strings
      } else {
        localization.base = base.strings
      }
      if dictionary == nil {
        localization.dictionary = base.dictionary
      } else {
        localization.baseDictionary = base.dictionary
      }
      return localization
    }
  }

  private struct Entry {
    var comment: String?
    var isStale = false
    /// Whether the source gives its text.
    var isExtracted = false
    var texts: [(language: String, text: CatalogText)] = []
  }

  package private(set) var losses: [ConversionLoss] = []
  private let sourceLanguage: String
  private var keys: [String] = []
  private var entries: [ExactKey: Entry] = [:]

  /// - Parameters:
  ///   - localizations: The source language's files give comments and stale marks.
  ///   - shown: The texts of the source language that a storyboard shows; those of keys count that
  ///     only other languages have.
  package init(
    _ localizations: [Localization], sourceLanguage: String, shown: StringsDocument? = nil
  ) {
    self.sourceLanguage = sourceLanguage
    let sorted = localizations.sorted {
      ($0.language != sourceLanguage ? 1 : 0, $0.language)
        < ($1.language != sourceLanguage ? 1 : 0, $1.language)
    }
    for localization in sorted { add(localization) }
    if let shown { addShown(shown) }
    addMissingSources()
    if CatalogOrder(of: keys) != .xcode {
      losses.append(
        ConversionLoss(
          .order, key: nil, "a String Catalog is sorted by key; the order of the files is lost"))
    }
  }

  private mutating func add(_ localization: Localization) {
    let language = localization.language
    if let strings = localization.strings { add(strings, localization) }
    if let base = localization.base { addMissing(from: base, localization) }
    for strings in [localization.strings, localization.base].compactMap({ $0 }) {
      addLooseComments(of: strings, language)
    }
    for dictionary in [localization.dictionary, localization.baseDictionary].compactMap({ $0 }) {
      addLooseComments(of: dictionary, language)
    }
    if let dictionary = localization.dictionary { add(dictionary, language) { _ in true } }
    if let base = localization.baseDictionary {
      add(base, language) { key in
        localization.dictionary?.entry(forKey: key) == nil
          && localization.strings?.entry(forKey: key) == nil
      }
    }
  }

  /// Adds the entries of a dictionary; of those that aren't lacking it is noted that they are left out.
  private mutating func add(
    _ dictionary: StringsdictDocument, _ language: String, where isLacking: (String) -> Bool
  ) {
    for entry in dictionary.entries {
      guard entry == dictionary.entry(forKey: entry.key) else {
        addDuplicate(entry.key, language)
        continue
      }
      guard isLacking(entry.key) else {
        addShadowed(entry.key, language)
        continue
      }
      guard let text = CatalogText(entry.content) else {
        losses.append(
          ConversionLoss(
            .unknownField, key: entry.key, language: language, "what stands there is no text"))
        continue
      }
      addUnknownFields(of: entry, language)
      add(
        text.recountedForCatalog(key: entry.key), entry.key, language,
        comment: dictionary.comment(of: entry), isStale: entry.isStale)
    }
  }

  private mutating func add(_ strings: StringsDocument, _ localization: Localization) {
    let language = localization.language
    for (index, entry) in strings.entries.enumerated() {
      let key = strings.key(of: entry)
      guard index == strings.index(forKey: key) else {
        addDuplicate(key, language)
        continue
      }
      if let plural = localization.dictionary?.entry(forKey: key),
        CatalogText(plural.content) != nil
      {
        losses.append(
          ConversionLoss(
            .shadowedText, key: key, language: language,
            "the .stringsdict has the key too and is shown; the .strings text is left out"))
        note(key, strings.ownComment(of: entry), entry.isStale, language)
        continue
      }
      let comment = strings.ownComment(of: entry)
      add(
        CatalogText(strings.value(of: entry)), key, language,
        comment: comment, isStale: entry.isStale)
    }
  }

  /// Adds the texts of `Base` for keys that the source language itself lacks.
  private mutating func addMissing(from base: StringsDocument, _ localization: Localization) {
    let language = localization.language
    for (index, entry) in base.entries.enumerated() {
      let key = base.key(of: entry)
      guard index == base.index(forKey: key) else {
        addDuplicate(key, language)
        continue
      }
      let own = localization.strings?.entry(forKey: key).flatMap {
        localization.strings?.value(of: $0)
      }
      guard own == nil, localization.dictionary?.entry(forKey: key) == nil else {
        if let own, !own.isExactly(base.value(of: entry)) { addShadowed(key, language) }
        continue
      }
      let comment = base.ownComment(of: entry)
      add(
        CatalogText(base.value(of: entry)), key, language, comment: comment, isStale: entry.isStale)
    }
  }

  /// Names what speaks of the file or of several entries, headings and licenses for most.
  private mutating func addLooseComments(of strings: StringsDocument, _ language: String) {
    let marks = strings.entries.flatMap { strings.comments(of: $0) }.count(where: \.isHeadingMark)
    for _ in 0..<(strings.looseComments.count + marks) {
      losses.append(
        ConversionLoss(
          .comment, key: nil, language: language,
          "a comment that belongs to no entry is left out"))
    }
  }

  private mutating func addLooseComments(of dictionary: StringsdictDocument, _ language: String) {
    for comment in dictionary.looseComments {
      let place = comment.key == nil ? "that belongs to no entry" : "inside of an entry"
      losses.append(
        ConversionLoss(
          .comment, key: comment.key, language: language, "a comment \(place) is left out"))
    }
  }

  private mutating func addShadowed(_ key: String, _ language: String) {
    losses.append(
      ConversionLoss(
        .shadowedText, key: key, language: language,
        "the language has the key too and its text is shown; that of Base is left out"))
  }

  private mutating func addDuplicate(_ key: String, _ language: String) {
    losses.append(
      ConversionLoss(
        .duplicate, key: key, language: language, "only the last entry with this key is kept"))
  }

  private mutating func add(
    _ text: CatalogText, _ key: String, _ language: String, comment: String?, isStale: Bool
  ) {
    note(key, comment, isStale, language)
    if case .unit("", _) = text {
      losses.append(
        ConversionLoss(
          .emptyText, key: key, language: language,
          "an empty text counts as untranslated in a String Catalog"))
    }
    entries[ExactKey(key)]?.texts.append((language, text))
  }

  /// Notes a key with what only the source language's files say of it.
  private mutating func note(_ key: String, _ comment: String?, _ isStale: Bool, _ language: String)
  {
    let exact = ExactKey(key)
    if entries[exact] == nil {
      keys.append(key)
      entries[exact] = Entry()
    }
    let comment = comment == noComment ? nil : comment
    var entry = entries[exact] ?? Entry()
    if language == sourceLanguage {
      entry.isStale = entry.isStale || isStale
      entry.comment = comment ?? entry.comment
    } else if let comment, comment != entry.comment {
      if entry.comment == nil {
        entry.comment = comment
      } else {
        losses.append(
          ConversionLoss(
            .comment, key: key, language: language,
            "a String Catalog has one comment for all languages; this one is left out"))
      }
    }
    entries[exact] = entry
  }

  private mutating func addUnknownFields(of entry: StringsdictEntry, _ language: String) {
    for name in entry.message?.keysWithoutPlace ?? [] {
      losses.append(
        ConversionLoss(
          .unknownField, key: entry.key, language: language,
          "'\(name.shortened())' is left out"))
    }
  }

  /// Adds the source texts that no file has, in state `new`, as what follows the source is written.
  private mutating func addShown(_ shown: StringsDocument) {
    for key in keys {
      guard var entry = entries[ExactKey(key)], let own = shown.entry(forKey: key),
        !entry.texts.contains(where: { $0.language == sourceLanguage })
      else { continue }
      entry.texts.append((sourceLanguage, .unit(shown.value(of: own), .new)))
      entry.isExtracted = true
      entry.comment = shown.ownComment(of: own) ?? entry.comment
      entries[ExactKey(key)] = entry
    }
  }

  private mutating func addMissingSources() {
    for key in keys {
      guard let entry = entries[ExactKey(key)],
        !entry.texts.contains(where: { $0.language == sourceLanguage })
      else { continue }
      losses.append(
        ConversionLoss(
          .missingSource, key: key, language: sourceLanguage,
          "the source language has no text, so a String Catalog takes the key for it"))
    }
  }

  /// The catalog as Xcode writes it.
  package func serialized() -> [UInt8] {
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "")
    return document.formatted() ?? document.serialized()
  }

  /// The catalog on one line, entry by entry: all of it as a tree takes many times its length.
  private var text: String {
    var text = "{\"sourceLanguage\":\(JSONText.string(sourceLanguage).text()),\"strings\":{"
    for (position, key) in keys.enumerated() {
      if position > 0 { text += "," }
      JSONText.append(key, to: &text)
      text += ":"
      text += json(entries[ExactKey(key)] ?? Entry()).text()
    }
    text += "},\"version\":\"1.0\"}"
    return text
  }

  private func json(_ entry: Entry) -> JSONText {
    var members: [(String, JSONText)] = []
    if let comment = entry.comment { members.append(("comment", .string(comment))) }
    let state = entry.isStale ? "stale" : entry.isExtracted ? "extracted_with_value" : "migrated"
    members.append(("extractionState", .string(state)))
    let localizations = entry.texts.sorted {
      $0.language.precedesInBytes($1.language)
    }
    .map { ($0.language, $0.text.json) }
    if !localizations.isEmpty { members.append(("localizations", .object(localizations))) }
    return .object(members)
  }
}
