package import Catalogs
import Foundation

/// A catalog file that a `TableStore` reads when it needs it.
package struct CatalogSource: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    /// A file below a folder that it must not lie outside of.
    case file(URL, inside: URL)
  }

  /// The table's name, such as `Localizable`.
  package let name: String
  /// A language as the folder's name spells it; nil for a String Catalog, which has several.
  package let localization: String?
  /// How the file is written; what stands in it decides between text, XML and binary.
  package let format: CatalogFormat
  /// The file's path as diagnostics name it.
  package let file: String
  let content: Content

  /// A file that is in memory.
  package init(
    name: String, localization: String?, format: CatalogFormat, bytes: [UInt8], file: String
  ) {
    self.init(
      name: name, localization: localization, format: format, content: .bytes(bytes), file: file)
  }

  init(name: String, localization: String?, format: CatalogFormat, content: Content, file: String) {
    self.name = name
    self.localization = format == .stringCatalog ? nil : localization ?? "Base"
    self.format = format
    self.content = content
    self.file = file
  }
}
