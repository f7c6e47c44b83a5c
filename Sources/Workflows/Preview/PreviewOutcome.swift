package import Diagnostics

/// What a preview came to.
package struct PreviewOutcome: Sendable {
  package var report = PreviewReport()
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean

  package init() {}
}
