import Catalogs
package import Diagnostics
import Exchange
import Reading

/// What generating symbols came to.
package struct SymbolsOutcome: WorkflowOutcome {
  package internal(set) var diagnostics: [Diagnostic] = []
  package internal(set) var status = ExitStatus.clean
  /// The files that are, or would be, written.
  package var files: [File] = []
  var tables: [SymbolTable] = []

  package struct File: Sendable {
    package var path: String
    package var text: String
    var tables: [SymbolTable]
  }

  /// Adds why keys give no symbol: an error for those that Xcode wants one of.
  mutating func add(_ failures: [SymbolTable.Failure], file: String) {
    for failure in failures where failure.isManual {
      diagnostics.append(
        Diagnostic(
          id: failure.problem.id, severity: .error, message: failure.problem.message,
          location: Location(file: file, range: failure.key.range)))
      status = max(status, .findings)
    }
    let others = failures.filter { !$0.isManual }
    guard !others.isEmpty else { return }
    let examples = others.map { "\"\($0.key.value.shortened())\"" }
    diagnostics.append(
      Diagnostic(
        id: "no-symbol", severity: .warning,
        message: String.counted(others.count, "extracted key gives", "extracted keys give") + " no "
          + "symbol, having no word, a keyword, or the words of another key: "
          + examples.listed(atMost: 3),
        location: Location(file: file)))
  }

  /// One module can't have two tables of one name.
  mutating func refuseSharedTables(_ files: [String]) {
    let tables = Dictionary(grouping: files) { PathParts.stem(of: $0).lowercased() }
    for same in tables.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      fail(
        Diagnostic(
          id: "shared-table", severity: .error,
          message: "\(same[0]) is a table of the same name; name the catalogs of one target",
          location: Location(file: same[1])))
    }
  }

  // MARK: Files

  /// Writes all files or none.
  mutating func write(on tree: any FileTree, replacingAll: Bool) {
    if !replacingAll {
      take(OwnFile.symbols.refusals(toReplace: files.map(\.path), in: tree))
      guard status == .clean else { return files = [] }
    }
    do throws(FileError) {
      take(
        try tree.writeAll(files.map { FileEdit(path: $0.path, new: Array($0.text.utf8)) }))
    } catch {
      fail(error.diagnostic)
      files = []
    }
  }

  /// Says which files are not as they would be written.
  mutating func compare(with tree: any FileTree) {
    for file in files where (try? tree.read(file.path)) != Array(file.text.utf8) {
      diagnostics.append(
        Diagnostic(
          id: "outdated-symbols", severity: .error,
          message: tree.exists(file.path)
            ? "the symbols are not those of the catalogs; run l10n symbols without --check"
            : "there is no such file; run l10n symbols without --check",
          location: Location(file: file.path)))
      status = .findings
    }
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)), ("files", .array(files.map { .string($0.path) })),
      (
        "symbols",
        .array(tables.flatMap { table in table.symbols.map { Self.json($0, table.table) } })
      ),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ symbol: CatalogSymbol, _ table: String) -> JSONText {
    .object([
      ("name", .string(symbol.name.text)), ("key", .string(symbol.key)), ("table", .string(table)),
      (
        "parameters",
        .array(
          symbol.parameters.map { parameter in
            .object([
              ("label", parameter.label.map { .string($0) } ?? .null),
              ("type", .string(parameter.type)), ("specifier", .string(parameter.specifier)),
            ])
          })
      ),
    ])
  }
}

extension SymbolProblem {
  /// The rule that says the same of a catalog.
  var id: String {
    if case .same = self { "symbol-collision" } else { "underivable-symbol" }
  }

  /// Xcode's sentence, with what to do.
  var message: String {
    switch self {
    case .noName:
      "Unable to derive a symbol name from this key. Give it a word, or turn its symbol off "
        + "(\"generatesSymbol\": false)."
    case .reserved(let name):
      "This key is too close to a reserved keyword in Swift. Rename it: `\(name.text)` can't be a "
        + "symbol."
    case .same(let key):
      "This string key would generate the same symbol as \"\(key)\". Please change one of them."
    case .argument(let specifier):
      "No Swift value can be given to \(specifier) of this key's text. Use %@ or a number."
    }
  }
}
