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
    updateCatalogs(with: nameable(extraction, &outcome), on: tree, &outcome)
    return outcome
  }

  /// The extraction without the keys of tables that no file can be called after.
  private func nameable(_ extraction: Extraction, _ outcome: inout ExtractOutcome) -> Extraction {
    var extraction = extraction
    extraction.entries.removeAll { entry in
      guard
        !FileName.isUsable(entry.table + ".stringsdict") || entry.table.isEmpty
          || entry.table.hasPrefix(".")
      else { return false }
      for place in entry.locations {
        outcome.diagnostics.append(
          Diagnostic(
            id: "invalid-table-name", severity: .error,
            message: "no catalog can be called '\(entry.table.prefix(80))', so this string goes "
              + "into none; a table is \(FileName.rule), and starts with no '.'",
            location: place.location))
      }
      outcome.status = max(outcome.status, .findings)
      return true
    }
    return extraction
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
    outcome.diagnostics += catalogs.diagnostics.filter { !outcome.diagnostics.contains($0) }
    if catalogs.hasErrors { outcome.status = .couldNotRun }

    let reconciliation = SpecifierReconciliation(catalogKeys: catalogs.keys)
    outcome.entries = extraction.entries.map(reconciliation.reconciled)

    let mayRetire = !outcome.diagnostics.contains {
      $0.id == "swift-syntax" || $0.id == FileListing.leftOutID
    }
    let update = CatalogUpdate(
      entries: outcome.entries, catalogs: catalogs, options: options, mayRetire: mayRetire)
    // To take an unread catalog for one that isn't there would be to write it anew.
    outcome.changes = catalogs.hasErrors ? [] : update.changes
    refuseLeftOut(catalogs, &outcome)
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

  /// A catalog that was not read may hold everything that would be written to it.
  private func refuseLeftOut(_ catalogs: ProjectCatalogs, _ outcome: inout ExtractOutcome) {
    for change in outcome.changes
    where catalogs.leftOut.contains(where: { PathParts.contains($0, change.file) }) {
      outcome.status = .couldNotRun
      outcome.diagnostics.append(
        Diagnostic(
          id: "unread-catalog", severity: .error,
          message: "this catalog was left out, so it can't be brought up to date",
          location: Location(file: change.file, range: 0..<0)))
    }
  }

  private func write(on tree: any FileTree, _ outcome: inout ExtractOutcome) {
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(
        outcome.changes.map { FileToWrite(path: $0.file, bytes: $0.new, replaced: $0.old) })
      outcome.isWritten = true
    } catch {
      outcome.diagnostics.append(error.diagnostic)
      outcome.status = .couldNotRun
    }
  }
}
