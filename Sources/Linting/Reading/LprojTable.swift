package import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// The `.strings` and `.stringsdict` files of a table in all languages.
package struct LprojTable: LintTable {
  /// The files of one language.
  ///
  /// A class, for each key looks into those of all languages.
  package final class Files: Sendable {
    package let strings: StringsDocument?
    package let dictionary: StringsdictDocument?
    /// A `.strings` file that is a property list, as Xcode and some platforms write them.
    package let list: StringsdictDocument?
    fileprivate let leaves: StringsdictLeaves?
    fileprivate let listLeaves: StringsdictLeaves?

    package init(
      strings: StringsDocument?, dictionary: StringsdictDocument?, list: StringsdictDocument? = nil
    ) {
      self.strings = strings
      self.dictionary = dictionary
      self.list = list
      leaves = dictionary.map(StringsdictLeaves.init)
      listLeaves = list.map(StringsdictLeaves.init)
    }

    /// The files of a language and, of a kind that it has no file of, those of `Base`.
    private init(_ own: Files, _ base: Files) {
      let texts = own.strings == nil && own.list == nil ? base : own
      strings = texts.strings
      list = texts.list
      listLeaves = texts.listLeaves
      let forms = own.dictionary == nil ? base : own
      dictionary = forms.dictionary
      leaves = forms.leaves
    }

    /// These and, of a kind that the language has no file of, those of `Base`.
    fileprivate func completed(by base: Files) -> Files { Files(self, base) }

    /// Whether the texts are a platform's marks for translating in context, `crwdns12:0crwdne12:0`.
    ///
    /// They tell on the screen which text is which; nobody translated to that language.
    fileprivate var areInContext: Bool {
      guard let strings, let first = strings.entries.first else { return false }
      return strings.leaf(of: first).text.hasPrefix("crwdns")
    }

    /// How many keys there are, duplicates included.
    fileprivate var count: Int {
      (strings?.entries.count ?? 0) + (dictionary?.entries.count ?? 0) + (list?.entries.count ?? 0)
    }
  }

  package let name: String
  package let sourceLanguage: String
  private let files: [String: Files]
  /// What `Base` has beside the source language's own file.
  private let base: StringsDocument?
  /// What the source language's reader sees where its catalog has no text, the first that has one: what
  /// `Base` has, then what a storyboard or a property list says.
  private let shownSources: [StringsDocument]
  private let keys: [ExactKey]
  /// Whether the source language has so many of the keys that the others are mistakes.
  private let hasMostKeys: Bool
  /// Whether what is shown beside the catalog has so many.
  private let showsMostKeys: Bool
  private let keysAreNames: Bool
  /// Whether the source language has a file of plain texts, and whether its keys are no texts.
  private let hasSourceTexts: Bool
  private let sourceNamesKeys: Bool
  private let sparseLanguages: Set<String>
  /// By key that only translations have, then by language.
  private var meantKeys: [ExactKey: [String: String]] = [:]

  /// - Parameters:
  ///   - files: By language; `Base` stands for the source language where that has no file, or lacks
  ///     the key.
  ///   - shownSource: The texts of the source language that stand outside of catalogs.
  package init(
    name: String, sourceLanguage: String, files: [String: Files],
    shownSource: StringsDocument? = nil
  ) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    let (files, rest) = Self.withoutBase(files, sourceLanguage)
    self.files = files
    base = rest
    shownSources = [rest, shownSource].compactMap { $0 }
    keys = Self.keys(files, sourceLanguage)
    let counts = files.mapValues(\.count)
    let all = keys.count
    hasMostKeys = (counts[sourceLanguage] ?? 0) * 4 > all * 3
    showsMostKeys = (shownSources.map(\.entries.count).max() ?? 0) * 4 > all * 3
    sparseLanguages = Set(counts.filter { $0.value * 2 < all }.keys)
    let source = files[sourceLanguage]
    hasSourceTexts = source?.strings != nil || source?.list != nil
    sourceNamesKeys = source?.strings.map(Self.namesKeys) ?? true
    keysAreNames =
      (source?.strings?.entries.count ?? 0) * 2 > keys.count
      ? sourceNamesKeys : Self.areNames(keys)
    if hasMostKeys {
      meantKeys = Self.meantKeys(keys, sourceLanguage, languages) { key, language in
        files[language]?.strings?.entry(forKey: key) != nil
          || files[language]?.dictionary?.entry(forKey: key) != nil
      }
    }
  }

  /// The files of languages, and what `Base` has beside a file of the source language's own.
  private static func withoutBase(
    _ all: [String: Files], _ sourceLanguage: String
  ) -> (files: [String: Files], rest: StringsDocument?) {
    var files = all.filter { language, files in
      !(LanguageTag(language)?.isPrivateUse ?? false)
        && (language == sourceLanguage || !files.areInContext)
    }
    guard let base = files.removeValue(forKey: "Base") else { return (files, nil) }
    let own = files[sourceLanguage]
    files[sourceLanguage] = own?.completed(by: base) ?? base
    return (files, own?.strings == nil && own?.list == nil ? nil : base.strings)
  }

  package var languages: [String] { files.keys.sorted() }

  package var count: Int { keys.count }

  package func index(ofKey key: String) -> Int? { keys.firstIndex(of: ExactKey(key)) }

  /// The source language's keys in the order of its files, then what other languages have more.
  private static func keys(_ files: [String: Files], _ sourceLanguage: String) -> [ExactKey] {
    var known: Set<ExactKey> = []
    var keys: [ExactKey] = []
    let others = files.keys.filter { $0 != sourceLanguage }.sorted()
    let languages = (files[sourceLanguage] == nil ? [] : [sourceLanguage]) + others
    for language in languages {
      for entry in files[language]?.strings?.entries ?? [] {
        guard let key = files[language]?.strings?.key(of: entry) else { continue }
        if known.insert(ExactKey(key)).inserted { keys.append(ExactKey(key)) }
      }
      let dictionaries = [files[language]?.list, files[language]?.dictionary]
      for entry in dictionaries.lazy.compactMap({ $0 }).flatMap(\.entries) {
        let key = ExactKey(entry.key)
        if known.insert(key).inserted { keys.append(key) }
      }
    }
    return keys
  }

  package func key(at index: Int, languages: [String]) -> LintKey {
    let name = keys[index].text
    let own = localization(name, sourceLanguage)
    let shown = own.texts.isEmpty ? shownLeaf(forKey: name) : nil
    let keyIsSource = own.texts.isEmpty && shown == nil
    let source =
      own.texts.isEmpty
      ? LintLocalization(
        language: sourceLanguage, file: own.file, format: .strings,
        leaves: shown.map { [$0] } ?? Self.keyAsSource(name))
      : own
    var key = LintKey(
      key: name, table: self.name, comment: comment(name), source: source,
      translations: languages.filter { $0 != sourceLanguage }.map { localization(name, $0) })
    key.keyIsSource = keyIsSource
    key.sourceIsElsewhere = shown != nil
    key.sourceIsInBase = shown != nil && base?.index(forKey: name) != nil
    key.isLeftOutOfSource =
      keyIsSource && hasSourceTexts
      && (sourceNamesKeys || !name.isHeadline || key.namesFormat)
    key.keysAreNames = key.keysAreNames || keysAreNames
    key.sparseLanguages = sparseLanguages
    key.isUnknownToSource =
      own.texts.isEmpty && (hasMostKeys || keyIsSource && showsMostKeys)
    if keyIsSource { key.meantKeys = meantKeys[keys[index]] ?? [:] }
    key.isStale = isStale(name)
    return key
  }

  private func shownLeaf(forKey key: String) -> TextLeaf? {
    shownSources.lazy.compactMap { $0.leaf(forKey: key) }.first
  }

  private static func keyAsSource(_ key: String) -> [TextLeaf] {
    key.isEmpty ? [] : [TextLeaf(text: key, options: [])]
  }

  package func isSlip(_ key: String) -> Bool { meantKeys[ExactKey(key)] != nil }

  package func localization(forKey key: String, in language: String) -> LintLocalization? {
    let found = localization(key, language)
    return found.texts.isEmpty ? nil : found
  }

  private func localization(_ key: String, _ language: String) -> LintLocalization {
    let files = files[language]
    if let dictionary = files?.dictionary, let entry = dictionary.entry(forKey: key),
      let content = files?.leaves?.content(of: entry)
    {
      return LintLocalization(
        language: language, file: dictionary.file, format: .stringsdict, leaves: content.leaves,
        variables: content.variables, range: entry.keyRange)
    }
    if let list = files?.list, let entry = list.entry(forKey: key), case .text = entry.content,
      var leaves = files?.listLeaves?.content(of: entry).leaves
    {
      for index in leaves.indices { leaves[index].options = [] }
      return LintLocalization(
        language: language, file: list.file, format: .strings, leaves: leaves,
        range: entry.keyRange)
    }
    guard let strings = files?.strings, let entry = strings.entry(forKey: key) else {
      return absent(key, language)
    }
    return LintLocalization(
      language: language, file: strings.file, format: .strings, leaves: [strings.leaf(of: entry)],
      range: entry.keyRange)
  }

  /// What a language lacks, in the file where its source stands.
  private func absent(_ key: String, _ language: String) -> LintLocalization {
    let files = files[language]
    let strings = files?.strings?.file ?? files?.list?.file
    let isInDictionary = self.files[sourceLanguage]?.dictionary?.entry(forKey: key) != nil
    let file =
      isInDictionary
      ? files?.dictionary?.file ?? strings : strings ?? files?.dictionary?.file
    let format: LintFormat =
      file == files?.dictionary?.file && file != nil ? .stringsdict : .strings
    return LintLocalization(language: language, file: file, format: format, leaves: [])
  }

  private func comment(_ key: String) -> String? {
    let source = files[sourceLanguage]
    for document in [source?.dictionary, source?.list] {
      if let entry = document?.entry(forKey: key) { return document?.comment(of: entry) }
    }
    return source?.strings?.entry(forKey: key).flatMap { source?.strings?.comment(of: $0) }
  }

  private func isStale(_ key: String) -> Bool {
    let source = files[sourceLanguage]
    return source?.dictionary?.entry(forKey: key)?.isStale
      ?? source?.strings?.entry(forKey: key)?.isStale ?? false
  }
}
