extension String {
  /// A count with its noun, or with a noun and its verb: "1 file", "2 files"; "1 text is",
  /// "3 texts are".
  ///
  /// - Parameter many: What stands behind other counts than one; nil for `one` with an s.
  package static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }
}
