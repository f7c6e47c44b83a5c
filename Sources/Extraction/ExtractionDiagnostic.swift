package import Diagnostics

/// The ids of what extraction reports when it may have missed keys.
package enum ExtractionDiagnostic {
  /// A file has a syntax error, and strings after it may be missing.
  static let syntax = "swift-syntax"
  /// A file or statement is beyond what is read: too deeply nested, too long, or of types that
  /// take too many steps to find out.
  static let tooComplex = "swift-too-complex"

  /// What leaves keys unseen, so that none may be called stale for it.
  static let incomplete: Set<String> = [syntax, tooComplex]
}

extension Diagnostic {
  /// Whether keys of the file may not have been seen.
  package var mayHideKeys: Bool { ExtractionDiagnostic.incomplete.contains(id) }

  /// Whether this tells of a source that was not read to its end because it is too complex.
  package var isSourceLeftOut: Bool { id == ExtractionDiagnostic.tooComplex }
}
