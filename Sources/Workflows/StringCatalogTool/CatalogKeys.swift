import Catalogs
import Diagnostics
import Reading

/// `l10n xcstringstool print`: the keys of a String Catalog.
package struct CatalogKeys: Sendable {
  /// In the order of the file, each once.
  package private(set) var keys: [String] = []
  package private(set) var diagnostics: [ToolDiagnostic] = []

  package init(of file: String, in tree: any FileTree) {
    do throws(FileError) {
      let document = StringCatalogDocument(parsing: try tree.read(file), file: file)
      diagnostics = document.diagnostics.map { ToolDiagnostic($0, file: file) }
      var seen: Set<ExactKey> = []
      keys = document.entries.map(\.key.value).filter { seen.insert(ExactKey($0)).inserted }
    } catch {
      diagnostics = [ToolDiagnostic(error.diagnostic, file: file)]
    }
  }
}
