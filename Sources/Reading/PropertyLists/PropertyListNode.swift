/// A property list value with its order kept, as a `.stringsdict` needs it.
package indirect enum PropertyListNode: Hashable, Sendable {
  case string(String)
  /// A number, date, data or truth value: the element's name and its text.
  case scalar(element: String, text: String)
  case array([PropertyListNode])
  case dictionary([Pair])

  /// One key of a dictionary with its value.
  package struct Pair: Hashable, Sendable {
    /// The text of `<key>`.
    package var key: String
    /// What stands behind the key.
    package var value: PropertyListNode

    /// A key with its value.
    package init(key: String, value: PropertyListNode) {
      self.key = key
      self.value = value
    }
  }
}
