package import Catalogs

/// The symbol that Xcode makes of a key, so that code can name it.
package struct KeySymbol: Hashable, Sendable {
  /// Nil where the key gives none.
  package var name: SymbolName?
  /// Why no symbol is made of the key, twins apart.
  package var problem: SymbolProblem?
  /// Another key of the table that gives the same.
  package var twin: String?
  /// Whether the catalog says that it is kept with symbols; an older one may be kept without.
  package var isSure: Bool

  package init(
    name: SymbolName?, problem: SymbolProblem? = nil, twin: String? = nil, isSure: Bool
  ) {
    self.name = name
    self.problem = problem
    self.twin = twin
    self.isSure = isSure
  }
}
