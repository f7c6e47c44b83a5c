package import Messages

/// One text of a key in one language, whatever the format of the catalog.
package struct CatalogUnit: Sendable {
  /// Where below the key it stands, as names in pairs or steps: `plural`, `one`.
  package var path: [String]
  /// Which part of the path is a plural category.
  package var categoryIndex: Int?
  package var text: String
  /// A text that is not there yet has the state `new`; nil where the catalog keeps no states.
  package var state: StringCatalogUnit.State?
  package var place: TextPlace?
  package var options: SpecifierOptions

  package init(
    path: [String] = [], categoryIndex: Int? = nil, text: String,
    state: StringCatalogUnit.State? = nil, place: TextPlace? = nil,
    options: SpecifierOptions = .catalogValue
  ) {
    self.path = path
    self.categoryIndex = categoryIndex
    self.text = text
    self.state = state
    self.place = place
    self.options = options
  }

  /// The plural category that the text is for.
  package var category: String? { categoryIndex.map { path[$0] } }
}

/// A part of a text that varies by a number: a `.stringsdict` variable or a substitution.
package struct CatalogVariable: Hashable, Sendable {
  package var name: String
  /// Where below the key its forms stand.
  package var path: [String]
  /// The argument, from 1, where the catalog says it.
  package var argument: Int?
  /// The specifier without its percent sign, such as `lld`.
  package var valueType: String?
  /// `NSStringFormatSpecTypeKey`; nil in a String Catalog.
  package var specType: String?
  /// Whether the format says which kind of variable it is.
  package var categories: [String]

  package init(
    name: String, path: [String], argument: Int? = nil, valueType: String? = nil,
    specType: String? = nil, categories: [String]
  ) {
    self.name = name
    self.path = path
    self.argument = argument
    self.valueType = valueType
    self.specType = specType
    self.categories = categories
  }
}
