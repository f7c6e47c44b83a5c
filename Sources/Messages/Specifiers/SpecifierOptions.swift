/// Which forms the place of a string allows; others are recognised there too, and reported.
///
/// Usable from inline, for rules ask every text.
@usableFromInline package struct SpecifierOptions: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `%#@name@` may be used.
  @inlinable package static var variables: Self { Self(rawValue: 1) }
  /// The catalog says which argument an unnumbered `%#@name@` stands for, so it takes none here.
  @inlinable package static var variablesNumberedElsewhere: Self { Self(rawValue: 2) }
  /// `%arg` may be used.
  @inlinable package static var substitutionArgument: Self { Self(rawValue: 4) }
  /// The string is shown inside another one, which may use the arguments that are missing here.
  @inlinable package static var partOfMessage: Self { Self(rawValue: 8) }

  /// An `NSStringLocalizedFormatKey`.
  package static let stringsdictFormat: Self = [.variables]
  /// A plural form in a `.stringsdict` file.
  package static let stringsdictVariable: Self = [.variables, .partOfMessage]
  /// A value of a String Catalog.
  package static let catalogValue: Self = [.variables, .variablesNumberedElsewhere]
  /// A plural form of a String Catalog's substitution.
  package static let catalogSubstitution: Self = [
    .variables, .variablesNumberedElsewhere, .substitutionArgument, .partOfMessage,
  ]
}
