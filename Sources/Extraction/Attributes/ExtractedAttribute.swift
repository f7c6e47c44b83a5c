package import Messages

/// A custom attribute that the sources declare for Markdown, as in `^[text](rainbow: 'fun')`.
package struct ExtractedAttribute: Hashable, Sendable {
  /// The key's name in Markdown.
  package var name: String
  package var type: AttributeValueType
  /// The Swift type that declares it: the key, or the scope of a key that the sources don't have.
  package var declaringType: String

  package init(name: String, type: AttributeValueType, declaringType: String) {
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
