import Catalogs
package import Diagnostics
package import Exchange
package import Extraction

/// What an extraction found and did.
package struct ExtractOutcome: Sendable {
  package var entries: [ExtractedEntry] = []
  /// The strings of storyboards, property lists and intents.
  package var resourceEntries: [ExtractedEntry] = []
  package var diagnostics: [Diagnostic] = []
  /// The changes of each catalog file that is, or would be, written; sorted by path.
  package var changes: [CatalogChange] = []
  /// Whether the changes were written.
  package var isWritten = false
  /// What is known of the key that was asked about, a line each.
  package var explanation: [String] = []
  package var status = ExitStatus.clean

  package init(diagnostics: [Diagnostic] = [], status: ExitStatus = .clean) {
    self.diagnostics = diagnostics
    self.status = status
  }
}

/// The changes of one catalog file.
package struct CatalogChange: Sendable {
  package var file: String
  package var old: [UInt8]
  package var new: [UInt8]
  package var changes: [MergeChange]
  /// For each added key, the locales whose catalogs don't have it.
  package var missingLocales: [String: [String]]
}
