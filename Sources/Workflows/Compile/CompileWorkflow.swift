import Catalogs
import Diagnostics
import Exchange
import Extraction
import Localization
import Reading

/// `l10n compile`: String Catalogs to the `.lproj` folders that apps and servers load.
package struct CompileWorkflow: Sendable {
  private let options: CompileOptions

  package init(_ options: CompileOptions) { self.options = options }

  /// Runs on a file tree; writes all files or none.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ConversionOutcome {
    var outcome = ConversionOutcome()
    guard !project.isBroken else { return outcome.ended(by: project) }
    let catalogs = catalogs(on: tree, project, &outcome)
    guard outcome.status != .couldNotRun else { return outcome }
    var expansion = expansion(of: catalogs, project.configuration, on: tree, &outcome)
    let folders = folders(for: catalogs)
    for (catalog, folder) in zip(catalogs, folders) {
      compile(catalog, to: folder, &expansion, &outcome)
    }
    if let expansion { outcome.takeFindings(expansion.diagnostics) }
    outcome.failOnConflicts()
    if !options.replacesFiles {
      for refusal in OwnFile.compiled.refusals(toReplace: outcome.files.map(\.path), in: tree) {
        outcome.fail(refusal)
      }
    }
    if options.isDryRun {
      outcome.files.sort { $0.path < $1.path }
    } else {
      outcome.write(on: tree)
      outcome.take(outdated(catalogs, in: folders, after: outcome, on: tree))
    }
    return outcome
  }

  /// Where the `.lproj` folders of each catalog's table go.
  private func folders(for catalogs: [Catalog]) -> [String] {
    let counts = Dictionary(grouping: catalogs) { $0.table.lowercased() }.mapValues(\.count)
    let shared = SharedTableOutput(options.output, naming: options.scope.paths)
    return catalogs.map { catalog in
      let isAlone = counts[catalog.table.lowercased()] == 1
      return isAlone ? shared.output : shared.folder(for: PathParts.folder(of: catalog.file))
    }
  }

  /// Warns of files of these tables that an earlier run made; of none where nothing was written.
  private func outdated(
    _ catalogs: [Catalog], in folders: [String], after outcome: ConversionOutcome,
    on tree: any FileTree
  ) -> [Diagnostic] {
    guard outcome.status != .couldNotRun else { return [] }
    let outdated = OutdatedOutputs(
      written: outcome.files.map(\.path), isBinary: options.isBinary, tree: tree,
      isAskedFor: isAskedFor)
    return zip(catalogs, folders).flatMap { outdated.warnings(of: $0.table, in: $1) }
  }

  /// Whether a language's files are to be written.
  private func isAskedFor(_ language: String) -> Bool {
    options.languages.isEmpty || options.languages.contains { $0.isExactly(language) }
  }

  /// A String Catalog and the table that it is.
  struct Catalog {
    var table: String
    var file: String
    var bytes: [UInt8]
    var document: StringCatalogDocument
  }

  private func catalogs(
    on tree: any FileTree, _ project: ProjectConfiguration, _ outcome: inout ConversionOutcome
  ) -> [Catalog] {
    let query = CatalogSet.Query(options.scope, formats: [.stringCatalog], project, in: tree)
    let set = CatalogSet(query, in: tree)
    outcome.take(set.diagnostics)
    var catalogs: [Catalog] = []
    for file in set.files {
      do throws(FileError) {
        let bytes = try tree.read(file)
        let document = StringCatalogDocument(parsing: bytes, file: file)
        outcome.take(document.diagnostics)
        let table = PathParts.stem(of: file)
        catalogs.append(Catalog(table: table, file: file, bytes: bytes, document: document))
      } catch {
        outcome.fail(error.diagnostic)
      }
    }
    if catalogs.isEmpty, outcome.status == .clean {
      outcome.fail(
        .noCatalog(
          "there is nothing to compile here; name a String Catalog (.xcstrings)",
          in: options.scope))
    }
    return catalogs
  }

  private func compile(
    _ catalog: Catalog, to output: String, _ expansion: inout AgreementExpansion?,
    _ outcome: inout ConversionOutcome
  ) {
    let source = catalog.document.sourceLanguage?.text
    let compilation = StringCatalogCompilation(catalog.document) { key, language, text in
      expansion?.texts(
        for: AgreementExpansion.Place(
          table: catalog.table, file: catalog.file, key: key, language: language,
          sourceLanguage: source), text)
    }
    let losses = compilation.losses.filter { loss in
      isShown(loss.kind) && (loss.language.map(isAskedFor) ?? true)
    }
    outcome.add(losses, of: catalog.file)
    for localization in compilation.localizations where isAskedFor(localization.language) {
      outcome.add(
        localization, catalog.table, in: output,
        options.isBinary ? .binary : .compiled, from: catalog.file)
    }
  }

  /// Whether an app shows something else for a loss, or nothing; to those who translate other things
  /// are of use, too.
  private func isShown(_ kind: ConversionLoss.Kind) -> Bool {
    switch kind {
    case .phrases, .missingSource, .undecidedConflict: true
    // A binary property list holds any character.
    case .controlCharacter: !options.isBinary
    case .state, .extractionState, .shouldTranslate, .commentOrigin, .comment, .symbol,
      .unknownField, .shadowedText, .unusedSubstitution, .duplicate, .emptyText, .order:
      false
    }
  }

  // MARK: Expansion

  private func expansion(
    of catalogs: [Catalog], _ configuration: Configuration, on tree: any FileTree,
    _ outcome: inout ConversionOutcome
  ) -> AgreementExpansion? {
    guard options.expandsAgreement else { return nil }
    var values = ExpansionValues(known: KnownArguments(configuration.samples))
    for problem in values.add(options.arguments) { outcome.fail("argument", problem) }
    if !options.sources.isEmpty {
      let sources = SwiftSources(
        under: options.sources, functions: configuration.functions, in: tree)
      outcome.take(sources.diagnostics)
      values.known.add(sources.extraction.entries)
    }
    return AgreementExpansion(
      store: .memory(
        catalogs.map {
          CatalogSource(
            name: $0.table, localization: nil, format: .stringCatalog, bytes: $0.bytes,
            file: $0.file)
        }), values: values, lexicon: configuration.lexicon, limit: options.expansionLimit)
  }
}

