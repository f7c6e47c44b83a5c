package import Diagnostics

/// A diagnostic as Apple's `xcstringstool` writes it, which build systems read:
/// `path: error: message (language: key)`.
package struct ToolDiagnostic: Sendable {
  package var file: String
  package var severity: Severity
  package var message: String
  package var place: Place?

  package struct Place: Sendable {
    package var language: String
    package var key: String
  }

  init(file: String, severity: Severity, message: String, place: Place? = nil) {
    self.file = file
    self.severity = severity
    self.message = message
    self.place = place
  }

  /// - Parameter file: The file of a diagnostic that names none.
  package init(_ diagnostic: Diagnostic, file: String) {
    self.init(
      file: diagnostic.location?.file ?? file, severity: diagnostic.severity,
      message: diagnostic.message)
  }

  package var text: ConsoleText {
    let head: ConsoleText = "\(file): \(severity.rawValue): \(message)"
    guard let place else { return head + "\n" }
    return head + " (\(place.language): \(place.key))\n"
  }
}
