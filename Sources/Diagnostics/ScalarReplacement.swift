extension StringProtocol {
  /// The text with another one wherever some scalars stand in a row.
  package func replacing(scalars: String, with replacement: String) -> String {
    var result = String(self)
    result.unicodeScalars.replace(scalars.unicodeScalars, with: replacement.unicodeScalars)
    return result
  }

  /// The text with another one wherever a scalar stands.
  ///
  /// `replacing(_:with:)` goes by `Character`s: it finds no quotation mark that a combining mark
  /// follows, and neither half of CR LF, though a parser of bytes does.
  package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
    var result = ""
    for own in unicodeScalars {
      if own == scalar {
        result += replacement
      } else {
        result.unicodeScalars.append(own)
      }
    }
    return result
  }
}
