package import Catalogs
import Reading

/// An entry of a catalog, as it is spelled there.
package struct CatalogEntry: Sendable {
  let key: String
  /// In UTF-8, from the key to behind what it has.
  let bytes: [UInt8]
  /// The UTF-8 offset in the file's text.
  let start: Int

  /// Of a String Catalog, which says where its entries are.
  package init?(_ key: String, in document: StringCatalogDocument) {
    guard let index = document.index(forKey: key) else { return nil }
    let range = document.entries.range(at: index)
    self.init(key: key, bytes: Array(document.text.utf8[range]), start: range.lowerBound)
  }

  /// Of a `.strings` file.
  package init?(_ key: String, in document: StringsDocument) {
    guard let range = document.entry(forKey: key)?.range else { return nil }
    self.init(key: key, bytes: Array(document.text.utf8[range]), start: range.lowerBound)
  }

  private init(key: String, bytes: [UInt8], start: Int) {
    (self.key, self.bytes, self.start) = (key, bytes, start)
  }
}
