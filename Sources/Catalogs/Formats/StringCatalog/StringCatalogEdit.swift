/// A change of a String Catalog; entries are named by their key.
///
/// An edit of a key that isn't there does nothing, unless an earlier one adds it.
package enum StringCatalogEdit: Hashable, Sendable {
  /// A new entry without any field, where the file's order wants it; a key that is there stays.
  case add(key: String)
  /// Removes the entry, and others with the same key.
  case remove(key: String)
  /// Sets or, with nil, removes the comment; a changed one is no longer marked as generated.
  case setComment(String?, key: String)
  case setExtractionState(StringCatalogEntry.ExtractionState?, key: String)
  /// `nil` takes the field away, which means that the key is to be translated.
  case setShouldTranslate(Bool?, key: String)
  /// `nil` takes the field away, which means that a key that is managed by hand has a symbol.
  case setGeneratesSymbol(Bool?, key: String)
  /// Sets text and state of a unit, which is added if it isn't there.
  ///
  /// A text and variations exclude each other: a new unit takes the place of variations at its place,
  /// and a new case that of the unit around it. What is there already beside a text stays.
  case setUnit(value: String, state: TextState, at: StringCatalogPlace)
  /// Sets the state of a unit, if it is there.
  case setState(TextState, at: StringCatalogPlace)
  /// Sets the phrases of an App Shortcut.
  case setPhrases([String], state: TextState, at: StringCatalogPlace)
  /// Says which argument a substitution is about, and how it is shown (`lld`); adds it if need be.
  case setSubstitution(
    name: String, argumentNumber: Int?, formatSpecifier: String?, at: StringCatalogPlace)
  /// Removes a case, a substitution or, without a path, a localization; what it leaves empty goes
  /// too.
  case removeContent(at: StringCatalogPlace)
}

/// Where a text stands in a String Catalog.
package struct StringCatalogPlace: Hashable, Sendable {
  package var key: String
  /// Spelled as in the file.
  package var language: String
  /// From the localization inwards.
  package var path: TextPath

  package init(key: String, language: String, path: TextPath = []) {
    self.key = key
    self.language = language
    self.path = path
  }
}
