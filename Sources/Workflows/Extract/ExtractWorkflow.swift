import Catalogs
import Diagnostics
import Extraction

/// Scans Swift sources and brings the source language's catalogs up to date.
package struct ExtractWorkflow: Sendable {
  private let options: ExtractOptions

  package init(_ options: ExtractOptions) { self.options = options }

  /// Runs on a file tree.
  ///
  /// Catalogs are written only when all sources and all catalogs could be read: an unread file
  /// would make keys look stale.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ExtractOutcome {
    guard !project.isBroken else {
      return ExtractOutcome(diagnostics: project.diagnostics, status: .couldNotRun)
    }
    return ExtractWorkflow(options.filled(from: project)).extract(on: tree)
  }

  private func extract(on tree: any FileTree) -> ExtractOutcome {
    var outcome = ExtractOutcome()
    let listing = tree.files(under: options.paths, selection([".swift"]))
    let (paths, tooLarge) = SourceLoader.split(listing.files, in: tree)
    outcome.diagnostics += listing.diagnostics + tooLarge

    let loader = SourceLoader(tree: tree)
    let extraction = Extractor(functions: options.functions).extract(paths: paths) {
      loader.read($0)
    }
    outcome.diagnostics += loader.diagnostics
    if outcome.diagnostics.contains(where: { $0.severity == .error }) {
      outcome.status = .couldNotRun
    }
    outcome.diagnostics += extraction.diagnostics
    if extraction.diagnostics.contains(where: { $0.severity == .error }) {
      outcome.status = max(outcome.status, .findings)
    }
    updateCatalogs(with: extraction, on: tree, &outcome)
    return outcome
  }

  private func selection(_ suffixes: [String]) -> FileSelection {
    FileSelection(
      suffixes: suffixes, include: options.include, exclude: options.exclude,
      project: options.projectGlobs)
  }

  private func updateCatalogs(
    with extraction: Extraction, on tree: any FileTree, _ outcome: inout ExtractOutcome
  ) {
    let catalogs = ProjectCatalogs(options: options, tree: tree)
    outcome.diagnostics += catalogs.diagnostics
    if catalogs.hasErrors { outcome.status = .couldNotRun }

    let reconciliation = SpecifierReconciliation(catalogKeys: catalogs.keys)
    outcome.entries = extraction.entries.map(reconciliation.reconciled)

    let mayRetire = !extraction.diagnostics.contains { $0.id == "swift-syntax" }
    let update = CatalogUpdate(
      entries: outcome.entries, catalogs: catalogs, options: options, mayRetire: mayRetire)
    outcome.changes = update.changes
    outcome.diagnostics += update.diagnostics
    if update.diagnostics.contains(where: { $0.severity == .error }) {
      outcome.status = .couldNotRun
    }
    guard outcome.status != .couldNotRun else { return }
    if options.isCheck {
      if !outcome.changes.isEmpty { outcome.status = .findings }
    } else {
      write(on: tree, &outcome)
    }
  }

  private func write(on tree: any FileTree, _ outcome: inout ExtractOutcome) {
    do throws(FileError) {
      try tree.writeAll(outcome.changes.map { ($0.file, $0.new, $0.old) })
    } catch {
      outcome.diagnostics.append(error.diagnostic)
      outcome.status = .couldNotRun
    }
  }
}
