import Messages
package import Reading

/// A `stringUnit`: one text and how far its translation is.
package struct StringCatalogUnit: Hashable, Sendable {
  /// The object with its braces, in the document's text.
  package var range: Range<Int>
  package var state: StringCatalogField<State>?
  package var value: StringCatalogField<JSONString>?
  /// What nobody knows, as it stands.
  package var unknownFields: [JSONMember] = []

  /// How far a translation is; a later version may have other states, which are kept.
  package struct State: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let new = State(rawValue: "new")
    package static let translated = State(rawValue: "translated")
    package static let needsReview = State(rawValue: "needs_review")
    package static let stale = State(rawValue: "stale")
  }
}

/// A `stringSet`: the phrases of an App Shortcut, all of which mean the same.
package struct StringCatalogSet: Hashable, Sendable {
  package var range: Range<Int>
  package var state: StringCatalogField<StringCatalogUnit.State>?
  /// The phrases in order.
  package var values: StringCatalogField<[JSONString]>?
  package var unknownFields: [JSONMember] = []
}
