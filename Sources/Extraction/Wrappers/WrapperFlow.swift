/// What a wrapper takes a text from: one of its parameters, or the value that it is a member of.
enum Slot: Hashable, Sendable {
  case parameter(Int)
  case base
}

/// A parameter, or `self`, of one declaration.
struct SlotPlace: Hashable, Sendable {
  var slot: Slot
  var declaration: ObjectIdentifier
}

/// A table, bundle, comment or default value: written out, taken from a slot, or both, the text
/// then being what stands in for a slot without a value.
struct FlowText: Hashable, Sendable {
  var text: String?
  var place: SlotPlace?
  /// Whether it is neither, so that nobody can tell what it is.
  var isUnknown = false

  static let unknown = FlowText(isUnknown: true)

  /// Whether there is something to pass on.
  var isGiven: Bool { text != nil || place != nil }
}

/// One way of a string through a wrapper to the key of a localizing API.
struct WrapperFlow: Hashable, Sendable {
  var key: Slot
  var attributes: CallAttributes
  var value: FlowText
  var reading: StringReading?
  /// The name of what gets the key.
  var reaches: String
}
