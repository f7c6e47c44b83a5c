/// A value of JSON and where it stands in its text.
package struct JSONValue: Sendable, Hashable {
  /// The UTF-8 offsets of the whole value, with its brackets or quotation marks.
  package var range: Range<Int>

  package var content: Content

  /// The kinds of values (RFC 8259, section 3).
  package enum Content: Sendable, Hashable {
    case object([JSONMember])
    case array([JSONValue])
    case string(JSONString)
    case number(JSONNumber)
    case bool(Bool)
    case null
  }

  /// The text of a string; nil for all else.
  package var string: String? {
    if case .string(let string) = content { string.value } else { nil }
  }

  /// What a number is that is whole and fits; nil for all else.
  package var integer: Int? {
    if case .number(let number) = content { number.integer } else { nil }
  }

  /// The elements of an array; nil for all else.
  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object, in the order of the text; nil for all else.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of the last member of this name, or nil when there is none or this is no object.
  ///
  /// Names are the same when their scalars are; canonical equivalence doesn't count.
  package subscript(name: String) -> JSONValue? {
    let count = name.utf8.count
    return members?.last {
      $0.name.value.utf8.count == count && $0.name.value.utf8.elementsEqual(name.utf8)
    }?.value
  }
}

/// A name and its value in an object; their order and duplicates are kept.
package struct JSONMember: Sendable, Hashable {
  package var name: JSONString
  package var value: JSONValue
}

/// Equality and hashing with stacks of their own: the compiler's would recurse at every level, with
/// frames so large that a thread with a small stack couldn't compare what it could read.
extension JSONValue {
  /// Values are equal when they mean the same, stand at the same place and are spelled alike.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    var pending = [(left, right)]
    while let (left, right) = pending.popLast() {
      guard left.range == right.range else { return false }
      switch (left.content, right.content) {
      case (.object(let left), .object(let right)):
        guard left.count == right.count, zip(left, right).allSatisfy({ $0.name == $1.name })
        else { return false }
        pending += zip(left, right).map { ($0.value, $1.value) }
      case (.array(let left), .array(let right)):
        guard left.count == right.count else { return false }
        pending += zip(left, right)
      case (.object, _), (_, .object), (.array, _), (_, .array):
        return false
      default:
        guard left.content == right.content else { return false }
      }
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    var pending = [self]
    while let value = pending.popLast() {
      hasher.combine(value.range)
      switch value.content {
      case .object(let members):
        hasher.combine(members.count)
        for member in members { hasher.combine(member.name) }
        pending += members.map(\.value)
      case .array(let elements):
        hasher.combine(elements.count)
        pending += elements
      default:
        hasher.combine(value.content)
      }
    }
  }
}
