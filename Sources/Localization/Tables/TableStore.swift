package import Catalogs
package import Diagnostics
import Foundation
package import Grammar
package import LocaleData
import Locking
import Reading

/// All tables of a bundle, of a folder, or from memory.
///
/// Which files there are is settled when the store is made; each file is read and parsed once, when
/// it is first needed, and stays. A store may be used from any thread.
package final class TableStore: Sendable {
  private let files: [String: [TableFile]]
  private let developmentLanguage: String?
  private let lexicon: ProjectLexicon?
  private let orders = Locked<[OrderKey: LookupOrder]>([:])
  private let available = Locked<[String: AvailableTable]>([:])
  private let known = Locked<AvailableLocalizations?>(nil)

  private struct OrderKey: Hashable {
    var table: String
    var locale: LanguageTag
  }

  /// What threads keep of the calls that they served.
  private struct Shard: Sendable {
    var texts = RecentValues<TextsKey, LocaleTexts>(limit: 256)
    /// Made when it is needed: commands make thousands of stores, and never ask for these texts.
    lazy var keys = KnownKeys()
  }

  private struct TextsKey: Hashable, Sendable {
    var table: String
    var locale: Locale
  }

  private let shards = Sharded { Shard() }

  /// A server may be asked for any number of made-up locales.
  private static let orderLimit = 1024

  /// The table that is meant when none is named.
  package static let defaultTable = "Localizable"

  /// - Parameter sourceLanguage: The language that keys and default values are in, if the caller
  ///   knows it; else a String Catalog may say it, else it is English if that is there.
  /// - Parameter lexicon: The words that a project brings along.
  package init(
    _ sources: [CatalogSource], sourceLanguage: String? = nil, lexicon: ProjectLexicon? = nil
  ) {
    files = Dictionary(grouping: sources.map(TableFile.init)) { $0.source.name }
    tables = files.keys.sorted()
    developmentLanguage = sourceLanguage
    self.lexicon = lexicon
  }

  /// A store of catalogs that are in memory.
  package static func memory(
    _ catalogs: [CatalogSource], sourceLanguage: String? = nil
  ) -> TableStore {
    TableStore(catalogs, sourceLanguage: sourceLanguage)
  }

  /// The names of the tables, sorted.
  package let tables: [String]

  /// The localizations of all tables as their files spell them, sorted.
  package var localizations: [String] {
    Set(files.values.joined().flatMap(\.localizations)).sorted()
  }

  /// What all tables together can be read in: their localizations, and the language of the keys.
  var languages: AvailableLocalizations {
    known.withLock { known in
      if let known { return known }
      let found = AvailableLocalizations(
        ([sourceLanguage] + localizations.filter { $0 != "Base" }).compactMap(LanguageTag.init))
      known = found
      return found
    }
  }

  /// The language of the keys, where no table says otherwise.
  package var sourceLanguage: String {
    if let developmentLanguage { return developmentLanguage }
    for table in tables {
      if let language = catalogLanguage(of: table) { return language }
    }
    let languages = localizations.filter { $0 != "Base" }
    return languages.first { $0 == "en" } ?? languages.first ?? "en"
  }

  /// The language of a table's keys.
  package func sourceLanguage(of table: String) -> String {
    catalogLanguage(of: table) ?? sourceLanguage
  }

  private func catalogLanguage(of table: String) -> String? {
    files[table]?.lazy.filter { $0.source.format == .stringCatalog }
      .compactMap(\.table.sourceLanguage).first
  }

  /// The keys of a table, each once: those of the source language in the order of the file, then
  /// what only other localizations have.
  package func keys(table: String) -> [String] {
    guard let tag = LanguageTag(sourceLanguage(of: table)) else { return [] }
    let places = order(of: table, for: tag).places.map(\.file)
    var known: Set<ExactKey> = []
    return (places + (files[table] ?? [])).flatMap(\.table.keys)
      .filter { known.insert(ExactKey($0)).inserted }
  }

  /// What is wrong with the files of all tables; parses them all.
  package var diagnostics: [Diagnostic] {
    tables.flatMap { files[$0] ?? [] }.flatMap(\.table.diagnostics)
  }

  private func order(of table: String, for locale: LanguageTag) -> LookupOrder {
    let key = OrderKey(table: table, locale: locale)
    if let known = orders.withLock({ $0[key] }) { return known }
    let order = LookupOrder(
      available(for: table), locale: locale, sourceLanguage: sourceLanguage(of: table))
    orders.withLock { orders in
      if orders.count >= Self.orderLimit { orders.removeAll(keepingCapacity: true) }
      orders[key] = order
    }
    return order
  }

  private func available(for table: String) -> AvailableTable {
    guard let files = files[table] else { return AvailableTable([]) }
    if let known = available.withLock({ $0[table] }) { return known }
    // Files are read meanwhile, so other tables needn't wait.
    let found = AvailableTable(files)
    available.withLock { $0[table] = found }
    return found
  }

  /// The text for a key along the fallback chain of the locale.
  ///
  /// - Parameters:
  ///   - table: nil for `Localizable`.
  ///   - arguments: What plural forms are chosen by, in the order of the call.
  ///   - device: `iphone`, `mac`, …; nil for none that tables name.
  ///   - width: How many characters there is room for; nil for any number.
  /// - Returns: nil for a key that no localization of the chain has.
  package func lookUp(
    _ key: String, table: String? = nil, locale: LanguageTag, arguments: [PluralArgument] = [],
    device: String? = nil, width: Int? = nil
  ) -> Found? {
    order(of: table ?? Self.defaultTable, for: locale)
      .found(key, arguments: { arguments }, device: device, width: width)
  }

  /// The texts of a table for a locale, as the API asks for them again and again.
  ///
  /// - Parameter table: nil for `Localizable`.
  func texts(of table: String?, for locale: Locale) -> LocaleTexts {
    // What is kept mustn't change with the settings.
    let locale = locale == .autoupdatingCurrent ? .current : locale
    let key = TextsKey(table: table ?? Self.defaultTable, locale: locale)
    let (known, keys) = shards.withValue { ($0.texts.value(for: key), $0.keys) }
    if let known { return known }
    let order = LanguageTag(locale.identifier(.bcp47)).map { tag in
      LookupOrder(
        available(for: key.table), locale: tag, sourceLanguage: sourceLanguage(of: key.table),
        known: keys)
    }
    let texts = LocaleTexts(
      order, locale: locale, sourceLanguage: tables.isEmpty ? nil : sourceLanguage,
      lexicon: lexicon)
    shards.withValue { $0.texts.insert(texts, for: key) }
    return texts
  }

  /// What one localization has for a key, with all its variations, and the file that has it.
  ///
  /// - Parameter localization: As its file or folder spells it.
  /// - Returns: nil where it has nothing.
  package func text(
    of key: String, table: String, localization: String
  ) -> (text: CatalogText, file: String)? {
    let tag = LanguageTag(localization == "Base" ? sourceLanguage(of: table) : localization)
    guard let tag else { return nil }
    for place in order(of: table, for: tag).places where place.localization == localization {
      if let text = place.file.table.text(forKey: key, localization: localization) {
        return (text, place.file.source.file)
      }
    }
    return nil
  }

  /// Whether any localization of the locale's fallback chain has something for a key.
  package func contains(_ key: String, table: String, locale: LanguageTag) -> Bool {
    order(of: table, for: locale).contains(key)
  }

  /// The language of a text: that of the keys for `Base`.
  package func language(of found: Found) -> String {
    found.localization == "Base" ? sourceLanguage : found.localization
  }

  /// A text that was found for a key.
  package struct Found: Hashable, Sendable {
    /// One flat format; if variables were replaced in it, all its specifiers are numbered.
    package var format: String
    /// The localization it comes from, as its file spells it.
    package var localization: String
    /// Whether the locale has no text and the source language's is shown.
    package var isFallback: Bool
    package var problems: [TableProblem]
    /// The arguments that forms were chosen by, whether these show them or not, by number; as what they
    /// are passed, such as `lld`.
    package var counted: [Int: String]
    /// Whether the text is the same for all arguments, devices and widths.
    package var isFixed: Bool

    init(
      _ place: LookupOrder.Place, _ format: String, _ problems: [TableProblem] = [],
      counted: [Int: String] = [:], isFixed: Bool = false
    ) {
      self.format = format
      self.isFixed = isFixed
      localization = place.localization
      isFallback = place.isFallback
      self.problems = problems
      self.counted = counted
    }

    /// Whether the text leaves out an argument because the form for its number does, as "one file".
    package func explains(_ reason: RenderingReason) -> Bool {
      reason.unshown?.allSatisfy { counted[$0] != nil } ?? false
    }
  }
}
