import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// The catalogs and exchange files of others that were given as a memory.
struct MemoryFiles {
  private(set) var diagnostics: [Diagnostic] = []
  private var tables: [ExchangeTable] = []
  private var parts: [ExchangeInput.Part] = []

  var hasErrors: Bool { diagnostics.hasErrors }

  init(_ options: ReuseOptions, _ project: ProjectConfiguration, _ tree: any FileTree) {
    for path in options.memory { add(path, options.catalogs, project, tree) }
  }

  private mutating func add(
    _ path: String, _ catalogs: ExchangeCatalogOptions, _ project: ProjectConfiguration,
    _ tree: any FileTree
  ) {
    let (found, told) = (tables.count + parts.count, diagnostics.count)
    read(path, catalogs, project, tree)
    guard tables.count + parts.count == found, diagnostics.count == told else { return }
    diagnostics.append(
      Diagnostic(
        id: "empty-memory", severity: .warning,
        message: "there are no translations here; name catalogs, or what translators sent",
        location: Location(file: path)))
  }

  private mutating func read(
    _ path: String, _ catalogs: ExchangeCatalogOptions, _ project: ProjectConfiguration,
    _ tree: any FileTree
  ) {
    let format = ExchangeFormat(path: path)
    if format != .strings {
      let input = ExchangeInput(ImportOptions(catalogs: catalogs, files: [path]), tree)
      parts += input.parts
      diagnostics += input.diagnostics.all.filter { $0.id != "nothing-to-import" }
    }
    guard format == nil || format == .strings else { return }
    let options = ExchangeCatalogOptions(roots: [path], sourceLanguage: catalogs.sourceLanguage)
    let found = ExchangeCatalogs(options, project, tree)
    tables += found.tables
    // What is wrong with the path itself was told by the first that looked into it.
    let told = Set(diagnostics)
    diagnostics += found.diagnostics.filter { !told.contains($0) }
  }

  /// The translations from one language to another; of tables, only those with a language that is
  /// told apart from others.
  func records(from source: String, to target: String) -> [TranslationRecord] {
    var records: [TranslationRecord] = []
    for table in tables where LanguageTag.areSame(table.sourceLanguage, source) && !table.isBroken {
      guard let language = table.languages.first(where: { LanguageTag.areSame($0, target) }),
        !table.isBroken(in: language)
      else { continue }
      let units = table.units(in: [language], includesStale: true)[0]
      let file = table.path(ofLanguage: language)
      records += KeyTranslation.all(of: units).compactMap {
        TranslationRecord($0, file: file, table: nil)
      }
    }
    for part in parts where LanguageTag.areSame(part.file.targetLanguage, target) {
      guard
        part.file.sourceLanguage.isEmpty || LanguageTag.areSame(part.file.sourceLanguage, source)
      else {
        continue
      }
      records += KeyTranslation.all(of: part.file.units.map { Self.placed($0, part.format) })
        .compactMap { TranslationRecord($0, file: part.path, table: nil) }
    }
    return records
  }

  /// What an exchange file's id says of the place below the key.
  private static func placed(_ unit: ExchangeUnit, _ format: ExchangeFormat) -> ExchangeUnit {
    guard format != .strings else { return unit }
    let id = ExchangeUnitID(unit.id)
    var unit = unit
    (unit.key, unit.path) = (id.key, id.path)
    return unit
  }
}
