/// Which forms the place of a string allows; others are recognised there too, and reported.
package struct SpecifierOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `%#@name@` may be used.
  package static let variables = Self(rawValue: 1)
  /// The catalog says which argument an unnumbered `%#@name@` stands for, so it takes none here.
  package static let variablesNumberedElsewhere = Self(rawValue: 2)
  /// `%arg` may be used.
  package static let substitutionArgument = Self(rawValue: 4)
  /// The string is shown inside another one, which may use the arguments that are missing here.
  package static let partOfMessage = Self(rawValue: 8)

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
