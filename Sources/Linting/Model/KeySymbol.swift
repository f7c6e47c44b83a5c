package import Catalogs

/// The symbol that Xcode makes of a key, so that code can name it.
package struct KeySymbol: Hashable, Sendable {
  /// Nil where the key gives none.
  package var name: SymbolName?
  /// Another key of the table that gives the same.
  package var twin: String?
  /// Whether the catalog says that it is kept with symbols; an older one may be kept without.
  package var isSure: Bool

  package init(name: SymbolName?, twin: String? = nil, isSure: Bool) {
    self.name = name
    self.twin = twin
    self.isSure = isSure
  }
}
