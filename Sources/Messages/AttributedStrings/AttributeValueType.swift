/// What the value of a custom attribute can be, as JSON has it.
package indirect enum AttributeValueType: Hashable, Sendable {
  case string, number, integer, boolean
  case array(AttributeValueType)
  case object([Field])
  /// One of these texts, as the raw values of an enum.
  case oneOf([String])
  case optional(AttributeValueType)
  /// Anything, where the type can't be told or decodes itself.
  case any

  /// A member of an object.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var type: AttributeValueType

    package init(name: String, type: AttributeValueType) {
      self.name = name
      self.type = type
    }
  }
}
