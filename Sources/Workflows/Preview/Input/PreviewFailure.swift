/// Why something could not be previewed at all.
package struct PreviewFailure: Error, Hashable, Sendable {
  /// What was expected, and what to do.
  package var message: String

  package init(_ message: String) { self.message = message }
}
