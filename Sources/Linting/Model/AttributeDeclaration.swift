package import Messages

/// A custom attribute that strings may carry: its name, and what its value can be.
package struct AttributeDeclaration: Hashable, Sendable {
  /// As strings spell it: the `markdownName` of the key.
  package var name: String
  package var type: AttributeValueType
  /// The values that a format definition allows, as JSON spells them; nil where all of the type are.
  package var values: [String]?
  /// Where it is declared, for messages: a Swift type or a configuration.
  package var origin: String?

  package init(
    name: String, type: AttributeValueType, values: [String]? = nil, origin: String? = nil
  ) {
    self.name = name
    self.type = type
    self.values = values
    self.origin = origin
  }
}
