import Catalogs
import Diagnostics
import Exchange

/// What reading a table of one language came to.
struct LoadedTable: Sendable {
  /// Nil for a translation, which is only looked at to see whether it can be read.
  private(set) var catalog: TableCatalog?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasErrors = false
  /// Whether the table is kept as a property list, which is read at run time, too, but which nothing
  /// here can write: what it holds is not known.
  private(set) var isPropertyList = false

  struct Place: Sendable {
    var name: ProjectCatalogs.Name
    var language: String
    var files: CatalogLayout.Files
    /// Whether it is the language that new texts are written in.
    var isSource: Bool
  }

  init(_ place: Place, in tree: any FileTree) {
    do throws(FileError) {
      if place.isSource {
        add(try Self.catalog(of: place.files, in: tree))
      } else {
        try Self.check(place.files, in: tree)
      }
    } catch {
      diagnostics.append(error.diagnostic)
      hasErrors = true
    }
  }

  /// Translations are lint's concern; here only what is written has to be whole.
  private mutating func add(_ catalog: TableCatalog?) {
    if let strings = catalog?.strings, strings.text.isPropertyList {
      isPropertyList = true
      diagnostics = [
        Diagnostic(
          id: "property-list", severity: .warning,
          message: "this is a property list, which is left as it is; for a table that is kept up "
            + "to date save it as UTF-8 text, with a line '\"key\" = \"value\";' for each entry",
          location: Location(file: strings.file))
      ]
      return
    }
    diagnostics = (catalog?.strings.diagnostics ?? []) + (catalog?.stringsdict?.diagnostics ?? [])
    hasErrors = catalog?.hasErrors ?? false
    self.catalog = catalog
  }

  private static func check(
    _ files: CatalogLayout.Files, in tree: any FileTree
  ) throws(FileError) {
    if let strings = files.strings { _ = try tree.read(strings) }
    if let plurals = files.stringsdict { _ = try tree.read(plurals) }
  }

  /// The table of one file or two; nil where there is none.
  static func catalog(
    of files: CatalogLayout.Files, in tree: any FileTree
  ) throws(FileError) -> TableCatalog? {
    guard let path = files.strings ?? files.stringsdict.map(stringsPath) else { return nil }
    let bytes = if let file = files.strings { try tree.read(file) } else { [UInt8]() }
    let strings = StringsDocument(parsing: bytes, file: path)
    guard let file = files.stringsdict else { return TableCatalog(strings: strings) }
    return TableCatalog(
      strings: strings, stringsdict: StringsdictDocument(parsing: try tree.read(file), file: file))
  }

  private static func stringsPath(_ stringsdict: String) -> String {
    String(stringsdict.dropLast("dict".utf8.count))
  }
}
