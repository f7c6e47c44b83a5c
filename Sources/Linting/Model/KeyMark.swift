/// What a rule takes down of a key in a language, to compare it with others.
package struct KeyMark: Hashable, Sendable {
  /// The number of the key in its table.
  package var index: Int
  /// As the table spells it.
  package var language: String
  package var mark: UInt64
}
