extension Unicode.Scalar {
  /// The value of a sign for a part of one, such as ½; nil for anything else.
  ///
  /// Source: the properties General_Category and Numeric_Value of the Unicode Character Database, in
  /// the version of the standard library.
  package var fraction: Double? {
    guard !isASCII, properties.generalCategory == .otherNumber,
      let value = properties.numericValue, value > 0, value < 1
    else { return nil }
    return value
  }
}
