/// Where a key is spelled out.
struct SpelledPlace: Hashable, Sendable {
  var file: String
  /// Where the literal starts; nil where it is anything but one literal of code.
  var offset: Int?
}
