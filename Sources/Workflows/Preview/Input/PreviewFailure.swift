/// Why something could not be previewed at all.
package struct PreviewFailure: Error, Hashable, Sendable {
  /// What was expected, and what to do.
  package var message: String
  package var status: ExitStatus

  package init(_ message: String, status: ExitStatus = .couldNotRun) {
    self.message = message
    self.status = status
  }
}