extension ConversionOutcome {
  fileprivate mutating func failOnConflicts() {
    for path in pathsInConflict.sorted() {
      fail(
        "conflicting-output",
        "two spellings of one name would become this file; correct the languages of the catalogs, or "
          + "their names",
        file: path)
    }
  }

  /// Adds what the expansion says, of which warnings are findings.
  fileprivate mutating func takeFindings(_ diagnostics: [Diagnostic]) {
    take(diagnostics)
    if diagnostics.contains(where: { AgreementExpansion.findings.contains($0.id) }) {
      status = max(status, .findings)
    }
  }
}

/// What a compilation is asked for.
package struct CompileOptions: Sendable {
  /// Files and folders with String Catalogs.
  package var scope = FileScope()
  /// The folder that gets the `.lproj` folders.
  package var output = "."
  /// The languages that are written; none for all.
  package var languages: [String] = []
  /// Whether nothing is written.
  package var isDryRun = false
  /// Whether files are replaced that no compilation wrote.
  package var replacesFiles = false
  /// Whether the files are binary property lists.
  package var isBinary = false
  /// Whether inflected texts are written out for places where no engine runs.
  package var expandsAgreement = false
  /// How many texts a key may become in one language.
  package var expansionLimit = 1000
  /// Values for arguments, `2=VALUE` by position; several for one position are alternatives.
  package var arguments: [String] = []
  /// Where Swift sources are, which say what arguments can be.
  package var sources: [String] = []

  package init() {}
}
