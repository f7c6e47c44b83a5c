import Diagnostics
import LocaleData
import Messages
import Reading

/// `l10n pseudo`: writes the texts of a pseudo-locale into catalogs, or takes it out again.
package struct PseudoWorkflow: Sendable {
  private let options: PseudoOptions

  package init(_ options: PseudoOptions) { self.options = options }

  /// Runs on a file tree; a catalog that can't be read is named and left out, and of the others all
  /// that change are written, or none.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> PseudoOutcome {
    var outcome = plan(on: tree, project: project)
    guard !options.isDryRun, outcome.status != .couldNotRun || !outcome.changes.isEmpty else {
      return outcome
    }
    write(on: tree, &outcome)
    return outcome
  }

  /// What a run would write; nothing is in it where a person's text stands in the way.
  package func plan(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> PseudoOutcome {
    var outcome = PseudoOutcome()
    guard !project.isBroken else { return outcome.ended(by: project) }
    if let locale = options.locale, !Self.isUsable(locale) {
      outcome.fail(Self.unusable(locale))
      return outcome
    }
    let catalogs = ExchangeCatalogs(options.catalogs, project, tree)
    // What lint says of catalogs is none of this.
    outcome.diagnostics = catalogs.diagnostics.filter { $0.severity == .error }
    if catalogs.tables.isEmpty, !catalogs.hasErrors {
      outcome.fail(ExchangeCatalogs.none(in: options.catalogs.scope))
    }
    let shown = catalogs.tables.filter { !$0.isBroken && PseudoTable.isShown($0) }
      .map { PseudoTable($0, Self.locales(of: $0, options)) }
      .filter { table in !table.locales.contains(where: table.table.isBroken) }
    let tables = shown.filter { $0.unwritten == nil }
    outcome.diagnostics += shown.compactMap(\.unwritten)
    if !options.isForced { tables.compactMap(\.foreign).forEach { outcome.fail($0) } }
    guard outcome.status == .clean else { return outcome }
    for table in tables { Self.add(table, options, project, &outcome) }
    outcome.locales = Set(tables.flatMap(\.locales)).sorted()
    outcome.changes.sort { $0.file < $1.file }
    if catalogs.hasErrors { outcome.status = .couldNotRun }
    return outcome
  }

  // MARK: Locales

  private static func isUsable(_ locale: String) -> Bool {
    LanguageName.isUsable(locale) && LanguageTag.isPseudoLocale(locale)
  }

  private static func unusable(_ locale: String) -> Diagnostic {
    Diagnostic(
      id: "no-pseudo-locale", severity: .error,
      message: "'\(locale.shortened())' is no pseudo-locale, so people may read it; take a region "
        + "from XA to XZ, but not XK, such as en-XA, or a language from qaa to qtz")
  }

  private static func locales(of table: ExchangeTable, _ options: PseudoOptions) -> [String] {
    let known = table.allLanguages.filter(LanguageTag.isPseudoLocale)
    switch options.action {
    case .write(let kind): return [options.locale ?? kind.locale(for: table.sourceLanguage)]
    case .remove(let kind):
      guard let locale = options.locale ?? kind?.locale(for: table.sourceLanguage) else {
        return known.filter { isMade($0, in: table) }
      }
      let spelled = table.spelling(ofLanguage: locale)
      return known.contains(spelled) ? [spelled] : []
    }
  }

  /// Whether a pseudo-locale is one that is made here, or has nothing but pseudo texts: people write
  /// about the texts in others, as translatewiki.net does in `qqq`.
  private static func isMade(_ locale: String, in table: ExchangeTable) -> Bool {
    PseudoKind.allCases.contains { $0.locale(for: table.sourceLanguage) == locale }
      || PseudoTable.textOfPeople(in: locale, of: table) == nil
  }

  // MARK: Files

  private static func add(
    _ table: PseudoTable, _ options: PseudoOptions, _ project: ProjectConfiguration,
    _ outcome: inout PseudoOutcome
  ) {
    switch options.action {
    case .write(let kind):
      for locale in table.locales {
        let (changes, leftOut) = table.texts(of: locale, kind, project)
        outcome.texts += changes.count
        outcome.leftOut += leftOut
        if let change = table.writing(changes, in: locale) { outcome.changes.append(change) }
      }
    case .remove: outcome.changes += table.removing()
    }
  }

  private func write(on tree: any FileTree, _ outcome: inout PseudoOutcome) {
    guard !outcome.changes.isEmpty else { return }
    let (written, removed) = outcome.changes.reduce(into: ([FileEdit](), [String]())) {
      if $1.after.isEmpty {
        $0.1.append($1.file)
      } else {
        $0.0.append($1.edit)
      }
    }
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(written, removing: removed)
      outcome.isWritten = true
      // The folder of a pseudo-locale was made for its files.
      for folder in Set(removed.compactMap(Self.languageFolder)).sorted() {
        tree.removeEmptyFolder(folder)
      }
    } catch {
      outcome.fail(error.diagnostic)
    }
  }

  /// The `.lproj` folder of a pseudo-locale that a file stands in.
  private static func languageFolder(of file: String) -> String? {
    let folder = PathParts.folder(of: file)
    guard PathParts.isLanguageFolder(folder),
      LanguageTag.isPseudoLocale(PathParts.stem(of: folder))
    else { return nil }
    return folder
  }
}
