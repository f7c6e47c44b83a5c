/// A name and its value in an object; their order and duplicates are kept.
package struct JSONMember: Sendable, Hashable {
  package var name: JSONString
  package var value: JSONValue
}
