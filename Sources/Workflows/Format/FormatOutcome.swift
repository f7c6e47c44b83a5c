package import Diagnostics

/// What a formatting found and did.
package struct FormatOutcome: Sendable {
  /// How many catalogs were read.
  package var catalogCount = 0
  /// The catalogs that were, or would be, written; sorted.
  package var changed: [String] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean

  package init() {}
}
