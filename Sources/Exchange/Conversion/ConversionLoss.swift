import Catalogs

/// Something that a catalog says and another format has no place for.
package struct ConversionLoss: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// How far a translation is.
    case state
    case extractionState = "extraction-state"
    case shouldTranslate = "should-translate"
    case commentOrigin = "comment-origin"
    case comment
    case symbol
    case phrases
    case unknownField = "unknown-field"
    case shadowedText = "shadowed-text"
    /// What a `%#@name@` would stand for that no text has.
    case unusedSubstitution = "unused-substitution"
    case duplicate
    case emptyText = "empty-text"
    case order
    case missingSource = "missing-source"
    case controlCharacter = "control-character"
    /// What a merge left for a person to decide.
    case undecidedConflict = "undecided-conflict"
  }

  package var kind: Kind
  /// Nil for what concerns the whole table.
  package var key: String?
  package var language: String?
  /// What becomes of it; one clause without a full stop.
  package var detail: String

  package init(_ kind: Kind, key: String?, language: String? = nil, _ detail: String) {
    self.kind = kind
    self.key = key
    self.language = language
    self.detail = detail
  }
}
