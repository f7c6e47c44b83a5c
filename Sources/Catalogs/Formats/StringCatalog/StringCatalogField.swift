import Messages
import Reading

/// A member of an object of a String Catalog: what it says, and where.
package struct StringCatalogField<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The member's name with its quotation marks, in the document's text.
  package var nameRange: Range<Int>
  /// The member's value, with its quotation marks or brackets.
  package var valueRange: Range<Int>
  package var value: Value
}

extension StringCatalogField<JSONString> {
  /// The text without quotation marks and escapes.
  package var text: String { value.value }
}
