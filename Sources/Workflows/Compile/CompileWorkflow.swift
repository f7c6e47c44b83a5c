import Catalogs
import Diagnostics
import Exchange
import Extraction
import Localization

/// `l10n compile`: String Catalogs to the `.lproj` folders that apps and servers load.
package struct CompileWorkflow: Sendable {
  private let options: CompileOptions

  package init(_ options: CompileOptions) { self.options = options }

  /// Runs on a file tree; writes all files or none.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ConversionOutcome {
    var outcome = ConversionOutcome()
    guard !project.isBroken else {
      outcome.fail(project.diagnostics)
      return outcome
    }
    let catalogs = catalogs(on: tree, &outcome)
    guard outcome.status != .couldNotRun else { return outcome }
    var expansion = expansion(of: catalogs, project.configuration, on: tree, &outcome)
    let counts = Dictionary(grouping: catalogs) { $0.table.lowercased() }.mapValues(\.count)
    for catalog in catalogs {
      let isAlone = counts[catalog.table.lowercased()] == 1
      compile(catalog, to: isAlone ? options.output : ownOutput(of: catalog), &expansion, &outcome)
    }
    if let expansion { outcome.take(expansion.diagnostics) }
    for path in outcome.pathsInConflict.sorted() {
      outcome.fail(
        "conflicting-output",
        "two spellings of one name would become this file; correct the languages of the catalogs, or "
          + "their names",
        file: path)
    }
    if !options.replacesFiles {
      for refusal in OwnFile.compiled.refusals(toReplace: outcome.files.map(\.path), in: tree) {
        outcome.fail([refusal])
      }
    }
    outcome.write(on: tree)
    return outcome
  }

  /// A String Catalog and the table that it is.
  struct Catalog {
    var table: String
    var file: String
    var bytes: [UInt8]
    var document: StringCatalogDocument
  }

  private func catalogs(
    on tree: any FileTree, _ outcome: inout ConversionOutcome
  ) -> [Catalog] {
    let selection = FileSelection(
      suffixes: [".xcstrings"], include: options.include, exclude: options.exclude)
    let listing = tree.files(under: options.paths, selection)
    outcome.take(listing.diagnostics)
    var catalogs: [Catalog] = []
    for file in listing.files {
      do throws(FileError) {
        let bytes = try tree.read(file)
        let document = StringCatalogDocument(parsing: bytes, file: file)
        outcome.take(document.diagnostics)
        let table = PathParts.stem(of: file)
        catalogs.append(Catalog(table: table, file: file, bytes: bytes, document: document))
      } catch {
        outcome.fail([error.diagnostic])
      }
    }
    if catalogs.isEmpty, outcome.status == .clean {
      outcome.fail(
        "no-catalogs", "there is nothing to compile here; name a String Catalog (.xcstrings)")
    }
    return catalogs
  }

  /// Tables of one name, which several targets have, are kept apart by their folders.
  private func ownOutput(of catalog: Catalog) -> String {
    let parts = PathParts.folder(of: catalog.file).split(separator: "/").filter {
      $0 != "." && $0 != ".."
    }
    return PathParts.join(options.output, parts.joined(separator: "/"))
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
    outcome.add(compilation.losses.filter { $0.kind == .phrases }, of: catalog.file)
    for localization in compilation.localizations {
      outcome.add(
        localization, catalog.table, in: output,
        options.isBinary ? .binary : .compiled, from: catalog.file)
    }
  }

  // MARK: Expansion

  private func expansion(
    of catalogs: [Catalog], _ configuration: Configuration, on tree: any FileTree,
    _ outcome: inout ConversionOutcome
  ) -> AgreementExpansion? {
    guard options.expandsAgreement else { return nil }
    var values = ExpansionValues()
    for problem in values.add(options.arguments) { outcome.fail("argument", problem) }
    for sample in configuration.samples { values.configured[sample.key] = sample.arguments }
    if !options.sources.isEmpty {
      let listing = tree.files(under: options.sources, FileSelection(suffixes: [".swift"]))
      let (paths, tooLarge) = SourceLoader.split(listing.files, in: tree)
      outcome.take(listing.diagnostics + tooLarge)
      let loader = SourceLoader(tree: tree)
      let extraction = Extractor(functions: options.functions).extract(paths: paths) {
        loader.read($0)
      }
      outcome.take(loader.diagnostics)
      for entry in extraction.entries {
        let key = PreviewSamples.TableKey(table: entry.table, key: entry.key)
        values.declared[key] = entry.arguments.map(\.values)
      }
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
  /// Adds diagnostics; an error ends the run, a warning of the expansion is a finding.
  fileprivate mutating func take(_ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { status = .couldNotRun }
    if diagnostics.contains(where: { AgreementExpansion.findings.contains($0.id) }) {
      status = max(status, .findings)
    }
  }
}
