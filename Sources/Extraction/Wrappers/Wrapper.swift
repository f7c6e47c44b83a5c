/// A declaration of the project that passes a string on to a localizing API, so that the literals
/// it is given are keys.
package struct Wrapper: Hashable, Sendable {
  /// How it is called: `String.localized`, `Strings.tr(_:_:)` or `LocalizedString(_:comment:)`.
  package var name: String
  /// Where it is declared.
  package var place: SourceReference
  /// The API or the wrapper that gets the key.
  package var reaches: String
}
