import Catalogs
import Exchange
import LocaleData
package import Reading
import Workflows

/// Places for the texts that a key of a String Catalog has in some of the project's languages not yet.
package struct MissingTranslations: Sendable {
  /// As the catalog spells them, sorted.
  package let languages: [String]
  /// What writes the source's texts for each of them, in state `new`: so they count as untranslated, and
  /// people read what they read before.
  package let edits: [TextEdit]

  /// - Parameter offset: A UTF-8 offset anywhere in the key's entry.
  /// - Returns: Nil where no key is, and where it has all texts or needs none.
  package init?(at offset: Int, of file: CatalogFile, in session: Session) {
    guard !file.hasErrors, let document = file.stringCatalog, let index = file.entry(at: offset),
      document.index(forKey: file.entries[index].key) == index
    else { return nil }
    let entry = document.entries[index]
    guard entry.shouldTranslate?.value != false, entry.extractionState?.value != .stale else {
      return nil
    }
    let known = Set(entry.localizations.map(\.language.value))
    let locales = session.configuration.configuration.locales
    languages = Self.languages(of: document, and: locales).filter { !known.contains($0) }
    // The entry alone, for a catalog may have megabytes.
    let excerpt = CatalogExcerpt(of: file, entries: [index]).bytes
    guard !languages.isEmpty,
      let new = Self.entry(entry.key.value, of: excerpt, with: languages, path: file.path)
    else { return nil }
    let range = file.entries[index].range
    edits = TextEdit.difference(Array(file.text.utf8[range]), new).map { edit in
      let start = range.lowerBound + edit.range.lowerBound
      return TextEdit(start..<(start + edit.range.count), edit.replacement)
    }
    guard !edits.isEmpty else { return nil }
  }

  /// The languages that a catalog is translated to; regional variants of the one that its texts are
  /// written in need no texts of their own.
  private static func languages(
    of document: StringCatalogDocument, and locales: [String]
  ) -> [String] {
    let own = LanguageTag(document.usedSourceLanguage)
    let spelled = locales.map { document.spelling(ofLanguage: $0) ?? $0 }
    return LanguageTag.distinct(document.languages + spelled).filter { language in
      guard let tag = LanguageTag(language), !tag.isPseudoLocale else { return false }
      return tag.language != own?.language || tag.script != own?.script
    }
  }

  /// The bytes of a key's entry with places for some languages; nil where it has nothing to translate.
  private static func entry(
    _ key: String, of excerpt: [UInt8], with languages: [String], path: String
  ) -> [UInt8]? {
    let document = StringCatalogDocument(parsing: excerpt, file: path)
    let targets = languages.compactMap { language in
      LanguageTag(language).map { tag in
        let categories = PluralRules(for: tag, type: .cardinal).categories.map { CaseName($0) }
        return ExchangeTarget(language: language, categories: categories)
      }
    }
    let units = document.exchangeUnits(targets, ofKey: key)
    let translations = zip(targets, units).map { target, units in
      let changes = units.filter { $0.isTranslatable && !$0.source.isEmpty }.map {
        ExchangeChange(key: key, path: $0.path, text: $0.source, state: .new)
      }
      return (language: target.language, changes: changes)
    }
    guard translations.contains(where: { !$0.changes.isEmpty }) else { return nil }
    let new = document.importing(translations).serialized()
    return CatalogExcerpt.entry(key, in: new, path: path)
  }
}
