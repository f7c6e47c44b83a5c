/// The format of catalogs that don't exist yet.
package enum CatalogFormat: String, CaseIterable, Sendable {
  case strings
  case xcstrings
}
