package import Diagnostics

/// A mistake, or a likely one, in the specifiers of a string.
package struct SpecifierProblem: Hashable, Sendable {
  /// UTF-8 offsets in the scanned bytes.
  package var range: Range<Int>
  package var kind: Kind
  /// What stands there, shortened when it is long.
  package var spelling: String
  /// What should stand in `range` instead, where that can be guessed.
  package var replacement: String?

  package enum Kind: Hashable, Sendable {
    // No specifier: Foundation shows part of it as text, or nothing.
    case lonePercentSign
    case unknownConversion
    case unfinished
    case writesToMemory
    case zeroPosition
    case positionTooLarge
    case sizeTooLarge
    case emptyName
    case unclosedName
    case spaceInside
    case misplacedPosition
    case missingPosition
    case wrongCase
    case foreignCharacter
    case numberedSubstitutionArgument

    // A specifier in a place that has none of its kind.
    case variableNotAllowed
    case substitutionArgumentNotAllowed

    // Specifiers that don't go together.
    case mixedNumbering
    case missingArguments(ClosedRange<Int>)
    case tooManyArguments
    case conflictingTypes(argument: Int, ValueType, ValueType)
    case differentLengths(argument: Int)

    // A specifier that was probably meant otherwise.
    case doubledConversion
    case unfitLength
    case looksLikeText(SpecifierConversion)
    case spaceFlag
    case widthForPosition(Int)
    case legacyConversion
    case spaceInName
  }

  /// An error shows something wrong to the reader; a warning is a likely mistake that works.
  package var severity: Severity {
    switch kind {
    case .differentLengths, .looksLikeText, .spaceFlag, .widthForPosition, .legacyConversion,
      .spaceInName:
      .warning
    default: .error
    }
  }

  /// Whether the specifier was surely meant as a percent sign and text.
  package var looksLikeText: Bool {
    if case .looksLikeText = kind { true } else { false }
  }
}
