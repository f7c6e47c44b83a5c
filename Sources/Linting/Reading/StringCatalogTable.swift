package import Catalogs
import LocaleData
import Messages
import PlainBytes
import Reading

/// A String Catalog as a table.
package struct StringCatalogTable: LintTable {
  package let name: String
  package let sourceLanguage: String
  /// Those that people translate to: a pseudo-locale is made, and nobody's mistake.
  package let languages: [String]
  private let document: StringCatalogDocument
  /// What the source language's reader sees where the catalog has no text for it.
  private let shownSource: StringsDocument?
  private let symbols: CatalogSymbols
  private let sparseLanguages: Set<String>
  private let tags: [String: LanguageTag]

  /// - Parameters:
  ///   - sourceLanguage: Taken where the catalog names none.
  ///   - shownSource: The texts of the source language that stand outside of catalogs.
  package init(
    _ document: StringCatalogDocument, name: String, sourceLanguage: String,
    shownSource: StringsDocument? = nil
  ) {
    self.shownSource = shownSource
    self.document = document
    self.name = name
    self.sourceLanguage = document.sourceLanguage?.text ?? sourceLanguage
    symbols = CatalogSymbols(document, self.sourceLanguage)
    languages = document.languages.filter { !LanguageTag.isPseudoLocale($0) }
    tags = Dictionary(
      document.languages.compactMap { name in LanguageTag(name).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
    sparseLanguages = Set(
      document.languages.filter {
        (document.localizationCounts[$0] ?? 0) * 2 < document.entries.count
      })
  }

  package var count: Int { document.entries.count }

  package func index(ofKey key: String) -> Int? { document.index(forKey: key) }

  /// A number is a specifier, the digit 1 or, in an escape, one of them spelled otherwise.
  package func mayCount(at index: Int) -> Bool {
    guard shownSource == nil else { return true }
    let entries = document.entries
    return entries.text[entries.range(at: index)].contains(where: Self.bytesOfNumbers.contains)
  }

  private static let bytesOfNumbers = ByteSet("%1\\")

  package func key(at index: Int, languages: [String]) -> LintKey {
    let entry = document.entries[index]
    let own = localization(entry, sourceLanguage)
    let hasSource = own.texts.contains { !$0.isEmpty }
    let shown = hasSource ? nil : shownSource?.leaf(forKey: entry.key.value)
    let keyIsSource = !hasSource && shown == nil
    let read = hasSource ? own : shown.map(outside) ?? keyAsSource(entry)
    let names = read.givenNames
    let source = names.isEmpty ? read : read.counted(by: names)
    var key = LintKey(
      key: entry.key.value, table: name, comment: entry.comment?.text, source: source,
      translations: languages.filter { $0 != sourceLanguage }.map {
        localization(entry, $0, names)
      })
    key.keyIsSource = keyIsSource
    key.sourceIsElsewhere = shown != nil
    key.isEmptyInSource =
      keyIsSource
      && entry.localization(in: sourceLanguage).map { entry.showsKey(forEmptyText: $0.content) }
        ?? false
    key.sparseLanguages = sparseLanguages
    key.isStale = entry.extractionState?.value == .stale
    key.isManual = entry.extractionState?.value == .manual
    key.symbol = symbols.symbol(of: entry, sourceLanguage)
    key.shouldTranslate = entry.shouldTranslate?.value ?? true
    return key
  }

  package func localization(forKey key: String, in language: String) -> LintLocalization? {
    guard let entry = document.entry(forKey: key) else { return nil }
    let found = localization(entry, language)
    return found.texts.isEmpty ? nil : found
  }

  private func localization(
    _ entry: StringCatalogEntry, _ language: String, _ names: ArgumentNames = ArgumentNames()
  ) -> LintLocalization {
    guard let localization = entry.localization(in: language) else {
      return LintLocalization(
        language: language, tag: tags[language], file: document.file, leaves: [],
        range: entry.key.range)
    }
    return LintLocalization(
      language: language, tag: tags[language], file: document.file,
      leaves: document.leaves(of: localization.content),
      variables: localization.content.catalogVariables, argumentNames: names,
      range: localization.language.range)
  }

  /// The source text that stands outside of the catalog.
  private func outside(_ leaf: TextLeaf) -> LintLocalization {
    LintLocalization(language: sourceLanguage, file: document.file, leaves: [leaf])
  }

  private func keyAsSource(_ entry: StringCatalogEntry) -> LintLocalization {
    let leaf = TextLeaf(text: entry.key.value, place: document.keyPlace(of: entry))
    return LintLocalization(
      language: sourceLanguage, file: document.file, leaves: entry.key.value.isEmpty ? [] : [leaf],
      range: entry.key.range)
  }
}
