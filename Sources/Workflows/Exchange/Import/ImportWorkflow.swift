import Catalogs
import Diagnostics

/// `l10n import`: brings back what translators send.
package struct ImportWorkflow: Sendable {
  private let options: ImportOptions

  package init(_ options: ImportOptions) { self.options = options }

  /// Runs on a file tree; all changed catalogs are written, or none.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ImportOutcome {
    guard !project.isBroken else {
      return ImportOutcome(diagnostics: project.diagnostics, status: .couldNotRun)
    }
    var options = options
    options.catalogs = options.catalogs.filled(from: project)
    options.projectLocales = project.configuration.locales
    return ImportWorkflow(options).bringBack(on: tree, project)
  }

  private func bringBack(
    on tree: any FileTree, _ project: ProjectConfiguration
  ) -> ImportOutcome {
    let input = ExchangeInput(options, tree)
    // An export's folder may lie in the project's.
    let exchanged = input.parts.filter { $0.format == .strings }.map(\.path)
    let catalogs = ExchangeCatalogs(options.catalogs, without: exchanged, project, tree)
    var outcome = ImportOutcome(diagnostics: input.diagnostics.all)
    if input.diagnostics.hasErrors { outcome.status = .couldNotRun }
    if catalogs.hasErrors {
      outcome.diagnostics += catalogs.diagnostics
      outcome.status = .couldNotRun
    }
    guard outcome.status == .clean else { return outcome }
    var merge = ImportMerge(options, catalogs, project)
    merge.add(input.parts)
    merge.finish(&outcome)
    if outcome.refused > 0, !options.isForced { outcome.status = .findings }
    guard outcome.status == .clean || options.skipsRefused && outcome.status == .findings else {
      return outcome
    }
    write(merge.files, on: tree, &outcome)
    return outcome
  }

  private func write(
    _ files: [ExchangeTable.Change], on tree: any FileTree, _ outcome: inout ImportOutcome
  ) {
    guard !options.isDryRun, !files.isEmpty else { return }
    if options.output != nil, !options.isForced {
      let refusals = OwnFile.catalog.refusals(
        toReplace: files.map { target(of: $0.file) }, in: tree)
      for refusal in refusals { outcome.fail(refusal) }
      guard refusals.isEmpty else { return }
    }
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(
        files.map { file in
          FileToWrite(
            path: target(of: file.file), bytes: file.new,
            replaced: options.output == nil ? file.old : nil)
        })
      outcome.isWritten = true
    } catch {
      outcome.fail(error.diagnostic)
    }
  }

  /// Below the output folder a catalog keeps the path that it has in the project.
  private func target(of file: String) -> String {
    guard let output = options.output else { return file }
    let parts = file.split(separator: "/").filter { $0 != ".." && $0 != "." }
    return PathParts.join(output, parts.joined(separator: "/"))
  }
}
