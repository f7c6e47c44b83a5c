/// Why a call did nothing.
package struct StudioProblem: Error, Encodable, Hashable, Sendable {
  /// What it is, for the page.
  package enum Reason: String, Encodable, Sendable {
    case unknown, search, readOnly, refused, findings, conflict, file, nothing
  }

  package var reason: Reason
  /// What to do.
  package var message: String
  /// Whether the text can be saved for review all the same.
  package var canForce = false
  /// The texts that the file has now, by their paths, where somebody changed them meanwhile.
  package var theirs: [String: String]?

  init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
