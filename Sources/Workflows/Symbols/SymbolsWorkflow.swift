package import Catalogs
import Diagnostics
package import Exchange
import Reading

/// `l10n symbols`: the Swift files that Xcode generates of String Catalogs.
package struct SymbolsWorkflow: Sendable {
  private let options: SymbolsOptions

  package init(_ options: SymbolsOptions) { self.options = options }

  /// Runs on a file tree; writes all files or none.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> SymbolsOutcome {
    var outcome = SymbolsOutcome()
    guard !project.isBroken else { return outcome.ended(by: project) }
    let tables = tables(on: tree, project, &outcome)
    outcome.tables = tables
    guard outcome.status == .clean else { return outcome }
    if tables.isEmpty { outcome.diagnostics.append(.noSymbols(of: keys(project))) }
    outcome.files = files(
      of: tables, access: options.access ?? project.configuration.symbols.access ?? .internal)
    guard options.output != nil else { return outcome }
    options.isCheck
      ? outcome.compare(with: tree)
      : outcome.write(on: tree, replacingAll: options.replacesFiles)
    return outcome
  }

  private func tables(
    on tree: any FileTree, _ project: ProjectConfiguration, _ outcome: inout SymbolsOutcome
  ) -> [SymbolTable] {
    let query = CatalogSet.Query(options.scope, formats: [.stringCatalog], project, in: tree)
    let set = CatalogSet(query, in: tree)
    outcome.take(set.diagnostics)
    // A catalog that goes with a storyboard has its keys from there.
    let files = set.files.filter { PathParts.name(of: PathParts.folder(of: $0)) != "mul.lproj" }
    if files.isEmpty, outcome.status == .clean {
      outcome.fail(
        .noCatalog(
          "there is no String Catalog here; name one (.xcstrings), or a folder with some",
          in: options.scope))
    }
    // Each target has a table for its property list, whose keys no code looks up, nor those of
    // phrases and bundles.
    let ofCode = Set(files.filter(set.layout.isForCode))
    var tables: [String: SymbolTable] = [:]
    for file in files {
      let keys = ofCode.contains(file) ? keys(project) : .manual
      let table = table(file: file, keys, on: tree, project, &outcome)
      if let table, !table.symbols.isEmpty { tables[file] = table }
    }
    outcome.refuseSharedTables(files.filter { ofCode.contains($0) || tables[$0] != nil })
    return files.compactMap { tables[$0] }
  }

  private func table(
    file: String, _ keys: SymbolTable.Keys, on tree: any FileTree, _ project: ProjectConfiguration,
    _ outcome: inout SymbolsOutcome
  ) -> SymbolTable? {
    do throws(FileError) {
      let document = StringCatalogDocument(parsing: try tree.read(file), file: file)
      outcome.take(document.diagnostics)
      let table = SymbolTable(
        document, table: PathParts.stem(of: file), keys: keys,
        sourceLanguage: project.configuration.sourceLanguage ?? "en")
      outcome.add(table.failures, file: file)
      return table
    } catch {
      outcome.fail(error.diagnostic)
      return nil
    }
  }

  private func keys(_ project: ProjectConfiguration) -> SymbolTable.Keys {
    options.keys ?? project.configuration.symbols.keys ?? .manual
  }

  private func files(
    of tables: [SymbolTable], access: SymbolSource.Access
  ) -> [SymbolsOutcome.File] {
    var source = SymbolSource()
    source.access = access
    source.style = .repository
    func file(_ path: String, _ tables: [SymbolTable]) -> SymbolsOutcome.File {
      SymbolsOutcome.File(
        path: path, text: source.text(of: tables, file: PathParts.name(of: path)), tables: tables)
    }
    guard !tables.isEmpty else { return [] }
    if let output = options.output, !output.hasSuffix(".swift") {
      return tables.map { table in
        let name = SymbolSource.fileName(for: table.table)
        return file(output == "." ? name : PathParts.join(output, name), [table])
      }
    }
    let alone = tables.count == 1 ? tables.first.map { SymbolSource.fileName(for: $0.table) } : nil
    return [file(options.output ?? alone ?? "GeneratedStringSymbols.swift", tables)]
  }
}

extension Diagnostic {
  fileprivate static func noSymbols(of keys: SymbolTable.Keys) -> Diagnostic {
    Diagnostic(
      id: "no-symbols", severity: .note,
      message: keys == .manual
        ? "no key here is managed by hand, so there are no symbols; --all-keys gives extracted keys "
          + "theirs, too"
        : "no key here gives a symbol")
  }
}

/// What symbols are asked for.
package struct SymbolsOptions: Sendable {
  /// Files and folders with String Catalogs.
  package var scope = FileScope()
  /// A file (`.swift`) for all tables or a folder with one for each; nil for nowhere.
  package var output: String?
  /// As the configuration has it, else internal, where it is nil.
  package var access: SymbolSource.Access?
  /// As the configuration has it, else those managed by hand, where it is nil.
  package var keys: SymbolTable.Keys?
  /// Whether files are compared and not written.
  package var isCheck = false
  /// Whether files are replaced that nobody generated.
  package var replacesFiles = false

  package init() {}
}
