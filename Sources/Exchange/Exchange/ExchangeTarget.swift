package import Catalogs

/// A language that texts are translated to.
package struct ExchangeTarget: Hashable, Sendable {
  /// Spelled as in the catalog.
  package var language: String
  /// The plural categories that the language has.
  package var categories: [CaseName]

  package init(language: String, categories: [CaseName]) {
    self.language = language
    self.categories = categories
  }
}
