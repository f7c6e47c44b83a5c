import Catalogs
import Diagnostics
import Exchange
import Projects
import Reading

/// The catalogs of a project, in all languages, to rename a key in them.
struct RenameCatalogs {
  private let layout: CatalogLayout
  private var files: [String: RenamedFile] = [:]
  private var failures: [String: FileError] = [:]
  private let survey: ProjectSurvey
  private let options: ExtractOptions
  private let makesFiles: Bool
  /// What was not looked into.
  private let diagnostics: [Diagnostic]
  private let leftOut: LeftOutCatalogs

  /// - Parameter makesFiles: Whether a source language without a file gets one for its text.
  init(_ survey: ProjectSurvey, _ options: ExtractOptions, makesFiles: Bool) {
    let set = CatalogSet(of: survey)
    (layout, self.survey, self.options) = (set.layout, survey, options)
    self.makesFiles = makesFiles
    diagnostics = set.diagnostics
    leftOut = set.leftOut
    // What was exported for translators keeps the keys that it was exported with.
    for file in set.files where !CatalogLayout.isExported(file) {
      do throws(FileError) {
        files[file] = RenamedFile(try survey.tree.read(file), file: file)
      } catch {
        failures[file] = error
      }
    }
  }

  /// The files that were looked into.
  var paths: Set<String> { Set(files.keys) }

  var keys: [String] { files.values.flatMap(\.keys) }

  func keys(ofTable table: String?) -> Set<String> {
    Set(files.filter { table == nil || PathParts.stem(of: $0.key) == table }.flatMap(\.value.keys))
  }

  func tables(with key: String) -> Set<String> {
    Set(files.filter { $0.value.has(key) }.map { PathParts.stem(of: $0.key) })
  }

  /// A file of a table that has both keys.
  func file(withBoth pair: KeyPair, in table: String) -> String? {
    files.filter { file, content in
      PathParts.stem(of: file) == table && content.has(pair.old) && content.has(pair.new)
    }.keys.min()
  }

  /// Whether a file has the key that is renamed, under its old name or its new one.
  private func has(_ pair: KeyPair, _ file: String) -> Bool {
    files[file].map { $0.has(pair.old) || $0.has(pair.new) } ?? false
  }

  /// The String Catalogs' keys that are managed by hand have symbols.
  func hasSymbol(_ key: String, in table: String) -> Bool {
    files.contains { file, content in
      PathParts.stem(of: file) == table && content.isManual(key)
    }
  }

  /// Whether one of these symbols is a function.
  func callsSymbol(_ key: String, in table: String) -> Bool {
    files.contains { file, content in
      PathParts.stem(of: file) == table && content.callsSymbol(key)
    }
  }

  func rename(
    _ pair: KeyPair, in table: String, _ places: RenamePlaces, _ outcome: inout RenameOutcome
  ) {
    outcome.diagnostics += diagnostics
    if InfoPlistTable.isName(table), tables(with: pair.old).contains(table) {
      outcome.fail(
        .rename("the system looks the keys of InfoPlist up by their names, so they keep them"))
      return
    }
    for (file, failure) in failures where PathParts.stem(of: file) == table {
      outcome.fail(failure.diagnostic)
    }
    refuseLeftOut(pair, in: table, &outcome)
    let defaults = places.defaults(pair, in: table, survey)
    for folder in layout.folders where folder.has(table) {
      let name = ProjectCatalogs.Name(folder: folder.path, table: table)
      rename(pair, in: folder, table, places, hasDefault: defaults.stand(in: name), &outcome)
    }
    for file in loose(table) { change(file, to: pair, keepsText: false, &outcome) }
  }

