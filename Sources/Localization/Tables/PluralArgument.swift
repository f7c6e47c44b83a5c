package import LocaleData

/// What choosing a plural form needs to know of one argument of a call.
package enum PluralArgument: Hashable, Sendable {
  /// A number as it is shown: decimal digits with a point, such as `-3` or `1.50`.
  case number(String)
  /// Anything that can't be counted.
  case other

  /// The number as plural rules see it; nil for what is none, infinity and NaN among it.
  package var operands: PluralOperands? {
    if case .number(let digits) = self { PluralOperands(digits) } else { nil }
  }
}
