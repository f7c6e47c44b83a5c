package import Foundation

/// Reads and sets attributes whose type is known only at run time.
///
/// `AttributeContainer` asks for `Value: Sendable`, which can't be proved of a key that comes out
/// of an app's attribute scope. Foundation means that as a warning, for its attributes are older
/// than `Sendable`; this target is built in the Swift 5 language mode to take it at its word
/// (docs/decisions/0008-attribute-access.md).
extension AttributeContainer {
  /// The value of an attribute, or nil if the container has none.
  package func value<Key: AttributedStringKey>(of key: Key.Type) -> Key.Value? {
    self[key]
  }

  /// Sets an attribute, or removes it if `value` is nil.
  package mutating func set<Key: AttributedStringKey>(_ key: Key.Type, to value: Key.Value?) {
    self[key] = value
  }
}
