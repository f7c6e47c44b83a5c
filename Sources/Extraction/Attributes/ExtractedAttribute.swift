/// A custom attribute that the sources declare for Markdown, as in `^[text](rainbow: 'fun')`.
package struct ExtractedAttribute: Hashable, Sendable {
  /// What a value can be, as JSON has it.
  package indirect enum ValueType: Hashable, Sendable {
    case string, number, integer, boolean
    case array(ValueType)
    case object([Field])
    /// One of these texts: the raw values of an enum.
    case oneOf([String])
    case optional(ValueType)
    /// Anything, where the type can't be told or decodes itself.
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

  /// The key's name in Markdown.
  package var name: String
  package var type: ValueType
  /// The Swift type that declares it: the key, or the scope of a key that the sources don't have.
  package var declaringType: String

  package init(name: String, type: ValueType, declaringType: String) {
    self.name = name
    self.type = type
    self.declaringType = declaringType
  }

  /// A declaration that holds where either of two does, as in two targets of a project.
  func merged(with other: ExtractedAttribute) -> ExtractedAttribute {
    guard type != other.type else { return self }
    var merged = self
    if case .oneOf(let own) = type, case .oneOf(let others) = other.type {
      merged.type = .oneOf(own + others.filter { !own.contains($0) })
    } else {
      merged.type = .any
    }
    return merged
  }
}
