package import Diagnostics

/// What `l10n pseudo` did, or would do.
package struct PseudoOutcome: WorkflowOutcome {
  /// A catalog that a pseudo-locale is written into, or taken out of.
  package struct Change: Sendable {
    package var file: String
    /// Of a String Catalog several are removed at once.
    package var locales: [String]
    /// How many texts of the pseudo-locale the file has then.
    package var texts: Int
    /// Empty for no file.
    package var before: [UInt8]
    package var after: [UInt8]

    var edit: FileEdit { FileEdit(path: file, old: before, new: after) }
  }

  /// The pseudo-locales, as the catalogs spell them.
  package var locales: [String] = []
  /// The files of which bytes change, by path.
  package var changes: [Change] = []
  /// How many texts the pseudo-locales have in all files.
  package var texts = 0
  /// How many texts can't be changed without becoming other messages.
  package var leftOut = 0
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
  package var isWritten = false
}
