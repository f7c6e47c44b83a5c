import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// One catalog of the project as translators see it: a file in the source language, and what holds
/// its translations.
struct ExchangeTable: Sendable {
  private enum Documents: Sendable {
    /// `source` is empty where the project has no texts in the source language.
    case strings(source: StringsDocument, targets: [String: StringsDocument], hasSource: Bool)
    case stringsdict(
      source: StringsdictDocument, targets: [String: StringsdictDocument], hasSource: Bool)
    case stringCatalog(StringCatalogDocument)
  }

  /// The source language's path, as XLIFF files name it.
  let original: String
  let sourceLanguage: String
  private var documents: Documents
  /// Where a translation goes that has no file yet, by language.
  private let targetPath: @Sendable (String) -> String

  // MARK: Reading

  /// A String Catalog.
  init(stringCatalog document: StringCatalogDocument, original: String, sourceLanguage: String) {
    self.original = original
    self.sourceLanguage = document.sourceLanguage?.text ?? sourceLanguage
    documents = .stringCatalog(document)
    targetPath = { _ in document.file }
  }

  /// The `.strings` files of a table.
  init(
    strings source: StringsDocument?, targets: [String: StringsDocument], original: String,
    sourceLanguage: String, targetPath: @escaping @Sendable (String) -> String
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    let isOnlyKeys = source.map { OwnSourceKeys(insteadOf: $0, Self.files(of: targets)) != nil }
    documents = .strings(
      source: source ?? StringsDocument(parsing: [], file: original), targets: targets,
      hasSource: isOnlyKeys == false)
    self.targetPath = targetPath
  }

  /// The files of languages that people translate to, in their order.
  private static func files(of targets: [String: StringsDocument]) -> [StringsDocument] {
    targets.filter { !LanguageTag.isPseudoLocale($0.key) }.sorted { $0.key < $1.key }
      .map(\.value)
  }

  /// The `.stringsdict` files of a table.
  init(
    stringsdict source: StringsdictDocument?, targets: [String: StringsdictDocument],
    original: String, sourceLanguage: String, targetPath: @escaping @Sendable (String) -> String
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    documents = .stringsdict(
      source: source ?? StringsdictDocument(emptyAt: original), targets: targets,
      hasSource: source != nil)
    self.targetPath = targetPath
  }

  /// The String Catalog that the table is, if it is one.
  var stringCatalog: StringCatalogDocument? {
    if case .stringCatalog(let document) = documents { document } else { nil }
  }

  /// The path of the source language's file, or of the one that it would have.
  var path: String {
    switch documents {
    case .strings(let source, _, _): source.file
    case .stringsdict(let source, _, _): source.file
    case .stringCatalog(let document): document.file
    }
  }

  /// The path of the file that holds the translations into a language, or would.
  func path(ofLanguage language: String) -> String {
    switch documents {
    case .strings(_, let targets, _): targets[language]?.file ?? targetPath(language)
    case .stringsdict(_, let targets, _): targets[language]?.file ?? targetPath(language)
    case .stringCatalog(let document): document.file
    }
  }

  /// The languages that people translate the table to.
  var languages: [String] { allLanguages.filter { !LanguageTag.isPseudoLocale($0) } }

  /// All languages that the table has beside its source.
  var allLanguages: [String] {
    switch documents {
    case .strings(_, let targets, _): targets.keys.sorted()
    case .stringsdict(_, let targets, _): targets.keys.sorted()
    case .stringCatalog(let document): document.languages.filter { $0 != sourceLanguage }
    }
  }

  /// A language as the table spells it.
  func spelling(ofLanguage language: String) -> String {
    switch documents {
    case .strings(_, let targets, _) where targets[language] != nil: return language
    case .stringsdict(_, let targets, _) where targets[language] != nil: return language
    case .strings, .stringsdict:
      return LanguageTag.spelling(of: language, among: allLanguages) ?? language
    case .stringCatalog(let document):
      return document.spelling(ofLanguage: language) ?? language
    }
  }

  /// What the table has in a language, by key, as it is written.
  func leaves(ofLanguage language: String) -> [(key: String, leaf: TextLeaf)] {
    let spelled = spelling(ofLanguage: language)
    switch documents {
    case .strings(_, let targets, _):
      guard let target = targets[spelled] else { return [] }
      return target.entries.map { (target.key(of: $0), TextLeaf(text: target.value(of: $0))) }
    case .stringsdict(_, let targets, _):
      return (targets[spelled]?.entries ?? []).flatMap { entry in
        entry.content.leaves.map { (entry.key, $0) }
      }
    case .stringCatalog(let document):
      return document.entries.flatMap { entry in
        (entry.localization(in: spelled)?.content.leaves() ?? []).map { (entry.key.value, $0) }
      }
    }
  }

