package import Diagnostics

/// The ids of what extraction reports of sources: what may hide keys, what is shown without being
/// localized, and contradictions.
package enum ExtractionDiagnostic {
  /// A file has a syntax error, and strings after it may be missing.
  static let syntax = "swift-syntax"
  /// A file or statement is beyond what is read: too deeply nested, too long, or of types that
  /// take too many steps to find out.
  static let tooComplex = "swift-too-complex"
  /// A file takes too long to parse; the next time it may not.
  static let tooSlow = "swift-too-slow"

  /// A text that people read is localized nowhere.
  package static let unlocalized = "unlocalized-text"
  /// A sentence is glued together from several texts.
  static let joined = "joined-text"
  /// Code chooses between a word and its plural.
  static let handMadePlural = "hand-made-plural"
  /// What is looked for only where somebody asks for it.
  package static let shownTexts: Set<String> = [unlocalized, joined, handMadePlural]

  /// Two places of a key say different things of it; both were seen.
  package static let conflictingDefaultValue = "conflicting-default-value"
  static let conflictingArgumentTypes = "conflicting-argument-types"

  /// What leaves keys unseen, so that none may be called stale for it.
  static let incomplete: Set<String> = [syntax, tooComplex, tooSlow]
}

extension Diagnostic {
  /// Whether keys of the file may not have been seen.
  package var mayHideKeys: Bool { ExtractionDiagnostic.incomplete.contains(id) }

  /// Whether this tells of two places that contradict each other, neither of which is hidden for it.
  package var isContradiction: Bool {
    id == ExtractionDiagnostic.conflictingDefaultValue
      || id == ExtractionDiagnostic.conflictingArgumentTypes
  }

  /// Whether this tells of a source that was not read to its end because it is too complex.
  package var isSourceLeftOut: Bool { id == ExtractionDiagnostic.tooComplex || isTransient }

  /// Whether the next extraction may find out what this one did not.
  package var isTransient: Bool { id == ExtractionDiagnostic.tooSlow }
}
