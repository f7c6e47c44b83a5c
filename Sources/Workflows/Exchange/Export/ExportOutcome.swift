package import Diagnostics

/// What an export found and wrote.
package struct ExportOutcome: Sendable {
  /// What one locale's translators get.
  package struct Package: Sendable {
    package var locale: String
    /// The file, or the folder that holds the files.
    package var path: String
    package var catalogs: Int
    package var units: Int
    package var untranslated: Int
  }

  package var packages: [Package] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean

  package init(diagnostics: [Diagnostic] = [], status: ExitStatus = .clean) {
    self.diagnostics = diagnostics
    self.status = status
  }

  mutating func fail(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    status = .couldNotRun
  }
}
