import Catalogs
import Diagnostics
import Exchange
import Reading

/// `l10n xcstringstool generate-symbols`: the file of symbols for a String Catalog, as a build wants
/// it: always written, and always at the same place.
package struct SymbolGeneration: Sendable {
  private let output: String

  /// - Parameter output: The folder that gets the file.
  package init(into output: String) { self.output = output }

  /// - Returns: What is wrong; keys in it are those of the source language.
  package func run(catalog: String, on tree: any FileTree) -> [ToolDiagnostic] {
    do throws(FileError) {
      let document = StringCatalogDocument(parsing: try tree.read(catalog), file: catalog)
      let language = document.usedSourceLanguage
      let table = SymbolTable(document, table: PathParts.stem(of: catalog))
      let found =
        document.diagnostics.map { ToolDiagnostic($0, file: catalog) }
        + table.failures.map { failure in
          ToolDiagnostic(
            file: catalog, severity: .error, message: failure.problem.message,
            place: ToolDiagnostic.Place(language: language, key: failure.key.value))
        }
      guard !found.contains(where: { $0.severity == .error }) else { return found }
      let name = SymbolSource.fileName(for: table.table)
      let text = SymbolSource().text(of: table.symbols.isEmpty ? [] : [table], file: name)
      let notices = try tree.write(Array(text.utf8), to: PathParts.join(output, name)).notices
      return found + notices.map { ToolDiagnostic($0, file: catalog) }
    } catch {
      return [ToolDiagnostic(error.diagnostic, file: catalog)]
    }
  }
}
