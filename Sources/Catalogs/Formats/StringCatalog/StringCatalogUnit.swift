import Messages
package import Reading

/// A `stringUnit`: one text and how far its translation is.
package struct StringCatalogUnit: Hashable, Sendable {
  /// The object with its braces, in the document's text.
  package var range: Range<Int>
  package var state: StringCatalogField<TextState>?
  package var value: StringCatalogField<JSONString>?
  /// What nobody knows, as it stands.
  package var unknownFields: [JSONMember] = []
}

/// A `stringSet`: the phrases of an App Shortcut, all of which mean the same.
package struct StringCatalogSet: Hashable, Sendable {
  package var range: Range<Int>
  package var state: StringCatalogField<TextState>?
  /// The phrases in order.
  package var values: StringCatalogField<[JSONString]>?
  package var unknownFields: [JSONMember] = []
}
