package import Diagnostics

extension Diagnostic {
  /// What is told where there is no catalog, whichever command looks for one.
  static let noCatalogID = "no-catalog"

  /// Says that there is no catalog.
  ///
  /// - Parameter message: What there is none of, and what to do.
  package static func noCatalog(
    _ message: String, severity: Severity = .error, location: Location? = nil
  ) -> Diagnostic {
    Diagnostic(id: noCatalogID, severity: severity, message: message, location: location)
  }
}
