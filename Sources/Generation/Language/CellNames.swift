import Grammar

extension [FeatureSet] {
  /// The cells as people read them.
  var names: String { map { $0.bits == 0 ? "-" : $0.description }.joined(separator: ", ") }
}