  /// The entry of a key in the file that holds the translations into a language; nil where there is
  /// none, or its place isn't known.
  func entry(ofKey key: String, in language: String) -> CatalogEntry? {
    switch documents {
    case .strings(_, let targets, _):
      targets[spelling(ofLanguage: language)].flatMap { CatalogEntry(key, in: $0) }
    case .stringsdict: nil
    case .stringCatalog(let document): CatalogEntry(key, in: document)
    }
  }

  /// The bytes of the file that holds the translations into a language; empty where there is none.
  func bytes(ofLanguage language: String) -> [UInt8] {
    let spelled = spelling(ofLanguage: language)
    return switch documents {
    case .strings(_, let targets, _): targets[spelled]?.serialized() ?? []
    case .stringsdict(_, let targets, _): targets[spelled]?.serialized() ?? []
    case .stringCatalog(let document): document.serialized()
    }
  }

  /// The table as if nobody had translated it to a language.
  func without(_ language: String) -> ExchangeTable {
    let spelled = spelling(ofLanguage: language)
    var table = self
    switch documents {
    case .strings(let source, var targets, let hasSource):
      targets[spelled] = nil
      table.documents = .strings(source: source, targets: targets, hasSource: hasSource)
    case .stringsdict(let source, var targets, let hasSource):
      targets[spelled] = nil
      table.documents = .stringsdict(source: source, targets: targets, hasSource: hasSource)
    case .stringCatalog(let document):
      let edits = document.entries.compactMap { entry -> StringCatalogEdit? in
        guard entry.localization(in: spelled) != nil else { return nil }
        return .removeContent(at: StringCatalogPlace(key: entry.key.value, language: spelled))
      }
      table.documents = .stringCatalog(document.applying(edits))
    }
    return table
  }

  /// All texts with their translations, for each of some languages.
  ///
  /// - Parameter includesStale: Whether texts are among them that code no longer asks for.
  func units(in languages: [String], includesStale: Bool = false) -> [[ExchangeUnit]] {
    let targets = languages.map(target)
    switch documents {
    case .strings(let source, let documents, let hasSource):
      let keys = hasSource ? nil : OwnSourceKeys(Self.files(of: documents))
      return targets.map { target in
        let own = documents[target.language]
        // Nobody could translate a name that a developer made up.
        let known = keys.map { $0.areTexts ? $0 : OwnSourceKeys([own].compactMap(\.self)) }
        return source.exchangeUnits(target: own, keys: known, includesStale: includesStale)
      }
    case .stringsdict(let source, let documents, let hasSource):
      return targets.map { target in
        source.exchangeUnits(
          target: documents[target.language], categories: target.categories,
          usesTargetKeys: !hasSource, includesStale: includesStale)
      }
    case .stringCatalog(let document):
      return document.exchangeUnits(targets, includesStale: includesStale)
    }
  }

  func target(_ language: String) -> ExchangeTarget {
    let spelled = spelling(ofLanguage: language)
    let categories = LanguageTag(spelled).map { tag in
      PluralRules(for: tag, type: .cardinal).categories.map(CaseName.init)
    }
    return ExchangeTarget(language: spelled, categories: categories ?? [.other])
  }

  /// Whether the catalog has a place for how far a translation is.
  var keepsState: Bool { if case .stringCatalog = documents { true } else { false } }

  /// What is told where code asks for none of the keys any more.
  var onlyStale: Diagnostic? {
    let count: Int? =
      switch documents {
      case .strings(let source, _, let hasSource):
        hasSource && !source.hasErrors && source.entries.allSatisfy(\.isStale)
          ? source.entries.count : nil
      case .stringsdict(let source, _, let hasSource):
        hasSource && !source.hasErrors && source.entries.allSatisfy(\.isStale)
          ? source.entries.count : nil
      case .stringCatalog(let document): document.onlyStaleCount
      }
    return count.flatMap { count in
      count > 0
        ? Diagnostic.onlyStaleKeys(count, in: path, keepsState: keepsState) : nil
    }
  }

  /// The folder and the name of the table, without language and format.
  var flatName: String { Self.flatName(original) }

  static func flatName(_ path: String) -> String {
    var folder = PathParts.folder(of: path)
    if PathParts.isLanguageFolder(folder) { folder = PathParts.folder(of: folder) }
    return PathParts.join(folder, PathParts.stem(of: path))
  }

  // MARK: Writing

  /// The files with translations into some languages written into them, but those of which no byte
  /// changes, each with the numbers of its languages.
  func importing(
    _ translations: [(language: String, changes: [ExchangeChange])]
  ) -> [(edit: FileEdit, languages: [Int])] {
    let spelled = translations.map { (spelling(ofLanguage: $0.language), $0.changes) }
    if case .stringCatalog(let document) = documents {
      let edit = FileEdit(
        path: document.file, old: document.serialized(),
        new: document.importing(spelled).serialized())
      return edit.old == edit.new ? [] : [(edit, Array(spelled.indices))]
    }
    return spelled.indices.compactMap { index in
      importing(spelled[index].1, into: spelled[index].0).map { ($0, [index]) }
    }
  }

