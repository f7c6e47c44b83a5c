package import Diagnostics

/// What `l10n reuse` found and did.
package struct ReuseOutcome: WorkflowOutcome {
  /// A translation that fits a key that had none.
  package struct Reuse: Hashable, Sendable {
    /// Where a translation comes from; in the order in which they are preferred.
    package enum Origin: String, CaseIterable, Sendable {
      /// A key that code no longer asks for, of the same table.
      case stale
      /// Another key of the project.
      case project
      /// A file that was given with `--memory`.
      case memory
    }

    package struct Text: Hashable, Sendable {
      /// As an exchange file names the place below the key; empty for a key's only text.
      package var path: String
      package var text: String
    }

    package var key: String
    package var locale: String
    package var source: String
    package var texts: [Text]
    package var origin: Origin
    /// The file, key and source text that the translation was made for.
    package var originFile: String
    package var originKey: String
    package var originSource: String
    /// How much the sources have in common, in percent.
    package var score: Int
    /// How many other translations the same source has.
    package var alternatives: Int
  }

  /// The translations for one file.
  package struct FileReuses: Sendable {
    package var file: String
    /// Whether the file has a place for "needs review".
    package var keepsState: Bool
    /// Whether they are to be written.
    package var isChosen: Bool
    package var reuses: [Reuse]
  }

  /// Sorted by path.
  package var files: [FileReuses] = []
  package var diagnostics: [Diagnostic] = []
  /// How many keys stay without a translation, counted in each language.
  package var missing = 0
  /// Whether catalogs were written.
  package var isWritten = false
  /// The catalogs that were written, as they were before, by path: what diagnostics point into.
  package var replaced: [String: [UInt8]] = [:]
  package var status = ExitStatus.clean
}
