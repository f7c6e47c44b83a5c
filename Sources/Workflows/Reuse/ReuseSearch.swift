import Catalogs
import Exchange
import LocaleData

/// Looks for translations of the keys that have none, one language after the other.
struct ReuseSearch {
  /// What one table gets in one language.
  private struct Filling {
    var language: String
    var changes: [ExchangeChange]
    var reuses: [ReuseOutcome.Reuse]
  }

  private let options: ReuseOptions
  private let catalogs: ExchangeCatalogs
  private let memory: MemoryFiles
  private let safety: TranslationSafety
  /// By table.
  private var fillings: [Int: [Filling]] = [:]
  private var missing = 0

  init(
    _ options: ReuseOptions, _ catalogs: ExchangeCatalogs, _ memory: MemoryFiles,
    _ project: ProjectConfiguration
  ) {
    self.options = options
    self.catalogs = catalogs
    self.memory = memory
    safety = TranslationSafety(project)
  }

  // MARK: Searching

  mutating func fill(_ languages: [String]) {
    for start in stride(from: 0, to: languages.count, by: Self.readTogether) {
      let some = languages[start..<min(start + Self.readTogether, languages.count)]
      var units = units(in: Array(some))
      for language in some { fill(language, units.removeValue(forKey: language) ?? [:]) }
    }
  }

  /// A String Catalog's entry is read with all its languages, and memory is needed for those only
  /// that are read together.
  private static let readTogether = 8

  /// The texts of the tables that are filled, by language and table.
  private func units(in languages: [String]) -> [String: [Int: [ExchangeUnit]]] {
    var units: [String: [Int: [ExchangeUnit]]] = [:]
    for number in catalogs.tables.indices {
      let own = languages.filter { isFilled(number, $0) }
      guard !own.isEmpty else { continue }
      let read = catalogs.tables[number].units(in: own, includesStale: true)
      for (language, read) in zip(own, read) { units[language, default: [:]][number] = read }
    }
    return units
  }

  /// - Parameter units: The texts of each table that is filled.
  private mutating func fill(_ language: String, _ units: [Int: [ExchangeUnit]]) {
    let tables = units.keys.sorted()
    let sources = Set(tables.map { catalogs.tables[$0].sourceLanguage }).sorted()
    for source in sources {
      let own = tables.filter { catalogs.tables[$0].sourceLanguage == source }
      let keys = own.map { KeyTranslation.all(of: units[$0] ?? []) }
      guard keys.contains(where: { $0.contains(where: \.isMissing) }) else { continue }
      var memory = TranslationMemory(records(own, keys, source, language), from: source)
      for (number, keys) in zip(own, keys) { fill(number, keys, language, from: &memory) }
    }
  }

  /// Whether a table is asked for translations into a language: one that it has, or that was named
  /// and that costs it no file of its own.
  private func isFilled(_ number: Int, _ language: String) -> Bool {
    let table = catalogs.tables[number]
    let spelled = table.spelling(ofLanguage: language)
    guard !table.isBroken(in: language), !table.isPropertyList(in: language),
      !LanguageTag.areSame(spelled, table.sourceLanguage)
    else { return false }
    return table.keepsState || table.languages.contains(spelled) || !options.locales.isEmpty
  }

  private func records(
    _ tables: [Int], _ keys: [[KeyTranslation]], _ source: String, _ language: String
  ) -> [TranslationRecord] {
    zip(tables, keys).flatMap { number, keys in
      let table = catalogs.tables[number]
      let file = table.path(ofLanguage: language)
      return keys.compactMap { TranslationRecord($0, file: file, table: table.original) }
    } + memory.records(from: source, to: language)
  }

  private mutating func fill(
    _ number: Int, _ keys: [KeyTranslation], _ language: String,
    from memory: inout TranslationMemory
  ) {
    let table = catalogs.tables[number]
    let spelled = table.spelling(ofLanguage: language)
    let file = table.path(ofLanguage: language)
    var filling = Filling(language: spelled, changes: [], reuses: [])
    for key in keys where key.isMissing {
      let judge = Judge(
        key: key, safety: safety, languages: (table.sourceLanguage, spelled), file: file)
      let suggestion = memory.suggestion(
        for: key, in: table.original, canVary: table.keepsState, least: options.least,
        accepts: judge.accepts)
      guard let suggestion else {
        missing += 1
        continue
      }
      filling.changes += Self.changes(key, suggestion.translation)
      filling.reuses.append(Self.reuse(key, suggestion, spelled, table.original))
    }
    if !filling.reuses.isEmpty { fillings[number, default: []].append(filling) }
  }

  /// Says whether a translation can be shown in the place of a key's source.
  private struct Judge {
    let key: KeyTranslation
    let safety: TranslationSafety
    let languages: (source: String, target: String)
    let file: String

    func accepts(_ translation: CarriedTranslation) -> Bool {
      translation.texts.allSatisfy { path, text in
        let known =
          key.units.first { $0.path == path }
          ?? key.units.first { $0.path == path.withCategory(.other) } ?? key.units.first
        guard var unit = known else { return false }
        unit.path = path
        let verdict = safety.verdict(
          on: text, of: unit.source, for: unit, languages: languages, file: file)
        return verdict.refusal == nil
      }
    }
  }

  // MARK: Results

  private static func changes(
    _ key: KeyTranslation, _ translation: CarriedTranslation
  ) -> [ExchangeChange] {
    sorted(translation).map { path, text in
      ExchangeChange(key: key.key, path: path, text: text, state: .needsReview)
    }
  }

  private static func sorted(_ translation: CarriedTranslation) -> [(TextPath, String)] {
    translation.texts.sorted { $0.key.precedes($1.key) }
  }

  private static func reuse(
    _ key: KeyTranslation, _ suggestion: TranslationMemory.Suggestion, _ language: String,
    _ table: String
  ) -> ReuseOutcome.Reuse {
    let record = suggestion.record
    return ReuseOutcome.Reuse(
      key: key.key, locale: language, source: key.source,
      texts: sorted(suggestion.translation).map { path, text in
        .init(path: path.names(in: .stringCatalog).joined(separator: "."), text: text)
      },
      origin: record.origin(for: table), originFile: record.file, originKey: record.key,
      originSource: record.source, score: Int(suggestion.score * 100),
      alternatives: suggestion.alternatives)
  }

  /// The changed files.
  func finish(_ outcome: inout ReuseOutcome) -> [FileEdit] {
    var files: [FileEdit] = []
    for (number, fillings) in fillings.sorted(by: { $0.key < $1.key }) {
      let table = catalogs.tables[number]
      let isChosen = table.keepsState || options.writesStrings
      let byFile = Dictionary(grouping: fillings) { table.path(ofLanguage: $0.language) }
      outcome.files += byFile.map { file, fillings in
        ReuseOutcome.FileReuses(
          file: file, keepsState: table.keepsState, isChosen: isChosen,
          reuses: fillings.flatMap(\.reuses))
      }
      guard isChosen else { continue }
      files += table.importing(fillings.map { ($0.language, $0.changes) }).map(\.edit)
    }
    outcome.files.sort { $0.file < $1.file }
    outcome.missing = missing
    return files.sorted { $0.path < $1.path }
  }
}