  /// The file with changes of one language written into it, and the table as it is then; nil where
  /// no byte changes.
  func taking(
    _ changes: [ExchangeChange], in language: String
  ) -> (edit: FileEdit, table: ExchangeTable)? {
    guard let document = stringCatalog else {
      return importing([(language, changes)]).first.map { first in
        (edit: first.edit, table: rereading(first.edit, language: language))
      }
    }
    let new = document.importing([(spelling(ofLanguage: language), changes)])
    let edit = FileEdit(path: document.file, old: document.serialized(), new: new.serialized())
    guard edit.old != edit.new else { return nil }
    var table = self
    table.documents = .stringCatalog(new)
    return (edit, table)
  }

  /// The table as it is after an edit of the file that holds the translations into a language.
  func rereading(_ edit: FileEdit, language: String) -> ExchangeTable {
    let spelled = spelling(ofLanguage: language)
    var table = self
    switch documents {
    case .strings(let source, var targets, let hasSource):
      targets[spelled] = StringsDocument(parsing: edit.new, file: edit.path)
      table.documents = .strings(source: source, targets: targets, hasSource: hasSource)
    case .stringsdict(let source, var targets, let hasSource):
      targets[spelled] = StringsdictDocument(parsing: edit.new, file: edit.path)
      table.documents = .stringsdict(source: source, targets: targets, hasSource: hasSource)
    case .stringCatalog:
      table.documents = .stringCatalog(
        StringCatalogDocument(parsing: edit.new, file: edit.path))
    }
    return table
  }

  /// A table's file of one language.
  private func importing(_ changes: [ExchangeChange], into language: String) -> FileEdit? {
    guard !isPropertyList(in: language) else { return nil }
    let edit: FileEdit
    switch documents {
    case .strings(let source, let targets, _):
      let target = targets[language]
      let file = path(ofLanguage: language)
      let document = target ?? StringsDocument(parsing: [], file: file)
      edit = FileEdit(
        path: file, old: target?.serialized() ?? [],
        new: document.importing(changes, source: source).serialized())
    case .stringsdict(let source, let targets, _):
      let target = targets[language]
      let file = path(ofLanguage: language)
      let old = target?.serialized() ?? []
      let imported = (target ?? StringsdictDocument(emptyAt: file)).importing(
        changes, source: source)
      edit = FileEdit(
        path: file, old: old, new: imported.entries.isEmpty ? old : imported.serialized())
    case .stringCatalog: return nil
    }
    return edit.old == edit.new ? nil : edit
  }

  /// What is wrong with the files, so that they are not exported or written.
  var diagnostics: [Diagnostic] {
    switch documents {
    case .strings(let source, let targets, _):
      source.diagnostics + targets.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
    case .stringsdict(let source, let targets, _):
      source.diagnostics + targets.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
    case .stringCatalog(let document): document.diagnostics
    }
  }

  /// Whether the file that all translations stand on, or are in, can't be read.
  var isBroken: Bool {
    switch documents {
    case .strings(let source, _, _): source.hasErrors
    case .stringsdict(let source, _, _): source.hasErrors
    case .stringCatalog(let document): document.hasErrors
    }
  }

  /// Whether the texts in a language can't be read.
  func isBroken(in language: String) -> Bool { mistake(in: language) != nil }

  /// Why the texts in a language can't be read; nil where they can.
  func mistake(in language: String) -> CatalogMistake? {
    let spelled = spelling(ofLanguage: language)
    switch documents {
    case .strings(let source, let targets, _):
      return CatalogMistake(source.diagnostics, in: source.text)
        ?? targets[spelled].flatMap { CatalogMistake($0.diagnostics, in: $0.text) }
    case .stringsdict(let source, let targets, _):
      return CatalogMistake(source.diagnostics, in: source.text)
        ?? targets[spelled].flatMap { CatalogMistake($0.diagnostics, in: $0.text) }
    case .stringCatalog(let document):
      return CatalogMistake(document.diagnostics, in: document.text)
    }
  }

  /// Whether the texts in a language stand in a property list that takes the place of a `.strings`
  /// text: it is read, and never written.
  func isPropertyList(in language: String) -> Bool {
    guard case .strings(let source, let targets, _) = documents else { return false }
    let spelled = spelling(ofLanguage: language)
    return targets[spelled]?.isPropertyList ?? (spelled == sourceLanguage && source.isPropertyList)
  }

  /// The source language's file, to be shown beside the texts; nil where there is none that is text.
  var sourceBytes: [UInt8]? {
    switch documents {
    case .strings(let source, _, let hasSource):
      hasSource && !source.isPropertyList ? source.serialized() : nil
    case .stringsdict(let source, _, let hasSource): hasSource ? source.serialized() : nil
    case .stringCatalog(let document): document.serialized()
    }
  }
}