  /// Refuses to rename a key that what was left out may have, too.
  private func refuseLeftOut(
    _ pair: KeyPair, in table: String, _ outcome: inout RenameOutcome
  ) {
    let isKnown = files.keys.contains { PathParts.stem(of: $0) == table && has(pair, $0) }
    for path in leftOut.holders(
      of: table, beside: layout, isKnown: isKnown, in: survey.tree)
    {
      outcome.fail(
        .rename(
          "this was left out, so a key in it keeps its name, and code and texts would no longer have "
            + "the same one; if the key is none of its, name it with --exclude, or with `exclude` in "
            + "l10n.json", at: Location(file: path)))
    }
  }

  /// Refuses to rename a key that stands in excluded catalogs alone, or in those of some languages.
  func refuse(
    _ excluded: ExcludedCatalogs, _ pair: KeyPair, in table: String,
    _ outcome: inout RenameOutcome
  ) {
    let isElsewhere = tables(with: pair.old).contains(table)
    for file in excluded.files(of: table, with: pair.old)
    where !isElsewhere || isOfLanguage(file, beside: table) {
      outcome.fail(
        .rename(
          "this catalog has the key and is excluded, so it would keep it, and code with the new key "
            + "would show none of its texts; leave it out of --exclude, and of `exclude` in "
            + "l10n.json", at: Location(file: file)))
    }
  }

  /// Whether a file lies in the folder of a language beside others that have a table.
  private func isOfLanguage(_ file: String, beside table: String) -> Bool {
    let folder = PathParts.folder(of: file)
    return PathParts.isLanguageFolder(folder)
      && layout.folder(at: PathParts.folder(of: folder))?.tables[table] != nil
  }

  /// The files of a table that are in no language's folder: they are looked up as they are, in any
  /// language, or by something else than the system.
  private func loose(_ table: String) -> [String] {
    files.keys.filter { file in
      PathParts.stem(of: file) == table && CatalogFormat(path: file) != .stringCatalog
        && !PathParts.isLanguageFolder(PathParts.folder(of: file))
    }.sorted()
  }

  private func rename(
    _ pair: KeyPair, in folder: CatalogLayout.Folder, _ table: String, _ places: RenamePlaces,
    hasDefault: Bool, _ outcome: inout RenameOutcome
  ) {
    if let path = folder.stringCatalogs[table] {
      change(path, to: pair, keepsText: !hasDefault, &outcome)
    }
    guard let languages = folder.tables[table] else { return }
    let source = ProjectCatalogs.sourceLanguage(of: languages, options, survey)
    let all = languages.values.flatMap(\.paths)
    guard all.contains(where: { has(pair, $0) }) else {
      // What can't be read as a whole may have the key.
      for path in all.sorted() { refuseBroken(path, &outcome) }
      return
    }
    rename(pair, in: languages, of: source, hasDefault: hasDefault, &outcome)
    // A String Catalog of the table has kept the text.
    guard languages[source] == nil, !hasDefault, folder.stringCatalogs[table] == nil,
      !isLinked(ProjectCatalogs.Name(folder: folder.path, table: table), toOneWith: source)
    else { return }
    let file = PathParts.join(
      PathParts.languageFolder(source, in: folder.path), table + ".strings")
    let isShown = [pair.old, pair.new].contains { !places.references(to: $0, in: table).isEmpty }
    add(pair, to: isShown ? file : nil, source, beside: all.sorted(), folder.path, &outcome)
  }

  /// Whether links give a table's files to another table of the name that has a file of a language, so
  /// that this table needs none.
  private func isLinked(_ name: ProjectCatalogs.Name, toOneWith language: String) -> Bool {
    survey.linkedTables.contains { place, own in
      own == name && layout.folder(at: place.folder)?.tables[place.table]?[language] != nil
    }
  }

