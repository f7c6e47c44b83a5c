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

  /// The value of the last member of this name, or nil when there is none or this is no object.
  ///
  /// Names are the same when their scalars are; canonical equivalence doesn't count.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    let count = name.utf8.count
    return members.last {
      $0.name.value.utf8.count == count && $0.name.value.utf8.elementsEqual(name.utf8)
    }?.value
  }
}
