import Reading

/// How a catalog's file is written, and so which files are catalogs.
package enum CatalogFormat: String, CaseIterable, Sendable {
  case strings
  case stringsdict
  case stringCatalog = "xcstrings"

  /// The format that a file's name tells; nil for a file that is no catalog.
  package init?(path: String) {
    self.init(rawValue: String(PathParts.fileExtension(of: path)))
  }

  /// The end of the names of such files, such as `.strings`.
  package var suffix: String { "." + rawValue }
}
