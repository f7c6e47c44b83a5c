import Catalogs

/// A translation that is to be written into a catalog.
package struct ExchangeChange: Hashable, Sendable {
  package var key: String
  /// Where below the key the text stands.
  package var path: [String]
  package var text: String
  /// Written only where the catalog has a place for it; nil to leave what is there.
  package var state: ExchangeState?

  package init(key: String, path: [String], text: String, state: ExchangeState?) {
    self.key = key
    self.path = path
    self.text = text
    self.state = state
  }
}
