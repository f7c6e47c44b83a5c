/// A custom attribute that strings may carry: its name, and what its value can be.
package struct AttributeDeclaration: Hashable, Sendable {
  /// What a value can be.
  package indirect enum ValueType: Hashable, Sendable {
    case string, number, integer, boolean
    case array(ValueType)
    case object([Field])
    /// One of these texts, as the cases of an enum.
    case oneOf([String])
    case optional(ValueType)
    /// Anything, where the type could not be read.
    case any
  }

  /// A member of an object.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var type: ValueType

    package init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// As strings spell it: the `markdownName` of the key.
  package var name: String
  package var type: ValueType
  /// The values that a format definition allows, as JSON spells them; nil where all of the type are.
  package var values: [String]?
  /// Where it is declared, for messages: a Swift type or a configuration.
  package var origin: String?

  package init(name: String, type: ValueType, values: [String]? = nil, origin: String? = nil) {
    self.name = name
    self.type = type
    self.values = values
    self.origin = origin
  }
}
