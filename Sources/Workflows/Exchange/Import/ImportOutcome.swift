package import Diagnostics

/// What an import found and did.
package struct ImportOutcome: Sendable {
  /// What becomes of one text.
  package struct Change: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case added
      case changed
      case cleared
      case stateChanged = "state changed"
    }

    package var kind: Kind
    package var id: String
    package var key: String
    package var locale: String
    /// As translators see it.
    package var old: String?
    package var new: String
    package var oldState: String?
    package var newState: String?
  }

  /// The changes of one catalog file.
  package struct FileChange: Sendable {
    package var file: String
    package var changes: [Change]
  }

  /// Sorted by path.
  package var files: [FileChange] = []
  package var diagnostics: [Diagnostic] = []
  /// How many texts came back as they were.
  package var unchanged = 0
  /// How many texts came back without a translation.
  package var untranslated = 0
  /// How many texts were refused.
  package var refused = 0
  /// Whether catalogs were written.
  package var isWritten = false
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
