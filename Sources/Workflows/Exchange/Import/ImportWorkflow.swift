import Catalogs
import Exchange
import Reading
package import Diagnostics

/// `l10n import`: brings back what translators send.
package struct ImportWorkflow: Sendable {
  private let options: ImportOptions

  package init(_ options: ImportOptions) { self.options = options }

  /// Runs on a file tree; files and catalogs that can't be read are named and left out, and of the
  /// others all that change are written, or none.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ImportOutcome {
    guard !project.isBroken else { return ImportOutcome().ended(by: project) }
    var options = options
    options.projectLocales = project.configuration.locales
    return ImportWorkflow(options).bringBack(on: tree, project)
  }

  private func bringBack(
    on tree: any FileTree, _ project: ProjectConfiguration
  ) -> ImportOutcome {
    let input = ExchangeInput(options, tree)
    // An export's folder may lie in the project's, and what it left out nothing came back for.
    let catalogs = ExchangeCatalogs(
      options.catalogs, without: input.stringsFiles, builtOnly: true, project, tree)
    var outcome = ImportOutcome(diagnostics: input.diagnostics.all)
    outcome.leavesOutRefused = options.skipsRefused
    if catalogs.hasErrors { outcome.diagnostics += catalogs.diagnostics(for: input.targets) }
    // What can't be read is left out as a whole; the rest needs nothing of it.
    outcome.isIncomplete = outcome.diagnostics.hasErrors
    let isUsable = !input.parts.isEmpty && catalogs.hasUsableTables
    if outcome.isIncomplete, !isUsable { outcome.status = .couldNotRun }
    guard outcome.status == .clean else { return outcome }
    var merge = ImportMerge(options, catalogs, project)
    merge.add(input.parts)
    merge.finish(&outcome)
    if outcome.refused > 0, !options.isForced || !outcome.unclearLanguages.isEmpty {
      outcome.status = .findings
    }
    refuseOwn(input.stringsFiles, among: merge.files, on: tree, &outcome)
    if outcome.status == .clean || options.skipsRefused && outcome.status == .findings {
      write(merge.files, on: tree, &outcome)
    }
    if outcome.isIncomplete { outcome.status = .couldNotRun }
    return outcome
  }

  /// Refuses files that lie where the catalogs are that their texts go to: nobody sent them.
  private func refuseOwn(
    _ named: [String], among files: [FileEdit], on tree: any FileTree,
    _ outcome: inout ImportOutcome
  ) {
    let places = Set(named.map { tree.realPath(of: $0) ?? $0 })
    for file in files where places.contains(tree.realPath(of: file.path) ?? file.path) {
      outcome.fail(
        Diagnostic(
          id: "nothing-to-import", severity: .error,
          message: "this lies in the place of the project's own catalog, so there is nothing to "
            + "bring back; name what came back, in a file of its own",
          location: Location(file: file.path)))
    }
  }

  private func write(_ files: [FileEdit], on tree: any FileTree, _ outcome: inout ImportOutcome) {
    guard !options.isDryRun, !files.isEmpty else { return }
    if options.output != nil {
      let refusals = OwnFile.catalog.refusals(
        toReplace: files.map { target(of: $0.path) }, in: tree)
      for refusal in refusals { outcome.fail(refusal) }
      guard refusals.isEmpty else { return }
    }
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(
        files.map { file in
          FileEdit(
            path: target(of: file.path), old: options.output == nil ? file.old : nil, new: file.new)
        })
      outcome.isWritten = true
      // Below an output folder nothing is replaced that was read.
      guard options.output == nil else { return }
      outcome.replaced = Dictionary(
        files.map { ($0.path, $0.old ?? []) }, uniquingKeysWith: { first, _ in first })
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

/// What `l10n import` is asked to do.
package struct ImportOptions: Sendable {
  package var catalogs: ExchangeCatalogOptions
  /// The files that came back, and folders of them.
  package var files: [String]
  /// The target language, for files that don't name one.
  package var locale: String?
  /// The languages that the project's configuration names.
  var projectLocales: [String] = []
  /// Whether texts are imported that don't look safe.
  package var isForced = false
  /// Whether texts that came back as their source count as translations.
  package var acceptsCopies = false
  /// Whether the safe texts of a file are imported although others are refused.
  package var skipsRefused = false
  /// Whether nothing is written.
  package var isDryRun = false
  /// The folder that takes the changed catalogs; nil to change them where they are.
  package var output: String?

  package init(catalogs: ExchangeCatalogOptions, files: [String]) {
    self.catalogs = catalogs
    self.files = files
  }
}

/// What an import found and did.
package struct ImportOutcome: WorkflowOutcome {
  /// What becomes of one text.
  package struct Change: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case added
      case changed
      case cleared
      case stateChanged = "state changed"
    }

    package var kind: Kind
    package var id: String
    package var key: String
    package var locale: String
    /// As translators see it.
    package var old: String?
    package var new: String
    package var oldState: String?
    package var newState: String?
  }

  /// The changes of one catalog file.
  package struct CatalogChanges: Sendable {
    package var file: String
    package var changes: [Change]
  }

  /// Sorted by path.
  package var files: [CatalogChanges] = []
  package var diagnostics: [Diagnostic] = []
  /// How many texts came back as they were.
  package var unchanged = 0
  /// How many texts came back without a translation.
  package var untranslated = 0
  /// How many texts were refused.
  package var refused = 0
  /// What the project may call the languages of files that were refused.
  package var unclearLanguages: [String] = []
  /// Whether the others are imported all the same.
  package var leavesOutRefused = false
  /// Whether a file or a catalog was left out, so that the run counts as failed although others were
  /// written.
  var isIncomplete = false
  /// Whether catalogs were written.
  package var isWritten = false
  /// The catalogs that were written, as they were before, by path: what diagnostics point into.
  package var replaced: [String: [UInt8]] = [:]
  package var status = ExitStatus.clean
}