  /// Renames a key in a table's files.
  ///
  /// - Parameters:
  ///   - source: The source language.
  ///   - hasDefault: Whether the code has the text.
  private func rename(
    _ pair: KeyPair, in languages: [String: CatalogLayout.Files], of source: String,
    hasDefault: Bool,
    _ outcome: inout RenameOutcome
  ) {
    for (language, own) in languages.sorted(by: { $0.key < $1.key }) {
      let hasText = own.paths.contains { has(pair, $0) }
      let isSource = language == source
      for path in own.paths {
        let adds = isSource && !hasText && !hasDefault && path == own.strings
        change(path, to: pair, keepsText: adds, &outcome)
      }
      // Beside the source language's own folder, nobody reads `Base`.
      let isRead = isSource || language != ProjectFacts.base || languages[source] == nil
      guard isRead, !hasText, !hasDefault, !isSource || own.strings == nil else { continue }
      if let path = own.paths.first {
        outcome.diagnostics.append(Self.untranslated(pair, language, path))
      }
    }
  }

  /// Makes the file of a source language that has none, with the text that the old key was, or says
  /// that people there may read the new one.
  ///
  /// - Parameter file: Nil where nothing is known to show the key.
  private func add(
    _ pair: KeyPair, to file: String?, _ language: String, beside others: [String],
    _ folder: String, _ outcome: inout RenameOutcome
  ) {
    guard makesFiles, let file, !survey.tree.exists(file),
      let change = RenamedFile([], file: file).renamed(pair, keepsText: true)
    else {
      outcome.diagnostics += others.prefix(1).map { Self.untranslated(pair, language, $0) }
      return
    }
    outcome.changes.append(change)
    if !isBuilt(others, with: folder) {
      outcome.diagnostics.append(Self.unbuilt(pair, language, file))
    }
  }

  /// Whether a new file beside others is built as they are: an Xcode project names each, but for
  /// those of its synchronized folders.
  private func isBuilt(_ others: [String], with folder: String) -> Bool {
    let owners = others.flatMap { survey.model.targets(ofResource: $0) }
    return owners.compactMap { survey.model.target($0) }.allSatisfy { target in
      survey.model.project(of: target.id)?.kind != .xcode
        || target.synchronizedFolders.contains { PathParts.contains($0, folder) }
    }
  }

  private func change(
    _ path: String, to pair: KeyPair, keepsText: Bool, _ outcome: inout RenameOutcome
  ) {
    guard let file = files[path], !refuseBroken(path, &outcome) else { return }
    if let renamed = file.renamed(pair, keepsText: keepsText) {
      outcome.changes.append(renamed)
    } else if file.has(pair.old) {
      outcome.fail(
        .rename(
          "this file is a binary property list, which is not written; export it as XML first",
          at: Location(file: path)))
    } else if keepsText, file.isPropertyList {
      outcome.fail(
        .rename(
          "this file is a property list, which gets no text for the new key; add \"\(pair.old)\" "
            + "with its text yourself, and rename it then", at: Location(file: path)))
    }
  }

  /// Says what is wrong with a file that can't be read as a whole.
  ///
  /// - Returns: Whether it is one.
  @discardableResult
  private func refuseBroken(_ path: String, _ outcome: inout RenameOutcome) -> Bool {
    guard let file = files[path], file.hasErrors else { return false }
    outcome.take(file.diagnostics.filter { $0.severity == .error })
    return true
  }

  private static func untranslated(
    _ pair: KeyPair, _ language: String, _ path: String
  ) -> Diagnostic {
    warning(
      "\(language) has no text for this key, so people there may read the key itself", pair, path)
  }

  private static func unbuilt(
    _ pair: KeyPair, _ language: String, _ file: String
  ) -> Diagnostic {
    warning(
      "\(language) had no file of this table, so this one is new; until it is added to the project, "
        + "people there may read the key itself", pair, file)
  }

  private static func warning(_ what: String, _ pair: KeyPair, _ file: String) -> Diagnostic {
    Diagnostic(
      id: Diagnostic.untranslatedID, severity: .warning,
      message: "\(what): now \"\(pair.new)\" instead of \"\(pair.old)\"",
      location: Location(file: file))
  }
}
