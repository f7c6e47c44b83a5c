/// How a translation's specifier fits the source's.
package enum TypeMatch: Hashable, Sendable {
  case same
  /// Such as `%d` for `%lld`: wrong on 32-bit platforms only, so worth a warning.
  case sameKindOtherLength
  case different
}

extension ValueType {
  /// Compares the arguments that two specifiers need.
  ///
  /// `double` and `long double` are different: the Intel ABI passes the second in memory. So are C
  /// strings with units of other sizes, which are read as other text.
  package func matching(_ other: ValueType) -> TypeMatch {
    if self == other { return .same }
    switch (self, other) {
    case (.signedInteger, .signedInteger), (.unsignedInteger, .unsignedInteger),
      (.character, .character):
      return .sameKindOtherLength
    default:
      return .different
    }
  }

  /// Like `matching`, for one argument that one string shows twice.
  ///
  /// C allows reading an integer with the other sign (C23, 7.16.1.1), and `%1$d (0x%1$x)` is common.
  package func sharingArgument(with other: ValueType) -> TypeMatch {
    switch (self, other) {
    case (.signedInteger(let bits), .unsignedInteger(let others)),
      (.unsignedInteger(let bits), .signedInteger(let others)):
      bits == others ? .same : .sameKindOtherLength
    default:
      matching(other)
    }
  }
}
