import Diagnostics
import LocaleData

/// `l10n reuse`: gives keys that have no translation one that was made for another key.
package struct ReuseWorkflow: Sendable {
  private let options: ReuseOptions

  package init(_ options: ReuseOptions) { self.options = options }

  /// Runs on a file tree; a catalog that can't be read is named and left out, and of the others all
  /// that change are written, or none.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ReuseOutcome {
    guard !project.isBroken else { return ReuseOutcome().ended(by: project) }
    return carryOver(on: tree, project)
  }

  private func carryOver(on tree: any FileTree, _ project: ProjectConfiguration) -> ReuseOutcome {
    let catalogs = ExchangeCatalogs(options.catalogs, project, tree)
    let memory = MemoryFiles(options, project, tree)
    var outcome = ReuseOutcome(diagnostics: catalogs.diagnostics + memory.diagnostics)
    for locale in options.locales where !LanguageName.isUsable(locale) {
      outcome.fail(LanguageName.diagnostic(for: locale))
    }
    let isIncomplete = catalogs.hasErrors
    if catalogs.tables.isEmpty, !isIncomplete {
      outcome.fail(ExchangeCatalogs.none(in: options.catalogs.scope))
    }
    // A memory that can't be read is a mistake in what was asked for.
    if memory.hasErrors || isIncomplete && !catalogs.hasUsableTables {
      outcome.status = .couldNotRun
    }
    guard outcome.status == .clean else { return outcome }
    var search = ReuseSearch(options, catalogs, memory, project)
    search.fill(languages(of: catalogs, project))
    let files = search.finish(&outcome)
    write(files, on: tree, &outcome)
    if isIncomplete { outcome.status = .couldNotRun }
    return outcome
  }

  /// The languages to fill, each in one of its spellings.
  private func languages(
    of catalogs: ExchangeCatalogs, _ project: ProjectConfiguration
  ) -> [String] {
    let named = options.locales
    let all = named.isEmpty ? catalogs.languages + project.configuration.locales : named
    var seen: Set<LanguageTag> = []
    return all.filter { language in LanguageTag(language).map { seen.insert($0).inserted } ?? false
    }
  }

  private func write(_ files: [FileEdit], on tree: any FileTree, _ outcome: inout ReuseOutcome) {
    guard !options.isDryRun, !files.isEmpty else { return }
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(files)
      outcome.isWritten = true
      outcome.replaced = Dictionary(
        files.map { ($0.path, $0.old ?? []) }, uniquingKeysWith: { first, _ in first })
    } catch {
      outcome.fail(error.diagnostic)
    }
  }
}
