import Catalogs
import Diagnostics
import Exchange
import Extraction
import Linting
import LocaleData
import Reading

/// `l10n export`: writes what translators get.
package struct ExportWorkflow: Sendable {
  let options: ExportOptions

  package init(_ options: ExportOptions) { self.options = options }

  /// Runs on a file tree; what can't be read is named and left out, and the others are exported.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ExportOutcome {
    guard !project.isBroken else { return ExportOutcome().ended(by: project) }
    var options = options
    options.functions += project.configuration.functions
    if options.locales.isEmpty { options.locales = project.configuration.locales }
    return ExportWorkflow(options).export(on: tree, project)
  }

  private func export(
    on tree: any FileTree, _ project: ProjectConfiguration
  ) -> ExportOutcome {
    if let refusal = misnamedFolder {
      return ExportOutcome(diagnostics: [refusal], status: .couldNotRun)
    }
    let catalogs = ExchangeCatalogs(
      options.catalogs, output: options.format == .strings ? options.output : nil,
      builtOnly: true, project, tree)
    let found =
      options.locales.isEmpty ? catalogs.diagnostics : catalogs.diagnostics(for: options.locales)
    var outcome = ExportOutcome(diagnostics: found + catalogs.unsourced + unknownLanguages)
    outcome.isIncomplete = found.hasErrors
    if found.hasErrors, !catalogs.hasUsableTables { outcome.status = .couldNotRun }
    let locales = locales(of: catalogs, &outcome)
    if outcome.status == .clean, let refusal = misnamedFile(locales) { outcome.fail(refusal) }
    guard outcome.status == .clean else { return outcome }

    let files = files(catalogs, locales, on: tree, &outcome)
    for refusal in refusals(files, outcome, tree) { outcome.fail(refusal) }
    guard outcome.status == .clean else {
      // Nothing is written, so nothing is there to be told.
      outcome.packages = []
      return outcome
    }
    outcome.write(files, on: tree)
    if outcome.isIncomplete { outcome.status = .couldNotRun }
    return outcome
  }

  /// For each language that somebody asked for and that there isn't.
  private var unknownLanguages: [Diagnostic] {
    options.locales.filter { LanguageName.isUsable($0) && !LanguageTag.mayNameLanguage($0) }
      .map(LanguageName.unknown)
  }

  /// A folder called like a file would be taken for one by whoever gets it.
  private var misnamedFolder: Diagnostic? {
    let suffix = PathParts.suffix(of: options.output)
    guard options.format == .strings, [".strings", ".stringsdict"].contains(suffix) else {
      return nil
    }
    return Diagnostic(
      id: "misnamed-folder", severity: .error,
      message: "--format strings writes a folder with <locale>.lproj folders; name it without "
        + "'\(suffix)'", location: Location(file: options.output))
  }

  /// A name of a file for another format, or for several languages, would become that of a folder.
  private func misnamedFile(_ locales: [String]) -> Diagnostic? {
    let output = PathParts.withoutSlash(options.output)
    guard options.format != .strings, let named = ExchangeFormat(path: output),
      named != options.format || locales.count > 1
    else { return nil }
    let message =
      named != options.format
      ? "this is the name of \(named.suffix) and the format is \(options.format.rawValue); write "
        + "--format \(named.rawValue), or name a folder"
      : "\(locales.count) languages need a file each; name a folder, or one language with --locale"
    return Diagnostic(
      id: "misnamed-folder", severity: .error, message: message,
      location: Location(file: options.output))
  }

  /// What each locale's translators get.
  private func files(
    _ catalogs: ExchangeCatalogs, _ locales: [String], on tree: any FileTree,
    _ outcome: inout ExportOutcome
  ) -> [(path: String, bytes: [UInt8])] {
    let tables = texts(of: catalogs, locales, on: tree, &outcome)
    for refusal in refusals(ofNames: tables) { outcome.fail(refusal) }
    var files: [(path: String, bytes: [UInt8])] = []
    for (index, locale) in locales.enumerated() {
      let texts = tables.map { $0[index] }
      let exchange = texts.map(\.file).filter { !$0.units.isEmpty }
      // A file without a text would look as if there was nothing to translate.
      let isBroken = catalogs.tables.contains { $0.isBroken(in: locale) }
      guard !exchange.isEmpty || !isBroken else { continue }
      outcome.diagnostics += losses(in: exchange)
      if options.format == .strings,
        let refusal = ExportLosses.repeatedKey(
          in: exchange, writtenTo: { Self.flatPath(of: $0, locale, catalogs) })
      {
        outcome.fail(refusal)
      }
      let path = path(for: locale, isOnly: locales.count == 1)
      let stale = texts.reduce(0) { $0 + $1.staleKeys }
      outcome.packages.append(Self.package(exchange, locale, path, staleKeys: stale))
      addStale(texts, locale, path, catalogs, to: &outcome.staleTexts)
      files += self.files(exchange, locale, path, catalogs, tree)
    }
    return files
  }

  /// Catalogs that the format can't name.
  private func refusals(ofNames tables: [[ExportedTable]]) -> [Diagnostic] {
    guard options.format == .xliff || options.format == .xcloc else { return [] }
    return ExportLosses.unnameable(
      tables.compactMap { texts in texts.map(\.file).first { !$0.units.isEmpty } })
  }

  /// Adds what is left out, by where it would be in an export: a file of `.strings` has its own path
  /// for a catalog's.
  private func addStale(
    _ texts: [ExportedTable], _ locale: String, _ folder: String, _ catalogs: ExchangeCatalogs,
    to stale: inout StaleTexts
  ) {
    for table in texts where !table.stale.isEmpty {
      var file = table.file
      if options.format == .strings, let path = Self.flatPath(of: file, locale, catalogs) {
        file.original = PathParts.join(folder, path)
      }
      stale.add(table.stale, at: file.place)
    }
  }

  /// What the format of the export can't hold.
  private func losses(in files: [ExchangeFile]) -> [Diagnostic] {
    let ambiguous = ExportLosses.ambiguousIDs(in: files)
    guard options.format == .xcloc || options.format == .xliff && options.version == .v1_2 else {
      return ambiguous
    }
    return ambiguous + files.compactMap(ExportLosses.unwritable)
  }

  /// The locales to translate to; the outcome fails when they or the catalogs are no use.
  private func locales(
    of catalogs: ExchangeCatalogs, _ outcome: inout ExportOutcome
  ) -> [String] {
    // What one table is written in another one may be translated to.
    let sourceLanguages = Set(catalogs.tables.map { LanguageTag($0.sourceLanguage) })
    var named: Set<String> = []
    let known = catalogs.tables.flatMap(\.languages)
    let asked = options.locales.map { LanguageName.spelling(of: $0, among: known) }
    var locales = asked.filter { locale in
      sourceLanguages != [LanguageTag(locale)] && named.insert(locale).inserted
    }
    for locale in locales where !LanguageName.isUsable(locale) {
      outcome.fail(LanguageName.diagnostic(for: locale))
    }
    if options.locales.isEmpty {
      // Nobody asked for a language that is called so; the others are exported all the same.
      locales = catalogs.languages.filter(LanguageName.isUsable)
      outcome.diagnostics += catalogs.languages.filter { !locales.contains($0) }
        .map(LanguageName.leftOut)
    }
    if outcome.status == .clean, catalogs.tables.isEmpty {
      outcome.fail(ExchangeCatalogs.none(in: options.catalogs.scope))
    }
    if outcome.status == .clean, locales.isEmpty {
      outcome.fail(options.locales.isEmpty ? Self.noLocales : Self.onlySource)
    }
    return locales
  }

  /// Only what an export wrote may be written again, and only if nobody's work is lost.
  private func refusals(
    _ files: [(path: String, bytes: [UInt8])], _ outcome: ExportOutcome, _ tree: any FileTree
  ) -> [Diagnostic] {
    guard !options.replacesFiles else { return [] }
    let foreign = foreign(files.map(\.path), outcome, tree)
    guard foreign.isEmpty else { return foreign }
    let returned = ReturnedTranslations(
      format: options.format, stale: outcome.staleTexts, tree: tree)
    return files.compactMap { returned.refusal(toReplace: $0.path, by: $0.bytes) }
  }

  private func foreign(
    _ paths: [String], _ outcome: ExportOutcome, _ tree: any FileTree
  ) -> [Diagnostic] {
    let own = OwnFile.exchange(options.format)
    guard options.format == .xcloc else { return own.refusals(toReplace: paths, in: tree) }
    // What says that a folder is a bundle says it of all that is in it.
    return outcome.packages.flatMap { package in
      let contents = PathParts.join(package.path, XclocBundle.contentsName)
      let isBundle = tree.exists(contents)
      let files = isBundle ? [contents] : paths.filter { PathParts.contains(package.path, $0) }
      return own.refusals(toReplace: files, in: tree)
    }
  }

  private static let onlySource = Diagnostic(
    id: "no-locale", severity: .error,
    message:
      "the catalogs are written in what --locale names; name a language that they are, or are "
      + "to be, translated to")

  private static let noLocales = Diagnostic(
    id: "no-locale", severity: .error,
    message: "the catalogs are in the source language only; name a locale with --locale")

  // MARK: Texts

  private func hints(on tree: any FileTree, _ outcome: inout ExportOutcome) -> ExchangeHints {
    guard !options.sources.isEmpty else { return ExchangeHints() }
    let sources = SwiftSources(
      under: options.sources, excluding: options.catalogs.scope.exclude,
      functions: options.functions, in: tree)
    outcome.diagnostics += sources.diagnostics
    if outcome.diagnostics.hasErrors {
      outcome.status = .couldNotRun
    }
    return ExchangeHints(sources.extraction.entries)
  }

  /// The texts of each table for each locale.
  private func texts(
    of catalogs: ExchangeCatalogs, _ locales: [String], on tree: any FileTree,
    _ outcome: inout ExportOutcome
  ) -> [[ExportedTable]] {
    let hints = hints(on: tree, &outcome)
    outcome.diagnostics += catalogs.tables.compactMap(\.undecidedConflicts)
    outcome.diagnostics += ExportLosses.leftOut(of: catalogs.tables, in: locales)
    outcome.diagnostics += ExportLosses.secondNames(in: catalogs.tables, besides: locales)
    // Table by table, since to decode a catalog takes longer than to write its texts.
    let tables = catalogs.tables.map { texts(of: $0, locales, hints) }
    outcome.diagnostics += zip(catalogs.tables, tables).compactMap { table, texts in
      texts.first(where: \.hasOnlyStaleKeys).map {
        Diagnostic.onlyStaleKeys($0.staleKeys, in: table.path, keepsState: table.keepsState)
      }
    }
    return tables
  }

  /// A table's texts for each locale; none for the language that it is written in itself.
  private func texts(
    of table: ExchangeTable, _ locales: [String], _ hints: ExchangeHints
  ) -> [ExportedTable] {
    let name = PathParts.stem(of: table.original)
    // A text has the same hints in all languages that are inflected, and in all others.
    var known: [Bool: [[ExactKey]: [String]]] = [:]
    return zip(locales, table.units(in: locales, includesStale: true)).map {
      locale, units -> ExportedTable in
      var texts = ExportedTable(
        file: ExchangeFile(
          original: table.original, sourceLanguage: table.sourceLanguage, targetLanguage: locale))
      // Another catalog of the project may be written in the language that this one is translated
      // to.
      guard LanguageTag(table.sourceLanguage) != LanguageTag(locale),
        !table.isBroken(in: locale)
      else { return texts }
      texts.add(units)
      let isInflected = LanguageTag(locale).map(EngineCache.plain.isInflected) ?? false
      for (index, unit) in texts.file.units.enumerated() {
        let text = [ExactKey(unit.key), ExactKey(unit.source)]
        let told =
          known[isInflected]?[text]
          ?? hints.hints(for: unit, table: name, isInflected: isInflected)
        known[isInflected, default: [:]][text] = told
        texts.file.units[index].hints = told
      }
      return texts
    }
  }

  private static func package(
    _ files: [ExchangeFile], _ locale: String, _ path: String, staleKeys: Int
  ) -> ExportOutcome.Package {
    let units = files.flatMap(\.units).filter(\.isTranslatable)
    let texts = units.filter { !$0.source.isEmpty }
    return ExportOutcome.Package(
      locale: locale, path: path, catalogs: files.count, units: units.count,
      untranslated: texts.count { $0.target?.isEmpty ?? true || $0.state == .new },
      staleKeys: staleKeys)
  }
}

extension ExportOutcome {
  fileprivate mutating func write(
    _ files: [(path: String, bytes: [UInt8])], on tree: any FileTree
  ) {
    do throws(FileError) {
      diagnostics += try tree.writeAll(
        files.map { FileEdit(path: $0.path, new: $0.bytes) })
    } catch {
      packages = []
      fail(error.diagnostic)
    }
  }
}
