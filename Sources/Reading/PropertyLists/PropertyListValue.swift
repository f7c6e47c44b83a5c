/// A property list value that knows where it stands, for files that are read to be reported on.
package struct PropertyListValue: Hashable, Sendable {
  /// What the value is.
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    /// A number, date, data or truth value: the element's name and its text.
    case scalar(element: String, text: String)
    case array([PropertyListValue])
    case dictionary([PropertyListMember])
  }

  /// What the value is.
  package var content: Content
  /// The bytes of the value; in XML and binary lists those of the outermost member around it.
  package var range: Range<Int>

  /// A value at a place.
  package init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The text of a string, or of a number or truth value as a build setting would have it.
  package var text: String? {
    switch content {
    case .string(let text): text
    case .scalar("true", _): "YES"
    case .scalar("false", _): "NO"
    case .scalar(_, let text): text
    case .array, .dictionary: nil
    }
  }

  /// The elements of an array.
  package var elements: [PropertyListValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The members of a dictionary in the order of the file.
  package var members: [PropertyListMember]? {
    guard case .dictionary(let members) = content else { return nil }
    return members
  }

  /// The value of a dictionary's last member of this name.
  package subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key == key }?.value
  }
}

/// One key of a dictionary with its value.
package struct PropertyListMember: Hashable, Sendable {
  /// The key, without quotes and escapes.
  package var key: String
  /// What stands behind the key.
  package var value: PropertyListValue

  /// A key with its value.
  package init(key: String, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}

extension PropertyListNode {
  /// The same value without its place.
  init(_ value: PropertyListValue) {
    switch value.content {
    case .string(let text): self = .string(text)
    case .scalar(let element, let text): self = .scalar(element: element, text: text)
    case .array(let elements): self = .array(elements.map(PropertyListNode.init))
    case .dictionary(let members): self = .dictionary(members.map(Pair.init))
    }
  }
}

extension PropertyListNode.Pair {
  init(_ member: PropertyListMember) {
    self.init(key: member.key, value: PropertyListNode(member.value))
  }
}

extension PropertyListValue {
  /// A value whose parts all have the place of the member that holds them.
  init(node: PropertyListNode, range: Range<Int>) {
    switch node {
    case .string(let text): self.init(.string(text), range: range)
    case .scalar(let element, let text):
      self.init(.scalar(element: element, text: text), range: range)
    case .array(let elements):
      self.init(
        .array(elements.map { PropertyListValue(node: $0, range: range) }), range: range)
    case .dictionary(let pairs):
      self.init(
        .dictionary(
          pairs.map {
            PropertyListMember(key: $0.key, value: PropertyListValue(node: $0.value, range: range))
          }), range: range)
    }
  }
}
