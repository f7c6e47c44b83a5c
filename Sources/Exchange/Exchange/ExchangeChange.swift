package import Catalogs

/// A translation that is to be written into a catalog.
package struct ExchangeChange: Hashable, Sendable {
  package var key: String
  /// Where below the key the text stands.
  package var path: TextPath
  package var text: String
  /// Written only where the catalog has a place for it; nil to leave what is there.
  package var state: TextState?

  package init(key: String, path: TextPath, text: String, state: TextState?) {
    self.key = key
    self.path = path
    self.text = text
    self.state = state
  }
}
